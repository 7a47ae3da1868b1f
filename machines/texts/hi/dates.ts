/** A day by its figures. */
export interface Figures {
  /** From 0 for Sunday. */
  readonly weekday: number;
  readonly date: number;
  /** From 0 for January. */
  readonly month: number;
  readonly year: string;
}

// Long names: the short ones differ between browsers. As Intl has them, which a slow phone takes long to make.
const weekdays = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'];
const months = [
  ...['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून'],
  ...['जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
];

export const monthAlone = ({ month }: Pick<Figures, 'month'>) => `${months[month]}`;
export const monthOfYear = ({ month, year }: Figures) => `${months[month]} ${year}`;
export const shortDay = (day: Figures) => `${day.date} ${monthOfYear(day)}`;
export const fullDay = (day: Figures) => `${weekdays[day.weekday]}, ${shortDay(day)}`;
export const dayOfYear = ({ weekday, date, month }: Figures) =>
  `${weekdays[weekday]}, ${date} ${months[month]}`;
export const daysFromTo = (from: string, to: string) => `${from} से ${to}`;
export const untilDay = (day: string) => `${day} तक`;
export const hoursFromTo = (from: string, to: string) => `${from} से ${to} तक`;

/** Returns an hour from 0 to 23, and minutes of two digits. */
export const time = (hours: number, minutes: string) =>
  `${partOfDay(hours)} ${hours % 12 || 12}:${minutes} बजे`;
export const dayAndTime = (day: string, clock: string) => `${day}, ${clock}`;
export const today = (clock: string) => `आज ${clock}`;
export const yesterday = (clock: string) => `कल ${clock}`;

function partOfDay(hours: number): string {
  if (hours < 4 || hours >= 20) return 'रात';
  if (hours < 12) return 'सुबह';
  return hours < 16 ? 'दोपहर' : 'शाम';
}

export const dateUnknown = 'तारीख अभी तय नहीं';
export const flexibleTime = 'फ़्लेक्सिबल';

// what a calendar's entry says
export const startsAt = (clock: string) => `शुरुआत: ${clock}`;
export const timingsNote = (timings: string) => `समय: ${timings}`;
export const meetAt = (clock: string) => `मिलने का समय: ${clock}`;
export const bookingNote = (id: string) => `बुकिंग ${id}`;
export const reminderInAWeek = (ride: string) => `${ride} एक हफ़्ते बाद है`;
export const isTomorrow = (ride: string) => `${ride} कल है`;
