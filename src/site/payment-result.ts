import { fromCallback } from 'xstate';
import { urlVerdict } from '#machines/domain/payment/payment.ts';
import { type PaymentInput, paymentMachine } from '#machines/payment.machine.ts';
import * as paths from '../paths.ts';
import { encodeDraft } from '../storage/draft-state.ts';
import { bookingService, resultTransaction } from './bookings.ts';
import { stopAll } from './listeners.ts';
import { defineService, type Site, useSite } from './site.ts';

/** The service that verifies a payment: the chart of the result page. */
export const paymentResultService = defineService(createPaymentResult);

/** Returns `paymentResultService` of the site around the page. */
export const usePaymentResultService = () => paymentResultService(useSite());

/** Joins the API, the browser and this device's memory to the machine of the result page. */
function createPaymentResult(site: Site) {
  const { browser } = site;
  const { bookingStorage, watchPage, ...bookings } = bookingService(site);
  const { checkPayment, acknowledgePayment, onSettled, openTicket } = bookings;
  return {
    machine: paymentMachine.provide({
      actors: {
        checkPayment,
        watchPage: watchPage('hidden', 'returned', 'forgotten'),
        watchRecord: fromCallback(({ input: { transactionId }, sendBack }) => {
          if (transactionId === null) return undefined;
          const readRecord = () => {
            const recorded = bookingStorage.paidBookingOf(transactionId);
            sendBack({ type: 'record.changed', recorded });
          };
          // as a check settles it, another tab may have recorded it as paid, and its storage event be on its way
          return stopAll(
            [browser.onStored, browser.onRestored, onSettled].map((on) => on(readRecord)),
          );
        }),
      },
      actions: {
        acknowledgePayment,
        reloadPage: browser.reload,
        openBooking: openTicket,
        retryBooking: (_, pending) => {
          // forgotten, or thirty days old, since the page opened: nobody is written anew
          const stored = bookingStorage.pendingOf(pending.transactionId);
          if (stored !== null && pending.generation === bookingStorage.generation())
            bookingStorage.rememberGuest(stored.guest, pending.generation);
          const state = encodeDraft(pending.draft);
          browser.go(paths.confirmation, { replace: true, state });
        },
        checkAgain: (_, { transactionId }) =>
          browser.reopen(
            `${paths.paymentResult}?${new URLSearchParams({ merchantTransactionId: transactionId })}`,
          ),
      },
    }),
    /** Returns the input of the chart, read from the address and this device when the page opens. */
    input(): PaymentInput {
      const transactionId = resultTransaction(browser, bookingStorage);
      return {
        urlVerdict: urlVerdict(browser.arrival().search),
        transactionId,
        pending: transactionId === null ? null : bookingStorage.pendingOf(transactionId),
        recorded: transactionId === null ? null : bookingStorage.paidBookingOf(transactionId),
        startedAt: transactionId === null ? null : bookingStorage.startedAtOf(transactionId),
        generation: bookingStorage.generation(),
      };
    },
  };
}
