import { BODY_LIMIT } from '../../src/api/client.ts';

/** The platform and site that are examined, by addresses without a trailing slash. */
export interface Examined {
  readonly api: string;
  readonly site: string;
  readonly contact: string;
  /** Where its pages send reports, a URL or a path of the site; undefined where they send none. */
  readonly reports?: string | undefined;
  /** The bearer; it is never shown. */
  readonly token: string;
  /** A number whose bookings are looked up; it is never shown. */
  readonly phone?: string | undefined;
}

/** An answer with its whole body, or why there is none; redirects are not followed. */
export interface Outcome {
  /** 0 where there is no answer. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** This machine's clock when the headers came, epoch ms. */
  readonly at: number;
  readonly failure?: 'slow' | 'large' | 'cut';
  /** Why there is no answer; '' where there is one. */
  readonly why: string;
}

/** Asks an address, by GET where no method is given. */
export type Ask = (url: string, init?: Pick<RequestInit, 'headers' | 'method'>) => Promise<Outcome>;

/** A way to ask whose requests may take so many ms with their bodies; `now` is in epoch ms. */
export function asking(deadline: number, fetch = globalThis.fetch, now = Date.now): Ask {
  return async (url, init) => {
    const signal = AbortSignal.timeout(deadline);
    const none = { status: 0, headers: new Headers(), text: '', at: 0 };
    try {
      const answer = await fetch(url, { ...init, redirect: 'manual', signal });
      const at = now();
      const text = await answer.text();
      if (text.length > BODY_LIMIT)
        return { ...none, failure: 'large', why: `it is larger than ${BODY_LIMIT / 1e6} MB` };
      return { status: answer.status, headers: answer.headers, text, at, why: '' };
    } catch (error) {
      return signal.aborted
        ? { ...none, failure: 'slow', why: `it takes longer than ${deadline / 1_000} s` }
        : { ...none, failure: 'cut', why: reasonOf(error) };
    }
  };
}

/** Why a request failed: Node tells it in the cause of its error. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

/** The content type of an answer; '' for none. */
export const typeOf = ({ headers }: Outcome): string => headers.get('content-type') ?? '';

/** The outcome in place of what was wanted, as a part of a sentence. */
export const whatCame = (outcome: Outcome): string =>
  outcome.status === 0
    ? `gets no answer (${outcome.why})`
    : `is answered with status ${outcome.status} and ${typeOf(outcome) || 'no type'}`;

/** Says how far the clock of an answer is from this machine's; false within 2 min, where days and deadlines still hold. */
export function wrongClock(whose: string, { headers, at }: Outcome): string | false {
  const minutes = Math.round((Date.parse(headers.get('date') ?? '') - at) / 60_000);
  if (!(Math.abs(minutes) > 2)) return false;
  return `${whose} clock is ${Math.abs(minutes)} min ${minutes > 0 ? 'ahead of' : 'behind'} this machine’s: what has departed, and which bookings are upcoming, is told wrongly by one of them.`;
}

/** One line of the table of checks: its kind for programs, the setting, file or system that makes it so, and its fault and effect, if there is one. */
export type Check = readonly [id: string, setBy: string, said: string | false];

/** The checks of a table that found something, each sentence once. */
export const found = (about: 'api' | 'site', checks: readonly Check[]) =>
  checks.flatMap(([id, setBy, sentence], at) =>
    sentence !== false && checks.findIndex((check) => check[2] === sentence) === at
      ? [{ id, about, sentence, setBy }]
      : [],
  );

/** The place of a setting of the build. */
export const setting = (name: string): string => `${name} of the build (docs/configuration.md)`;
