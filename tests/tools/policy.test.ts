import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../../tools/build/config.ts';
import { contentPolicy, headersFile } from '../../tools/build/policy.ts';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/)));

// Browsers without Trusted Types would take it, and the linter sees a property that is read, not one that is written.
test('no script of the site makes markup of a text', () => {
  const markup =
    /\.(inner|outer)HTML\s*\+?=|insertAdjacentHTML\(|createContextualFragment\(|setHTMLUnsafe\(|document\.write/;
  const files = globSync('{src,machines}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => markup.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('on its own origin the site may talk to nobody else', () => {
  expect(directives(contentPolicy(readConfig({}), 'header'))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: https:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'frame-src': 'https://www.google.com',
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
  });
});

test.each([
  [
    { VITE_API_BASE_URL: 'http://localhost:8787/base' },
    ' http://localhost:8787',
    ' http://localhost:8787',
  ],
  [
    {
      VITE_API_BASE_URL: 'https://api.example.com',
      VITE_CONTACT_API_BASE_URL: 'https://dev.example.com',
    },
    ' https://api.example.com https://dev.example.com',
    ' https://api.example.com',
  ],
  [{ VITE_REPORT_URL: '/sandbox/reports' }, '', ''],
  [
    { VITE_REPORT_URL: 'https://reports.example.com/kickstand' },
    ' https://reports.example.com',
    '',
  ],
])('%j → calls and pictures of its origins, each once', (settings, calls, pictures) => {
  const policy = directives(contentPolicy(readConfig(settings), 'header'));
  expect(policy['connect-src']).toBe(`'self'${calls}`);
  expect(policy['img-src']).toBe(`'self' data: https:${pictures}`);
});

test('a meta element leaves out what only a header can say', () => {
  expect(contentPolicy(readConfig({}), 'meta')).not.toContain('frame-ancestors');
});

test('hashed files are cached for good, pictures for a day; no two rules of one path name the same header', () => {
  const lines = headersFile("default-src 'none'").split('\n');
  const hashed = lines.indexOf('/assets/*');
  expect(lines.slice(hashed + 1)).toEqual([
    '  Cache-Control: public, max-age=31536000, immutable',
    ...'/art/* /hero/* /app-code.svg /favicon.svg /logo.svg /map-sketch.svg'
      .split(' ')
      .flatMap((path) => [
        path,
        '  Cache-Control: public, max-age=86400, stale-while-revalidate=2592000',
      ]),
    '/sw.js',
    '  Cache-Control: no-cache',
    '',
  ]);
  expect(lines.slice(0, hashed).join()).not.toContain('Cache-Control');
});
