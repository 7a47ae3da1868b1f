import * as texts from '#texts/dates.ts';
import { encodedText, firstUnits } from '../text/text.ts';
import { addDays, clockOf, DAY_MS, type Day, HOUR_MS, localTime, MINUTE_MS } from './calendar.ts';
import type { EventHours } from './hours.ts';

/** The facts of a ride that a calendar needs: days of India, plain text. */
export interface CalendarEntry {
  /** The permanent name of the entry: a later file with the same name changes the entry and adds none. */
  uid: string;
  title: string;
  firstDay: Day;
  lastDay: Day;
  /** The start and the end in epoch ms, where the organiser gives both; null for whole days. */
  times: EventHours | null;
  location: string;
  /** The notes that anybody may read. */
  notes: string;
  /** The lines for the rider's own file only, such as the booking's id; '' for none. */
  reference: string;
  /** The ride's own page; '' when unknown. */
  page: string;
  /** The moment at which these facts were read, in epoch ms: of two files of one entry the later counts. */
  learnedAt: number;
}

/** RFC 5545 folds content lines at 75 octets. */
const LINE_OCTETS = 75;

/** SEQUENCE counts seconds from 1 January 2020: in its 31 bits there is room until 2088. */
const SEQUENCE_START = Date.UTC(2020, 0, 1);
const SEQUENCE_LIMIT = 2 ** 31 - 1;

/** The hour of India's day of the reminders of whole days, in ms from midnight. */
const MORNING_MS = 9 * HOUR_MS;
/** The hour of India's day of the reminders on the evening before, in ms from midnight. */
const EVENING_MS = 19 * HOUR_MS;

const ZONE = 'Asia/Kolkata';

/** India has one offset all year. A file that names a zone has to bring it along. */
const ZONE_LINES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** The reminders, each with its words and the time between it and the start of an entry; whole days start at midnight. */
const REMINDERS = [
  {
    words: texts.reminderInAWeek,
    before: ({ times }: CalendarEntry) => 7 * DAY_MS - (times === null ? MORNING_MS : 0),
  },
  {
    words: texts.isTomorrow,
    before: ({ times }: CalendarEntry) =>
      DAY_MS - EVENING_MS + (times === null ? 0 : clockOf(times.startAt)),
  },
];

/**
 * Returns an RFC 5545 calendar file with one ride (rule: Calendar). `product` is the name of the program that wrote
 * it. Lines end in CRLF and are folded by octets.
 */
export function icalendar(entry: CalendarEntry, product: string): string {
  const form = entry.times === null ? 'VALUE=DATE' : `TZID=${ZONE}`;
  const [start, end] = spanOf(entry);
  const notes = [entry.notes, entry.reference].filter((text) => text !== '').join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Bookings//EN`,
    ...(entry.times === null ? [] : ZONE_LINES),
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `SEQUENCE:${sequenceOf(entry)}`,
    `DTSTAMP:${compact(isoTime(entry.learnedAt))}`,
    `DTSTART;${form}:${start}`,
    `DTEND;${form}:${end}`,
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.location === '' ? [] : [`LOCATION:${escapeText(entry.location)}`]),
    ...(notes === '' ? [] : [`DESCRIPTION:${escapeText(notes)}`]),
    ...(entry.page === '' ? [] : [`URL:${entry.page}`]),
    ...REMINDERS.flatMap(({ words, before }) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(words(entry.title))}`,
      `TRIGGER:-${duration(before(entry))}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** Returns a duration in ms as RFC 5545 writes it, to the minute: 'P6DT15H'. */
function duration(ms: number): string {
  const parts = [
    [Math.floor(ms / DAY_MS), 'D'],
    [Math.floor((ms % DAY_MS) / HOUR_MS), 'H'],
    [Math.floor((ms % HOUR_MS) / MINUTE_MS), 'M'],
  ] as const;
  const [days = '', ...time] = parts.map(([count, unit]) => (count === 0 ? '' : `${count}${unit}`));
  const clock = time.join('');
  return `P${days}${clock === '' ? '' : `T${clock}`}`;
}

function sequenceOf({ learnedAt }: CalendarEntry): number {
  const seconds = Math.floor((learnedAt - SEQUENCE_START) / 1000);
  return Math.min(Math.max(seconds, 0), SEQUENCE_LIMIT);
}

/** Returns the start and the end: hours by India's clock, or days, where the end is the day after the last one. */
function spanOf({ firstDay, lastDay, times }: CalendarEntry): [start: string, end: string] {
  return times === null
    ? [compact(firstDay), compact(addDays(lastDay, 1))]
    : [compact(localTime(times.startAt)), compact(localTime(times.endAt))];
}

/**
 * The longest text of one kind in an address, in code units: a letter of an Indian script takes nine characters in an
 * address.
 */
const TEXT_UNITS = 200;

/**
 * Returns the address that opens Google Calendar with a new entry filled in. It says what the ride's own page says,
 * and nothing of the booking.
 */
export function googleCalendarUrl(entry: CalendarEntry): string {
  return address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: firstUnits(entry.title, TEXT_UNITS),
    dates: spanOf(entry).join('/'),
    ctz: ZONE,
    location: firstUnits(entry.location, TEXT_UNITS),
    details: publicNotes(entry),
  });
}

/**
 * Returns the address that opens the calendar of Outlook on the web with a new entry filled in. It says what the
 * ride's own page says, and nothing of the booking.
 */
export function outlookCalendarUrl(entry: CalendarEntry): string {
  const { firstDay, lastDay, times } = entry;
  return address('https://outlook.live.com/calendar/0/action/compose', {
    rru: 'addevent',
    subject: firstUnits(entry.title, TEXT_UNITS),
    startdt: times === null ? firstDay : isoTime(times.startAt),
    enddt: times === null ? addDays(lastDay, 1) : isoTime(times.endAt),
    allday: times === null ? 'true' : 'false',
    location: firstUnits(entry.location, TEXT_UNITS),
    body: publicNotes(entry),
  });
}

function publicNotes({ notes, page }: CalendarEntry): string {
  return [firstUnits(notes, TEXT_UNITS), page].filter((text) => text !== '').join('\n');
}

function address(base: string, fields: Readonly<Record<string, string>>): string {
  const query = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodedText(value)}`);
  return `${base}?${query.join('&')}`;
}

function isoTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

function compact(isoText: string): string {
  return isoText.replace(/[-:]/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

function fold(line: string): string {
  const encoder = new TextEncoder();
  const foldedLines: string[] = [];
  let foldedLine = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      foldedLines.push(foldedLine);
      foldedLine = ' ';
      octets = 1;
    }
    foldedLine += character;
    octets += size;
  }
  return [...foldedLines, foldedLine].join('\r\n');
}
