import * as v from 'valibot';
import { withoutEnd } from './typed-text.ts';
import { parseUrl } from './url.ts';

/** The marks that nobody sees; none of them belongs in an address. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]|(?!\s)\p{Cc}/gu;
/** Names that people, programs and links write before an address, with the punctuation around them. */
const LABELS = /^(?:[\s\p{P}\p{S}]*(?:e-?mail|mail(?:to)?|ईमेल)\s*[:=])+/iu;
/** Outer punctuation. A dot stays, which makes the address a wrong one; so does what may begin an address, beside its next character. */
const BEFORE = /^(?:[^\p{L}\p{M}\p{N}._+-]|[_+-](?![\p{L}\p{M}\p{N}._+-]))+/u;
const BEHIND = /[\s\p{P}\p{S}]/u;
/** An address in italics of Markdown. */
const ITALICS = /^(_{1,3})(.+)\1$/su;

/** An e-mail address without invisible marks, the punctuation around it, a label such as `email:`, and the parts of a `mailto:` link. */
export function normaliseEmail(text: string): string {
  const address = text
    .replace(INVISIBLE, '')
    .replace(LABELS, '')
    .replace(/(?<=@[^?]*)\?.*$/s, '')
    .replace(BEFORE, '');
  const [, , inItalics = address] = ITALICS.exec(address) ?? [];
  return withoutEnd(inItalics, BEHIND);
}

/** Dots stand between letters, and one of them in the domain, which ends in no number. */
const DOTS = /^[^.@]+(?:\.[^.@]+)*@[^.@]+(?:\.[^.@]+)*\.(?!\d+$)[^.@]+$/;
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const LONGEST = 254;

const AddressSchema = v.pipe(v.string(), v.rfcEmail(), v.regex(DOTS));

/** True when a text is an e-mail address: a name, @, and a domain with a dot, in letters of any script (rule: Guest form). */
export function isEmail(text: string): boolean {
  const address = normaliseEmail(text);
  return address.length <= LONGEST && v.is(AddressSchema, inAscii(address));
}

/** An address as a mail server of ASCII has it: the domain encoded, and an x for each other letter of the name. */
function inAscii(address: string): string {
  const at = address.lastIndexOf('@');
  const [name, domain] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
  const host = DOMAIN.test(domain) ? parseUrl(`https://${domain}`)?.hostname : undefined;
  return `${name.replace(/[\p{L}\p{M}\p{N}]/gu, 'x')}@${host ?? ''}`;
}
