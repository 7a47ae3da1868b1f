import { describe, expect, test } from 'vitest';
import { inOtherLanguage, isInThisLanguage } from '#machines/domain/language-path.ts';

describe('the addresses of English pages', () => {
  test.each([
    ['/', '/hi'],
    ['/about', '/hi/about'],
    ['/about/', '/hi/about'],
    ['/details/hi', '/hi/details/hi'],
  ])('%s is %s in Hindi', (path, other) => {
    expect(inOtherLanguage(path)).toBe(other);
  });

  test.each([
    ['/', true],
    ['/about', true],
    ['/hindi', true],
    ['/details/hi', true],
    ['/hi', false],
    ['/Hi/', false],
    ['/hi/about', false],
  ])('%s is one of them: %s', (path, isOne) => {
    expect(isInThisLanguage(path)).toBe(isOne);
  });
});
