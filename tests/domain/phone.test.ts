import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone, isPhone, normalisePhone } from '#machines/domain/phone.ts';
import { checkProperty } from '../fixtures/properties.ts';

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
    ['९८४५०११२२३॰', '9845011223'],
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
    ['91984501122', '91984501122'],
    ['+91 0 98450 11223', '9109845011223'],
    ['+91 98450 112233', '9198450112233'],
    ['98450112239845011223', '98450112239845011223'],
    ['009198450112233', '009198450112233'],
  ])('%s stays %s, never someone else’s number', (text, digits) => {
    expect(normalisePhone(text)).toBe(digits);
    expect(isPhone(text)).toBe(digits.length === 10);
  });

  test('ten digits stay as they are, with or without what stands before them', () => {
    const tenDigits = fc.integer({ min: 0, max: 9_999_999_999 });
    checkProperty(
      fc.property(tenDigits, (number) => {
        const digits = String(number).padStart(10, '0');
        const forms = [digits, `+91 ${digits}`, `0${digits}`, `0091${digits}`];
        return forms.every((form) => normalisePhone(form) === digits);
      }),
      500,
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
