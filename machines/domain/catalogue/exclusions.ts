import { distinctNames } from '../text/folded-text.ts';
import { FULL_STOP, SEPARATOR } from '../text/marks.ts';
import { isolated } from '../text/text.ts';
import type { Item } from './item.ts';

const MARKS_BEHIND = new RegExp(String.raw`(?:\s|${FULL_STOP}|${SEPARATOR})+$`, 'u');

/**
 * Returns all that the price of a ride does not cover, in one line and in the organiser's own words and order, each once
 * (rule: Not included); '' where the organiser names nothing.
 */
export function exclusionsLine({ exclusions }: Pick<Item, 'exclusions'>): string {
  const named = exclusions.map((line) => line.replace(MARKS_BEHIND, '')).filter(Boolean);
  return distinctNames(named).map(isolated).join(', ');
}
