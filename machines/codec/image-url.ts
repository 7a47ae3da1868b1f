import { isLoopback, parseUrl } from '../domain/text/url.ts';

/** The origins whose pictures are displayed beside those of https addresses. */
interface ImageOrigins {
  /** The base of the API, against which relative addresses are resolved. */
  readonly apiBase: string;
  /** The page's own origin. */
  readonly pageOrigin: string;
}

/** Returns the address of a picture on https, on the page's own origin or on the API's; null for any other. */
export function imageUrl(text: string, origins: ImageOrigins): string | null {
  const { apiBase } = origins;
  const source = text.trim();
  if (source === '' || source.length > 2_048) return null;
  const url = parseUrl(source, apiBase);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'https:') return url.href;
  const isAllowed = isTrustedOrigin(url, origins) || isBesideThePage(url, origins);
  return url.protocol === 'http:' && isAllowed ? url.href : null;
}

/**
 * Returns the address of a picture that a script may fetch; null for one that is neither on the page's own origin nor
 * on the API's, since the policy connects to no other.
 */
export function fetchableImage(text: string, origins: ImageOrigins): URL | null {
  const url = parseUrl(imageUrl(text, origins) ?? '');
  return url !== null && isTrustedOrigin(url, origins) ? url : null;
}

/** True when both the address and the page are on this machine: a sandbox serves its pictures on another port. */
function isBesideThePage({ hostname }: URL, { pageOrigin }: ImageOrigins): boolean {
  return isLoopback(hostname) && isLoopback(new URL(pageOrigin).hostname);
}

function isTrustedOrigin({ origin }: URL, { apiBase, pageOrigin }: ImageOrigins): boolean {
  return origin === pageOrigin || origin === new URL(apiBase).origin;
}
