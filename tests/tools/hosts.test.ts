import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bookingsLink,
  companyLinks,
  exploreLinks,
  headerLinks,
} from '../../src/app/frame/links.ts';
import { routes } from '../../src/app/routes.ts';
import { readConfig } from '../../tools/build/config.ts';
import { missingPages, routesInEachLanguage } from '../../tools/build/languages.ts';
import {
  cacheControl,
  contentPolicy,
  headersFile,
  securityHeaders,
} from '../../tools/build/policy.ts';
import {
  caddyFile,
  nginxConfigOf,
  nginxSample,
  redirectsFile,
} from '../../tools/serve/hosts/hosts.ts';
import { staticHost } from '../../tools/serve/hosts/static-host.ts';
import {
  createStaticServer,
  type Fetch,
  renderedFiles,
  siteFiles,
  spellingCopies,
} from '../../tools/serve/static-server.ts';

const everyRoute = routesInEachLanguage(routes);
const files = siteFiles(everyRoute, missingPages);
const policy = contentPolicy(readConfig({}), [], 'header');
const nginx = nginxSample(policy, files);
const caddy = caddyFile(policy, files);

test.each([
  ['nginx.conf', nginx],
  ['Caddyfile', caddy],
])('docs/hosting/%s is what `npm run hosts` writes', async (name, expected) => {
  const path = new URL(`../../docs/hosting/${name}`, import.meta.url);
  expect(await readFile(path, 'utf8')).toBe(expected);
});

test('the configuration of one build has the policy of that build, and all else of the sample', () => {
  const settings = {
    VITE_API_BASE_URL: 'https://api.example.com',
    VITE_REPORT_URL: 'https://reports.example.com/kickstand',
  };
  const own = contentPolicy(readConfig(settings), ['color:red'], 'header');
  const config = nginxConfigOf(headersFile(own), files);
  expect(config).toContain(`add_header Content-Security-Policy "${own}" always;`);
  const comments = nginx.split('\n').filter((line) => line.startsWith('# '));
  expect(comments).toHaveLength(3);
  expect(config.replace(own, policy)).toBe(nginx.split('\n').slice(3).join('\n'));
  expect(() => nginxConfigOf('/*\n  X-Frame-Options: DENY\n', files)).toThrow('no policy');
});

test.each([
  ['nginx', nginx],
  ['Caddy', caddy],
])('%s sends every header, and says how long each kind of file is kept', (_name, text) => {
  for (const [name, value] of Object.entries(securityHeaders(policy))) {
    expect(text).toContain(`${name} "${value}"`);
  }
  expect(text).toContain(`"${cacheControl.hashed}"`);
  expect(text).toContain(`"${cacheControl.pictures}"`);
  expect(text).toContain(`"${cacheControl.rest}"`);
  expect(text).not.toContain('no-store');
});

/** The rules of a server, in its order: an expression and the file that it answers with, at last. */
const rulesOf = (text: string, rule: RegExp) =>
  [...text.matchAll(rule)].map(([, source = '', file = '404']) => ({
    path: new RegExp(source.replace('(?i)', ''), 'i'),
    file,
  }));

describe.each([
  [
    'nginx',
    rulesOf(
      nginx,
      /location ~\*? "([^"]+)" \{ (?:try_files (?:\S+ )??(\S+) =404|(?:error_page 404 \S+; )?return 404); \}/g,
    ),
  ],
  [
    'Caddy',
    rulesOf(
      caddy,
      /@\w+ path_regexp (?:page\d+ )?"([^"]+)"(?:\n\s+handle @\w+ \{\n\s+(?:rewrite \*|try_files \S+) (\S+))?/g,
    ),
  ],
])('%s answers as the preview does', (_name, rules) => {
  test.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/About/', '/about.html'],
    ['/talentHunt', '/talenthunt.html'],
    ['/getaways', '/getaways.html'],
    ['/getaways/adventure-tours', '/getaways/adventure-tours.html'],
    ['/getaways/anything', '/getaways.html'],
    ['/getaways/x.y', '/getaways.html'],
    ['/getaways/eventshome.html', '/getaways.html'],
    ['/details/a.b', '/_details-any.html'],
    ['/details/64f', '/_details-any.html'],
    ['/bikingevents/details/64f', '/_details-any.html'],
    ['/bookingdetails', '/bookingdetails.html'],
    ['/bookingdetails/KS1', '/bookingdetails.html'],
    ['/_headers', '404'],
    ['/_details-any.html', '404'],
    ['/assets/main-abc.js.br', '404'],
    ['/assets/main-abc.js', undefined],
    ['/details', undefined],
    ['/nope', undefined],
    ['/hi', '/hi.html'],
    ['/hi/', '/hi.html'],
    ['/HI/About/', '/hi/about.html'],
    ['/hi/getaways/adventure-tours', '/hi/getaways/adventure-tours.html'],
    ['/hi/getaways/anything', '/hi/getaways.html'],
    ['/hi/details/64f', '/_hi-details-any.html'],
    ['/hi/bookingdetails/KS1', '/hi/bookingdetails.html'],
    ['/_hi-details-any.html', '404'],
    ['/hindi', undefined],
  ])('%s', (path, file) => {
    expect(rules.find((rule) => rule.path.test(path))?.file).toBe(file);
  });
});

test.each([
  ['nginx', nginx, 'try_files /details/$1.html /_details-any.html =404;'],
  ['nginx', nginx, 'try_files /bikingevents/details/$1.html /_details-any.html =404;'],
  ['nginx', nginx, 'try_files /hi/details/$1.html /_hi-details-any.html =404;'],
  ['nginx', nginx, 'try_files /hi/bikingevents/details/$1.html /_hi-details-any.html =404;'],
])('%s looks for the page of an item before its shell', (_name, text, rule) => {
  expect(text).toContain(rule);
});

test.each([
  [
    'nginx',
    nginx,
    (path: string) => `location = ${path} { default_type application/manifest+json; }`,
  ],
  ['Caddy', caddy, (path: string) => `header ${path} Content-Type application/manifest+json`],
])('%s says what the manifest of each language is', (_name, text, rule) => {
  for (const path of ['/manifest.webmanifest', '/manifest-hi.webmanifest'])
    expect(text).toContain(rule(path));
});

test.each([
  ['/details', '/_details-any.html'],
  ['/bikingevents/details', '/_details-any.html'],
  ['/hi/details', '/_hi-details-any.html'],
  ['/hi/bikingevents/details', '/_hi-details-any.html'],
])('Caddy looks for the page of an item below %s before its shell', (folder, shell) => {
  const rule = new RegExp(
    `path_regexp (page\\d+) "[^"]*"\\n.*\\n\\s+try_files ${folder}/\\{re\\.(page\\d+)\\.1\\}\\.html ${shell}\\n`,
  );
  const [, asked, used] = rule.exec(caddy) ?? [];
  expect(asked).toBeDefined();
  expect(used).toBe(asked);
});

test.each([
  ['/nope', undefined],
  ['/hindi', undefined],
  ['/hi/nope', '/hi/404.html'],
  ['/hi/nope/deeper.x', '/hi/404.html'],
  ['/HI/nope', '/hi/404.html'],
])('an unknown path has the page of its language: %s', (path, file) => {
  const [, inNginx, named] =
    /location ~\* "([^"]+)" \{ error_page 404 (\S+); return 404; \}/.exec(nginx) ?? [];
  expect(new RegExp(inNginx ?? '$^', 'i').test(path) ? named : undefined).toBe(file);
  expect(nginx).toContain(`location = ${named} { internal; }`);
  const [, inCaddy] = /@missing0 path_regexp "\(\?i\)([^"]+)"/.exec(caddy) ?? [];
  const [, rewritten] = /rewrite @missing0 (\S+)/.exec(caddy) ?? [];
  expect(new RegExp(inCaddy ?? '$^', 'i').test(path) ? rewritten : undefined).toBe(file);
  expect(caddy).toContain(`@missing not path ${rewritten}\n`);
});

test('nginx asks for the page of an unknown path after all that is one', () => {
  const unknown = nginx.indexOf('error_page 404 /hi/404.html; return 404;');
  for (const { path } of everyRoute.filter((route) => /[:*]/.test(route.path))) {
    const fixed = path.replace(/[:*].*$/, '').slice(0, -1);
    expect([path, nginx.lastIndexOf(`"^${fixed}`) < unknown]).toEqual([path, true]);
  }
  expect(unknown).toBeGreaterThan(0);
});

describe('_redirects', () => {
  const rules = redirectsFile(files).trimEnd().split('\n');

  test('answers ids with a shell, after the pages that a pattern would take', () => {
    expect(rules.slice(0, 6)).toEqual([
      '/getaways/adventure-tours /getaways/adventure-tours 200',
      '/getaways/adventure-tours/ /getaways/adventure-tours 200',
      '/getaways/traininghome /getaways/traininghome 200',
      '/getaways/traininghome/ /getaways/traininghome 200',
      '/getaways/eventshome /getaways/eventshome 200',
      '/getaways/eventshome/ /getaways/eventshome 200',
    ]);
    expect(rules.filter((rule) => /[:*]/.test(rule))).toEqual([
      '/getaways/* /getaways 200',
      '/Getaways/* /getaways 200',
      '/GETAWAYS/* /getaways 200',
      '/details/:id /_details-any 200',
      '/Details/:id /_details-any 200',
      '/DETAILS/:id /_details-any 200',
      '/bikingevents/details/:id /_details-any 200',
      '/Bikingevents/Details/:id /_details-any 200',
      '/BIKINGEVENTS/DETAILS/:id /_details-any 200',
      '/bookingdetails/:id /bookingdetails 200',
      '/Bookingdetails/:id /bookingdetails 200',
      '/BOOKINGDETAILS/:id /bookingdetails 200',
      '/hi/getaways/* /hi/getaways 200',
      '/Hi/Getaways/* /hi/getaways 200',
      '/HI/GETAWAYS/* /hi/getaways 200',
      '/hi/details/:id /_hi-details-any 200',
      '/Hi/Details/:id /_hi-details-any 200',
      '/HI/DETAILS/:id /_hi-details-any 200',
      '/hi/bikingevents/details/:id /_hi-details-any 200',
      '/Hi/Bikingevents/Details/:id /_hi-details-any 200',
      '/HI/BIKINGEVENTS/DETAILS/:id /_hi-details-any 200',
      '/hi/bookingdetails/:id /hi/bookingdetails 200',
      '/Hi/Bookingdetails/:id /hi/bookingdetails 200',
      '/HI/BOOKINGDETAILS/:id /hi/bookingdetails 200',
      '/hi/* /hi/404 404',
    ]);
    expect(rules.at(-1)).toBe('/hi/* /hi/404 404');
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

describe.each(['files first', 'rules first', 'files only'] as const)(
  'a static host that tells letter cases apart, %s',
  (order) => {
    let dist: string;
    let host: Fetch;
    beforeAll(async () => {
      dist = await mkdtemp(join(tmpdir(), 'kickstand-static-'));
      const written = {
        ...Object.fromEntries([...renderedFiles(everyRoute).values()].map((name) => [name, name])),
        ...Object.fromEntries(spellingCopies(files).map(([copy, original]) => [copy, original])),
        '404.html': 'not found page',
        'hi/404.html': 'not found page in Hindi',
        _headers: headersFile(policy),
        _redirects: redirectsFile(files),
        '_site.json': JSON.stringify(files),
      };
      for (const [name, text] of Object.entries(written)) {
        await mkdir(dirname(join(dist, name)), { recursive: true });
        await writeFile(join(dist, name), text);
      }
      host = await createStaticServer(dist, staticHost(order));
    });
    afterAll(() => rm(dist, { recursive: true }));

    const ask = async (path: string) => {
      const response = await host(new Request(`http://localhost${path}`));
      return [response.status, await response.text()];
    };

    test.each(
      [...headerLinks, bookingsLink, ...exploreLinks, ...companyLinks].map(({ href }) => href),
    )('the frame’s link to %s is answered', async (href) => {
      expect(await ask(href)).toEqual([200, files.pages[href.toLowerCase()]]);
    });

    test.each(['/nope', '/nope.txt', '/details/a/b', '/assets/gone-abc.js', '/_redirects'])(
      '%s is not found',
      async (path) => {
        expect(await ask(path)).toEqual([404, 'not found page']);
      },
    );

    test.each([
      ['/hi', 'hi.html'],
      ['/hi/about', 'hi/about.html'],
      ['/hi/getaways/eventshome', 'hi/getaways/eventshome.html'],
    ])('%s is the page of its language', async (path, file) => {
      expect(await ask(path)).toEqual([200, file]);
    });

    if (order === 'files only') return;

    test.each([
      ['/Talenthunt', 'talenthunt.html'],
      ['/ABOUT', 'about.html'],
      ['/Getaways/Eventshome', 'getaways/eventshome.html'],
      ['/getaways/eventshome', 'getaways/eventshome.html'],
      ['/getaways/eventshome/', 'getaways/eventshome.html'],
      ['/getaways/x.y', 'getaways.html'],
      ['/Details/a.b', '_details-any.html'],
      ['/bookingdetails/KS1', 'bookingdetails.html'],
      ['/HI', 'hi.html'],
      ['/HI/ABOUT', 'hi/about.html'],
      ['/hi/getaways/x.y', 'hi/getaways.html'],
      ['/hi/details/a.b', '_hi-details-any.html'],
      ['/hi/bookingdetails/KS1', 'hi/bookingdetails.html'],
    ])('%s → %s', async (path, file) => {
      expect(await ask(path)).toEqual([200, file]);
    });

    test.each(['/hi/nope', '/hi/details/a/b', '/hi/nope.txt'])(
      '%s is not found, in its language',
      async (path) => {
        expect(await ask(path)).toEqual([404, 'not found page in Hindi']);
      },
    );
  },
);

test('every open pattern has a shell, and every other one a file', () => {
  const isOpen = ({ path }: { path: string }) => /[:*]/.test(path);
  expect(Object.keys(files.open)).toEqual(everyRoute.filter(isOpen).map(({ path }) => path));
  for (const file of Object.values(files.open)) expect(file).toMatch(/\.html$/);
  for (const { path, prerender } of everyRoute.filter((route) => !isOpen(route)))
    expect(prerender).toContain(path);
});
