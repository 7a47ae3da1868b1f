import { type EventObject, fromCallback } from 'xstate';
import { assertDefined } from '#machines/assert-defined.ts';
import { bookingMachine, type Initiation } from '#machines/booking.machine.ts';
import { bookingDetailsMachine } from '#machines/booking-details.machine.ts';
import { contactMachine } from '#machines/contact.machine.ts';
import {
  type Booking,
  type BookingDraft,
  freeBooking,
  type PaymentPayload,
} from '#machines/domain/booking.ts';
import type { ContactMessage } from '#machines/domain/contact-form.ts';
import type { Guest } from '#machines/domain/guest.ts';
import {
  type Catalogue,
  featured,
  type Item,
  type ItemKind,
  type RideEvent,
  type Trip,
} from '#machines/domain/item.ts';
import type { MyBooking } from '#machines/domain/my-bookings.ts';
import type { PaymentAnswer } from '#machines/domain/payment.ts';
import type {
  ItemRef,
  PaymentFollowUps,
  PreviousPayment,
  PreviousPaymentQuery,
} from '#machines/domain/payment-records.ts';
import {
  facebookUrl,
  type ShareSuggestion,
  type ShareTarget,
  type ShareText,
  shareMessage,
  whatsappUrl,
} from '#machines/domain/share.ts';
import { type ItemRequest, itemMachine } from '#machines/item.machine.ts';
import {
  eventsMachine,
  featuredMachine,
  trainingsMachine,
  tripsMachine,
} from '#machines/loader.machine.ts';
import { myBookingsMachine } from '#machines/my-bookings.machine.ts';
import { paymentMachine } from '#machines/payment.machine.ts';
import { paymentCheckMachine } from '#machines/payment-check.machine.ts';
import { recoveryMachine } from '#machines/recovery.machine.ts';
import { shareMachine } from '#machines/share.machine.ts';
import { ticketSelectorMachine } from '#machines/ticket-selector.machine.ts';
import type { Api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import * as paths from '../paths.ts';
import type { BookingStorage } from '../storage/booking-storage.ts';
import { bookingState, draftState } from '../storage/records.ts';
import type { Browser } from './browser.ts';
import { fromPromise } from './from-promise.ts';

/** Everything outside the machines: the API, the browser, and what this device remembers. */
export interface MachineDependencies {
  api: Api;
  browser: Browser;
  bookingStorage: BookingStorage;
}

/** The machines of the site. */
export type Machines = ReturnType<typeof createMachines>;

/** Gives every machine its effects, once. */
export function createMachines({ api, browser, bookingStorage }: MachineDependencies) {
  const reloadPage = () => browser.reload();

  const takeTurn = createTurns();
  const fetchStatus = fromPromise<PaymentAnswer, { transactionId: string }>(({ input, signal }) =>
    takeTurn(signal, () => api.fetchPaymentStatus(input.transactionId, signal)),
  );
  const checkPayment = paymentCheckMachine.provide({
    actors: {
      fetchStatus,
      storePaid: fromPromise<boolean, { booking: Booking }>(async ({ input }) =>
        bookingStorage.storePaid(input.booking),
      ),
    },
    actions: {
      markChecked: (_, { transactionId }) => bookingStorage.markChecked(transactionId),
      markAnswered: (_, { transactionId }) => bookingStorage.markAnswered(transactionId),
      clearPending: (_, { transactionId }) => bookingStorage.clearPending(transactionId),
      settlePayment: (_, mark) => bookingStorage.settle(mark),
      rememberPayment: (_, { booking }) => bookingStorage.rememberPayment(booking),
    },
  });
  const acknowledgePayment = (_: unknown, { booking }: { booking: Booking }) =>
    bookingStorage.acknowledge(booking);
  // In place of the page that led here: going back must not confirm or verify again.
  const openInPlace = (_: unknown, { booking }: { booking: Booking }) =>
    browser.go(paths.bookingDetails, { replace: true, state: bookingState(booking) });

  return {
    featured: featuredMachine.provide({
      actors: {
        load: fromPromise<readonly Item[], { request: null }>(({ signal }) =>
          loadFeatured(api, signal),
        ),
      },
      actions: { reloadPage },
    }),
    trips: tripsMachine.provide({
      actors: {
        load: fromPromise<Catalogue<Trip>, { request: null }>(({ signal }) =>
          api.fetchTrips(signal),
        ),
      },
      actions: { reloadPage },
    }),
    trainings: trainingsMachine.provide({
      actors: {
        load: fromPromise<Catalogue<RideEvent>, { request: null }>(({ signal }) =>
          api.fetchTrainings(signal),
        ),
      },
      actions: { reloadPage },
    }),
    events: eventsMachine.provide({
      actors: {
        load: fromPromise<Catalogue<RideEvent>, { request: null }>(({ signal }) =>
          api.fetchEvents(signal),
        ),
      },
      actions: { reloadPage },
    }),
    item: itemMachine.provide({
      actors: {
        fetchItem: fromPromise<Item, ItemRequest>(({ input, signal }) =>
          api.fetchItem(input, signal),
        ),
      },
      actions: { reloadPage },
    }),
    tickets: ticketSelectorMachine.provide({
      actors: {
        fetchOptions: fromPromise<Item | null, { item: Item }>(({ input, signal }) =>
          findInList(api, input.item, signal),
        ),
      },
      actions: {
        proceed: (_, { draft }) => browser.go(paths.confirmation, { state: draftState(draft) }),
      },
    }),
    share: shareMachine.provide({
      actors: {
        fetchShare: fromPromise<ShareSuggestion, { kind: ItemKind; id: string | null }>(
          ({ input, signal }) =>
            api.fetchShare({ kind: input.kind, id: assertDefined(input.id, 'item id') }, signal),
        ),
        openTarget: fromPromise<'opened' | 'dismissed', { target: ShareTarget; text: ShareText }>(
          ({ input, signal }) => openTarget({ api, browser, signal }, input.target, input.text),
        ),
        copyText: fromPromise<void, { text: ShareText }>(({ input }) =>
          browser.copy(shareMessage(input.text)),
        ),
      },
    }),
    contact: contactMachine.provide({
      actors: {
        readDraft: fromPromise<ContactMessage, undefined>(async () =>
          bookingStorage.contactDraft(),
        ),
        sendContact: fromPromise<void, ContactMessage>(({ input, signal }) =>
          api.sendContact(input, signal),
        ),
      },
      actions: { rememberDraft: (_, { message }) => bookingStorage.rememberContact(message) },
    }),
    booking: bookingMachine.provide({
      actors: {
        checkPayment,
        findPrevious: fromPromise<PreviousPayment | null, PreviousPaymentQuery>(async ({ input }) =>
          bookingStorage.previousPaymentFor(input),
        ),
        holdLock: fromCallback<EventObject, ItemRef>(({ input, sendBack }) =>
          browser.holdLock(lockName(input), (isGranted) =>
            sendBack({ type: isGranted ? 'lock.granted' : 'lock.refused' }),
          ),
        ),
        bookAsGuest: fromPromise<Initiation, { payload: PaymentPayload }>(
          async ({ input: { payload }, signal }) => {
            const initiation = await api.bookAsGuest(payload, signal);
            const item = { id: payload.itemId, kind: payload.bookingType };
            // An id that already names another payment cannot be told from it later on.
            if (bookingStorage.isTaken(initiation.transactionId, item))
              throw new ApiError({ kind: 'unexpected' });
            return { ...initiation, at: browser.now() };
          },
        ),
        bookFree: fromPromise<Booking, { draft: BookingDraft; guest: Guest }>(
          async ({ input: { draft, guest } }) => {
            const booking = freeBooking(draft, guest, browser.now(), browser.newId());
            bookingStorage.storeFree(booking);
            return booking;
          },
        ),
      },
      actions: {
        acknowledgePayment,
        announceAttempt: (_, { item }) => bookingStorage.announceAttempt(item),
        retractAttempt: (_, { item }) => bookingStorage.retractAttempt(item),
        rememberDraft: (_, { guest }) => bookingStorage.rememberGuest(guest),
        storePending: (_, { pending }) => bookingStorage.storePending(pending),
        keepPending: (_, { pending }) => bookingStorage.keepPending(pending),
        rememberItem: (_, { draft }) => bookingStorage.rememberItem(draft),
        leaveForPayment: (_, { url }) => browser.leave(url),
        openBooking: openInPlace,
      },
    }),
    payment: paymentMachine.provide({
      actors: { checkPayment },
      actions: {
        acknowledgePayment,
        reloadPage,
        openBooking: openInPlace,
        retryBooking: (_, { draft, guest }) => {
          bookingStorage.rememberGuest(guest);
          browser.go(paths.confirmation, { replace: true, state: draftState(draft) });
        },
        checkAgain: (_, { transactionId }) =>
          browser.reopen(`${paths.paymentResult}?merchantTransactionId=${transactionId}`),
      },
    }),
    recovery: recoveryMachine.provide({
      actors: {
        checkPayment,
        findFollowUps: fromPromise<PaymentFollowUps, undefined>(async () => {
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
    myBookings: myBookingsMachine.provide({
      actors: {
        findBookings: fromPromise<readonly MyBooking[], { phone: string }>(({ input, signal }) =>
          api.findBookings(input.phone, signal),
        ),
      },
      actions: {
        openBooking: (_, { booking }) => {
          bookingStorage.rememberOpened(booking);
          browser.go(`/bookingdetails/${assertDefined(booking.id, 'booking id')}`);
        },
      },
    }),
    bookingDetails: bookingDetailsMachine.provide({
      actors: {
        findBooking: fromPromise<Booking | null, { id: string | null }>(async ({ input }) =>
          bookingStorage.findBooking(input.id),
        ),
      },
    }),
  };
}

/** Lets one question after the other be asked: the background check and a page never ask at the same time. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Answer>(signal: AbortSignal, ask: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.then(() => {
      signal.throwIfAborted();
      return ask();
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Names the lock under which one tab at a time starts a payment for an item. */
function lockName({ id, kind }: ItemRef): string {
  return `booking.${kind}.${id}`;
}

/** What a page is told: the confirmation page asks about payments itself, and the result page also tells of its own. */
function followUpsFor(path: string, news: PaymentFollowUps): PaymentFollowUps {
  const isOn = (page: string) => path.toLowerCase().startsWith(page);
  if (isOn(paths.paymentResult)) return { unacknowledged: [], due: [] };
  return isOn(paths.confirmation) ? { ...news, due: [] } : news;
}

/** The cards of Home: one list failing shows the other, both failing is the trips' failure (rule: Home). */
async function loadFeatured(api: Api, signal: AbortSignal): Promise<readonly Item[]> {
  const [trips, trainings] = await Promise.allSettled([
    api.fetchTrips(signal),
    api.fetchTrainings(signal),
  ]);
  if (trips.status === 'rejected' && trainings.status === 'rejected') throw trips.reason;
  return featured(
    trips.status === 'fulfilled' ? trips.value.items : [],
    trainings.status === 'fulfilled' ? trainings.value.items : [],
  );
}

/** An item as its category list has it (rule: Ticket options); null when the list does not. */
async function findInList(api: Api, item: Item, signal: AbortSignal): Promise<Item | null> {
  const listed = await findIn(fetchListOf(api, item, signal), item);
  if (listed !== null || item.kind === 'trip' || item.isListGuessed !== true) return listed;
  try {
    const other = fetchListOf(api, { ...item, isTraining: !item.isTraining }, signal);
    return await findIn(other, item);
  } catch {
    // The likely list answered: that the item is not in it is all there is to know.
    return null;
  }
}

async function findIn(list: Promise<Catalogue>, { id }: Item): Promise<Item | null> {
  const { items } = await list;
  return items.find((listed) => listed.id !== null && listed.id === id) ?? null;
}

function fetchListOf(api: Api, item: Item, signal: AbortSignal): Promise<Catalogue> {
  if (item.kind === 'trip') return api.fetchTrips(signal);
  return item.isTraining ? api.fetchTrainings(signal) : api.fetchEvents(signal);
}

async function openTarget(
  { api, browser, signal }: Pick<MachineDependencies, 'api' | 'browser'> & { signal: AbortSignal },
  target: ShareTarget,
  share: ShareText,
): Promise<'opened' | 'dismissed'> {
  if (target === 'native') {
    const { imageUrl, ...sheet } = share;
    return browser.share(
      imageUrl === null ? sheet : { ...sheet, picture: () => api.fetchPicture(imageUrl, signal) },
    );
  }
  browser.openTab(target === 'facebook' ? facebookUrl(share) : whatsappUrl(share));
  return 'opened';
}
