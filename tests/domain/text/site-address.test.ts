import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addressInLanguage,
  baseOf,
  isSiteAddress,
  siteAddress,
} from '#machines/domain/text/site-address.ts';
import { expectOnSite, hostileAddress, ORIGIN } from '../../fixtures/hostile-address.ts';
import { checkProperty } from '../../fixtures/properties.ts';

test.each([
  ['/', '/hi'],
  ['/about', '/hi/about'],
  ['/about/', '/hi/about'],
  ['/about//', '/hi/about'],
  ['/hi/about', '/hi/about'],
  ['/details/hi', '/hi/details/hi'],
  ['/bookingdetails/A%2541', '/hi/bookingdetails/A%2541'],
  ['/bookingdetails/100%25?code=50%25%20off', '/hi/bookingdetails/100%25?code=50%25%20off'],
  ['/refundpolicy#rain', '/hi/refundpolicy#rain'],
])('the English page %s is %s in Hindi', (address, other) => {
  expect(addressInLanguage(address, '/hi')).toBe(other);
});

test.each([
  ['/hi', '/'],
  ['/hi/about', '/about'],
  ['/HI/about?q=1', '/about?q=1'],
  ['/hindi', '/hindi'],
])('the Hindi page %s is %s in English', (address, other) => {
  expect(addressInLanguage(address, '')).toBe(other);
});

test.each([
  ['/', ''],
  ['/about', ''],
  ['/hindi', ''],
  ['/details/hi', ''],
  ['/hi', '/hi'],
  ['/HI/about', '/hi'],
])('the paths of the language of %s begin with %j', (path, base) => {
  expect(baseOf(path)).toBe(base);
});

test('whatever stands in the address → its link to Hindi stays on the site and keeps each percent code', () => {
  checkProperty(
    fc.property(hostileAddress, (address) =>
      expectOnSite(address, addressInLanguage(address, '/hi')),
    ),
    1_000,
  );
});

test('whatever stands in the address → written again it stays on the site and keeps each percent code', () => {
  checkProperty(
    fc.property(hostileAddress, (address) => {
      expectOnSite(address, siteAddress(address));
      expect(siteAddress(siteAddress(address))).toBe(siteAddress(address));
    }),
    1_000,
  );
});

test.each([
  ['getaways/trips', '/getaways/trips'],
  ['//evil.example/login', '/evil.example/login'],
  ['/\\evil.example', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  ['/.//evil.example', '/evil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['javascript:alert(1)', '/javascript:alert(1)'],
  ['', '/'],
])('%j is %s on the site', (text, address) => {
  expect(siteAddress(text)).toBe(address);
});

test.each([
  ['/about', true],
  ['/getaways?q=%5C', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['//', false],
  ['#rain', false],
  ['tel:+919000000000', false],
  ['https://evil.example', false],
])('%j is an address of the site: %s', (address, isOwn) => {
  expect(isSiteAddress(address)).toBe(isOwn);
});

test('any text that counts as an address of the site leads nowhere else', () => {
  checkProperty(
    fc.property(fc.oneof(hostileAddress, fc.string()), (text) => {
      if (isSiteAddress(text)) expect(new URL(text, ORIGIN).origin).toBe(ORIGIN);
    }),
    1_000,
  );
});
