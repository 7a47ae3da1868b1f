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

/** An answer with its whole body; redirects are not followed. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** This machine's clock when the headers came, epoch ms. */
  readonly at: number;
}

/** The outcome of a request: an answer, or the reason for none, as the end of a sentence. */
export type Outcome =
  | { readonly answer: Answer }
  | {
      readonly answer: null;
      readonly failure: 'unreachable' | 'slow' | 'large';
      readonly why: string;
    };

/** The means of asking. */
export interface AskOptions {
  readonly fetch: typeof globalThis.fetch;
  /** The time that a request may take with its body, in ms. */
  readonly deadline: number;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Asks by GET, by the OPTIONS that a browser sends before one, or by a POST without a body, and counts. */
export class Asker {
  requests = 0;
  readonly #options: AskOptions;

  constructor(options: AskOptions) {
    this.#options = options;
  }

  async ask(
    url: string,
    headers: Readonly<Record<string, string>> = {},
    method: 'GET' | 'OPTIONS' | 'POST' = 'GET',
  ): Promise<Outcome> {
    const { fetch, deadline, now } = this.#options;
    const signal = AbortSignal.timeout(deadline);
    this.requests += 1;
    try {
      const response = await fetch(url, { method, headers, redirect: 'manual', signal });
      const at = now();
      const text = await response.text();
      if (text.length > BODY_LIMIT)
        return { answer: null, failure: 'large', why: `is larger than ${BODY_LIMIT / 1e6} MB` };
      return { answer: { status: response.status, headers: response.headers, text, at } };
    } catch (error) {
      if (signal.aborted) {
        return { answer: null, failure: 'slow', why: `takes longer than ${deadline / 1_000} s` };
      }
      return { answer: null, failure: 'unreachable', why: reasonOf(error) };
    }
  }
}

/** Why a request failed: Node tells it in the cause of its error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : error.message;
}

/** The outcome of a request in place of the file that was wanted, as a part of a sentence. */
export function whatCame(outcome: Outcome): string {
  if (outcome.answer === null) return `gets no answer (${outcome.why})`;
  const { status, headers } = outcome.answer;
  return `is answered with status ${status} and ${headers.get('content-type') ?? 'no type'}`;
}

/** The greatest error of a clock, in ms, with which days and deadlines still hold. */
const CLOCK_TOLERANCE = 120_000;

/** The minutes that an answer's clock is ahead of this machine's, negative behind; 0 where it is close enough, or tells nothing. */
export function clockDifference({ headers, at }: Answer): number {
  const date = Date.parse(headers.get('date') ?? '');
  const difference = date - at;
  return Math.abs(difference) > CLOCK_TOLERANCE ? Math.round(difference / 60_000) : 0;
}

/** The clock's difference as a sentence about whose it is. */
export function clockSentence(whose: string, minutes: number): string {
  const side = minutes > 0 ? 'ahead of' : 'behind';
  return `${whose} clock is ${Math.abs(minutes)} min ${side} this machine’s: what has departed, and which bookings are upcoming, is told wrongly by one of them.`;
}
