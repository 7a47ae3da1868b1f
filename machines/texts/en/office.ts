export const weekdays = {
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
};

/** The time of a label: '6PM'. `figure` is the hour of the clock, with the minutes if there are any. */
export const shortTime = (figure: string, hour: number) => `${figure}${hour < 12 ? 'AM' : 'PM'}`;

/** The time within a sentence: '6 pm'; a line never breaks between the figure and its half of the day. */
export const time = (figure: string, hour: number) => `${figure}\u00A0${hour < 12 ? 'am' : 'pm'}`;

export const hoursLabel = (first: string, last: string, opens: string, closes: string) =>
  `${first}-${last} ${opens}-${closes}`;
export const hoursInWords = (days: string, opens: string, closes: string) =>
  `${days}, ${opens} to ${closes}`;
export const daysInWords = (first: string, last: string) => `${first} to ${last}`;
