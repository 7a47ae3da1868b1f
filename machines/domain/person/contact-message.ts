/** A message of the corporate contact form. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly message: string;
}

/** A form before anything was typed, and after it was sent. */
export const EMPTY_CONTACT: ContactMessage = { name: '', email: '', mobile: '', message: '' };
