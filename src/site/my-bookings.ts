import { assertDefined } from '#machines/assert-defined.ts';
import { type MyBookingsInput, myBookingsMachine } from '#machines/my-bookings.machine.ts';
import * as paths from '../paths.ts';
import { fromPromise } from './actors.ts';
import { createBookings } from './bookings.ts';
import { type Site, serviceOf, useSite } from './site.ts';

/** The part of the site that looks up the bookings of a phone number. */
export const useMyBookings = () => serviceOf(useSite(), createMyBookings);

/** Joins the API, the browser and this device's memory to the machine of My Bookings. */
export function createMyBookings(site: Site) {
  const { browser } = site;
  const { api, bookingStorage, watchPage } = serviceOf(site, createBookings);
  return {
    machine: myBookingsMachine.provide({
      actors: {
        findBookings: fromPromise(({ input, signal }) => api.findBookings(input.phone, signal)),
        watchPage: watchPage('forgotten'),
      },
      actions: {
        noteListed: (_, { bookings }) => bookingStorage.noteListed(bookings),
        openBooking: (_, { booking, generation }) => {
          bookingStorage.rememberOpened(booking, generation);
          browser.go(paths.bookingDetailsOf(assertDefined(booking.id, 'booking id')));
        },
      },
    }),
    /** Read, when the page opens, from this device. */
    input: (): MyBookingsInput => ({
      local: bookingStorage.freeBookings(),
      now: browser.now(),
      generation: bookingStorage.generation(),
    }),
  };
}
