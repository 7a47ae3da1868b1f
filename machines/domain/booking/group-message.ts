import * as texts from '#texts/details.ts';
import type { Item } from '../catalogue/item.ts';
import { rideName } from '../catalogue/item-dates.ts';
import type { ShareText } from '../catalogue/share.ts';
import { lineLabel, type TicketLine } from './selection.ts';

/** Returns the message by which a rider asks others to ride along: the ride and its date, each chosen ticket with its number and price, and the address that opens the same selection (rule: Asking a group). */
export function groupMessage(item: Item, chosen: readonly TicketLine[], url: string): ShareText {
  const tickets = chosen.map((line) => texts.labelled(line.name, lineLabel(line)));
  const text = [...tickets, texts.askGroup].join('\n');
  return { title: rideName(item), text, url, imageUrl: null };
}
