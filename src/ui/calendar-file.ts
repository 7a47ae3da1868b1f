import { icalendar, type RideEntry } from '#machines/domain/icalendar.ts';

/** The help that pages with a ride need to offer it to calendars. */
export interface CalendarHelp {
  /** The product, which makes the file. */
  brand: string;
  /** The site's own origin, 'https://host'. */
  origin: string;
  /** Epoch ms. */
  now: () => number;
  /** Offers a file to keep; the text is an iCalendar file. */
  save: (name: string, text: string) => void;
}

/** Offers the calendar file of a ride. */
export function saveCalendarFile(entry: RideEntry, { brand, save }: CalendarHelp): void {
  save(fileName(brand), icalendar(entry, brand));
}

/** 'Bolt & Bevel' → 'bolt-bevel-ride.ics'. */
function fileName(brand: string): string {
  return `${
    brand
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') ?? 'my'
  }-ride.ics`;
}
