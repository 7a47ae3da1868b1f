import { KEPT_AT } from '../api/kept-header.ts';
import { ART_CACHE, CACHE_PREFIX, RELEASE_PREFIX, VISIT_CACHES } from './cache-names.ts';
import type { WorkerMessage } from './names.ts';
import { type AskedFor, baseOf, type Places, type Treatment, treatmentOf } from './treatment.ts';

/** The pages in one language, as the build lists them for its worker. */
export interface ReleasePages {
  /** The beginning of their paths; '' for none. */
  readonly base: string;
  /** A page without content, which the script fills by its address. */
  readonly shell: string;
  /** Paths of the files that any page starts with. */
  readonly core: readonly string[];
  /** Paths of the files that open a ticket. */
  readonly tickets: readonly string[];
}

/** The release, as the build describes it for its worker. */
export interface Release {
  /** Another one for each other content. */
  readonly id: string;
  /** Base of the API without a trailing slash; '' for the site's own origin. */
  readonly apiBase: string;
  /** The bearer of the catalogue's reads; '' for none. */
  readonly token: string;
  /** The pages of each language, those at the root first. */
  readonly pages: readonly [ReleasePages, ...ReleasePages[]];
  readonly shellHeaders: Readonly<Record<string, string>>;
  /** Paths of the drawings that stand where something is not there. */
  readonly drawings: readonly string[];
}

/** The worker's surroundings: the real ones in the browser, a test's own otherwise. */
export interface WorkerWorld {
  readonly caches: Pick<CacheStorage, 'open' | 'has' | 'keys' | 'delete' | 'match'>;
  readonly fetch: (request: Request | string) => Promise<Response>;
  /** Epoch ms. */
  readonly now: () => number;
  /** Resolves after so many ms. */
  readonly after: (ms: number) => Promise<void>;
  /** The site's own origin. */
  readonly origin: string;
  /** True when the visitor asks for as little data as can be. */
  readonly savesData: () => boolean;
}

/** An answer, and when all that follows from it is done. */
export interface Answering {
  readonly response: Promise<Response>;
  readonly done: Promise<unknown>;
}

/** The worker without its events. */
export interface SiteWorker {
  /** Keeps what any page starts with; rejects when that cannot be had, and is tried again. */
  install(): Promise<void>;
  /** Lets go of what no page needs any more. */
  activate(): Promise<void>;
  /** Answers a request; null for one that passes by. */
  answer(request: Request): Answering | null;
  /** Does what a page wants kept. */
  keep(message: Exclude<WorkerMessage, { type: 'release.wanted' }>): Promise<void>;
}

/** The time in ms that the network has before a kept answer is used. A call has until just before its page gives up (15 s). */
const PATIENCE = { page: 4_000, shell: 10_000, call: 12_000 } as const;

/** The greatest age of a kept answer in ms, thirty days: by then no list is of use. */
const MAX_AGE = 30 * 24 * 3_600_000;

/** The number of answers of a kind that are kept, the latest first. */
const MOST = { pages: 30, catalogue: 60, pictures: 60, art: 60 } as const;

/** The number of releases that keep their scripts: a tab may be open since the one before the last. */
const RELEASES = 3;

/** The headers that a kept answer keeps. */
const KEPT_HEADERS = [
  'content-type',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
] as const;

/** When a copy was asked for, in epoch ms; 0 for what bears no moment. */
const momentOf = (copy: Response | undefined) => Number(copy?.headers.get(KEPT_AT) ?? 0);

/** Makes the worker of a release. It holds nothing in memory: the browser ends it whenever it likes. */
export function createSiteWorker(release: Release, world: WorkerWorld): SiteWorker {
  const { caches, now } = world;
  const ownCache = RELEASE_PREFIX + release.id;
  const places: Places = { origin: world.origin, apiBase: release.apiBase || world.origin };

  /** A cache as it stands before the network is asked: one that is cleared meanwhile takes the answer along. */
  const opened = async (name: string): Promise<Cache | null> => {
    try {
      return await caches.open(name);
    } catch {
      return null;
    }
  };

  async function put(
    into: Promise<Cache | null>,
    most: number,
    key: string,
    response: Response,
  ): Promise<void> {
    const cache = await into;
    if (cache === null) return;
    try {
      if (isNewer(await cache.match(key), response)) return;
      await cache.put(key, response);
      const keys = await cache.keys();
      await Promise.all(
        keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)),
      );
    } catch {
      // No room, or none is granted: what is there already has to do.
    }
  }

  /** True when the kept answer was asked for after one that arrives now. An answer from the future was kept before the clock was set back. */
  function isNewer(found: Response | undefined, arrived: Response): boolean {
    const at = momentOf(found);
    return at > momentOf(arrived) && at <= now();
  }

  /** An answer with the moment at which it was asked for, in epoch ms; null for one that is not to be kept. */
  async function copyOf(response: Response, type: RegExp, at: number): Promise<Response | null> {
    const isGood =
      response.status === 200 && !response.redirected && !response.headers.has(KEPT_AT);
    if (!isGood || !type.test(response.headers.get('content-type') ?? '')) return null;
    const headers = new Headers({ [KEPT_AT]: String(at) });
    for (const name of KEPT_HEADERS) {
      const value = response.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(await response.blob(), { status: 200, headers });
  }

  /** The answer that is kept under an address, if it is young enough. */
  async function kept(name: string, key: string): Promise<Response | null> {
    try {
      const cache = await caches.open(name);
      const found = await cache.match(key);
      if (found === undefined) return null;
      const at = Number(found.headers.get(KEPT_AT) ?? now());
      if (Math.abs(now() - at) < MAX_AGE) return found;
      await cache.delete(key);
    } catch {
      // Caches that are denied keep nothing, and stand in nobody's way.
    }
    return null;
  }

  /** The language that begins its paths so; the first where none does. */
  const pagesIn = (base: string) =>
    release.pages.find((each) => each.base === base) ?? release.pages[0];

  const shell = (base: string) =>
    new Response(pagesIn(base).shell, { headers: release.shellHeaders });

  /** True when a page of a language was looked at on this device. */
  async function isInUse(base: string): Promise<boolean> {
    try {
      if (!(await caches.has(VISIT_CACHES.pages))) return false;
      const keys = await (await caches.open(VISIT_CACHES.pages)).keys();
      return keys.some(({ url }) => baseOf(new URL(url).pathname) === base);
    } catch {
      return false;
    }
  }

  /** The network, or what stands in for it: when it fails, and when it takes too long. */
  async function networkFirst(
    network: Promise<Response>,
    patience: number,
    standIn: () => Promise<Response | null>,
  ): Promise<Response> {
    const late = world.after(patience).then(async () => (await standIn()) ?? network);
    // Nobody waits for it any more once the network was first.
    late.catch(() => {});
    try {
      return await Promise.race([network, late]);
    } catch (error) {
      const found = await standIn();
      if (found === null) throw error;
      return found;
    }
  }

  function answerCall(request: Request, key: string): Answering {
    const catalogue = opened(VISIT_CACHES.catalogue);
    const at = now();
    const network = world.fetch(request);
    const response = networkFirst(network, PATIENCE.call, () => kept(VISIT_CACHES.catalogue, key));
    const done = network.then(async (answer) => {
      if (answer.status === 404 || answer.status === 410) {
        await (await caches.open(VISIT_CACHES.catalogue)).delete(key);
        return;
      }
      const copy = await copyOf(answer.clone(), /\bjson\b/, at);
      if (copy !== null) await put(catalogue, MOST.catalogue, key, copy);
    });
    return { response, done };
  }

  function answerPage(request: Request, key: string, base: string): Answering {
    const pages = opened(VISIT_CACHES.pages);
    const at = now();
    const network = world.fetch(request);
    const keptPage = () => kept(VISIT_CACHES.pages, key);
    const response = keptPage().then((page) =>
      networkFirst(
        network,
        page === null ? PATIENCE.shell : PATIENCE.page,
        async () => (await keptPage()) ?? shell(base),
      ),
    );
    const done = network.then(async (answer) => {
      const copy = await copyOf(answer.clone(), /^text\/html\b/, at);
      if (copy !== null) await put(pages, MOST.pages, key, copy);
    });
    return { response, done };
  }

  function answerPicture(request: Request, key: string): Answering {
    const pictures = opened(VISIT_CACHES.pictures);
    const at = now();
    const network = world.fetch(request);
    const response = networkFirst(network, PATIENCE.call, () => kept(VISIT_CACHES.pictures, key));
    const done = network.then(async (answer) => {
      const copy = await copyOf(answer.clone(), /^image\//, at);
      if (copy !== null) await put(pictures, MOST.pictures, key, copy);
    });
    return { response, done };
  }

  function answerArt(request: Request, key: string): Answering {
    const at = now();
    const network = world.fetch(request);
    const response = kept(ART_CACHE, key).then((found) => found ?? network);
    const done = network.then((answer) => keepArt(answer.clone(), key, at));
    return { response, done };
  }

  async function keepArt(answer: Response, key: string, at: number): Promise<void> {
    const copy = await copyOf(answer, /^image\//, at);
    if (copy !== null) await put(opened(ART_CACHE), MOST.art, key, copy);
  }

  /** Keeps drawings, as far as they can be had. */
  async function keepDrawings(): Promise<void> {
    const keys = release.drawings.map((file) => new URL(file, world.origin).href);
    const at = now();
    await Promise.allSettled(keys.map(async (key) => keepArt(await world.fetch(key), key, at)));
  }

  function answerHashed(request: Request, key: string): Answering {
    const answered = ownFile(key).then(async (own) => {
      if (own !== undefined) return { answer: own, copy: null };
      const answer = (await anyFile(key)) ?? (await world.fetch(request));
      return { answer, copy: answer.clone() };
    });
    return {
      response: answered.then(({ answer }) => answer),
      done: answered.then(({ copy }) => copy && keepHashed(copy, key)),
    };
  }

  const ownFile = async (key: string) => {
    try {
      return await (await caches.open(ownCache)).match(key);
    } catch {
      return undefined;
    }
  };

  /** A file of any release that is still here. */
  const anyFile = (key: string) => caches.match(key).catch(() => undefined);

  async function keepHashed(answer: Response, key: string): Promise<void> {
    const isKept = answer.headers.has(KEPT_AT);
    const copy = isKept
      ? answer
      : await copyOf(answer, /^(text|application)\/javascript\b|^text\/css\b|^font\//, now());
    // Without a limit: a release has so many files and no more.
    if (copy !== null) await put(opened(ownCache), Number.POSITIVE_INFINITY, key, copy);
  }

  /** Keeps files with the release, those of an earlier one that did not change too; rejects at the first that cannot be had. */
  async function keepFiles(files: readonly string[]): Promise<void> {
    await Promise.all(
      files.map(async (file) => {
        const key = new URL(file, world.origin).href;
        if ((await ownFile(key)) !== undefined) return;
        const answer = (await anyFile(key)) ?? (await world.fetch(key));
        if (!answer.ok) throw new Error(`${file} is not there: ${answer.status}`);
        await keepHashed(answer, key);
      }),
    );
  }

  const answers: {
    [Kind in Exclude<Treatment['kind'], 'pass'>]: (
      request: Request,
      key: string,
      base: string,
    ) => Answering;
  } = {
    hashed: answerHashed,
    art: answerArt,
    catalogue: answerCall,
    picture: answerPicture,
    page: answerPage,
    shell: (request, _, base) => {
      const network = world.fetch(request);
      return {
        response: networkFirst(network, PATIENCE.shell, async () => shell(base)),
        done: network,
      };
    },
  };

  function answer(request: Request): Answering | null {
    const { method, url, destination, headers } = request;
    const asked: AskedFor = { method, url, destination, isPart: headers.has('range') };
    const treatment = treatmentOf(asked, places);
    if (treatment.kind === 'pass') return null;
    const key = treatment.kind === 'shell' ? '' : treatment.key;
    const base = 'base' in treatment ? treatment.base : '';
    const { response, done } = answers[treatment.kind](request, key, base);
    return { response, done: done.catch(() => {}) };
  }

  /** Asks once more for what a page had loaded before its worker was there; most of it comes from the browser's own cache. */
  async function keepLoaded(address: string): Promise<void> {
    const treatments = ['', 'document'].map((destination) =>
      treatmentOf({ method: 'GET', url: address, destination, isPart: false }, places),
    );
    for (const treatment of treatments) {
      if (treatment.kind === 'hashed') await keepFiles([address]);
      if (treatment.kind === 'catalogue') await answerCall(readOf(address), treatment.key).done;
      if (treatment.kind === 'page')
        await answerPage(new Request(address), treatment.key, treatment.base).done;
    }
  }

  /** A read of the catalogue as the site makes it. */
  function readOf(address: string): Request {
    const headers = new Headers({ accept: 'application/json' });
    if (release.token !== '') headers.set('authorization', `Bearer ${release.token}`);
    return new Request(address, { headers, credentials: 'omit', redirect: 'error' });
  }

  return {
    async install() {
      const [main, ...others] = release.pages;
      await keepFiles(main.core);
      for (const { base, core } of others) if (await isInUse(base)) await keepFiles(core);
      if (!world.savesData()) await keepDrawings();
    },

    async activate() {
      const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
      const releases = names.filter((name) => name.startsWith(RELEASE_PREFIX) && name !== ownCache);
      const known: readonly string[] = [...Object.values(VISIT_CACHES), ART_CACHE, ownCache];
      const staying = new Set([...known, ...releases.slice(1 - RELEASES)]);
      // A page of an earlier release would ask for scripts that may be gone by then.
      const gone = names.filter((name) => !staying.has(name) || name === VISIT_CACHES.pages);
      await Promise.all(gone.map((name) => caches.delete(name)));
    },

    answer,

    async keep(message) {
      if (message.type === 'tickets.wanted') await keepFiles(pagesIn(message.base).tickets);
      else if (message.type === 'language.used') await keepFiles(pagesIn(message.base).core);
      else await Promise.allSettled(message.addresses.map(keepLoaded));
    },
  };
}
