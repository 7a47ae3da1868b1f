import { assertDefined } from '#machines/assert-defined.ts';
import { type MyBookingsInput, myBookingsMachine } from '#machines/my-bookings.machine.ts';
import * as paths from '../paths.ts';
import { fromPromise } from './actors.ts';
import { bookingService } from './bookings.ts';
import { takenOver } from './early-text.ts';
import { defineService, type Site, useSite } from './site.ts';

/** The service that looks up the bookings of a phone number. */
export const myBookingsService = defineService(createMyBookings);

/** Returns `myBookingsService` of the site around the page. */
export const useMyBookingsService = () => myBookingsService(useSite());

/** Joins the API, the browser and this device's memory to the machine of My Bookings. */
function createMyBookings(site: Site) {
  const { browser } = site;
  const { api, bookingStorage, watchPage } = bookingService(site);
  return {
    machine: myBookingsMachine.provide({
      actors: {
        findBookings: fromPromise(async ({ input, signal }) => ({
          listed: await api.findBookings(input.phone, signal),
          local: bookingStorage.bookings(),
        })),
        readDevice: fromPromise(async () => bookingStorage.bookings()),
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
    /** Returns the input of the chart, read from this device when the page opens. */
    input: (): MyBookingsInput => ({
      clock: browser.clock,
      generation: bookingStorage.generation(),
      takenOver: takenOver(site),
    }),
  };
}
