import type { Day } from './calendar.ts';

/** What a calendar needs to know of a booked ride: whole days of India, plain text. */
export interface RideEntry {
  uid: string;
  title: string;
  firstDay: Day;
  lastDay: Day;
  place: string;
  notes: string;
  /** When the entry was made, in ms since 1970. */
  madeAt: number;
}

const DAY_MS = 86_400_000;
/** RFC 5545 folds content lines at 75 octets. */
const LINE_OCTETS = 75;

/** An RFC 5545 calendar file with one all-day event, made by the product of that name; lines end in CRLF and are folded by octets. */
export function icalendar(entry: RideEntry, product: string): string {
  const dayAfter = new Date(Date.parse(entry.lastDay) + DAY_MS).toISOString();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Bookings//EN`,
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${compact(new Date(entry.madeAt).toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${compact(entry.firstDay)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter.slice(0, 10))}`,
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.place === '' ? [] : [`LOCATION:${escapeText(entry.place)}`]),
    ...(entry.notes === '' ? [] : [`DESCRIPTION:${escapeText(entry.notes)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function compact(isoText: string): string {
  return isoText.replace(/[-:]/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

function fold(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
