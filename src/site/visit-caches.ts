import { CacheExpiration } from 'workbox-expiration';
import { VISIT_CACHES } from '../worker/cache-names.ts';

/** Clears the pages, lists, rides and pictures that this device kept of earlier visits, and the database of when (rule: Forgetting). */
export async function forgetVisits(): Promise<void> {
  // Absent on insecure origins, refused where site data is denied: then nothing was kept.
  if (typeof caches === 'undefined') return;
  const gone = Object.values(VISIT_CACHES).flatMap((name) => [
    caches.delete(name),
    new CacheExpiration(name, { maxEntries: 1 }).delete(),
  ]);
  await Promise.allSettled(gone);
}
