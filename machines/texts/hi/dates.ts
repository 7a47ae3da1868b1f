/** A day by its figures, and its midnight in UTC (epoch ms) for languages that Intl writes. */
interface Figures {
  readonly at: number;
  /** From 0 for Sunday. */
  readonly weekday: number;
  readonly date: number;
  /** From 0 for January. */
  readonly month: number;
  readonly year: string;
}

/** Writes days by Intl, which the first of them makes. Months are long: their short forms differ between browsers. */
function written(parts: Intl.DateTimeFormatOptions): (day: Figures) => string {
  let format: Intl.DateTimeFormat | undefined;
  return ({ at }) => {
    format ??= new Intl.DateTimeFormat('hi-IN-u-nu-latn', { ...parts, timeZone: 'UTC' });
    return format.format(at);
  };
}

const date = { day: 'numeric', month: 'long' } as const;

export const monthOfYear = /* @__PURE__ */ written({ month: 'long', year: 'numeric' });
export const shortDay = /* @__PURE__ */ written({ ...date, year: 'numeric' });
export const fullDay = /* @__PURE__ */ written({ ...date, year: 'numeric', weekday: 'long' });
export const dayOfYear = /* @__PURE__ */ written({ ...date, weekday: 'long' });
export const daysFromTo = (from: string, to: string) => `${from} से ${to}`;

/** An hour from 0 to 23, and minutes of two digits. */
export const time = (hours: number, minutes: string) =>
  `${partOfDay(hours)} ${hours % 12 || 12}:${minutes} बजे`;
export const moment = (day: string, clock: string) => `${day}, ${clock}`;
export const today = (clock: string) => `आज ${clock}`;
export const yesterday = (clock: string) => `कल ${clock}`;

function partOfDay(hours: number): string {
  if (hours < 4 || hours >= 20) return 'रात';
  if (hours < 12) return 'सुबह';
  return hours < 16 ? 'दोपहर' : 'शाम';
}

export const dateUnknown = 'तारीख अभी तय नहीं';
export const flexibleDates = 'फ़्लेक्सिबल तारीखें';
export const flexibleTime = 'फ़्लेक्सिबल';

// what a calendar's entry says
export const startsAt = (clock: string) => `शुरुआत: ${clock}`;
export const meetAt = (clock: string) => `मिलने का समय: ${clock}`;
export const bookingNote = (id: string) => `बुकिंग ${id}`;
export const isInAWeek = (ride: string) => `${ride} एक हफ़्ते बाद है`;
export const isTomorrow = (ride: string) => `${ride} कल है`;
