import * as texts from '#texts/guests.ts';
import { isTransactionId } from '../payment/transaction.ts';
import { firstUnits } from '../text/text.ts';
import { normaliseName, visibleText } from '../text/typed-text.ts';
import type { ContactMessage } from './contact-message.ts';
import { normaliseEmail } from './email.ts';
import { isEmail } from './email-check.ts';
import { type FormField, formFaults } from './form-field.ts';
import { EMPTY_GUEST, type Guest } from './guest.ts';
import { sortedGuest } from './guest-check.ts';
import { isForeignPhone, isPhone, normalisePhone } from './phone.ts';

/** The fault of each field; a good field has no entry. */
export type ContactErrors = Readonly<Partial<Record<keyof ContactMessage, string>>>;

/** The rules of a field of the form. */
export interface ContactField extends FormField {
  /** Returns the text as it is sent. */
  readonly normalise: (text: string) => string;
  /** The part of a pasted contact line that this field takes; null for one that takes none. */
  readonly guestField: keyof Guest | null;
}

/** The fields of the form, in the order in which they stand on the page (rule: Contact form). */
export const CONTACT_FIELDS = {
  name: {
    isRequired: true,
    fault: (text) => (normaliseName(text) === '' ? texts.nameToProvide : null),
    normalise: normaliseName,
    guestField: 'fullName',
  },
  email: {
    isRequired: true,
    fault: (text) => (isEmail(text) ? null : texts.emailToProvide),
    normalise: normaliseEmail,
    guestField: 'email',
  },
  mobile: {
    isRequired: true,
    fault: (text) => {
      if (isForeignPhone(text)) return texts.phoneForeign;
      return isPhone(text) ? null : texts.mobileToProvide;
    },
    normalise: normalisePhone,
    guestField: 'phone',
  },
  message: {
    isRequired: true,
    fault: (text) => (visibleText(text) === '' ? texts.messageToProvide : null),
    normalise: visibleText,
    guestField: null,
  },
} as const satisfies Record<keyof ContactMessage, ContactField>;

/** The names of the fields, in the order of the page. */
export const CONTACT_FIELD_NAMES = Object.keys(CONTACT_FIELDS) as readonly (keyof ContactMessage)[];

/** Checks the form, with its messages (rule: Contact form). No entries means it can be sent. */
export function checkContact(form: ContactMessage): ContactErrors {
  return formFaults(CONTACT_FIELDS, form);
}

/** Returns the message as sent: without invisible marks and outer punctuation, the phone as its digits. */
export function normaliseContact(form: ContactMessage): ContactMessage {
  const message: Record<keyof ContactMessage, string> = { ...form };
  for (const name of CONTACT_FIELD_NAMES)
    message[name] = CONTACT_FIELDS[name].normalise(form[name]);
  return message;
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
 * (rule: Pasted contact lines), by the column `guestField` of `fields`. Null for any other value, and for a field that
 * takes no such line.
 */
export function sortedContact(
  form: ContactMessage,
  field: keyof ContactMessage,
  value: string,
  fields: Readonly<Record<keyof ContactMessage, ContactField>> = CONTACT_FIELDS,
): ContactMessage | null {
  const { guestField } = fields[field];
  if (guestField === null) return null;
  const owners = guestFieldOwners(field, fields);
  const guest: Record<keyof Guest, string> = { ...EMPTY_GUEST };
  for (const [part, owner] of owners) guest[part] = form[owner];
  const sorted = sortedGuest(guest, guestField, value);
  if (sorted === null) return null;
  const message: Record<keyof ContactMessage, string> = { ...form };
  for (const [part, owner] of owners) message[owner] = sorted[part];
  return message;
}

/**
 * Returns the field that takes each part of a pasted line; of two for the same part it is the one that the line was
 * pasted into, else the first.
 */
function guestFieldOwners(
  pasted: keyof ContactMessage,
  fields: Readonly<Record<keyof ContactMessage, ContactField>>,
): ReadonlyMap<keyof Guest, keyof ContactMessage> {
  const owners = new Map<keyof Guest, keyof ContactMessage>();
  for (const name of [pasted, ...CONTACT_FIELD_NAMES]) {
    const { guestField } = fields[name];
    if (guestField !== null && !owners.has(guestField)) owners.set(guestField, name);
  }
  return owners;
}
