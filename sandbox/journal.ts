/** The calls of the API that faults and counts are kept by; the names are those of the fault matrix. */
export const calls = [
  'trips-categories',
  'events-categories',
  'trainings-categories',
  'trip-detail',
  'event-detail',
  'trip-share',
  'event-share',
  'contact-us',
  'guest-book',
  'payment-status',
  'my-bookings',
  'guest-callback',
] as const;

/** The name of a call. */
export type CallName = (typeof calls)[number];

/** Whether a text names a call. */
export function isCall(text: string): text is CallName {
  return calls.some((call) => call === text);
}

const routes: [CallName, string, RegExp][] = [
  ['trips-categories', 'GET', /^\/api\/v1\/trip\/trips\/categories\/all$/],
  ['events-categories', 'GET', /^\/api\/v1\/event\/events\/categories\/all$/],
  ['trainings-categories', 'GET', /^\/api\/v1\/event\/events\/categories\/trainings$/],
  ['my-bookings', 'GET', /^\/api\/v1\/trip\/trips\/status\/my-bookings$/],
  ['trip-share', 'GET', /^\/api\/v1\/trip\/trips\/share\/[^/]+$/],
  ['event-share', 'GET', /^\/api\/v1\/event\/events\/share\/[^/]+$/],
  ['trip-detail', 'GET', /^\/api\/v1\/trip\/trips\/[^/]+$/],
  ['event-detail', 'GET', /^\/api\/v1\/event\/events\/[^/]+$/],
  ['contact-us', 'POST', /^\/api\/v1\/user\/contact-us$/],
  ['guest-book', 'POST', /^\/api\/v1\/order\/guest-book\/[^/]+\/[^/]+$/],
  ['payment-status', 'GET', /^\/api\/v1\/order\/payment\/status\/[^/]+$/],
  ['guest-callback', 'POST', /^\/api\/v1\/order\/[^/]+\/guest-callback$/],
];

/** Which call a request makes; null for an address that is none. */
export function callOf(method: string, path: string): CallName | null {
  const asked = method === 'HEAD' ? 'GET' : method;
  return routes.find(([, verb, route]) => verb === asked && route.test(path))?.[0] ?? null;
}

/** A request that the API received. */
export interface JournalEntry {
  number: number;
  at: number;
  call: CallName | 'unknown';
  method: string;
  path: string;
  query: Record<string, string>;
  origin: string | null;
  /** Whether it carried an Authorization header. */
  authorized: boolean;
  contentType: string | null;
  form: Record<string, string>;
  fault: boolean;
  /** The status of the answer; null while there is none, and for good where the line was cut. */
  status: number | null;
}

/** The requests received since the last reset: exact counts, and the latest entries in full. */
export interface Journal {
  record(entry: Omit<JournalEntry, 'number' | 'status'>): JournalEntry;
  entries(call?: string): JournalEntry[];
  counts(): Record<string, number>;
  clear(): void;
}

/** How many entries are kept in full. */
const KEPT = 2_000;

/** An empty journal. */
export function createJournal(): Journal {
  let entries: JournalEntry[] = [];
  let counts = new Map<string, number>();
  let total = 0;
  return {
    record(facts) {
      total += 1;
      const entry: JournalEntry = { ...facts, number: total, status: null };
      entries.push(entry);
      if (entries.length > KEPT) entries.shift();
      counts.set(entry.call, (counts.get(entry.call) ?? 0) + 1);
      return entry;
    },
    entries: (call) => entries.filter((entry) => call === undefined || entry.call === call),
    counts: () => Object.fromEntries(counts),
    clear() {
      entries = [];
      counts = new Map();
      total = 0;
    },
  };
}
