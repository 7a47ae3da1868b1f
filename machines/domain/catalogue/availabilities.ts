// Part of the texts' types, too: imports nothing.

/** The facts in which availabilities differ; their words stand in `#texts/availability.ts`. */
interface AvailabilityFacts {
  /** True where its tickets are sold; elsewhere its words stand in place of its price. */
  readonly isOpenForBooking: boolean;
  /** True while riders can look forward to it: it is counted, and stands before those that have departed. */
  readonly isUpcoming: boolean;
  /** The word of schema.org for it (rule: Structured data); null where its price is offered no more. */
  readonly schemaWord: string | null;
}

/** The table of availabilities: what a visitor can do about an item (rule: Seats). */
export const AVAILABILITIES = {
  open: { isOpenForBooking: true, isUpcoming: true, schemaWord: 'InStock' },
  /** Its last seat is taken. */
  soldOut: { isOpenForBooking: false, isUpcoming: true, schemaWord: 'SoldOut' },
  /** Nobody can join any more. */
  departed: { isOpenForBooking: false, isUpcoming: false, schemaWord: null },
} as const satisfies Record<string, AvailabilityFacts>;

/** The availability of an item. */
export type Availability = keyof typeof AVAILABILITIES;

/** An availability in which no tickets are sold. */
export type ClosedAvailability = {
  [Name in Availability]: (typeof AVAILABILITIES)[Name]['isOpenForBooking'] extends true
    ? never
    : Name;
}[Availability];
