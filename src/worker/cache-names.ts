// The page that forgets and the worker name the caches alike; imports nothing.

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
