import type { Guest } from './guest.ts';

/** The person of a booking: each field of the guest's form, the full name as `name`. */
export interface Person extends Omit<Guest, 'fullName'> {
  readonly name: string;
}

/** A person without any details. */
export const UNKNOWN_PERSON: Person = { name: '', email: '', phone: '' };

/** True for a person of whom every detail is empty. */
export function isUnknownPerson(person: Person): boolean {
  return Object.values(person).every((detail) => detail === '');
}

/** The record of a person's missing detail (rule: Confirmed bookings). */
export const NOT_AVAILABLE = 'Not available';
