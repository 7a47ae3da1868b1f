import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  characterEnds,
  confirmedLength,
  cut,
  encodedText,
  firstUnits,
  plainLine,
  plainText,
  truncate,
} from '#machines/domain/text/text.ts';
import { checkProperty } from '../../fixtures/properties.ts';

const family = '👨‍👩‍👧‍👦';

describe('a text is cut after so many characters as a reader counts them', () => {
  test.each([
    ['Coorg Coffee Trails', 22, 'Coorg Coffee Trails'],
    ['Manali to Leh High Pas', 22, 'Manali to Leh High Pas'],
    ['Manali to Leh High Pass', 22, 'Manali to Leh High Pas…'],
    ['', 22, ''],
    ['abc', 0, '…'],
    ['Over the high pass', 9, 'Over the…'],
    [family.repeat(3), 3, family.repeat(3)],
    [family.repeat(4), 3, `${family.repeat(3)}…`],
    ['கொடைக்கானல்', 2, 'கொடை…'],
    ['e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…'],
    ['🇮🇳🇮🇳🇮🇳', 1, '🇮🇳…'],
    ['\u1112\u1161\u11ab\u1100\u116e\u11a8', 1, '\u1112\u1161\u11ab…'],
  ])('%s at %d', (text, length, expected) => {
    expect(truncate(text, length)).toBe(expected);
  });

  test('never splits a character and never grows', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    const count = (text: string) => [...segmenter.segment(text)].length;
    checkProperty(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, length) => {
        const beginning = cut(text, length);
        expect(text.startsWith(beginning)).toBe(true);
        expect(count(beginning)).toBe(Math.min(count(text), length));
      }),
    );
  });
});

describe('texts are cut where a segmenter would cut them, in browsers that have none too', () => {
  const latin = [
    [0x20, 0x7e],
    [0xa0, 0x2ff],
    [0x2010, 0x2027],
    [0x20b9, 0x20b9],
  ].map(([min = 0, max = 0]) => fc.integer({ min, max }).map((unit) => String.fromCharCode(unit)));
  const hindi = ['क', 'क्ष', 'कि', 'त्र', 'ज़', 'हिंदी', 'श्री', 'स्त्री', '\u094D', 'क्\u200Dष'];
  const joined = [family, '👍🏽', '🇮🇳', '🇮', '❤️', '1️⃣', '😀', '\u200D', '\uD83D', 'e\u0301'];
  const other = ['\r\n', '\n', 'عربي', '日', 'த்', 'தி', ' '];

  test.each([
    ['letters of Latin', fc.oneof(...latin)],
    ['Hindi, emoji and others', fc.constantFrom(...hindi, ...joined, ...other)],
  ])('%s', (_, unit) => {
    const segmenter = new Intl.Segmenter('en');
    checkProperty(
      fc.property(fc.array(unit, { maxLength: 30 }), (units) => {
        const text = units.join('');
        const starts = Array.from(segmenter.segment(text), ({ index }) => index);
        expect(characterEnds(text, text.length)).toEqual([...starts, text.length]);
        for (const [count, start] of starts.entries())
          expect(cut(text, count)).toBe(text.slice(0, start));
      }),
    );
  });

  test('without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(truncate(`लेह ${family.repeat(4)}`, 4)).toBe(`लेह ${family}…`);
    expect(characterEnds(`a${family}b`, 12)).toEqual([0, 1, 12]);
    vi.unstubAllGlobals();
  });
});

describe('where the whole characters of a text end, up to so many code units', () => {
  test.each([
    ['', 3, [0]],
    ['ab', 3, [0, 1, 2]],
    ['abc', 3, [0, 1, 2, 3]],
    ['abcd', 3, [0, 1, 2, 3]],
    ['abcdefgh', 3, [0, 1, 2, 3]],
    [`a${family}b`, 3, [0, 1]],
    [`a${family}b`, 12, [0, 1, 12]],
    ['e\u0301e\u0301', 2, [0, 2]],
  ])('%j up to %d: %j', (text, length, ends) => {
    expect(characterEnds(text, length)).toEqual(ends);
  });
});

test.each([
  [60, 60],
  [100, 100],
  [101, 61],
])(
  'an option description of %d characters is %d long on the confirmation page',
  (length, expected) => {
    const text = 'x'.repeat(length);
    expect(truncate(text, confirmedLength(text))).toHaveLength(expected);
  },
);

describe('what comes from a server is plain text', () => {
  test.each([
    ['  two   spaces ', 'two spaces'],
    ['line\r\nbreak', 'line break'],
    ['nul\u0000l', 'nul l'],
    ['turned \u202Earound', 'turned around'],
    ['zero\uFEFF', 'zero'],
    ['\u200FLeh\u200E', 'Leh'],
    // the marks that put '!' where it belongs
    ['رحلة!\u200F', 'رحلة!\u200F'],
    ['\u2067טיול (2)\u2069 Leh', '\u2067טיול (2)\u2069 Leh'],
    ['\u202Eرحلة\uFEFF', 'رحلة'],
    [family, family],
  ])('%j as a line is %j', (text, line) => {
    expect(plainLine(text)).toBe(line);
  });

  test.each([
    ['one\r\ntwo', 'one\ntwo'],
    ['one\n\n\n\ntwo', 'one\n\ntwo'],
    ['one\ttwo', 'one two'],
    ['a\u0000\nb', 'a\nb'],
    ['  padded \n', 'padded'],
    ['old\rbreak', 'old\nbreak'],
    ['much   room', 'much room'],
    ['plain words', 'plain words'],
    ['رحلة!\u200F\u202E\nLeh', 'رحلة!\u200F\nLeh'],
  ])('%j as a text is %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  test.each([
    ['one two', 3, 'one'],
    ['one', 3, 'one'],
    ['ab😀c', 3, 'ab'],
    ['ab😀c', 4, 'ab😀'],
    ['ab\uDE00', 3, 'ab\uDE00'],
  ])('%j cut at %d code units does not end in half a character', (text, length, start) => {
    expect(firstUnits(text, length)).toBe(start);
  });

  test('half a character becomes the mark of a lost one, in a line and in an address', () => {
    expect(plainLine('ab\uD83D')).toBe('ab\uFFFD');
    expect(encodedText('ab\uD83D')).toBe('ab%EF%BF%BD');
  });

  test('a text that is plain already stays as it is', () => {
    checkProperty(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plainLine(plainLine(text))).toBe(plainLine(text));
        expect(plainText(plainText(text))).toBe(plainText(text));
      }),
    );
  });
});
