import { expect } from 'storybook/test';
import { initialTransition } from 'xstate';
import { bookingMachine } from '#machines/booking.machine.ts';
import {
  initiationAlert,
  MISSING_PARAMETERS_ALERT,
  UNEXPECTED_PAYMENT_ERROR,
} from '#machines/domain/answer/failure.ts';
import type { Booking } from '#machines/domain/booking/booking.ts';
import type { TicketLine } from '#machines/domain/booking/selection.ts';
import { EMPTY_GUEST } from '#machines/domain/person/guest.ts';
import { checkGuest } from '#machines/domain/person/guest-check.ts';
import preview from '../.storybook/preview.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { ConfirmationView } from '../src/pages/confirmation/ConfirmationView.tsx';
import {
  addresses,
  confirmedRide,
  pendingRide,
  secondGuest,
  unknownPayment,
} from '../tests/fixtures/bookings.ts';
import { exampleDraft, exampleEvent, exampleTrip } from '../tests/fixtures/items.ts';
import { noonOf } from '../tests/fixtures/noon.ts';
import { pendingOutcome, refundedOutcome, unreachable } from '../tests/fixtures/payment-answers.ts';
import {
  emojiTitled,
  inLakhs,
  longNamed,
  rightToLeft,
  training,
} from '../tests/fixtures/unusual-items.ts';
import { machinePage } from './docs/machine-page.tsx';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/Booking',
  parameters: { page: '/confirmationpage', docs: { page: machinePage('booking') } },
});

const at = pinned(
  bookingMachine,
  movesOf('booking'),
  initialTransition(bookingMachine, {
    draft: pendingRide.draft,
    addresses,
    guest: secondGuest,
    clock: () => noonOf('2027-01-01'),
    uptime: () => 0,
    load: 'story',
  })[0].context,
  (state, send) => (
    <ConfirmationView state={state} send={send} itemHref="/details/manali-leh?type=trip" />
  ),
);
const previous = { previous: { state: 'unsettled', pending: pendingRide } } as const;
const paid = (facts: Partial<Booking> = {}) => ({
  previous: { state: 'paid', booking: { ...confirmedRide, ...facts } } as const,
});
const elsewhere = {
  previous: {
    state: 'elsewhere',
    attempt: 'paymentAttempt.trip.manali-leh.1',
    booking: null,
  },
} as const;
const offline = initiationAlert({ kind: 'offline' });

export const Filling = meta.story(at('filling'));
export const Ordering = meta.story(at('ordering'));
export const DepartingLooking = meta.story(at('departing.looking', { pending: pendingRide }));
export const StartedElsewhere = meta.story(at('startedElsewhere', elsewhere));
export const Pricing = meta.story(at('pricing'));
export const Changed = meta.story(
  at('changed', {
    repriced: {
      draft: {
        ...pendingRide.draft,
        lines: pendingRide.draft.lines.map((line) => ({
          ...line,
          price: line.price * 2,
          oldPrice: line.price * 2,
        })),
      },
      differences: pendingRide.draft.lines.map((line) => ({
        kind: 'price',
        line,
        price: line.price * 2,
      })),
    },
  }),
);
export const OrderUnclear = meta.story(
  at('orderUnclear', {
    previous: { state: 'unanswered', booking: 'unansweredBooking.trip.manali-leh' },
  }),
);
export const Unpriced = meta.story(at('unpriced'));
export const PreviousUnreadable = meta.story(
  at('previousUnreadable', { previous: { state: 'newer', key: 'paymentJournal.KS1' } }),
);
export const VerifyingPrevious = meta.story(at('verifyingPrevious', previous));
const ordered = { pending: pendingRide, paymentUrl: 'https://pay.example.com/p/2' };
export const LeavingOpening = meta.story(at('leaving.opening', ordered));
export const LeavingAway = meta.story(at('leaving.away', ordered));
/** The payment address answered with nothing to show, or with a download. */
export const Unopened = meta.story(at('unopened', { ...previous, ...ordered }));
export const Storing = meta.story(at('storing', { draft: exampleDraft({ club: 2 }) }));
export const Booked = meta.story(at('booked', { draft: exampleDraft({ club: 2 }) }));
export const FailedCooldown = meta.story(at('failed.cooldown', { alert: offline }));
export const FailedReady = meta.story(at('failed.ready', { alert: offline }));
export const RecheckingPrevious = meta.story(at('recheckingPrevious', previous));
export const ContinuingLooking = meta.story(at('continuing.looking', ordered));
export const PreviousPaid = meta.story(at('previousPaid', paid()));
/** A part of the earlier payment was refunded. */
export const PreviousPartlyRefunded = meta.story(
  at('previousPaid', paid({ paymentStatus: 'partially_refunded' })),
);
/** The earlier booking was called off after it was paid. */
export const PreviousCalledOff = meta.story(
  at('previousPaid', paid({ status: 'cancelled', isCalledOff: true })),
);
export const PreviousOpen = meta.story(
  at('previousOpen', {
    ...previous,
    previousOutcome: unreachable('Payment verification failed. HTTP status: 503'),
  }),
);

/** The record of the earlier payment is damaged: it may be of another ride. */
export const PreviousOpenUnknown = meta.story(
  at('previousOpen', {
    previous: { state: 'unsettled', pending: unknownPayment },
    previousOutcome: pendingOutcome,
  }),
);
export const PreviousPaidUnknown = meta.story(at('previousPaid', paid({ item: null })));

/** The platform took the booking, and its answer could not be used. */
export const AlertMayHaveOrder = meta.story(
  at('failed.ready', {
    alert: initiationAlert({ kind: 'unexpected', status: 200, mayHaveOrder: true }),
  }),
);

/** The earlier payment was refunded. */
export const EarlierRefunded = meta.story(at('filling', { previousOutcome: refundedOutcome }));

/** The earlier payment is still open: the form says nothing of it, least of all that it failed. */
export const EarlierOpen = meta.story(at('filling', { previousOutcome: pendingOutcome }));

/** The order that this page made can still be paid. */
export const PreviousOpenOwn = meta.story(
  at('previousOpen', {
    ...previous,
    ...ordered,
    previousOutcome: pendingOutcome,
  }),
);

export const EmptyForm = meta.story(at('filling', { guest: EMPTY_GUEST }));
export const EveryFieldMissing = meta.story(
  at('filling', { guest: EMPTY_GUEST, errors: checkGuest(EMPTY_GUEST) }),
);
const mistyped = { fullName: 'Arjun Nair', email: 'arjun.nair@', phone: '98450' };
export const EmailAndPhoneInvalid = meta.story(
  at('filling', { guest: mistyped, errors: checkGuest(mistyped) }),
);

export const AlertAuthentication = meta.story(
  at('failed.ready', {
    alert: initiationAlert({ kind: 'http', status: 401, text: 'Unauthorized' }),
  }),
);
export const AlertItemNotFound = meta.story(
  at('failed.ready', { alert: initiationAlert({ kind: 'http', status: 404, text: 'Not Found' }) }),
);
export const AlertPaymentServersWords = meta.story(
  at('failed.ready', {
    alert: initiationAlert({
      kind: 'http',
      status: 409,
      text: 'Conflict',
      serverText: 'Only one seat is left on this ride.',
    }),
  }),
);
export const AlertPaymentNoWords = meta.story(
  at('failed.ready', {
    alert: initiationAlert({ kind: 'http', status: 500, text: 'Internal Server Error' }),
  }),
);
export const AlertPaymentUnreadable = meta.story(
  at('failed.ready', { alert: initiationAlert({ kind: 'unexpected' }) }),
);
export const AlertPaymentOffline = meta.story(at('failed.ready', { alert: offline }));
export const AlertPaymentTimeout = meta.story(
  at('failed.ready', { alert: initiationAlert({ kind: 'timeout' }) }),
);
export const AlertPaymentConnectionBroken = meta.story(
  at('failed.ready', { alert: initiationAlert({ kind: 'network' }) }),
);
export const AlertPaymentMissingParameters = meta.story(
  at('failed.ready', {
    draft: exampleDraft({ own: 1 }, { ...exampleTrip, id: null }),
    alert: MISSING_PARAMETERS_ALERT,
  }),
);
export const AlertPaymentOwnFault = meta.story(
  at('failed.ready', { alert: UNEXPECTED_PAYMENT_ERROR }),
);
export const PreviousDeclined = meta.story(
  at('filling', {
    previousOutcome: { kind: 'declined', message: 'Payment was canceled or failed.' },
  }),
);

export const OneTicket = meta.story(at('filling', { draft: exampleDraft({ pillion: 1 }) }));
export const FreeTickets = meta.story(at('filling', { draft: exampleDraft({ club: 2 }) }));
export const PaidAndFreeTickets = meta.story(
  at('filling', { draft: exampleDraft({ own: 1, club: 2 }) }),
);
const manyLines = Array.from(
  { length: 12 },
  (_, index): TicketLine => ({
    id: `kind-${index}`,
    name: `Ticket kind ${index + 1}`,
    description: 'A place in the group with a bed, a breakfast and a seat in the support truck.',
    price: 150_000 + index * 1_250,
    oldPrice: 175_000,
    discount: index,
    quantity: index + 1,
  }),
);
export const ManyTickets = meta.story(
  at('filling', {
    draft: { ...pendingRide.draft, lines: manyLines },
  }),
);
const lakhs: TicketLine = {
  id: 'silk-road',
  name: 'Whole journey, own motorcycle',
  description: '',
  price: 108_641_896,
  oldPrice: 123_456_700,
  discount: 12,
  quantity: 2,
};
export const PricesInLakhs = meta.story(
  at('filling', {
    draft: { item: inLakhs, kind: 'trip', lines: [lakhs] },
  }),
);
export const EverythingOff = meta.story(
  at('filling', {
    draft: {
      ...pendingRide.draft,
      lines: [{ ...lakhs, price: 0, oldPrice: 499_900, discount: 100 }],
    },
  }),
);
export const LongNames = meta.story(
  at('filling', {
    draft: exampleDraft({ own: 1, rental: 1 }, longNamed),
    guest: {
      fullName: 'Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayana Chandrasekharan',
      email: 'a.very.long.address.of.somebody.who.likes.long.addresses@subdomain.example.com',
      phone: '9845011234',
    },
  }),
);
export const RightToLeft = meta.story(
  at('filling', { draft: exampleDraft({ own: 1 }, rightToLeft) }),
);
export const EmojiTitle = meta.story(
  at('filling', { draft: exampleDraft({ own: 1 }, emojiTitled) }),
);
export const AnEvent = meta.story(
  at('filling', { draft: exampleDraft({ pillion: 2 }, exampleEvent) }),
);
export const ATraining = meta.story(at('filling', { draft: exampleDraft({ own: 1 }, training) }));

/** Refused, corrected, sent: errors name each field, typing takes them away, the button then waits. */
export const SubmitsInvalidThenPays = meta.story({
  ...at('filling', { guest: EMPTY_GUEST }),
  play: async ({ canvas, userEvent }) => {
    const [pay] = await canvas.findAllByRole('button', { name: /confirm & pay/i });
    if (pay !== undefined) await userEvent.click(pay);
    await expect(canvas.getByLabelText('Full Name')).toHaveFocus();
    await expect(canvas.getAllByText('Email is required')).not.toHaveLength(0);
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Arjun Nair');
    await expect(canvas.queryAllByText('Full name is required')).toHaveLength(0);
    await userEvent.type(canvas.getByLabelText('Email Address'), 'arjun.nair@example.com');
    await userEvent.type(canvas.getByLabelText('Phone Number'), '+91 98450 11234');
    await userEvent.keyboard('{Enter}');
    await expect(
      (await canvas.findAllByRole('button', { name: 'Processing...' }))[0],
    ).toBeDisabled();
  },
});

/** After a failure the form stays filled in and can be sent again. */
export const RetriesAfterAFailure = meta.story({
  ...at('failed.ready', { alert: offline }),
  play: async ({ canvas, userEvent }) => {
    const [pay] = await canvas.findAllByRole('button', { name: /confirm & pay/i });
    if (pay !== undefined) await userEvent.click(pay);
    await expect(
      (await canvas.findAllByRole('button', { name: 'Processing...' }))[0],
    ).toBeDisabled();
    await expect(canvas.queryByText('Payment Error')).not.toBeInTheDocument();
  },
});

/** An unresolved payment can be asked about again. */
export const ChecksThePreviousPayment = meta.story({
  ...at('previousOpen', { ...previous, previousOutcome: pendingOutcome }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByText('Checking your earlier payment')).toBeVisible();
  },
});
