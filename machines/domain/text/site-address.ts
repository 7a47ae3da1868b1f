import { LANGUAGES } from '#languages.ts';

/** Stands for the site's own origin, which no address of a page depends on. */
const ORIGIN = 'https://site.invalid';

/** Parses an address as one of the site: whatever a text begins with, its host stays the site's. */
function parsed(address: string): URL {
  return new URL(`${ORIGIN}/${address.replace(/^[/\\]+/, '')}`);
}

/** Joins a path and what stands behind it. A browser would read a path that begins with two slashes as another host. */
function joined(path: string, { search, hash }: URL): string {
  return path.replace(/^\/*/, '/') + search + hash;
}

/** Returns the address of a page, a path with its query and fragment, as the browser writes it: behind one slash, its percent codes unchanged (rule: Links of the site). */
export function siteAddress(address: string): string {
  const url = parsed(address);
  return joined(url.pathname, url);
}

/** True for an address that begins with a slash and stays on the site: `//host` and `/\host` lead to another one. */
export function isSiteAddress(address: string): boolean {
  if (!address.startsWith('/')) return false;
  try {
    return new URL(address, ORIGIN).origin === ORIGIN;
  } catch {
    return false;
  }
}

/** Returns the beginning of the paths of the language that a path is in; '' for the main language. */
export function baseOf(path: string): string {
  const folder = `${path}/`.toLowerCase();
  // every path is below '', that of the first
  const own = Object.values(LANGUAGES).findLast(({ base }) => folder.startsWith(`${base}/`));
  return own?.base ?? '';
}

/** Returns the address of the same page in the language whose paths begin with `base` (rule: Links of the site). */
export function addressInLanguage(address: string, base: string): string {
  const url = parsed(address);
  const path = url.pathname.slice(baseOf(url.pathname).length);
  return joined(base + path.replace(/\/+$/, ''), url);
}
