import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { routes as table } from '../../src/app/routes.tsx';
import { readConfig } from '../../tools/config.ts';
import { caddyFile, nginxConfig, redirectsFile } from '../../tools/hosts/hosts.ts';
import { cacheControl, contentPolicy, securityHeaders } from '../../tools/policy.ts';

const routes = {
  prerendered: table.flatMap((route) => route.prerender),
  patterns: table.map((route) => route.path),
};
const policy = contentPolicy(readConfig({}), [], 'header');
const nginx = nginxConfig(policy, routes);
const caddy = caddyFile(policy, routes);

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
    ['/getaways/anything', '/_fallback.html'],
    ['/details/64f', '/_fallback.html'],
    ['/bikingevents/details/64f', '/_fallback.html'],
    ['/bookingdetails', '/bookingdetails.html'],
    ['/bookingdetails/KS1', '/_fallback.html'],
    ['/_headers', '404'],
    ['/_fallback.html', '404'],
    ['/assets/main-abc.js.br', '404'],
    ['/assets/main-abc.js', undefined],
    ['/details', undefined],
    ['/nope', undefined],
  ])('%s', (path, file) => {
    expect(rules.find((rule) => rule.path.test(path))?.file).toBe(file);
  });
});

test('static hosts answer ids with the fallback, after the pages that a pattern would take', () => {
  expect(redirectsFile(routes).trimEnd().split('\n')).toEqual([
    '/getaways/adventure-tours /getaways/adventure-tours 200',
    '/getaways/traininghome /getaways/traininghome 200',
    '/getaways/eventshome /getaways/eventshome 200',
    '/getaways/* /_fallback 200',
    '/details/:id /_fallback 200',
    '/bikingevents/details/:id /_fallback 200',
    '/bookingdetails/:id /_fallback 200',
  ]);
});
