import { fromCallback } from 'xstate';
import { type BookingInput, bookingMachine } from '#machines/booking.machine.ts';
import { freeBooking } from '#machines/domain/booking/booking.ts';
import type {
  PreviousPayment,
  PreviousPaymentQuery,
} from '#machines/domain/payment/payment-records.ts';
import { orderMachine } from '#machines/order.machine.ts';
import { previousPaymentMachine } from '#machines/previous-payment.machine.ts';
import { ApiError } from '../api/api-error.ts';
import * as paths from '../paths.ts';
import { draftFromState } from '../storage/draft-state.ts';
import { fromPromise } from './actors.ts';
import { bookingService } from './bookings.ts';
import { defineService, type Site, useSite } from './site.ts';

/** The service that books: the chart of the confirmation page. */
export const confirmationService = defineService(createConfirmation);

/** Returns `confirmationService` of the site around the page. */
export const useConfirmationService = () => confirmationService(useSite());

/** Joins the API, the browser and this device's memory to the machine of the confirmation page. */
function createConfirmation(site: Site) {
  const { browser, settings } = site;
  const { api, bookingStorage, watchPage, ...bookings } = bookingService(site);
  const { checkPayment, acknowledgePayment, openTicket } = bookings;
  const findPrevious = fromPromise<PreviousPayment | null, PreviousPaymentQuery>(
    async ({ input }) => bookingStorage.previousPaymentFor(input),
  );
  const order = orderMachine.provide({
    actors: {
      previousPayment: previousPaymentMachine.provide({
        actors: { findPrevious },
        actions: {
          announceAttempt: (_, { item }) => bookingStorage.announceAttempt(item),
        },
      }),
      holdLock: fromCallback(({ input, sendBack }) => {
        bookingStorage.listenForAttempts();
        // one tab at a time starts a payment for an item
        const release = browser.holdLock(`booking.${input.kind}.${input.id}`, (isGranted) =>
          sendBack({ type: isGranted ? 'lock.granted' : 'lock.refused' }),
        );
        // Leaving a page stops its actors without their exit actions.
        return () => {
          bookingStorage.retractAttempt(input);
          release();
        };
      }),
      bookAsGuest: fromPromise(async ({ input: { payload, draft, generation }, signal }) => {
        const initiation = await api.bookAsGuest(payload, signal);
        // An id that already names another payment would be confused with it later.
        if (bookingStorage.isTaken(initiation.transactionId, { payload, draft }))
          throw new ApiError({ kind: 'unexpected', mayHaveOrder: true });
        return { ...initiation, at: browser.clock(), generation };
      }),
    },
    actions: {
      retractAttempt: (_, { item }) => bookingStorage.retractAttempt(item),
      storeUnanswered: (_, { item }) => bookingStorage.storeUnanswered(item),
      clearUnanswered: (_, { item }) => bookingStorage.clearUnanswered(item),
      withdrawUnanswered: (_, { item }) => bookingStorage.withdrawUnanswered(item),
      storePending: (_, { pending }) => bookingStorage.storePending(pending),
      storeUnpayable: (_, { pending }) => bookingStorage.storeUnpayable(pending),
    },
  });
  return {
    machine: bookingMachine.provide({
      actors: {
        checkPayment,
        watchPage: watchPage('restored', 'returned', 'forgotten'),
        watchHidden: watchPage('hidden'),
        findPrevious,
        order,
        // its script comes when a price has to be requested anew
        priceAnew: fromPromise(async ({ input, signal }) =>
          (await import('./price-anew.ts')).priceAnew(site, input.draft, signal),
        ),
        bookFree: fromPromise(async ({ input: { draft, guest, generation } }) => {
          const free = freeBooking(draft, guest, browser.clock(), browser.newId());
          const booking = { ...free, generation };
          bookingStorage.storeFree(booking);
          return booking;
        }),
      },
      actions: {
        acknowledgePayment,
        rememberDraft: (_, { guest, generation }) =>
          bookingStorage.rememberGuest(guest, generation),
        storeContinued: (_, { pending }) => bookingStorage.storeContinued(pending),
        rememberItem: (_, { draft }) => bookingStorage.rememberItem(draft),
        leaveForPayment: (_, { url }) => browser.leave(url),
        reloadPage: browser.reload,
        openBooking: openTicket,
      },
    }),
    /**
     * Returns the input of the chart, read when the page opens from the address, the navigation state and this
     * device; null for a visitor without a selection.
     */
    input(): BookingInput | null {
      const draft = draftFromState(browser.arrival().state);
      if (draft === null) return null;
      const siteOrigin = browser.origin();
      return {
        draft,
        clock: browser.clock,
        uptime: browser.uptime,
        load: browser.load(),
        generation: bookingStorage.generation(),
        guest: bookingStorage.guest(),
        addresses: {
          apiBase: settings.apiBaseUrl || siteOrigin,
          siteOrigin,
          resultPath: paths.paymentResult,
          paymentOrigins: settings.paymentOrigins,
          provider: settings.paymentProvider,
        },
      };
    },
  };
}
