// Part of the first script of every page: imports nothing.

const asked = new Map<string, Promise<Response>>();

/** Asks for an address before the script of the call that needs its answer is there. `token` is the bearer, '' for none. */
export function askEarly(url: string, token: string): void {
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
  asked.set(url, answer);
}

/** Fetches as the browser does, but for what was asked early: that is answered once, to the first who asks. */
export async function fetchWithEarly(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const request = new Request(input, init);
  const early = request.method === 'GET' ? asked.get(request.url) : undefined;
  if (early === undefined) return fetch(request);
  asked.delete(request.url);
  const { signal } = request;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    early.then(resolve, reject);
  });
}
