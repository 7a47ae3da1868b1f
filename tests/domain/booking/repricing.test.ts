import { expect, test } from 'vitest';
import { assertDefined } from '#machines/assert-defined.ts';
import { isPriceOld, PRICE_LIFETIME } from '#machines/domain/booking/price-age.ts';
import { repriced } from '#machines/domain/booking/repricing.ts';
import {
  amountOff,
  type TicketOption,
  type Trip,
  ticketOptions,
} from '#machines/domain/catalogue/item.ts';
import { exampleDraft, exampleTrip } from '../../fixtures/items.ts';
import { noonOf } from '../../fixtures/noon.ts';

const now = noonOf('2027-01-01');
const priced = { at: now, uptime: 0, load: 'load' };
const draft = { ...exampleDraft({ own: 2 }), priced };
const [line] = draft.lines;

/** The chosen ticket as the platform sells it, at a price. */
const option = (price: number, change: Partial<TicketOption> = {}): TicketOption => ({
  id: line?.id ?? '',
  name: line?.name ?? '',
  description: '',
  price: { kind: 'amount', price, oldPrice: null, discount: 0 },
  ...change,
});
const own = line?.price ?? 0;
/** An option as the platform lists it, without a title. */
const wireOption = { id: 'a1', name: '', description: '', price: amountOff(own, 0) };
const answer = (options: TicketOption[], change: Partial<typeof exampleTrip> = {}) => ({
  item: { ...exampleTrip, ...change },
  options,
  priced,
});

test.each([
  ['at once', priced, 0, 0, false],
  ['five minutes later', priced, PRICE_LIFETIME, PRICE_LIFETIME, false],
  ['a moment later than that', priced, PRICE_LIFETIME + 1, 0, true],
  ['by a clock that was set back', priced, -1, 0, true],
  ['an hour later, by a clock that was set back by that hour', priced, 0, 3_600_000, true],
  ['a moment after five minutes of the page alone', priced, 0, PRICE_LIFETIME + 1, true],
  [
    'five minutes later, of a page that was open long before',
    { ...priced, uptime: 3_600_000 },
    PRICE_LIFETIME,
    3_600_000 + PRICE_LIFETIME,
    false,
  ],
  ['in another load of the page', { ...priced, load: 'before' }, 0, 0, true],
  ['of a time that is not stated', undefined, 0, 0, true],
])('%s a selection is to be priced anew: %#', (_, given, later, uptime, isOld) => {
  const present = { at: now + later, uptime, load: 'load' };
  expect(isPriceOld({ ...draft, priced: given }, present)).toBe(isOld);
});

test.each<[string, Partial<Trip>]>([
  ['that the organiser gave no title', { bookingTypes: [wireOption] }],
  ['that stands for all', { bookingTypes: [] }],
])('a ticket %s is the same in another language, and has its name', (_, change) => {
  const item = { ...exampleTrip, ...change };
  const options = ticketOptions(item, null);
  const lines = options.flatMap((each) => ({
    ...assertDefined(line, 'line'),
    id: each.id,
    name: 'अपनी बाइक',
    price: each.price.kind === 'amount' ? each.price.price : 0,
  }));
  const anew = repriced({ ...draft, lines }, { item, options, priced }, now);
  expect(anew.differences).toEqual([]);
  expect(anew.draft.lines.map(({ name }) => name)).toEqual(['Bring your own bike']);
});

test.each([
  ['the same', answer([option(own)]), []],
  ['dearer', answer([option(own * 2)]), [{ kind: 'price', line, price: own * 2 }]],
  ['cheaper', answer([option(own - 100)]), [{ kind: 'price', line, price: own - 100 }]],
  ['another under its id', answer([option(own, { name: 'Pillion' })]), [{ kind: 'gone', line }]],
  ['on request', answer([option(own, { price: { kind: 'contact' } })]), [{ kind: 'gone', line }]],
  ['one seat left', answer([option(own)], { availableSeats: 1 }), [{ kind: 'seats', left: 1 }]],
  [
    'sold out',
    answer([option(own)], { availableSeats: 0 }),
    [{ kind: 'closed', reason: 'soldOut' }],
  ],
  ['a ride that is no more', null, [{ kind: 'gone', line }]],
])('%s → what differs, and the draft as it is sold now', (_, priceAnswer, differences) => {
  const { draft: anew, differences: reported } = repriced(draft, priceAnswer, now);
  expect(reported).toEqual(differences);
  if (priceAnswer !== null) expect(anew.priced).toEqual(priced);
});

test.each([
  ['none', null, own],
  ['one', own + 500, own + 500],
])(
  'a ticket with %s struck-through price → the line has it, else its price',
  (_, oldPrice, struck) => {
    const price = { kind: 'amount', price: own, oldPrice, discount: 0 } as const;
    const { draft: anew } = repriced(draft, answer([option(own, { price })]), now);
    expect(anew.lines).toEqual([{ ...line, oldPrice: struck, discount: 0 }]);
  },
);

test('a line that is gone leaves the draft, the others stay with their own prices', () => {
  const pillion = { ...assertDefined(line, 'line'), id: 'pillion', name: 'Pillion' };
  const both = { ...draft, lines: [assertDefined(line, 'line'), pillion] };
  const onRequest = option(own, { price: { kind: 'contact' } });
  const dearer = option(own + 700, { id: 'pillion', name: 'Pillion' });
  const anew = repriced(both, answer([onRequest, dearer]), now);
  expect(anew.draft.lines.map(({ id, price }) => [id, price])).toEqual([['pillion', own + 700]]);
  expect(anew.differences).toEqual([
    { kind: 'gone', line },
    { kind: 'price', line: pillion, price: own + 700 },
  ]);
});

test('a ticket of the same name under another id is another one', () => {
  const other = option(own * 3, { id: 'other' });
  expect(repriced(draft, answer([other, option(own)]), now).differences).toEqual([]);
});

test('as many seats left as were chosen are enough', () => {
  const { quantity } = assertDefined(line, 'line');
  const enough = answer([option(own)], { availableSeats: quantity });
  expect(repriced(draft, enough, now).differences).toEqual([]);
});
