import { expect, test } from 'vitest';
import { parseJson } from '#machines/domain/text/json.ts';
import { mapFrameUrl, mapUrl } from '#machines/domain/text/map-url.ts';
import { isLoopback, parseUrl, withMessage } from '#machines/domain/text/url.ts';

test.each([
  ['https://example.com/a', undefined, 'https://example.com/a'],
  ['/a', 'https://example.com/b', 'https://example.com/a'],
  ['/a', undefined, null],
  ['https://%zz/', undefined, null],
])('%s beside %s is the address %s', (text, base, address) => {
  expect(parseUrl(text, base)?.href ?? null).toBe(address);
  if (address === null) expect(parseUrl(text, base)).toBeNull();
});

test.each([
  ['localhost', true],
  ['[::1]', true],
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['127.0.0.1.evil.example', false],
  ['1.127.0.1', false],
  ['0.0.0.0', false],
  ['localhost.evil.example', false],
  ['127.', false],
])('%s is this very machine: %s', (host, isOwn) => {
  expect(isLoopback(host)).toBe(isOwn);
});

test.each([
  ['https://wa.me/919845011223', 'https://wa.me/919845011223?text=a%20%26%20b'],
  ['https://wa.me/?phone=919845011223', 'https://wa.me/?phone=919845011223&text=a%20%26%20b'],
])('the chat %s opens with a message', (chat, address) => {
  expect(withMessage(chat, 'a & b')).toBe(address);
});

test('a place in its organiser’s words has a map of its own page, and one for a frame', () => {
  expect(mapUrl('Mall Road, Manali')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Mall%20Road%2C%20Manali',
  );
  expect(mapFrameUrl('Mall Road, Manali')).toBe(
    'https://www.google.com/maps?q=Mall%20Road%2C%20Manali&output=embed',
  );
});

test('a JSON text is its value, and any other text is none', () => {
  expect([parseJson('{"a":[1,null]}'), parseJson('{a'), parseJson('')]).toEqual([
    { a: [1, null] },
    undefined,
    undefined,
  ]);
});
