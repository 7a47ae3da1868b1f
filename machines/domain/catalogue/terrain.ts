import { distinctNames } from '../text/folded-text.ts';

const SAY_NOTHING = new Set([
  'a',
  'and',
  'at',
  'in',
  'of',
  'on',
  'or',
  'road',
  'roads',
  'the',
  'to',
  'with',
]);

/** Returns the distinguishing words of a trip's terrain, in lower case, each once in its first spelling. */
export function terrainWords(terrain: string): string[] {
  const words = terrain.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  return distinctNames(words).filter((word) => !SAY_NOTHING.has(word));
}
