/** Whose pictures are shown beside https ones. */
export interface ImageOrigins {
  /** The API's base: relative addresses start here. */
  readonly apiBase: string;
  /** The page's own origin. */
  readonly pageOrigin: string;
}

/** The address of a picture: https, the page's own origin or the API's; null for anything else. */
export function imageUrl(text: string, { apiBase, pageOrigin }: ImageOrigins): string | null {
  const source = text.trim();
  if (source === '' || source.length > 2_048) return null;
  const url = parseUrl(source, apiBase);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'https:') return url.href;
  const isOurs = url.origin === pageOrigin || url.origin === new URL(apiBase).origin;
  return url.protocol === 'http:' && isOurs ? url.href : null;
}

/** A parsed address, or null. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
