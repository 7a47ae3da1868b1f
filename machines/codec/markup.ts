import { parseJson } from '../domain/json.ts';
import { cut, firstUnits, plainLine } from '../domain/text.ts';

/** The names of U+00A0 to U+00FF in HTML 4, in order, as PHP's `htmlentities` writes them. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** The named characters that are read. HTML's whole table is 11 kB, compressed, for names that no editor writes. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    prime: '′',
    Prime: '″',
    euro: '€',
    trade: '™',
    larr: '←',
    rarr: '→',
    rupee: '₹',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    zwnj: '\u200C',
    zwj: '\u200D',
    lrm: '\u200E',
    rlm: '\u200F',
  }),
]);

/** The numbers 128 to 159, which old editors write for these of Windows' characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi;
/** Markup that no reader sees, to its end or to the end of the text. */
const UNSEEN = /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
// Only HTML's own names: '<Gate 4>' and '<asha@example.com>' are text.
const TAG =
  /<\/?(?:(li)|(address|article|aside|blockquote|br|caption|center|dd|div|dl|dt|fig(?:caption|ure)|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|t(?:body|d|foot|h|head|r)|ul)|a|abbr|b|bd[io]|big|body|cite|code|del|em|font|head|html|i|iframe|img|ins|kbd|label|link|mark|meta|o:p|q|s|samp|small|span|strike|strong|su[bp]|svg|time|tt|u|var|wbr)(?=[\s/>])[^<>]*>/gi;

const MARKUP = /[<&]/;

/** The greatest depth at which the texts of an item lie. */
const DEEPEST = 12;
/** The longest text whose markup is read, in characters. */
const LONGEST = 60_000;

/**
 * A text as its reader would see it: tags are line breaks and list marks, or gone, and entities are their characters
 * (rule: Texts of the platform). Once, so that `&amp;lt;` is the text `&lt;`.
 */
function unmarked(text: string): string {
  if (!MARKUP.test(text)) return text;
  return firstUnits(text, LONGEST)
    .replace(UNSEEN, '')
    .replace(TAG, (tag, item?: string, block?: string) => {
      if (item !== undefined) return tag.startsWith('</') ? '' : '\n• ';
      return block === undefined ? '' : '\n';
    })
    .replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED.get(name) ?? entity;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      if (code >= 128 && code < 160) return WINDOWS[code - 128] ?? entity;
      return code > 0x10_ff_ff ? entity : String.fromCodePoint(code);
    });
}

/** A JSON text with every text in it as a reader sees it, so that its quotes and line breaks stay JSON's; null for any other text. */
function unmarkedJson(text: string, depth: number): string | null {
  if (depth === 0 || !/^\s*[[{]/.test(text) || !MARKUP.test(text)) return null;
  const value = parseJson(text);
  return typeof value === 'object' ? JSON.stringify(withoutMarkup(value, depth - 1)) : null;
}

/** A value of an answer with every text in it as a reader sees it. Not for stored records: their texts went through it already. */
export function withoutMarkup(value: unknown, depth = DEEPEST): unknown {
  if (typeof value === 'string') return unmarkedJson(value, depth) ?? unmarked(value);
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  // most answers hold no markup: unchanged values are returned as they are
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  const read = parts.map((part) => withoutMarkup(part, depth - 1));
  if (read.every((part, index) => part === parts[index])) return value;
  return Array.isArray(value)
    ? read
    : Object.fromEntries(Object.keys(value).map((name, index) => [name, read[index]]));
}

/** The longest message of a server that is shown, in characters. */
export const MESSAGE_LENGTH = 300;

/** A server's message that can be shown: plain, one line, at most 300 characters; null for anything else and for a whole page. */
export function shownMessage(value: unknown): string | null {
  if (typeof value !== 'string' || /<(?:!doctype|html|head|body)\b/i.test(value)) return null;
  return cut(plainLine(unmarked(firstUnits(value, 4 * MESSAGE_LENGTH))), MESSAGE_LENGTH) || null;
}
