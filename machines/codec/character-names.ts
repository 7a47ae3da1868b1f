import { characterEntitiesHtml4 } from 'character-entities-html4';

/**
 * The named characters that are decoded: all of HTML 4, which editors write, and of HTML 5 the punctuation that PHP
 * writes and the few names that people use. All two thousand names of HTML 5 weigh ten times as much.
 */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...characterEntitiesHtml4,
    apos: "'",
    ast: '*',
    bsol: '\\',
    check: '✓',
    checkmark: '✓',
    colon: ':',
    comma: ',',
    commat: '@',
    cross: '✗',
    dash: '‐',
    dollar: '$',
    equals: '=',
    excl: '!',
    female: '♀',
    grave: '`',
    half: '½',
    hyphen: '‐',
    lbrace: '{',
    lowbar: '_',
    lpar: '(',
    lsqb: '[',
    male: '♂',
    NewLine: '\n',
    num: '#',
    percnt: '%',
    period: '.',
    phone: '☎',
    plus: '+',
    quest: '?',
    rbrace: '}',
    rpar: ')',
    rsqb: ']',
    rupee: '₹',
    semi: ';',
    sol: '/',
    star: '☆',
    starf: '★',
    Tab: '\t',
    vert: '|',
  }),
);

/** The characters of Windows that old editors write as the numbers 128 to 159. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,30}));/gi;

/** Returns a text with its entities decoded; unknown ones stay as they are. */
export function withCharacters(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMES.get(name) ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    if (code >= 128 && code < 160) return WINDOWS[code - 128] ?? entity;
    return code > 0x10_ff_ff ? entity : String.fromCodePoint(code);
  });
}
