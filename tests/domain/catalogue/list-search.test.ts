import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filtered, NO_FILTERS } from '#machines/domain/catalogue/filters.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { isClose, isOnlyClose, listSearch } from '#machines/domain/catalogue/list-search.ts';
import { exampleEvent, exampleTrip } from '../../fixtures/items.ts';
import { noonOf } from '../../fixtures/noon.ts';
import { checkProperty } from '../../fixtures/properties.ts';

const trip = (id: string, rest: Partial<typeof exampleTrip> = {}): Item => ({
  ...exampleTrip,
  id,
  startLocation: '',
  endLocation: '',
  category: '',
  tags: [],
  ...rest,
});
const items = [
  trip('coorg', {
    title: 'Coorg Coffee Trails',
    location: 'Mysuru',
    organiser: 'Malnad Motorcycle Guides',
  }),
  trip('monasteries', {
    title: 'Ladakh Monastery Trail',
    location: 'Main Bazaar gate, Leh',
    organiser: 'Ladakh Ride Collective',
  }),
  trip('tea', {
    title: 'Munnar Tea Country',
    location: 'Udumalpet bus stand',
    organiser: 'Nilgiri Torque',
  }),
  {
    ...exampleEvent,
    id: 'festival',
    title: 'Festival',
    location: 'Vagator, Goa',
    organiser: 'Kickstand Events',
  },
] satisfies Item[];
const idsFor = (search: string, list: readonly Item[] = items) =>
  filtered(list, { ...NO_FILTERS, search }, noonOf('2020-01-01')).map(({ id }) => id);

describe('a misspelled search finds what was meant', () => {
  test.each([
    ['a mistake', 'laddakh', ['monasteries']],
    ['a wrong first letter of a long word', 'nadakh', ['monasteries']],
    ['two mistakes in a long word', 'collektive', ['monasteries']],
    ['two mistakes in a longer one', 'monestary', ['monasteries']],
    ['the beginning of a word', 'munar', ['tea']],
    ['in the place', 'udumalpeth', ['tea']],
    ['in the organiser', 'nilgriri', ['tea']],
    ['of an event', 'festivel', ['festival']],
    ['with a word that is right', 'coorg cofee', ['coorg']],
    ['with marks', 'ladākkh', ['monasteries']],
    ['in capitals', 'COFEE', ['coorg']],
    ['four letters, one more than the word has', 'goaa', ['festival']],
    ['five letters that begin a word', 'lodak', ['monasteries']],
    ['two mistakes in eight letters', 'motxrcyz', ['coorg']],
  ])('%s: %s', (_, search, expected) => {
    expect(idsFor(search)).toEqual(expected);
  });

  test.each([
    ['two mistakes in a short word', 'ladzzh'],
    ['a word of three letters', 'lah'],
    ['a wrong first letter of a short word', 'roorg'],
    ['a word that ends early', 'munn3r'],
    ['two words of which one is nowhere', 'cofee leh'],
    ['digits', '2028'],
    ['two mistakes in four letters', 'goxy'],
    ['four letters that would begin a word', 'muna'],
    ['five letters with two mistakes', 'lodzk'],
    ['two mistakes in seven letters', 'nilxirz'],
  ])('%s finds nothing: %s', (_, search) => {
    expect(idsFor(search)).toEqual([]);
  });

  test.each([
    ['less', 'hmpi'],
    ['other', 'hamqi'],
    ['more', 'hampii'],
  ])('a short word with a letter %s finds every ride that has it: %s', (_, search) => {
    const list = [
      trip('ruins', { title: 'Hampi Ruins' }),
      trip('coast', { title: 'Coast Road' }),
      trip('sunset', { title: 'Sunset Ride', location: 'Hampi' }),
    ];
    expect(idsFor(search, list)).toEqual(['ruins', 'sunset']);
  });

  test('what has the word comes before what comes close to it, in any order', () => {
    const list = [
      trip('close', { title: 'Ladekh ride', start: { day: '2026-01-01', at: null } }),
      trip('exact', { title: 'Ladakh ride', start: { day: '2027-01-01', at: null } }),
    ];
    expect(idsFor('ladakh', list)).toEqual(['exact', 'close']);
    const dearest = { ...NO_FILTERS, search: 'ladakh', sort: 'dearest' } as const;
    expect(filtered(list, dearest, noonOf('2020-01-01')).map(({ id }) => id)).toEqual([
      'exact',
      'close',
    ]);
  });

  test('what has departed comes last even where it has the word', () => {
    const list = [
      trip('gone', { title: 'Ladakh ride', start: { day: '2026-01-01', at: null } }),
      trip('close', { title: 'Ladekh ride', start: { day: '2027-01-01', at: null } }),
    ];
    const search = { ...NO_FILTERS, search: 'ladakh' };
    expect(filtered(list, search, noonOf('2026-06-01')).map(({ id }) => id)).toEqual([
      'close',
      'gone',
    ]);
  });
});

describe('however it is written, on either side', () => {
  const odd = [
    trip('riders', {
      organiser: '',
      title: 'Rider’s Off-Road Weekend',
      location: 'Straße 4×4 camp',
    }),
    trip('metres', { organiser: '', title: 'To 12,000 ft and 1,05,000 steps', location: 'Ｌｅｈ' }),
    trip('hidden', { title: 'Spi\u00ADti Val\u200Bley', organiser: "D'Souza & Co" }),
    trip('long', { title: 'The “Long Way” to Łódź (Ørsta), v1.5', organiser: 'लंबी राह २०२७' }),
  ];
  test.each([
    ['rider’s', ['riders']],
    ["rider's", ['riders']],
    ['riders', ['riders']],
    ['off–road', ['riders']],
    ['off road', ['riders']],
    ['4x4', ['riders']],
    ['4×4', ['riders']],
    ['12000', ['metres']],
    ['12,000', ['metres']],
    ['105000', ['metres']],
    ['leh', ['metres']],
    ['spiti valley', ['hidden']],
    ['spi\u200Dti', ['hidden']],
    ['d‘souza', ['hidden']],
    ['dsouza', ['hidden']],
    ['12 000', ['metres']],
    ['"long way"', ['long']],
    ['“Long Way”', ['long']],
    ['«long way»', ['long']],
    ["'long way'", ['long']],
    ['strasse', ['riders']],
    ['STRASSE', ['riders']],
    ['STRAẞE', ['riders']],
    ['straße', ['riders']],
    ['lodz', ['long']],
    ['łodz', ['long']],
    ['orsta', ['long']],
    ['(ørsta)', ['long']],
    ['leh,', ['metres']],
    ['leh.', ['metres']],
    ['leh?!', ['metres']],
    ['#leh', ['metres']],
    ['…leh', ['metres']],
    ['लंबी।', ['long']],
    ['way/lodz', ['long']],
    ['dsouza&co', ['hidden']],
    ['d’souza & co.', ['hidden']],
    ['2027', ['long']],
    ['२०२७', ['long']],
    ['v1.5', ['long']],
    ['v1.6', []],
  ])('%s → %j', (search, expected) => {
    expect(idsFor(search, odd)).toEqual(expected);
  });
});

describe('a list says of each ride how well it answers', () => {
  test.each([
    ['a word that one has', 'coffee', ['exact', 'none', 'none', 'none']],
    ['a word that one comes close to', 'cofee', ['close', 'none', 'none', 'none']],
    ['a word that two have', 'trail', ['exact', 'exact', 'none', 'none']],
    ['no word', ' \t', null],
    ['nothing but punctuation', ' “”, ', null],
  ])('%s: %j', (_, search, matches) => {
    expect(listSearch(items)(search)).toEqual(matches);
  });

  test.each([
    [['close', 'none'], true],
    [['close', 'exact'], false],
    [['none'], false],
    [null, false],
  ] as const)('%j: only close is %s', (matches, isOnly) => {
    expect(isOnlyClose(matches)).toBe(isOnly);
  });
});

test('an event matches by what it says and by nothing else', () => {
  const bare = { ...exampleEvent, title: 'Goa', location: '', organiser: '', category: '' };
  const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
  const finding = alphabet.filter((letter) => idsFor(letter, [bare]).length === 1);
  expect(finding.join('')).toBe('ago');
});

test.each([
  ['three letters', 'goa', 'goas'],
  ['a number', '2028', '2027'],
  ['a word with a digit', 'ride2', 'rider'],
])('%s are not misspelled: %s is not close to %s', (_, typed, word) => {
  expect(isClose(typed, word)).toBe(false);
});

const letters = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 1, maxLength: 12 });

test('nothing that has every word is ever missed', () => {
  checkProperty(
    fc.property(letters, letters, fc.nat(11), fc.nat(11), (title, location, from, length) => {
      const part = `${title} ${location}`.slice(from, from + length + 1).trim();
      fc.pre(part !== '');
      expect(idsFor(part, [trip('it', { title, location })])).toEqual(['it']);
    }),
  );
});
