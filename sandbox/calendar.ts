/** One day in milliseconds. */
const DAY_MS = 86_400_000;
/** India is five and a half hours ahead of UTC all year, in milliseconds. */
const IST_OFFSET_MS = 19_800_000;

/** The days of the week, in the order in which `Date#getUTCDay` counts them. */
const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** A departure relative to today: so many days ahead, then on to the next such weekday. */
export interface Departure {
  inDays: number;
  on?: (typeof WEEKDAYS)[number];
}

/** The calendar day `YYYY-MM-DD` in India at `now` (epoch milliseconds). */
export function dayInIndia(now: number): string {
  return new Date(now + IST_OFFSET_MS).toISOString().slice(0, 10);
}

/** The day that lies `days` after `day`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The calendar day of a departure, counted from `today`. */
export function departureDay(today: string, departure: Departure): string {
  const earliest = addDays(today, departure.inDays);
  if (departure.on === undefined) return earliest;
  const weekday = new Date(`${earliest}T00:00:00Z`).getUTCDay();
  return addDays(earliest, (WEEKDAYS.indexOf(departure.on) - weekday + 7) % 7);
}

/** The instant of `HH:MM` on an Indian day, as an ISO text with India's offset. */
export function indianInstant(day: string, time: string): string {
  return `${day}T${time}:00+05:30`;
}

/** The same instant in UTC, as many databases hand it out. */
export function utcInstant(day: string, time: string): string {
  return new Date(indianInstant(day, time)).toISOString();
}

/** `06:30` as `6:30 AM`. */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${half}`;
}
