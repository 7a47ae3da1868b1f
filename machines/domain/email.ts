import { visibleText } from './typed-text.ts';

const AROUND = /^[\s<>()[\]{}"'“”‘’,;:|]+|[\s<>()[\]{}"'“”‘’,;:|.!?]+$/gu;

/** An e-mail address without what nobody sees, the punctuation around it, and a `mailto:` with all that such a link adds. */
export function normaliseEmail(text: string): string {
  const address = visibleText(text).replace(AROUND, '');
  return /^mailto:/i.test(address) ? address.replace(/^mailto:|\?.*/gi, '') : address;
}

/** True when a text looks like an e-mail address: something, @, and a domain with a dot (rule: Guest form). */
export function isEmail(text: string): boolean {
  const address = normaliseEmail(text);
  return address.length <= 254 && /^[^\s@<>,;"]+@[^\s@.<>,;"]+(?:\.[^\s@.<>,;"]+)+$/.test(address);
}
