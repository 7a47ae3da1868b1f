import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { routes } from '../../src/app/routes.tsx';
import { readConfig } from '../../tools/config.ts';
import { caddyFile, nginxConfig, redirectsFile } from '../../tools/hosts/hosts.ts';
import { cacheControl, contentPolicy, securityHeaders } from '../../tools/policy.ts';
import { siteFiles } from '../../tools/site.ts';

const files = siteFiles(routes);
const policy = contentPolicy(readConfig({}), [], 'header');
const nginx = nginxConfig(policy, files);
const caddy = caddyFile(policy, files);

test.each([
  ['nginx.conf', nginx],
  ['Caddyfile', caddy],
])('docs/hosting/%s is what `npm run hosts` writes', async (name, expected) => {
  const path = new URL(`../../docs/hosting/${name}`, import.meta.url);
  expect(await readFile(path, 'utf8')).toBe(expected);
});

test.each([
  ['nginx', nginx],
  ['Caddy', caddy],
])('%s sends every header, and keeps hashed files only', (_name, text) => {
  for (const [name, value] of Object.entries(securityHeaders(policy))) {
    expect(text).toContain(`${name} "${value}"`);
  }
  expect(text).toContain(`"${cacheControl.hashed}"`);
  expect(text).toContain(`"${cacheControl.rest}"`);
  expect(text).not.toContain('no-store');
});

/** The rules of a server, in its order: an expression and the file that it answers with. */
const rulesOf = (text: string, rule: RegExp) =>
  [...text.matchAll(rule)].map(([, source = '', file = '404']) => ({
    path: new RegExp(source.replace('(?i)', ''), 'i'),
    file,
  }));

describe.each([
  ['nginx', rulesOf(nginx, /location ~\*? "([^"]+)" \{ (?:try_files (\S+) =404|return 404); \}/g)],
  [
    'Caddy',
    rulesOf(caddy, /@\w+ path_regexp "([^"]+)"(?:\n\s+handle @\w+ \{\n\s+rewrite \* (\S+))?/g),
  ],
])('%s answers as the preview does', (_name, rules) => {
  test.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/About/', '/about.html'],
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
  ])('%s', (path, file) => {
    expect(rules.find((rule) => rule.path.test(path))?.file).toBe(file);
  });
});

test('static hosts answer ids with a shell, after the pages that a pattern would take', () => {
  expect(redirectsFile(files).trimEnd().split('\n')).toEqual([
    '/getaways/adventure-tours /getaways/adventure-tours 200',
    '/getaways/traininghome /getaways/traininghome 200',
    '/getaways/eventshome /getaways/eventshome 200',
    '/getaways/* /getaways 200',
    '/details/:id /_details-any 200',
    '/bikingevents/details/:id /_details-any 200',
    '/bookingdetails/:id /bookingdetails 200',
  ]);
});

test('every open pattern has a shell, and every other one a file', () => {
  const isOpen = ({ path }: { path: string }) => /[:*]/.test(path);
  expect(Object.keys(files.open)).toEqual(routes.filter(isOpen).map(({ path }) => path));
  for (const file of Object.values(files.open)) expect(file).toMatch(/\.html$/);
  for (const { path, prerender } of routes.filter((route) => !isOpen(route)))
    expect(prerender).toContain(path);
});
