/// <reference lib="webworker" />
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { baseOf } from '#machines/domain/text/site-address.ts';
import { CACHED_AT } from '../api/cached-header.ts';
import {
  ART_CACHE,
  CACHE_PREFIX,
  RELEASE_PREFIX,
  VISIT_CACHES,
  type WorkerMessage,
} from './names.ts';
import { type Treatment, treatmentOf } from './treatment.ts';

/** The pages in one language, as the build lists them for its worker. */
export interface ReleasePages {
  /** The prefix of their paths; '' for none. */
  readonly base: string;
  /** A page without content, which the script fills by its address. */
  readonly shell: string;
  /** The paths of the files that every page starts with. */
  readonly core: readonly string[];
  /** The paths of the files that open the pages whose content is on the device. */
  readonly ownPages: readonly string[];
}

/** The release, as the build describes it for its worker. */
export interface Release {
  /** The id of the release: other content, other id. */
  readonly id: string;
  /** The base of the API without a trailing slash; '' for the site's own origin. */
  readonly apiBase: string;
  /** The bearer for reads of the catalogue; '' for none. */
  readonly token: string;
  /** The pages of each language, those at the root first. */
  readonly pages: readonly [ReleasePages, ...ReleasePages[]];
  readonly shellHeaders: Readonly<Record<string, string>>;
  /** The paths of the drawings that stand in for missing pictures. */
  readonly drawings: readonly string[];
}

type Plugin = NonNullable<
  NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']
>[number];

declare const self: ServiceWorkerGlobalScope;

/** Written before this script in the file that the build makes. */
declare const RELEASE: Release;

/**
 * The time in s that the network has before a cached answer is used. A call has it until just before its page gives
 * up (15 s).
 */
const PATIENCE = { page: 4, shell: 10, call: 12 } as const;

/** The greatest age of a cached answer in ms, thirty days: an older list is of no use. */
const MAX_AGE = 30 * 24 * 3_600_000;

const CODE = /^(text|application)\/javascript\b|^text\/css\b|^font\//;

/**
 * Matches the tags of the scripts and styles that a page starts with, each with its path. A disabled sheet is in force
 * nowhere.
 */
const START_FILE =
  /<(?:script|link rel="(?:stylesheet|modulepreload|preload" as="style)")(?![^>]* disabled)[^>]* (?:src|href)="(\/assets\/[\w.-]+)"/g;

const { origin } = self.location;
const origins = { origin, apiBase: RELEASE.apiBase || origin };
const ownCache = RELEASE_PREFIX + RELEASE.id;

const isUsable = ({ status, redirected, headers }: Response, type: RegExp) =>
  status === 200 && !redirected && type.test(headers.get('content-type') ?? '');

/** Returns the time at which a copy was requested, in epoch ms; 0 for one without a time. */
const requestedAt = (copy: Response | undefined) => Number(copy?.headers.get(CACHED_AT) ?? 0);

/**
 * The events since the last *Forget*, noted as they come in: a cache may be opened so late that it is a new one, though
 * its request was under way when the earlier one was cleared.
 */
let eventsSinceForget = new WeakSet<ExtendableEvent>();

/** The options of a cache for the good answers of one type. */
interface CacheOptions {
  readonly cacheName: string;
  /** Matches the content type of a good answer. */
  readonly type: RegExp;
  /** The most answers that the cache holds. */
  readonly most: number;
  /** Caches what an answer needs; where it resolves to false, the answer is not cached. */
  readonly cacheNeeds?: (event: ExtendableEvent, answer: Response) => Promise<boolean>;
}

/**
 * A request whose answer is cached, as a plugin of the strategy that answers it: Workbox calls its public methods in this
 * order. It writes into the cache object that was opened before the request, with the time of the request: an answer for
 * a cache that was cleared meanwhile is lost with that cache, and one to an event of before is not cached at all (rule:
 * Forgetting).
 */
class CachedRequest implements Plugin {
  readonly #event: ExtendableEvent;
  /** The address under which the answer is cached. */
  readonly #key: string;
  readonly #options: CacheOptions;
  /** The time of the request, epoch ms. */
  readonly #at = Date.now();
  /** The cache as it was before the request; null where the browser denies it. */
  #cache: Cache | null = null;
  /** Lets the event of the request end. */
  #end = () => {};

  constructor(event: ExtendableEvent, key: string, options: CacheOptions) {
    this.#event = event;
    this.#key = key;
    this.#options = options;
  }

  /** Before the request is sent: holds its event open, and opens the cache. */
  async handlerWillStart(): Promise<void> {
    // Workbox waits no longer for an answer once a cached one stood in for it.
    this.#event.waitUntil(
      new Promise<void>((resolve) => {
        this.#end = resolve;
      }),
    );
    this.#cache = await caches.open(this.#options.cacheName).catch(() => null);
  }

  async cacheKeyWillBeUsed(): Promise<string> {
    return this.#key;
  }

  /** Where the strategy looks into the cache: refuses a copy that is too old. */
  async cachedResponseWillBeUsed({ cachedResponse }: { cachedResponse?: Response }) {
    const isRecent = cachedResponse && Math.abs(Date.now() - requestedAt(cachedResponse)) < MAX_AGE;
    return isRecent ? cachedResponse : null;
  }

  /** At the end, with the answer: caches it. Workbox, which is told null, caches nothing itself. */
  async cacheWillUpdate({ response }: { response: Response }): Promise<null> {
    await this.#store(response).finally(() => this.#end());
    return null;
  }

  /** At the end, where no answer came. */
  async fetchDidFail(): Promise<void> {
    this.#end();
  }

  /** Caches a good answer, and removes the oldest ones. */
  async #store(answer: Response): Promise<void> {
    const cache = this.#cache;
    if (cache === null || !(await this.#mayStore(answer, cache))) return;
    const headers = new Headers(answer.headers);
    headers.set(CACHED_AT, String(this.#at));
    await cache.put(this.#key, new Response(answer.body, { headers }));
    const keys = await cache.keys();
    const excess = Math.max(0, keys.length - this.#options.most);
    await Promise.all(keys.slice(0, excess).map((oldest) => cache.delete(oldest)));
  }

  async #mayStore(answer: Response, cache: Cache): Promise<boolean> {
    const { type, cacheNeeds } = this.#options;
    if (!isUsable(answer, type)) return false;
    if (cacheNeeds && !(await cacheNeeds(this.#event, answer.clone()))) return false;
    const before = requestedAt(await cache.match(this.#key));
    // one from the future was cached before the clock was set back
    if (before > this.#at && before <= Date.now()) return false;
    return eventsSinceForget.has(this.#event);
  }
}

/**
 * Caches the scripts and styles that a page starts with, since nothing requests them for a page that arrives too late to
 * be displayed (rule: Cached with its files). Returns false where one is missing.
 */
async function cacheStartFiles(event: ExtendableEvent, page: Response): Promise<boolean> {
  const html = await page.text();
  const files = Array.from(html.matchAll(START_FILE), ([, file = '']) => file);
  const copies = await Promise.all(files.map((file) => cachedUnder(new URL(file, origin).href)));
  const missing = files.filter((_, index) => copies[index] === undefined);
  return cacheFiles(event, missing).then(
    () => true,
    () => false,
  );
}

/** Caches the files of the release. Their number is fixed, and they say nothing of a person. */
const releaseFiles: Plugin = {
  cacheWillUpdate: async ({ response }) => (isUsable(response, CODE) ? response : null),
};

/** Removes a ride from the cache when the platform no longer has it. */
const removedRides: Plugin = {
  async fetchDidSucceed({ request, response }) {
    if (response.status === 404 || response.status === 410) {
      const cache = await caches.open(VISIT_CACHES.catalogue).catch(() => null);
      await cache?.delete(request.url);
    }
    return response;
  },
};

/** Returns the pages of the language whose paths begin with the prefix; the first ones where no prefix matches. */
const pagesIn = (base: string) =>
  RELEASE.pages.find((each) => each.base === base) ?? RELEASE.pages[0];

/** Answers with the page without content where no page is cached. */
const orShell: Plugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ??
    new Response(pagesIn(baseOf(new URL(request.url).pathname)).shell, {
      headers: RELEASE.shellHeaders,
    }),
};

/** Returns the strategy of one request, by its event and the address under which its answer is cached. */
type StrategyOf = (event: ExtendableEvent, key: string) => Strategy;

/** Returns the strategy that asks the network for so many seconds, and else answers from the cache of some options. */
const networkFirst =
  (networkTimeoutSeconds: number, options: CacheOptions, ...others: Plugin[]): StrategyOf =>
  (event, key) =>
    new NetworkFirst({
      cacheName: options.cacheName,
      networkTimeoutSeconds,
      plugins: [new CachedRequest(event, key, options), ...others],
    });

const PAGES: CacheOptions = {
  cacheName: VISIT_CACHES.pages,
  type: /^text\/html\b/,
  most: 30,
  cacheNeeds: cacheStartFiles,
};
const ART: CacheOptions = { cacheName: ART_CACHE, type: /^image\//, most: 60 };
const CATALOGUE: CacheOptions = { cacheName: VISIT_CACHES.catalogue, type: /\bjson\b/, most: 60 };
const PICTURES: CacheOptions = { cacheName: VISIT_CACHES.pictures, type: /^image\//, most: 60 };

const cachedPage = networkFirst(PATIENCE.page, PAGES, orShell);

const STRATEGIES: Readonly<Record<Treatment['kind'], StrategyOf>> = {
  hashed: () => new CacheFirst({ cacheName: ownCache, plugins: [releaseFiles] }),
  art: (event, key) =>
    new StaleWhileRevalidate({
      cacheName: ART.cacheName,
      plugins: [new CachedRequest(event, key, ART)],
    }),
  catalogue: networkFirst(PATIENCE.call, CATALOGUE, removedRides),
  picture: networkFirst(PATIENCE.call, PICTURES),
  page: networkFirst(PATIENCE.shell, PAGES, orShell),
  shell: () =>
    new NetworkFirst({
      networkTimeoutSeconds: PATIENCE.shell,
      plugins: [{ cacheWillUpdate: async () => null }, orShell],
    }),
};

/**
 * Answers by the strategy of a treatment. The second promise settles once the answer is cached, and rejects where it
 * could not be.
 */
function answer(
  event: ExtendableEvent,
  request: Request,
  treatment: Treatment,
  strategyOf = STRATEGIES[treatment.kind],
): [Promise<Response>, Promise<void>] {
  const key = treatment.kind === 'shell' ? request.url : treatment.key;
  const [response, done] = strategyOf(event, key).handleAll({ event, request });
  // an answer that cannot be cached is one all the same
  done.catch(() => {});
  return [response, done];
}

/** The kinds of requests that are fetched without the worker where it has no answer: the files of the site itself. */
const FETCHED_WITHOUT = {
  hashed: true,
  art: true,
  catalogue: false,
  picture: false,
  page: false,
  shell: false,
} as const satisfies Record<Treatment['kind'], boolean>;

/** Returns the answer that a cache holds for an address; undefined where the browser denies caches. */
const cachedUnder = (address: string, options?: MultiCacheQueryOptions) =>
  caches.match(address, options).catch(() => undefined);

async function respond(
  event: ExtendableEvent,
  request: Request,
  treatment: Treatment,
): Promise<Response> {
  const { kind } = treatment;
  if (kind === 'page' && (await cachedUnder(treatment.key, { cacheName: VISIT_CACHES.pages })))
    return answer(event, request, treatment, cachedPage)[0];
  // a file of the release before, for a tab that is still open
  const file = kind === 'hashed' ? await cachedUnder(treatment.key) : undefined;
  if (file !== undefined) return file;
  const [response] = answer(event, request, treatment);
  return FETCHED_WITHOUT[kind] ? response.catch(() => fetch(request)) : response;
}

/** Fetches and caches a file of the site; the second promise settles once it is cached. */
function fetched(event: ExtendableEvent, kind: 'hashed' | 'art', file: string) {
  const { href: key } = new URL(file, origin);
  return answer(event, new Request(key), { kind, key });
}

/**
 * Caches files with the release. Once all requests have ended, it rejects where a file did not arrive or could not be
 * cached.
 */
async function cacheFiles(event: ExtendableEvent, files: readonly string[]): Promise<void> {
  const results = await Promise.allSettled(
    files.map(async (file) => {
      const [response, done] = fetched(event, 'hashed', file);
      if (!isUsable(await response, CODE)) throw new Error(`${file} is not there`);
      await done;
    }),
  );
  for (const file of results) if (file.status === 'rejected') throw file.reason;
}

/** Returns the request by which the site reads an address of the catalogue. */
function readOf(address: string): Request {
  const headers = new Headers({ accept: 'application/json' });
  if (RELEASE.token !== '') headers.set('authorization', `Bearer ${RELEASE.token}`);
  return new Request(address, { headers, credentials: 'omit', redirect: 'error' });
}

/** Requests again what a page had loaded before its worker started; most of it comes from the browser's own cache. */
async function cacheLoaded(event: ExtendableEvent, address: string): Promise<void> {
  const request = new Request(address);
  const { method, url, headers } = request;
  const file = treatmentOf(request, origins);
  const page = treatmentOf({ method, url, headers, destination: 'document' }, origins);
  if (file?.kind === 'hashed') await cacheFiles(event, [address]);
  else if (file?.kind === 'catalogue') await answer(event, readOf(address), file)[1];
  else if (page?.kind === 'page') await answer(event, request, page)[1];
}

/** True when a page of a language was looked at on this device. */
async function isInUse(base: string): Promise<boolean> {
  const isThere = await caches.has(VISIT_CACHES.pages).catch(() => false);
  const keys = isThere ? await (await caches.open(VISIT_CACHES.pages)).keys() : [];
  return keys.some(({ url }) => baseOf(new URL(url).pathname) === base);
}

async function install(event: ExtendableEvent): Promise<void> {
  for (const { base, core } of RELEASE.pages)
    if (base === '' || (await isInUse(base))) await cacheFiles(event, core);
  // not every browser tells what its visitor wants of the connection
  const { connection } = self.navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData !== true)
    await Promise.allSettled(RELEASE.drawings.map((file) => fetched(event, 'art', file)[1]));
}

/** Removes a release that did not arrive as a whole. */
async function abandon(error: unknown): Promise<never> {
  await caches.delete(ownCache);
  throw error;
}

/** Removes the releases that no page needs any more; the one before this stays, since a tab may still use it. */
async function removeOldReleases(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  const releases = names.filter((name) => name.startsWith(RELEASE_PREFIX) && name !== ownCache);
  const { catalogue, pictures } = VISIT_CACHES;
  // a page of an earlier release would ask for scripts that may be gone by then
  const needed = [catalogue, pictures, ART_CACHE, ownCache, ...releases.slice(-1)];
  await Promise.all(
    names.filter((name) => !needed.includes(name)).map((name) => caches.delete(name)),
  );
}

/** Leaves nothing of earlier visits, nor of requests that are under way (rule: Forgetting). */
async function forgetVisits(event: ExtendableEvent): Promise<void> {
  eventsSinceForget = new WeakSet([event]);
  await Promise.allSettled(Object.values(VISIT_CACHES).map((name) => caches.delete(name)));
}

/** The work that each message of a page asks for. */
const MESSAGE_HANDLERS: {
  readonly [Type in WorkerMessage['type']]: (
    event: ExtendableEvent,
    message: Extract<WorkerMessage, { type: Type }>,
  ) => Promise<unknown>;
} = {
  'release.wanted': () => self.skipWaiting(),
  'page.opened': (event, { addresses }) =>
    Promise.allSettled(addresses.map((address) => cacheLoaded(event, address))),
  'visits.forgotten': forgetVisits,
  'tickets.wanted': (event, { base }) => cacheFiles(event, pagesIn(base).ownPages),
  'language.used': (event, { base }) => cacheFiles(event, pagesIn(base).core),
};

/** Does the work of a message; one without a type, or that only a later release has, asks for none. */
async function answerMessage<Type extends WorkerMessage['type']>(
  event: ExtendableEvent,
  type: Type,
  message: Extract<WorkerMessage, { type: Type }>,
): Promise<void> {
  if (Object.hasOwn(MESSAGE_HANDLERS, type)) await MESSAGE_HANDLERS[type](event, message);
}

// A release that is new waits until every page of the old one is closed, or the rider asks for it.
self.addEventListener('install', (event) => {
  eventsSinceForget.add(event);
  event.waitUntil(install(event).catch(abandon));
});

self.addEventListener('activate', (event) =>
  event.waitUntil(removeOldReleases().then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const treatment = treatmentOf(event.request, origins);
  if (treatment === null) return;
  eventsSinceForget.add(event);
  event.respondWith(respond(event, event.request, treatment));
});

self.addEventListener('message', (event) => {
  eventsSinceForget.add(event);
  // not every message is the site's: extensions and tools of the browser send some without data
  const message = Object(event.data);
  event.waitUntil(answerMessage(event, message.type, message).catch(() => {}));
});
