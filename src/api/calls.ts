import { encodedText } from '#machines/domain/text.ts';
import type { ApiConfig, Deadlines } from './api.ts';
import { ApiError } from './api-error.ts';
import { createHttp, type Http } from './http.ts';

/** The longest time of each kind of call. */
export const DEADLINES: Deadlines = {
  read: 15_000,
  status: 10_000,
  post: 30_000,
  picture: 1_000,
};

/** The client and the settings that one part of the API makes its calls with. */
export interface Connection {
  readonly http: Http;
  readonly deadlines: Deadlines;
  /** The page's own origin. */
  readonly pageOrigin: string;
}

/** Connects to the API. The bearer goes to it alone, on reads and on guest-book. */
export function connect({
  fetch,
  isOnline,
  token,
  deadlineSignal,
  ...config
}: ApiConfig): Connection {
  return {
    http: createHttp({ fetch, isOnline, token, deadlineSignal }),
    deadlines: { ...DEADLINES, ...config.deadlines },
    pageOrigin: config.pageOrigin ?? new URL(config.baseUrl).origin,
  };
}

/** Returns the decoded value; throws the failure of an answer that cannot be read. */
export function orUnexpected<Value>(value: Value | null): Value {
  if (value !== null) return value;
  throw new ApiError({ kind: 'unexpected' });
}

/** The failure of an answer that the site cannot use, with the server's reason where it gave one. */
export function unexpected(reason: string | null, status: number): ApiError {
  return new ApiError({
    kind: 'unexpected',
    status,
    ...(reason === null ? {} : { text: reason }),
  });
}

/** An address under the API's base; throws when a segment would lead out of it. */
export function endpoint(base: string, path: readonly string[]): URL {
  const root = new URL(base.endsWith('/') ? base : `${base}/`);
  const url = new URL(`api/v1/${path.map(encodedText).join('/')}`, root);
  if (!url.href.startsWith(`${root.href}api/v1/`)) throw new ApiError({ kind: 'unexpected' });
  return url;
}
