import { expect, test } from 'vitest';
import { isActiveLink } from '../../../src/app/layout/active-link.ts';

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
