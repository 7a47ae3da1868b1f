import { VISIT_CACHES, type WorkerMessage } from '../worker/names.ts';

/** Clears the pages, lists, rides and pictures that this device cached in earlier visits (rule: Forgetting). */
export async function forgetVisits(): Promise<void> {
  // a worker that comes later learns only of what is loaded from now on
  performance.clearResourceTimings();
  // Absent on insecure origins, refused where site data is denied: then nothing was cached.
  if (typeof caches === 'undefined') return;
  // an answer that is under way may be for a cache that the worker opens only after this one is gone
  const informed = informWorker({ type: 'visits.forgotten' });
  const gone = Object.values(VISIT_CACHES).map((name) => caches.delete(name));
  await Promise.allSettled([informed, ...gone]);
}

/** Sends the site's worker a message, where the browser has it. */
async function informWorker(message: WorkerMessage): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage(message);
}
