import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatPhone,
  isForeignPhone,
  isPhone,
  normalisePhone,
} from '#machines/domain/person/phone.ts';
import { checkProperty } from '../../fixtures/properties.ts';

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
    ['91984501122', '91984501122'],
    ['+91 0 98450 11223', '+9109845011223'],
    ['+91 98450 112233', '+9198450112233'],
    ['98450112239845011223', '98450112239845011223'],
    ['009198450112233', '009198450112233'],
  ])('%s stays %s, never someone else’s number', (text, digits) => {
    expect(normalisePhone(text)).toBe(digits);
    expect(isPhone(text)).toBe(false);
    expect(isForeignPhone(text)).toBe(false);
  });

  test.each([
    ['+1 202 555 0123', '+12025550123'],
    ['+44 20 7946 0958', '+442079460958'],
    // ten digits with their country's own
    ['+65 9123 4567', '+6591234567'],
    ['(+65) 9123-4567', '+6591234567'],
    ['tel:+6591234567', '+6591234567'],
    ['\u202A＋６５ ９１２３ ４５６７', '+6591234567'],
    ['+ 0 98450 11223', '+09845011223'],
    ['0065912345', '0065912345'],
    ['0012345678', '0012345678'],
    ['00 1 202 555 0123', '0012025550123'],
    ['+6', '+6'],
  ])('%s is a number of another country, and stays %s', (text, digits) => {
    expect(normalisePhone(text)).toBe(digits);
    expect(normalisePhone(digits)).toBe(digits);
    expect(isPhone(text)).toBe(false);
    expect(isForeignPhone(text)).toBe(true);
  });

  test.each([
    ['+', '+'],
    ['+9', '+9'],
    ['+91 98450', '+9198450'],
    // ten digits with the country's own
    ['+91 98450 112', '+9198450112'],
    ['00', '00'],
    ['0091 98450 1', '0091984501'],
  ])('%s is the beginning of an Indian number, not a number', (text, digits) => {
    expect(normalisePhone(text)).toBe(digits);
    expect(isPhone(text)).toBe(false);
    expect(isForeignPhone(text)).toBe(false);
  });

  test('ten digits stay as they are, with or without what stands before them', () => {
    // no number begins with 0, and 00 is a way abroad
    const tenDigits = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 });
    checkProperty(
      fc.property(tenDigits, (number) => {
        const digits = String(number);
        const forms = [digits, `+91 ${digits}`, `0${digits}`, `0091${digits}`];
        return forms.every((form) => normalisePhone(form) === digits);
      }),
      500,
    );
  });

  test('digits that come after + and another country never end up as ten', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 14 });
    checkProperty(
      fc.property(fc.constantFrom('+', '00', '+00'), digits, (prefix, number) => {
        const text = `${prefix}${number}`;
        const country = number.replace(prefix === '+' ? /^00/ : /^$/, '');
        fc.pre(prefix !== '00' || !number.startsWith('00'));
        expect(isPhone(text)).toBe(/^91\d{10}$/.test(country));
        if (isPhone(text)) expect(normalisePhone(text)).toBe(country.slice(2));
        else expect(normalisePhone(text)).toMatch(/^(?:\+|00)/);
      }),
      500,
    );
  });
});

test.each([
  ['9845011223', '98450 11223'],
  ['+919845011223', '98450 11223'],
  ['12345', '12345'],
  ['+659123456', '+659123456'],
])('%s is shown as %s', (text, formatted) => {
  expect(formatPhone(text)).toBe(formatted);
});
