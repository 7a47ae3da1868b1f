import { expect, test } from 'vitest';
import { inOtherLanguage, isActiveLink } from '#machines/domain/header-links.ts';

test.each([
  ['/', '/', true],
  ['', '/', true],
  ['/about', '/', false],
  ['/about', '/about', true],
  ['/about/', '/about', true],
  ['/About', '/about', true],
  ['/aboutus', '/about', false],
  ['/getaways/adventure-tours', '/getaways', true],
  ['/getawaysx', '/getaways', false],
  ['/talenthunt', '/talentHunt', true],
  ['/getaways', '/getaways/traininghome', false],
  ['/x/getaways', '/getaways', false],
])('on %s the link to %s is the current one: %s', (path, link, isActive) => {
  expect(isActiveLink(path, link)).toBe(isActive);
});

test.each([
  ['/', '/hi'],
  ['/about', '/hi/about'],
  ['/about/', '/hi/about'],
  ['/details/hi', '/hi/details/hi'],
])('the English page %s is %s in Hindi', (path, other) => {
  expect(inOtherLanguage(path)).toBe(other);
});
