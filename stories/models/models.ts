import { type BookingContext, bookingMachine } from '#machines/booking.machine.ts';
import { bookingDetailsMachine } from '#machines/booking-details.machine.ts';
import { contactMachine } from '#machines/contact.machine.ts';
import { freeBooking } from '#machines/domain/booking.ts';
import { EMPTY_CONTACT } from '#machines/domain/contact-form.ts';
import type { Trip } from '#machines/domain/item.ts';
import { bookingFromRow } from '#machines/domain/my-bookings.ts';
import { itemMachine } from '#machines/item.machine.ts';
import { tripsMachine } from '#machines/loader.machine.ts';
import { myBookingsMachine } from '#machines/my-bookings.machine.ts';
import { type PaymentContext, paymentMachine } from '#machines/payment.machine.ts';
import { paymentCheckMachine } from '#machines/payment-check.machine.ts';
import { type RecoveryContext, recoveryMachine } from '#machines/recovery.machine.ts';
import { shareMachine } from '#machines/share.machine.ts';
import { ticketSelectorMachine } from '#machines/ticket-selector.machine.ts';
import { confirmedRide, listedRide } from '../examples/bookings.ts';
import {
  addresses,
  asha,
  declined,
  declinedOutcome,
  initiatedAt,
  paid,
  paidOutcome,
  pendingOf,
  pendingOutcome,
  trouble,
  unclear,
  unclearOutcome,
  undecided,
} from '../examples/payments.ts';
import { draftWith, manaliToLeh, tickets } from '../examples/rides.ts';
import { answered, broke, happened, type Model, passed } from './explore.ts';

const offline = trouble({ kind: 'offline' });
const notFound = trouble({ kind: 'http', status: 404, text: 'Not Found' });

const loader: Model = {
  name: 'loader',
  machine: tripsMachine,
  starts: { 'the trips page opens': { request: null } },
  moves: [
    answered('load', 'a list', { items: [manaliToLeh], omitted: 0 }),
    broke('load', offline),
    happened({ type: 'load.retried' }),
  ],
};

const item: Model = {
  name: 'item',
  machine: itemMachine,
  starts: { 'a link to an event opens': { id: 'manali-leh', kind: 'event' } },
  moves: [
    answered('fetchItem', 'the item', manaliToLeh),
    broke('fetchItem', notFound, 'finds nothing'),
    broke('fetchItem', offline),
    answered('fetchOther', 'the item', manaliToLeh),
    broke('fetchOther', notFound, 'finds nothing'),
    broke('fetchOther', offline),
    happened({ type: 'load.retried' }),
  ],
};

const threeSeats: Trip = { ...manaliToLeh, availableSeats: 3 };

const ticketSelector: Model = {
  name: 'ticket-selector',
  machine: ticketSelectorMachine,
  starts: {
    'three seats are left': { item: threeSeats, today: '2027-01-01' },
    'the ride has departed': { item: threeSeats, today: '2027-12-31' },
  },
  moves: [
    happened({ type: 'selector.opened' }),
    happened({ type: 'selector.closed' }),
    answered('fetchOptions', 'the item', {
      ...threeSeats,
      bookingTypes: tickets.slice(0, 2).map(({ id, name }) => ({
        id,
        title: name,
        description: '',
        markedPrice: 100_000,
        discount: 0,
      })),
    }),
    broke('fetchOptions', offline),
    happened({ type: 'ticket.added', id: 'own' }, 'own'),
    happened({ type: 'ticket.added', id: 'rental' }, 'rental'),
    happened({ type: 'ticket.added', id: 'default' }, 'default'),
    happened({ type: 'ticket.removed', id: 'own' }, 'own'),
    happened({ type: 'ticket.removed', id: 'rental' }, 'rental'),
    happened({ type: 'ticket.removed', id: 'default' }, 'default'),
    happened({ type: 'selection.confirmed' }),
  ],
};

const contact: Model = {
  name: 'contact',
  machine: contactMachine,
  starts: { 'the form opens': undefined },
  moves: [
    ...Object.entries({
      name: 'Asha Rao',
      email: 'asha@example.com',
      mobile: '9845011223',
      message: 'A ride for forty?',
    }).map(([field, value]) => happened({ type: 'field.changed', field, value }, field)),
    happened({ type: 'form.submitted' }),
    answered('readDraft', 'what was typed', {
      ...EMPTY_CONTACT,
      name: 'Asha Rao',
      message: 'A ride for forty?',
    }),
    broke('readDraft', new Error('denied')),
    answered('sendContact', 'thanks'),
    broke('sendContact', offline),
    passed('alertDelay', 'contact.sent'),
  ],
};

const share: Model = {
  name: 'share',
  machine: shareMachine,
  starts: {
    'a trip is open': {
      kind: 'trip',
      id: 'manali-leh',
      link: 'https://kickstand.example.com/details/manali-leh',
      title: 'Manali to Leh',
    },
  },
  moves: [
    happened({ type: 'share.requested', target: 'native' }, 'native'),
    happened({ type: 'share.requested', target: 'copy' }, 'copy'),
    answered('fetchShare', 'a text', { title: 'Ride', description: 'Nine days', imageUrl: null }),
    broke('fetchShare', offline),
    passed('textDelay', 'share.loading'),
    answered('openTarget', 'opened', 'opened'),
    answered('openTarget', 'dismissed', 'dismissed'),
    broke('openTarget', new Error('blocked')),
    answered('copyText', 'copied'),
    broke('copyText', new Error('denied')),
  ],
};

const draft = draftWith({ own: 1 });
const freeDraft = draftWith({ club: 2 });
const common = { draft, guest: asha, addresses, today: '2027-01-01' };

/** What a check of a payment can come to. */
const outcomesOf = (id: string, transactionId: string) => [
  answered(id, 'paid', paidOutcome(transactionId)),
  answered(id, 'declined', declinedOutcome),
  answered(id, 'pending', pendingOutcome),
  answered(id, 'unclear', unclearOutcome),
];

const booking: Model = {
  name: 'booking',
  machine: bookingMachine,
  starts: {
    'a draft waits': common,
    'the tickets are free': { ...common, draft: freeDraft },
    'the ride has left': { ...common, today: '2027-12-31' },
    'the item has no id': {
      ...common,
      draft: draftWith({ own: 1 }, { ...manaliToLeh, id: null }),
    },
  },
  moves: [
    happened({ type: 'field.changed', field: 'phone', value: asha.phone }, 'phone'),
    happened({ type: 'field.changed', field: 'phone', value: '' }, 'phone cleared'),
    happened({ type: 'form.submitted' }),
    happened({ type: 'page.restored' }),
    happened({ type: 'page.returned' }),
    happened({ type: 'lock.granted' }),
    happened({ type: 'lock.refused' }),
    broke('holdLock', new Error('a fault of our own')),
    passed('lockDelay', 'booking.starting.queueing'),
    passed('announceDelay', 'booking.starting.announcing'),
    passed('announceDelay', 'booking.starting.listening'),
    happened({ type: 'previous.checked' }),
    happened({ type: 'previous.overridden' }),
    happened({ type: 'previous.dismissed' }),
    happened({ type: 'payment.continued' }),
    happened({ type: 'booking.opened' }),
    ...['findPrevious', 'findPreviousAgain', 'findOther'].flatMap((id) => [
      answered(id, 'nothing', null),
      answered(id, 'an unsettled payment', { state: 'unsettled', pending: pendingOf('KS1') }),
      answered(id, 'a paid booking', { state: 'paid', booking: confirmedRide }),
      answered(id, 'an attempt of another tab', { state: 'elsewhere', attempt: 'another tab' }),
      broke(id, new Error('a fault of our own')),
    ]),
    answered('bookAsGuest', 'a payment page', {
      paymentUrl: 'https://pay.example.com/p/2',
      transactionId: 'KS2',
      at: initiatedAt,
    }),
    answered('bookAsGuest', 'an address of script', {
      paymentUrl: 'javascript:alert(1)',
      transactionId: 'KS2',
      at: initiatedAt,
    }),
    broke('bookAsGuest', offline),
    answered('bookFree', 'the booking', freeBooking(freeDraft, asha, initiatedAt, '7')),
    broke('bookFree', new Error('a fault of our own')),
    ...['verifyPrevious', 'recheckPrevious'].flatMap((id) => [
      ...outcomesOf(id, 'KS1'),
      broke(id, new Error('a fault of our own')),
    ]),
    passed('submitResetDelay', 'booking.failed.cooldown'),
  ],
  // Messages differ, but lead nowhere else; what no longer stands in the way is the device's to judge.
  facts: ({ guest, today, previous, attempt, ...own }: BookingContext) => [
    today,
    guest.phone,
    previous?.transactionId,
    attempt,
    own.pending?.transactionId,
    own.paymentUrl,
    own.booking?.transactionId,
  ],
};

const arrival = {
  urlVerdict: 'none',
  transactionId: 'KS1',
  pending: pendingOf('KS1'),
  now: initiatedAt,
};

const payment: Model = {
  name: 'payment',
  machine: paymentMachine,
  starts: {
    'the visitor returns': arrival,
    'the address says cancelled': { ...arrival, urlVerdict: 'cancelled' },
    'the address says cancelled, of nothing': {
      ...arrival,
      urlVerdict: 'cancelled',
      transactionId: null,
      pending: null,
    },
    'nothing was started': { ...arrival, transactionId: null, pending: null },
  },
  moves: [
    ...outcomesOf('checkPayment', 'KS1'),
    broke('checkPayment', new Error('a fault of our own')),
    passed('retryDelay', 'payment.verification.waiting'),
    ...outcomesOf('checkLater', 'KS1'),
    broke('checkLater', new Error('a fault of our own')),
    passed('laterCheckDelay', 'payment.verification.unverified.waiting'),
    happened({ type: 'page.hidden' }),
    happened({ type: 'page.returned' }),
    passed('redirectDelay', 'payment.verification.paid'),
    happened({ type: 'ticket.opened' }),
    happened({ type: 'refresh.requested' }),
    happened({ type: 'again.requested' }),
    happened({ type: 'retry.requested' }),
  ],
  // What an open payment was said to be differs in words alone.
  facts: ({ urlVerdict, transactionId, checks, laterChecks, outcome }: PaymentContext) => [
    urlVerdict,
    transactionId,
    checks,
    laterChecks,
    outcome?.kind,
  ],
};

const paymentCheck: Model = {
  name: 'payment-check',
  machine: paymentCheckMachine,
  starts: {
    'a payment of this device': { transactionId: 'KS1', pending: pendingOf('KS1'), now: 1 },
    'a payment of another device': { transactionId: 'KS1', pending: null, now: 1 },
  },
  moves: [
    answered('fetchStatus', 'paid', paid),
    answered('fetchStatus', 'declined', declined),
    answered('fetchStatus', 'pending', undecided),
    answered('fetchStatus', 'unclear', unclear),
    broke('fetchStatus', offline),
    answered('storePaid', 'kept', true),
    answered('storePaid', 'refused', false),
    broke('storePaid', new Error('denied')),
  ],
};

const recovery: Model = {
  name: 'recovery',
  machine: recoveryMachine,
  starts: { 'the site opens': undefined },
  moves: [
    answered('findNews', 'nothing', { untold: [], due: [] }),
    answered('findNews', 'two payments', {
      untold: [],
      due: [pendingOf('KS2'), pendingOf('KS1')],
    }),
    answered('findNews', 'a booking that nobody was told of', { untold: [confirmedRide], due: [] }),
    broke('findNews', new Error('denied')),
    ...outcomesOf('checkPayment', 'KS1'),
    broke('checkPayment', new Error('a fault of our own')),
    happened({ type: 'page.returned' }),
    happened({ type: 'page.changed' }),
    happened({ type: 'banner.dismissed' }),
    happened({ type: 'booking.opened' }),
  ],
  facts: ({ queue, found }: RecoveryContext) => [
    queue.map(({ transactionId }) => transactionId),
    found.map(({ id }) => id),
  ],
};

const myBookings: Model = {
  name: 'my-bookings',
  machine: myBookingsMachine,
  starts: { 'the page opens': { local: [], now: initiatedAt } },
  moves: [
    happened({ type: 'phone.changed', value: '98450' }, 'five digits'),
    happened({ type: 'phone.changed', value: '9845011223' }, 'ten digits'),
    happened({ type: 'phone.left' }),
    happened({ type: 'form.submitted' }),
    answered('findBookings', 'a list', [listedRide]),
    broke('findBookings', offline),
    happened({ type: 'tab.chosen', tab: 'completed' }, 'completed'),
    happened({ type: 'tab.chosen', tab: 'upcoming' }, 'upcoming'),
    happened({ type: 'number.changed' }),
    happened({ type: 'booking.opened', booking: listedRide }, 'with an id'),
    happened({ type: 'booking.opened', booking: { ...listedRide, id: null } }, 'without an id'),
  ],
};

const bookingDetails: Model = {
  name: 'booking-details',
  machine: bookingDetailsMachine,
  starts: {
    'the visitor comes with a booking': { id: 'B1', fromNavigation: bookingFromRow(listedRide) },
    'a link opens': { id: 'B1', fromNavigation: null },
  },
  moves: [
    answered('findBooking', 'a booking', bookingFromRow(listedRide)),
    answered('findBooking', 'nothing', null),
    broke('findBooking', new Error('denied')),
  ],
};

/** Every machine of the site with all that can happen to it. */
export const models: readonly Model[] = [
  loader,
  item,
  ticketSelector,
  contact,
  share,
  booking,
  payment,
  paymentCheck,
  recovery,
  myBookings,
  bookingDetails,
];
