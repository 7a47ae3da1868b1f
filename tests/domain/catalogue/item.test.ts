import { describe, expect, test } from 'vitest';
import {
  amountOff,
  amountWithOldPrice,
  asSold,
  badgeDiscount,
  defaultOption,
  displayedPrice,
  featured,
  type Item,
  type ItemPrice,
  seatLimit,
  type TicketOption,
  ticketOptions,
  unnamedItem,
  type WireOption,
} from '#machines/domain/catalogue/item.ts';
import { cardDate, detailsDate, tripEnds } from '#machines/domain/catalogue/item-dates.ts';
import { kindFromHints } from '#machines/domain/catalogue/item-kind.ts';
import { hashtags, levelLabel } from '#machines/domain/catalogue/item-labels.ts';
import { ITEM_KINDS, isItemKind, KINDS } from '#machines/domain/catalogue/kinds.ts';
import {
  ITEM_ADDRESS_NAMES,
  isListName,
  LIST_NAMES,
  LISTS,
  listAt,
  listOfItem,
  listsOf,
  otherListsOf,
} from '#machines/domain/catalogue/lists.ts';
import { isLowestPrice } from '#machines/domain/catalogue/lowest-price.ts';
import {
  bookLabel,
  cardPrice,
  detailsPrice,
  optionPriceLabel,
} from '#machines/domain/catalogue/price.ts';
import { exampleEvent, exampleTrip } from '../../fixtures/items.ts';

const missing: ItemPrice = { kind: 'missing' };
const contact: ItemPrice = { kind: 'contact' };
const free: ItemPrice = { kind: 'amount', price: 0, oldPrice: null, discount: 0 };
const whole: ItemPrice = { kind: 'amount', price: 699_900, oldPrice: null, discount: 0 };
const training = { ...exampleEvent, list: 'trainings' as const };

describe('a price knows what it was before', () => {
  test.each([
    [3_499_900, 12, { price: 3_079_912, oldPrice: 3_499_900, discount: 12 }],
    [3_499_900, 0, { price: 3_499_900, oldPrice: null, discount: 0 }],
    [3_499_900, 100, { price: 0, oldPrice: 3_499_900, discount: 100 }],
    [100_000, 0.3, { price: 99_700, oldPrice: 100_000, discount: 0 }],
    [0, 50, { price: 0, oldPrice: null, discount: 0 }],
  ])('%d less %d percent', (marked, percent, amount) => {
    expect(amountOff(marked, percent)).toEqual({ kind: 'amount', ...amount });
  });

  test.each([
    [80_000, 100_000, { oldPrice: 100_000, discount: 20 }],
    [80_000, 80_000, { oldPrice: null, discount: 0 }],
    [80_000, 70_000, { oldPrice: null, discount: 0 }],
    [80_000, null, { oldPrice: null, discount: 0 }],
  ])('%d beside an original price of %s', (price, old, rest) => {
    expect(amountWithOldPrice(price, old)).toEqual({ kind: 'amount', price, ...rest });
  });
});

describe('a price is shown by where it stands', () => {
  const discounted = amountOff(3_499_900, 12);
  const amount = (text: string, oldText = '', offText = '') => ({
    kind: 'amount',
    text,
    oldText,
    offText,
  });
  const words = (text: string) => ({ ...amount(text), kind: 'words' });
  test.each<[string, ItemPrice, object, object, string]>([
    ['contact for price', contact, words('Register Now'), words('Register Now'), 'Register Now'],
    ['free', free, words('Register Now'), words('Free Register'), 'Book Now'],
    ['whole', whole, amount('₹6,999'), amount('₹6,999'), 'Book Now'],
    ['missing, undiscounted', missing, amount('₹15,999'), amount('₹15,999'), 'Book Now'],
    [
      'discounted',
      discounted,
      amount('₹30,799.12', '₹34,999', '12% off'),
      amount('₹30,799.12', '₹34,999', '12% off'),
      'Book Now',
    ],
    [
      'off by less than half a percent, without a badge',
      amountOff(100_000, 0.3),
      amount('₹997.0', '₹1,000', ''),
      amount('₹997.0', '₹1,000', ''),
      'Book Now',
    ],
  ])('%s', (_, price, card, details, button) => {
    const item = { ...exampleTrip, price };
    expect(cardPrice(item)).toEqual(card);
    expect(detailsPrice(item)).toEqual(details);
    expect(bookLabel(item)).toBe(button);
  });

  test.each<[string, TicketOption['price'], object]>([
    ['contact', { kind: 'contact' }, words('Contact for price')],
    ['free', amountOff(0, 0), words('Member')],
    ['whole', amountOff(3_499_900, 0), amount('₹34,999.00')],
    ['discounted', discounted, amount('₹30,799.12', '₹34,999.00', '12% off')],
  ])('option: %s', (_, price, label) => {
    expect(optionPriceLabel({ price })).toEqual(label);
  });

  test('a badge stands only where something was taken off', () => {
    expect([discounted, whole, contact, missing].map((price) => badgeDiscount({ price }))).toEqual([
      12, 0, 0, 0,
    ]);
    expect(displayedPrice({ price: contact })).toEqual(contact);
    expect(displayedPrice({ price: missing })).toEqual(amountOff(1_599_900, 0));
  });
});

describe('ticket options', () => {
  const own: WireOption = {
    id: 'own',
    name: 'Own bike',
    description: 'Your bike.',
    price: amountOff(1_000_000, 10),
  };
  const unpriced: WireOption = { ...own, id: 'unpriced', price: missing };

  test('the item of the category list comes first, then its own, then one default', () => {
    const listed = { ...exampleTrip, bookingTypes: [{ ...own, id: 'listed' }] };
    const detailed = { ...exampleTrip, bookingTypes: [own] };
    const ids = (options: TicketOption[]) => options.map(({ id }) => id);
    expect(ids(ticketOptions(detailed, listed))).toEqual(['listed']);
    expect(ids(ticketOptions(detailed, exampleTrip))).toEqual(['own']);
    expect(ids(ticketOptions(detailed, null))).toEqual(['own']);
    expect(ids(ticketOptions(exampleTrip, null))).toEqual(['default']);
  });

  test('a marked price less its discount', () => {
    expect(ticketOptions({ ...exampleTrip, bookingTypes: [own] }, null)).toEqual([
      {
        id: 'own',
        name: 'Own bike',
        description: 'Your bike.',
        price: { kind: 'amount', price: 900_000, oldPrice: 1_000_000, discount: 10 },
      },
    ]);
  });

  const fallback = { kind: 'amount', price: 1_599_900, oldPrice: 1_699_900, discount: 6 };
  test.each<[string, ItemPrice, object]>([
    ['the item’s own', whole, whole],
    ['15,999, once 16,999, where the item has none either', missing, fallback],
    ['Contact for price on an item to ask about', contact, contact],
    ['free on a free item', free, free],
  ])('an option without a price costs %s', (_, price, expected) => {
    const item = { ...exampleTrip, price, bookingTypes: [unpriced] };
    expect(ticketOptions(item, null)[0]?.price).toEqual(expected);
    expect(defaultOption(item).price).toEqual(expected);
  });

  test('an option to ask about stays one, whatever the item costs', () => {
    const onRequest: WireOption = { ...unpriced, price: contact };
    const item: Item = { ...exampleTrip, price: whole, bookingTypes: [onRequest, own] };
    expect(ticketOptions(item, null).map(({ price }) => price.kind)).toEqual(['contact', 'amount']);
  });

  test('a priced option can be booked on an item to ask about', () => {
    const item: Item = { ...exampleTrip, price: contact, bookingTypes: [own, unpriced] };
    expect(ticketOptions(item, null).map(({ price }) => price.kind)).toEqual(['amount', 'contact']);
  });

  test.each<[string, Item, string]>([
    ['trip', exampleTrip, 'Bring your own bike'],
    ['training', training, 'Bring your own bike'],
    ['event', exampleEvent, 'Standard Entry'],
  ])('the default option of a %s', (_, item, name) => {
    expect(defaultOption(item)).toMatchObject({ id: 'default', name, description: '' });
    expect(ticketOptions({ ...item, bookingTypes: [{ ...own, name: '' }] }, null)[0]?.name).toBe(
      name,
    );
  });
});

describe('seats and departure', () => {
  test('a booking holds no more tickets than there are seats', () => {
    const limits = [5, 0, -1, null].map((availableSeats) =>
      seatLimit({ ...exampleTrip, availableSeats }),
    );
    expect(limits).toEqual([5, 0, 0, Number.POSITIVE_INFINITY]);
  });

  test('an item whose seats are unreadable sells no ticket', () => {
    const unreadable: Item = { ...exampleTrip, availableSeats: 5, hasUnreadableSeats: true };
    expect(seatLimit(unreadable)).toBe(0);
    expect(ticketOptions(unreadable, exampleTrip)[0]?.price).toEqual(contact);
    expect(ticketOptions(exampleTrip, unreadable)[0]?.price).toEqual(contact);
    expect(ticketOptions(exampleTrip, exampleTrip)[0]?.price).toEqual(exampleTrip.price);
  });

  test.each<[string, number | null, number | null | undefined, number | null]>([
    ['those of its list, where they are fewer', 5, 3, 3],
    ['its own, where they are fewer', 3, 5, 3],
    ['those of its list, where it has none of its own', null, 4, 4],
    ['its own, where its list has none', 4, null, 4],
    ['its own, where it is in no list', 4, undefined, 4],
    ['none, where neither names any', null, null, null],
  ])('the seats of an item that is sold are %s', (_, own, listed, sold) => {
    const item = { ...exampleTrip, availableSeats: own };
    const fromList = listed === undefined ? null : { ...exampleTrip, availableSeats: listed };
    expect(asSold(item, fromList)).toEqual({ ...item, availableSeats: sold });
    if (own === sold) expect(asSold(item, fromList)).toBe(item);
  });
});

describe('labels', () => {
  test.each([
    ['all_levels', 'All Levels'],
    ['beginner', 'Beginner'],
    ['beginner_to_intermediate', 'Beginner To Intermediate'],
    ['__expert__', 'Expert'],
    ['beginner__to_pro', 'Beginner To Pro'],
    ['all__levels', 'All Levels'],
    ['', 'All Levels'],
    ['_', 'All Levels'],
    ['BEGINNER', 'Beginner'],
    ['ALL LEVELS', 'All Levels'],
    ['All-Levels', 'All Levels'],
    ['all levels.', 'All Levels'],
    ['BEGINNER_TO_PRO', 'Beginner To Pro'],
    ['ÉLITE', 'Élite'],
    ['ABS basics', 'ABS Basics'],
    ['L1', 'L1'],
    ['A2', 'A2'],
    ['हर स्तर', 'All Levels'],
    ['सभी स्तर', 'All Levels'],
    ['सभी_स्तरों के लिए', 'All Levels'],
    ['नए राइडर', 'नए राइडर'],
  ])('level %j: %s', (level, label) => {
    expect(levelLabel(level)).toBe(label);
  });

  test.each<[string, Item, string[]]>([
    [
      'at most three of the tags',
      { ...exampleTrip, tags: ['Himalaya', 'HighPasses', 'Gravel', 'Summer'] },
      ['#Himalaya', '#HighPasses', '#Gravel'],
    ],
    [
      'words are joined, marks dropped',
      { ...exampleTrip, tags: ['#Summer', 'high passes', '  ', '!!'] },
      ['#Summer', '#HighPasses'],
    ],
    [
      'one word keeps its letters',
      { ...exampleTrip, tags: ['off-road', '#ktm', 'b!!c'] },
      ['#OffRoad', '#ktm', '#BC'],
    ],
    ['each once', { ...exampleTrip, tags: ['Sea', 'Sea', 'Sun'] }, ['#Sea', '#Sun']],
    [
      'each once, however it is spelled',
      { ...exampleTrip, tags: ['Ladakh', '#ladakh', 'LADĀKH', 'off-road', 'Off Road', 'Łódź'] },
      ['#Ladakh', '#OffRoad', '#Łódź'],
    ],
    [
      'category and terrain of a trip',
      { ...exampleTrip, tags: [], category: 'Adventure', terrain: 'High passes' },
      ['#Adventure', '#HighPasses'],
    ],
    [
      'category and level of an event',
      { ...exampleEvent, category: 'City', level: 'all_levels' },
      ['#City', '#AllLevels'],
    ],
    ['none', { ...exampleEvent, category: '', level: '' }, []],
  ])('hashtags: %s', (_, item, tags) => {
    expect(hashtags(item)).toEqual(tags);
  });
});

describe('the kind of an item behind /details', () => {
  const none = { state: null as unknown, query: '', referrer: '', path: '/details/x' };
  test.each<[string, Partial<typeof none>, string]>([
    ['no facts', {}, 'event'],
    ['state says trip', { state: 'trip', query: '?type=event' }, 'trip'],
    ['state says event', { state: 'event', query: '?type=trip', path: '/trip' }, 'event'],
    ['state says something else', { state: 'bike', query: '?type=trip' }, 'trip'],
    ['query says trip', { query: '?type=trip' }, 'trip'],
    ['query says it loudly', { query: '?type=%20TRIP' }, 'trip'],
    ['query says event', { query: '?type=event', referrer: '/adventure-tours' }, 'event'],
    ['referrer is the old list', { referrer: 'https://x/getaways/adventuretours' }, 'trip'],
    ['referrer is the list', { referrer: 'https://x/getaways/adventure-tours?q=1' }, 'trip'],
    ['referrer is the training list', { referrer: 'https://x/getaways/traininghome' }, 'event'],
    ['path says trip', { path: '/details/road-trip-1' }, 'trip'],
  ])('%s', (_, hints, kind) => {
    expect(kindFromHints({ ...none, ...hints })).toBe(kind);
  });

  test.each(['hotel', 'trips', 'Trip', 'toString', '', null, 1, {}, ['trip']])(
    'refuses %j as the name of a kind',
    (name) => {
      expect(isItemKind(name)).toBe(false);
      const query = `?${new URLSearchParams({ type: String(name) })}x`;
      expect(kindFromHints({ ...none, state: name, query, path: '/trip/1' })).toBe('trip');
    },
  );

  test.each(LIST_NAMES)('the items of %s stand in that list', (name) => {
    expect(listOfItem({ ...LISTS[name], list: name })).toBe(name);
    expect(listsOf(LISTS[name].kind)).toContain(name);
  });

  test('only an item whose list is guessed may stand in another list of its kind', () => {
    expect(otherListsOf(training)).toEqual([]);
    expect(otherListsOf({ ...training, isListGuessed: true })).toEqual(['events']);
    expect(otherListsOf({ ...exampleEvent, isListGuessed: true })).toEqual(['trainings']);
    expect(otherListsOf({ kind: 'trip', isListGuessed: true })).toEqual([]);
  });

  test('a list of another kind stands for the one whose pages have the same address', () => {
    expect(listOfItem({ kind: 'event', list: 'trips' })).toBe('trainings');
    expect(listOfItem({ kind: 'trip', list: 'events' })).toBe('trips');
    expect(listOfItem({ kind: 'event' })).toBe('events');
    expect([listAt('event', 'events'), listAt('event', 'rides')]).toEqual(['events', 'trainings']);
    expect([listAt('trip', 'events'), listAt('trip', 'rides')]).toEqual(['trips', 'trips']);
  });

  test.each(ITEM_KINDS)(
    'an opened %s whose list is a guess may stand in every list of its kind',
    (kind) => {
      for (const address of ITEM_ADDRESS_NAMES) {
        const guess = { kind, list: listAt(kind, address), isListGuessed: true };
        expect([listOfItem(guess), ...otherListsOf(guess)].toSorted()).toEqual(
          listsOf(kind).toSorted(),
        );
      }
    },
  );

  test.each(['hotels', 'Trips', 'toString', '', null, 1, ['trips']])(
    'refuses %j as the name of a list',
    (name) => {
      expect(isListName(name)).toBe(false);
    },
  );

  test.each(LIST_NAMES)('accepts %s as the name of a list', (name) => {
    expect(isListName(name)).toBe(true);
  });

  test('an item without a name is named by its list', () => {
    expect(LIST_NAMES.map(unnamedItem)).toEqual(['Motorcycle trip', 'Training', 'Biking event']);
  });

  test('a guess of the kind and the other kind that is requested after it are all kinds', () => {
    for (const kind of ITEM_KINDS)
      expect([kind, KINDS[kind].otherKind].toSorted()).toEqual(ITEM_KINDS.toSorted());
  });
});

test('an item is sold in the list that has it, in place of one that was guessed', () => {
  const guessed: Item = { ...exampleEvent, list: 'trainings', isListGuessed: true };
  expect(asSold(guessed, exampleEvent)).toEqual(exampleEvent);
  expect(asSold(guessed, null)).toBe(guessed);
});

describe('featured getaways', () => {
  const trip = (id: string, organiser: string): Item => ({ ...exampleTrip, id, organiser });
  const lesson = (id: string, organiser: string): Item => ({ ...training, id, organiser });
  test.each<[string, Item[], Item[], string[]]>([
    [
      'first two distinct organisers of each',
      [trip('t1', 'A'), trip('t2', 'A'), trip('t3', 'B'), trip('t4', 'C')],
      [lesson('l1', 'X'), lesson('l2', 'Y')],
      ['t1', 't3', 'l1', 'l2'],
    ],
    ['one: its first two', [trip('t1', 'A'), trip('t2', 'A'), trip('t3', 'A')], [], ['t1', 't2']],
    [
      'one in two spellings is one',
      [trip('t1', 'Ride Co'), trip('t2', 'RIDE CO.'), trip('t3', 'B')],
      [],
      ['t1', 't3'],
    ],
    ['one trip only', [trip('t1', 'A')], [lesson('l1', 'X')], ['t1', 'l1']],
    ['nothing', [], [], []],
  ])('%s', (_, trips, trainings, ids) => {
    expect(featured([trips, trainings]).map(({ id }) => id)).toEqual(ids);
  });

  test('are four cards of three lists: the first two lists fill them, or the third where one is empty', () => {
    const trips = [trip('t1', 'A'), trip('t2', 'B')];
    const trainings = [lesson('l1', 'X'), lesson('l2', 'Y')];
    const others = [lesson('o1', 'P'), lesson('o2', 'Q')];
    const ids = (lists: readonly (readonly Item[])[]) => featured(lists).map(({ id }) => id);
    expect(ids([trips, trainings, others])).toEqual(['t1', 't2', 'l1', 'l2']);
    expect(ids([[], trainings, others])).toEqual(['l1', 'l2', 'o1', 'o2']);
  });
});

const day = (text: string) => ({ day: text, at: null });

test.each<[string, Item, string, string]>([
  ['trip without a date', { ...exampleTrip, start: null }, 'Date TBA', 'Flexible dates'],
  ['event without a date', { ...exampleEvent, start: null }, 'Date TBA', 'Date TBA'],
  [
    'event of several days that ends where it starts',
    { ...exampleEvent, isMultipleDays: true, end: day('2027-03-06') },
    '6 Mar 2027',
    'Sat 6 Mar 2027',
  ],
])('the date of a %s', (_, item, card, details) => {
  expect([cardDate(item), detailsDate(item)]).toEqual([card, details]);
});

test('a trip runs from its start to its end', () => {
  expect(tripEnds(exampleTrip)).toEqual({
    from: { location: 'Manali', day: 'Sat 12 Jun 2027' },
    to: { location: 'Leh', day: 'Sun 20 Jun 2027' },
  });
  expect(tripEnds({ ...exampleTrip, start: null, end: null, endLocation: '' })).toEqual({
    from: { location: 'Manali', day: '' },
    to: { location: '', day: '' },
  });
  expect(tripEnds({ ...exampleTrip, startLocation: '' })?.to.location).toBe('Leh');
  expect(tripEnds({ ...exampleTrip, startLocation: '', endLocation: '' })).toBeNull();
  expect(tripEnds(exampleEvent)).toBeNull();
});

test.each([
  ['without options', [], true],
  ['with a dearer ticket', [3_000_000, 2_500_000], true],
  ['with a cheaper ticket', [2_500_000, 2_499_999], false],
  ['with a ticket that costs nothing', [2_500_000, 0], false],
])("'from' is true of an item %s: %j → %s", (_, prices, isFrom) => {
  const bookingTypes = prices.map((price, index) => ({
    id: String(index),
    name: '',
    description: '',
    price: { kind: 'amount', price, oldPrice: null, discount: 0 } as const,
  }));
  const price = { kind: 'amount', price: 2_500_000, oldPrice: null, discount: 0 } as const;
  expect(isLowestPrice({ ...exampleTrip, price, bookingTypes })).toBe(isFrom);
});

test("'from' is true where the page or a ticket has a price to ask for", () => {
  const ask: WireOption = { id: 'ask', name: '', description: '', price: contact };
  expect(isLowestPrice({ ...exampleTrip, bookingTypes: [ask] })).toBe(true);
  const cheap: WireOption = { ...ask, price: amountOff(1, 0) };
  expect(isLowestPrice({ ...exampleTrip, price: contact, bookingTypes: [cheap] })).toBe(true);
});
