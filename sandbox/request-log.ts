import type { CallName } from './calls/calls.ts';

/** A request that the API received. */
export interface LoggedRequest {
  number: number;
  at: number;
  call: CallName | 'unknown';
  method: string;
  path: string;
  query: Record<string, string>;
  origin: string | null;
  /** True when it carried an Authorization header. */
  authorized: boolean;
  contentType: string | null;
  form: Record<string, string>;
  fault: boolean;
  /** The status of the answer; null while there is none, and for good where the connection was cut. */
  status: number | null;
}

/** The requests received since the last reset: exact counts, and the latest in full. */
export interface RequestLog {
  record(entry: Omit<LoggedRequest, 'number' | 'status'>): LoggedRequest;
  entries(call?: string): LoggedRequest[];
  counts(): Record<string, number>;
  clear(): void;
}

/** The most requests that the log holds in full. */
const ENTRY_LIMIT = 2_000;

/** An empty request log. */
export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];
  let counts = new Map<string, number>();
  let total = 0;
  return {
    record(facts) {
      total += 1;
      const entry: LoggedRequest = { ...facts, number: total, status: null };
      entries.push(entry);
      if (entries.length > ENTRY_LIMIT) entries.shift();
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
