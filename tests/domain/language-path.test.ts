import { describe, expect, test } from 'vitest';
import { inOtherLanguage } from '#machines/domain/header-links.ts';

describe('the addresses of English pages', () => {
  test.each([
    ['/', '/hi'],
    ['/about', '/hi/about'],
    ['/about/', '/hi/about'],
    ['/details/hi', '/hi/details/hi'],
  ])('%s is %s in Hindi', (path, other) => {
    expect(inOtherLanguage(path)).toBe(other);
  });
});
