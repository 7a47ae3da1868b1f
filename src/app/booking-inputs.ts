import type { BookingInput } from '#machines/booking.machine.ts';
import type { BookingDetailsInput } from '#machines/booking-details.machine.ts';
import { withPersonOf } from '#machines/domain/my-bookings.ts';
import { transactionIdFrom, urlVerdict } from '#machines/domain/payment.ts';
import type { MyBookingsInput } from '#machines/my-bookings.machine.ts';
import type { PaymentInput } from '#machines/payment.machine.ts';
import * as paths from '../paths.ts';
import type { BookingStorage } from '../storage/booking-storage.ts';
import { bookingFromState, draftFromState } from '../storage/records.ts';
import type { Browser } from './browser.ts';

/** The sources of the inputs of the booking machines. */
export interface BookingSources {
  browser: Browser;
  bookingStorage: BookingStorage;
  /** The API's base; '' for the site's own origin. */
  apiBase: string;
  /** The payment provider as it stands in paths. */
  provider: string;
  /** The only origins of payment pages; any https one where there are none. */
  paymentOrigins?: readonly string[];
}

/** Reads the inputs of the booking pages from the address, the navigation state and this device. */
export function createBookingInputs({
  browser,
  bookingStorage,
  apiBase,
  provider,
  paymentOrigins = [],
}: BookingSources) {
  return {
    /** The confirmation page; null for a visitor who comes without a selection. */
    booking(): BookingInput | null {
      const draft = draftFromState(browser.arrival().state);
      if (draft === null) return null;
      const siteOrigin = browser.origin();
      return {
        draft,
        now: browser.now,
        load: browser.load(),
        guest: bookingStorage.guest(),
        addresses: {
          apiBase: apiBase === '' ? siteOrigin : apiBase,
          siteOrigin,
          resultPath: paths.paymentResult,
          paymentOrigins,
          provider,
        },
      };
    },
    /** The payment result page. */
    payment(): PaymentInput {
      const { search } = browser.arrival();
      const transactionId = transactionIdFrom(search, bookingStorage.startedHere());
      return {
        urlVerdict: urlVerdict(search),
        transactionId,
        pending: transactionId === null ? null : bookingStorage.pendingOf(transactionId),
        now: browser.now(),
        generation: bookingStorage.generation(),
      };
    },
    /** My Bookings. */
    myBookings: (): MyBookingsInput => ({
      local: bookingStorage.freeBookings(),
      now: browser.now(),
    }),
    /** The booking page, with the booking of the navigation state if the address names the same one. */
    bookingDetails(id: string | null): BookingDetailsInput {
      const booking = bookingFromState(browser.arrival().state);
      if (booking === null || (id !== null && booking.id !== id))
        return { id, fromNavigation: null };
      return { id, fromNavigation: withPersonOf(booking, bookingStorage.findBooking(booking.id)) };
    },
  };
}
