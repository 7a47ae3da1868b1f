/** The person of a booking. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** A person without any details. */
export const UNKNOWN_PERSON: Person = { name: '', email: '', phone: '' };

/** The record of a person's missing detail (rule: Confirmed bookings). */
export const NOT_AVAILABLE = 'Not available';
