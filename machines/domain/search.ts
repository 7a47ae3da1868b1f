import * as texts from '#texts/rides.ts';
import type { Item } from './item.ts';
import { cardDate } from './item-dates.ts';
import { plainLine, SEARCH_TEXT_LENGTH, truncate } from './text.ts';

/** The sentence about a ride for search engines and shared links: the first words of its description, else its facts. */
export function searchText(item: Item): string {
  const { title, place, organiser } = item;
  const facts = [title, cardDate(item), place].filter((part) => part !== '').join(', ');
  return truncate(
    plainLine(item.description || texts.rideSentence(facts, organiser)),
    SEARCH_TEXT_LENGTH,
  );
}
