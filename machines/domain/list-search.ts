import { foldedText } from './folded-text.ts';
import type { Item } from './item.ts';

/** The match of an item with a search: by its letters, by words that come close to them, or none. */
export type Match = 'exact' | 'close' | 'none';

/** Finds in one list, item by item in its order; null where nothing is searched for. */
export type ListSearch = (text: string) => readonly Match[] | null;

/** The shortest word that may be misspelled, and from how many letters on it may be twice. */
const CLOSE_LENGTH = 4;
const TWICE_LENGTH = 8;
/** From how many letters on what is typed may be the start of a longer word, and may miss the first letter. */
const START_LENGTH = 5;
const FIRST_LETTER_LENGTH = 6;

/**
 * Prepares the search of a list; the texts are read on the first search and the words on the first that needs them, once a list.
 * A word that is looked for is in an item's title, place, organiser, category, tags, ends or terrain; where it is not, a word of title,
 * place or organiser that is one letter off it (two from eight letters on) is close (rule: Searching).
 */
export function listSearch(items: readonly Item[]): ListSearch {
  let texts: readonly string[] | null = null;
  let vocabulary: ReadonlyMap<string, readonly number[]> | null = null;
  let last: { readonly search: string; readonly matches: readonly Match[] } | null = null;
  const closeTo = new Map<string, ReadonlySet<number>>();

  const itemsClose = (word: string): ReadonlySet<number> => {
    const known = closeTo.get(word);
    if (known !== undefined) return known;
    const found = new Set<number>();
    closeTo.set(word, found);
    if (!isMisspellable(word)) return found;
    vocabulary ??= vocabularyOf(items);
    for (const [other, places] of vocabulary)
      if (isClose(word, other)) for (const place of places) found.add(place);
    return found;
  };

  return (search) => {
    const words = searchWords(search);
    if (words.length === 0) return null;
    // the list, its months and what is said of it ask for the same
    if (last?.search === search) return last.matches;
    const read = texts ?? items.map(textOf);
    texts = read;
    const matches = read.map((text, index): Match => {
      const others = words.filter((word) => !text.includes(word));
      if (others.length === 0) return 'exact';
      return others.every((word) => itemsClose(word).has(index)) ? 'close' : 'none';
    });
    last = { search, matches };
    return matches;
  };
}

/** True when nothing of a list has a search by its letters and something comes close to it. */
export function isOnlyClose(matches: readonly Match[] | null): boolean {
  return matches?.includes('close') === true && !matches.includes('exact');
}

/** The words that a search text looks for. */
function searchWords(text: string): string[] {
  return foldedText(text).match(/\S+/g) ?? [];
}

function textOf(item: Item): string {
  const ends = item.kind === 'trip' ? [item.startLocation, item.endLocation, item.terrain] : [];
  return foldedText(
    [item.title, item.place, item.organiser, item.category, ...item.tags, ...ends].join(' '),
  );
}

/** Where each word that may be meant by a misspelled one stands. */
function vocabularyOf(items: readonly Item[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  items.forEach((item, index) => {
    const words = foldedText(`${item.title} ${item.place} ${item.organiser}`).match(
      /[\p{L}\p{M}]+/gu,
    );
    for (const word of new Set(words)) {
      if (word.length < CLOSE_LENGTH - 1) continue;
      const known = places.get(word);
      if (known === undefined) places.set(word, [index]);
      else known.push(index);
    }
  });
  return places;
}

// Digits are not misspelled: 'ride 2027' means no other year.
function isMisspellable(word: string): boolean {
  return word.length >= CLOSE_LENGTH && !/[^\p{L}\p{M}]/u.test(word);
}

/** True when a typed word may be a misspelled `word`, or its beginning. */
export function isClose(typed: string, word: string): boolean {
  if (!isMisspellable(typed)) return false;
  const { length } = typed;
  const most = length < TWICE_LENGTH ? 1 : 2;
  if (word.length < length - most) return false;
  if (length < FIRST_LETTER_LENGTH && typed[0] !== word[0]) return false;
  const isStart = length >= START_LENGTH;
  return isStart || word.length <= length + most
    ? editsWithin(typed, isStart ? word.slice(0, length + most) : word, most, isStart)
    : false;
}

/**
 * True when `typed` becomes `word`, or any beginning of it, by at most so many edits: a letter more, less or other, or two
 * neighbours that changed places.
 */
function editsWithin(typed: string, word: string, most: number, isStart: boolean): boolean {
  const width = word.length + 1;
  let before: number[] = [];
  let last = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    let least = row;
    for (let column = 1; column < width; column += 1) {
      const same = typed[row - 1] === word[column - 1] ? 0 : 1;
      let edits = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + same,
      );
      // before its first letter a word has none, which is like no letter of the other
      if (typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1])
        edits = Math.min(edits, at(before, column - 2) + 1);
      next.push(edits);
      least = Math.min(least, edits);
    }
    // two rows: a change of places reaches over one
    if (least > most + 1) return false;
    [before, last] = [last, next];
  }
  return isStart ? Math.min(...last) <= most : at(last, width - 1) <= most;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
