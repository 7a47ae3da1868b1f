import { DETAIL_LABELS } from '../../texts/recognised/labels.ts';
import { anyWord } from '../text/recognised-words.ts';
import { withoutEnd } from '../text/typed-text.ts';

/** The marks that nobody sees; none of them belongs in an address. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]|(?!\s)\p{Cc}/gu;
/** Names that people, programs and links write before an address, with the punctuation around them. */
const LABEL = anyWord(DETAIL_LABELS, 'email');
const LABELS = new RegExp(String.raw`^(?:[\s\p{P}\p{S}]*${LABEL}\s*[:=])+`, 'iu');
/** Outer punctuation. A dot stays, which makes the address a wrong one; so does what may begin an address, beside its next character. */
const BEFORE = /^(?:[^\p{L}\p{M}\p{N}._+-]|[_+-](?![\p{L}\p{M}\p{N}._+-]))+/u;
const BEHIND = /[\s\p{P}\p{S}]/u;
/** An address in italics of Markdown. */
const ITALICS = /^(_{1,3})(.+)\1$/su;

/**
 * Returns an e-mail address without invisible marks, the punctuation around it, a label such as `email:`, and the
 * parts of a `mailto:` link.
 */
export function normaliseEmail(text: string): string {
  const address = text
    .replace(INVISIBLE, '')
    .replace(LABELS, '')
    .replace(/(?<=@[^?]*)\?.*/s, '')
    .replace(BEFORE, '');
  const [, , inItalics = address] = ITALICS.exec(address) ?? [];
  return withoutEnd(inItalics, BEHIND);
}
