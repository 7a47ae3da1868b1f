import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../sandbox/listen.ts';
import { createSandboxServer } from '../../sandbox/server.ts';
import { compressFolder } from '../../tools/build/compress.ts';
import { missingPages, routesInEachLanguage } from '../../tools/build/languages.ts';
import { contentPolicy, headersFile } from '../../tools/build/policy.ts';
import { Asker } from '../../tools/doctor/ask.ts';
import { examineSite } from '../../tools/doctor/site.ts';
import { type Fetch, serveBuild } from '../../tools/serve/serve-build.ts';
import { renderedFiles, siteFiles } from '../../tools/serve/site-files.ts';

const own = { apiBaseUrl: undefined, contactBaseUrl: undefined, reportUrl: undefined };
const routes = [
  { path: '/', prerender: ['/'] },
  { path: '/about', prerender: ['/about'] },
  {
    path: '/getaways/*?',
    prerender: ['/getaways', '/getaways/adventure-tours'],
    shell: '/getaways',
  },
  { path: '/details/:id', prerender: [], shell: '/details/.any' },
  { path: '/bikingevents/details/:id', prerender: [], shell: '/details/.any' },
  { path: '/bookingdetails/:id?', prerender: ['/bookingdetails'], shell: '/bookingdetails' },
  { path: '/paymentsuccessandfailure', prerender: ['/paymentsuccessandfailure'] },
];
const page = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${contentPolicy(own, 'meta')}"><link rel="stylesheet" crossorigin href="/assets/page-abc.css"><script type="module" crossorigin src="/assets/index-abc.js"></script><div id="root" data-chunks=""><p>A ride</p></div>`;

const everyRoute = routesInEachLanguage(routes);

let dist: string;
let site: Fetch;

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
  api?: string,
  behind = 0,
  reports?: string,
) {
  const host = await listen(
    async (request) => bend(new URL(request.url).pathname, await site(request)),
    { port: 0 },
  );
  try {
    const asker = new Asker({ fetch, deadline: 5_000, now: () => Date.now() - behind });
    const base = api ?? host.url;
    const findings = await examineSite({
      asker,
      site: host.url,
      api: base,
      contact: base,
      reports,
    });
    return {
      findings,
      ids: [...new Set(findings.map(({ id }) => id))],
      text: findings.map(({ sentence, setBy }) => `${sentence} ${setBy}`).join('\n'),
    };
  } finally {
    await host.close();
  }
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

const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';
const withPolicy =
  (change: (policy: string) => string): Bend =>
  (_, answer) =>
    withHeaders(answer, { 'content-security-policy': change(policyOf(answer)) });
const isHashed = (path: string) => path.startsWith('/assets/');

test('a site as the build made it → nothing is found', async () => {
  const { findings } = await examined();
  expect(findings).toEqual([]);
});

describe('a header that is missing or another', () => {
  test.each([
    ['x-content-type-options', 'X-Content-Type-Options'],
    ['x-frame-options', 'X-Frame-Options'],
    ['referrer-policy', 'Referrer-Policy'],
    ['cross-origin-opener-policy', 'Cross-Origin-Opener-Policy'],
    ['permissions-policy', 'Permissions-Policy'],
  ])('%s', async (name, written) => {
    const without = await examined((_, answer) => withHeaders(answer, { [name]: null }));
    expect(without.ids).toEqual(['header-wrong']);
    expect(without.text).toContain(`/ is sent without ${written}`);
    expect(without.text).toMatch(/a build sends '.*'\. \w/);
    expect(without.text).toContain('dist/_headers');
    const other = await examined((_, answer) => withHeaders(answer, { [name]: 'other' }));
    expect(other.text).toContain(`with ${written}: other`);
  });
});

test('a host that takes no POST on the result page', async () => {
  const { ids, text } = await examined((_, answer) =>
    answer.status === 303 ? new Response('Method not allowed', { status: 405 }) : answer,
  );
  expect(ids).toEqual(['return-by-post']);
  expect(text).toContain('by POST gets status 405');
});

describe('reports', () => {
  const reports = 'https://reports.example.com/kickstand';
  const examinedFor = (given: string | undefined, bend?: Bend) =>
    examined(bend, undefined, 0, given);
  const allowing = withPolicy((policy) =>
    policy.replace("connect-src 'self'", "connect-src 'self' https://reports.example.com"),
  );

  test('a policy that keeps them from their address is found', async () => {
    const { ids, text } = await examinedFor(reports);
    expect(ids).toContain('build-for-other-api');
    expect(text).toContain('https://reports.example.com in connect-src');
    expect(text).toContain('VITE_REPORT_URL');
  });

  test('a policy that lets them out where a build sends none is found', async () => {
    expect((await examinedFor(undefined, allowing)).ids).toEqual(['policy-loose']);
  });

  test('a path of the site needs no word in the policy', async () => {
    expect((await examinedFor('/sandbox/reports')).findings).toEqual([]);
  });
});

describe('a policy', () => {
  test('that is missing', async () => {
    const { ids } = await examined((_, answer) =>
      withHeaders(answer, { 'content-security-policy': null }),
    );
    expect(ids).toEqual(['policy-missing']);
  });

  test.each([
    [
      'without frame-ancestors',
      / frame-ancestors 'none';/,
      '',
      'policy-lacks',
      'does not state frame-ancestors',
    ],
    [
      'without Trusted Types',
      /; require-trusted-types-for 'script'/,
      '',
      'policy-lacks',
      'require-trusted-types-for',
    ],
    [
      'that allows inline scripts',
      "script-src 'self'",
      "script-src 'self' 'unsafe-inline'",
      'policy-loose',
      "'unsafe-inline' in script-src",
    ],
    [
      'that blocks the map',
      'frame-src https://www.google.com',
      "frame-src 'none'",
      'policy-lacks',
      'does not name https://www.google.com in frame-src',
    ],
    [
      "that blocks the components' style attributes",
      "style-src-attr 'unsafe-inline'",
      "style-src-attr 'none'",
      'policy-lacks',
      "'unsafe-inline' in style-src-attr",
    ],
  ])('%s', async (_, from, to, id, words) => {
    const { ids, text } = await examined(withPolicy((policy) => policy.replace(from, to)));
    expect(ids).toEqual(id === null ? [] : [id]);
    expect(text).toContain(words);
  });

  test('of a build for another API → the setting of the build', async () => {
    const { ids, text } = await examined(undefined, 'https://api.example.com');
    expect(ids).toEqual(['build-for-other-api']);
    expect(text).toContain('does not name https://api.example.com in connect-src');
    expect(text).toContain('VITE_API_BASE_URL');
  });
});

describe('how long files are kept', () => {
  test.each<[string, (path: string) => boolean, string | null, string[]]>([
    [
      'scripts for a day',
      isHashed,
      'public, max-age=86400',
      ['asset-not-kept', 'lost-script-kept'],
    ],
    ['scripts without a word', isHashed, null, ['asset-not-kept']],
    ['pages for an hour', (path) => !isHashed(path), 'public, max-age=3600', ['page-cached']],
    ['pages without a word', (path) => !isHashed(path), null, ['page-cached']],
    ['pages never', (path) => !isHashed(path), 'no-store', ['page-cached']],
    ['pages as Netlify does', (path) => !isHashed(path), 'public, max-age=0, must-revalidate', []],
  ])('%s', async (_, isMeant, value, wanted) => {
    const { ids } = await examined((path, answer) =>
      isMeant(path) ? withHeaders(answer, { 'cache-control': value }) : answer,
    );
    expect(ids).toEqual(wanted);
  });

  test('a script that is gone, kept for good', async () => {
    const { ids } = await examined((path, answer) =>
      isHashed(path) && answer.status === 404
        ? withHeaders(answer, { 'cache-control': 'public, max-age=31536000, immutable' })
        : answer,
    );
    expect(ids).toEqual(['lost-script-kept']);
  });
});

describe('what answers an address', () => {
  const notFound = () => new Response('Not found', { status: 404 });
  const isDeep = (path: string) => /\/(details|bookingdetails)\/./.test(path);

  test('deep links that get 404 → each is named, with the file of the host', async () => {
    const { ids, findings, text } = await examined((path, answer) =>
      isDeep(path) ? notFound() : withHeaders(answer, { server: 'Netlify' }),
    );
    expect(ids).toEqual(['deep-link-lost']);
    // in both languages
    expect(findings).toHaveLength(6);
    expect(text).toContain('/hi/bookingdetails/doctor-asks is answered with status 404');
    expect(text).toContain('/details/doctor-asks is answered with status 404');
    expect(text).toContain('dist/_redirects');
  });

  test('a fallback for everything → unknown pages and lost scripts are found', async () => {
    const { ids } = await examined((_, answer) =>
      answer.status === 404
        ? new Response(page, {
            headers: { ...Object.fromEntries(answer.headers), 'content-type': 'text/html' },
          })
        : answer,
    );
    expect(ids).toEqual(['unknown-found', 'lost-script-found']);
  });

  test('a proxy that runs the scripts itself → Rocket Loader', async () => {
    const { ids, text } = await examined((path, answer) => {
      const { headers } = withHeaders(answer, {
        'content-encoding': null,
        'content-length': null,
      });
      const rewritten = page.replace('type="module"', 'type="0a1b2c-module"');
      return path === '/' ? new Response(rewritten, { headers }) : answer;
    });
    expect(ids).toEqual(['script-rewritten']);
    expect(text).toContain('turn Rocket Loader off');
  });

  test('a script that is not there, or no script → the upload', async () => {
    const { ids, text } = await examined((path, answer) =>
      path.endsWith('index-abc.js') ? notFound() : answer,
    );
    expect(ids).toEqual(['file-missing']);
    expect(text).toContain('/assets/index-abc.js');
  });

  test('files without compression', async () => {
    const { ids } = await examined((path, answer) =>
      isHashed(path) && answer.ok
        ? new Response('plain', {
            headers: {
              'content-type': answer.headers.get('content-type') ?? '',
              'cache-control': 'public, max-age=31536000, immutable',
            },
          })
        : answer,
    );
    expect(ids).toEqual(['asset-plain']);
  });

  test('no robots.txt, or one that names a sitemap that is not there', async () => {
    const gone = await examined((path, answer) => (path === '/robots.txt' ? notFound() : answer));
    expect(gone.ids).toEqual(['robots-missing']);
    let origin = '';
    const listed = await examined((path, answer) => {
      origin = 'http://localhost:1/sitemap.xml';
      return path === '/robots.txt'
        ? new Response(`Sitemap: ${origin}`, { headers: { 'content-type': 'text/plain' } })
        : answer;
    });
    expect(listed.ids).toEqual(['sitemap-missing']);
    expect(listed.text).toContain(origin);
  });

  test('another site, or an address that leads on → what to give', async () => {
    const other = await examined(() => new Response('Welcome to nginx'));
    expect(other.ids).toEqual(['site-not-ours']);
    const moved = await examined(
      () => new Response(null, { status: 301, headers: { location: 'https://www.example.com/' } }),
    );
    expect(moved.text).toMatch(/sends on to https:\/\/www\.example\.com\/.*VITE_SITE_URL/);
  });

  test('a page that says it is elsewhere → the setting of the build', async () => {
    const canonical = '<link rel="canonical" href="https://old.example.com/"/>';
    const { ids, text } = await examined((path, answer) =>
      path === '/'
        ? new Response(
            page.replace('<script', () => `${canonical}<script`),
            {
              headers: [...answer.headers].filter(([name]) => !/length|encoding/.test(name)),
            },
          )
        : answer,
    );
    expect(ids).toEqual(['canonical-elsewhere']);
    expect(text).toContain('VITE_SITE_URL');
  });
});

test('a clock of the host that is an hour off', async () => {
  const { ids, text } = await examined(undefined, undefined, -3_600_000);
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
  async function deployed(bend: Bend = (_, answer) => answer) {
    const dataDir = await mkdtemp(join(dist, '../kickstand-doctor-data-'));
    const fallback = async (request: Request) =>
      bend(new URL(request.url).pathname, await site(request));
    const server = await createSandboxServer({ port: 0, dataDir, fallback });
    return {
      url: server.url,
      end: () => server.close().then(() => rm(dataDir, { recursive: true })),
    };
  }

  test('nothing found → says so, 0', async () => {
    const { url, end } = await deployed();
    const { code, stdout } = await run('--api', url, '--site', url);
    await end();
    expect(stdout).toContain('Nothing found that would break.');
    expect(code).toBe(0);
  }, 60_000);

  test('something found → each with what sets it, as text or as JSON, 1', async () => {
    const { url, end } = await deployed((_, answer) =>
      withHeaders(answer, { 'x-frame-options': null }),
    );
    const [text, json] = await Promise.all([run('--site', url), run('--site', url, '--json')]);
    await end();
    expect(text.stdout).toMatch(
      /1\. Site: .*X-Frame-Options.*\n {3}Set by: .*\[header-wrong\]\n\n1 finding\.\n$/,
    );
    expect(JSON.parse(json.stdout)).toMatchObject({
      api: url,
      site: url,
      findings: [{ id: 'header-wrong', about: 'site' }],
    });
    expect([text.code, json.code]).toEqual([1, 1]);
  }, 60_000);

  test.each([
    ['no site', [], 'Which site?'],
    ['an unknown option', ['--sites', 'x'], "Unknown option '--sites'"],
    ['an address that is none', ['--site', 'example.com'], 'VITE_SITE_URL must be'],
  ])(
    '%s → how to use it, 2',
    async (_, args, words) => {
      const { code, stderr } = await run(...args);
      expect(stderr).toContain(words);
      expect(stderr).toContain('npm run doctor -- --api URL --site URL');
      expect(code).toBe(2);
    },
    60_000,
  );
});
