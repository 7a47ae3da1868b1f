import { isPositionId, type Quantities, quantityOf, ticketCount } from '../booking/selection.ts';
import { encodedText } from '../text/text.ts';
import type { TicketOption } from './item.ts';
import { LISTS, type ListName } from './lists.ts';

/** The tickets that a link asks for, `?sel=own-bike:2,club-pass:1`, before they are checked against the platform. */
export interface WantedTickets {
  /** The option's name in links (`linkName`). */
  readonly tickets: readonly { readonly name: string; readonly quantity: number }[];
  /** True when the whole link was readable. */
  readonly isWhole: boolean;
}

/** The tickets of an item: its options, and the list that it stands in. */
export interface TicketOffer {
  readonly list: ListName;
  readonly options: readonly TicketOption[];
}

/** The longest `sel` that is read, in code units. */
const SELECTION_LIMIT = 1_000;
/** The number of options that a `sel` may name; further ones are not read. */
const OPTIONS_LIMIT = 50;

/** Returns the tickets that the query of a details page asks for; null where it asks for none. */
export function wantedTickets(query: string): WantedTickets | null {
  const text = new URLSearchParams(query).get('sel');
  if (text === null || text === '') return null;
  if (text.length > SELECTION_LIMIT) return { tickets: [], isWhole: false };
  const entries = text.split(',');
  const quantities = new Map<string, number>();
  for (const entry of entries.slice(0, OPTIONS_LIMIT)) {
    const [, code = '', count = ''] = /^([^:]+):([1-9]\d{0,2})$/.exec(entry) ?? [];
    const name = decodedCode(code);
    if (name !== '' && !quantities.has(name)) quantities.set(name, Number(count));
  }
  const tickets = [...quantities].map(([name, quantity]) => ({ name, quantity }));
  return { tickets, isWhole: tickets.length === entries.length };
}

function decodedCode(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return '';
  }
}

/**
 * Returns the name of an option in links: its title, since its position may be another option's in another list.
 * Where two options share a title it is the id; null where the id is only a position.
 */
export function linkName(option: TicketOption, { list, options }: TicketOffer): string | null {
  const { id } = option;
  const title = titleInLinks(option, list);
  const isTaken = options.some(
    (other) => other.id !== id && (other.id === title || titleInLinks(other, list) === title),
  );
  if (title !== '' && !isTaken) return title;
  return isPositionId(id) ? null : id;
}

function titleInLinks({ name, isUnnamed }: TicketOption, list: ListName): string {
  // an option without a title has a name of this site, which links call the same in every language
  if (isUnnamed === true) return LISTS[list].ticketInLinks;
  return (name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-');
}

/** The tickets of a link that are chosen, and whether they are all of them. */
export interface RestoredTickets {
  readonly quantities: Quantities;
  readonly outcome: 'all' | 'some' | 'none';
}

/**
 * Chooses the tickets of a link. It leaves out an option that is not sold or has too few seats, so that it never
 * selects fewer tickets than the link asks for (rule: Links to a selection).
 */
export function restoredTickets(
  wanted: WantedTickets,
  offer: TicketOffer,
  seatLimit: number,
): RestoredTickets {
  let quantities: Quantities = {};
  let isWhole = wanted.isWhole;
  for (const { name, quantity } of wanted.tickets) {
    const option = offer.options.find((each) => linkName(each, offer) === name);
    const id = option?.price.kind === 'amount' ? option.id : null;
    if (id !== null && ticketCount(quantities) + quantity <= seatLimit)
      quantities = { ...quantities, [id]: quantity };
    else isWhole = false;
  }
  if (Object.keys(quantities).length === 0) return { quantities, outcome: 'none' };
  return { quantities, outcome: isWhole ? 'all' : 'some' };
}

/** Returns the query of a details page with the chosen tickets in place of earlier ones. */
export function queryWithTickets(
  query: string,
  quantities: Quantities,
  offer: TicketOffer,
): string {
  const chosen = offer.options
    .filter(({ id }) => quantityOf(quantities, id) > 0)
    .flatMap((option) => {
      const name = linkName(option, offer);
      if (name === null) return [];
      // encoded twice: reading a query decodes once, and an id may hold a comma or a colon
      return [`${encodedText(encodedText(name))}:${quantityOf(quantities, option.id)}`];
    });
  return queryWith(query, 'sel', chosen.join(','));
}

const SHARED_PARAMETERS: ReadonlySet<string> = new Set(['type', 'day']);

/**
 * Returns the query of a shared page: the kind of the ride and the open day, without anything of the person who
 * shares.
 */
export function sharedQuery(query: string): string {
  const fields = [...new URLSearchParams(query)].flatMap(([name, value]) =>
    SHARED_PARAMETERS.has(name) ? [`${name}=${encodedText(value)}`] : [],
  );
  return fields.length === 0 ? '' : `?${fields.join('&')}`;
}

/**
 * Returns the index of the itinerary's open day in a query, from 0; null where all are closed. Without a day in the
 * query it is the first.
 */
export function openDay(query: string, dayCount: number): number | null {
  const text = new URLSearchParams(query).get('day') ?? '';
  if (text === '0') return null;
  const day = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1;
  return day <= dayCount ? day - 1 : 0;
}

/** Returns a details page's query with the itinerary's open day; the first day is left out. */
export function queryWithDay(query: string, index: number | null): string {
  return queryWith(query, 'day', index === 0 ? '' : String(index === null ? 0 : index + 1));
}

/** Returns a query with the field set to a text, unencoded; without the field where the text is ''. */
function queryWith(query: string, field: string, value: string): string {
  const values = new URLSearchParams(query);
  values.delete(field);
  // the field keeps its place in the query
  const fields = [values.toString(), value === '' ? '' : `${field}=${value}`].filter(Boolean);
  return fields.length === 0 ? '' : `?${fields.join('&')}`;
}
