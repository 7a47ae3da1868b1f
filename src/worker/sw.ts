import type { WorkerMessage } from './names.ts';
import { createSiteWorker, type Release } from './site-worker.ts';

/** An event of a worker that stays alive until what it is given is done. */
interface LastingEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

/** A request of one of the site's pages. */
interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The globals of a worker alone; the types of a page do not have them. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: LastingEvent & { readonly data: WorkerMessage }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: { readonly origin: string };
  /** Not every browser tells what its visitor wants of the connection. */
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } };
}

/** Stands in front of this script, in the file that the build writes. */
declare const RELEASE: Release;

const scope = self as unknown as WorkerScope;

const worker = createSiteWorker(RELEASE, {
  caches,
  fetch: (request) => fetch(request),
  now: () => Date.now(),
  after: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  origin: scope.location.origin,
  savesData: () => scope.navigator.connection?.saveData === true,
});

// A release that is new waits until every page of the old one is closed, or the rider asks for it.
scope.addEventListener('install', (event) => event.waitUntil(worker.install()));

scope.addEventListener('activate', (event) =>
  event.waitUntil(worker.activate().then(() => scope.clients.claim())),
);

scope.addEventListener('fetch', (event) => {
  const answering = worker.answer(event.request);
  if (answering === null) return;
  event.respondWith(answering.response);
  event.waitUntil(answering.done);
});

scope.addEventListener('message', (event) => {
  const message = event.data;
  event.waitUntil(
    message.type === 'release.wanted' ? scope.skipWaiting() : worker.keep(message).catch(() => {}),
  );
});
