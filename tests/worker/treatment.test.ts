import { describe, expect, test } from 'vitest';
import { createApi } from '../../src/api/platform-api.ts';
import { routes } from '../../src/app/routes.ts';
import * as paths from '../../src/paths.ts';
import { type RequestFacts, treatmentOf } from '../../src/worker/treatment.ts';
import { faultyCalls } from '../assurance/faults/fault-cells.ts';
import type { ApiCall } from '../assurance/faults/trials.ts';

const origin = 'https://ride.example.com';
const elsewhere = 'https://api.example.net/v2';

/** What becomes of a request, for an API on the site's own origin or elsewhere. */
function treated(request: Partial<RequestFacts> & { url: string }, apiBase = origin) {
  return treatmentOf(
    { method: 'GET', destination: '', headers: new Headers(), ...request },
    { origin, apiBase },
  );
}

const kindOf = (url: string, destination: RequestDestination = '', apiBase = origin) =>
  treated({ url, destination }, apiBase)?.kind ?? null;

/** A call as far as its treatment depends on it. */
type TreatedCall = Pick<ApiCall, 'call' | 'isCacheable'>;

/** Each call of the API, and that for a picture to share. */
const calls: Readonly<Record<string, TreatedCall>> = {
  ...Object.fromEntries(Object.entries(faultyCalls).map(([name, { api }]) => [name, api])),
  fetchPicture: {
    call: (api) => api.fetchPicture('https://ride.example.com/media/spiti.jpg'),
    isCacheable: false,
  },
};

/** The request that a call makes. */
async function requestOf({ call }: TreatedCall, baseUrl: string): Promise<Request> {
  const sent: Request[] = [];
  const api = createApi({
    baseUrl,
    contactBaseUrl: baseUrl,
    token: 'secret-token',
    provider: 'phonepe',
    pageOrigin: origin,
    isOnline: () => true,
    fetch: async (input, init) => {
      sent.push(new Request(input, init));
      return new Response('{}', { headers: { 'content-type': 'application/json' } });
    },
  });
  await call(api).catch(() => null);
  const [request] = sent;
  if (request === undefined) throw new Error('The call sent no request.');
  return request;
}

describe('each call of the API', () => {
  for (const [name, call] of Object.entries(calls)) {
    const isCacheable = call.isCacheable;
    for (const [place, baseUrl] of [
      ['on the site’s own origin', origin],
      ['on another origin', elsewhere],
    ] as const) {
      test(`${name} ${place} ${isCacheable ? 'may be cached' : 'passes by'}`, async () => {
        const { method, url } = await requestOf(call, baseUrl);
        const expected = isCacheable ? { kind: 'catalogue', key: url } : null;
        expect(treated({ method, url }, baseUrl)).toEqual(expected);
      });
    }
    if (!isCacheable)
      test(`${name} passes by whatever the browser takes it for, but for a picture of its own`, async () => {
        const { method, url } = await requestOf(call, elsewhere);
        const anything = ['', 'document', 'script', 'style', 'font', 'manifest', 'iframe'] as const;
        for (const destination of anything)
          expect(treated({ method, url, destination }, elsewhere)).toBe(null);
        if (name !== 'fetchPicture')
          expect(treated({ method, url, destination: 'image' }, elsewhere)).toBe(null);
      });
  }
});

describe('what is no read of the catalogue', () => {
  const api = `${origin}/api/v1`;
  for (const url of [
    `${api}/trip/trips/status/my-bookings?phone_number=9845011223`,
    `${api}/trip/trips/status/my-bookings`,
    `${api}/trip/trips/categories/all?phone_number=9845011223`,
    `${api}/order/payment/status/T2761248213`,
    `${api}/trip/trips/manali-leh/bookings`,
    `${api}/trip/trips/`,
    `${api}/trip/trips/a%2Fb`,
    `${api}/trip/trips/../../order/payment/status/T1`,
    `${api}/user/contact-us`,
    `${api}/something/new`,
    `${origin}/api/v2/trip/trips/manali-leh`,
    `${origin}/sandbox/hello`,
    `${origin}/sandbox/faults`,
    'https://elsewhere.example.com/api/v1/trip/trips/categories/all',
    `${origin}/manifest.webmanifest`,
    `${origin}/sw.js`,
    `${origin}/robots.txt`,
    `${origin}/_site.json`,
    `${origin}/assets/`,
    `${origin}/assets/a/b.js`,
    `${origin}/assets/main-1.js?x=1`,
  ])
    test(`${url} passes by`, () => expect(kindOf(url)).toBe(null));

  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'])
    test(`${method} passes by, wherever it goes`, () => {
      for (const path of ['/', '/assets/main-1.js', '/api/v1/trip/trips/categories/all'])
        for (const destination of ['', 'document', 'image'] as const)
          expect(treated({ method, url: origin + path, destination })).toBe(null);
    });

  test('a part of a file passes by', () => {
    const headers = new Headers({ range: 'bytes=0-' });
    expect(treated({ url: `${origin}/assets/main-1.js`, headers })).toBe(null);
  });

  test('an API elsewhere leaves the same paths of the site alone', () => {
    const url = `${origin}/api/v1/trip/trips/categories/all`;
    expect(kindOf(url, '', elsewhere)).toBe(null);
    expect(kindOf(`${elsewhere}/api/v1/trip/trips/categories/all`, '', elsewhere)).toBe(
      'catalogue',
    );
  });
});

describe('pages', () => {
  const page = (path: string) => treated({ url: origin + path, destination: 'document' });

  test('whoever comes back from a payment is answered by the network alone', () => {
    for (const path of [
      '/paymentsuccessandfailure',
      '/paymentsuccessandfailure/',
      '/PaymentSuccessAndFailure',
      '/paymentsuccessandfailure?merchantTransactionId=T1&code=PAYMENT_SUCCESS',
      '/paymentsuccessandfailure#T1',
    ])
      expect(page(path), path).toBe(null);
  });

  test('no page of one visitor is cached', () => {
    for (const path of (
      '/booking /bookingdetails /bookingdetails/KS2761248213 /BookingDetails/KS2761248213/ ' +
      '/confirmationpage /booking?phone=9845011223'
    ).split(' '))
      expect(page(path), path).toEqual({ kind: 'shell' });
  });

  test('no personal route of the site is cached, and every other one that is prerendered is', () => {
    for (const { prerender, isPersonal, shell, path } of routes)
      for (const address of [
        ...prerender,
        ...(shell === undefined ? [] : [path.replace(/:id\??|\*\?/, 'any')]),
      ]) {
        const kind = page(address)?.kind ?? null;
        if (isPersonal)
          expect(kind, address).toBe(address === paths.paymentResult ? null : 'shell');
        else if (prerender.includes(address)) expect(kind, address).toBe('page');
      }
  });

  test('the page of every ride, by the address that the site gives it, is cached under its path', () => {
    for (const path of [paths.detailsOf('manali-leh'), paths.eventDetailsOf('coffee-ride')])
      expect(page(path), path).toEqual({ kind: 'page', key: `${origin}${path}` });
    expect(page(paths.bookingDetailsOf('KS2761248213'))).toEqual({ kind: 'shell' });
  });

  test('a page is cached under its path: no query, no anchor, no slash behind it', () => {
    const ride = paths.detailsOf('manali-leh');
    const endings = ['', '/', '?sel=own-bike:2&type=trip', '?merchantTransactionId=T1', '#map'];
    for (const ending of endings)
      expect(page(ride + ending), ending).toEqual({ kind: 'page', key: origin + ride });
    expect(page('/?phone=9845011223')).toEqual({ kind: 'page', key: `${origin}/` });
    expect(page('/Getaways/Adventure-Tours?q=leh')).toEqual({
      kind: 'page',
      key: `${origin}/getaways/adventure-tours`,
    });
  });

  test('a page below the path of its language is treated as that of the main one, and cached under its own path', () => {
    for (const address of routes.flatMap(({ prerender }) => prerender)) {
      const treated = page(address);
      const inHindi = treated?.kind === 'page' && {
        ...treated,
        key: treated.key.replace(origin, `${origin}/hi`),
      };
      expect(page(`/hi${address}`), address).toEqual(inHindi || treated);
    }
    for (const path of ['/hi', '/hi/', '/HI', '/hi?x=1'])
      expect(page(path), path).toEqual({ kind: 'page', key: `${origin}/hi/` });
    const ride = paths.detailsOf('Manali-Leh').toUpperCase();
    expect(page(`/HI${ride}`)).toEqual({ kind: 'page', key: `${origin}/hi${ride}` });
    for (const path of ['/hi/nope', '/hindi', '/hi/hi/about', '/hi/api/v1/x', '/hi/details/a%20b'])
      expect(page(path), path).toBe(null);
  });

  test('addresses that may say anything pass by', () => {
    for (const path of '/nope /getaways/9845011223 /details/a%20b /details/a/b /api/v1/x /sandbox /about/me'.split(
      ' ',
    ))
      expect(page(path), path).toBe(null);
    expect(treated({ url: 'https://pay.example.com/', destination: 'document' })).toBe(null);
  });
});

describe('files', () => {
  test('what is hashed, what the site draws, what rides look like', () => {
    expect(kindOf(`${origin}/assets/main-Dk3.js`, 'script')).toBe('hashed');
    expect(kindOf(`${origin}/assets/poppins.woff2`, 'font')).toBe('hashed');
    expect(kindOf(`${origin}/art/empty.svg`, 'image')).toBe('art');
    expect(kindOf(`${origin}/favicon.svg`, 'image')).toBe('art');
    expect(kindOf(`${origin}/media/spiti.avif`, 'image')).toBe('picture');
    expect(kindOf('https://pictures.example.com/spiti.jpg?w=300', 'image')).toBe(null);
    expect(kindOf('https://api.example.net/media/spiti.jpg', 'image', elsewhere)).toBe(null);
    expect(kindOf(`${origin}/hero/hero.mp4`, 'video')).toBe(null);
    expect(kindOf('https://www.google.com/maps', 'iframe')).toBe(null);
  });

  test('no call becomes a picture because an <img> asks for it', () => {
    expect(kindOf(`${origin}/api/v1/order/payment/status/T1`, 'image')).toBe(null);
    expect(kindOf(`${origin}/sandbox/hello`, 'image')).toBe(null);
    expect(kindOf(`${elsewhere}/api/v1/order/payment/status/T1`, 'image', elsewhere)).toBe(null);
    expect(kindOf('data:image/gif;base64,R0lGOD', 'image')).toBe(null);
  });
});
