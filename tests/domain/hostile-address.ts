import fc from 'fast-check';
import { expect } from 'vitest';

/** The site's origin in these tests. */
export const ORIGIN = 'https://kickstand.example';

const piece = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '/\\',
    '/hi',
    '/HI/',
    '/.',
    '/..',
    '/%2e%2e',
    '\t',
    '\n',
    ' ',
    '@',
    ':',
    '?',
  ],
  ...['#', '&q=', '%', '%5C', '%5c', '%2F', '%2f', '%41', '%2541', '%25', '%00', '%0A', '100%'],
  ...[
    'evil.example',
    'evil.example:8443',
    'javascript:alert(1)',
    'https://',
    'hi',
    'about',
    'é',
    'ल',
  ],
);

/** An address as the browser tells it of its page, made of all that has ever led a link elsewhere. */
export const hostileAddress: fc.Arbitrary<string> = fc
  .array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 8 })
  .map((pieces) => {
    const { pathname, search } = new URL(`${ORIGIN}/${pieces.join('')}`);
    return pathname + search;
  });

const codesIn = (text: string) => text.match(/%[\da-f]{2}/gi) ?? [];

/** Fails unless a link that was built from an address stays on the site, begins with one slash, and has the address's percent codes. */
export function expectOnSite(address: string, link: string): void {
  expect(link).toMatch(/^\/(?![/\\])/);
  expect(new URL(link, `${ORIGIN}/hi/about`).origin).toBe(ORIGIN);
  expect(codesIn(link)).toEqual(codesIn(address));
}
