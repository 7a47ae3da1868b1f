import { visibleText } from './typed-text.ts';

const AROUND = /^[\s<>()[\]{}"'“”‘’,;:|]+|[\s<>()[\]{}"'“”‘’,;:|.!?]+$/gu;

/** An e-mail address without invisible marks, the punctuation around it, and the parts of a `mailto:` link. */
export function normaliseEmail(text: string): string {
  const address = visibleText(text).replace(AROUND, '');
  return /^mailto:/i.test(address) ? address.replace(/^mailto:|\?.*/gi, '') : address;
}

/** True when a text looks like an e-mail address: something, @, and a domain with a dot (rule: Guest form). */
export function isEmail(text: string): boolean {
  const address = normaliseEmail(text);
  return address.length <= 254 && /^[^\s@<>,;"]+@[^\s@.<>,;"]+(?:\.[^\s@.<>,;"]+)+$/.test(address);
}
