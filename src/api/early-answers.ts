/** An answer that is asked for, with the time of the call: by the clock and since the page began, in ms. */
interface Asked {
  readonly answer: Promise<Response>;
  readonly stop: AbortController;
  readonly at: number;
  readonly since: number;
}

/** The time after which an answer that nobody has taken yet counts as old, in ms. */
const FRESH_MS = 15_000;

const asked = new Map<string, Asked>();

// By both clocks: the device's may be set back, and the page's may stand still while it sleeps.
const isFresh = ({ at, since }: Asked) =>
  Math.abs(Date.now() - at) < FRESH_MS && performance.now() - since < FRESH_MS;

/** Asks for an address before the script of its call has loaded. `token` is the bearer, '' for none. */
export function askEarly(address: string, token: string): void {
  const url = new URL(address).href;
  const earlier = asked.get(url);
  if (earlier !== undefined && isFresh(earlier)) return;
  earlier?.stop.abort();
  const stop = new AbortController();
  const answer = fetch(url, {
    headers: {
      accept: 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    credentials: 'omit',
    redirect: 'error',
    // as the call itself asks
    cache: 'no-cache',
    signal: stop.signal,
  });
  const entry = { answer, stop, at: Date.now(), since: performance.now() };
  asked.set(url, entry);
  // A failed early answer is asked for again by its call; its unread body is cancelled.
  const forget = () => {
    if (asked.get(url) !== entry) return;
    asked.delete(url);
    stop.abort();
  };
  answer.then((response) => response.ok || forget(), forget);
}

/** Fetches as the browser does, but gives each early answer once, to the first call for it. */
export async function fetchWithEarly(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const request = new Request(input, init);
  const early = request.method === 'GET' ? asked.get(request.url) : undefined;
  if (early === undefined) return fetch(request);
  asked.delete(request.url);
  if (!isFresh(early)) {
    early.stop.abort();
    return fetch(request);
  }
  const { signal } = request;
  return new Promise((resolve, reject) => {
    const end = () => {
      early.stop.abort(signal.reason);
      reject(signal.reason);
    };
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    // The listener stays: a call that ends while it reads the body ends the early answer's own request.
    early.answer.then(resolve, reject);
  });
}
