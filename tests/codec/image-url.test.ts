import { expect, test } from 'vitest';
import { fetchableImage, imageUrl } from '#machines/codec/image-url.ts';

const site = { apiBase: 'https://api.example.com', pageOrigin: 'https://kickstand.example.com' };
const sandbox = { apiBase: 'http://localhost:4174', pageOrigin: 'http://localhost:5173' };

test.each([
  ['an https address', ' https://cdn.example.com/leh.jpg ', 'https://cdn.example.com/leh.jpg'],
  ['an address of the API', '/media/leh.jpg', 'https://api.example.com/media/leh.jpg'],
  ['nothing', ' ', null],
  ['an http address', 'http://cdn.example.com/leh.jpg', null],
  ['an address of the rider’s own machine', 'http://localhost:9000/leh.jpg', null],
  ['an address with a password', 'https://a:b@cdn.example.com/leh.jpg', null],
  ['an address with a name', 'https://a@cdn.example.com/leh.jpg', null],
  ['a script', 'javascript:alert(1)', null],
  ['data', 'data:image/png;base64,AA', null],
])('a picture of %s', (_, text, address) => {
  expect(imageUrl(text, site)).toBe(address);
});

test.each([
  [2_048, true],
  [2_049, false],
])('an address of %d characters is displayed: %s', (length, isDisplayed) => {
  const start = 'https://cdn.example.com/';
  const address = start + 'x'.repeat(length - start.length);
  expect(imageUrl(address, site) !== null).toBe(isDisplayed);
});

test('a page on this machine displays pictures of its other ports', () => {
  expect(imageUrl('http://127.0.0.1:9000/leh.jpg', sandbox)).toBe('http://127.0.0.1:9000/leh.jpg');
  expect(imageUrl('http://cdn.example.com/leh.jpg', sandbox)).toBeNull();
});

test('a script fetches pictures of the page and of the API alone', () => {
  const fetched = (text: string) => fetchableImage(text, site)?.href ?? null;
  expect(fetched('/media/leh.jpg')).toBe('https://api.example.com/media/leh.jpg');
  expect(fetched('https://kickstand.example.com/leh.jpg')).not.toBeNull();
  expect(fetched('https://cdn.example.com/leh.jpg')).toBeNull();
  expect(fetched('')).toBeNull();
});
