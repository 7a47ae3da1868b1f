import { releaseMachine } from '#machines/release.machine.ts';
import { language } from '#texts/language.ts';
import { holdsRecords } from '../storage/keys.ts';
import { WORKER_PATH, type WorkerMessage } from '../worker/names.ts';
import { fromPromise } from './actors.ts';
import { savesData } from './connection-in-browser.ts';
import { listen } from './listeners.ts';
import { defineService, type Site } from './site.ts';

/**
 * The time between two checks of an open tab for a new release, in ms: a browser checks only where a page is loaded.
 */
const LOOK_INTERVAL = 30 * 60_000;

/** The longest time for a release to take over, in ms. */
const TAKE_OVER_TIMEOUT = 5_000;

/** Returns the trusted address of the worker's script; this policy trusts no other. */
function workerAddress(): string {
  const { trustedTypes } = window as {
    trustedTypes?: {
      createPolicy(name: string, rules: object): { createScriptURL(address: string): string };
    };
  };
  const policy = trustedTypes?.createPolicy('site-worker', { createScriptURL: () => WORKER_PATH });
  return policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH;
}

/**
 * The service of the site's worker, which starts with the first call, and of the releases that the worker reports.
 * Without workers, or where a browser refuses them, the site has no cached answers.
 */
export const connectionService = defineService(createConnection);

function createConnection({ browser, hasForgotten }: Site) {
  const { base } = language;
  const { local, onReturned, clock, reload } = browser;
  const workers: ServiceWorkerContainer | undefined = window.navigator.serviceWorker;
  const news = new EventTarget();
  let isReleaseAvailable = false;
  let registration: ServiceWorkerRegistration | undefined;
  // The first worker of a device takes over a page that is as new as itself.
  const wasControlled = workers?.controller != null;

  const announceRelease = () => {
    isReleaseAvailable = true;
    news.dispatchEvent(new Event('release'));
  };

  const post = (worker: ServiceWorker | null, message: WorkerMessage) =>
    worker?.postMessage(message);

  async function start(container: ServiceWorkerContainer): Promise<void> {
    registration = await container.register(workerAddress(), {
      scope: '/',
      updateViaCache: 'none',
    });
    // Where a browser only pretends to have workers, there is nothing to watch.
    if (registration === undefined) return;
    const { waiting } = registration;
    if (waiting !== null && container.controller !== null) announceRelease();
    registration.addEventListener('updatefound', () => {
      const { installing } = registration ?? {};
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && container.controller !== null) announceRelease();
      });
    });
    // Another tab let the release take over: this page's scripts are of the one before.
    if (wasControlled) container.addEventListener('controllerchange', announceRelease);
    let lookedAt = clock();
    onReturned(() => {
      if (clock() - lookedAt < LOOK_INTERVAL) return;
      lookedAt = clock();
      registration?.update().catch(() => {});
    });
    const { active } = await container.ready;
    // a visitor who saves data has nothing fetched only for the cache, but for a booking's sake
    // what was loaded before everything was forgotten, perhaps before this worker started, is not cached again
    if (!savesData() && !hasForgotten()) {
      const addresses = [...(wasControlled ? [] : loadedAddresses()), ...joinedStyles()];
      if (addresses.length > 0) post(active, { type: 'page.opened', addresses });
    }
    if (base !== '') post(active, { type: 'language.used', base });
    if (holdsRecords(local) || !savesData()) post(active, { type: 'tickets.wanted', base });
  }

  /** Lets the release that waits take over; resolves once it has. */
  const takeOver = () =>
    new Promise<void>((resolve) => {
      const waiting = registration?.waiting ?? null;
      if (waiting === null) return resolve();
      workers?.addEventListener('controllerchange', () => resolve(), { once: true });
      setTimeout(resolve, TAKE_OVER_TIMEOUT);
      post(waiting, { type: 'release.wanted' });
    });

  if (workers !== undefined) start(workers).catch(() => {});

  return {
    /** True once a release is there that is newer than this page. */
    isReleaseAvailable: () => isReleaseAvailable,
    /** Calls back when a release becomes available; returns a function that stops it. */
    onRelease: (listener: () => void) => listen(news, ['release'], listener),
    /** Decides what follows on the offer of a release. */
    machine: releaseMachine.provide({
      actors: { takeOver: fromPromise(takeOver) },
      actions: { reloadPage: reload },
    }),
  };
}

/**
 * Returns the addresses that this page has loaded: its own, those of its scripts and styles, and those of the data it
 * read. The worker caches those that it may.
 */
function loadedAddresses(): string[] {
  const { origin, pathname } = window.location;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set([origin + pathname, ...loaded])];
}

/**
 * Returns the addresses of the style sheets that were joined to the one of this page, since scripts need them on
 * other pages.
 */
const joinedStyles = () =>
  Array.from(
    document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]'),
    ({ href }) => href,
  );
