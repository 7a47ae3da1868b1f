import { expect, test } from 'vitest';
import { groupMessage } from '#machines/domain/booking/group-message.ts';
import { lines } from '#machines/domain/booking/selection.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { shareMessage } from '#machines/domain/catalogue/share.ts';
import { exampleEvent, exampleTickets, exampleTrip } from '../../fixtures/items.ts';

const url = 'https://kickstand.example.com/details/manali-leh?type=trip&sel=own:2';
const undated = { ...exampleTrip, start: null, end: null };

test.each<[string, Item, Record<string, number>, string[]]>([
  [
    'one kind of ticket',
    exampleTrip,
    { own: 2 },
    ['Manali to Leh High Pass Expedition, Sat 12 Jun 2027', 'Bring your own bike: 2 x ₹30,799.12'],
  ],
  [
    'several, and a free one',
    undated,
    { own: 1, pillion: 3, club: 1 },
    [
      'Manali to Leh High Pass Expedition, Flexible dates',
      'Bring your own bike: 1 x ₹30,799.12',
      'Pillion rider: 3 x ₹19,999',
      'Club pass: Member x 1',
    ],
  ],
  [
    'an event',
    exampleEvent,
    { own: 1 },
    ['Bengaluru Night Ride, Sat 6 Mar 2027', 'Bring your own bike: 1 x ₹30,799.12'],
  ],
])(
  '%s → ride, date, each ticket with its price, the question, the link',
  (_, item, quantities, rows) => {
    const message = shareMessage(groupMessage(item, lines(exampleTickets, quantities), url));
    expect(message.split('\n')).toEqual([...rows, 'Who rides along?', url]);
  },
);
