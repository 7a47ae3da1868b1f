import type { BookingInput } from '#machines/booking.machine.ts';
import type { BookingDetailsInput } from '#machines/booking-details.machine.ts';
import { dayOf } from '#machines/domain/calendar.ts';
import { kindFromHints } from '#machines/domain/item.ts';
import { withPersonOf } from '#machines/domain/my-bookings.ts';
import { transactionIdFrom, urlVerdict } from '#machines/domain/payment.ts';
import type { MyBookingsInput } from '#machines/my-bookings.machine.ts';
import type { PaymentInput } from '#machines/payment.machine.ts';
import * as paths from '../paths.ts';
import type { BookingStorage } from '../storage/booking-storage.ts';
import { bookingFromState, draftFromState } from '../storage/records.ts';
import type { Browser } from './browser.ts';
import type { KnownItems } from './known-items.ts';

/** What the machines' inputs are read from. */
export interface InputSources {
  browser: Browser;
  bookingStorage: BookingStorage;
  /** The API's base; '' for the site's own origin. */
  apiBase: string;
  /** The payment provider as it stands in paths. */
  provider: string;
  /** The only origins of payment pages; any https one where there are none. */
  paymentOrigins?: readonly string[];
  /** What lists of this visit told of an item. */
  knownItem?: KnownItems['find'];
}

/** The inputs of the machines, read when a page opens. */
export type Inputs = ReturnType<typeof createInputs>;

/** Reads what a page starts with from its address, its navigation state and this device. */
export function createInputs({
  browser,
  bookingStorage,
  apiBase,
  provider,
  paymentOrigins = [],
  knownItem = () => undefined,
}: InputSources) {
  return {
    /** The details page of an item, with what its kind can be guessed from. */
    item(id: string) {
      const { path, search, referrer, state } = browser.arrival();
      const kind = kindFromHints({ state: typeOf(state), query: search, referrer, path });
      // Events have a page of their own, so an event behind /details is a training.
      const isTraining = !paths.isEventPath(path);
      return {
        id,
        kind,
        isTraining,
        // A card says so in the navigation state; an address alone may have been typed or shared.
        isListGuessed: typeOf(state) !== 'event',
        prerendered: knownItem({ id, kind, isTraining }),
      };
    },
    /** Today in India. */
    today: () => dayOf(browser.now()),
    /** The confirmation page; null for a visitor who comes without a selection. */
    booking(): BookingInput | null {
      const draft = draftFromState(browser.arrival().state);
      if (draft === null) return null;
      const siteOrigin = browser.origin();
      return {
        draft,
        today: dayOf(browser.now()),
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
      };
    },
    /** My Bookings. */
    myBookings: (): MyBookingsInput => ({
      local: bookingStorage.freeBookings(),
      now: browser.now(),
    }),
    /** The booking page, with the booking that the visitor came with if it is the one of the address. */
    bookingDetails(id: string | null): BookingDetailsInput {
      const booking = bookingFromState(browser.arrival().state);
      if (booking === null || (id !== null && booking.id !== id))
        return { id, fromNavigation: null };
      return { id, fromNavigation: withPersonOf(booking, bookingStorage.findBooking(booking.id)) };
    },
  };
}

function typeOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'type' in state ? state.type : undefined;
}
