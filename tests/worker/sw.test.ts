import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { VISIT_CACHES, type WorkerMessage } from '../../src/worker/names.ts';
import type { Release, ReleasePages } from '../../src/worker/sw.ts';
import { MemoryCaches } from '../fixtures/caches.ts';

// Workbox looks for the worker's own globals when it is loaded
vi.hoisted(() => {
  process.env.NODE_ENV = 'production';
  Object.assign(globalThis, { self: globalThis, FetchEvent: class extends Event {} });
});

const origin = 'https://ride.example.com';
const DAY = 24 * 3_600_000;
const list = `${origin}/api/v1/trip/trips/categories/all`;
const status = `${origin}/api/v1/order/payment/status/T2761248213`;

const first: Release = {
  id: 'one',
  apiBase: '',
  token: 'secret',
  pages: [
    {
      base: '',
      shell: '<div id="root"></div>',
      core: ['/assets/main-1.js'],
      ownPages: ['/assets/ticket-1.js'],
    },
    {
      base: '/hi',
      shell: '<div id="root" lang="hi-IN"></div>',
      core: ['/assets/main-hi-1.js'],
      ownPages: ['/assets/ticket-hi-1.js'],
    },
  ],
  shellHeaders: { 'content-type': 'text/html; charset=utf-8' },
  drawings: [],
};
const [english, hindi] = first.pages as [ReleasePages, ReleasePages];
const second: Release = {
  ...first,
  id: 'two',
  pages: [
    { ...english, core: ['/assets/main-2.js'] },
    { ...hindi, core: ['/assets/main-hi-2.js'] },
  ],
};

const offline = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};

/** A request as the browser hands it to the worker, which alone can say what it is for. */
function requestOf(url: string, destination = '', init: RequestInit = {}): Request {
  return Object.defineProperty(new Request(url, init), 'destination', { value: destination });
}

function answerOf(body: string, type: string, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': type } });
}

const json = (body: string, status = 200) => answerOf(body, 'application/json', status);
const page = (body: string) => answerOf(body, 'text/html; charset=utf-8');
/** A script of the site, which says its name. */
const file = async (request: Request) =>
  answerOf(`// ${new URL(request.url).pathname}`, 'text/javascript');

/** The events that a worker listens to, as far as they carry something. */
interface SentEvent {
  readonly type: 'install' | 'activate' | 'fetch' | 'message';
  readonly request?: Request;
  readonly data?: WorkerMessage;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.setSystemTime(Date.parse('2027-01-14T08:35:00Z'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A device with the worker of a release, and a network in the test's hands. */
class Device {
  readonly caches = new MemoryCaches();
  /** The requests that reached the network. */
  readonly sent: Request[] = [];
  network: (request: Request) => Promise<Response> = offline;
  readonly #listeners = new Map<string, (event: unknown) => void>();

  static async create(release = first, connection = {}): Promise<Device> {
    const device = new Device();
    vi.stubGlobal('caches', device.caches);
    vi.stubGlobal('location', { origin, href: `${origin}/sw.js` });
    vi.stubGlobal('navigator', { connection });
    vi.stubGlobal('clients', { claim: async () => {} });
    vi.stubGlobal('fetch', (request: Request) => {
      const sent = new Request(request);
      device.sent.push(sent);
      return device.network(sent);
    });
    vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) =>
      device.#listeners.set(type, listener),
    );
    await device.load(release);
    return device;
  }

  /** Puts the script of a release in the place of the one before. */
  async load(release: Release): Promise<void> {
    vi.stubGlobal('RELEASE', release);
    vi.resetModules();
    await import('../../src/worker/sw.ts');
  }

  /** Sends the worker an event. Returns its answer, null for none, and when all that follows is done. */
  send(event: SentEvent): { response: Promise<Response> | null; done: Promise<unknown> } {
    const waits: Promise<unknown>[] = [];
    let response: Promise<Response> | null = null;
    let unsettledCount = 1;
    const end = () => {
      unsettledCount -= 1;
    };
    // an event whose promises have all settled takes no more
    const waitUntil = (done: Promise<unknown>) => {
      if (unsettledCount === 0) throw new DOMException('The event is over', 'InvalidStateError');
      unsettledCount += 1;
      waits.push(done);
      done.then(end, end);
    };
    this.#listeners.get(event.type)?.({
      ...event,
      waitUntil,
      respondWith(answer: Promise<Response>) {
        response = answer;
        waitUntil(answer);
      },
    });
    end();
    const all = async (from = 0): Promise<void> => {
      await Promise.all(waits.slice(from));
      if (waits.length > from) await all(waits.length);
    };
    const done = all();
    done.catch(() => {});
    return { response, done };
  }

  /** Sends a request, and waits for all that follows from it. */
  async request(request: Request): Promise<Response | null> {
    const { response, done } = this.send({ type: 'fetch', request });
    const answer = await response;
    await settled(done);
    return answer;
  }

  async install(): Promise<void> {
    await settled(this.send({ type: 'install' }).done);
  }

  async activate(): Promise<void> {
    await settled(this.send({ type: 'activate' }).done);
  }

  async receive(data: WorkerMessage): Promise<void> {
    await settled(this.send({ type: 'message', data }).done);
  }
}

/** Waits for what takes next to no time. */
async function settled(done: Promise<unknown>): Promise<void> {
  let isDone = false;
  const end = done.finally(() => {
    isDone = true;
  });
  end.catch(() => {});
  while (!isDone) {
    await vi.advanceTimersByTimeAsync(1);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await end;
}

const isSettled = (promise: Promise<unknown> | null) =>
  Promise.race([Promise.resolve(promise).then(() => true), Promise.resolve(false)]);

const createDevice = Device.create;

/** A device that has the list of trips in its cache. */
async function withList(): Promise<Device> {
  const device = await createDevice();
  device.network = async () => json('[1]');
  await device.request(requestOf(list));
  return device;
}

describe('what is never cached', () => {
  test.each([
    ['a ride', () => requestOf(`${origin}/api/v1/trip/trips/manali-leh`), () => json('{}')],
    ['a page', () => requestOf(`${origin}/details/manali-leh`, 'document'), () => page('ride')],
    [
      'a picture',
      () => requestOf(`${origin}/media/manali-leh.avif`, 'image'),
      () => answerOf('x', 'image/avif'),
    ],
  ])(
    '%s that was on its way when the visitor had everything forgotten',
    async (_, request, answer) => {
      const device = await createDevice();
      let arrive = (_: Response) => {};
      device.network = () =>
        new Promise((resolve) => {
          arrive = resolve;
        });
      const { response, done } = device.send({ type: 'fetch', request: request() });
      expect(response).not.toBeNull();
      await expect.poll(() => device.sent.length).toBe(1);
      for (const name of Object.values(VISIT_CACHES)) await device.caches.delete(name);
      arrive(answer());
      await response;
      await settled(done);
      expect(Object.values(device.caches.contents()).flat()).toEqual([]);
    },
  );

  test('what was on its way then, though other answers come between', async () => {
    const device = await createDevice();
    const arrive = new Map<string, (answer: Response) => void>();
    device.network = ({ url }) => new Promise((resolve) => arrive.set(url, resolve));
    const [ride, gone] = ['a', 'b'].map((id) => `${origin}/api/v1/trip/trips/${id}`) as [
      string,
      string,
    ];
    const addresses = [ride, gone, `${origin}/details/a`, `${origin}/about`];
    const ask = (url: string) =>
      device.send({
        type: 'fetch',
        request: requestOf(url, url.includes('/api/') ? '' : 'document'),
      });
    const sent = addresses.slice(0, 3).map(ask);
    await expect.poll(() => arrive.size).toBe(3);
    for (const name of Object.values(VISIT_CACHES)) await device.caches.delete(name);
    sent.push(ask(addresses[3] ?? ''));
    await expect.poll(() => arrive.size).toBe(4);
    arrive.get(gone)?.(json('{}', 404));
    await settled(sent[1]?.done ?? Promise.resolve());
    arrive.get(ride)?.(json('{}'));
    for (const url of addresses.slice(2)) arrive.get(url)?.(page('seen'));
    await settled(Promise.all(sent.map(({ done }) => done)));
    expect(Object.values(device.caches.contents()).flat()).toEqual([`${origin}/about`]);
  });

  test.each([
    ['a ride', () => requestOf(`${origin}/api/v1/trip/trips/manali-leh`), () => json('{}')],
    ['a page', () => requestOf(`${origin}/details/manali-leh`, 'document'), () => page('ride')],
  ])(
    '%s that was requested just before the visitor had everything forgotten, whose cache opens just after',
    async (_, request, answer) => {
      const device = await createDevice();
      device.network = async () => answer();
      let open = () => {};
      const isDue = new Promise<void>((resolve) => {
        open = resolve;
      });
      const { caches } = device;
      const openAtOnce = caches.open.bind(caches);
      caches.open = async (name) => {
        await isDue;
        return openAtOnce(name);
      };
      const { response, done } = device.send({ type: 'fetch', request: request() });
      await device.receive({ type: 'visits.forgotten' });
      open();
      expect((await response)?.status).toBe(200);
      await settled(done);
      expect(Object.values(device.caches.contents()).flat()).toEqual([]);
      await device.request(request());
      expect(Object.values(device.caches.contents()).flat()).toEqual([request().url]);
    },
  );

  test('what a worker cached before it heard that everything was forgotten', async () => {
    const device = await withList();
    await device.receive({ type: 'visits.forgotten' });
    expect(device.caches.contents()).toEqual({});
  });

  test('a ticket’s address and a page of one visitor leave nothing behind', async () => {
    const device = await createDevice();
    device.network = async () => page('ticket');
    const answer = await device.request(
      requestOf(`${origin}/bookingdetails/KS2761248213`, 'document'),
    );
    expect(await answer?.text()).toBe('ticket');
    expect(device.caches.contents()).toEqual({});
  });
});

describe('lists and rides', () => {
  test('the network answers as it is; its answer is cached with its moment', async () => {
    const device = await createDevice();
    device.network = async () => json('[1]');
    const at = Date.now();
    const answer = await device.request(requestOf(list));
    expect(answer?.headers.get('x-kept-at')).toBeNull();
    expect(await answer?.text()).toBe('[1]');

    device.network = offline;
    vi.setSystemTime(at + DAY);
    const cached = await device.request(requestOf(list));
    expect(await cached?.text()).toBe('[1]');
    expect(cached?.headers.get('x-kept-at')).toBe(String(at));
  });

  test('the request goes out as the page made it', async () => {
    const device = await createDevice();
    device.network = async () => json('[]');
    const request = requestOf(list, '', {
      headers: { authorization: 'Bearer secret' },
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
    });
    await device.request(request);
    const [{ credentials, redirect, cache, headers }] = device.sent as [Request];
    expect({ credentials, redirect, cache, bearer: headers.get('authorization') }).toEqual({
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      bearer: 'Bearer secret',
    });
  });

  test('nothing cached → the failure of the network', async () => {
    const device = await createDevice();
    await expect(device.request(requestOf(list))).rejects.toThrow();
  });

  for (const [title, answer] of [
    ['a status 500', () => json('{"message":"down"}', 500)],
    ['a status 401', () => json('{}', 401)],
    ['a page where JSON was wanted', () => page('<h1>Sign in to this network</h1>')],
    ['no content', () => new Response(null, { status: 204 })],
  ] as const)
    test(`${title} does not replace a good answer`, async () => {
      const device = await withList();
      device.network = async () => answer();
      await device.request(requestOf(list));
      device.network = offline;
      expect(await (await device.request(requestOf(list)))?.text()).toBe('[1]');
    });

  test('a ride that the platform no longer knows is let go', async () => {
    const device = await createDevice();
    const ride = `${origin}/api/v1/trip/trips/spiti`;
    device.network = async () => json('{}');
    await device.request(requestOf(ride));
    device.network = async () => json('{}', 404);
    await device.request(requestOf(ride));
    expect(device.caches.contents()).toEqual({ 'site-catalogue': [] });
  });

  test('a line that says nothing for 12 s → what is cached, before the page gives up', async () => {
    const device = await withList();
    device.network = () => new Promise(() => {});
    const { response } = device.send({ type: 'fetch', request: requestOf(list) });
    await vi.advanceTimersByTimeAsync(11_999);
    expect(await isSettled(response)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await response)?.text()).toBe('[1]');
  });

  test('nothing cached on a silent line → the network is waited for', async () => {
    const device = await createDevice();
    let answer = (_: Response) => {};
    device.network = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { response } = device.send({ type: 'fetch', request: requestOf(list) });
    await vi.advanceTimersByTimeAsync(60_000);
    answer(json('[2]'));
    expect(await (await response)?.text()).toBe('[2]');
  });

  test('after thirty days what is cached counts no more', async () => {
    const device = await withList();
    device.network = offline;
    vi.setSystemTime(Date.now() + 30 * DAY - 1_000);
    expect(await (await device.request(requestOf(list)))?.text()).toBe('[1]');
    vi.setSystemTime(Date.now() + 2_000);
    await expect(device.request(requestOf(list))).rejects.toThrow();
  });

  test('cached under a clock that ran ahead → counts no more thirty days before or after', async () => {
    const device = await createDevice();
    const now = Date.now();
    vi.setSystemTime(now + 365 * DAY);
    device.network = async () => json('[1]');
    await device.request(requestOf(list));
    vi.setSystemTime(now + 200 * DAY);
    device.network = offline;
    await expect(device.request(requestOf(list))).rejects.toThrow();
  });

  test('an answer that comes late → replaces none that was requested after it', async () => {
    const device = await createDevice();
    const arrive: ((answer: Response) => void)[] = [];
    device.network = () => new Promise((resolve) => arrive.push(resolve));
    const early = device.send({ type: 'fetch', request: requestOf(list) });
    await expect.poll(() => arrive.length).toBe(1);
    await vi.advanceTimersByTimeAsync(3_000);
    const late = device.send({ type: 'fetch', request: requestOf(list) });
    await expect.poll(() => arrive.length).toBe(2);
    arrive[1]?.(json('[2]'));
    await settled(late.done);
    arrive[0]?.(json('[1]'));
    await settled(early.done);
    device.network = offline;
    expect(await (await device.request(requestOf(list)))?.text()).toBe('[2]');
  });

  test('the latest sixty are cached', async () => {
    const device = await createDevice();
    device.network = async () => json('{}');
    for (let ride = 0; ride < 62; ride += 1) {
      await vi.advanceTimersByTimeAsync(1);
      await device.request(requestOf(`${origin}/api/v1/trip/trips/ride-${ride}`));
    }
    const cached = device.caches.contents()['site-catalogue'] ?? [];
    expect(cached).toHaveLength(60);
    expect(cached[0]).toBe(`${origin}/api/v1/trip/trips/ride-2`);
  });

  test('a device without room answers from the network all the same', async () => {
    const device = await createDevice();
    device.caches.isFull = true;
    device.network = async () => json('[1]');
    expect(await (await device.request(requestOf(list)))?.text()).toBe('[1]');
    device.network = async () => page('About');
    expect(await (await device.request(requestOf(`${origin}/about`, 'document')))?.text()).toBe(
      'About',
    );
    device.network = async () => answerOf('// main', 'text/javascript');
    const script = requestOf(`${origin}/assets/main-1.js`, 'script');
    expect(await (await device.request(script))?.text()).toBe('// main');
  });
});

describe('pages', () => {
  const ride = (query = '') => requestOf(`${origin}/details/spiti${query}`, 'document');

  test('no network → the cached page, whatever stands behind its path', async () => {
    const device = await createDevice();
    device.network = async () => page('Spiti');
    await device.request(ride('?type=trip&merchantTransactionId=T2761248213'));
    expect(device.caches.contents()).toEqual({ 'site-pages': [`${origin}/details/spiti`] });
    device.network = offline;
    expect(await (await device.request(ride('?sel=own:2')))?.text()).toBe('Spiti');
  });

  test('no network and nothing cached → the empty shell, on pages of one visitor too', async () => {
    const device = await createDevice();
    for (const path of ['/details/spiti', '/bookingdetails/KS1', '/booking', '/confirmationpage'])
      expect(await (await device.request(requestOf(origin + path, 'document')))?.text()).toBe(
        english.shell,
      );
  });

  test('a silent line: what is cached after 4 s, the shell after 10', async () => {
    const device = await createDevice();
    device.network = async () => page('Spiti');
    await device.request(ride());
    device.network = () => new Promise(() => {});
    const cached = device.send({ type: 'fetch', request: ride() });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await (await cached.response)?.text()).toBe('Spiti');

    const other = device.send({ type: 'fetch', request: requestOf(`${origin}/about`, 'document') });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await isSettled(other.response)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await other.response)?.text()).toBe(english.shell);
  });

  /** A page with a joined style sheet, those that were joined to it, and a script. */
  const styled = (name: string) =>
    page(
      `<link rel="stylesheet" crossorigin href="/assets/page-${name}.css"><link rel="stylesheet" crossorigin disabled href="/assets/joined.css"><script type="module" crossorigin src="/assets/index-${name}.js"></script>${name}`,
    );
  const nameOf = async (answer: Response | null) => /\w+$/.exec((await answer?.text()) ?? '')?.[0];
  const startFilesOf = (name: string) => [
    `${origin}/assets/page-${name}.css`,
    `${origin}/assets/index-${name}.js`,
  ];

  test('a page that arrives after the cached one was displayed is cached with its styles and scripts', async () => {
    const device = await createDevice();
    device.network = async (request) =>
      request.url.includes('/assets/') ? file(request) : styled('Spiti');
    await device.request(ride());
    let arrive = (_: Response) => {};
    device.network = (request) =>
      request.url.includes('/assets/')
        ? file(request)
        : new Promise((resolve) => {
            arrive = resolve;
          });
    const { response, done } = device.send({ type: 'fetch', request: ride() });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await nameOf((await response) ?? null)).toBe('Spiti');
    arrive(styled('Ladakh'));
    await settled(done);
    expect(device.caches.contents()).toEqual({
      'site-pages': [`${origin}/details/spiti`],
      'site-release-one': [...startFilesOf('Spiti'), ...startFilesOf('Ladakh')],
    });
    device.network = offline;
    expect(await nameOf(await device.request(ride()))).toBe('Ladakh');
  });

  test.each([
    [
      'does not arrive',
      async (device: Device) => {
        device.network = async (request) =>
          request.url.includes('.css')
            ? offline()
            : request.url.includes('.js')
              ? file(request)
              : styled('Ladakh');
      },
    ],
    [
      'has no room on the device',
      async (device: Device) => {
        device.network = async (request) =>
          request.url.includes('/assets/') ? file(request) : styled('Ladakh');
        const open = device.caches.open.bind(device.caches);
        device.caches.open = async (name) => {
          const cache = await open(name);
          if (name === 'site-release-one')
            cache.put = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
          return cache;
        };
      },
    ],
  ] as const)(
    'a page whose style sheet %s is displayed and not cached; the one before stays',
    async (_, hinder) => {
      const device = await createDevice();
      device.network = async (request) =>
        request.url.includes('/assets/') ? file(request) : styled('Spiti');
      await device.request(ride());
      await hinder(device);
      expect(await nameOf(await device.request(ride()))).toBe('Ladakh');
      device.network = offline;
      expect(await nameOf(await device.request(ride()))).toBe('Spiti');
    },
  );

  test('styles and scripts that are cached are not requested again for their page', async () => {
    const device = await createDevice();
    device.network = async (request) =>
      request.url.includes('/assets/') ? file(request) : styled('Spiti');
    await device.request(ride());
    device.sent.length = 0;
    await device.request(ride());
    expect(device.sent.map(({ url }) => url)).toEqual([`${origin}/details/spiti`]);
  });

  test('an error page is displayed and not cached', async () => {
    const device = await createDevice();
    device.network = async () => answerOf('Bad gateway', 'text/html', 502);
    expect((await device.request(ride()))?.status).toBe(502);
    expect(device.caches.contents()).toEqual({ 'site-pages': [] });
  });
});

describe('releases', () => {
  test('a release for which the device has no room is not installed', async () => {
    const device = await createDevice();
    device.network = file;
    await device.install();
    await device.activate();
    await device.load(second);
    const open = device.caches.open.bind(device.caches);
    device.caches.open = async (name) => {
      const cache = await open(name);
      cache.put = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
      return cache;
    };
    await expect(device.install()).rejects.toThrow();
  });

  test('one that failed to install takes nothing from the tabs of the one before', async () => {
    const device = await createDevice();
    device.network = file;
    await device.install();
    await device.activate();
    const core = ['/assets/gone-2.js', '/assets/main-2.js'];
    await device.load({ ...second, pages: [{ ...english, core }, hindi] });
    device.network = async (request) =>
      request.url.includes('gone') ? answerOf('no', 'text/html', 404) : file(request);
    await expect(device.install()).rejects.toThrow();
    const third = [{ ...english, core: ['/assets/main-3.js'] }, hindi] as const;
    await device.load({ ...second, id: 'three', pages: third });
    device.network = file;
    await device.install();
    await device.activate();
    device.network = offline;
    const cached = await device.request(requestOf(`${origin}/assets/main-1.js`, 'script'));
    expect(await cached?.text()).toBe('// /assets/main-1.js');
  });

  test('a release is there with all that any page starts with, or not at all', async () => {
    const device = await createDevice();
    await expect(device.install()).rejects.toThrow();
    for (const answer of [json('{}', 404), page('the same for any address')]) {
      device.network = async () => answer;
      await expect(device.install()).rejects.toThrow();
    }
    expect(device.caches.contents()).toEqual({});
    device.network = file;
    await device.install();
    expect(device.caches.contents()).toEqual({
      'site-release-one': [`${origin}/assets/main-1.js`],
    });
  });

  test('a drawing that cannot be had holds up no release', async () => {
    const device = await createDevice({ ...first, drawings: ['/art/empty.svg', '/art/error.svg'] });
    device.network = async (request) => {
      if (request.url.endsWith('/error.svg')) throw new TypeError('Failed to fetch');
      return request.url.endsWith('.svg') ? answerOf('<svg/>', 'image/svg+xml') : file(request);
    };
    await device.install();
    expect(device.caches.contents()['site-art']).toEqual([`${origin}/art/empty.svg`]);
  });

  test('a visitor who saves data → no drawing is fetched before a page shows it', async () => {
    const release = { ...first, drawings: ['/art/empty.svg'] };
    const device = await createDevice(release, { saveData: true });
    device.network = file;
    await device.install();
    expect(device.sent.map(({ url }) => url)).toEqual([`${origin}/assets/main-1.js`]);
  });

  test('a script that is cached is never requested again', async () => {
    const device = await createDevice();
    device.network = file;
    await device.install();
    device.sent.length = 0;
    const answer = await device.request(requestOf(`${origin}/assets/main-1.js`, 'script'));
    expect(await answer?.text()).toBe('// /assets/main-1.js');
    expect(device.sent).toEqual([]);
  });

  test('a new release leaves the scripts of open pages in the cache, and no page that would request old ones', async () => {
    const device = await createDevice();
    device.network = file;
    await device.install();
    device.network = async () => page('of release one');
    await device.request(requestOf(`${origin}/about`, 'document'));
    await device.caches.open('of another program');

    await device.load(second);
    device.network = file;
    await device.install();
    await device.activate();
    expect(device.caches.contents()).toEqual({
      'site-release-one': [`${origin}/assets/main-1.js`],
      'of another program': [],
      'site-release-two': [`${origin}/assets/main-2.js`],
    });
    device.network = offline;
    expect(
      await (await device.request(requestOf(`${origin}/assets/main-1.js`, 'script')))?.text(),
    ).toBe('// /assets/main-1.js');
  });

  test('the release before stays, and no other', async () => {
    const device = await createDevice();
    for (const id of ['a', 'b', 'c', 'd']) {
      await device.load({ ...first, id });
      await device.caches.open(`site-release-${id}`);
      await device.activate();
    }
    expect(await device.caches.keys()).toEqual(['site-release-c', 'site-release-d']);
  });

  test('what opens a ticket comes when a page wants it', async () => {
    const device = await createDevice();
    device.network = file;
    await device.receive({ type: 'tickets.wanted', base: '' });
    expect(device.caches.contents()).toEqual({
      'site-release-one': [`${origin}/assets/ticket-1.js`],
    });
  });

  test('a message that only a later release has caches nothing', async () => {
    const device = await createDevice();
    device.network = file;
    const later: object = { type: 'maps.wanted', base: '' };
    await device.receive(later as WorkerMessage);
    expect(device.caches.contents()).toEqual({});
  });

  test.each([undefined, null, 'hello', 7])('a message that is %j does nothing', async (data) => {
    const device = await createDevice();
    await device.receive(data as unknown as WorkerMessage);
    expect(device.caches.contents()).toEqual({});
    expect(device.sent).toEqual([]);
  });

  test('what a page had loaded before its worker was there is requested once more, as the site requests it', async () => {
    const device = await createDevice();
    device.network = async (request) =>
      request.url.includes('/api/')
        ? json('[1]')
        : request.url.includes('/assets/')
          ? file(request)
          : page('Trips');
    await device.receive({
      type: 'page.opened',
      addresses: [
        `${origin}/getaways/adventure-tours?q=leh`,
        `${origin}/assets/list-1.js`,
        list,
        status,
        `${origin}/bookingdetails/KS1`,
        `${origin}/paymentsuccessandfailure?merchantTransactionId=T1`,
        'https://elsewhere.example.com/x',
      ],
    });
    expect(device.caches.contents()).toEqual({
      'site-pages': [`${origin}/getaways/adventure-tours`],
      'site-release-one': [`${origin}/assets/list-1.js`],
      'site-catalogue': [list],
    });
    expect(device.sent).toHaveLength(3);
    const read = device.sent.find(({ url }) => url === list);
    expect(read?.headers.get('authorization')).toBe('Bearer secret');
    expect(read?.credentials).toBe('omit');
  });
});

describe('pages in another language', () => {
  test('no network and nothing cached → the empty shell of their own language', async () => {
    const device = await createDevice();
    for (const path of ['/hi', '/hi/', '/HI/About', '/hi/details/spiti', '/hi/bookingdetails/KS1'])
      expect([
        path,
        await (await device.request(requestOf(origin + path, 'document')))?.text(),
      ]).toEqual([path, hindi.shell]);
    for (const path of ['/', '/about', '/details/hi', '/booking'])
      expect([
        path,
        await (await device.request(requestOf(origin + path, 'document')))?.text(),
      ]).toEqual([path, english.shell]);
  });

  test('a page that says so caches what the pages of its language start with, and what opens their tickets', async () => {
    const device = await createDevice();
    device.network = file;
    await device.install();
    expect(device.caches.contents()).toEqual({
      'site-release-one': [`${origin}/assets/main-1.js`],
    });
    await device.receive({ type: 'language.used', base: '/hi' });
    await device.receive({ type: 'tickets.wanted', base: '/hi' });
    expect(device.caches.contents()).toEqual({
      'site-release-one': [
        `${origin}/assets/main-1.js`,
        `${origin}/assets/main-hi-1.js`,
        `${origin}/assets/ticket-hi-1.js`,
      ],
    });
    device.network = offline;
    const answer = await device.request(requestOf(`${origin}/assets/main-hi-1.js`, 'script'));
    expect(await answer?.text()).toBe('// /assets/main-hi-1.js');
  });

  test.each([
    ['/hi/details/spiti', ['/assets/main-2.js', '/assets/main-hi-2.js']],
    ['/details/hi', ['/assets/main-2.js']],
  ])('a new release where %s was looked at → starts with %j', async (path, core) => {
    const device = await createDevice();
    device.network = async () => page('of release one');
    await device.request(requestOf(`${origin}${path}`, 'document'));
    await device.load(second);
    device.network = file;
    await device.install();
    expect(device.caches.contents()['site-release-two']).toEqual(core.map((name) => origin + name));
  });
});

test('a picture of another host passes by, one of the site is cached when it is one', async () => {
  const device = await createDevice();
  expect(
    await device.request(requestOf('https://pictures.example.com/spiti.jpg', 'image')),
  ).toBeNull();
  device.network = async () => page('<h1>Sign in</h1>');
  await device.request(requestOf(`${origin}/media/spiti.avif`, 'image'));
  device.network = async () => answerOf('Not found', 'image/avif', 404);
  await device.request(requestOf(`${origin}/media/leh.avif`, 'image'));
  device.network = async () => answerOf('bytes', 'image/avif');
  await device.request(requestOf(`${origin}/media/coorg.avif`, 'image'));
  expect(device.caches.contents()).toEqual({ 'site-pictures': [`${origin}/media/coorg.avif`] });
});

test('a drawing of the site is displayed from the cache, and the latest is fetched beside it', async () => {
  const device = await createDevice();
  const art = () => requestOf(`${origin}/art/empty.svg`, 'image');
  device.network = async () => answerOf('old', 'image/svg+xml');
  await device.request(art());
  device.network = async () => answerOf('new', 'image/svg+xml');
  expect(await (await device.request(art()))?.text()).toBe('old');
  device.network = offline;
  expect(await (await device.request(art()))?.text()).toBe('new');
});
