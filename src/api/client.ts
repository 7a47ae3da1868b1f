import ky from 'ky';
import type { Failure } from '#machines/domain/answer/failure.ts';
import { parseJson } from '#machines/domain/text/json.ts';
import { encodedText } from '#machines/domain/text/text.ts';
import { ApiError, cachedAtOf } from './api-error.ts';
import { errorText, serverMessage } from './server-text.ts';

/** The longest time of each kind of call, in ms; it covers the body too. */
export const DEADLINES = {
  /** Reads lists, items, share texts and My Bookings. */
  read: 15_000,
  status: 10_000,
  post: 30_000,
  /** A picture to share: a share sheet opens only for some seconds after the click. */
  picture: 1_000,
};

/** The settings of the API. Bases are absolute addresses. */
export interface ApiConfig {
  readonly baseUrl: string;
  readonly contactBaseUrl: string;
  /** The fixed bearer, '' for none. It is never displayed, even where a server echoes it. */
  readonly token: string;
  /** The payment provider as its field names it, such as 'phonepe'. */
  readonly provider: string;
  /** The page's own origin; when left out, that of the API. */
  readonly pageOrigin?: string | undefined;
  /** The fetch function; when left out, that of the browser. */
  readonly fetch?: typeof fetch | undefined;
  /** True when the device believes it has a connection. */
  readonly isOnline: () => boolean;
  /** Returns the signal that ends a call at its deadline, in ms; when left out, a timer of the browser does it. */
  readonly deadlineSignal?: ((ms: number, url: URL) => AbortSignal) | undefined;
}

/** The largest body that is read, in bytes. The fault matrix calls a larger one an unexpected answer. */
export const BODY_LIMIT = 10_000_000;

/** The request of one call. */
export interface ApiCall {
  /** The path below the API's root, by segment. */
  readonly path: readonly string[];
  readonly search?: Readonly<Record<string, string>>;
  /** The fields to post, form-encoded. */
  readonly form?: Readonly<Record<string, string>>;
  readonly withToken?: boolean;
  /**
   * True for a read whose answer is the same for everyone: the browser may store it, and asks each time whether it
   * still holds. An answer about a visitor is never stored.
   */
  readonly isPublic?: boolean;
  /** True when the caller can use an earlier answer that the device cached; otherwise such an answer is a failure of the network. */
  readonly isCacheable?: boolean;
  /** The deadline of the whole call, body included. */
  readonly within: keyof typeof DEADLINES;
  readonly signal?: AbortSignal | undefined;
}

/** An OK answer. */
export interface OkResponse {
  readonly status: number;
  /** The JSON of the body; undefined when the body is no JSON, null when it is empty. */
  readonly body: unknown;
  /**
   * Set for an answer that the device cached: its time (epoch ms), and the reason for which the network did not
   * answer now.
   */
  readonly cached?: { readonly at: number; readonly failure: Failure };
}

/** Makes all calls to the API at `base`: one request each, no retries, and a deadline that covers the body. */
export function createClient(config: ApiConfig, base = config.baseUrl) {
  const { token, isOnline, deadlineSignal = (ms) => AbortSignal.timeout(ms) } = config;
  const root = `${new URL(base.endsWith('/') ? base : `${base}/`).href}api/v1/`;

  const pictures = ky.create({
    retry: 0,
    // ky's own timeouts end at the headers, or begin anew for the body: `deadlineSignal` covers both.
    timeout: false,
    throwHttpErrors: false,
    credentials: 'omit',
    // Neither the bearer nor a guest's details follow a redirect.
    redirect: 'error',
    headers: { accept: 'image/*' },
    ...(config.fetch && { fetch: config.fetch }),
  });
  const platform = pictures.extend({
    baseUrl: root,
    headers: { accept: 'application/json' },
    cache: 'no-store',
    hooks: {
      beforeRequest: [
        ({ request }) => {
          if (!request.url.startsWith(root)) throw new ApiError({ kind: 'unexpected' });
        },
      ],
    },
  });
  const bearer = token === '' ? {} : { authorization: `Bearer ${token}` };

  /**
   * Ends a call at its deadline or by its own signal, even on platforms that ignore a signal, and throws its failure.
   */
  async function withDeadline<Answer>(
    url: URL,
    within: ApiCall['within'],
    callerSignal: AbortSignal | undefined,
    run: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const deadline = deadlineSignal(DEADLINES[within], url);
    const controller = new AbortController();
    // Not AbortSignal.any, which the oldest browsers lack and some engines forget before it is due.
    const aborted = new Promise<never>((_, reject) => {
      for (const signal of callerSignal === undefined ? [deadline] : [callerSignal, deadline]) {
        const abort = () => {
          reject(signal.reason);
          controller.abort(signal.reason);
        };
        if (signal.aborted) abort();
        else signal.addEventListener('abort', abort, { signal: controller.signal });
      }
    });
    try {
      return await Promise.race([run(controller.signal), aborted]);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      callerSignal?.throwIfAborted();
      throw new ApiError(deadline.aborted ? { kind: 'timeout' } : transportFailure());
    } finally {
      // Nothing more listens, and a body that nobody read is closed.
      controller.abort();
    }
  }

  function call<Answer>(
    { path, search = {}, form, withToken = false, isPublic = false, within, signal }: ApiCall,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    const address = path.map(encodedText).join('/');
    return withDeadline(new URL(address, root), within, signal, async (callSignal) =>
      read(
        await platform(address, {
          searchParams: search,
          signal: callSignal,
          ...(withToken && { headers: bearer }),
          // Only an answer of this visit is sold (rule: Sold from an answer): a stored one is always revalidated.
          ...(isPublic && { cache: 'no-cache' }),
          ...(form && { method: 'post', body: new URLSearchParams(form) }),
        }),
      ),
    );
  }

  function transportFailure(): Failure {
    return { kind: isOnline() ? 'network' : 'offline' };
  }

  function httpFailure(status: number, body: string): ApiError {
    // A server that echoes the request must not put the bearer on the screen.
    const text = token === '' ? body : body.replaceAll(token, '…');
    return new ApiError({
      kind: 'http',
      status,
      text: errorText(status, text),
      serverText: serverMessage(parseJson(text)),
    });
  }

  return {
    /** Reads an OK answer to its end. */
    json: (request: ApiCall) =>
      call(request, async (response): Promise<OkResponse> => {
        // A status that has arrived must not be lost because its body ends early.
        if (!response.ok) throw httpFailure(response.status, await response.text().catch(() => ''));
        const at = cachedAtOf(response.headers);
        const failure = transportFailure();
        if (at !== null && request.isCacheable !== true) throw new ApiError(failure);
        const bytes = await response.arrayBuffer();
        if (bytes.byteLength > BODY_LIMIT)
          throw new ApiError({ kind: 'unexpected', status: response.status });
        const text = new TextDecoder().decode(bytes);
        return {
          status: response.status,
          body: text.trim() === '' ? null : parseJson(text),
          ...(at === null ? {} : { cached: { at, failure } }),
        };
      }),
    /** Resolves as soon as an OK status arrives; the body is not read. */
    send: (request: ApiCall) =>
      call(request, async (response) => {
        if (!response.ok) throw httpFailure(response.status, '');
      }),
    picture: (url: URL, signal?: AbortSignal) =>
      withDeadline(url, 'picture', signal, async (callSignal) => {
        const response = await pictures(url, { signal: callSignal });
        if (!response.ok) throw httpFailure(response.status, '');
        return response.blob();
      }),
  };
}
