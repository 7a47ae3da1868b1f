import { base } from '#texts/language.ts';
import { WORKER_PATH, type WorkerMessage } from '../worker/names.ts';

/** The site's worker, as far as a page knows of it. */
export interface SiteConnection {
  /** Tells when a release is there that is newer than this page; returns how to stop. */
  onRelease(listener: () => void): () => void;
  /** Lets the release that waits take over; resolves once it has. */
  takeOver(): Promise<void>;
}

/** The callbacks of a page about its connection. */
interface ConnectionOptions {
  /** True when a booking stands on this device: what opens its ticket is kept. */
  holdsRecords(): boolean;
  /** True when the visitor asks for as little data as can be: nothing is fetched only to be kept, but for a booking's sake. */
  savesData(): boolean;
  /** Tells when the visitor returns to the tab; returns how to stop. */
  onReturned(listener: () => void): () => void;
  /** The generation of this device's records: another one once everything was forgotten. */
  generation(): string | null;
  /** Epoch ms. */
  now(): number;
}

/** The time between two looks of an open tab for a new release, in ms: a browser looks only where a page is loaded. */
const LOOK_EVERY = 30 * 60_000;

/** The longest time for a release to take over, in ms. */
const TAKE_OVER = 5_000;

/** The trusted address of the worker's script; no other becomes one by this policy. */
function workerAddress(): string {
  const { trustedTypes } = window as {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ): { createScriptURL(address: string): unknown };
    };
  };
  if (trustedTypes === undefined) return WORKER_PATH;
  const policy = trustedTypes.createPolicy('site-worker', { createScriptURL: () => WORKER_PATH });
  return policy.createScriptURL(WORKER_PATH) as string;
}

/** Starts the site's worker and watches it. A browser without workers, or one that refuses them, has the site without what is kept. */
export function createConnection(options: ConnectionOptions): SiteConnection {
  const { navigator } = window;
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const listeners = new Set<() => void>();
  let isFound = false;
  let registration: ServiceWorkerRegistration | undefined;
  // The first worker of a device takes over a page that is as new as itself.
  const wasControlled = workers?.controller != null;

  const find = () => {
    isFound = true;
    for (const listener of listeners) listener();
  };

  const tell = (worker: ServiceWorker | null, message: WorkerMessage) =>
    worker?.postMessage(message);

  async function start(container: ServiceWorkerContainer): Promise<void> {
    const generation = options.generation();
    registration = await container.register(workerAddress(), {
      scope: '/',
      updateViaCache: 'none',
    });
    // Where a browser only pretends to have workers, there is nothing to watch.
    if (registration === undefined) return;
    const { waiting } = registration;
    if (waiting !== null && container.controller !== null) find();
    registration.addEventListener('updatefound', () => {
      const { installing } = registration ?? {};
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && container.controller !== null) find();
      });
    });
    // Another tab let the release take over: this page's scripts are of the one before.
    if (wasControlled) container.addEventListener('controllerchange', find);
    let lookedAt = options.now();
    options.onReturned(() => {
      if (options.now() - lookedAt < LOOK_EVERY) return;
      lookedAt = options.now();
      registration?.update().catch(() => {});
    });
    const { active } = await container.ready;
    const isForgotten = options.generation() !== generation;
    if (!wasControlled && !options.savesData() && !isForgotten)
      tell(active, { type: 'page.opened', addresses: loadedAddresses() });
    if (base !== '') tell(active, { type: 'language.used', base });
    if (options.holdsRecords() || !options.savesData())
      tell(active, { type: 'tickets.wanted', base });
  }

  if (workers !== undefined) start(workers).catch(() => {});

  return {
    onRelease(listener) {
      listeners.add(listener);
      if (isFound) listener();
      return () => listeners.delete(listener);
    },
    takeOver: () =>
      new Promise((resolve) => {
        const waiting = registration?.waiting ?? null;
        if (waiting === null) return resolve();
        workers?.addEventListener('controllerchange', () => resolve(), { once: true });
        setTimeout(resolve, TAKE_OVER);
        tell(waiting, { type: 'release.wanted' });
      }),
  };
}

/** The addresses that this page has loaded: its own, its scripts and styles, and the data it read. The worker takes those that may be kept. */
function loadedAddresses(): string[] {
  const { origin, pathname } = window.location;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set([origin + pathname, ...loaded])];
}
