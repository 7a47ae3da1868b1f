import * as texts from '#texts/guests.ts';
import { isTransactionId } from '../payment/transaction.ts';
import { firstUnits } from '../text/text.ts';
import { normaliseName, visibleText } from '../text/typed-text.ts';
import type { ContactMessage } from './contact-message.ts';
import { normaliseEmail } from './email.ts';
import { isEmail } from './email-check.ts';
import { sortedGuest } from './guest-check.ts';
import { isForeignPhone, isPhone, normalisePhone } from './phone.ts';

/** The fault of each field; a good field has no entry. */
export type ContactErrors = Readonly<Partial<Record<keyof ContactMessage, string>>>;

/** Checks the form, with its messages (rule: Contact form). No entries means it can be sent. */
export function checkContact(form: ContactMessage): ContactErrors {
  const errors: { -readonly [Field in keyof ContactMessage]?: string } = {};
  if (normaliseName(form.name) === '') errors.name = texts.nameToProvide;
  if (!isEmail(form.email)) errors.email = texts.emailToProvide;
  if (isForeignPhone(form.mobile)) errors.mobile = texts.phoneForeign;
  else if (!isPhone(form.mobile)) errors.mobile = texts.mobileToProvide;
  if (visibleText(form.message) === '') errors.message = texts.messageToProvide;
  return errors;
}

/** Returns the message as sent: without invisible marks and outer punctuation, the phone as its digits. */
export function normaliseContact(form: ContactMessage): ContactMessage {
  return {
    name: normaliseName(form.name),
    email: normaliseEmail(form.email),
    mobile: normalisePhone(form.mobile),
    message: visibleText(form.message),
  };
}

/** The longest question that a page may begin a message with, in code units. */
const QUESTION_LENGTH = 500;

/**
 * Returns a message about what the visitor comes from, by an unchecked navigation state: a booking's id, or a
 * question about a ride. It stands first, once, before the typed text (rule: Contact form).
 */
export function aboutArrival(message: ContactMessage, state: unknown): ContactMessage {
  const { bookingId, question }: { bookingId?: unknown; question?: unknown } = Object(state);
  if (isTransactionId(bookingId)) return opened(message, `Booking ID: ${bookingId}`, bookingId);
  if (typeof question !== 'string') return message;
  return opened(message, firstUnits(question, QUESTION_LENGTH));
}

/** Returns a message with a first line, unless it has the line's subject already. */
function opened(form: ContactMessage, line: string, subject = line): ContactMessage {
  if (form.message.includes(subject)) return form;
  return { ...form, message: `${line}\n${form.message}` };
}

/**
 * Returns the form after a contact line was pasted into an empty field: name, e-mail and phone each in their own
 * (rule: Pasted contact lines). Null for any other value, and for the message field.
 */
export function sortedContact(
  form: ContactMessage,
  field: keyof ContactMessage,
  value: string,
): ContactMessage | null {
  if (field === 'message') return null;
  const { name: fullName, email, mobile: phone } = form;
  const sorted = sortedGuest({ fullName, email, phone }, GUEST_FIELD[field], value);
  return sorted === null
    ? null
    : { ...form, name: sorted.fullName, email: sorted.email, mobile: sorted.phone };
}

const GUEST_FIELD = { name: 'fullName', email: 'email', mobile: 'phone' } as const;
