import * as texts from '#texts/guests.ts';
import { DETAIL_LABELS } from '../../texts/recognised/labels.ts';
import { anyWord } from '../text/recognised-words.ts';
import { normaliseName, visibleText } from '../text/typed-text.ts';
import { normaliseEmail } from './email.ts';
import { isEmail } from './email-check.ts';
import { EMPTY_GUEST, type Guest } from './guest.ts';
import { isForeignPhone, isPhone } from './phone.ts';

/** The fault of each field; a good field has no entry. */
export type GuestErrors = Readonly<Partial<Record<keyof Guest, string>>>;

/** Checks the form, with its messages (rule: Guest form). No entries means it can be sent. */
export function checkGuest(guest: Guest): GuestErrors {
  const errors: { -readonly [Field in keyof Guest]?: string } = {};
  if (normaliseName(guest.fullName) === '') errors.fullName = texts.fullNameRequired;
  if (normaliseEmail(guest.email) === '') errors.email = texts.emailRequired;
  else if (!isEmail(guest.email)) errors.email = texts.emailInvalid;
  if (visibleText(guest.phone) === '') errors.phone = texts.phoneRequired;
  else if (isForeignPhone(guest.phone)) errors.phone = texts.phoneForeign;
  else if (!isPhone(guest.phone)) errors.phone = texts.phoneInvalid;
  return errors;
}

/** The longest contact line, in code units. */
const LONGEST = 300;

const SEPARATORS = /[,;|<>\t\r\n]+/u;

const LABELS = anyWord(DETAIL_LABELS, 'name', 'email', 'phone');
const LABEL = new RegExp(String.raw`^${LABELS}\s*[:=]\s*`, 'iu');

// letters and marks of any script, the joiners that some scripts need, and the punctuation within names
const NAME = /^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control}.'’ʼ\u00B7\s-]+$/u;

const PHONE = /^[+(]?[\p{Nd}\s().-]+$/u;

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
    const kind = kindOf(part);
    if (kind === null || line[kind] !== '') return null;
    line[kind] = part;
  }
  return parts.length > 1 && line.email !== '' ? line : null;
}

function kindOf(part: string): keyof Guest | null {
  if (isEmail(part)) return 'email';
  if (PHONE.test(part) && isPhone(part)) return 'phone';
  return NAME.test(part) ? 'fullName' : null;
}

/**
 * Returns the form after a contact line was pasted into an empty field: name, e-mail and phone each in their own
 * (rule: Pasted contact lines). Null for any other value.
 */
export function sortedGuest(guest: Guest, field: keyof Guest, value: string): Guest | null {
  const sorted = guest[field] === '' ? sortContactLine(value) : null;
  if (sorted === null) return null;
  const isFree = (name: keyof Guest) => sorted[name] === '' || guest[name] === '';
  if (!isFree('fullName') || !isFree('email') || !isFree('phone')) return null;
  return {
    fullName: sorted.fullName || guest.fullName,
    email: sorted.email || guest.email,
    phone: sorted.phone || guest.phone,
  };
}
