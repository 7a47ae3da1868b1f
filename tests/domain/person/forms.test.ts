import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aboutArrival,
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  checkContact,
  normaliseContact,
} from '#machines/domain/person/contact-form.ts';
import { type ContactMessage, EMPTY_CONTACT } from '#machines/domain/person/contact-message.ts';
import { normaliseEmail } from '#machines/domain/person/email.ts';
import { isEmail } from '#machines/domain/person/email-check.ts';
import { fieldFault } from '#machines/domain/person/form-field.ts';
import { EMPTY_GUEST, type Guest, normaliseGuest } from '#machines/domain/person/guest.ts';
import {
  checkGuest,
  GUEST_FIELD_NAMES,
  GUEST_FIELDS,
} from '#machines/domain/person/guest-check.ts';
import { checkProperty } from '../../fixtures/properties.ts';

const FOREIGN = 'This is a number of another country. Please give an Indian number of 10 digits.';

const guest: Guest = { fullName: 'Asha Rao', email: 'asha@example.com', phone: '98450 11223' };
const contact: ContactMessage = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '+91 98450 11223',
  message: 'A brand ride for forty, please.',
};

describe('the booking form', () => {
  test.each<[keyof Guest, string, string]>([
    ['fullName', '', 'Full name is required'],
    ['fullName', '   ', 'Full name is required'],
    ['email', '', 'Email is required'],
    ['email', ' ', 'Email is required'],
    ['email', 'asha', 'Email is invalid'],
    ['email', 'asha@', 'Email is invalid'],
    ['phone', '', 'Phone number is required'],
    ['phone', '  ', 'Phone number is required'],
    ['phone', 'none', 'Phone number must be 10 digits'],
    ['phone', '98450', 'Phone number must be 10 digits'],
    ['phone', '984501122334', 'Phone number must be 10 digits'],
    ['phone', '+91 98450 112', 'Phone number must be 10 digits'],
    ['phone', '+65 9123 4567', FOREIGN],
    ['phone', '0065 9123 45', FOREIGN],
  ])('%s %j: %s', (field, value, message) => {
    const form = { ...guest, [field]: value };
    expect(checkGuest(form)).toEqual({ [field]: message });
  });

  test.each<[keyof Guest, string, string]>([
    ['fullName', '\u200B', 'Full name is required'],
    ['fullName', ' \u3164\u2800\u200D\uFE0F\u0007 ', 'Full name is required'],
    ['fullName', '<>,', 'Full name is required'],
    ['email', '\uFEFF', 'Email is required'],
    ['email', '<>', 'Email is required'],
    ['email', 'asha@example.com, rao@example.com', 'Email is invalid'],
    ['email', 'asha@example.com;rao', 'Email is invalid'],
    ['email', '.asha@example.com', 'Email is invalid'],
    ['email', '<.asha@example.com>', 'Email is invalid'],
    ['email', 'asha..rao@example.com', 'Email is invalid'],
    ['email', 'asha.@example.com', 'Email is invalid'],
    ['email', 'Asha <asha@example.com>', 'Email is invalid'],
    ['email', 'mailto:', 'Email is required'],
    ['email', '*…`।', 'Email is required'],
    ['phone', '\u202A\u202C', 'Phone number is required'],
  ])('nothing that can be seen in %s %j: %s', (field, value, message) => {
    expect(checkGuest({ ...guest, [field]: value })).toEqual({ [field]: message });
  });

  test.each<[keyof Guest, string, string]>([
    ['email', 'asha@example.com,', 'asha@example.com'],
    ['email', '<asha@example.com>', 'asha@example.com'],
    ['email', ' <MAILTO:asha@example.com>; ', 'asha@example.com'],
    ['email', 'mailto:asha@example.com?subject=Ride', 'asha@example.com'],
    ['email', '“asha@example.com”.', 'asha@example.com'],
    ['email', '(asha@example.com)', 'asha@example.com'],
    ['email', 'asha\u200B@exam\u00ADple.com\uFEFF', 'asha@example.com'],
    ['email', '\u202Aasha@example.com\u202C', 'asha@example.com'],
    ['email', "o'hara+ride@example.com", "o'hara+ride@example.com"],
    ['email', '_asha_@example.com', '_asha_@example.com'],
    ['email', '-asha@example.com', '-asha@example.com'],
    ...[
      'asha@example.com/',
      '*asha@example.com*',
      '**asha@example.com**',
      '_asha@example.com_',
      '`asha@example.com`',
      '«asha@example.com»',
      '‹asha@example.com›',
      '„asha@example.com“',
      '「asha@example.com」',
      '【asha@example.com】',
      '…asha@example.com…',
      'asha@example.com...',
      '#asha@example.com',
      '- asha@example.com',
      '-<asha@example.com>',
      '• asha@example.com',
      'asha@example.com।',
      'asha@example.com॥',
      'asha@example.com،',
      'asha@example.com 🙂',
      'asha\u200C@example.com',
      'asha@exam\u200Dple.com',
      'email:asha@example.com',
      'E-mail: asha@example.com',
      'Email = <asha@example.com>',
      'ईमेल: asha@example.com।',
      'ई-मेल: asha@example.com',
      'mailto://asha@example.com',
      '«mailto:asha@example.com?subject=Ride»',
      'email: mailto:asha@example.com?cc=rao@example.com.',
      'asha@example.com?subject=Ride',
    ].map((typed): [keyof Guest, string, string] => ['email', typed, 'asha@example.com']),
    ['fullName', '\u202AAsha\u00AD Rao\u202C\u200B', 'Asha Rao'],
    ['fullName', 'Asha Rao,', 'Asha Rao'],
    ['fullName', '"Asha Rao" <', 'Asha Rao'],
    ['fullName', 'Asha R.', 'Asha R.'],
    ['fullName', '’t Hooft', '’t Hooft'],
    ['fullName', 'Asha\u200D Rao\u200C', 'Asha Rao'],
    ['fullName', 'Rao 👨‍👩‍👧 ❤️', 'Rao 👨‍👩‍👧 ❤️'],
    ['fullName', 'അരുണ്\u200D', 'അരുണ്\u200D'],
    ['fullName', ' Asha Rao ', 'Asha Rao'],
    ['email', ' asha@example.com ', 'asha@example.com'],
    ['phone', '+91 98450 11223', '9845011223'],
    ['phone', '\u202A98450\u200B11223\u202C', '9845011223'],
  ])('%s %j is sent as %j', (field, value, sent) => {
    const form = { ...guest, [field]: value };
    expect(checkGuest(form)).toEqual({});
    expect(normaliseGuest(form)[field]).toBe(sent);
  });
});

test('the booking form requires its fields, in the order of the page', () => {
  const required = GUEST_FIELD_NAMES.filter((name) => GUEST_FIELDS[name].isRequired);
  expect(required).toEqual(['fullName', 'email', 'phone']);
  expect(Object.keys(checkGuest(EMPTY_GUEST))).toEqual(required);
  expect(GUEST_FIELD_NAMES).toEqual(Object.keys(EMPTY_GUEST));
});

describe('the corporate contact form', () => {
  test.each<[keyof ContactMessage, string, string]>([
    ['name', ' ', 'Please provide your name.'],
    ['email', '', 'Please provide a valid email.'],
    ['email', 'asha at example.com', 'Please provide a valid email.'],
    ['mobile', '', 'Please provide a valid 10-digit phone number.'],
    ['mobile', '12345', 'Please provide a valid 10-digit phone number.'],
    ['mobile', '+65 9123 4567', FOREIGN],
    ['message', '\n', 'Please provide a message.'],
    ['name', '\u2060', 'Please provide your name.'],
    ['message', '\u200B\n', 'Please provide a message.'],
  ])('%s %j: %s', (field, value, message) => {
    expect(checkContact({ ...contact, [field]: value })).toEqual({ [field]: message });
  });

  test('requires each field that may not stay empty', () => {
    expect(Object.keys(checkContact(EMPTY_CONTACT))).toEqual(
      CONTACT_FIELD_NAMES.filter((name) => CONTACT_FIELDS[name].isRequired),
    );
    expect(Object.keys(EMPTY_CONTACT)).toEqual(CONTACT_FIELD_NAMES);
  });
});

test.each([
  [false, '', null],
  [false, ' \u200B', null],
  [false, 'asha', 'Please provide a valid email.'],
  [true, '', 'Please provide a valid email.'],
])('where a form requires an e-mail (%j), %j gets the message %j', (isRequired, text, fault) => {
  expect(fieldFault({ ...CONTACT_FIELDS.email, isRequired }, text)).toBe(fault);
});

test('what is sent of a message has no outer spaces and no marks that nobody sees, and has its lines', () => {
  expect(
    normaliseContact({
      name: ' \u200BAsha ',
      email: ' <asha@example.com> ',
      mobile: '\u202A+91 98450 11223',
      message: '\uFEFF Hello,\n\nमैं आऊँगा\u200B 👩‍🔧, “yes”.\n',
    }),
  ).toEqual({
    name: 'Asha',
    email: 'asha@example.com',
    mobile: '9845011223',
    message: 'Hello,\n\nमैं आऊँगा 👩‍🔧, “yes”.',
  });
});

test.each([
  ['a@b.in', true],
  ['first.last+tag@sub.example.co.in', true],
  [' padded@example.com ', true],
  ['रवि@उदाहरण.भारत', true],
  ['a@b', false],
  ['a@@b.in', false],
  ['a b@c.in', false],
  ['a@b..in', false],
  ['a@.in', false],
  ['a@b.in.', true],
  ['a<x>@b.in', false],
  ['@b.in', false],
  ['a@b-c.in', true],
  ['a@-b.in', false],
  ['a@b-.in', false],
  ['a@b_c.in', false],
  ['a@b.in:80', false],
  ['a@1.2', false],
  ['a@127.0.0.1', false],
  ['अरुण.राव@उदाहरण.भारत', true],
  ['josé@exämple.de', true],
  ['a"b@c.in', false],
  ['a,b@c.in', false],
  ['a@b@c.in', false],
  [`${'a'.repeat(249)}@b.in`, true],
  [`${'a'.repeat(250)}@b.in`, false],
])('%s looks like an e-mail address: %s', (text, does) => {
  expect(isEmail(text)).toBe(does);
});

describe('a message about a booking or a ride', () => {
  const typed = { ...contact, message: 'May I bring my brother?' };

  test('begins with the id in the link', () => {
    expect(aboutArrival(EMPTY_CONTACT, { bookingId: 'KS2761248213' })).toEqual({
      ...EMPTY_CONTACT,
      message: 'Booking ID: KS2761248213\n',
    });
  });

  test('leaves what was typed, and names the id once', () => {
    const named = aboutArrival(typed, { bookingId: 'KS1' });
    expect(named).toEqual({ ...typed, message: 'Booking ID: KS1\nMay I bring my brother?' });
    expect(aboutArrival(named, { bookingId: 'KS1' })).toBe(named);
  });

  test('is left as it is where the rider has typed the id', () => {
    const own = { ...typed, message: 'About KS1: may I bring my brother?' };
    expect(aboutArrival(own, { bookingId: 'KS1' })).toBe(own);
  });

  test('begins with the question about a ride, of a length that leaves room', () => {
    const question = 'What does Coorg, Flexible dates cost?';
    expect(aboutArrival(typed, { question }).message).toBe(`${question}\nMay I bring my brother?`);
    const long = aboutArrival(EMPTY_CONTACT, { question: 'x'.repeat(9_000) });
    expect(long.message).toHaveLength(501);
  });

  test.each([
    undefined,
    null,
    'KS1',
    { question: 7 },
    { question: '' },
    {},
    { bookingId: null },
    { bookingId: 7 },
    { bookingId: '' },
    { bookingId: 'a b' },
    { bookingId: '<b id>' },
    { bookingId: 'x'.repeat(129) },
  ])('a state of %j changes nothing', (state) => {
    expect(aboutArrival(typed, state)).toBe(typed);
  });
});

test('an address is recognised within any punctuation, and nothing within it is lost', () => {
  const outer = fc.string({
    unit: fc.constantFrom(...'<>«»‹›()[]{}「」*`"“”„’…#|~,;:!?/।॥،\u200B\u200E '),
  });
  const label = fc.constantFrom('', '', 'email:', 'E-Mail: ', 'mailto:', 'mailto://', 'Mail = ');
  checkProperty(
    fc.property(outer, label, outer, outer, (before, name, between, behind) => {
      const typed = `${before}${name}${between}asha.rao+ride@example.co.in${behind}`;
      expect(normaliseEmail(typed)).toBe('asha.rao+ride@example.co.in');
      expect(isEmail(typed)).toBe(true);
    }),
    500,
  );
});
