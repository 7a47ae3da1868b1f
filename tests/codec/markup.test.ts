import browserData from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import { describe, expect, test } from 'vitest';
import { imageUrl } from '#machines/codec/image-url.ts';
import { displayableMessage, MESSAGE_LIMIT, withoutMarkup } from '#machines/codec/markup.ts';
import { decodeItem, decodeShare } from '../../src/api/schema.ts';

describe('a text is as its reader would see it', () => {
  test.each([
    ['Rock &amp; Roll', 'Rock & Roll'],
    ['Rider&#39;s &quot;day&quot; &#x2013; caf&eacute;', 'Rider\'s "day" – café'],
    ['&#8377;2,000 &Eacute;t&eacute; &rsquo;', '₹2,000 Été ’'],
    ['&ge;18 years, &le; 40 &deg;C, &Omega; &sum; &hearts;', '≥18 years, ≤ 40 °C, Ω ∑ ♥'],
    // as PHP writes punctuation by HTML 5, and people write ticks
    ['Stay&comma; food&period; &lpar;twin&rpar; &check;', 'Stay, food. (twin) ✓'],
    ['old &#146;Word&#148;', 'old ’Word”'],
    ['&#55357;&#56832;', '😀'],
    ['&#128;5 &#159; &#160;|', '€5 Ÿ \u00A0|'],
    ['&#127;|&#x10FFFF; &#x110000; &#1114112;', '\u007F|\u{10FFFF} &#x110000; &#1114112;'],
    ['R&D; &unknown; &amp &#99999999; AT&T', 'R&D; &unknown; &amp &#99999999; AT&T'],
    // platforms escape twice
    ['Rock &amp;amp; Roll &amp;ndash; &amp;#39;', "Rock & Roll – '"],
    ['&lt;p&gt;Stay&lt;/p&gt;&amp;lt;b&amp;gt;food&amp;lt;/b&amp;gt;', 'Stay\n\nfood'],
    ['2 &lt; 3, I &lt;3 it', '2 < 3, I <3 it'],
    ['<p>One</p><p>Two<br/>Three</p>', 'One\n\nTwo\nThree'],
    ['<div>One</div>\n<div>Two</div>', 'One\nTwo'],
    ['<h2>Day 1</h2>Ride', 'Day 1\n\nRide'],
    ['Take:<ul class="x"><li>Stay</li><LI>Food</LI></ul>', 'Take:\n\n• Stay\n• Food'],
    ['a <strong>bold</strong> <a href="https://x.in">word</a>', 'a bold word'],
    ['<style>p { color: red }</style>a<script>alert("<p>")</script><!-- <p> -->b', 'ab'],
    ['a<script>alert(1)', 'a'],
    ['a<!-- b', 'a'],
    ['<?xml version="1.0"?><!doctype html><![if !supportLists]>a<![endif]>', 'a'],
    ['<![CDATA[Rock]]> &amp; Roll', 'Rock & Roll'],
    // lists keep no bare bullets
    ['<ul><li><p>Stay</p></li><li><p>Food</p><p>Veg</p></li></ul>', '• Stay\n• Food\nVeg'],
    ['<ul><li> <br>Stay</li><li>&nbsp;</li><li></li><li>Food</ul>tail', '• Stay\n• Food\n\ntail'],
    ['<ol>\n<li>\n<div>Stay</div>\n</li>\n<li>Food<ul><li>Veg</ul></ol>', '• Stay\n• Food\n• Veg'],
    ['<ul><li></ul>Stay', 'Stay'],
    ['Stay<ul><li></li></ul>', 'Stay'],
    // the elements of editors, of pictures and films, and what they show where they do not work
    ['<figure class="media"><oembed url="https://youtu.be/x"></oembed></figure>Ride', 'Ride'],
    ['<table><colgroup><col style="width:50%"></colgroup><tr><td>A</td></tr></table>B', 'A\n\nB'],
    ['<picture><source srcset="a.avif"><img src="a.jpg" alt="a > b"></picture>Ride', 'Ride'],
    ['<video controls><source src="a.mp4">Your browser is old.</video>Ride', 'Ride'],
    ['<video src="a.mp4">Ride', 'Ride'],
    ['<iframe src="https://x.in"></iframe><svg><title>x</title><path d="M0"/></svg>Ride', 'Ride'],
    ['<details><summary>Bring</summary>Gloves</details>', 'Bring\nGloves'],
    ['<o:p>&nbsp;</o:p>Ride<st1:place>Leh</st1:place>', '\u00A0RideLeh'],
    ['<p title="a > b" data-x=\'"\'>Ride</p>', 'Ride'],
    ['<p title="it\'s>Ride', 'Ride'],
    // cut off by the platform
    ['Ride <a href="https://x', 'Ride '],
    ['Ride</p', 'Ride'],
    ['Meet at <Gate 4>, a < b, <asha@example.com>, I <3 it', null],
    ['<https://x.in> <Leh-Manali> <9845011223> <b', '<https://x.in> <Leh-Manali> <9845011223> '],
    ['Riders <a few, or all of them', null],
  ])('%j', (text, plain) => {
    expect(withoutMarkup(text)).toBe(plain ?? text);
  });

  test('whatever element of HTML it holds', () => {
    const known: Identifier = browserData.html.elements ?? {};
    const elements = Object.keys(known).filter(
      (name) => known[name]?.__compat?.status?.experimental === false,
    );
    expect(elements.length).toBeGreaterThan(130);
    const unknown = elements.filter((name) => {
      const text = String(
        withoutMarkup(`one <${name} class="x">two</${name.toUpperCase()}> three`),
      );
      return !/^one\s+(?:(?:• )?two)?\s*three$/.test(text);
    });
    expect(unknown).toEqual([]);
  });

  test('a value without markup is returned as it is', () => {
    const plain = { a: ['Leh', { b: 7 }], c: null };
    expect(withoutMarkup(plain)).toBe(plain);
    expect(withoutMarkup([plain, '&lt;'])).toEqual([plain, '<']);
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
});

test('in a JSON text of an item its quotes and line breaks stay JSON’s', () => {
  const days = '[{"title":"Rock &amp; Roll","text":"<p>One</p><p>say &quot;Two&quot;</p>"}]';
  expect(JSON.parse(String(withoutMarkup(days)))).toEqual([
    { title: 'Rock & Roll', text: 'One\n\nsay "Two"' },
  ]);
  expect(withoutMarkup('Take [1] &amp; {2}')).toBe('Take [1] & {2}');
  expect(withoutMarkup('[1] &amp; {2}')).toBe('[1] & {2}');
});

const images = (url: string) =>
  imageUrl(url, { apiBase: 'https://api.example.com', pageOrigin: 'https://example.com' });
const request = { id: 'x', kind: 'trip' } as const;
function read(raw: object) {
  const item = decodeItem({ name: 'A', ...raw }, images, request);
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
    location: 'Rock & Roll',
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
  [
    '<ul><li><p>Stay, twin</p></li><li><p></p></li><li><p>Food</p></li></ul>',
    ['Stay, twin', 'Food'],
  ],
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
  ['x'.repeat(MESSAGE_LIMIT), 'x'.repeat(MESSAGE_LIMIT)],
  ['x'.repeat(MESSAGE_LIMIT + 1), 'x'.repeat(MESSAGE_LIMIT)],
  ['x'.repeat(1_000_000), 'x'.repeat(MESSAGE_LIMIT)],
])('a message %j is shown as %j', (value, expected) => {
  expect(displayableMessage(value)).toBe(expected);
});
