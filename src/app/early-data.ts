// Part of the first script of every page: imports nothing but what it inlines.

const lists = {
  trips: 'trip/trips/categories/all',
  trainings: 'event/events/categories/trainings',
  events: 'event/events/categories/all',
};

/** Where a page was opened. */
export interface EarlyPlace {
  readonly pathname: string;
  readonly search: string;
  readonly referrer: string;
  /** The navigation state. */
  readonly state: unknown;
}

/** The paths of the API that a page is going to read, as far as its address tells. */
export function earlyPaths(wanted: readonly string[], place: EarlyPlace): string[] {
  return wanted.flatMap((name) => {
    if (name === 'item') return itemPath(place);
    return name in lists ? [lists[name as keyof typeof lists]] : [];
  });
}

// The kind as the page will read it (rule: Trip or event); a page that comes with a state may read another.
function itemPath({ pathname, search, referrer, state }: EarlyPlace): string[] {
  const id = /\/details\/([\w-]+)\/?$/i.exec(pathname)?.[1];
  if (id === undefined || state !== null) return [];
  const type = new URLSearchParams(search).get('type')?.trim().toLowerCase();
  const isTrip =
    type === 'trip' ||
    (type !== 'event' && (/adventure-?tours/i.test(referrer) || /trip/i.test(pathname)));
  return [isTrip ? `trip/trips/${id}` : `event/events/${id}`];
}
