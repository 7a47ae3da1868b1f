import { describe, expect, test } from 'vitest';
import { imageUrl } from '#machines/codec/image-url.ts';
import { MESSAGE_LENGTH, shownMessage, withoutMarkup } from '#machines/codec/markup.ts';
import { decodeItem, decodeShare } from '../../src/api/schema.ts';

describe('a text is as its reader would see it', () => {
  test.each([
    ['Rock &amp; Roll', 'Rock & Roll'],
    ['Rider&#39;s &quot;day&quot; &#x2013; caf&eacute;', 'Rider\'s "day" – café'],
    ['&#8377;2,000 &Eacute;t&eacute; &rsquo;', '₹2,000 Été ’'],
    ['old &#146;Word&#148;', 'old ’Word”'],
    ['&#55357;&#56832;', '😀'],
    // once, and never twice
    ['&amp;lt;b&amp;gt; &lt;b&gt;', '&lt;b&gt; <b>'],
    ['R&D; &unknown; &amp &#99999999; AT&T', 'R&D; &unknown; &amp &#99999999; AT&T'],
    ['<p>One</p><p>Two<br/>Three</p>', '\nOne\n\nTwo\nThree\n'],
    ['<ul class="x"><li>Stay</li><LI>Food</LI></ul>', '\n\n• Stay\n• Food\n'],
    ['a <strong>bold</strong> <a href="https://x.in">word</a>', 'a bold word'],
    ['<style>p { color: red }</style>a<script>alert(1)</script><!-- c -->b', 'ab'],
    ['a<script>alert(1)', 'a'],
    ['Meet at <Gate 4>, a < b, <asha@example.com>, I <3 it', null],
  ])('%j', (text, plain) => {
    expect(withoutMarkup(text)).toBe(plain ?? text);
  });

  test('wherever it stands, as deep as an item goes, and everything else stays', () => {
    expect(withoutMarkup({ a: ['&lt;', { b: '<b>x</b>', c: 7, d: null }], e: true })).toEqual({
      a: ['<', { b: 'x', c: 7, d: null }],
      e: true,
    });
    const deep = JSON.parse(`${'['.repeat(50_000)}"&lt;"${']'.repeat(50_000)}`);
    expect(() => withoutMarkup(deep)).not.toThrow();
    const poisoned: unknown = withoutMarkup(JSON.parse('{"__proto__":{"polluted":"&lt;"}}'));
    expect(Object.getPrototypeOf(poisoned)).toBe(Object.prototype);
  });

  test('a long one takes no time', () => {
    // the work of it: the time alone is another one on a busy machine
    const before = process.threadCpuUsage();
    for (const part of ['<script', '<!--', '<p ', '&', '&#', '(', '[(', '<li>a', '1,', ' ', '"'])
      read({ description: part.repeat(40_000), inclusions: part.repeat(40_000) });
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(1_000);
  });
});

const images = (url: string) =>
  imageUrl(url, { apiBase: 'https://api.example.com', pageOrigin: 'https://example.com' });
const asked = { id: 'x', kind: 'trip', isTraining: false } as const;
function read(raw: object) {
  const item = decodeItem({ name: 'A', ...raw }, images, asked);
  if (typeof item === 'string' || item.kind !== 'trip') throw new Error('A named trip is read.');
  return item;
}

test('every text of an item, its options and its days, and of what is shared', () => {
  const said = '<p>Rock &amp; Roll</p>';
  const item = read({
    name: said,
    description: `${said}<ul><li>Stay</li><li>Food</li></ul>`,
    location: { name: said },
    inclusions: [said],
    booking_types: [{ title: said, description: said }],
    itinerary: [{ title: said, activities: said }],
  });
  expect(item).toMatchObject({
    title: 'Rock & Roll',
    description: 'Rock & Roll\n\n• Stay\n• Food',
    place: 'Rock & Roll',
    inclusions: ['Rock & Roll'],
    bookingTypes: [{ name: 'Rock & Roll', description: 'Rock & Roll' }],
    itinerary: [{ title: 'Rock & Roll', activities: ['Rock & Roll'] }],
  });
  expect(decodeShare({ title: said, description: said }, images)).toMatchObject({
    title: 'Rock & Roll',
    description: 'Rock & Roll',
  });
});

test.each<[string, string[]]>([
  ['Stay, food', ['Stay', 'food']],
  ['Deposit of Rs 10,000, helmet', ['Deposit of Rs 10,000', 'helmet']],
  ['₹1,00,000 cover, fuel', ['₹1,00,000 cover', 'fuel']],
  ['Stay (twin, shared), food [veg, jain]', ['Stay (twin, shared)', 'food [veg, jain]']],
  ['Stay (twin (2, 3), shared), food', ['Stay (twin (2, 3), shared)', 'food']],
  ['Stay (twin, food', ['Stay (twin', 'food']],
  ['Day 1, 2025 season', ['Day 1', '2025 season']],
  ['Stay; food, drinks; fuel', ['Stay', 'food, drinks', 'fuel']],
  ['Rock &amp; Roll, food', ['Rock & Roll', 'food']],
  ['• Stay, twin • Food', ['Stay, twin', 'Food']],
  ['1. Stay\n2) Food\n3.5 litres', ['Stay', 'Food', '3.5 litres']],
  ['<ul><li>Stay, twin</li><li>Food</li></ul>', ['Stay, twin', 'Food']],
  ['Stay<br>Food', ['Stay', 'Food']],
])('one text is a list: %j', (inclusions, lines) => {
  expect(read({ inclusions }).inclusions).toEqual(lines);
});

test.each<[unknown, string | null]>([
  ['Seats are gone', 'Seats are gone'],
  [' two\nlines ', 'two lines'],
  ['<p>Rock &amp; <b>Roll</b></p>', 'Rock & Roll'],
  ['R&D for riders', 'R&D for riders'],
  ['', null],
  ['   ', null],
  ['<img src=x onerror=alert(1)>', null],
  ['<html><h1>502</h1></html>', null],
  ['<!doctype html>502', null],
  [404, null],
  [null, null],
  [{ msg: 'no' }, null],
  ['x'.repeat(MESSAGE_LENGTH), 'x'.repeat(MESSAGE_LENGTH)],
  ['x'.repeat(MESSAGE_LENGTH + 1), 'x'.repeat(MESSAGE_LENGTH)],
  ['x'.repeat(1_000_000), 'x'.repeat(MESSAGE_LENGTH)],
])('a message %j is shown as %j', (value, shown) => {
  expect(shownMessage(value)).toBe(shown);
});
