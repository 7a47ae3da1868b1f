export const weekdays = {
  Monday: 'सोमवार',
  Tuesday: 'मंगलवार',
  Wednesday: 'बुधवार',
  Thursday: 'गुरुवार',
  Friday: 'शुक्रवार',
  Saturday: 'शनिवार',
  Sunday: 'रविवार',
};

/** Returns the part of the day, as the clock is told. */
function partOfDay(hour: number): string {
  if (hour < 4) return 'रात';
  if (hour < 12) return 'सुबह';
  if (hour < 16) return 'दोपहर';
  return hour < 20 ? 'शाम' : 'रात';
}

/**
 * Returns the time of a label: 'शाम 6'; a line never breaks within it. `figure` is the hour of the clock, with the
 * minutes if there are any.
 */
export const shortTime = (figure: string, hour: number) => `${partOfDay(hour)}\u00A0${figure}`;

export const hoursLabel = (first: string, last: string, opens: string, closes: string) =>
  `${first}-${last}, ${opens} से ${closes}\u00A0बजे`;
