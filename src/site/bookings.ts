import { type EventObject, fromCallback } from 'xstate';
import { assertDefined } from '#machines/assert-defined.ts';
import type { Booking, LocalBooking } from '#machines/domain/booking/booking.ts';
import { transactionIdFrom } from '#machines/domain/payment/payment.ts';
import type { PaymentFollowUps } from '#machines/domain/payment/payment-records.ts';
import { paymentCheckMachine } from '#machines/payment-check.machine.ts';
import { recoveryMachine } from '#machines/recovery.machine.ts';
import { type BookingApi, createBookingApi } from '../api/booking-api.ts';
import * as paths from '../paths.ts';
import { type BookingStorage, createBookingStorage } from '../storage/booking-storage.ts';
import { bookingFromState, bookingState } from '../storage/records.ts';
import { fromPromise } from './actors.ts';
import type { Browser } from './browser.ts';
import { listen, stopAll } from './listeners.ts';
import { apiConfig, defineService, type Site, useSite } from './site.ts';

/**
 * The service that the pages of bookings share: the API, the records of this device, the check of a payment, and the
 * news of a page.
 */
export const bookingService = defineService(createBookings);

/** Returns `bookingService` of the site around the page. */
export const useBookingService = () => bookingService(useSite());

/** Joins the API, the browser and this device's memory for the pages of bookings. */
function createBookings(site: Site) {
  const { browser } = site;
  const bookingStorage = site.bookingStorage ?? createBookingStorage(browser);
  const api = site.api ?? createBookingApi(apiConfig(site));
  const forgetting = watchForgetting(site, bookingStorage);
  const watchPage = pageWatcher(browser, bookingStorage, forgetting);
  const acknowledgePayment = (_: unknown, { booking }: { booking: Booking }) =>
    bookingStorage.acknowledge(booking);
  // first of all, since what it finds is removed when it is met
  const heldForgotten = bookingStorage.holdsForgotten();
  const settled = new EventTarget();
  const services = { api, bookingStorage, watchPage, settled, clock: browser.clock };
  const checkPayment = paymentCheck(services);
  return {
    api,
    bookingStorage,
    watchPage,
    /** Calls back when a check in this tab recorded the end of a payment; returns a function that stops it. */
    onSettled: (listener: () => void) => listen(settled, ['settled'], listener),
    /** True where this tab held records of before everything was forgotten when its page was loaded. */
    heldForgotten,
    checkPayment,
    acknowledgePayment,
    /** Opens the ticket in place of the page before it, so that going back neither confirms nor verifies again. */
    openTicket: (_: unknown, { booking }: { booking: Booking }) =>
      browser.go(paths.bookingDetails, { replace: true, state: bookingState(booking) }),
    recoveryMachine: recoveryMachine.provide({
      actors: {
        checkPayment,
        // the next page may announce news that this one may not
        watchPage: watchPage('changed', 'returned', 'forgotten'),
        findFollowUps: fromPromise(async () => {
          try {
            bookingStorage.sweep();
          } catch {
            // A sweep that fails must not keep a payment from being announced.
          }
          return newsOfPage(browser, bookingStorage);
        }),
      },
      actions: {
        acknowledgePayment,
        openBooking: (_, { booking }) =>
          browser.go(paths.bookingDetailsOf(assertDefined(booking.id, 'booking id')), {
            state: bookingState(booking),
          }),
      },
    }),
    /**
     * Returns the booking of the page: that of the navigation state if the address names the same one, else the
     * stored one.
     */
    bookingDetails(id: string | null): LocalBooking {
      const navigation = bookingFromState(browser.arrival().state);
      try {
        return { id, booking: bookingStorage.findBooking(id, navigation) };
      } catch {
        return { id, booking: 'unreadable' };
      }
    },
    onForgotten: forgetting.onForgotten,
    /**
     * Clears every record of this device, and informs every open page. False where other tabs cannot be informed.
     */
    forgetAll(): boolean {
      const isShared = bookingStorage.forgetAll();
      forgetting.look();
      return isShared;
    },
  };
}

/**
 * Watches for the end of the page's generation: the rider had everything forgotten, here, in another tab, or while
 * this page was asleep. The records of this tab are cleared at once, then its charts are informed.
 */
function watchForgetting({ browser, hasForgotten }: Site, bookingStorage: BookingStorage) {
  const listeners = new Set<() => void>();
  let current = bookingStorage.generation();
  const look = () => {
    const next = bookingStorage.generation();
    // where its id is lost, nothing was forgotten
    if (next === undefined || next === current) return;
    current = next;
    bookingStorage.dropForgotten();
    for (const listener of [...listeners]) listener();
  };
  let isWatching = false;
  return {
    look,
    hasForgotten,
    /** Calls back each time that everything was forgotten; returns a function that stops it. */
    onForgotten(listener: () => void): () => void {
      listeners.add(listener);
      // from the first one on, for as long as the document lasts: a build that renders pages has no browser to watch
      if (!isWatching) {
        isWatching = true;
        for (const watch of [browser.onStored, browser.onRestored, browser.onReturned]) watch(look);
      }
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the actor that sends a chart the news of its page, such as 'page.hidden'. */
function pageWatcher(
  browser: Browser,
  bookingStorage: BookingStorage,
  { onForgotten, hasForgotten }: ReturnType<typeof watchForgetting>,
) {
  const page = {
    hidden: browser.onHidden,
    returned: browser.onReturned,
    restored: browser.onRestored,
    forgotten: (listener: (facts: object) => void) => {
      const notify = () => listener({ generation: bookingStorage.generation() });
      // the chart may have read its input before, and start after
      if (hasForgotten()) notify();
      return onForgotten(notify);
    },
    changed: (listener: () => void) => {
      let { path } = browser.arrival();
      return browser.onMoved(() => {
        const before = path;
        ({ path } = browser.arrival());
        if (path !== before) listener();
      });
    },
  };
  return (...news: readonly (keyof typeof page)[]) =>
    fromCallback<EventObject, object>(({ sendBack }) =>
      stopAll(
        news.map((name) =>
          page[name]((facts = {}) => sendBack({ ...facts, type: `page.${name}` })),
        ),
      ),
    );
}

/** The services that the check of a payment uses. */
interface CheckServices {
  readonly api: BookingApi;
  readonly bookingStorage: BookingStorage;
  readonly watchPage: ReturnType<typeof pageWatcher>;
  /** Fires the event `settled` when a check recorded the end of a payment. */
  readonly settled: EventTarget;
  /** The device's clock, epoch ms. */
  readonly clock: () => number;
}

/** Returns the check of a payment with its effects. */
function paymentCheck({ api, bookingStorage, watchPage, settled, clock }: CheckServices) {
  /** The last status call: a background check and a page never send one at the same time. */
  let lastCall: Promise<unknown> = Promise.resolve();
  return paymentCheckMachine.provide({
    actors: {
      fetchStatus: fromPromise(({ input, signal }) => {
        const call = lastCall.then(async () => {
          signal.throwIfAborted();
          const answer = await api.fetchPaymentStatus(input.transactionId, signal);
          return { ...answer, at: clock() };
        });
        lastCall = call.catch(() => undefined);
        return call;
      }),
      storePaid: fromPromise(async ({ input }) => bookingStorage.storePaid(input.booking)),
      watchPage: watchPage('forgotten'),
    },
    actions: {
      markChecked: (_, { transactionId }) => bookingStorage.markChecked(transactionId),
      clearPending: (_, { transactionId }) => bookingStorage.clearPending(transactionId),
      settlePayment: (_, mark) => {
        bookingStorage.settle(mark);
        settled.dispatchEvent(new Event('settled'));
      },
      rememberPayment: (_, { booking }) => bookingStorage.rememberPayment(booking),
    },
  });
}

/**
 * Returns the transaction of the result page: that of its address, else the one that was started here; null for none.
 */
export function resultTransaction(browser: Browser, bookingStorage: BookingStorage): string | null {
  const { search } = browser.arrival();
  return transactionIdFrom(search, bookingStorage.startedHere(), bookingStorage.ownSpelling);
}

/**
 * Returns the follow-ups that a page announces: the confirmation page checks payments itself, and the result page
 * announces its own payment too.
 */
function newsOfPage(browser: Browser, bookingStorage: BookingStorage): PaymentFollowUps {
  const news = bookingStorage.paymentFollowUps();
  const { path } = browser.arrival();
  if (!paths.isPaymentPage(path)) return news;
  const left = { ...news, due: [] };
  if (!paths.isPaymentResult(path)) return left;
  const own = resultTransaction(browser, bookingStorage);
  const isOther = ({ transactionId }: Booking) => transactionId !== own;
  return { ...left, unacknowledged: left.unacknowledged.filter(isOther) };
}
