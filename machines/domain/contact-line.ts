import type { Person } from './booking.ts';
import { isEmail } from './email.ts';
import { isPhone } from './phone.ts';
import { visibleText } from './typed-text.ts';

/** The longest contact line, in code units. */
const LONGEST = 300;

const SEPARATORS = /[,;|<>\t\r\n]+/u;
const LABEL = /^(?:name|e-?mail|mail(?:to)?|phone|mobile|mob|tel|ph)\s*[:=]\s*/iu;
// letters and marks of any script, the joiners that some scripts need, and the punctuation within names
const NAME = /^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control}.'’ʼ\u00B7\s-]+$/u;
const PHONE = /^[+(]?[\p{Nd}\s().-]+$/u;

/**
 * Sorts a line such as 'Asha Rao, asha@example.com, +91 98450 11223' into its fields (rule: Pasted contact lines). Null where there is any
 * doubt: something else stands in it, one kind comes twice, or only one comes at all; a missing part is ''.
 */
export function sortContactLine(text: string): Person | null {
  if (text.length > LONGEST) return null;
  const parts = visibleText(text)
    .split(SEPARATORS)
    .map((part) => part.trim().replace(LABEL, ''))
    .filter((part) => part !== '');
  const line = { name: '', email: '', phone: '' };
  for (const part of parts) {
    const kind = kindOf(part);
    if (kind === null || line[kind] !== '') return null;
    line[kind] = part;
  }
  return parts.length > 1 && line.email !== '' ? line : null;
}

function kindOf(part: string): keyof Person | null {
  if (isEmail(part)) return 'email';
  if (PHONE.test(part) && isPhone(part)) return 'phone';
  return NAME.test(part) ? 'name' : null;
}
