import { TERRAIN_WORDS } from '../../texts/recognised/terrains.ts';
import { distinctNames } from '../text/folded-text.ts';
import { anyWord } from '../text/recognised-words.ts';

/** Matches a word that tells no terrain from another. */
const COMMON = new RegExp(`^${anyWord(TERRAIN_WORDS, 'common')}$`, 'u');

/**
 * Returns the distinguishing words of a trip's terrain, in lower case, each once in its first spelling (rule: Words that
 * rules recognise).
 */
export function terrainWords(terrain: string): string[] {
  // Organisers write ड़ as one character or as two.
  const text = terrain.normalize().toLowerCase();
  const words = text.match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  return distinctNames(words).filter((word) => !COMMON.test(word));
}
