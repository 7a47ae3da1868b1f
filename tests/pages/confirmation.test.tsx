import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { initialTransition } from 'xstate';
import {
  type BookingContext,
  type BookingEvent,
  bookingMachine,
} from '#machines/booking.machine.ts';
import type { Booking } from '#machines/domain/booking/booking.ts';
import type { StartedPayment } from '#machines/domain/payment/payment-records.ts';
import { EMPTY_GUEST } from '#machines/domain/person/guest.ts';
import { GUEST_FIELD_NAMES, GUEST_FIELDS } from '#machines/domain/person/guest-check.ts';
import type { EventWithoutData } from '#machines/event-without-data.ts';
import type { Api } from '../../src/api/platform-api.ts';
import { ConfirmationPage } from '../../src/pages/confirmation/ConfirmationPage.tsx';
import { ConfirmationView } from '../../src/pages/confirmation/ConfirmationView.tsx';
import * as paths from '../../src/paths.ts';
import { encodeDraft } from '../../src/storage/draft-state.ts';
import { expectAnnounced } from '../fixtures/announced.ts';
import {
  addresses,
  confirmedRide,
  NOW,
  pendingRide,
  secondGuest,
  unknownPayment,
} from '../fixtures/bookings.ts';
import { fillSilently } from '../fixtures/fill-silently.ts';
import { inSite } from '../fixtures/in-site.tsx';
import { exampleDraft, pricedAt } from '../fixtures/items.ts';
import { noonOf } from '../fixtures/noon.ts';
import { tripPath } from '../fixtures/paths.ts';
import { pendingOutcome, refundedOutcome } from '../fixtures/payment-answers.ts';
import { render } from '../fixtures/render.tsx';
import { createFakeServices } from '../fixtures/services.ts';

const paidRide = pricedAt(NOW, exampleDraft({ own: 2, pillion: 1 }));
const freeRide = pricedAt(NOW, exampleDraft({ club: 2 }));

type Value = Parameters<typeof bookingMachine.resolveState>[0]['value'];

const [arrived] = initialTransition(bookingMachine, {
  draft: paidRide,
  addresses,
  guest: secondGuest,
  clock: () => noonOf('2027-01-01'),
  uptime: () => 0,
  load: 'load',
});

/** Shows one state of the page, as it stands. */
function pinned(value: Value, context: Partial<BookingContext> = {}) {
  const state = bookingMachine.resolveState({ value, context: { ...arrived.context, ...context } });
  const send = vi.fn();
  render(<ConfirmationView state={state} send={send} itemHref={tripPath('manali-leh')} />);
  return send;
}

/** The live page of a selection, on a platform with a given answer to a booking. */
function open(bookAsGuest: Api['bookAsGuest'], guest = secondGuest) {
  const post = vi.fn(bookAsGuest);
  const fakes = createFakeServices({ bookAsGuest: post });
  fakes.arrival.state = encodeDraft(paidRide);
  fakes.bookingStorage.rememberGuest(guest);
  render(inSite(<ConfirmationPage />, {}, fakes));
  return { user: userEvent.setup(), post, typed: fakes.bookingStorage.guest };
}

const payButton = () => screen.getByRole('button', { name: 'confirm & pay' });

test('the form: exact labels, autofill, the right keyboards', () => {
  pinned('filling');
  const name = screen.getByLabelText('Full Name');
  const email = screen.getByLabelText('Email Address');
  const phone = screen.getByLabelText('Phone Number');
  expect(name).toHaveAttribute('autocomplete', 'name');
  expect(email).toHaveAttribute('autocomplete', 'email');
  expect(email).toHaveAttribute('inputmode', 'email');
  expect(phone).toHaveAttribute('autocomplete', 'tel');
  expect(phone).toHaveAttribute('inputmode', 'numeric');
  expect(phone).not.toHaveAttribute('maxlength');
  for (const field of [name, email, phone]) expect(field).toBeRequired();
});

test('each ticket with price, discount and quantity; trailing .00 dropped', () => {
  pinned('filling', { draft: exampleDraft({ own: 2, pillion: 1, club: 1 }) });
  const list = within(screen.getByRole('region', { name: 'Booking Type' })).getByRole('list');
  const [own, pillion, club] = within(list).getAllByRole('listitem');
  expect(own).toHaveTextContent('2 x ₹30,799.12 was ₹34,999 12% off₹61,598.24');
  expect(pillion).toHaveTextContent('1 x ₹19,999');
  expect(club).toHaveTextContent('Club passMember x 1');
});

test('Payment Details: fees, discount, total', () => {
  pinned('filling');
  const sums = screen.getByRole('region', { name: 'Payment Details' });
  expect(sums).toHaveTextContent('Trip fees₹89,997Discount−₹8,399.76Total₹81,597.24');
});

test.each([
  ['By paying', paidRide],
  ['By booking', freeRide],
])('%s → the terms, the refunds and the last moment to cancel stand beside it', (words, draft) => {
  pinned('filling', { draft });
  const sentence = screen.getByText((_, element) =>
    Boolean(element?.matches('p') && element.textContent?.startsWith(words)),
  );
  expect(sentence).toHaveTextContent('You can cancel at any time before the ride starts.');
  const links = within(sentence).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([paths.terms, paths.refund]);
});

test('a total of 0 → no Payment Details, Member x 2 in the bar', () => {
  pinned('filling', { draft: freeRide });
  expect(screen.queryByText('Payment Details')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Nothing to pay' })).toBeVisible();
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Member x 2');
});

type Rider = ReturnType<typeof userEvent.setup>;

test.each<[string, (user: Rider, fillPhone: () => void) => Promise<void>]>([
  [
    'pressed at once',
    async (user, fillPhone) => {
      fillPhone();
      await user.click(payButton());
    },
  ],
  [
    'after another field was typed in',
    async (user, fillPhone) => {
      await user.type(screen.getByLabelText('Phone Number'), '3');
      fillPhone();
      await user.click(payButton());
    },
  ],
  [
    'by Enter in the field that has the focus',
    async (user, fillPhone) => {
      await user.click(screen.getByLabelText('Phone Number'));
      fillPhone();
      await user.keyboard('{Enter}');
    },
  ],
])('filled in without an event, %s → read as it stands and sent', async (_, send) => {
  const guest = { ...EMPTY_GUEST, phone: '984501122' };
  const { user, post, typed } = open(() => new Promise(() => {}), guest);
  fillSilently(screen.getByLabelText('Full Name'), 'Asha Rao');
  fillSilently(screen.getByLabelText('Email Address'), 'asha@example.com');
  await send(user, () => fillSilently(screen.getByLabelText('Phone Number'), '9845011223'));
  expect(screen.queryByText(/required/)).toBeNull();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Asha Rao');
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  expect(typed()).toEqual({
    fullName: 'Asha Rao',
    email: 'asha@example.com',
    phone: '9845011223',
  });
});

test('an answer that is no booking → the alert gets the focus', async () => {
  const { user } = open(() => Promise.reject(new Error('broken')));
  await user.click(payButton());
  await expectAnnounced('alert', 'An unexpected error occurred during payment processing');
  expect(screen.getByRole('group', { name: 'Payment Error' })).toHaveFocus();
});

/** The events that need a button of a notice wherever a state accepts them: false for those of the form and the browser. */
const HAS_BUTTON: Readonly<Record<EventWithoutData<BookingEvent>['type'], boolean>> = {
  'booking.opened': true,
  'form.submitted': false,
  'notice.dismissed': true,
  'page.hidden': false,
  'page.reloaded': true,
  'page.restored': false,
  'page.returned': false,
  'payment.continued': true,
  'previous.checked': true,
  'previous.overridden': true,
  'price.accepted': true,
  'sorting.undone': false,
};

/** Returns the events that a state accepts from buttons, in alphabetical order. */
function buttonEvents(value: Value, context: Partial<BookingContext>): string[] {
  const state = bookingMachine.resolveState({ value, context: { ...arrived.context, ...context } });
  const types = Object.keys(HAS_BUTTON) as (keyof typeof HAS_BUTTON)[];
  return types.filter((type) => HAS_BUTTON[type] && state.can({ type })).sort();
}

const paid = (facts: Partial<Booking> = {}): Partial<BookingContext> => ({
  previous: { state: 'paid', booking: { ...confirmedRide, ...facts } },
});
const unsettled = (pending: StartedPayment): Partial<BookingContext> => ({
  previous: { state: 'unsettled', pending },
});
const ownOrder = { pending: pendingRide, paymentUrl: 'https://pay.example.com/p/2' };
const back = { 'Back to the form': 'notice.dismissed' };
const waysOn = { 'Check again': 'previous.checked', 'Pay anyway': 'previous.overridden', ...back };

test.each<[string, Value, Partial<BookingContext>, string[], Record<string, string>]>([
  [
    'the earlier payment arrived → the booking, no second payment',
    'previousPaid',
    paid(),
    ['You have already paid for this ride'],
    { 'View booking': 'booking.opened', 'Book more tickets': 'notice.dismissed' },
  ],
  [
    'the earlier payment was refunded in part → says so, and to ask who rides before paying again',
    'previousPaid',
    paid({ paymentStatus: 'partial_refund' }),
    ['Part of your earlier payment was refunded', 'Ask us who rides'],
    { 'View booking': 'booking.opened', 'Pay anyway': 'notice.dismissed' },
  ],
  [
    'the earlier booking was called off after it was paid → do not pay again before asking',
    'previousPaid',
    paid({ status: 'expired', isCalledOff: true }),
    ['Please do not pay again.', 'Do not pay again before you have asked us'],
    { 'View booking': 'booking.opened', 'Pay anyway': 'notice.dismissed' },
  ],
  [
    'the earlier payment is not settled → do not pay again; check, pay anyway, or back',
    'previousOpen',
    { ...unsettled(pendingRide), previousOutcome: pendingOutcome },
    ['Please do not pay again.', 'Payment verification failed.'],
    waysOn,
  ],
  [
    'the order of this page is not settled → continue to its payment first',
    'previousOpen',
    { ...unsettled(pendingRide), ...ownOrder, previousOutcome: pendingOutcome },
    ['Please do not pay again.'],
    { 'Continue to payment': 'payment.continued', ...waysOn },
  ],
  [
    'a payment with a damaged record is not settled → it may be of this ride',
    'previousOpen',
    { ...unsettled(unknownPayment), previousOutcome: pendingOutcome },
    ['Please do not pay again.', 'Its record is damaged'],
    waysOn,
  ],
  [
    'a payment with a damaged record arrived → its booking first',
    'previousPaid',
    paid({ item: null }),
    ['An earlier payment went through', 'it may have been for this ride'],
    { 'View booking': 'booking.opened', 'Book more tickets': 'notice.dismissed' },
  ],
  [
    'another tab is paying for this ride → says so; check, pay anyway, or back',
    'startedElsewhere',
    { previous: { state: 'elsewhere', attempt: 'another', booking: null } },
    ['You are paying for this ride in another tab'],
    waysOn,
  ],
  [
    'a newer release wrote a payment down → reload first, or insist',
    'previousUnreadable',
    { previous: { state: 'newer', key: 'paymentJournal.KS1' } },
    ['Reload the page to see your earlier payment'],
    { 'Reload the page': 'page.reloaded', 'Pay anyway': 'previous.overridden', ...back },
  ],
  [
    'the payment page did not open → open it again, ask about the payment, or back',
    'unopened',
    { ...unsettled(pendingRide), ...ownOrder },
    ['The payment page did not open', 'Contact support'],
    {
      'Open the page again': 'payment.continued',
      'Ask about this payment': 'previous.checked',
      ...back,
    },
  ],
  [
    'an order may exist that nobody can ask about → the rider decides',
    'orderUnclear',
    { previous: { state: 'unanswered', booking: 'unansweredBooking.trip.manali-leh' } },
    ['You have not paid for it'],
    { 'Book again': 'previous.overridden', ...back },
  ],
  [
    'another price → at the new price, other tickets, or back',
    'changed',
    { repriced: { draft: exampleDraft({ own: 1 }), differences: [] } },
    ['Nothing has been booked or paid.'],
    { 'Book for ₹30,799.12': 'price.accepted', ...back },
  ],
  [
    'nothing of it is sold any more → other tickets, or back',
    'changed',
    { repriced: { draft: exampleDraft({}), differences: [{ kind: 'closed', reason: 'soldOut' }] } },
    ['This ride is sold out now.'],
    back,
  ],
])('%s', async (_, value, context, words, buttons) => {
  const send = pinned(value, context);
  const role = /already paid|went through/.test(words[0] ?? '') ? 'status' : 'alert';
  for (const text of words) await expectAnnounced(role, text);
  expect(payButton()).toBeDisabled();
  const names = Object.keys(buttons);
  const shown = names.map((name) => screen.getByRole('button', { name }));
  const filled = names.filter(
    (_, index) => shown[index]?.getAttribute('data-variant') === 'filled',
  );
  expect(filled).toEqual(names.slice(0, 1).filter((name) => name !== 'Back to the form'));
  for (const button of shown) await userEvent.click(button);
  expect(send.mock.calls.map(([event]) => event.type)).toEqual(Object.values(buttons));
  expect(Object.values(buttons).sort()).toEqual(buttonEvents(value, context));
});

test('the earlier payment was refunded → the page does not say that it did not go through', async () => {
  pinned('filling', { previousOutcome: refundedOutcome });
  await expectAnnounced(
    'status',
    'The money for your earlier payment went backYour payment was refunded. You can pay again.',
  );
});

test('the earlier payment was declined → paying again is safe, and the page says so', async () => {
  pinned('filling', {
    previousOutcome: { kind: 'declined', message: 'Payment was canceled or failed.' },
  });
  await expectAnnounced(
    'status',
    'Your earlier payment did not go throughPayment was canceled or failed. You can pay again.',
  );
  expect(payButton()).toBeEnabled();
});

test.each<[string, Value, Partial<BookingContext>]>([
  ['back at the form', 'filling', {}],
  ['an empty field of a ride that departed', { failed: 'ready' }, { errors: { phone: 'x' } }],
  ['on the way to its payment page', { leaving: 'opening' }, ownOrder],
])('the earlier payment is still open, %s → nothing calls it failed', (_, value, context) => {
  pinned(value, { ...context, previousOutcome: pendingOutcome });
  expect(document.body).not.toHaveTextContent(/did not go through|pay again/i);
});

test('a field is announced as required where it may not stay empty', () => {
  pinned('filling');
  const required = screen.getAllByRole('textbox', { name: /./ }).map((field) => {
    if (!(field instanceof HTMLInputElement)) throw new Error('A field of the form is an input.');
    return field.required;
  });
  expect(required).toEqual(GUEST_FIELD_NAMES.map((name) => GUEST_FIELDS[name].isRequired));
});

test('the error summary → each message leads to its field', async () => {
  pinned('filling', { errors: { email: 'Email is required' } });
  await expectAnnounced('alert', 'There is a problem');
  await userEvent.click(screen.getByRole('link', { name: 'Email is required' }));
  expect(screen.getByLabelText('Email Address')).toHaveFocus();
});
