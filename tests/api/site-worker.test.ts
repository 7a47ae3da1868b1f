import { describe, expect, test } from 'vitest';
import { VISIT_CACHES } from '../../src/worker/cache-names.ts';
import {
  createSiteWorker,
  type Release,
  type ReleasePages,
  type SiteWorker,
} from '../../src/worker/site-worker.ts';
import { MemoryCaches } from '../fixtures/caches.ts';

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
      tickets: ['/assets/ticket-1.js'],
    },
    {
      base: '/hi',
      shell: '<div id="root" lang="hi-IN"></div>',
      core: ['/assets/main-hi-1.js'],
      tickets: ['/assets/ticket-hi-1.js'],
    },
  ],
  shellHeaders: { 'content-type': 'text/html; charset=utf-8' },
  drawings: [],
};
const [english, hindi] = first.pages as [ReleasePages, ReleasePages];

const offline = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};

/** A request as the browser hands it to the worker, which alone can say what it is for. */
function asked(url: string, destination = '', init: RequestInit = {}): Request {
  return Object.defineProperty(new Request(url, init), 'destination', { value: destination });
}

function answerOf(body: string, type: string, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': type } });
}

const json = (body: string, status = 200) => answerOf(body, 'application/json', status);
const page = (body: string) => answerOf(body, 'text/html; charset=utf-8');

/** A device with a worker, a network in the test's hands, and a clock that is moved by hand. */
class Device {
  readonly caches: MemoryCaches;
  readonly worker: SiteWorker;
  now = Date.parse('2027-01-14T08:35:00Z');
  /** What was asked of the network. */
  readonly sent: Request[] = [];
  readonly timers: { ms: number; ring: () => void }[] = [];
  network: (request: Request) => Promise<Response> = offline;
  savesData = false;

  constructor(release = first, caches = new MemoryCaches()) {
    this.caches = caches;
    this.worker = createSiteWorker(release, {
      caches: caches as unknown as CacheStorage,
      fetch: (request) => {
        const sent = new Request(request);
        this.sent.push(sent);
        return this.network(sent);
      },
      now: () => this.now,
      after: (ms) =>
        new Promise((ring) => {
          this.timers.push({ ms, ring });
        }),
      origin,
      savesData: () => this.savesData,
    });
  }

  /** Lets the worker's timers of so many ms go off. */
  ring(after: number): void {
    for (const { ms, ring } of this.timers) if (ms === after) ring();
  }

  /** Asks, and waits for all that follows from it. */
  async ask(request: Request): Promise<Response | null> {
    const answering = this.worker.answer(request);
    if (answering === null) return null;
    const response = await answering.response;
    await answering.done;
    return response;
  }
}

const createDevice = (release?: Release, caches?: MemoryCaches) => new Device(release, caches);

describe('what is never kept', () => {
  for (const [title, request] of [
    ['the status of a payment', () => asked(status)],
    [
      'a lookup by phone',
      () => asked(`${origin}/api/v1/trip/trips/status/my-bookings?phone_number=9845011223`),
    ],
    [
      'a booking',
      () => asked(`${origin}/api/v1/order/guest-book/trip/x?seats=1`, '', { method: 'POST' }),
    ],
    ['a message', () => asked(`${origin}/api/v1/user/contact-us`, '', { method: 'POST' })],
    [
      'the way back from a payment',
      () => asked(`${origin}/paymentsuccessandfailure?merchantTransactionId=T1`, 'document'),
    ],
    ['the sandbox', () => asked(`${origin}/sandbox/hello`)],
  ] as const)
    test(`${title} is not even seen by the worker`, async () => {
      const device = createDevice();
      device.network = async () => json('{"success":true}');
      expect(await device.ask(request())).toBeNull();
      expect(device.sent).toEqual([]);
      expect(device.caches.contents()).toEqual({});
    });

  test.each([
    ['a ride', () => asked(`${origin}/api/v1/trip/trips/manali-leh`), () => json('{}')],
    ['a page', () => asked(`${origin}/details/manali-leh`, 'document'), () => page('ride')],
    [
      'a picture',
      () => asked(`${origin}/media/manali-leh.avif`, 'image'),
      () => answerOf('x', 'image/avif'),
    ],
  ])(
    '%s that was on its way when the visitor had everything forgotten',
    async (_, request, answer) => {
      const device = createDevice();
      let arrive = (_: Response) => {};
      device.network = () =>
        new Promise((resolve) => {
          arrive = resolve;
        });
      const answering = device.worker.answer(request());
      expect(answering).not.toBeNull();
      await Promise.resolve();
      for (const name of Object.values(VISIT_CACHES)) await device.caches.delete(name);
      arrive(answer());
      await answering?.response;
      await answering?.done;
      expect(Object.values(device.caches.contents()).flat()).toEqual([]);
    },
  );

  test('a payment status is not answered from a cache, even where somebody put one there', async () => {
    const device = createDevice();
    await (await device.caches.open('site-catalogue')).put(status, json('{"success":true}'));
    expect(device.worker.answer(asked(status))).toBeNull();
  });

  test('a ticket’s address and a page of one visitor leave nothing behind', async () => {
    const device = createDevice();
    device.network = async () => page('ticket');
    const answer = await device.ask(asked(`${origin}/bookingdetails/KS2761248213`, 'document'));
    expect(await answer?.text()).toBe('ticket');
    expect(device.caches.contents()).toEqual({});
  });
});

describe('lists and rides', () => {
  test('the network answers as it is; what it said is kept with its moment', async () => {
    const device = createDevice();
    device.network = async () => json('[1]');
    const answer = await device.ask(asked(list));
    expect(answer?.headers.get('x-kept-at')).toBeNull();
    expect(await answer?.text()).toBe('[1]');

    device.network = offline;
    const at = device.now;
    device.now += DAY;
    const kept = await device.ask(asked(list));
    expect(await kept?.text()).toBe('[1]');
    expect(kept?.headers.get('x-kept-at')).toBe(String(at));
  });

  test('the request goes out as the page made it', async () => {
    const device = createDevice();
    device.network = async () => json('[]');
    const request = asked(list, '', {
      headers: { authorization: 'Bearer secret' },
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
    });
    await device.ask(request);
    const [{ credentials, redirect, cache, headers }] = device.sent as [Request];
    expect({ credentials, redirect, cache, bearer: headers.get('authorization') }).toEqual({
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      bearer: 'Bearer secret',
    });
  });

  test('nothing kept → the failure of the network', async () => {
    await expect(createDevice().worker.answer(asked(list))?.response).rejects.toThrow(
      'Failed to fetch',
    );
  });

  for (const [title, answer] of [
    ['a status 500', () => json('{"message":"down"}', 500)],
    ['a status 401', () => json('{}', 401)],
    ['a page where JSON was wanted', () => page('<h1>Sign in to this network</h1>')],
    ['no content', () => new Response(null, { status: 204 })],
  ] as const)
    test(`${title} does not replace a good answer`, async () => {
      const device = createDevice();
      device.network = async () => json('[1]');
      await device.ask(asked(list));
      device.network = async () => answer();
      await device.ask(asked(list));
      device.network = offline;
      expect(await (await device.ask(asked(list)))?.text()).toBe('[1]');
    });

  test('an answer that arrives late → does not replace the one that was asked for after it', async () => {
    const device = createDevice();
    let arrive = (_: Response) => {};
    device.network = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const late = device.worker.answer(asked(list));
    device.now += 1_000;
    device.network = async () => json('[2]');
    await device.ask(asked(list));
    device.now += 8_000;
    arrive(json('[1]'));
    await late?.done;
    device.network = offline;
    expect(await (await device.ask(asked(list)))?.text()).toBe('[2]');
  });

  test('what was kept before the clock was set back → replaced all the same', async () => {
    const device = createDevice();
    device.network = async () => json('[1]');
    await device.ask(asked(list));
    device.now -= DAY;
    device.network = async () => json('[2]');
    await device.ask(asked(list));
    device.network = offline;
    expect(await (await device.ask(asked(list)))?.text()).toBe('[2]');
  });

  test('a ride that the platform no longer knows is let go', async () => {
    const device = createDevice();
    const ride = `${origin}/api/v1/trip/trips/spiti`;
    device.network = async () => json('{}');
    await device.ask(asked(ride));
    device.network = async () => json('{}', 404);
    await device.ask(asked(ride));
    expect(device.caches.contents()).toEqual({ 'site-catalogue': [] });
  });

  test('a line that says nothing for 12 s → what is kept, before the page gives up', async () => {
    const device = createDevice();
    device.network = async () => json('[1]');
    await device.ask(asked(list));
    device.network = () => new Promise(() => {});
    const answering = device.worker.answer(asked(list));
    device.ring(12_000);
    expect(await (await answering?.response)?.text()).toBe('[1]');
  });

  test('nothing kept on a silent line → the network is waited for', async () => {
    const device = createDevice();
    let answer = (_: Response) => {};
    device.network = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const answering = device.worker.answer(asked(list));
    device.ring(12_000);
    answer(json('[2]'));
    expect(await (await answering?.response)?.text()).toBe('[2]');
  });

  test('after thirty days what is kept counts no more', async () => {
    const device = createDevice();
    device.network = async () => json('[1]');
    await device.ask(asked(list));
    device.network = offline;
    device.now += 30 * DAY - 1;
    expect(await (await device.ask(asked(list)))?.text()).toBe('[1]');
    device.now += 1;
    await expect(device.worker.answer(asked(list))?.response).rejects.toThrow();
    expect(device.caches.contents()).toEqual({ 'site-catalogue': [] });
  });

  test('sixty are kept, the latest first', async () => {
    const device = createDevice();
    device.network = async () => json('{}');
    for (let ride = 0; ride < 62; ride += 1)
      await device.ask(asked(`${origin}/api/v1/trip/trips/ride-${ride}`));
    const kept = device.caches.contents()['site-catalogue'] ?? [];
    expect(kept).toHaveLength(60);
    expect(kept[0]).toBe(`${origin}/api/v1/trip/trips/ride-2`);
  });

  test('a device without room answers from the network all the same', async () => {
    const device = createDevice();
    device.caches.isFull = true;
    device.network = async () => json('[1]');
    expect(await (await device.ask(asked(list)))?.text()).toBe('[1]');
    device.network = async () => page('About');
    expect(await (await device.ask(asked(`${origin}/about`, 'document')))?.text()).toBe('About');
    device.network = async () => answerOf('// main', 'text/javascript');
    const script = asked(`${origin}/assets/main-1.js`, 'script');
    expect(await (await device.ask(script))?.text()).toBe('// main');
  });
});

describe('pages', () => {
  const ride = (query = '') => asked(`${origin}/details/spiti${query}`, 'document');

  test('no network → the page that is kept, whatever stands behind its path', async () => {
    const device = createDevice();
    device.network = async () => page('Spiti');
    await device.ask(ride('?type=trip&merchantTransactionId=T2761248213'));
    expect(device.caches.contents()).toEqual({ 'site-pages': [`${origin}/details/spiti`] });
    device.network = offline;
    expect(await (await device.ask(ride('?sel=own:2')))?.text()).toBe('Spiti');
  });

  test('no network and nothing kept → the empty shell, on pages of one visitor too', async () => {
    const device = createDevice();
    for (const path of ['/details/spiti', '/bookingdetails/KS1', '/booking', '/confirmationpage'])
      expect(await (await device.ask(asked(origin + path, 'document')))?.text()).toBe(
        english.shell,
      );
  });

  test('a silent line: what is kept after 4 s, the shell after 10', async () => {
    const device = createDevice();
    device.network = async () => page('Spiti');
    await device.ask(ride());
    device.network = () => new Promise(() => {});
    const answering = device.worker.answer(ride());
    await expect.poll(() => device.timers.some(({ ms }) => ms === 4_000)).toBe(true);
    device.ring(4_000);
    expect(await (await answering?.response)?.text()).toBe('Spiti');

    const other = device.worker.answer(asked(`${origin}/about`, 'document'));
    await expect.poll(() => device.timers.at(-1)?.ms).toBe(10_000);
    device.ring(10_000);
    expect(await (await other?.response)?.text()).toBe(english.shell);
  });

  test('an error page is shown and not kept', async () => {
    const device = createDevice();
    device.network = async () => answerOf('Bad gateway', 'text/html', 502);
    expect((await device.ask(ride()))?.status).toBe(502);
    expect(device.caches.contents()).toEqual({ 'site-pages': [] });
  });
});

describe('releases', () => {
  const second: Release = {
    ...first,
    id: 'two',
    pages: [
      { ...english, core: ['/assets/main-2.js'] },
      { ...hindi, core: ['/assets/main-hi-2.js'] },
    ],
  };
  const file = async (request: Request) =>
    answerOf(`// ${new URL(request.url).pathname}`, 'text/javascript');

  test('a release is there with all that any page starts with, or not at all', async () => {
    const device = createDevice();
    await expect(device.worker.install()).rejects.toThrow();
    device.network = async () => json('{}', 404);
    await expect(device.worker.install()).rejects.toThrow('/assets/main-1.js is not there: 404');
    device.network = file;
    await device.worker.install();
    expect(device.caches.contents()).toEqual({
      'site-release-one': [`${origin}/assets/main-1.js`],
    });
  });

  test('a drawing that cannot be had keeps no release away', async () => {
    const device = createDevice({ ...first, drawings: ['/art/empty.svg', '/art/error.svg'] });
    device.network = async (request) => {
      if (request.url.endsWith('/error.svg')) throw new TypeError('Failed to fetch');
      return request.url.endsWith('.svg') ? answerOf('<svg/>', 'image/svg+xml') : file(request);
    };
    await device.worker.install();
    expect(device.caches.contents()['site-art']).toEqual([`${origin}/art/empty.svg`]);
  });

  test('a visitor who saves data → no drawing is fetched before a page shows it', async () => {
    const device = createDevice({ ...first, drawings: ['/art/empty.svg'] });
    device.savesData = true;
    device.network = file;
    await device.worker.install();
    expect(device.sent.map(({ url }) => url)).toEqual([`${origin}/assets/main-1.js`]);
  });

  test('a script that is kept is never asked for again', async () => {
    const device = createDevice();
    device.network = file;
    await device.worker.install();
    device.sent.length = 0;
    const answer = await device.ask(asked(`${origin}/assets/main-1.js`, 'script'));
    expect(await answer?.text()).toBe('// /assets/main-1.js');
    expect(device.sent).toEqual([]);
  });

  test('a script that is gone stays a failure', async () => {
    const device = createDevice();
    device.network = async () => answerOf('<h1>Not found</h1>', 'text/html', 404);
    expect((await device.ask(asked(`${origin}/assets/main-0.js`, 'script')))?.status).toBe(404);
    expect(device.caches.contents()).toEqual({ 'site-release-one': [] });
  });

  test('a new release keeps the scripts of open pages, and no page that would ask for old ones', async () => {
    const caches = new MemoryCaches();
    const before = createDevice(first, caches);
    before.network = file;
    await before.worker.install();
    before.network = async () => page('of release one');
    await before.ask(asked(`${origin}/about`, 'document'));
    await caches.open('of another program');

    const after = createDevice(second, caches);
    after.network = file;
    await after.worker.install();
    await after.worker.activate();
    expect(caches.contents()).toEqual({
      'site-release-one': [`${origin}/assets/main-1.js`],
      'of another program': [],
      'site-release-two': [`${origin}/assets/main-2.js`],
    });
    expect(await (await after.ask(asked(`${origin}/assets/main-1.js`, 'script')))?.text()).toBe(
      '// /assets/main-1.js',
    );
  });

  test('a file that did not change goes along with each release, without being fetched again', async () => {
    const caches = new MemoryCaches();
    const before = createDevice(first, caches);
    before.network = file;
    await before.worker.install();
    await before.worker.keep({ type: 'tickets.wanted', base: '' });

    const after = createDevice({ ...first, id: 'two' }, caches);
    await after.worker.install();
    await after.ask(asked(`${origin}/assets/ticket-1.js`, 'script'));
    expect(after.sent).toEqual([]);
    expect(caches.contents()['site-release-two']).toEqual([
      `${origin}/assets/main-1.js`,
      `${origin}/assets/ticket-1.js`,
    ]);
  });

  test('three releases are kept', async () => {
    const caches = new MemoryCaches();
    for (const id of ['a', 'b', 'c', 'd']) {
      const device = createDevice({ ...first, id }, caches);
      device.network = file;
      await caches.open(`site-release-${id}`);
      await device.worker.activate();
    }
    expect(await caches.keys()).toEqual(['site-release-b', 'site-release-c', 'site-release-d']);
  });

  test('what opens a ticket comes when a page wants it', async () => {
    const device = createDevice();
    device.network = file;
    await device.worker.keep({ type: 'tickets.wanted', base: '' });
    expect(device.caches.contents()).toEqual({
      'site-release-one': [`${origin}/assets/ticket-1.js`],
    });
  });

  test('what a page had loaded before its worker was there is asked for once more, as the site asks', async () => {
    const device = createDevice();
    device.network = async (request) =>
      request.url.includes('/api/')
        ? json('[1]')
        : request.url.includes('/assets/')
          ? file(request)
          : page('Trips');
    await device.worker.keep({
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
  const file = async (request: Request) =>
    answerOf(`// ${new URL(request.url).pathname}`, 'text/javascript');

  test('no network and nothing kept → the empty shell of their own language', async () => {
    const device = createDevice();
    for (const path of ['/hi', '/hi/', '/HI/About', '/hi/details/spiti', '/hi/bookingdetails/KS1'])
      expect([path, await (await device.ask(asked(origin + path, 'document')))?.text()]).toEqual([
        path,
        hindi.shell,
      ]);
    for (const path of ['/', '/about', '/details/hi', '/booking'])
      expect([path, await (await device.ask(asked(origin + path, 'document')))?.text()]).toEqual([
        path,
        english.shell,
      ]);
  });

  test('a page is kept in each language by itself', async () => {
    const device = createDevice();
    device.network = async ({ url }) => page(url.includes('/hi/') ? 'स्पीति' : 'Spiti');
    await device.ask(asked(`${origin}/details/spiti`, 'document'));
    await device.ask(asked(`${origin}/hi/details/spiti?type=trip`, 'document'));
    expect(device.caches.contents()).toEqual({
      'site-pages': [`${origin}/details/spiti`, `${origin}/hi/details/spiti`],
    });
    device.network = offline;
    for (const [path, words] of [
      ['/details/spiti', 'Spiti'],
      ['/hi/details/spiti', 'स्पीति'],
    ])
      expect(await (await device.ask(asked(`${origin}${path}`, 'document')))?.text()).toBe(words);
  });

  test('a page that says so keeps what the pages of its language start with, and what opens their tickets', async () => {
    const device = createDevice();
    device.network = file;
    await device.worker.install();
    expect(device.caches.contents()).toEqual({
      'site-release-one': [`${origin}/assets/main-1.js`],
    });
    await device.worker.keep({ type: 'language.used', base: '/hi' });
    await device.worker.keep({ type: 'tickets.wanted', base: '/hi' });
    expect(device.caches.contents()).toEqual({
      'site-release-one': [
        `${origin}/assets/main-1.js`,
        `${origin}/assets/main-hi-1.js`,
        `${origin}/assets/ticket-hi-1.js`,
      ],
    });
    device.network = offline;
    const answer = await device.ask(asked(`${origin}/assets/main-hi-1.js`, 'script'));
    expect(await answer?.text()).toBe('// /assets/main-hi-1.js');
  });

  test.each([
    ['/hi/details/spiti', ['/assets/main-2.js', '/assets/main-hi-2.js']],
    ['/details/hi', ['/assets/main-2.js']],
  ])('a new release where %s was looked at → starts with %j', async (path, core) => {
    const caches = new MemoryCaches();
    const before = createDevice(first, caches);
    before.network = async () => page('of release one');
    await before.ask(asked(`${origin}${path}`, 'document'));
    const next: Release = {
      ...first,
      id: 'two',
      pages: [
        { ...english, core: ['/assets/main-2.js'] },
        { ...hindi, core: ['/assets/main-hi-2.js'] },
      ],
    };
    const after = createDevice(next, caches);
    after.network = file;
    await after.worker.install();
    expect(caches.contents()['site-release-two']).toEqual(core.map((name) => origin + name));
  });

  test('what a page in it had loaded is kept under its own path', async () => {
    const device = createDevice();
    device.network = async () => page('परिचय');
    await device.worker.keep({ type: 'page.opened', addresses: [`${origin}/hi/about?x=1`] });
    expect(device.caches.contents()).toEqual({ 'site-pages': [`${origin}/hi/about`] });
  });
});

test('a picture of another host passes by, one of the site is kept when it is one', async () => {
  const device = createDevice();
  expect(device.worker.answer(asked('https://pictures.example.com/spiti.jpg', 'image'))).toBeNull();
  device.network = async () => page('<h1>Sign in</h1>');
  await device.ask(asked(`${origin}/media/spiti.avif`, 'image'));
  device.network = async () => answerOf('Not found', 'image/avif', 404);
  await device.ask(asked(`${origin}/media/leh.avif`, 'image'));
  device.network = async () => answerOf('bytes', 'image/avif');
  await device.ask(asked(`${origin}/media/coorg.avif`, 'image'));
  expect(device.caches.contents()).toEqual({ 'site-pictures': [`${origin}/media/coorg.avif`] });
});

test('a drawing of the site shows as it is kept, and the latest is fetched beside it', async () => {
  const device = createDevice();
  const art = () => asked(`${origin}/art/empty.svg`, 'image');
  device.network = async () => answerOf('old', 'image/svg+xml');
  await device.ask(art());
  device.network = async () => answerOf('new', 'image/svg+xml');
  expect(await (await device.ask(art()))?.text()).toBe('old');
  device.network = offline;
  expect(await (await device.ask(art()))?.text()).toBe('new');
});
