import { expect, test } from 'vitest';
import { canonicalPath, notFoundRoute, redirectedAddress, routes } from '../../src/app/routes.ts';
import { reportedPatterns } from '../../src/paths.ts';

const routeOf = (path: string) => routes.find((route) => route.path === path) ?? notFoundRoute;

test.each([
  ['/', '/', '/'],
  ['/about', '/about', '/about'],
  ['/about', '/About/', '/about'],
  ['/getaways/*?', '/getaways', '/getaways/adventure-tours'],
  ['/getaways/*?', '/getaways/EventsHome', '/getaways/eventshome'],
  ['/getaways/*?', '/getaways/anything', '/getaways/adventure-tours'],
  ['/traininghome', '/traininghome', '/getaways/traininghome'],
  ['/popupdetails', '/popupdetails', '/talenthunt'],
  ['/talenthunt', '/talentHunt', '/talenthunt'],
  ['/bookingdetails/:id?', '/bookingdetails/KS1', '/bookingdetails'],
  ['/details/:id', '/details/coorg', null],
])('%s shown at %s → %s for search engines', (pattern, path, canonical) => {
  expect(canonicalPath(routeOf(pattern), path)).toBe(canonical);
});

test.each([
  ['/getaways', '/getaways/adventure-tours'],
  ['/getaways?month=2027-03', '/getaways/adventure-tours?month=2027-03'],
  ['/getaways#main', '/getaways/adventure-tours#main'],
  ['/traininghome', '/getaways/traininghome'],
  ['/getaways/eventshome?page=2', '/getaways/eventshome?page=2'],
  ['/popupdetails', '/popupdetails'],
  ['/details/coorg', '/details/coorg'],
  ['', ''],
])('a link to %j → %j', (address, direct) => {
  expect(redirectedAddress(address)).toBe(direct);
});

test('every address of the route table has a pattern by which it is reported', () => {
  const reported = new Set(reportedPatterns());
  expect(routes.map(({ path }) => path).filter((path) => !reported.has(path))).toEqual([]);
});
