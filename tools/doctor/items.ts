import { whenOf } from '#machines/domain/calendar/when.ts';
import { KINDS } from '#machines/domain/catalogue/kinds.ts';
import { detailsPrice } from '#machines/domain/catalogue/price.ts';
import { type Check, defineCheck, type Rank } from './check.ts';
import { excerptOf, type FieldName, type FieldReading, type ItemReading } from './reading.ts';
import { counted } from './words.ts';

/** The items of lists and pages. */
interface ItemFacts {
  readonly items: readonly ItemReading[];
}

/** A field of one item. */
type ItemField = FieldReading & { readonly of: ItemReading };

/** The most items that one finding names. */
const EXAMPLE_LIMIT = 5;

const check = defineCheck<ItemFacts>();
const setBy = 'the platform’s data';

const NOT_SOLD = {
  rank: 'breaks',
  effect: 'the price is shown as one to ask for, and nothing is sold',
} as const;
const NO_DATE = { rank: 'remark', effect: 'its date is not stated' } as const;
const LEFT_OUT = { rank: 'remark', effect: 'it is left out' } as const;

/** The rank of a field that cannot be read, and its effect on the site. */
const LOSSES: Readonly<Record<FieldName, { readonly rank: Rank; readonly effect: string }>> = {
  id: { rank: 'breaks', effect: 'its card leads nowhere' },
  title: LEFT_OUT,
  organiser: { rank: 'remark', effect: 'nothing says who organises it' },
  picture: { rank: 'remark', effect: 'a placeholder stands for its picture' },
  description: LEFT_OUT,
  inclusions: LEFT_OUT,
  exclusions: LEFT_OUT,
  tags: LEFT_OUT,
  category: LEFT_OUT,
  level: LEFT_OUT,
  terrain: LEFT_OUT,
  start: NO_DATE,
  end: NO_DATE,
  duration: LEFT_OUT,
  isMultipleDays: LEFT_OUT,
  timings: LEFT_OUT,
  from: LEFT_OUT,
  to: LEFT_OUT,
  meetupTime: LEFT_OUT,
  itinerary: LEFT_OUT,
  location: LEFT_OUT,
  startLocation: LEFT_OUT,
  endLocation: LEFT_OUT,
  seats: { rank: 'breaks', effect: 'nothing of it is sold' },
  totalSeats: LEFT_OUT,
  marked: NOT_SOLD,
  price: NOT_SOLD,
  original: NOT_SOLD,
  percent: NOT_SOLD,
  bookingTypes: { rank: 'breaks', effect: 'those tickets cannot be chosen' },
  'option.id': LEFT_OUT,
  'option.name': LEFT_OUT,
  'option.description': LEFT_OUT,
  'option.markedPrice': NOT_SOLD,
  'option.discount': NOT_SOLD,
};
const lossOf = ({ field }: FieldReading) => LOSSES[field];

const itemsOf = ({ items }: ItemFacts) => items;
const fieldsOf = ({ items }: ItemFacts) =>
  items.flatMap((of) => of.fields.map((field): ItemField => ({ ...field, of })));
const labelsOf = (items: readonly ItemReading[]) => new Set(items.map(({ label }) => label));
const byNoun = ({ noun }: ItemReading) => noun;
const byField = ({ of, name }: ItemField) => `${of.noun} ${name}`;

/** Returns the first items at fault, enough to recognise them. */
const examplesOf = (items: readonly ItemReading[]) => {
  const labels = [...labelsOf(items)];
  return labels.slice(0, EXAMPLE_LIMIT).join(', ') + (labels.length > EXAMPLE_LIMIT ? ' …' : '');
};
/** Returns the items at fault in a sentence, such as '2 trips in the list of trips'. */
const itemsIn = (items: readonly ItemReading[]) =>
  `${counted(labelsOf(items).size, items[0]?.noun ?? '')} in ${items[0]?.call}`;
const fieldsIn = (fields: readonly ItemField[]) => itemsIn(fields.map(({ of }) => of));
/** Returns the example of a field in brackets: the item, and the value that was sent. */
const exampleOf = ({ of, sent }: ItemField) => `(${of.label}: ${excerptOf(sent)})`;

/** True where something was sent under one of the names of a field. */
const says = ({ fields }: ItemReading, wanted: FieldName) =>
  fields.some(({ field, result }) => field === wanted && result !== 'silent');

/** True for an item of which the site has no date. */
const isUndated = ({ item }: ItemReading) => item !== null && whenOf(item) === null;
/** True for an item without a price: the default stands on its card. */
const isUnpriced = ({ item }: ItemReading) => item?.price.kind === 'missing';
/** True for an item of which a ticket without a price of its own is sold. */
const hasUnpricedTicket = ({ item }: ItemReading) =>
  item !== null &&
  (item.bookingTypes.length === 0 ||
    item.bookingTypes.some(({ price }) => price.kind === 'missing'));

/** Returns the end of an item where the site guesses it: the stated one, and the day that the site assumes. */
function guessedEnd({ item, kind }: ItemReading) {
  const when = item && whenOf(item);
  if (!when?.hasEnd) return null;
  const stated = item?.end?.day;
  // the hours of an event's timings end its own day, which is no guess
  const sure = stated ?? (KINDS[kind].statesHours ? when.firstDay : undefined);
  return when.lastDay === sure ? null : { stated, read: when.lastDay };
}

/** The checks of items: what costs most, what cannot be read, and what the site guesses. */
export const itemChecks: readonly Check<ItemFacts>[] = [
  check({
    id: 'item-without-price',
    asks: itemsOf,
    finds: (reading) => isUnpriced(reading) && hasUnpricedTicket(reading),
    by: byNoun,
    says: ({ item }, all) =>
      `${itemsIn(all)} without a price (${examplesOf(all)}): tickets without one of ` +
      `their own are sold at ${item && detailsPrice(item).text}, the default.`,
    rank: 'breaks',
    setBy,
  }),
  check({
    id: 'item-without-price',
    asks: itemsOf,
    finds: (reading) => isUnpriced(reading) && !hasUnpricedTicket(reading),
    by: byNoun,
    says: ({ item }, all) =>
      `${itemsIn(all)} without a price beside those of the tickets (${examplesOf(all)}): ` +
      `${item && detailsPrice(item).text}, the default, stands on the card.`,
    rank: 'remark',
    setBy,
  }),
  check({
    id: 'item-without-title',
    asks: itemsOf,
    finds: (reading) => reading.item !== null && !says(reading, 'title'),
    by: byNoun,
    says: ({ item }, all) =>
      `${itemsIn(all)} without a title (${examplesOf(all)}): listed as “${item?.title}”.`,
    rank: 'remark',
    setBy,
  }),
  check({
    id: 'item-without-date',
    asks: itemsOf,
    finds: (reading) => isUndated(reading) && !says(reading, 'start'),
    by: byNoun,
    says: (_, all) =>
      `${itemsIn(all)} without a date (${examplesOf(all)}): ` +
      'listed and sold for ever, since nothing says when it is over.',
    rank: 'remark',
    setBy,
  }),
  check({
    id: 'item-without-date',
    asks: itemsOf,
    finds: (reading) => isUndated(reading) && says(reading, 'start'),
    by: byNoun,
    says: (_, all) =>
      `${itemsIn(all)} with a date that cannot be read (${examplesOf(all)}): ` +
      'still listed and sold after departure.',
    rank: 'breaks',
    setBy,
  }),
  check({
    id: 'field-unreadable',
    asks: fieldsOf,
    finds: ({ result }) => result === 'unreadable',
    by: byField,
    says: (first, all) =>
      `\`${first.name}\` of ${fieldsIn(all)} cannot be read ${exampleOf(first)}: ${lossOf(first).effect}.`,
    rank: (field) => lossOf(field).rank,
    setBy,
  }),
  check({
    id: 'field-guessed',
    asks: fieldsOf,
    finds: ({ result }) => result === 'guessed',
    by: byField,
    says: (first, all) =>
      `\`${first.name}\` of ${fieldsIn(all)} is not written as the contract says ${exampleOf(first)} ` +
      `and is read as ${excerptOf(Object(first.read).link_url ?? first.read)}.`,
    rank: 'guessed',
    setBy,
  }),
  check({
    id: 'picture-insecure',
    asks: itemsOf,
    finds: ({ isPictureRefused }) => isPictureRefused,
    by: byNoun,
    says: ({ label, pictureUrl }, all) =>
      `The picture of ${itemsIn(all)} is not at an https address (${label}: ${pictureUrl}): ` +
      'a placeholder stands there.',
    rank: 'remark',
    setBy,
  }),
  check({
    id: 'end-guessed',
    asks: ({ items }) =>
      items.flatMap((of) => {
        const end = guessedEnd(of);
        return end === null ? [] : [{ of, ...end }];
      }),
    finds: () => true,
    by: ({ of, stated }) => `${of.noun} ${stated === undefined}`,
    says: ({ of, stated, read }, all) =>
      `The end of ${itemsIn(all.map((each) => each.of))} ` +
      `${stated === undefined ? 'is not stated' : 'is of the night before'} ` +
      `(${of.label}: ${stated ?? 'none'}) and is read as ${read}.`,
    rank: 'guessed',
    setBy,
  }),
];
