import { isEmail } from './email.ts';

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
 * The address that was probably meant, where its domain is a slip or two from a common one (rule: Slips in mail domains); null where there is
 * nothing to ask. While it is typed, the beginning of a common domain is no slip.
 */
export function suggestEmail(text: string, isTyping: boolean): string | null {
  const address = text.trim();
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || REAL.has(domain) || COMMON.includes(domain)) return null;
  if (isTyping && COMMON.some((common) => common.startsWith(domain))) return null;
  const meant = COMMON.find((common) => slips(domain, common) <= (common.length < LONG ? 1 : 2));
  if (meant === undefined) return null;
  const suggestion = `${local}@${meant}`;
  return isEmail(suggestion) ? suggestion : null;
}

/** Counts the letters that were left out, added, exchanged or swapped with the next one; more than two count as three. */
function slips(typed: string, meant: string): number {
  if (Math.abs(typed.length - meant.length) > 2) return 3;
  let before: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1];
      const isSwapped =
        typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      current[column] = Math.min(
        (last[column] ?? 3) + 1,
        (current[column - 1] ?? 3) + 1,
        (last[column - 1] ?? 3) + (isSame ? 0 : 1),
        // undefined before the first letter, which equals no letter
        isSwapped ? (before[column - 2] ?? 3) + 1 : 3 + row + column,
      );
    }
    before = last;
    last = current;
  }
  return Math.min(last[meant.length] ?? 3, 3);
}
