/** Whether the sandbox answers behind the API's base; '' means the site's own origin. Other APIs on the open net are not asked. */
export async function answersAsSandbox(baseUrl: string, signal: AbortSignal): Promise<boolean> {
  const host = baseUrl === '' ? null : URL.parse(baseUrl)?.hostname;
  if (host !== null && host !== 'localhost' && host !== '127.0.0.1' && host !== '[::1]') {
    return false;
  }
  const answer = await fetch(`${baseUrl}/sandbox/hello`, { signal });
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return false;
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null && 'sandbox' in body;
}
