import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFile } from '../../tools/build/policy.ts';
import {
  createStaticServer,
  type Fetch,
  missingPage,
  routeExpression,
  type SiteFiles,
} from '../../tools/serve/static-server.ts';

const script = 'export const ride = 1;\n'.repeat(20);
let dist: string;
let site: Fetch;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'site-'));
  const files: Record<string, string | Buffer> = {
    'index.html': 'home',
    'about.html': 'about',
    '404.html': 'not found page',
    'hi/404.html': 'not found page in Hindi',
    'hi.html': 'home in Hindi',
    'hi/details/coorg.html': 'the page of Coorg in Hindi',
    '_hi-details-any.html': 'details in Hindi',
    'getaways.html': 'getaways',
    '_details-any.html': 'details',
    'bookingdetails.html': 'booking',
    _headers: headersFile("default-src 'none'"),
    '_site.json': JSON.stringify({
      pages: {
        '/': 'index.html',
        '/about': 'about.html',
        '/getaways/eventshome': 'getaways/eventshome.html',
        '/hi': 'hi.html',
      },
      spellings: {},
      personal: [],
      missing: { '/': '404.html', '/hi/': 'hi/404.html' },
      open: {
        '/getaways/*?': 'getaways.html',
        '/details/:id': '_details-any.html',
        '/bookingdetails/:id?': 'bookingdetails.html',
        '/hi/details/:id': '_hi-details-any.html',
      },
    } satisfies SiteFiles),
    'getaways/eventshome.html': 'events',
    'details/coorg.html': 'the page of Coorg',
    'assets/main-abc.js': script,
    'assets/main-abc.js.br': brotliCompressSync(script),
    'assets/main-abc.js.gz': 'gz',
    'hero/hero.mp4': '0123456789',
    'robots.txt': 'User-agent: *',
    'sitemap.xml': '<urlset></urlset>',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), content);
  }
  site = await createStaticServer(dist);
});

afterAll(() => rm(dist, { recursive: true }));

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site(new Request(`http://localhost${path}`, { headers, method }));

describe('which page answers', () => {
  test.each([
    ['/', 200, 'home'],
    ['/about', 200, 'about'],
    ['/about/', 200, 'about'],
    ['/ABOUT?from=footer', 200, 'about'],
    ['/getaways/eventshome', 200, 'events'],
    ['/getaways/anything', 200, 'getaways'],
    ['/details/64f', 200, 'details'],
    ['/Details/64f', 200, 'details'],
    ['/details/6%2F4', 200, 'details'],
    ['/details/coorg', 200, 'the page of Coorg'],
    ['/details/coorg/?type=trip', 200, 'the page of Coorg'],
    ['/DETAILS/coorg', 200, 'the page of Coorg'],
    ['/details/Coorg', 200, 'details'],
    ['/details/coorg.html', 200, 'details'],
    ['/details/..%2Fcoorg', 200, 'details'],
    ['/details/6/4', 404, 'not found page'],
    ['/bookingdetails', 200, 'booking'],
    ['/getaways/x.y', 200, 'getaways'],
    ['/getaways/eventshome.html', 200, 'getaways'],
    ['/details/a.b', 200, 'details'],
    ['/details/a.js', 200, 'details'],
    ['/bookingdetails/KS.1', 200, 'booking'],
    ['/nope.d/deeper.x', 404, 'not found page'],
    ['/.env', 404, 'not found page'],
    ['/details', 404, 'not found page'],
    ['/nope', 404, 'not found page'],
    ['/nope/deeper', 404, 'not found page'],
    ['/robots.txt', 200, 'User-agent: *'],
    ['/nope.txt', 404, 'not found page'],
    ['/assets/gone-abc.js', 404, 'not found page'],
    ['/about.html', 404, 'not found page'],
    ['/_headers', 404, 'not found page'],
    ['/_site.json', 404, 'not found page'],
    ['/assets/main-abc.js.br', 404, 'not found page'],
    ['/..%2f..%2fetc%2fpasswd', 404, 'not found page'],
    ['/%E0%A4%A', 400, 'Bad request'],
    ['/hi', 200, 'home in Hindi'],
    ['/hi/', 200, 'home in Hindi'],
    ['/HI?from=footer', 200, 'home in Hindi'],
    ['/hi/details/coorg', 200, 'the page of Coorg in Hindi'],
    ['/hi/details/64f', 200, 'details in Hindi'],
    ['/hi/nope', 404, 'not found page in Hindi'],
    ['/HI/nope', 404, 'not found page in Hindi'],
    ['/hi/details/6/4', 404, 'not found page in Hindi'],
    ['/hi/404.html', 404, 'not found page in Hindi'],
    ['/_hi-details-any.html', 404, 'not found page'],
    ['/hindi', 404, 'not found page'],
  ])('%s → %i %s', async (path, status, body) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
  });
});

test.each([
  ['/nope', '404.html'],
  ['/hindi/nope', '404.html'],
  ['/hi', 'hi/404.html'],
  ['/Hi/nope', 'hi/404.html'],
])('the file that answers the unknown path %s is %s', (path, file) => {
  expect(missingPage({ missing: { '/': '404.html', '/hi/': 'hi/404.html' } }, path)).toBe(file);
});

test('a script goes out compressed, and for good', async () => {
  const response = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(script);
});

test('a hashed file that is not there fails its import, and is asked for again', async () => {
  const { status, headers } = await get('/assets/gone-abc.js');
  expect(status).toBe(404);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache');
});

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
])('search engines get %s as %s, and ask for it again', async (path, type) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('cache-control')).toBe('no-cache');
});

test('who accepts no compression gets the plain file', async () => {
  const response = await get('/assets/main-abc.js');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe(script);
});

test('every answer carries the security headers', async () => {
  for (const path of ['/', '/nope', '/nope.txt', '/assets/main-abc.js']) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  }
});

test('an unchanged page is answered by 304 without a body', async () => {
  const first = await get('/');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const etag = first.headers.get('etag') ?? '';
  const second = await get('/', { 'if-none-match': etag });
  expect(second.status).toBe(304);
  expect(await second.text()).toBe('');
});

describe('part of a video', () => {
  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=20-', 416, 'Range not satisfiable', 'bytes */10'],
  ])('%s', async (range, status, body, contentRange) => {
    const response = await get('/hero/hero.mp4', { range });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(await response.text()).toBe(body);
  });
});

test('a part of a video that is not there is not found', async () => {
  const response = await get('/hero/gone.mp4', { range: 'bytes=0-3' });
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('not found page');
});

test('HEAD says the length and sends nothing', async () => {
  const response = await get('/about', {}, 'HEAD');
  expect(response.headers.get('content-length')).toBe('5');
  expect(await response.text()).toBe('');
});

test('a file that was taken away since is not found', async () => {
  await writeFile(join(dist, 'gone.txt'), 'here');
  const own = await createStaticServer(dist);
  await rm(join(dist, 'gone.txt'));
  const response = await own(new Request('http://localhost/gone.txt'));
  expect(response.status).toBe(404);
  expect(response.headers.get('content-length')).toBeNull();
});

test('pages that a snapshot wrote under the server → are served whole, the new ones too', async () => {
  const own = await createStaticServer(dist);
  const ask = async (path: string) => {
    const response = await own(new Request(`http://localhost${path}`));
    return [response.headers.get('content-length'), await response.text()];
  };
  expect(await ask('/about')).toEqual(['5', 'about']);
  await writeFile(join(dist, 'about.html'), 'about, and longer');
  expect(await ask('/about')).toEqual(['17', 'about, and longer']);
  await writeFile(join(dist, 'details/spiti.html'), 'the page of Spiti');
  expect(await ask('/details/spiti')).toEqual(['7', 'details']);
  const list = await readFile(join(dist, '_site.json'), 'utf8');
  await writeFile(join(dist, '_site.json'), `${list} `);
  expect(await ask('/details/spiti')).toEqual(['17', 'the page of Spiti']);
  await writeFile(join(dist, 'about.html'), 'about');
  await rm(join(dist, 'details/spiti.html'));
});

describe('a provider sends a rider back by POST', () => {
  const page = '/paymentsuccessandfailure';
  const post = (path: string, body?: BodyInit) =>
    site(new Request(`http://localhost${path}`, { method: 'POST', ...(body && { body }) }));
  const form = (fields: Record<string, string>) => new URLSearchParams(fields);
  const files = new FormData();
  files.set('transactionId', 'T1');
  files.set('code', 'PAYMENT_SUCCESS');
  const tooLarge = form({ merchantTransactionId: 'T1', padding: 'x'.repeat(16_384) });

  test.each<[string, BodyInit | undefined, string]>([
    [
      page,
      form({ merchantTransactionId: 'KS1', code: 'PAYMENT_SUCCESS', amount: '1' }),
      `${page}?merchantTransactionId=KS1&code=PAYMENT_SUCCESS`,
    ],
    [
      `${page}/`,
      form({ transactionId: 'T1', status: 'FAILED' }),
      `${page}?merchantTransactionId=T1&status=FAILED`,
    ],
    [
      '/PaymentSuccessAndFailure',
      form({ transactionId: 'T1', MerchantTransactionID: 'KS1' }),
      `${page}?merchantTransactionId=KS1`,
    ],
    [
      `/hi${page}?merchantTransactionId=KS1`,
      form({ transactionId: 'T1' }),
      `/hi${page}?merchantTransactionId=KS1`,
    ],
    [page, files, `${page}?merchantTransactionId=T1&code=PAYMENT_SUCCESS`],
    [
      `${page}?transactionId=T1&code=PAYMENT_PENDING`,
      undefined,
      `${page}?merchantTransactionId=T1&code=PAYMENT_PENDING`,
    ],
    [page, form({ merchantTransactionId: '..', code: 'a b', status: '<b>' }), page],
    [page, JSON.stringify({ merchantTransactionId: 'KS1' }), page],
    [page, tooLarge, page],
    [page, undefined, page],
  ])('%s → 303 to the page by GET, case %#', async (path, body, location) => {
    const response = await post(path, body);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(location);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('to another page → 405', async () => {
    expect((await post('/bookingdetails', form({ transactionId: 'T1' }))).status).toBe(405);
  });
});

test('nothing can be posted to the site', async () => {
  const response = await get('/about', {}, 'POST');
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

describe('route patterns', () => {
  test.each([
    ['/getaways/*?', '/getaways', true],
    ['/getaways/*?', '/getaways/x/y', true],
    ['/getaways/*?', '/getawaysx', false],
    ['/details/:id', '/details/a.b', true],
    ['/details/:id', '/details/a/b', false],
    ['/talenthunt', '/talentHunt/', true],
    ['/', '/', true],
  ])('%s and %s', (pattern, path, matches) => {
    expect(routeExpression(pattern).test(path)).toBe(matches);
  });
});
