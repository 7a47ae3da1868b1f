import * as texts from '#texts/rides.ts';
import type { TicketOption } from './item.ts';
import { isIdOfPlace, type Quantities, quantityOf, withAdded } from './selection.ts';
import { encodedText } from './text.ts';

/** The tickets that a link asks for, `?sel=own-bike:2,club-pass:1`, before anybody knows whether they can be had. */
export interface WantedTickets {
  /** An option by what it is called in links (`linkName`). */
  readonly tickets: readonly { readonly name: string; readonly quantity: number }[];
  /** True when all that the link says could be read. */
  readonly isWhole: boolean;
}

/** The longest `sel` that is read, in code units, and how many options it may name. */
const SELECTION_LIMIT = 1_000;
const OPTIONS_LIMIT = 50;

/** The tickets that the query of a details page asks for; null where it asks for none. */
export function wantedTickets(query: string): WantedTickets | null {
  const text = new URLSearchParams(query).get('sel');
  if (text === null || text === '') return null;
  if (text.length > SELECTION_LIMIT) return { tickets: [], isWhole: false };
  const parts = text.split(',');
  const quantities = new Map<string, number>();
  for (const part of parts.slice(0, OPTIONS_LIMIT)) {
    const [, code = '', count = ''] = /^([^:]+):([1-9]\d{0,2})$/.exec(part) ?? [];
    const name = decoded(code);
    if (name !== '' && !quantities.has(name)) quantities.set(name, Number(count));
  }
  const tickets = [...quantities].map(([name, quantity]) => ({ name, quantity }));
  return { tickets, isWhole: tickets.length === parts.length };
}

function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return '';
  }
}

/**
 * The name of an option in links: its title, for the id of one that the organiser gave none is its place in the list, and another
 * list would sell something else for it. Its id where that is not its alone; null where that is only its place, too.
 */
export function linkName(
  { id, name }: TicketOption,
  options: readonly TicketOption[],
): string | null {
  const title = words(name);
  const isTaken = options.some(
    (other) => other.id !== id && (other.id === title || words(other.name) === title),
  );
  if (title !== '' && !isTaken) return title;
  return isIdOfPlace(id) ? null : id;
}

function words(name: string): string {
  // an option without a title has a name of this site, which links call the same in every language
  if (name === texts.standardEntry) return 'standard-entry';
  if (name === texts.ownBike) return 'bring-your-own-bike';
  return (name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-');
}

/** The tickets of a link that are chosen, and whether they are all of them. */
export interface RestoredTickets {
  readonly quantities: Quantities;
  readonly outcome: 'all' | 'some' | 'none';
}

/**
 * Chooses the tickets of a link as if each were added by hand. An option that is not sold, or that the seats do not suffice for, is left
 * out whole: nobody is sold another number than was chosen (rule: Links to a selection).
 */
export function restoredTickets(
  wanted: WantedTickets,
  options: readonly TicketOption[],
  seatLimit: number,
): RestoredTickets {
  let quantities: Quantities = {};
  let isWhole = wanted.isWhole;
  for (const { name, quantity } of wanted.tickets) {
    const option = options.find((known) => linkName(known, options) === name);
    const id = option?.price.kind === 'amount' ? option.id : null;
    let added = quantities;
    for (let count = 0; id !== null && count < quantity; count += 1)
      added = withAdded(added, id, seatLimit);
    if (id !== null && quantityOf(added, id) === quantity) quantities = added;
    else isWhole = false;
  }
  if (Object.keys(quantities).length === 0) return { quantities, outcome: 'none' };
  return { quantities, outcome: isWhole ? 'all' : 'some' };
}

/** A details page's query with the tickets that are chosen, and no longer with others. */
export function queryWithTickets(
  query: string,
  quantities: Quantities,
  options: readonly TicketOption[],
): string {
  const chosen = options
    .filter(({ id }) => quantityOf(quantities, id) > 0)
    .flatMap((option) => {
      const name = linkName(option, options);
      if (name === null) return [];
      // twice: what is read from a query is decoded once, and an id may hold a comma or a colon
      return [`${encodedText(encodedText(name))}:${quantityOf(quantities, option.id)}`];
    });
  return queryWith(query, 'sel', chosen.join(','));
}

/** The query by which a page is shared: what the ride is and the day that is open; nothing of whoever shares it, or of the link that led here. */
export function sharedQuery(query: string): string {
  const fields = [...new URLSearchParams(query)].flatMap(([name, value]) =>
    name === 'type' || name === 'day' ? [`${name}=${encodedText(value)}`] : [],
  );
  return fields.length === 0 ? '' : `?${fields.join('&')}`;
}

/** The position of the itinerary's open day in a query, from 0; null where all are closed. The first one where it says nothing else. */
export function openDay(query: string, dayCount: number): number | null {
  const text = new URLSearchParams(query).get('day') ?? '';
  if (text === '0') return null;
  const day = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1;
  return day <= dayCount ? day - 1 : 0;
}

/** A details page's query with the itinerary's open day; the first one needs no word. */
export function queryWithDay(query: string, index: number | null): string {
  return queryWith(query, 'day', index === 0 ? '' : String(index === null ? 0 : index + 1));
}

/** A query whose field says that, written as it stands; without the field where it is ''. */
function queryWith(query: string, field: string, value: string): string {
  const values = new URLSearchParams(query);
  values.delete(field);
  // what the link is about stands where it stood
  const fields = [values.toString(), value === '' ? '' : `${field}=${value}`].filter(Boolean);
  return fields.length === 0 ? '' : `?${fields.join('&')}`;
}
