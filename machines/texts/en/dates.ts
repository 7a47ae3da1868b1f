const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day by its figures. */
export interface Figures {
  /** From 0 for Sunday. */
  readonly weekday: number;
  readonly date: number;
  /** From 0 for January. */
  readonly month: number;
  readonly year: string;
}

export const monthAlone = ({ month }: Pick<Figures, 'month'>) => `${months[month]}`;
export const monthOfYear = ({ month, year }: Figures) => `${months[month]} ${year}`;
export const shortDay = (day: Figures) => `${day.date} ${monthOfYear(day)}`;
export const fullDay = (day: Figures) => `${weekdays[day.weekday]} ${shortDay(day)}`;
export const dayOfYear = ({ weekday, date, month }: Figures) =>
  `${weekdays[weekday]} ${date} ${months[month]}`;
export const daysFromTo = (from: string, to: string) => `${from} to ${to}`;
export const untilDay = (day: string) => `Until ${day}`;
export const hoursFromTo = (from: string, to: string) => `${from} - ${to}`;

/** Returns an hour from 0 to 23, and minutes of two digits. */
export const time = (hours: number, minutes: string) =>
  `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
export const dayAndTime = (day: string, clock: string) => `${day}, ${clock}`;
export const today = (clock: string) => `${clock} today`;
export const yesterday = (clock: string) => `${clock} yesterday`;

export const dateUnknown = 'Date TBA';
export const flexibleTime = 'Flexible';

// what a calendar's entry says
export const startsAt = (clock: string) => `Starts at ${clock}`;
export const timingsNote = (timings: string) => `Timings: ${timings}`;
export const meetAt = (clock: string) => `Meet at ${clock}`;
export const bookingNote = (id: string) => `Booking ${id}`;
export const reminderInAWeek = (ride: string) => `${ride} is in a week`;
export const isTomorrow = (ride: string) => `${ride} is tomorrow`;
