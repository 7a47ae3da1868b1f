import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTACT_FIELDS, sortedContact } from '#machines/domain/person/contact-form.ts';
import { EMPTY_CONTACT } from '#machines/domain/person/contact-message.ts';
import { EMPTY_GUEST, normaliseGuest } from '#machines/domain/person/guest.ts';
import { checkGuest, sortContactLine, sortedGuest } from '#machines/domain/person/guest-check.ts';
import { anyText } from '../../fixtures/any-text.ts';
import { checkProperty } from '../../fixtures/properties.ts';

const asha = { fullName: 'Asha Rao', email: 'asha@example.com', phone: '+91 98450 11223' };

/** Names as riders write them, in the scripts of India and beyond. */
const names = [
  'Asha Rao',
  'आशा राव',
  'तमिऴ்',
  'க்ரிஷ்ணமூர்த்தி',
  'ಶ್ರೀಕೃಷ್ಣ ರಾವ್',
  'ශ්‍රී ලාල්', // a joiner holds the first letters together
  'شبنم\u200Cخان',
  'শ্রীময়ী চট্টোপাধ্যায়',
  'José Ñuñez',
  'Jose\u0301 O’Connor',
  "D'Souza",
  'A. P. J. Abdul-Kalam',
  '李小龙',
];

describe('names in any script', () => {
  test.each(names)('%s is a name: it can be sent, as it was typed', (fullName) => {
    const guest = { fullName, email: 'asha@example.com', phone: '9845011223' };
    expect(checkGuest(guest)).toEqual({});
    expect(normaliseGuest(guest)).toEqual(guest);
  });

  test.each(names)('%s stays whole when its line is sorted', (fullName) => {
    expect(sortContactLine(`${fullName}, asha@example.com, 9845011223`)).toEqual({
      fullName,
      email: 'asha@example.com',
      phone: '9845011223',
    });
  });
});

describe('a line with the details of a contact', () => {
  test.each([
    'Asha Rao, asha@example.com, +91 98450 11223',
    '+91 98450 11223; asha@example.com; Asha Rao',
    'Asha Rao <asha@example.com> | +91 98450 11223',
    'Name: Asha Rao\nE-mail: asha@example.com\r\nMobile: +91 98450 11223\n',
    'name: Asha Rao, mail: asha@example.com, phone: +91 98450 11223',
    'Name=Asha Rao, email: asha@example.com, mob: +91 98450 11223',
    'Asha Rao, asha@example.com, Tel: +91 98450 11223',
    'Asha Rao, asha@example.com, ph: +91 98450 11223',
    'नाम: Asha Rao, ईमेल: asha@example.com, फ़ोन: +91 98450 11223',
    'Asha Rao, ई-मेल: asha@example.com, फोन: +91 98450 11223',
    'Asha Rao, Email: asha@example.com, मोबाइल: +91 98450 11223',
    'Asha Rao\tasha@example.com\t+91 98450 11223',
    '\u202AAsha\u00AD Rao\u202C, mailto:asha@example.com\u200B, +91 98450 11223\uFEFF',
  ])('%j', (line) => {
    expect(sortContactLine(line)).toEqual(asha);
  });

  test('a name or a phone may be missing', () => {
    expect(sortContactLine('Asha Rao <asha@example.com>')).toEqual({ ...asha, phone: '' });
    expect(sortContactLine('asha@example.com, +91 98450 11223')).toEqual({ ...asha, fullName: '' });
  });

  test('digits of any script are a phone', () => {
    expect(sortContactLine('asha@example.com, ९८४५०११२२३')?.phone).toBe('९८४५०११२२३');
  });
});

test.each([
  ['nothing', ''],
  ['a name alone', 'Asha Rao'],
  ['an address alone', 'asha@example.com'],
  ['no address', 'Asha Rao, 98450 11223'],
  ['two names', 'Rao, Asha, asha@example.com'],
  ['two addresses', 'Asha, asha@example.com, rao@example.com'],
  ['two phones', 'asha@example.com, 98450 11223, 98450 11224'],
  ['a phone that is too short', 'Asha, asha@example.com, 98450'],
  ['a phone that is too long', 'Asha, asha@example.com, 98450 11223 98450'],
  ['a sentence with a number', 'Asha Rao, asha@example.com, 2 tickets'],
  ['an address of a street', 'Asha Rao, 14 2nd Cross, asha@example.com'],
  ['no more than spaces between', 'Asha Rao asha@example.com 98450 11223'],
  ['lines that were run together', 'Asha Raoasha@example.com9845011223'],
  ['a page of text', `Asha Rao, asha@example.com, ${'a'.repeat(280)}`],
])('%s → left alone', (_, line) => {
  expect(sortContactLine(line)).toBeNull();
});

test('a line has up to 300 letters', () => {
  const end = ', asha@example.com';
  const fullName = 'a'.repeat(300 - end.length);
  expect(sortContactLine(`${fullName}${end}`)).toEqual({ fullName, email: asha.email, phone: '' });
  expect(sortContactLine(`${fullName}a${end}`)).toBeNull();
});

test('nothing is ever cut: what is sorted has every letter and digit of the line', () => {
  const part = fc.oneof(
    fc.constantFrom(...names, asha.email, asha.phone, 'रवि@उदाहरण.भारत', '98450-11223'),
    anyText(12),
  );
  const separator = fc.constantFrom(', ', ';', ' | ', '\n', ' <', '> ', ' ');
  const lettersOf = (text: string) =>
    text
      .replace(/[,;|<>\s\p{Cc}\p{DI}\u2800]/gu, '')
      .split('')
      .sort()
      .join('');
  checkProperty(
    fc.property(fc.array(fc.tuple(part, separator), { maxLength: 4 }), (parts) => {
      const text = parts.flat().join('');
      const line = sortContactLine(text);
      if (line === null) return;
      expect(lettersOf(line.fullName + line.email + line.phone)).toBe(lettersOf(text));
    }),
    400,
  );
});

describe('in the booking form', () => {
  const line = 'Asha Rao, asha@example.com, +91 98450 11223';

  test.each(['fullName', 'email', 'phone'] as const)(
    'pasted into an empty %s → sorted',
    (field) => {
      expect(sortedGuest(EMPTY_GUEST, field, line)).toEqual(asha);
    },
  );

  test('pasted into a field that is not empty → never, even where the line has nothing for it', () => {
    const guest = { ...EMPTY_GUEST, phone: '9' };
    expect(sortedGuest(guest, 'phone', 'Asha Rao <asha@example.com>')).toBeNull();
  });

  test('what stands in another field is not written over', () => {
    expect(sortedGuest({ ...EMPTY_GUEST, phone: '9' }, 'fullName', line)).toBeNull();
    expect(sortedGuest({ ...EMPTY_GUEST, email: 'a@b.in' }, 'phone', line)).toBeNull();
    expect(sortedGuest({ ...EMPTY_GUEST, fullName: 'A' }, 'email', line)).toBeNull();
  });

  test('what the line does not name stays', () => {
    const guest = { ...EMPTY_GUEST, fullName: 'Arjun' };
    expect(sortedGuest(guest, 'email', 'asha@example.com, 98450 11223')).toEqual({
      fullName: 'Arjun',
      email: 'asha@example.com',
      phone: '98450 11223',
    });
  });
});

test('in the contact form: the three fields of the person, and never the message', () => {
  const line = 'Asha Rao, asha@example.com, +91 98450 11223';
  const form = { ...EMPTY_CONTACT, message: 'Hello' };
  for (const field of ['name', 'email', 'mobile'] as const) {
    expect(sortedContact(form, field, line)).toEqual({
      name: asha.fullName,
      email: asha.email,
      mobile: asha.phone,
      message: 'Hello',
    });
  }
  expect(sortedContact(EMPTY_CONTACT, 'message', line)).toBeNull();
  expect(sortedContact(form, 'name', 'Asha')).toBeNull();
});

describe('a contact form with a second field for a phone', () => {
  const line = 'Asha Rao, asha@example.com, +91 98450 11223';
  const fields = {
    ...CONTACT_FIELDS,
    message: { ...CONTACT_FIELDS.message, guestField: 'phone' },
  } as const;

  test('sorts a line into the phone field that it was pasted into', () => {
    const form = { ...EMPTY_CONTACT, mobile: '98450 11224' };
    expect(sortedContact(form, 'message', line, fields)).toEqual({
      name: asha.fullName,
      email: asha.email,
      mobile: '98450 11224',
      message: asha.phone,
    });
  });

  test('sorts a line that was pasted into another field into the first of the two', () => {
    expect(sortedContact(EMPTY_CONTACT, 'name', line, fields)).toEqual({
      name: asha.fullName,
      email: asha.email,
      mobile: asha.phone,
      message: '',
    });
  });
});
