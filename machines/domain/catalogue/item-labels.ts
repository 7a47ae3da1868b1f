import * as texts from '#texts/rides.ts';
import { LEVEL_WORDS } from '../../texts/recognised/levels.ts';
import { distinctNames, foldedText } from '../text/folded-text.ts';
import { anyWord } from '../text/recognised-words.ts';
import type { Item } from './item.ts';
import { ownFacts } from './own-facts.ts';

/** Returns at most three hashtags: the API's tags, else category and terrain (trip) or category and level (event). */
export function hashtags(item: Item): string[] {
  const own = ownFacts(item);
  const words =
    item.tags.length > 0 ? item.tags : [item.category, own.terrain, spaced(own.level ?? '')];
  const tags = words.map(hashtag).filter((tag) => tag !== '#');
  return distinctNames(tags).slice(0, 3);
}

function hashtag(words: string): string {
  const parts = words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `#${(parts.length === 1 ? parts : parts.map(capitalised)).join('')}`;
}

function capitalised(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

function spaced(words: string): string {
  return words.replace(/[_\s]+/g, ' ').trim();
}

/** The name of a missing level, in filters and addresses of every language. */
const ALL_LEVELS = 'All Levels';

/** Matches the level of an event that is for everyone, in the letters that names are compared by. */
const FOR_ALL = new RegExp(`^${anyWord(LEVEL_WORDS, 'all')}$`, 'u');

/** Matches a level in capitals; 'L1' and 'A2' are names. */
const SHOUTED = /^(?=.*\p{Lu}{3})\P{Ll}+$/u;

/**
 * Returns the name of an event's level in filters: spaces for underscores, each word capitalised; 'All Levels' by
 * default and in any spelling of any language (rule: Fields and their variants).
 */
export function levelName(level: string): string {
  const words = spaced(level);
  if (words === '' || FOR_ALL.test(foldedText(words).trim())) return ALL_LEVELS;
  const written = SHOUTED.test(words) ? words.toLowerCase() : words;
  return written.split(' ').map(capitalised).join(' ');
}

/** Returns the level of an item as it is displayed; '' for a kind without levels. */
export function levelText(item: Item): string {
  const { level } = ownFacts(item);
  return level === null ? '' : levelLabel(level);
}

/** Returns an event's level, or its name, as it is displayed. */
export function levelLabel(level: string): string {
  const name = levelName(level);
  return name === ALL_LEVELS ? texts.allLevels : name;
}
