import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  linkName,
  openDay,
  queryWithDay,
  queryWithTickets,
  restoredTickets,
  sharedQuery,
  wantedTickets,
} from '#machines/domain/catalogue/details-link.ts';
import type { TicketOption } from '#machines/domain/catalogue/item.ts';
import { LIST_NAMES, LISTS } from '#machines/domain/catalogue/lists.ts';
import { exampleTickets } from '../../fixtures/items.ts';
import { checkProperty } from '../../fixtures/properties.ts';

const onRequest: TicketOption = {
  id: 'ask',
  name: 'Ask',
  description: '',
  price: { kind: 'contact' },
};
const options = [...exampleTickets, onRequest].map((option) => ({ ...option, name: option.id }));
const called = (id: string, name: string): TicketOption => ({ ...onRequest, id, name });
const offerOf = (all: readonly TicketOption[]) => ({ list: 'trips', options: all }) as const;
const restored = (query: string, seats = 8) => {
  const wanted = wantedTickets(query);
  return wanted === null ? null : restoredTickets(wanted, offerOf(options), seats);
};

describe('a link with tickets', () => {
  test.each([
    ['one option', '?type=trip&sel=own:2', { own: 2 }, 'all'],
    ['two options', '?sel=own:1,club:2', { own: 1, club: 2 }, 'all'],
    ['as many as there are seats', '?sel=own:8', { own: 8 }, 'all'],
    ['more than there are seats', '?sel=own:9', {}, 'none'],
    ['more than there are seats, over two options', '?sel=own:6,club:3', { own: 6 }, 'some'],
    ['one that fits behind one that does not', '?sel=own:9,club:8', { club: 8 }, 'some'],
    ['an unknown option', '?sel=vip:1', {}, 'none'],
    ['an unknown option beside a known one', '?sel=vip:1,own:1', { own: 1 }, 'some'],
    ['an option whose price is on request', '?sel=ask:1', {}, 'none'],
    ['a negative number', '?sel=own:-1', {}, 'none'],
    ['none', '?sel=own:0', {}, 'none'],
    ['a fraction', '?sel=own:1.5', {}, 'none'],
    ['a number in words', '?sel=own:1e2', {}, 'none'],
    ['thousands', '?sel=own:1000', {}, 'none'],
    ['no number', '?sel=own', {}, 'none'],
    ['garbage', '?sel=%00,,:::,%25', {}, 'none'],
    ['half an escape', '?sel=%25E0%25A4:1', {}, 'none'],
    ['names of every object', '?sel=__proto__:1,constructor:2', {}, 'none'],
    ['an option twice', '?sel=own:1,own:2', { own: 1 }, 'some'],
    ['more text than anybody writes', `?sel=own:1,${'x'.repeat(1_000)}`, {}, 'none'],
  ] as const)('%s', (_, query, quantities, outcome) => {
    expect(restored(query)).toEqual({ quantities, outcome });
  });

  test.each(['', '?type=trip', '?sel='])('that asks for none: %s', (query) => {
    expect(wantedTickets(query)).toBeNull();
  });

  const nothing = { tickets: [], isWhole: false };
  test.each([
    ['a name without a number', 'own', nothing],
    ['two names before a number', 'own:club:1', nothing],
    ['half an escape', '%25E0%25A4:1', nothing],
    ['a name that is empty', ':1', nothing],
    [
      'a broken part beside a whole one',
      'own:2,club',
      { tickets: [{ name: 'own', quantity: 2 }], isWhole: false },
    ],
    [
      '1,000 letters',
      `${'x'.repeat(998)}:1`,
      { tickets: [{ name: 'x'.repeat(998), quantity: 1 }], isWhole: true },
    ],
    ['1,001 letters', `${'x'.repeat(999)}:1`, nothing],
  ])('is read only as far as it says a number of a ticket: %s', (_, text, wanted) => {
    expect(wantedTickets(`?sel=${text}`)).toEqual(wanted);
  });

  test.each([
    [50, 50, true],
    [51, 50, false],
  ])('that names %d options has %d of them read', (named, read, isWhole) => {
    const text = Array.from({ length: named }, (_, index) => `o${index}:1`).join(',');
    const wanted = wantedTickets(`?sel=${text}`);
    expect(wanted?.tickets).toHaveLength(read);
    expect(wanted?.isWhole).toBe(isWhole);
  });

  const names = fc.string({ unit: 'grapheme', maxLength: 6 });
  const chosen = fc.uniqueArray(
    fc.record({
      id: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
      name: names,
      count: fc.nat(99),
    }),
    { selector: ({ id }) => id, maxLength: 5 },
  );

  test('what the page writes it reads again, whatever the options are called', () => {
    checkProperty(
      fc.property(chosen, (all) => {
        const sold = all.map(
          ({ id, name }): TicketOption => ({
            ...called(id, name),
            price: { kind: 'amount', price: 100, oldPrice: null, discount: 0 },
          }),
        );
        const quantities = Object.fromEntries(
          all.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]),
        );
        const query = queryWithTickets('?type=trip', quantities, offerOf(sold));
        expect(new URLSearchParams(query).get('type')).toBe('trip');
        const wanted = wantedTickets(query) ?? { tickets: [], isWhole: true };
        expect(restoredTickets(wanted, offerOf(sold), Number.POSITIVE_INFINITY).quantities).toEqual(
          quantities,
        );
      }),
    );
  });

  test('an option goes by its title, so that another order of the list sells nothing else', () => {
    const list = [called('option-1', 'Bring your own bike'), called('option-2', 'Rent: 350 cc')];
    const reordered = [called('option-1', 'Rent: 350 cc'), called('option-2', 'Pillion')];
    expect(list.map((option) => linkName(option, offerOf(list)))).toEqual([
      'bring-your-own-bike',
      'rent-350-cc',
    ]);
    expect(reordered.map((option) => linkName(option, offerOf(reordered)))).toEqual([
      'rent-350-cc',
      'pillion',
    ]);
  });

  test.each(LIST_NAMES)(
    'an option without a title goes by the name of its list in links: %s',
    (list) => {
      const unnamed: TicketOption = { ...called('a', 'Bring your own bike'), isUnnamed: true };
      expect(linkName(unnamed, { list, options: [unnamed] })).toBe(LISTS[list].ticketInLinks);
    },
  );

  test('two of one title go by their ids, and so does one without letters', () => {
    const list = [called('a', 'Pass'), called('b', 'pass!'), called('c', '***'), called('d', 'A')];
    expect(list.map((option) => linkName(option, offerOf(list)))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('two of one title that only their places tell apart stay out of the link', () => {
    const list = [called('option-1', 'Rider'), called('option-2', 'Rider'), called('c', 'Rider')];
    expect(list.map((option) => linkName(option, offerOf(list)))).toEqual([null, null, 'c']);
    expect(queryWithTickets('?type=trip', { 'option-1': 2, c: 1 }, offerOf(list))).toBe(
      '?type=trip&sel=c:1',
    );
  });

  test('the address says it in plain words', () => {
    const write = (query: string, quantities: Record<string, number>) =>
      queryWithTickets(query, quantities, offerOf(options));
    expect(write('?type=trip', { own: 2, club: 1 })).toBe('?type=trip&sel=own:2,club:1');
    expect(write('?type=trip&sel=own:2', {})).toBe('?type=trip');
    expect(write('?sel=own:2', {})).toBe('');
    expect(write('', {})).toBe('');
  });
});

describe('a link with the open day', () => {
  test.each([
    ['', 0],
    ['?day=1', 0],
    ['?day=3', 2],
    ['?day=9', 8],
    ['?day=10', 0],
    ['?day=0', null],
    ['?day=-1', 0],
    ['?day=two', 0],
    ['?day=1e1', 0],
    ['?day=2e0', 0],
    ['?day=2.0', 0],
    ['?day=2%20', 0],
    ['?day=0x2', 0],
  ])('%s', (query, index) => {
    expect(openDay(query, 9)).toBe(index);
  });

  test.each([
    [9, 8],
    [10, 9],
    [120, 119],
  ])('day %d of a long itinerary', (day, index) => {
    expect(openDay(`?day=${day}`, 120)).toBe(index);
  });

  test.each([0, 4, null])('day %s comes back from the address', (index) => {
    expect(openDay(queryWithDay('?type=trip&day=2', index), 9)).toBe(index);
  });

  test('the first day needs no word', () => {
    expect(queryWithDay('?type=trip&day=2', 0)).toBe('?type=trip');
  });
});

test('a page is shared with the open day, without anybody’s tickets', () => {
  expect(sharedQuery('?type=trip&sel=own:2&day=3')).toBe('?type=trip&day=3');
  expect(sharedQuery('?type=trip&email=asha%40example.com&token=s3cret')).toBe('?type=trip');
  expect(sharedQuery('?utm=x')).toBe('');
});
