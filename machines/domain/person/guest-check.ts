import * as texts from '#texts/guests.ts';
import { DETAIL_LABELS } from '../../texts/recognised/labels.ts';
import { anyWord } from '../text/recognised-words.ts';
import { normaliseName, visibleText } from '../text/typed-text.ts';
import { normaliseEmail } from './email.ts';
import { isEmail } from './email-check.ts';
import { type FormField, formFaults } from './form-field.ts';
import { EMPTY_GUEST, type Guest } from './guest.ts';
import { isForeignPhone, isPhone } from './phone.ts';

/** The fault of each field; a good field has no entry. */
export type GuestErrors = Readonly<Partial<Record<keyof Guest, string>>>;

/** The longest contact line, in code units. */
const LONGEST = 300;

const SEPARATORS = /[,;|<>\t\r\n]+/u;

const LABELS = anyWord(DETAIL_LABELS, 'name', 'email', 'phone');
const LABEL = new RegExp(String.raw`^${LABELS}\s*[:=]\s*`, 'iu');

/** The rules of a field of the form. */
interface GuestField extends FormField {
  /** True for a part of a contact line that goes into this field; no part goes into two of them. */
  readonly takes: (part: string) => boolean;
}

// letters and marks of any script, the joiners that some scripts need, and the punctuation within names
const NAME = /^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control}.'’ʼ\u00B7\s-]+$/u;

const PHONE = /^[+(]?[\p{Nd}\s().-]+$/u;

/** The fields of the form, in the order in which they stand on the page (rule: Guest form). */
export const GUEST_FIELDS: Readonly<Record<keyof Guest, GuestField>> = {
  fullName: {
    isRequired: true,
    fault: (text) => (normaliseName(text) === '' ? texts.fullNameRequired : null),
    takes: (part) => NAME.test(part),
  },
  email: {
    isRequired: true,
    fault: (text) => {
      if (normaliseEmail(text) === '') return texts.emailRequired;
      return isEmail(text) ? null : texts.emailInvalid;
    },
    takes: isEmail,
  },
  phone: {
    isRequired: true,
    fault: (text) => {
      if (visibleText(text) === '') return texts.phoneRequired;
      if (isForeignPhone(text)) return texts.phoneForeign;
      return isPhone(text) ? null : texts.phoneInvalid;
    },
    takes: (part) => PHONE.test(part) && isPhone(part),
  },
};

/** The names of the fields, in the order of the page. */
export const GUEST_FIELD_NAMES = Object.keys(GUEST_FIELDS) as readonly (keyof Guest)[];

/** Checks the form, with its messages (rule: Guest form). No entries means it can be sent. */
export function checkGuest(guest: Guest): GuestErrors {
  return formFaults(GUEST_FIELDS, guest);
}

/**
 * Sorts a line such as 'Asha Rao, asha@example.com, +91 98450 11223' into its fields (rule: Pasted contact lines). Null where there is any
 * doubt: something else stands in it, one kind comes twice, or only one comes at all; a missing part is ''.
 */
export function sortContactLine(text: string): Guest | null {
  if (text.length > LONGEST) return null;
  const parts = visibleText(text)
    .split(SEPARATORS)
    .map((part) => part.trim().replace(LABEL, ''))
    .filter((part) => part !== '');
  const line: Record<keyof Guest, string> = { ...EMPTY_GUEST };
  for (const part of parts) {
    const name = GUEST_FIELD_NAMES.find((field) => GUEST_FIELDS[field].takes(part));
    if (name === undefined || line[name] !== '') return null;
    line[name] = part;
  }
  return parts.length > 1 && line.email !== '' ? line : null;
}

/**
 * Returns the form after a contact line was pasted into an empty field: name, e-mail and phone each in their own
 * (rule: Pasted contact lines). Null for any other value.
 */
export function sortedGuest(guest: Guest, field: keyof Guest, value: string): Guest | null {
  const sorted = guest[field] === '' ? sortContactLine(value) : null;
  if (sorted === null) return null;
  const isFree = (name: keyof Guest) => sorted[name] === '' || guest[name] === '';
  if (!GUEST_FIELD_NAMES.every(isFree)) return null;
  const form: Record<keyof Guest, string> = { ...guest };
  for (const name of GUEST_FIELD_NAMES) form[name] = sorted[name] || guest[name];
  return form;
}
