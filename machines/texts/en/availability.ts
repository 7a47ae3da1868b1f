import type { Availability } from '#machines/domain/catalogue/availabilities.ts';

/** The words of each availability, on cards and where rides are compared; '' for none. */
export const availabilityWords: Readonly<Record<Availability, string>> = {
  open: '',
  soldOut: 'Sold out',
  departed: 'Departed',
};
