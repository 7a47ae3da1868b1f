import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayableMessage } from '#machines/codec/markup.ts';
import { parseDate } from '#machines/domain/calendar/calendar.ts';
import { durationHours } from '#machines/domain/catalogue/duration.ts';
import { normaliseEmail } from '#machines/domain/person/email.ts';
import { normalisePhone } from '#machines/domain/person/phone.ts';
import { foldedText } from '#machines/domain/text/folded-text.ts';
import { plainLine, plainText } from '#machines/domain/text/text.ts';
import { normaliseName } from '#machines/domain/text/typed-text.ts';
import { decodeItem } from '../../../src/api/schema.ts';
import { checkProperty } from '../../fixtures/properties.ts';

/** Fragments that the readers of texts look for: a run of one makes a search with two ends take the square of its length. */
const fragments = [
  ...['11,', '1,', '12,345', ',', ';', '•', '- ', '1. ', '\n', ' ', 'a', 'Stay', '.', '-', '@'],
  ...['(', ')', '[', ']', '(a', '((a)', '"', "'", '<', '>', '</', '<p', '<p ', '<p a="', "<p a='"],
  ...[
    '<li>',
    '</li>',
    '<video>',
    '</video>',
    '<script>',
    '<svg',
    '<!--',
    '-->',
    '<!',
    '<?',
    '<b/>',
  ],
  ...['&', '&#', '&#x', '&amp', '&amp;', '&a', '&lt;', '\u200D', '\u202E', 'क्', '😀', '\uD83D'],
  ...['1 day', '½', 'half a ', '9 AM - ', '2027-03-19', '+', '00'],
];

const request = { id: 'x' } as const;

/** The fields of an item that hold texts, each with one. */
const itemOf = (text: string) => ({
  name: text,
  description: text,
  location: { address: text },
  inclusions: text,
  exclusions: [text],
  tags: text,
  duration: text,
  timings: text,
  start_date: text,
  primary_image: text,
  booking_types: [{ title: text, description: text, marked_price: text, discount: text }],
  itinerary: [{ title: text, locations: text, activities: text }],
});

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'a trip': (text) => decodeItem(itemOf(text), () => null, { ...request, kind: 'trip' }),
  'an event': (text) => decodeItem(itemOf(text), () => null, { ...request, kind: 'event' }),
  'options in a text': (booking_types) =>
    decodeItem({ name: 'A', booking_types }, () => null, { ...request, kind: 'trip' }),
  'a message': displayableMessage,
  'a line': plainLine,
  'a text': plainText,
  'a date': parseDate,
  'a duration': (duration) => durationHours({ duration }),
  'a search': foldedText,
  'a name': normaliseName,
  'a phone number': normalisePhone,
  'an address': normaliseEmail,
};

/** The length of the longest field that is read whole, and the number of short texts that are of this length together. */
const LONG = 20_000;
const PARTS = 16;
/** The most that the long one may take of the time of the short ones: far from once, and from 16 times, which the square would take. */
const TOLERANCE = 6;
/** A time below this, in ms, is no time, however it grew: clearing memory takes as much. */
const NO_TIME = 30;

/** The time of this thread, in ms, that so many readings of a text take: what other programs take does not count. */
function cost(read: (text: string) => unknown, text: string, readings: number): number {
  const before = process.threadCpuUsage();
  for (let reading = 0; reading < readings; reading += 1) read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

function expectLinear(read: (text: string) => unknown, run: string, end: string): void {
  const textOf = (length: number) =>
    `${run.repeat(Math.ceil(length / run.length)).slice(0, length)}${end}`;
  const whole = Math.min(cost(read, textOf(LONG), 1), cost(read, textOf(LONG), 1));
  if (whole < NO_TIME) return;
  const parts = cost(read, textOf(LONG / PARTS), PARTS);
  expect(whole, `${JSON.stringify(run)} up to ${LONG}`).toBeLessThan(TOLERANCE * parts);
}

const runs = fc
  .array(fc.constantFrom(...fragments), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''));
const ends = fc.constantFrom('', 'x', '1', ')', '>', '"');

describe.each(Object.entries(readers))(
  '%s is read in a time that grows with its length alone',
  (_, read) => {
    test.each(fragments)('%j, repeated', (fragment) => {
      expectLinear(read, fragment, '');
      expectLinear(read, fragment, 'x');
    });

    test('and what else can stand together', () => {
      checkProperty(
        fc.property(runs, ends, (run, end) => expectLinear(read, run, end)),
        25,
      );
    });
  },
);
