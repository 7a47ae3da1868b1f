/** The events of a union that have no data beside their type. */
export type EventWithoutData<Event extends { readonly type: string }> = Event extends unknown
  ? keyof Event extends 'type'
    ? Event
    : never
  : never;
