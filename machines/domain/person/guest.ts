import { normaliseName } from '../text/typed-text.ts';
import { normaliseEmail } from './email.ts';
import { normalisePhone } from './phone.ts';

/** The person who books, as the Contact Information form of the confirmation page holds it. */
export interface Guest {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
}

/** A form before anything was typed. */
export const EMPTY_GUEST: Guest = { fullName: '', email: '', phone: '' };

/** True for a form in which every field is empty. */
export function isEmptyGuest(guest: Guest): boolean {
  return Object.values(guest).every((text) => text === '');
}

/** Returns the guest as sent and stored: without invisible marks and outer punctuation, the phone as its digits. */
export function normaliseGuest(guest: Guest): Guest {
  return {
    fullName: normaliseName(guest.fullName),
    email: normaliseEmail(guest.email),
    phone: normalisePhone(guest.phone),
  };
}
