import * as v from 'valibot';
import { parseUrl } from '../text/url.ts';
import { normaliseEmail } from './email.ts';

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

/**
 * Returns an address as a mail server of ASCII has it: the domain encoded, and an x for each other letter of the
 * name.
 */
function inAscii(address: string): string {
  const at = address.lastIndexOf('@');
  const [name, domain] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
  const host = DOMAIN.test(domain) ? parseUrl(`https://${domain}`)?.hostname : undefined;
  return `${name.replace(/[\p{L}\p{M}\p{N}]/gu, 'x')}@${host ?? ''}`;
}
