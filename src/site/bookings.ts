import { type EventObject, fromCallback } from 'xstate';
import { assertDefined } from '#machines/assert-defined.ts';
import { type BookingInput, bookingMachine } from '#machines/booking.machine.ts';
import {
  type Booking,
  type BookingDraft,
  freeBooking,
  type KnownBooking,
} from '#machines/domain/booking.ts';
import { LISTS, listOf } from '#machines/domain/catalogue/lists.ts';
import { asSold, ticketOptions } from '#machines/domain/item.ts';
import { transactionIdFrom, urlVerdict } from '#machines/domain/payment.ts';
import type { PaymentFollowUps } from '#machines/domain/payment-records.ts';
import { type PriceAnswer, repriced } from '#machines/domain/repricing.ts';
import { failureOf, isNotFound } from '#machines/failure-of.ts';
import { type PaymentInput, paymentMachine } from '#machines/payment.machine.ts';
import { paymentCheckMachine } from '#machines/payment-check.machine.ts';
import { recoveryMachine } from '#machines/recovery.machine.ts';
import { ApiError } from '../api/api-error.ts';
import { type BookingApi, createBookingApi } from '../api/booking-api.ts';
import type { CatalogueApi } from '../api/catalogue-api.ts';
import { findInList } from '../api/find-in-list.ts';
import * as paths from '../paths.ts';
import { type BookingStorage, createBookingStorage } from '../storage/booking-storage.ts';
import { draftFromState, draftState } from '../storage/draft-state.ts';
import { bookingFromState, bookingState } from '../storage/records.ts';
import { VISIT_CACHES } from '../worker/names.ts';
import { fromPromise } from './actors.ts';
import type { Browser } from './browser.ts';
import { apiConfig, partOf, type Site, useSite } from './site.ts';

/** The part of the site that books, pays and remembers: its machines with their effects, their inputs, the records of this device, and what other parts need of it. */
export const useBookings = () => partOf(useSite(), createBookings);

/** Joins the API, the browser and this device's memory to the machines of bookings. */
export function createBookings(site: Site) {
  const { browser, settings } = site;
  const bookingStorage = site.bookingStorage ?? createBookingStorage(browser);
  const api = site.api ?? createBookingApi(apiConfig(site));
  const forgetting = watchForgetting(browser, bookingStorage);
  const watchPage = pageWatcher(browser, bookingStorage, forgetting.onForgotten);
  return {
    machines: bookingMachines({ site, api, bookingStorage, watchPage }),
    /** Read, when a page opens, from the address, the navigation state and this device. */
    inputs: {
      /** The confirmation page; null for a visitor who comes without a selection. */
      booking(): BookingInput | null {
        const draft = draftFromState(browser.arrival().state);
        if (draft === null) return null;
        const siteOrigin = browser.origin();
        return {
          draft,
          now: browser.now,
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
      payment(): PaymentInput {
        const { search } = browser.arrival();
        const transactionId = transactionIdFrom(
          search,
          bookingStorage.startedHere(),
          (id) => bookingStorage.pendingOf(id) !== null,
        );
        return {
          urlVerdict: urlVerdict(search),
          transactionId,
          pending: transactionId === null ? null : bookingStorage.pendingOf(transactionId),
          recorded: transactionId === null ? null : bookingStorage.paidBookingOf(transactionId),
          now: browser.now(),
          generation: bookingStorage.generation(),
        };
      },
      /** The booking page: the booking of the navigation state, if the address names the same one, else one that this device keeps. */
      bookingDetails(id: string | null): KnownBooking {
        const navigation = bookingFromState(browser.arrival().state);
        try {
          return { id, booking: bookingStorage.findBooking(id, navigation) };
        } catch {
          return { id, booking: 'unreadable' };
        }
      },
    },
    api,
    bookingStorage,
    watchPage,
    onForgotten: forgetting.onForgotten,
    /** Clears every record of this device, tells every open page, and then clears what it kept of earlier visits. */
    async forgetAll(): Promise<void> {
      bookingStorage.forgetAll();
      forgetting.look();
      // last, because caches may be slow or never answer
      await forgetVisits();
    },
  };
}

/**
 * Watches for the end of the generation that this page is of: the rider had everything forgotten, here, in another tab,
 * or while this page was asleep. What its tab has stored of before goes at once, then its charts are told.
 */
function watchForgetting(browser: Browser, bookingStorage: BookingStorage) {
  const listeners = new Set<() => void>();
  let known = bookingStorage.generation();
  const look = () => {
    const generation = bookingStorage.generation();
    if (generation === known) return;
    known = generation;
    bookingStorage.dropForgotten();
    for (const listener of [...listeners]) listener();
  };
  let isWatching = false;
  return {
    look,
    /** Calls back each time; returns a function that stops it. */
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

/** Returns what tells a chart of the page's news, such as 'page.hidden'. */
function pageWatcher(
  browser: Browser,
  bookingStorage: BookingStorage,
  onForgotten: (listener: () => void) => () => void,
) {
  const page = {
    hidden: browser.onHidden,
    returned: browser.onReturned,
    restored: browser.onRestored,
    forgotten: (listener: (facts: object) => void) =>
      onForgotten(() => listener({ generation: bookingStorage.generation() })),
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
    fromCallback<EventObject, object>(({ sendBack }) => {
      const stops = news.map((name) =>
        page[name]((facts = {}) => sendBack({ ...facts, type: `page.${name}` })),
      );
      return () => {
        for (const stop of stops) stop();
      };
    });
}

/** The services that the machines of bookings and payments use. */
interface BookingServices {
  readonly site: Site;
  readonly api: BookingApi;
  readonly bookingStorage: BookingStorage;
  readonly watchPage: ReturnType<typeof pageWatcher>;
}

/** Gives the machines of bookings and payments their effects, once. */
function bookingMachines({ site, api, bookingStorage, watchPage }: BookingServices) {
  const { browser } = site;
  /** The catalogue's API, fetched when a price has to be asked about anew. */
  const catalogue = async () => partOf(site, (await import('./catalogue.ts')).createCatalogue).api;

  /** The last status call: the background check and a page never ask at the same time. */
  let lastCall: Promise<unknown> = Promise.resolve();
  const checkPayment = paymentCheckMachine.provide({
    actors: {
      fetchStatus: fromPromise(({ input, signal }) => {
        const call = lastCall.then(() => {
          signal.throwIfAborted();
          return api.fetchPaymentStatus(input.transactionId, signal);
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
      settlePayment: (_, mark) => bookingStorage.settle(mark),
      rememberPayment: (_, { booking }) => bookingStorage.rememberPayment(booking),
    },
  });
  const acknowledgePayment = (_: unknown, { booking }: { booking: Booking }) =>
    bookingStorage.acknowledge(booking);
  // Replaces the page that led here: going back must not confirm or verify again.
  const openInPlace = (_: unknown, { booking }: { booking: Booking }) =>
    browser.go(paths.bookingDetails, { replace: true, state: bookingState(booking) });

  return {
    booking: bookingMachine.provide({
      actors: {
        checkPayment,
        watchPage: watchPage('restored', 'returned', 'forgotten'),
        watchHidden: watchPage('hidden'),
        findPrevious: fromPromise(async ({ input }) => bookingStorage.previousPaymentFor(input)),
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
        bookAsGuest: fromPromise(async ({ input: { payload, generation }, signal }) => {
          const initiation = await api.bookAsGuest(payload, signal);
          const item = { id: payload.itemId, kind: payload.bookingType };
          // An id that already names another payment would be confused with it later.
          if (bookingStorage.isTaken(initiation.transactionId, item))
            throw new ApiError({ kind: 'unexpected', mayHaveOrder: true });
          return { ...initiation, at: browser.now(), generation };
        }),
        priceAnew: fromPromise(async ({ input, signal }) =>
          repriced(
            input.draft,
            await priceNow(await catalogue(), input.draft, browser, signal),
            browser.now(),
          ),
        ),
        bookFree: fromPromise(async ({ input: { draft, guest, generation } }) => {
          const free = freeBooking(draft, guest, browser.now(), browser.newId());
          const booking = { ...free, generation };
          bookingStorage.storeFree(booking);
          return booking;
        }),
      },
      actions: {
        acknowledgePayment,
        announceAttempt: (_, { item }) => bookingStorage.announceAttempt(item),
        retractAttempt: (_, { item }) => bookingStorage.retractAttempt(item),
        rememberDraft: (_, { guest, generation }) =>
          bookingStorage.rememberGuest(guest, generation),
        storeUnanswered: (_, { item }) => bookingStorage.storeUnanswered(item),
        clearUnanswered: (_, { item }) => bookingStorage.clearUnanswered(item),
        storePending: (_, { pending }) => bookingStorage.storePending(pending),
        storeUnpayable: (_, { pending }) => bookingStorage.storeUnpayable(pending),
        keepPending: (_, { pending }) => bookingStorage.keepPending(pending),
        rememberItem: (_, { draft }) => bookingStorage.rememberItem(draft),
        leaveForPayment: (_, { url }) => browser.leave(url),
        reloadPage: browser.reload,
        openBooking: openInPlace,
      },
    }),
    payment: paymentMachine.provide({
      actors: { checkPayment, watchPage: watchPage('hidden', 'returned', 'forgotten') },
      actions: {
        acknowledgePayment,
        reloadPage: browser.reload,
        openBooking: openInPlace,
        retryBooking: (_, pending) => {
          // forgotten, or thirty days old, since the page opened: nobody is written anew
          const kept = bookingStorage.pendingOf(pending.transactionId);
          if (kept !== null && pending.generation === bookingStorage.generation())
            bookingStorage.rememberGuest(kept.guest, pending.generation);
          const state = draftState(pending.draft);
          browser.go(paths.confirmation, { replace: true, state });
        },
        checkAgain: (_, { transactionId }) =>
          browser.reopen(
            `${paths.paymentResult}?${new URLSearchParams({ merchantTransactionId: transactionId })}`,
          ),
      },
    }),
    recovery: recoveryMachine.provide({
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
          return followUpsFor(browser.arrival().path, bookingStorage.paymentFollowUps());
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
  };
}

/** The platform's price and seats for a selection at this moment; null for an item that it no longer has. Throws where it cannot be asked. */
async function priceNow(
  api: CatalogueApi,
  { item: { id, ...item }, kind }: BookingDraft,
  browser: Browser,
  signal: AbortSignal,
): Promise<PriceAnswer> {
  const priced = { at: browser.now(), load: browser.load() };
  const { isTraining } = LISTS[listOf(item)];
  const request = { id: assertDefined(id, 'item id'), kind, isTraining, isListGuessed: true };
  try {
    const found = await api.fetchItem(request, signal);
    // An answer about another item says nothing about this selection.
    if (found.id !== id) throw new ApiError({ kind: 'unexpected' });
    const listed = await findInList(api, found, signal);
    return { item: asSold(found, listed), options: ticketOptions(found, listed), priced };
  } catch (error) {
    const failure = failureOf(error);
    if (isNotFound(failure) && failure.list === undefined) return null;
    throw error;
  }
}

/** The news for one page: the confirmation page asks about payments itself, and the result page also tells of its own. */
function followUpsFor(path: string, news: PaymentFollowUps): PaymentFollowUps {
  const isOn = (page: string) => path.toLowerCase().startsWith(page);
  if (isOn(paths.paymentResult)) return { ...news, unacknowledged: [], due: [] };
  return isOn(paths.confirmation) ? { ...news, due: [] } : news;
}

/** Clears the pages, lists, rides and pictures that this device kept of earlier visits (rule: Forgetting). */
async function forgetVisits(): Promise<void> {
  // a worker that is not there yet is told of what was loaded from now on
  performance.clearResourceTimings();
  // Absent on insecure origins, refused where site data is denied: then nothing was kept.
  if (typeof caches === 'undefined') return;
  const gone = Object.values(VISIT_CACHES).map((name) => caches.delete(name));
  await Promise.allSettled(gone);
}
