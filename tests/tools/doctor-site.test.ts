import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '../../sandbox/calls/calls.ts';
import { type PresetName, presetFault } from '../../sandbox/faults/presets.ts';
import { listen } from '../../sandbox/listen.ts';
import { createSandboxServer } from '../../sandbox/server.ts';
import { routes } from '../../src/app/routes.ts';
import { compressFolder } from '../../tools/build/compress.ts';
import type { Config } from '../../tools/build/config.ts';
import { missingPages } from '../../tools/build/languages.ts';
import { contentPolicy, headersFile } from '../../tools/build/policy.ts';
import { createRequester } from '../../tools/doctor/ask.ts';
import { exitCodeOf, reportText } from '../../tools/doctor/report.ts';
import { examineSite } from '../../tools/doctor/site-checks.ts';
import { type RequestHandler, serveBuild } from '../../tools/serve/serve-build.ts';
import { renderedFiles, siteFiles } from '../../tools/serve/site-files.ts';
import { routesInEachLanguage } from '../fixtures/routes-in-each-language.ts';
import { WAIT_LIMIT } from '../fixtures/time-limits.ts';

const own = { apiBaseUrl: undefined, contactBaseUrl: undefined, reportUrl: undefined };
const page = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${contentPolicy(own, 'meta')}"><link rel="stylesheet" crossorigin href="/assets/page-abc.css"><script type="module" crossorigin src="/assets/index-abc.js"></script><div id="root"><p>A ride</p></div>`;

const everyRoute = routesInEachLanguage(routes);

let dist: string;
let site: RequestHandler;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'kickstand-doctor-site-'));
  const files: Record<string, string> = {
    ...Object.fromEntries([...renderedFiles(everyRoute).values()].map((name) => [name, page])),
    ...Object.fromEntries(Object.values(missingPages).map((name) => [name, '<h1>Not found</h1>'])),
    '_site.json': JSON.stringify(siteFiles(everyRoute, missingPages)),
    _headers: headersFile(contentPolicy(own, 'header')),
    'robots.txt': 'User-agent: *\nAllow: /\n',
    'assets/index-abc.js': 'export const ride = 1;\n'.repeat(50),
    'assets/page-abc.css': '.ride { color: black }\n'.repeat(50),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
  await compressFolder(dist);
  site = await serveBuild(dist);
});
afterAll(() => rm(dist, { recursive: true }));

/** Changes what the host answers to a path. */
type Bend = (path: string, answer: Response) => Response;

/** Examines the site behind a host that bends its answers. */
async function examined(
  bend: Bend = (_, answer) => answer,
  other: Partial<Config> = {},
  behind = 0,
) {
  const answer = async (request: Request) =>
    bend(new URL(request.url).pathname, await site(request));
  const host = await listen(answer, { port: 0 });
  const bases = { apiBaseUrl: host.url, contactBaseUrl: host.url, reportUrl: undefined, ...other };
  const ask = createRequester(WAIT_LIMIT, fetch, () => Date.now() - behind);
  const findings = await examineSite(host.url, bases, ask);
  await host.close();
  return {
    ids: [...new Set(findings.map(({ id }) => id))].sort(),
    text: findings.map(({ sentence, setBy }) => `${sentence} ${setBy}`).join('\n'),
  };
}

/** The same answer with other headers; null takes one away. */
function withHeaders(answer: Response, headers: Readonly<Record<string, string | null>>): Response {
  const all = new Headers(answer.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) all.delete(name);
    else all.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers: all });
}

const withPolicy =
  (from: string | RegExp, to: string): Bend =>
  (_, answer) => {
    const policy = answer.headers.get('content-security-policy') ?? '';
    return withHeaders(answer, { 'content-security-policy': policy.replace(from, to) });
  };
const without =
  (name: string): Bend =>
  (_, answer) =>
    withHeaders(answer, { [name]: null });
const isHashed = (path: string) => path.startsWith('/assets/');
const keptFor =
  (isMeant: (path: string) => boolean, value: string | null): Bend =>
  (path, answer) =>
    isMeant(path) ? withHeaders(answer, { 'cache-control': value }) : answer;
const isPage = (path: string) => !isHashed(path);
const notFound = () => new Response('Not found', { status: 404 });
/** A host that answers a path otherwise. */
const at =
  (wanted: string, other: (answer: Response) => Response): Bend =>
  (path, answer) =>
    path === wanted ? other(answer) : answer;
/** The front page with other words. */
const frontWith = (from: string, to: string) =>
  at('/', (answer) => {
    const { headers } = withHeaders(answer, { 'content-encoding': null, 'content-length': null });
    return new Response(page.replace(from, to), { headers });
  });
/** An answer of these headers alone. */
const bare = (text: string, headers: Record<string, string>) => () =>
  new Response(text, { headers });
const reports = 'https://reports.example.com/kickstand';
const cachedForGood = 'public, max-age=31536000, immutable';

test('a site as the build made it, which reports to itself → no finding', async () => {
  expect(await examined(undefined, { reportUrl: '/sandbox/reports' })).toEqual({
    ids: [],
    text: '',
  });
});

test.each<[name: string, Bend | undefined, Partial<Config>, ids: string[], words: string]>([
  [
    'no X-Frame-Options',
    without('x-frame-options'),
    {},
    ['header-wrong'],
    "/ is sent without X-Frame-Options; a build sends 'DENY'",
  ],
  [
    'another Referrer-Policy',
    (_, answer) => withHeaders(answer, { 'referrer-policy': 'other' }),
    {},
    ['header-wrong'],
    'with Referrer-Policy: other',
  ],
  [
    'no policy',
    without('content-security-policy'),
    {},
    ['policy-missing'],
    'without the header Content-Security-Policy',
  ],
  [
    'a policy without frame-ancestors',
    withPolicy(/ frame-ancestors 'none';/, ''),
    {},
    ['policy-lacks'],
    'frame-ancestors',
  ],
  [
    'a policy without Trusted Types',
    withPolicy(/; require-trusted-types-for 'script'/, ''),
    {},
    ['policy-lacks'],
    'require-trusted-types-for',
  ],
  [
    'a policy that allows inline scripts',
    withPolicy("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    {},
    ['policy-loose'],
    "allows 'unsafe-inline' in script-src",
  ],
  [
    'a policy that blocks the map',
    withPolicy('frame-src https://www.google.com', "frame-src 'none'"),
    {},
    ['policy-lacks'],
    'lacks https://www.google.com in frame-src',
  ],
  [
    'a policy that blocks the components’ style attributes',
    withPolicy("style-src-attr 'unsafe-inline'", "style-src-attr 'none'"),
    {},
    ['policy-lacks'],
    "'unsafe-inline' in style-src-attr",
  ],
  [
    'a build for another API',
    undefined,
    { apiBaseUrl: 'https://api.example.com' },
    ['build-for-other-api'],
    'lacks https://api.example.com in img-src, https://api.example.com in connect-src',
  ],
  [
    'a build without this address of reports',
    undefined,
    { reportUrl: reports },
    ['build-for-other-api'],
    'https://reports.example.com in connect-src',
  ],
  [
    'a policy for reports that no build sends',
    withPolicy("connect-src 'self'", "connect-src 'self' https://reports.example.com"),
    {},
    ['policy-loose'],
    'reports.example.com',
  ],
  [
    'scripts that are cached for a day',
    keptFor(isHashed, 'public, max-age=86400'),
    {},
    ['asset-not-cached', 'lost-script-cached'],
    'max-age=86400',
  ],
  [
    'scripts that are cached without a word',
    keptFor(isHashed, null),
    {},
    ['asset-not-cached'],
    'without Cache-Control',
  ],
  [
    'pages that are cached for an hour',
    keptFor(isPage, 'public, max-age=3600'),
    {},
    ['page-cached'],
    'Visitors keep an old page',
  ],
  [
    'pages that are never cached',
    keptFor(isPage, 'no-store'),
    {},
    ['page-cached'],
    'loses what was typed',
  ],
  [
    'pages that are cached as Netlify does',
    keptFor(isPage, 'public, max-age=0, must-revalidate'),
    {},
    [],
    '',
  ],
  [
    'a script that is gone and cached for good',
    (path, answer) =>
      isHashed(path) && !answer.ok
        ? withHeaders(answer, { 'cache-control': cachedForGood })
        : answer,
    {},
    ['lost-script-cached'],
    'when it is back',
  ],
  [
    'deep links that get 404',
    (path, answer) =>
      /\/(details|bookingdetails)\/./.test(path)
        ? notFound()
        : withHeaders(answer, { server: 'Netlify' }),
    {},
    ['deep-link-lost'],
    '/hi/bookingdetails/doctor-asks is answered with status 404',
  ],
  [
    'a page that a host lost alone',
    at('/hi/termsconditions', notFound),
    {},
    ['deep-link-lost'],
    '/hi/termsconditions is answered with status 404',
  ],
  [
    'a page for every address',
    (_, answer) =>
      answer.status === 404
        ? new Response(page, {
            headers: withHeaders(answer, { 'content-type': 'text/html', 'content-encoding': null })
              .headers,
          })
        : answer,
    {},
    ['lost-script-found', 'unknown-found'],
    'in place of 404',
  ],
  [
    'no POST on the result page',
    (_, answer) => (answer.status === 303 ? new Response('', { status: 405 }) : answer),
    {},
    ['return-by-post'],
    '/paymentsuccessandfailure is answered with status 405',
  ],
  [
    'a proxy that runs the scripts itself',
    frontWith('type="module"', 'type="0a1b2c-module"'),
    {},
    ['script-rewritten'],
    'turn Rocket Loader off',
  ],
  [
    'a first script that is not there',
    at('/assets/index-abc.js', notFound),
    {},
    ['file-missing'],
    '/assets/index-abc.js',
  ],
  [
    'files without compression',
    at(
      '/assets/index-abc.js',
      bare('plain', { 'content-type': 'text/javascript', 'cache-control': cachedForGood }),
    ),
    {},
    ['asset-plain'],
    '.br and .gz',
  ],
  ['no robots.txt', at('/robots.txt', notFound), {}, ['robots-missing'], 'find no sitemap'],
  [
    'a sitemap that is not there',
    at(
      '/robots.txt',
      bare('Sitemap: http://localhost:1/sitemap.xml', { 'content-type': 'text/plain' }),
    ),
    {},
    ['sitemap-missing'],
    'http://localhost:1/sitemap.xml',
  ],
  ['another site', bare('Welcome to nginx', {}), {}, ['site-not-ours'], 'no page of this site'],
  [
    'an address that leads on',
    () => new Response(null, { status: 301, headers: { location: 'https://www.example.com/' } }),
    {},
    ['site-not-ours'],
    'sends on to https://www.example.com/. --site and VITE_SITE_URL',
  ],
  [
    'a page that says it is elsewhere',
    frontWith('<script', '<link rel="canonical" href="https://old.example.com/"/><script'),
    {},
    ['canonical-elsewhere'],
    'VITE_SITE_URL',
  ],
])('%s', async (_name, bend, other, wanted, words) => {
  const { ids, text } = await examined(bend, other);
  expect(ids, text).toEqual(wanted);
  expect(text).toContain(words);
});

const address = 'https://www.example.com';
const ledOn = () => new Response(null, { status: 301, headers: { location: `${address}/` } });
const strictly =
  (value: string | null): Bend =>
  (_, answer) =>
    withHeaders(answer, { 'strict-transport-security': value });

test.each<[name: string, byHttp: () => Response, bend: Bend, ids: string[], words: string]>([
  ['led on from http, and strict', ledOn, strictly('max-age=31536000'), [], ''],
  [
    'by http alone unreachable, and strict',
    () => Response.error(),
    strictly('max-age=31536000; includeSubDomains'),
    [],
    '',
  ],
  [
    'a page by http, too',
    () => new Response(page, { headers: { 'content-type': 'text/html' } }),
    strictly('max-age=31536000'),
    ['http-not-led-on'],
    'http://www.example.com is answered with status 200',
  ],
  [
    'led elsewhere from http',
    () => new Response(null, { status: 301, headers: { location: 'https://example.com/' } }),
    strictly('max-age=31536000'),
    ['http-not-led-on'],
    `in place of leading to ${address}`,
  ],
  [
    'no Strict-Transport-Security',
    ledOn,
    strictly(null),
    ['strict-transport-missing'],
    'npm run hosts -- --hsts',
  ],
  [
    'Strict-Transport-Security for a day',
    ledOn,
    strictly('max-age=86400'),
    ['strict-transport-missing'],
    'less than half a year',
  ],
])('a site with a name: %s', async (_name, byHttp, bend, wanted, words) => {
  const answer = async (request: Request) =>
    bend(new URL(request.url).pathname, await site(request));
  const host = await listen(answer, { port: 0 });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { protocol, pathname, search } = new URL(String(input));
    if (protocol === 'https:') return globalThis.fetch(host.url + pathname + search, init);
    const answered = byHttp();
    if (answered.type === 'error') throw new TypeError('refused');
    return answered;
  };
  const bases = { ...own, apiBaseUrl: address, contactBaseUrl: address };
  const findings = await examineSite(address, bases, createRequester(WAIT_LIMIT, fetch));
  await host.close();
  expect(findings.map(({ id }) => id)).toEqual(wanted);
  expect(findings.map(({ sentence, setBy }) => `${sentence} ${setBy}`).join()).toContain(words);
});

test('the file of the host that sets it', async () => {
  const { text } = await examined((path, answer) =>
    path === '/about'
      ? notFound()
      : withHeaders(answer, { server: 'Netlify', 'x-frame-options': null }),
  );
  expect(text).toMatch(/without X-Frame-Options.* Netlify: dist\/_headers/);
  expect(text).toMatch(/\/about is answered.* Netlify: dist\/_redirects/);
});

test('a clock of the host that is an hour off', async () => {
  const { ids, text } = await examined(undefined, {}, -3_600_000);
  expect(ids).toEqual(['site-clock']);
  expect(text).toContain('60 min behind');
});

describe('the command', () => {
  const script = join(import.meta.dirname, '../../tools/doctor/doctor.ts');

  async function run(...args: string[]) {
    const { VITEST: _, VITE_SITE_URL: _site, VITE_API_BASE_URL: _api, ...env } = process.env;
    const child = spawn(process.execPath, [script, ...args], { env });
    const said = { stdout: '', stderr: '' };
    child.stdout.on('data', (text) => (said.stdout += text));
    child.stderr.on('data', (text) => (said.stderr += text));
    const [code] = await once(child, 'close');
    return { code, ...said };
  }

  /** A sandbox with the site before it, as `npm start` serves both. */
  async function deployed(
    bend: Bend = (_, answer) => answer,
    faults: Partial<Record<CallName, PresetName>> = {},
  ) {
    const dataDir = await mkdtemp(join(dist, '../kickstand-doctor-data-'));
    const fallback = async (request: Request) =>
      bend(new URL(request.url).pathname, await site(request));
    const server = await createSandboxServer({ port: 0, dataDir, fallback });
    for (const [call, preset] of Object.entries(faults)) {
      const fault = presetFault(preset);
      if (fault) server.sandbox.faults.set(call as CallName, [fault]);
    }
    return {
      url: server.url,
      end: () => server.close().then(() => rm(dataDir, { recursive: true })),
    };
  }

  test('something breaks → the worst first, each with what sets it, and the totals, 1', async () => {
    const { url, end } = await deployed((path, answer) =>
      path === '/about' ? notFound() : withHeaders(answer, { 'x-frame-options': null }),
    );
    const [text, json] = await Promise.all([run('--site', url), run('--site', url, '--json')]);
    await end();
    expect(text.stdout).toMatch(/\n1\. Breaks · API: .*₹15,999.*\n {3}Set by: .*\n {3}Contract: /);
    expect(text.stdout).toMatch(
      /\n2\. Breaks · Site: \/about .*\n {3}Set by: .*\[deep-link-lost\]\n/,
    );
    expect(text.stdout).toMatch(/\n\d\. Remark · Site: .*X-Frame-Options.*\n {3}Set by: .*\n/);
    expect(text.stdout).toMatch(/\n2 break, 0 guessed, 2 remarks\.\n$/);
    expect(JSON.parse(json.stdout)).toMatchObject({
      api: url,
      site: url,
      totals: { breaks: 2, guessed: 0, remark: 2 },
      findings: [
        { id: 'item-without-price', rank: 'breaks', about: 'api' },
        { id: 'deep-link-lost', rank: 'breaks', about: 'site' },
        { id: 'item-without-date', rank: 'remark', about: 'api' },
        { id: 'header-wrong', rank: 'remark', about: 'site' },
      ],
    });
    expect([text.code, json.code]).toEqual([1, 1]);
  });

  test('nothing that breaks → 0, and 1 where all of it counts', async () => {
    const { url, end } = await deployed(undefined, { 'trips-categories': 'null-arrays' });
    const [text, strict] = await Promise.all([run('--site', url), run('--site', url, '--strict')]);
    await end();
    for (const { stdout } of [text, strict])
      expect(stdout).toMatch(/\nNothing found that would break: 0 break, 0 guessed, 1 remark\.\n$/);
    expect([text.code, strict.code]).toEqual([0, 1]);
  });

  test('nothing at all → says so, 0 in either case', () => {
    expect(reportText([])).toBe('Nothing found that would break.');
    expect([exitCodeOf([], false), exitCodeOf([], true)]).toEqual([0, 0]);
  });

  test.each([
    ['no site', [], 'Which site?'],
    ['an unknown option', ['--sites', 'x'], "Unknown option '--sites'"],
    ['an address that is none', ['--site', 'example.com'], 'VITE_SITE_URL must be'],
  ])('%s → how to use it, 2', async (_, args, words) => {
    const { code, stderr } = await run(...args);
    expect(stderr).toContain(words);
    expect(stderr).toContain('npm run doctor -- --api URL --site URL');
    expect(code).toBe(2);
  });
});
