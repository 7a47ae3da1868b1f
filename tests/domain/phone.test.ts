import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone, isPhone, normalisePhone } from '#machines/domain/phone.ts';

describe('a phone number is read as it is typed or pasted', () => {
  test.each([
    ['9845011223', '9845011223'],
    ['98450 11223', '9845011223'],
    ['98450-11223', '9845011223'],
    ['(98450) 11223', '9845011223'],
    ['+91 98450 11223', '9845011223'],
    ['+919845011223', '9845011223'],
    ['+91-98450-11223', '9845011223'],
    ['91 9845011223', '9845011223'],
    ['0091 98450 11223', '9845011223'],
    ['09845011223', '9845011223'],
    ['tel:+919845011223', '9845011223'],
    ['\u202A+91 98450 11223\u202C', '9845011223'],
    ['98450\u00A011223', '9845011223'],
    ['९८४५०११२२३', '9845011223'],
    ['+९१ ९८४५० ११२२३', '9845011223'],
    ['٩٨٤٥٠١١٢٢٣', '9845011223'],
    ['۹۸۴۵۰۱۱۲۲۳', '9845011223'],
    ['೯೮೪೫೦೧೧೨೨೩', '9845011223'],
    ['９８４５０１１２２３', '9845011223'],
    ['9123456789', '9123456789'],
    ['0123456789', '0123456789'],
  ])('%s is %s', (text, digits) => {
    expect(normalisePhone(text)).toBe(digits);
    expect(isPhone(text)).toBe(true);
  });

  test.each([
    ['', ''],
    ['abc', ''],
    ['984501122', '984501122'],
    ['98450112233', '98450112233'],
    ['+1 202 555 0123', '12025550123'],
    ['+44 20 7946 0958', '442079460958'],
    ['91984501122', '984501122'],
    ['+91 98450 112233', '98450112233'],
    ['98450112239845011223', '98450112239845011223'],
    ['009198450112233', '009198450112233'],
  ])('%s stays %s, never someone else’s number', (text, digits) => {
    expect(normalisePhone(text)).toBe(digits);
    expect(isPhone(text)).toBe(digits.length === 10);
  });

  test('only ASCII digits come out, and ten of them stay as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normalisePhone(text)).toMatch(/^[0-9]*$/);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{10}$/), (digits) => {
        expect(normalisePhone(digits)).toBe(digits);
        expect(normalisePhone(`+91 ${digits}`)).toBe(digits);
        expect(normalisePhone(`0${digits}`)).toBe(digits);
        expect(normalisePhone(`0091${digits}`)).toBe(digits);
      }),
    );
  });
});

test.each([
  ['9845011223', '98450 11223'],
  ['+919845011223', '98450 11223'],
  ['12345', '12345'],
])('%s is shown as %s', (text, shown) => {
  expect(formatPhone(text)).toBe(shown);
});
