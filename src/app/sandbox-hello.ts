/** True when the page came from a server that says in its headers (Server-Timing) that it is a sandbox. */
export function comesFromSandbox(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  // not every browser has Server-Timing
  const said = (navigation as Partial<PerformanceNavigationTiming> | undefined)?.serverTiming;
  return said?.some(({ name }) => name === 'sandbox') ?? false;
}

/** True when the sandbox answers behind the API's base on another origin. APIs on the open net are not asked. */
export async function answersAsSandbox(baseUrl: string, signal: AbortSignal): Promise<boolean> {
  const host = URL.parse(baseUrl)?.hostname;
  if (host !== 'localhost' && host !== '127.0.0.1' && host !== '[::1]') return false;
  const answer = await fetch(`${baseUrl}/sandbox/hello`, { signal });
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return false;
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null && 'sandbox' in body;
}
