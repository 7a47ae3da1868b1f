import { VISIT_CACHES } from '../worker/cache-names.ts';

/** Clears the pages, lists, rides and pictures that this device kept of earlier visits (rule: Forgetting). */
export async function forgetVisits(): Promise<void> {
  // a worker that is not there yet is told of what was loaded from now on
  performance.clearResourceTimings();
  // Absent on insecure origins, refused where site data is denied: then nothing was kept.
  if (typeof caches === 'undefined') return;
  const gone = Object.values(VISIT_CACHES).map((name) => caches.delete(name));
  await Promise.allSettled(gone);
}
