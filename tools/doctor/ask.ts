import { BODY_LIMIT } from '../../src/api/client.ts';

/** The reason that a reply did not arrive, or not as a whole. */
export type ReplyFailure = 'cut' | 'large' | 'slow';

/** The reply to one request, with the fields that the checks read. */
export interface Reply {
  readonly url: string;
  /** The status; 0 where no whole reply came. */
  readonly status: number;
  /** The headers; none where no whole reply came. */
  readonly headers: Headers;
  /** The `Content-Type`; '' where it has none. */
  readonly type: string;
  readonly text: string;
  /** The reason that the reply is not whole; null for a whole one. */
  readonly failure: ReplyFailure | null;
  /** The end of a sentence about the reply, such as 'is answered with status 404 and text/html'. */
  readonly outcome: string;
  /** The minutes by which the server's clock is ahead of this machine's; NaN where it names no time. */
  readonly minutesAhead: number;
}

/** Requests an address, by GET where no method is given. */
export type Ask = (url: string, init?: Pick<RequestInit, 'headers' | 'method'>) => Promise<Reply>;

/**
 * Returns the function that requests an address and follows no redirects. A request may take `deadline` ms with its
 * body; `clock` returns epoch ms.
 */
export function createRequester(deadline: number, fetch = globalThis.fetch, clock = Date.now): Ask {
  return async (url, init) => {
    const signal = AbortSignal.timeout(deadline);
    try {
      const response = await fetch(url, { ...init, redirect: 'manual', signal });
      const minutesAhead = minutesBetween(clock(), response.headers.get('date'));
      const text = await response.text();
      if (text.length > BODY_LIMIT)
        return noAnswer(url, 'large', `it is larger than ${BODY_LIMIT / 1e6} MB`, minutesAhead);
      const { status, headers } = response;
      const type = headers.get('content-type') ?? '';
      const outcome = `is answered with status ${status} and ${type || 'no type'}`;
      return { url, status, headers, type, text, failure: null, outcome, minutesAhead };
    } catch (error) {
      return signal.aborted
        ? noAnswer(url, 'slow', `it takes longer than ${deadline / 1_000} s`)
        : noAnswer(url, 'cut', causeOf(error));
    }
  };
}

/** True for a reply whose status says that it went well. */
export const isOk = ({ status }: Reply): boolean => status >= 200 && status < 300;

function minutesBetween(now: number, date: string | null): number {
  return Math.round((Date.parse(date ?? '') - now) / 60_000);
}

/** Returns the cause of a network error: Node's message, or a code alone where Node tried several addresses. */
function causeOf(error: unknown): string {
  const { message, code }: NodeJS.ErrnoException = Object((error as Error).cause ?? error);
  return message || String(code);
}

function noAnswer(
  url: string,
  failure: ReplyFailure,
  why: string,
  minutesAhead = Number.NaN,
): Reply {
  return {
    url,
    status: 0,
    headers: new Headers(),
    type: '',
    text: '',
    failure,
    outcome: `gives no answer (${why})`,
    minutesAhead,
  };
}
