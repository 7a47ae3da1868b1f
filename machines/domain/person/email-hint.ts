import { editsWithin } from '../text/edits.ts';
import { isEmail } from './email-check.ts';

/** The common mail domains: a domain much like one of them is taken for a slip of it. */
const COMMON = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'outlook.com',
  'hotmail.com',
  'rediffmail.com',
  'icloud.com',
  'protonmail.com',
];

/** Real mail domains so much like a common one that they would be taken for a slip. */
const REAL = new Set([
  'mail.com',
  'email.com',
  'ymail.com',
  'fmail.com',
  'hmail.com',
  'cloud.com',
  'yahoo.in',
  'yahoo.cn',
  'yahoo.ca',
  'yahoo.co.id',
  'yahoo.co.il',
  'yahoo.co.nz',
  'yahoo.co.uk',
  'yahoo.co.jp',
  'yahoo.co.kr',
  'yahoo.co.th',
  'yahoo.co.za',
]);

/** The length, in characters, from which two slips still leave no doubt. */
const LONG = 11;

/**
 * Returns the address that was probably meant, where the domain is a slip or two from a common one (rule: Slips in mail
 * domains); null for none. While an address is typed, the beginning of a common domain is no slip.
 */
export function suggestEmail(text: string, isTyping: boolean): string | null {
  const address = text.trim();
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || REAL.has(domain) || COMMON.includes(domain)) return null;
  if (isTyping && COMMON.some((common) => common.startsWith(domain))) return null;
  const meant = COMMON.find((common) => editsWithin(domain, common, common.length < LONG ? 1 : 2));
  if (meant === undefined) return null;
  const suggestion = `${local}@${meant}`;
  return isEmail(suggestion) ? suggestion : null;
}
