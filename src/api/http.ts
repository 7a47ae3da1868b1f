import ky from 'ky';
import { parseJson } from '#machines/codec/json.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { ApiError } from './api-error.ts';
import { BodyTooLarge, discardBody, readBlob, readBody } from './body.ts';
import { keptAtOf } from './kept-answer.ts';
import { errorText, serverMessage } from './server-text.ts';

/** The options of all calls. */
export interface HttpOptions {
  /** The browser's own when left out. */
  readonly fetch?: typeof fetch | undefined;
  /** True when the device believes it has a connection. */
  readonly isOnline: () => boolean;
  /** The signal that ends a call at its deadline, in milliseconds; a timer of the browser when left out. */
  readonly deadlineSignal?: ((ms: number, url: URL) => AbortSignal) | undefined;
  /** The bearer; never shown, even where a server echoes it. '' sends none. */
  readonly token: string;
}

/** One call. */
export interface Call {
  readonly url: URL;
  readonly method?: 'get' | 'post';
  /** Sent form-encoded. */
  readonly form?: Readonly<Record<string, string>>;
  readonly withToken?: boolean;
  /** The type asked for; JSON when left out. */
  readonly accept?: 'application/json' | 'image/*';
  /** True when the caller can use an earlier answer that the device kept; otherwise such an answer is a failure of the network. */
  readonly mayBeKept?: boolean;
  /** The longest time of the whole call, body included, in milliseconds. */
  readonly deadline: number;
  readonly signal?: AbortSignal | undefined;
}

/** An OK answer. */
export interface OkResponse {
  readonly status: number;
  /** The JSON; undefined when the body is no JSON, null when it is empty. */
  readonly body: unknown;
  /** For an answer that the device kept: its time (epoch ms), and the reason that the network did not answer now. */
  readonly kept?: { readonly at: number; readonly failure: Failure };
}

/** Makes calls: one request each, no retries, and a deadline that covers the body. */
export interface Http {
  /** Reads an OK answer to its end. */
  json(call: Call): Promise<OkResponse>;
  /** Resolves as soon as an OK status arrives; the body is not read. */
  send(call: Call): Promise<void>;
  /** Reads the picture of an OK answer. */
  picture(call: Call): Promise<Blob>;
}

/** Creates the client through which all calls go. */
export function createHttp(options: HttpOptions): Http {
  const client = ky.create({
    retry: 0,
    // ky's own timeout ends at the headers; the signal's deadline covers the body too.
    timeout: false,
    throwHttpErrors: false,
    credentials: 'omit',
    // Neither the bearer nor a guest's details follow a redirect.
    redirect: 'error',
    ...(options.fetch === undefined ? {} : { fetch: fetchOf(options.fetch) }),
  });

  const deadlineSignal = options.deadlineSignal ?? ((ms) => AbortSignal.timeout(ms));

  async function call<Answer>(
    request: Call,
    read: (response: Response, signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const deadline = deadlineSignal(request.deadline, request.url);
    const signal = request.signal === undefined ? deadline : either(request.signal, deadline);
    try {
      const response = await client(request.url, {
        method: request.method ?? 'get',
        headers: headersOf(request),
        cache: cacheOf(request),
        signal,
        ...(request.form === undefined ? {} : { body: new URLSearchParams(request.form) }),
      });
      return await read(response, signal);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      request.signal?.throwIfAborted();
      if (deadline.aborted) throw new ApiError({ kind: 'timeout' });
      throw new ApiError(transportFailure());
    }
  }

  function headersOf({ withToken, accept = 'application/json' }: Call): Record<string, string> {
    return withToken === true && options.token !== ''
      ? { accept, authorization: `Bearer ${options.token}` }
      : { accept };
  }

  function transportFailure(): Failure {
    return { kind: options.isOnline() ? 'network' : 'offline' };
  }

  // A server that echoes the request must not put the bearer on the screen.
  function withoutToken(text: string): string {
    return options.token === '' ? text : text.replaceAll(options.token, '…');
  }

  function httpFailure(status: number, body: string): Failure {
    const text = withoutToken(body);
    return {
      kind: 'http',
      status,
      text: errorText(status, text),
      serverText: serverMessage(parseJson(text)),
    };
  }

  return {
    json: (request) =>
      call(request, async (response, signal) => {
        if (response.ok) {
          const at = keptAtOf(response.headers);
          const failure = transportFailure();
          if (at !== null && request.mayBeKept !== true) throw new ApiError(failure);
          const text = await okBody(response, signal);
          return {
            status: response.status,
            body: text.trim() === '' ? null : parseJson(text),
            ...(at === null ? {} : { kept: { at, failure } }),
          };
        }
        throw new ApiError(httpFailure(response.status, await errorBody(response, signal)));
      }),
    send: (request) =>
      call(request, async (response) => {
        discardBody(response.body);
        if (!response.ok) throw new ApiError(httpFailure(response.status, ''));
      }),
    picture: (request) =>
      call({ ...request, accept: 'image/*' }, async (response, signal) => {
        if (response.ok) return readBlob(response, signal);
        discardBody(response.body);
        throw new ApiError(httpFailure(response.status, ''));
      }),
  };
}

// The catalogue and its pictures are the same for everyone; the rest is a visitor's own. Only an answer of this
// visit is sold (rule: Sold from an answer): a cached answer is always revalidated.
function cacheOf({ withToken, method, accept }: Call): RequestCache {
  if (accept === 'image/*') return 'default';
  return withToken === true && method !== 'post' ? 'no-cache' : 'no-store';
}

async function okBody(response: Response, signal: AbortSignal): Promise<string> {
  try {
    return await readBody(response, signal);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    throw new ApiError({ kind: 'unexpected', status: response.status });
  }
}

// A known status must not be lost because its body ends early.
async function errorBody(response: Response, signal: AbortSignal): Promise<string> {
  try {
    return await readBody(response, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return '';
  }
}

/** The signal that aborts with the first of two. AbortSignal.any is newer than the oldest browsers, and leaves no listeners behind until a deadline passes. */
function either(one: AbortSignal, other: AbortSignal): AbortSignal {
  if ('any' in AbortSignal) return AbortSignal.any([one, other]);
  const first = new AbortController();
  for (const signal of [one, other]) {
    const abort = () => first.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: first.signal });
  }
  return first.signal;
}

function fetchOf(send: typeof fetch) {
  return (input: string | URL | Request, init?: RequestInit) => send(input, init);
}
