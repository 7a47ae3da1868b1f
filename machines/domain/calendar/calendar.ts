import * as texts from '#texts/dates.ts';

/** A calendar day in India, as `YYYY-MM-DD`. The order of the texts is the order of the days. */
export type Day = string;

/**
 * A date as an organiser wrote it (rule: Days and hours): a day in India, with a moment only where an hour was
 * written.
 */
export interface CalendarDate {
  readonly day: Day;
  /** The moment in epoch ms; null for a whole day. */
  readonly at: number | null;
  /** Set where the day was written as 00:00: as an end, such a date may close the evening before. */
  readonly isMidnight?: true;
}

/** One minute in milliseconds. */
export const MINUTE_MS = 60_000;
/** One hour in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS;
/** One day in milliseconds. */
export const DAY_MS = 24 * HOUR_MS;
/** India is five and a half hours ahead of UTC all year, in milliseconds. */
const INDIA_OFFSET_MS = 19_800_000;
/**
 * The number that tells epoch seconds, which are below it, from epoch milliseconds: 1973 in milliseconds, 5138 in
 * seconds.
 */
const SECONDS_LIMIT = 100_000_000_000;
const EARLIEST_YEAR = 1990;
const LATEST_YEAR = 2199;

/** A zone in the spellings of ISO 8601, PostgreSQL ('+00'), Java ('+05:30[Asia/Kolkata]') and Go ('+0000 UTC'). */
const ZONE = String.raw`(?:Z|UTC|GMT|([+-]\d{2}):?(\d{2})?)(?:\[[\w/+-]+\]| UTC)?`;
const ISO = new RegExp(
  String.raw`^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(${ZONE})?)?$`,
  'i',
);
/** The basic form of ISO 8601, without hyphens and colons. */
const BASIC = /^(\d{4})(\d{2})(\d{2})(?:(T\d{2})(\d{2})(\d{2})?)?(?!\d)/i;

/** Returns a date of the basic form in the extended form; any other text as it is. */
function extended(text: string): string {
  return text.replace(BASIC, (_, year, month, day, hour, minute, second = '00') => {
    const date = `${year}-${month}-${day}`;
    return hour === undefined ? date : `${date}${hour}:${minute}:${second}`;
  });
}

/**
 * Reads a day or a moment: `YYYY-MM-DD`, ISO 8601 in either form, or an epoch in seconds or milliseconds. A text
 * without a zone is India's time, and an epoch counts as its text in UTC. A clock of exactly 00:00, in any zone,
 * counts as a day without a time. Returns null for everything else.
 */
export function parseDate(value: unknown): CalendarDate | null {
  if (typeof value === 'number') return fromEpoch(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (/^\d{9,13}$/.test(text)) return fromEpoch(Number(text));
  const match = ISO.exec(extended(text));
  if (match === null) return null;
  const [, day = '', hour, minute = '0', second = '0', fraction = '0', zone, hours, minutes] =
    match;
  if (!isDay(day)) return null;
  if (hour === undefined) return { day, at: null };
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const offset = zone === undefined ? INDIA_OFFSET_MS : offsetOf(hours, minutes);
  if (offset === null) return null;
  const clock = (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1000;
  if (clock === 0 && Number(fraction) === 0) return { day, at: null, isMidnight: true };
  return momentAt(Date.parse(`${day}T00:00:00Z`) + clock - offset);
}

/** Returns the offset of a zone in ms, from its signed hours and its minutes; null for an offset that no zone has. */
function offsetOf(hours = '+00', minutes = '00'): number | null {
  const [hour, minute] = [Number(hours.slice(1)), Number(minutes)];
  if (hour > 14 || minute > 59) return null;
  return (hours.startsWith('-') ? -1 : 1) * (hour * 60 + minute) * 60_000;
}

function fromEpoch(epoch: number): CalendarDate | null {
  const at = Math.floor(epoch < SECONDS_LIMIT ? epoch * 1000 : epoch);
  const moment = momentAt(at);
  return moment !== null && at % DAY_MS === 0
    ? { day: moment.day, at: null, isMidnight: true }
    : moment;
}

function momentAt(at: number): CalendarDate | null {
  const year = new Date(at).getUTCFullYear();
  return year >= EARLIEST_YEAR && year <= LATEST_YEAR ? { day: dayOf(at), at } : null;
}

/** True when a text is a day that exists, `YYYY-MM-DD`, in the years this site plans for. */
export function isDay(text: string): text is Day {
  const year = Number(text.slice(0, 4));
  if (year < EARLIEST_YEAR || year > LATEST_YEAR) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Returns the day in India at `now` (epoch ms). */
export function dayOf(now: number): Day {
  return new Date(now + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** Returns the moment (epoch ms) at which a day of India begins. */
export function midnightOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) - INDIA_OFFSET_MS;
}

/** India's clock at a moment (epoch ms), in ms since midnight. */
export function clockOf(at: number): number {
  return (at + INDIA_OFFSET_MS) % DAY_MS;
}

/** Returns the day that lies `days` after another. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Counts the days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** Returns a day in full: 'Sat 12 Jun 2027'. */
export function formatDay(day: Day): string {
  return texts.fullDay(figuresOf(day));
}

/** Returns a day without its year: 'Sat 12 Jun'. */
export function formatDayOfYear(day: Day): string {
  return texts.dayOfYear(figuresOf(day));
}

/** Returns the figures of a day that its texts need. */
export function figuresOf(day: Day): texts.Figures {
  const midnight = new Date(`${day}T00:00:00Z`);
  return {
    weekday: midnight.getUTCDay(),
    date: midnight.getUTCDate(),
    month: midnight.getUTCMonth(),
    year: day.slice(0, 4),
  };
}

/** Returns a moment (epoch ms) by India's clock: 'Sat 12 Jun 2027, 5:05 PM'. */
export function formatMoment(at: number): string {
  return texts.dayAndTime(formatDay(dayOf(at)), formatTime(at));
}

/**
 * Returns a past moment (epoch ms) in words, as of `now` (epoch ms) in India: '2:05 PM today', '2:05 PM yesterday',
 * 'Thu 14 Jan 2027, 2:05 PM'.
 */
export function formatPastMoment(at: number, now: number): string {
  const today = dayOf(now);
  if (dayOf(at) === today) return texts.today(formatTime(at));
  if (dayOf(at + DAY_MS) === today) return texts.yesterday(formatTime(at));
  return formatMoment(at);
}

/** Returns the hour of a moment (epoch ms) by India's clock: '5:05 PM'. */
export function formatTime(at: number): string {
  const local = new Date(at + INDIA_OFFSET_MS);
  const minutes = String(local.getUTCMinutes()).padStart(2, '0');
  return texts.time(local.getUTCHours(), minutes);
}

/** Returns a moment (epoch ms) by India's clock, without a zone: '2027-06-12T17:05:00'. */
export function localTime(at: number): string {
  return new Date(at + INDIA_OFFSET_MS).toISOString().slice(0, 19);
}

/** Returns a day in its short form: '12 Jun 2027'. */
export function formatShortDay(day: Day): string {
  return texts.shortDay(figuresOf(day));
}

/** Returns the month of a day or of a `YYYY-MM`: 'Jun 2027'. */
export function formatMonth(month: string): string {
  return texts.monthOfYear(figuresOf(`${month.slice(0, 7)}-01`));
}

/**
 * Returns the short name of a month among others, all `YYYY-MM`: 'Jun', with its year where another of them has the
 * same name.
 */
export function monthLabel(month: string, others: readonly string[]): string {
  const isNamesake = (other: string) => other !== month && other.slice(5) === month.slice(5);
  if (others.some(isNamesake)) return formatMonth(month);
  return texts.monthAlone(figuresOf(`${month}-01`));
}

/** Returns two days in full, 'Sat 12 Jun 2027 to Sun 20 Jun 2027'; one day when they are the same. */
export function formatDays(first: Day, last: Day): string {
  return first === last ? formatDay(first) : texts.daysFromTo(formatDay(first), formatDay(last));
}

/**
 * True when a date lies on or after now (rules: My Bookings; Days and hours). A whole day lasts until its midnight
 * in India; no date at all counts as upcoming.
 */
export function isUpcomingDate(date: CalendarDate | null, now: number): boolean {
  if (date === null) return true;
  return date.at === null ? date.day >= dayOf(now) : date.at >= now;
}

/** Orders dates soonest first: a whole day before any hour of it, unknown dates last. */
export function compareDates(a: CalendarDate | null, b: CalendarDate | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  // no date lies before 1990
  return Math.sign((a.at ?? 0) - (b.at ?? 0));
}
