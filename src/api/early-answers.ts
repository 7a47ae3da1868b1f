// Part of the first script of every page: imports nothing.

/** An answer that is asked for, and since when, epoch ms. */
interface Asked {
  readonly answer: Promise<Response>;
  readonly at: number;
}

/** How long an answer may wait for who needs it, in ms: after that it counts as old. */
const FRESH_MS = 15_000;

const asked = new Map<string, Asked>();

const isFresh = ({ at }: Asked) => Math.abs(Date.now() - at) < FRESH_MS;

/** Asks for an address before the script of the call that needs its answer is there. `token` is the bearer, '' for none. */
export function askEarly(url: string, token: string): void {
  const earlier = asked.get(url);
  if (earlier !== undefined && isFresh(earlier)) return;
  const answer = fetch(url, {
    headers: {
      accept: 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    credentials: 'omit',
    redirect: 'error',
  });
  // who asks for it gets the failure; should nobody ask, nobody minds
  answer.catch(() => {});
  asked.set(url, { answer, at: Date.now() });
}

/** Fetches as the browser does, but for what was asked early: that is answered once, to the first who asks. */
export async function fetchWithEarly(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const request = new Request(input, init);
  const early = request.method === 'GET' ? asked.get(request.url) : undefined;
  asked.delete(request.url);
  if (early === undefined || !isFresh(early)) return fetch(request);
  const { signal } = request;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    early.answer.then(resolve, reject);
  });
}
