import { fromCallback } from 'xstate';
import { assertDefined } from '#machines/assert-defined.ts';
import { type BookingInput, bookingMachine } from '#machines/booking.machine.ts';
import { type BookingDraft, freeBooking } from '#machines/domain/booking.ts';
import { LISTS, listOf } from '#machines/domain/catalogue/lists.ts';
import { asSold, ticketOptions } from '#machines/domain/item.ts';
import { type PriceAnswer, repriced } from '#machines/domain/repricing.ts';
import { failureOf, isNotFound } from '#machines/failure-of.ts';
import { ApiError } from '../api/api-error.ts';
import type { CatalogueApi } from '../api/catalogue-api.ts';
import { findInList } from '../api/find-in-list.ts';
import * as paths from '../paths.ts';
import { draftFromState } from '../storage/draft-state.ts';
import { fromPromise } from './actors.ts';
import { createBookings } from './bookings.ts';
import type { Browser } from './browser.ts';
import { partOf, type Site, useSite } from './site.ts';

/** The part of the site that books: the chart of the confirmation page. */
export const useConfirmation = () => partOf(useSite(), createConfirmation);

/** Joins the API, the browser and this device's memory to the machine of the confirmation page. */
export function createConfirmation(site: Site) {
  const { browser, settings } = site;
  const { api, bookingStorage, watchPage, ...bookings } = partOf(site, createBookings);
  const { checkPayment, acknowledgePayment, openTicket } = bookings;
  /** The catalogue's API, fetched when a price has to be asked about anew. */
  const catalogue = async () => partOf(site, (await import('./catalogue.ts')).createCatalogue).api;

  return {
    machine: bookingMachine.provide({
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
        openBooking: openTicket,
      },
    }),
    /** Read, when the page opens, from the address, the navigation state and this device; null for a visitor who comes without a selection. */
    input(): BookingInput | null {
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
