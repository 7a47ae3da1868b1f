import { describe, expect, test } from 'vitest';
import {
  aboutBooking,
  type ContactMessage,
  checkContact,
  contactState,
  EMPTY_CONTACT,
  normaliseContact,
} from '#machines/domain/contact-form.ts';
import { isEmail } from '#machines/domain/email.ts';
import { checkGuest, type Guest, isCompleteGuest, normaliseGuest } from '#machines/domain/guest.ts';

const guest: Guest = { fullName: 'Asha Rao', email: 'asha@example.com', phone: '98450 11223' };
const contact: ContactMessage = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '+91 98450 11223',
  message: 'A brand ride for forty, please.',
};

describe('the booking form', () => {
  test('a complete form has nothing to say', () => {
    expect(checkGuest(guest)).toEqual({});
    expect(isCompleteGuest(guest)).toBe(true);
  });

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
  ])('%s %j: %s', (field, value, message) => {
    const form = { ...guest, [field]: value };
    expect(checkGuest(form)).toEqual({ [field]: message });
    expect(isCompleteGuest(form)).toBe(false);
  });

  test('an empty form says all three', () => {
    expect(checkGuest({ fullName: '', email: '', phone: '' })).toEqual({
      fullName: 'Full name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
    });
  });

  test('what is sent has no outer spaces and a phone of digits', () => {
    expect(
      normaliseGuest({
        fullName: ' Asha Rao ',
        email: ' asha@example.com ',
        phone: '+91 98450 11223',
      }),
    ).toEqual({ fullName: 'Asha Rao', email: 'asha@example.com', phone: '9845011223' });
  });
});

describe('the corporate contact form', () => {
  test('a complete form has nothing to say', () => {
    expect(checkContact(contact)).toEqual({});
  });

  test.each<[keyof ContactMessage, string, string]>([
    ['name', ' ', 'Please provide your name.'],
    ['email', '', 'Please provide a valid email.'],
    ['email', 'asha at example.com', 'Please provide a valid email.'],
    ['mobile', '', 'Please provide a valid 10-digit phone number.'],
    ['mobile', '12345', 'Please provide a valid 10-digit phone number.'],
    ['message', '\n', 'Please provide a message.'],
  ])('%s %j: %s', (field, value, message) => {
    expect(checkContact({ ...contact, [field]: value })).toEqual({ [field]: message });
  });

  test('what is sent has no outer spaces and a phone of digits', () => {
    expect(
      normaliseContact({
        ...contact,
        name: ' Asha ',
        email: ' asha@example.com ',
        message: ' Hello\n',
      }),
    ).toEqual({
      ...contact,
      name: 'Asha',
      mobile: '9845011223',
      message: 'Hello',
    });
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
  ['a@b.in.', false],
  ['@b.in', false],
  [`${'a'.repeat(249)}@b.in`, true],
  [`${'a'.repeat(250)}@b.in`, false],
])('%s looks like an e-mail address: %s', (text, does) => {
  expect(isEmail(text)).toBe(does);
});

describe('a message about a booking', () => {
  const typed = { ...contact, message: 'May I bring my brother?' };

  test('begins with the id that the link brought', () => {
    expect(aboutBooking(EMPTY_CONTACT, contactState('KS2761248213'))).toEqual({
      ...EMPTY_CONTACT,
      message: 'Booking ID: KS2761248213\n',
    });
  });

  test('keeps what was typed, and names the id once', () => {
    const named = aboutBooking(typed, contactState('KS1'));
    expect(named).toEqual({ ...typed, message: 'Booking ID: KS1\nMay I bring my brother?' });
    expect(aboutBooking(named, contactState('KS1'))).toBe(named);
  });

  test.each([
    undefined,
    null,
    'KS1',
    {},
    { bookingId: 7 },
    { bookingId: '' },
    { bookingId: 'a b' },
    { bookingId: '<b>' },
    { bookingId: 'x'.repeat(65) },
  ])('a state of %j changes nothing', (state) => {
    expect(aboutBooking(typed, state)).toBe(typed);
  });

  test('a link without an id carries no state', () => {
    expect(contactState(null)).toBeUndefined();
  });
});
