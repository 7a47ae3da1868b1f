// What the page and its worker have to name alike; both import it, so it imports nothing.

/** The address of the worker: it is at the root, so that its scope is the whole site. */
export const WORKER_PATH = '/sw.js';

/** A message of a page to its worker. */
export type WorkerMessage =
  /** Lets the release that waits take over. */
  | { readonly type: 'release.wanted' }
  /** The absolute addresses that this page had loaded before the worker was there, and those of styles that it needs on other pages. */
  | { readonly type: 'page.opened'; readonly addresses: readonly string[] }
  /**
   * Caches what opens a ticket, My Bookings and the saved rides without a connection, in the language of the paths with
   * this prefix. Pages and workers of earlier releases, which cache tickets alone, call it the same.
   */
  | { readonly type: 'tickets.wanted'; readonly base: string }
  /** Caches nothing of what was requested before, and clears the caches of visits (rule: Forgetting). */
  | { readonly type: 'visits.forgotten' }
  /** Caches the pages of a language other than that of the root, since the visitor uses it. */
  | { readonly type: 'language.used'; readonly base: string };

/** The beginning of the names of all caches of the site. */
export const CACHE_PREFIX = 'site-';

/** The caches that reveal what somebody looked at: 'Forget my details' clears them. */
export const VISIT_CACHES = {
  pages: `${CACHE_PREFIX}pages`,
  catalogue: `${CACHE_PREFIX}catalogue`,
  pictures: `${CACHE_PREFIX}pictures`,
} as const;

/** The cache of pictures and icons of the site itself. */
export const ART_CACHE = `${CACHE_PREFIX}art`;

/** The prefix of the cache of a release's scripts and styles, before the id of the release. */
export const RELEASE_PREFIX = `${CACHE_PREFIX}release-`;
