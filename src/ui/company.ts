/** What the pages say about the company; a deployment fills it in from its site file. */
export interface Company {
  brand: string;
  /** Support and bookings. */
  email: string;
  /** Questions of companies and the press. */
  infoEmail: string;
  /** As printed, with +91; the first one is for riders. */
  phones: readonly [string, string];
  /** The office in Bengaluru, in one line. */
  address: string;
  /** A maps search for the office. */
  mapsUrl: string;
  /** Business hours, as printed. */
  hours: string;
  /** The messaging chat, without a text. */
  chatUrl: string;
}

/** The address that calls a printed phone number. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** The messaging chat with a text already typed. */
export function chatUrl({ chatUrl: base }: Pick<Company, 'chatUrl'>, text: string): string {
  return `${base}?text=${encodeURIComponent(text)}`;
}
