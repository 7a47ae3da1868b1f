export const weekdays = {
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
};

/** Returns the time of a label: '6PM'. `figure` is the hour of the clock, with the minutes if there are any. */
export const shortTime = (figure: string, hour: number) => `${figure}${hour < 12 ? 'AM' : 'PM'}`;

export const hoursLabel = (first: string, last: string, opens: string, closes: string) =>
  `${first}-${last} ${opens}-${closes}`;
