import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listen } from '../../sandbox/listen.ts';
import { routes } from '../../src/app/routes.ts';
import { readConfig } from '../../tools/build/config.ts';
import { missingPages, otherLanguages } from '../../tools/build/languages.ts';
import {
  cacheControl,
  contentPolicy,
  headersFile,
  policyIn,
  securityHeaders,
} from '../../tools/build/policy.ts';
import {
  caddyFile,
  type Deployment,
  nginxConfig,
  redirectsFile,
  sampleDeployment,
} from '../../tools/serve/hosts.ts';
import { serveBuild } from '../../tools/serve/serve-build.ts';
import { renderedFiles, siteFiles } from '../../tools/serve/site-files.ts';
import { freePort } from '../fixtures/free-port.ts';
import { hostPrograms } from '../fixtures/host-programs.ts';
import { routesInEachLanguage } from '../fixtures/routes-in-each-language.ts';

const everyRoute = routesInEachLanguage(routes);
const files = siteFiles(everyRoute, missingPages);
const policy = contentPolicy(readConfig({}), 'header');
const script = 'export const ride = 1;\n'.repeat(20);
const result = '/paymentsuccessandfailure';
let folder: string;
let dist: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kickstand-hosts-'));
  dist = join(folder, 'dist');
  const pages = [...renderedFiles(everyRoute).values(), ...Object.values(missingPages)];
  const texts: Record<string, string> = {
    ...Object.fromEntries(pages.map((name) => [name, name])),
    'details/coorg.html': 'details/coorg.html',
    'hi/details/coorg.html': 'hi/details/coorg.html',
    'assets/main-abc.js': script,
    'hero/hero.mp4': '0123456789',
    'manifest.webmanifest': '{}',
    'robots.txt': 'robots.txt',
    'sw.js': 'sw.js',
    _headers: headersFile(policy),
    '_site.json': JSON.stringify(files),
  };
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
    if (!/\.(html|js)$/.test(name)) continue;
    await writeFile(join(dist, `${name}.gz`), gzipSync(text));
    await writeFile(join(dist, `${name}.br`), brotliCompressSync(text));
  }
  // nginx gives its work to nobody
  await chmod(folder, 0o755);
});

afterAll(() => rm(folder, { recursive: true }));

const exampleSite: Deployment = { ...sampleDeployment, policy, files, platformPaths: ['/api/'] };

test.each([
  ['nginx.conf', nginxConfig(exampleSite)],
  ['Caddyfile', caddyFile(exampleSite)],
])('docs/hosting/%s is what `npm run hosts -- --samples` writes', async (name, expected) => {
  const path = join(import.meta.dirname, '../../docs/hosting', name);
  expect(await readFile(path, 'utf8')).toBe(expected);
});

test('the policy of a build is read from its _headers', () => {
  expect(policyIn(headersFile(policy))).toBe(policy);
  expect(() => policyIn('/*\n  X-Frame-Options: DENY\n')).toThrow('no policy');
});

const servers: readonly {
  name: string;
  isHere: boolean;
  start(port: number): Promise<() => Promise<void>>;
}[] = [
  {
    name: 'npm run preview',
    isHere: true,
    start: async (port) => (await listen(await serveBuild(dist), { port })).close,
  },
  ...hostPrograms.map((program) => ({
    name: program.name,
    isHere: program.isHere,
    start: (port: number) =>
      program.start(
        { policy, files, root: dist, platformPaths: ['/api/'], isStrict: false },
        { folder, http: port, https: port + 1 },
        () => fetch(`http://localhost:${port}/robots.txt`),
      ),
  })),
];

test.for(servers.filter(({ isHere }) => !isHere))(
  '$name answers as the list of headers says',
  async ({ name }, { annotate, skip }) => {
    await annotate(`${name} is not installed`, 'skip');
    skip();
  },
);

describe.each(servers.filter(({ isHere }) => isHere))('$name', ({ start }) => {
  let origin: string;
  let close = async () => {};
  beforeAll(async () => {
    const port = await freePort();
    close = await start(port);
    origin = `http://localhost:${port}`;
  });
  afterAll(() => close());
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { redirect: 'manual', ...init });

  test.each([
    ['/', 200, 'index.html'],
    ['/About/?from=footer', 200, 'about.html'],
    ['/talentHunt', 200, 'talenthunt.html'],
    ['/getaways/adventure-tours', 200, 'getaways/adventure-tours.html'],
    ['/getaways/x.y', 200, 'getaways.html'],
    ['/details/a.b', 200, '_details-any.html'],
    ['/details/coorg?type=trip', 200, 'details/coorg.html'],
    ['/bikingevents/details/64f', 200, '_details-any.html'],
    ['/bookingdetails/KS.1', 200, 'bookingdetails.html'],
    ['/hi/', 200, 'hi.html'],
    ['/HI/About', 200, 'hi/about.html'],
    ['/hi/details/coorg', 200, 'hi/details/coorg.html'],
    ['/hi/details/64f', 200, '_hi-details-any.html'],
    ['/robots.txt', 200, 'robots.txt'],
    ['/sw.js', 200, 'sw.js'],
    ['/nope.txt', 404, '404.html'],
    ['/details', 404, '404.html'],
    ['/details/a/b', 404, '404.html'],
    ['/hindi', 404, '404.html'],
    ['/HI/nope', 404, 'hi/404.html'],
    ['/assets/gone-abc.js', 404, '404.html'],
    ['/assets/main-abc.js.br', 404, '404.html'],
    ['/about.html', 404, '404.html'],
    ['/_headers', 404, '404.html'],
    ['/_details-any.html', 404, '404.html'],
  ])('%s → %i %s, with the policy, to be requested again', async (path, status, name) => {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([status, name]);
    for (const header of Object.entries(securityHeaders(policy)))
      expect([header[0], response.headers.get(header[0])]).toEqual(header);
    expect(response.headers.get('cache-control')).toBe(cacheControl.rest);
    expect(response.headers.get('server') ?? '').not.toMatch(/\d/);
  });

  // a file system has no names of more than 255 bytes, which 90 letters of Hindi exceed
  test.each([
    ['', 404, '404.html'],
    ['/hi', 404, 'hi/404.html'],
    ['/assets', 404, '404.html'],
    ['/details', 200, '_details-any.html'],
    ['/hi/details', 200, '_hi-details-any.html'],
    ['/bookingdetails', 200, 'bookingdetails.html'],
    ['/getaways', 200, 'getaways.html'],
  ])('%s/ and a name longer than any file has → %i %s', async (before, status, name) => {
    const response = await ask(`${before}/${encodeURIComponent('ल'.repeat(90))}`);
    expect([response.status, await response.text()]).toEqual([status, name]);
  });

  test('a hashed script goes out compressed, and for good', async () => {
    const response = await ask('/assets/main-abc.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(response.headers.get('cache-control')).toBe(cacheControl.hashed);
    expect(await response.text()).toBe(script);
  });

  test('a manifest has its type', async () => {
    const { headers } = await ask('/manifest.webmanifest');
    expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  });

  test('an unchanged page is answered by 304, a film in parts', async () => {
    const etag = (await ask('/about')).headers.get('etag') ?? '';
    expect((await ask('/about', { headers: { 'if-none-match': etag } })).status).toBe(304);
    const film = await ask('/hero/hero.mp4', { headers: { range: 'bytes=7-' } });
    expect([film.status, await film.text()]).toEqual([206, '789']);
    expect(film.headers.get('cache-control')).toBe(cacheControl.pictures);
  });

  test.each([
    [
      `${result}?merchantTransactionId=KS1&amount=1&code=PAYMENT_SUCCESS`,
      `${result}?merchantTransactionId=KS1&code=PAYMENT_SUCCESS`,
    ],
    [
      `/hi${result}?transactionId=T1&status=FAILED`,
      `/hi${result}?merchantTransactionId=T1&status=FAILED`,
    ],
    [
      `${result}?merchantTransactionId=KS1%3Fcode=PAYMENT_SUCCESS`,
      `${result}?merchantTransactionId=KS1`,
    ],
    [`${result}?merchantTransactionId=KS1?from=app`, `${result}?merchantTransactionId=KS1`],
    [`${result}?lang=en&transactionId=T1%3Fpaid=1`, `${result}?merchantTransactionId=T1`],
    [`${result.toUpperCase()}?merchantTransactionId=%0d%0aa:%20b&code=%3Cb%3E`, result],
  ])('a provider sends a rider back by POST to %s → 303', async (path, location) => {
    const response = await ask(path, {
      method: 'POST',
      body: new URLSearchParams({ amount: '1' }),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')?.replace(/\?$/, '')).toBe(location);
  });
});

describe('_redirects', () => {
  const rules = redirectsFile(files).trimEnd().split('\n');

  test('answers ids with a shell in the usual letter cases, after the pages that a pattern would take', () => {
    const isOpen = (path: string) => /[:*]/.test(path);
    expect(rules.filter((rule) => /^\/(details|bookingdetails)\/:id/i.test(rule))).toEqual([
      '/details/:id /_details-any 200',
      '/Details/:id /_details-any 200',
      '/DETAILS/:id /_details-any 200',
      '/bookingdetails/:id /bookingdetails 200',
      '/Bookingdetails/:id /bookingdetails 200',
      '/BOOKINGDETAILS/:id /bookingdetails 200',
    ]);
    expect(rules).toContain('/hi/details/:id /_hi-details-any 200');
    const page = rules.indexOf('/getaways/eventshome/ /getaways/eventshome 200');
    expect(page).toBeGreaterThanOrEqual(0);
    expect(page).toBeLessThan(rules.findIndex(isOpen));
    const missing = otherLanguages.map(({ base }) => `${base}/* ${base}/404 404`);
    expect(rules.slice(-missing.length)).toEqual(missing);
  });

  test('leaves the pages of items to themselves, as many as Cloudflare takes', () => {
    const paths = Array.from({ length: 2_500 }, (_, index) => [
      `/details/ride-${index}`,
      `/hi/details/ride-${index}`,
    ]).flat();
    const items = Object.fromEntries(paths.map((path) => [path, `${path.slice(1)}.html`]));
    const lines = redirectsFile({ ...files, items })
      .trimEnd()
      .split('\n');
    const own = lines.filter((line) => /^(\/hi)?\/details\/ride-/.test(line));
    expect(own).toHaveLength(1_800);
    expect(own[0]).toBe('/details/ride-0 /details/ride-0 200');
    expect(lines.indexOf(own.at(-1) ?? '')).toBeLessThan(
      lines.indexOf('/details/:id /_details-any 200'),
    );
    expect(lines.length).toBeLessThan(2_000);
  });

  test('rewrites the spellings that the site links to, a first capital and all capitals', () => {
    expect(rules.filter((rule) => rule.includes(' /talenthunt '))).toEqual([
      '/talentHunt /talenthunt 200',
      '/Talenthunt /talenthunt 200',
      '/TALENTHUNT /talenthunt 200',
    ]);
    expect(rules).toContain('/Getaways/Adventure-tours /getaways/adventure-tours 200');
    const sources = rules.map((rule) => rule.split(' ')[0]);
    expect(new Set(sources).size).toBe(sources.length);
    // Cloudflare Pages reads so many with an open part
    expect(rules.filter((rule) => /[:*]/.test(rule)).length).toBeLessThanOrEqual(100);
  });
});

test('every open pattern has a shell, and every other one a file', () => {
  const isOpen = ({ path }: { path: string }) => /[:*]/.test(path);
  expect(Object.keys(files.open)).toEqual(everyRoute.filter(isOpen).map(({ path }) => path));
  for (const file of Object.values(files.open)) expect(file).toMatch(/\.html$/);
  for (const { path, prerender } of everyRoute.filter((route) => !isOpen(route)))
    expect(prerender).toContain(path);
});

describe('the preview alone', () => {
  const ask = async (path: string, method = 'GET') =>
    (await serveBuild(dist))(new Request(`http://localhost${path}`, { method }));

  test.each([
    ['/details/6%2F4', 200, '_details-any.html'],
    ['/details/..%2Fcoorg', 200, '_details-any.html'],
    ['/..%2f..%2fetc%2fpasswd', 404, '404.html'],
    ['/%00', 404, '404.html'],
    ['/%E0%A4%A', 404, '404.html'],
  ])('%s → %i %s', async (path, status, name) => {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([status, name]);
  });

  test('a file of the build that cannot be read → one line in the log, and none of it to the visitor', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const gone = join(dist, 'saved.html');
    await rm(gone);
    await symlink(gone, gone);
    try {
      const response = await ask('/saved');
      expect([response.status, await response.text()]).toEqual([500, 'The server failed']);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(log.mock.calls).toEqual([
        [expect.stringMatching(/^GET \/saved failed: ELOOP[^\n]*$/)],
      ]);
    } finally {
      await rm(gone);
      await writeFile(gone, 'saved.html');
      log.mockRestore();
    }
  });

  test('HEAD says the length and sends nothing', async () => {
    const response = await ask('/about', 'HEAD');
    expect(response.headers.get('content-length')).toBe(String('about.html'.length));
    expect(await response.text()).toBe('');
  });

  test('pages that a snapshot wrote or took away under the server → are served, the new policy too', async () => {
    const site = await serveBuild(dist);
    const spiti = join(dist, 'details/spiti.html');
    const said = async () => {
      const response = await site(new Request('http://localhost/details/spiti'));
      return [await response.text(), response.headers.get('content-security-policy')];
    };
    expect(await said()).toEqual(['_details-any.html', policy]);
    await writeFile(spiti, 'the page of Spiti');
    await writeFile(join(dist, '_headers'), headersFile("default-src 'none'"));
    expect(await said()).toEqual(['the page of Spiti', "default-src 'none'"]);
    await rm(spiti);
    await writeFile(join(dist, '_headers'), headersFile(policy));
    expect(await said()).toEqual(['_details-any.html', policy]);
  });

  const post = async (path: string, body?: BodyInit) =>
    (await serveBuild(dist))(
      new Request(`http://localhost${path}`, { method: 'POST', ...(body && { body }) }),
    );
  const form = (fields: Record<string, string>) => new URLSearchParams(fields);
  const upload = new FormData();
  upload.set('transactionId', 'T1');
  upload.set('code', 'PAYMENT_SUCCESS');
  const tooLarge = form({ merchantTransactionId: 'T1', padding: 'x'.repeat(16_384) });

  test.each<[string, BodyInit | undefined, string]>([
    [
      result,
      form({ merchantTransactionId: 'KS1', code: 'PAYMENT_SUCCESS', amount: '1' }),
      `${result}?merchantTransactionId=KS1&code=PAYMENT_SUCCESS`,
    ],
    [
      `${result}/`,
      form({ transactionId: 'T1', status: 'FAILED' }),
      `${result}?merchantTransactionId=T1&status=FAILED`,
    ],
    [
      '/PaymentSuccessAndFailure',
      form({ transactionId: 'T1', MerchantTransactionID: 'KS1' }),
      `${result}?merchantTransactionId=KS1`,
    ],
    [
      `/hi${result}?merchantTransactionId=KS1`,
      form({ transactionId: 'T1' }),
      `/hi${result}?merchantTransactionId=KS1`,
    ],
    [result, upload, `${result}?merchantTransactionId=T1&code=PAYMENT_SUCCESS`],
    [
      `${result}?merchantTransactionId=KS1?code=PAYMENT_SUCCESS`,
      undefined,
      `${result}?merchantTransactionId=KS1&code=PAYMENT_SUCCESS`,
    ],
    [
      result,
      form({ merchantTransactionId: 'KS1?code=PAYMENT_SUCCESS' }),
      `${result}?merchantTransactionId=KS1`,
    ],
    [result, form({ merchantTransactionId: '..', code: 'a b', status: '<b>' }), result],
    [result, JSON.stringify({ merchantTransactionId: 'KS1' }), result],
    [result, tooLarge, result],
    [result, undefined, result],
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
