import { expect, test } from 'vitest';
import type { Item } from '#machines/domain/catalogue/item.ts';
import {
  cardDate,
  cardLength,
  detailsDate,
  itineraryDate,
  lengthText,
  rideName,
  statedLength,
  timeLabel,
  untilText,
} from '#machines/domain/catalogue/item-dates.ts';
import { exampleEvent, exampleTrip } from '../../fixtures/items.ts';
import { noonOf } from '../../fixtures/noon.ts';

const day = (text: string) => ({ day: text, at: null });
const moment = (text: string) => ({
  day: text.slice(0, 10),
  at: Date.parse(`${text}:00+05:30`),
});
const rally: Item = {
  ...exampleEvent,
  isMultipleDays: true,
  start: day('2027-03-06'),
  end: day('2027-03-08'),
  timings: '',
};

test.each<[string, Item, string, string]>([
  ['a trip with a day alone', exampleTrip, '12 Jun 2027', 'Sat 12 Jun 2027'],
  [
    'a trip with an hour',
    { ...exampleTrip, start: moment('2027-06-12T06:30') },
    '12 Jun 2027',
    'Sat 12 Jun 2027, 6:30 AM',
  ],
  ['an event of one day', exampleEvent, '6 Mar 2027', 'Sat 6 Mar 2027'],
  [
    'an event of several days',
    rally,
    '6 Mar 2027 to 8 Mar 2027',
    'Sat 6 Mar 2027 to Mon 8 Mar 2027',
  ],
])('the card and the page of %s state its date', (_, item, card, details) => {
  expect([cardDate(item), detailsDate(item)]).toEqual([card, details]);
  expect(rideName(item)).toBe(`${item.title}, ${details}`);
});

test.each<[string, Item, string, string]>([
  ['before its first day', rally, '2027-03-05', ''],
  ['on its first day', rally, '2027-03-06', ''],
  ['on its second day', rally, '2027-03-07', 'Until 8 Mar 2027'],
  ['on its last day', rally, '2027-03-08', 'Until 8 Mar 2027'],
  ['after its last day', rally, '2027-03-09', ''],
  ['of one day', exampleEvent, '2027-03-06', ''],
  ['without a date', { ...rally, start: null }, '2027-03-07', ''],
  ['that is a trip', exampleTrip, '2027-06-14', ''],
])('the last day of an event that is running stands on its card: %s', (_, item, today, text) => {
  expect(untilText(item, noonOf(today))).toBe(text);
});

test.each<[string, Partial<typeof exampleEvent>, string]>([
  ['its organiser’s words', { timings: '9 pm to 1 am' }, '9 pm to 1 am'],
  [
    'its two hours',
    { timings: '', start: moment('2027-03-06T18:00'), end: moment('2027-03-06T21:30') },
    '6:00 PM - 9:30 PM',
  ],
  ['its first hour alone', { timings: '', start: moment('2027-03-06T18:00') }, '6:00 PM'],
  [
    'its first hour alone where it ends on another day',
    {
      timings: '',
      isMultipleDays: true,
      start: moment('2027-03-06T18:00'),
      end: moment('2027-03-08T21:30'),
    },
    '6:00 PM',
  ],
  ['Flexible, where no date has an hour', { timings: '' }, 'Flexible'],
  ['Flexible, without a date', { timings: '', start: null }, 'Flexible'],
])('the hours of an event are %s', (_, change, hours) => {
  const event = { ...exampleEvent, ...change };
  expect([timeLabel(event), lengthText(event)]).toEqual([hours, hours]);
});

test.each<[string, Item, string[]]>([
  ['a trip by its duration', exampleTrip, ['9 days', '9 days', '9 days']],
  ['an event by its hours', exampleEvent, ['9 pm to 1 am', '9 pm to 1 am', '']],
])('the length of %s', (_, item, lengths) => {
  expect([lengthText(item), statedLength(item), cardLength(item)]).toEqual(lengths);
});

test.each([
  ['the first', exampleTrip.start, 1, 'Sat 12 Jun'],
  ['the third', exampleTrip.start, 3, 'Mon 14 Jun'],
  ['the first of a trip without a start', null, 1, ''],
])('the date of %s day of an itinerary', (_, start, dayNumber, text) => {
  expect(itineraryDate({ start }, dayNumber)).toBe(text);
});
