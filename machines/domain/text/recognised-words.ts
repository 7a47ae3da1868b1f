import type { LanguageId } from '#languages.ts';

/** The expression of what may not stand beside a word: a letter, or a mark that belongs to one. */
export const LETTER = String.raw`[\p{L}\p{M}]`;

type Table<List extends string> = Readonly<Record<LanguageId, Readonly<Record<List, string>>>>;

/** Returns what all languages have in some lists of a table. */
function entriesOf<List extends string>(table: Table<List>, lists: readonly List[]): string[] {
  return Object.values(table).flatMap((row) => lists.map((list) => row[list]));
}

/**
 * Returns the expression of any word in some lists of a table, in all languages: organisers mix languages within a text, and write
 * any of them on the pages of any other (rule: Words that rules recognise). So a word counts in the texts of every language, also
 * where it means something else there. A short word is safe only where its rule requires a figure beside it, as 'से' between two
 * distances; else more of its phrase is entered.
 */
export function anyWord<List extends string>(
  table: Table<NoInfer<List>>,
  ...lists: readonly List[]
): string {
  return `(?:${entriesOf(table, lists).filter(Boolean).join('|')})`;
}

/** The characters that mean something else than themselves within the brackets of an expression. */
const SPECIAL = /[\\\]^-]/g;

/** Returns the expression of any mark in a list of a table, in all languages. */
export function anyMark<List extends string>(table: Table<NoInfer<List>>, list: List): string {
  const marks = entriesOf(table, [list]).join('');
  return `[${marks.replace(SPECIAL, String.raw`\$&`)}]`;
}
