import { editsWithin } from '../text/edits.ts';
import { foldedText } from '../text/folded-text.ts';
import type { Item } from './item.ts';
import { ownFacts } from './own-facts.ts';

/** The match of an item with a search: by its letters, by words that come close to them, or none. */
type Match = 'exact' | 'close' | 'none';

/** Searches one list: a match for each item in the list's order; null for an empty search. */
export type ListSearch = (text: string) => readonly Match[] | null;

/** The shortest lengths of a word that may have one slip, and of one that may have two, in letters. */
const CLOSE_LENGTH = 4;
const TWICE_LENGTH = 8;
/**
 * The typed length from which a word may be the start of a longer one, and the length from which its first letter may
 * be wrong.
 */
const START_LENGTH = 5;
const FIRST_LETTER_LENGTH = 6;

/**
 * Prepares the search of a list; the texts are read at the first search, the words at the first that needs them, once a list.
 * An item matches exactly when each word is in its title, location, organiser, category, tags, ends or terrain. A word of title,
 * location or organiser that is one letter off (two from eight letters on) is a close match (rule: Searching).
 */
export function listSearch(items: readonly Item[]): ListSearch {
  let texts: readonly string[] | null = null;
  let vocabulary: ReadonlyMap<string, readonly number[]> | null = null;
  let last: { readonly search: string; readonly matches: readonly Match[] } | null = null;
  const closeTo = new Map<string, ReadonlySet<number>>();

  const itemsClose = (word: string): ReadonlySet<number> => {
    const earlier = closeTo.get(word);
    if (earlier !== undefined) return earlier;
    const matchingIndexes = new Set<number>();
    closeTo.set(word, matchingIndexes);
    if (!isMisspellable(word)) return matchingIndexes;
    vocabulary ??= vocabularyOf(items);
    for (const [other, indexes] of vocabulary)
      if (isClose(word, other)) for (const index of indexes) matchingIndexes.add(index);
    return matchingIndexes;
  };

  return (search) => {
    const words: readonly string[] = foldedText(search).match(/\S+/g) ?? [];
    if (words.length === 0) return null;
    // the list, its months and its count ask for the same
    if (last?.search === search) return last.matches;
    texts ??= items.map(textOf);
    const matches = texts.map((text, index): Match => {
      const others = words.filter((word) => !text.includes(word));
      if (others.length === 0) return 'exact';
      return others.every((word) => itemsClose(word).has(index)) ? 'close' : 'none';
    });
    last = { search, matches };
    return matches;
  };
}

/** True when a search has only close matches in a list. */
export function isOnlyClose(matches: readonly Match[] | null): boolean {
  return matches?.includes('close') === true && !matches.includes('exact');
}

function textOf(item: Item): string {
  const { startLocation, endLocation, terrain } = ownFacts(item);
  const ends = [startLocation, endLocation, terrain];
  return foldedText(
    [item.title, item.location, item.organiser, item.category, ...item.tags, ...ends].join(' '),
  );
}

/** Returns the words of a list that a misspelled word may mean, with the items that have them. */
function vocabularyOf(items: readonly Item[]): ReadonlyMap<string, readonly number[]> {
  const indexes = new Map<string, number[]>();
  items.forEach((item, index) => {
    const words = foldedText(`${item.title} ${item.location} ${item.organiser}`).match(
      /[\p{L}\p{M}]+/gu,
    );
    for (const word of new Set(words)) {
      if (word.length < CLOSE_LENGTH - 1) continue;
      const earlier = indexes.get(word);
      if (earlier === undefined) indexes.set(word, [index]);
      else earlier.push(index);
    }
  });
  return indexes;
}

// Digits must match: 'ride 2027' means no other year.
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
  if (!isStart && word.length > length + most) return false;
  return editsWithin(typed, isStart ? word.slice(0, length + most) : word, most, isStart);
}
