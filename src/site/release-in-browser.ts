/** The longest wait for the host's answer about this page's release, in ms. */
const RELEASE_TIMEOUT = 3_000;

/** True when the host answers, and no longer has the first script of this page: a newer release stands in its place. */
export async function isReleaseReplaced(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  if (script === null) return false;
  try {
    // by HEAD, which no worker answers
    const { status } = await fetch(script.src, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(RELEASE_TIMEOUT),
    });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
