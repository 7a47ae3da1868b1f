import { BODY_LIMIT } from '../../src/api/client.ts';

/** The platform and site that are examined. Bases have no trailing slash. */
export interface Examined {
  /** The API's base. */
  readonly api: string;
  /** The site's origin. */
  readonly site: string;
  /** The base of the contact call. */
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
  /** Why there is no answer, as the end of a sentence; '' where there is one. */
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
        return { ...none, failure: 'large', why: `is larger than ${BODY_LIMIT / 1e6} MB` };
      return { status: answer.status, headers: answer.headers, text, at, why: '' };
    } catch (error) {
      return signal.aborted
        ? { ...none, failure: 'slow', why: `takes longer than ${deadline / 1_000} s` }
        : { ...none, failure: 'cut', why: reasonOf(error) };
    }
  };
}

/** Why a request failed: Node tells it in the cause of its error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : error.message;
}

/** The content type of an answer; '' for none. */
export const typeOf = ({ headers }: Outcome): string => headers.get('content-type') ?? '';

/** The outcome in place of what was wanted, as a part of a sentence. */
export const whatCame = (outcome: Outcome): string =>
  outcome.status === 0
    ? `gets no answer (${outcome.why})`
    : `is answered with status ${outcome.status} and ${typeOf(outcome) || 'no type'}`;

/** The greatest error of a clock, in ms, with which days and deadlines still hold. */
const CLOCK_TOLERANCE = 120_000;

/** Says how far the clock of an answer is from this machine's; false where it is close enough, or tells nothing. */
export function wrongClock(whose: string, answer: Outcome | undefined): string | false {
  if (answer === undefined) return false;
  const { headers, at } = answer;
  const ahead = Date.parse(headers.get('date') ?? '') - at;
  if (!(Math.abs(ahead) > CLOCK_TOLERANCE)) return false;
  const minutes = Math.round(Math.abs(ahead) / 60_000);
  return `${whose} clock is ${minutes} min ${ahead > 0 ? 'ahead of' : 'behind'} this machine’s: what has departed, and which bookings are upcoming, is told wrongly by one of them.`;
}

/** Something that would break for riders, or for those who look for the site. */
export interface Finding {
  /** Its kind, for programs: 'cors-missing'. */
  readonly id: string;
  readonly about: 'api' | 'site';
  /** The fault and its effect, in one or two sentences. */
  readonly sentence: string;
  /** The setting, file or system that makes it so. */
  readonly setBy: string;
}

/** One thing that is looked for: its kind, what makes it so, and the sentences that are true of what was seen. */
export type Check<Seen> = readonly [
  id: string,
  setBy: string | ((seen: Seen) => string),
  find: (seen: Seen) => string | false | readonly (string | false)[],
];

/** The findings of a table of checks, each sentence once. */
export function findingsOf<Seen>(
  about: Finding['about'],
  checks: readonly Check<Seen>[],
  seen: Seen,
): Finding[] {
  return checks.flatMap(([id, setBy, find]) =>
    [...new Set([find(seen)].flat())]
      .filter((sentence) => sentence !== false)
      .map((sentence) => {
        return { id, about, sentence, setBy: typeof setBy === 'string' ? setBy : setBy(seen) };
      }),
  );
}

/** The place of a setting of the build. */
export const setting = (name: string): string => `${name} of the build (docs/configuration.md)`;
