// What the page and its worker have to name alike; both import it, so it imports nothing.

/** Where the worker stands: at the root, so that its scope is the whole site. */
export const WORKER_PATH = '/sw.js';

/** A message of a page to its worker. */
export type WorkerMessage =
  /** The rider wants the release that waits. */
  | { readonly type: 'release.wanted' }
  /** The absolute addresses that this page had loaded before the worker was there, and those of styles that it needs on other pages. */
  | { readonly type: 'page.opened'; readonly addresses: readonly string[] }
  /** Tickets are to open without a connection, in the language whose paths begin so. */
  | { readonly type: 'tickets.wanted'; readonly base: string }
  /** Pages in another language than the one at the root are looked at: they are to open, too. */
  | { readonly type: 'language.used'; readonly base: string };

/** The beginning of the names of all caches of the site. */
export const CACHE_PREFIX = 'site-';

/** The caches that tell what somebody looked at: 'Forget my details' clears them. */
export const VISIT_CACHES = {
  pages: `${CACHE_PREFIX}pages`,
  catalogue: `${CACHE_PREFIX}catalogue`,
  pictures: `${CACHE_PREFIX}pictures`,
} as const;

/** Pictures and icons of the site itself. */
export const ART_CACHE = `${CACHE_PREFIX}art`;

/** The beginning of the name of a release's scripts and styles; the release stands behind it. */
export const RELEASE_PREFIX = `${CACHE_PREFIX}release-`;
