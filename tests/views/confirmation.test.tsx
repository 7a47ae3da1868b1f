import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type EventObject, fromCallback, fromPromise, initialTransition } from 'xstate';
import { type BookingContext, bookingMachine, type Initiation } from '#machines/booking.machine.ts';
import type { BookingDraft, PaymentPayload } from '#machines/domain/booking.ts';
import { initiationAlert } from '#machines/domain/failure.ts';
import { EMPTY_GUEST, type Guest } from '#machines/domain/guest.ts';
import type {
  ItemRef,
  PreviousPayment,
  PreviousPaymentQuery,
} from '#machines/domain/payment-records.ts';
import { ConfirmationPage } from '../../src/pages/confirmation/ConfirmationPage.tsx';
import { ConfirmationView } from '../../src/pages/confirmation/ConfirmationView.tsx';
import * as paths from '../../src/paths.ts';
import { confirmedRide, pendingRide, secondGuest } from '../fixtures/bookings.ts';
import { fillSilently } from '../fixtures/fill-silently.ts';
import { exampleDraft, exampleEvent } from '../fixtures/items.ts';
import { noonOf } from '../fixtures/noon.ts';
import { tripPath } from '../fixtures/paths.ts';

const addresses = {
  apiBase: 'https://api.example.com',
  siteOrigin: 'https://ride.example.com',
  resultPath: paths.paymentResult,
  provider: 'phonepe',
};
const paidRide = exampleDraft({ own: 2, pillion: 1 });
const freeRide = exampleDraft({ club: 2 });

type Value = Parameters<typeof bookingMachine.resolveState>[0]['value'];

const [arrived] = initialTransition(bookingMachine, {
  draft: paidRide,
  addresses,
  guest: secondGuest,
  now: () => noonOf('2027-01-01'),
  load: 'load',
});

/** Shows one state of the page, as it stands. */
function pinned(value: Value, context: Partial<BookingContext> = {}) {
  const state = bookingMachine.resolveState({
    value,
    context: { ...arrived.context, ...context },
  });
  const send = vi.fn();
  render(<ConfirmationView state={state} send={send} itemHref={tripPath('manali-leh')} />);
  return send;
}

interface Arrival {
  draft?: BookingDraft;
  guest?: Guest;
  answer?: () => Promise<Initiation>;
}

/** The live page with a server that answers as told. */
function open({ draft = paidRide, guest = secondGuest, answer }: Arrival = {}) {
  const post = vi.fn(answer ?? (() => new Promise<Initiation>(() => {})));
  const drafts: Guest[] = [];
  const left: string[] = [];
  const machine = bookingMachine.provide({
    actors: {
      holdLock: fromCallback<EventObject, ItemRef>(({ sendBack }) =>
        sendBack({ type: 'lock.granted' }),
      ),
      findPrevious: fromPromise<PreviousPayment | null, PreviousPaymentQuery>(async () => null),
      bookAsGuest: fromPromise<Initiation, { payload: PaymentPayload }>(() => post()),
    },
    actions: {
      announceAttempt: () => {},
      retractAttempt: () => {},
      rememberDraft: (_, remembered: { guest: Guest }) => {
        drafts.push(remembered.guest);
      },
      storePending: () => {},
      keepPending: () => {},
      rememberItem: () => {},
      leaveForPayment: (_, target: { url: string }) => {
        left.push(target.url);
      },
    },
  });
  const restored = new Set<() => void>();
  render(
    <ConfirmationPage
      machine={machine}
      input={{ draft, guest, addresses, now: () => noonOf('2027-01-01'), load: 'load' }}
      itemHref={tripPath('manali-leh')}
      onPageRestored={(listener) => {
        restored.add(listener);
        return () => restored.delete(listener);
      }}
      onReturned={() => () => {}}
    />,
  );
  const comeBack = () =>
    act(() => {
      for (const listener of restored) listener();
    });
  return { user: userEvent.setup(), post, drafts, left, comeBack };
}

const payButton = () => screen.getByRole('button', { name: 'confirm & pay' });

test('no selection → home', async () => {
  history.replaceState(null, '', paths.confirmation);
  render(
    <ConfirmationPage
      machine={bookingMachine}
      input={null}
      itemHref="/"
      onPageRestored={() => () => {}}
      onReturned={() => () => {}}
    />,
  );
  await waitFor(() => expect(location.pathname).toBe('/'));
});

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

test('what was typed before is there again, and every change is remembered', async () => {
  const { user, drafts } = open({ guest: { ...EMPTY_GUEST, fullName: 'Arjun' } });
  const name = screen.getByLabelText('Full Name');
  expect(name).toHaveValue('Arjun');
  await user.type(name, ' N');
  expect(name).toHaveValue('Arjun N');
  expect(drafts.at(-1)).toEqual({ ...EMPTY_GUEST, fullName: 'Arjun N' });
});

test('the details card of a trip', () => {
  pinned('filling');
  const card = screen.getByRole('region', { name: 'What you are booking' });
  expect(card).toHaveTextContent('12% Off');
  expect(card).toHaveTextContent('Manali to Leh High Pass Expedition');
  expect(card).toHaveTextContent('organized by High Pass Riders');
  expect(card).toHaveTextContent('Location: Mall Road, Manali');
  expect(card).toHaveTextContent('Duration: 9 days');
});

test('the details card of an event: level, date and time', () => {
  pinned('filling', { draft: exampleDraft({ pillion: 1 }, exampleEvent) });
  const card = screen.getByRole('region', { name: 'What you are booking' });
  expect(card).toHaveTextContent('All Levels');
  expect(card).toHaveTextContent('Date: Sat 6 Mar 2027');
  expect(card).toHaveTextContent('Time: 9 pm to 1 am');
  expect(card).not.toHaveTextContent('Duration');
});

test('each ticket with price, discount and quantity; trailing .00 dropped', () => {
  pinned('filling', { draft: exampleDraft({ own: 2, pillion: 1, club: 1 }) });
  const list = within(screen.getByRole('region', { name: 'Booking Type' })).getByRole('list');
  const [own, pillion, club] = within(list).getAllByRole('listitem');
  expect(own).toHaveTextContent('2 x ₹30,799.12 was ₹34,999 12% off₹61,598.24');
  expect(pillion).toHaveTextContent('1 x ₹19,999');
  expect(club).toHaveTextContent('Club passMember x 1');
});

test('a description of up to 100 characters is shown in full, a longer one at 60 with a toggle', async () => {
  const long = 'Your motorcycle, our road. '.repeat(5).trim();
  const [line] = paidRide.lines;
  if (line === undefined) throw new Error('The draft has no ticket.');
  pinned('filling', {
    draft: {
      ...paidRide,
      lines: [
        { ...line, id: 'short', description: long.slice(0, 100) },
        { ...line, id: 'long', description: long },
      ],
    },
  });
  const list = within(screen.getByRole('region', { name: 'Booking Type' })).getByRole('list');
  const [short, cut] = within(list).getAllByRole('listitem');
  expect(short).toHaveTextContent(long.slice(0, 100).trim());
  expect(cut).toHaveTextContent(`${long.slice(0, 60)}…`);
  await userEvent.click(screen.getByRole('button', { name: /^Read More/ }));
  expect(cut).toHaveTextContent(long);
});

test('Payment Details: fees, discount, total', () => {
  pinned('filling');
  const sums = screen.getByRole('region', { name: 'Payment Details' });
  expect(sums).toHaveTextContent('Trip fees₹89,997Discount−₹8,399.76Total₹81,597.24');
});

test('a total of 0 → no Payment Details, Member x 2 in the bar', () => {
  pinned('filling', { draft: freeRide });
  expect(screen.queryByText('Payment Details')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Nothing to pay' })).toBeVisible();
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Member x 2');
});

test('confirmed with an empty form → messages, a summary, focus on the first field, nothing sent', async () => {
  const { user, post } = open({ guest: EMPTY_GUEST });
  await user.click(payButton());
  expect(screen.getByLabelText('Full Name')).toHaveAccessibleDescription('Full name is required');
  expect(screen.getByLabelText('Email Address')).toHaveAccessibleDescription(/Email is required/);
  expect(screen.getByLabelText('Phone Number')).toHaveAccessibleDescription(
    /Phone number is required/,
  );
  expect(screen.getByLabelText('Full Name')).toHaveFocus();
  const summary = screen.getByRole('alert');
  expect(within(summary).getAllByRole('link')).toHaveLength(3);
  await user.click(within(summary).getByRole('link', { name: 'Phone number is required' }));
  expect(screen.getByLabelText('Phone Number')).toHaveFocus();
  expect(post).not.toHaveBeenCalled();
});

test.each([
  ['pressed at once', async () => {}],
  [
    'after another field was typed in',
    (user: ReturnType<typeof userEvent.setup>) =>
      user.type(screen.getByLabelText('Phone Number'), '3'),
  ],
])('filled in without an event, %s → read as it stands and sent', async (_, between) => {
  const { user, post, drafts } = open({ guest: { ...EMPTY_GUEST, phone: '984501122' } });
  fillSilently(screen.getByLabelText('Full Name'), 'Asha Rao');
  fillSilently(screen.getByLabelText('Email Address'), 'asha@example.com');
  await between(user);
  fillSilently(screen.getByLabelText('Phone Number'), '9845011223');
  await user.click(payButton());
  expect(screen.queryByText(/required/)).toBeNull();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Asha Rao');
  await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
  expect(drafts.at(-1)).toEqual({
    fullName: 'Asha Rao',
    email: 'asha@example.com',
    phone: '9845011223',
  });
});

test('the first wrong field gets the focus, and typing clears its message alone', async () => {
  const { user } = open({ guest: { fullName: 'Arjun', email: 'arjun@home', phone: '98450' } });
  await user.click(screen.getByRole('button', { name: 'Confirm & Pay' }));
  const email = screen.getByLabelText('Email Address');
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription(/Email is invalid/);
  await user.type(email, '.in');
  expect(email).not.toHaveAttribute('aria-invalid');
  expect(email).toHaveFocus();
  expect(screen.getByLabelText('Phone Number')).toHaveAccessibleDescription(
    /Phone number must be 10 digits/,
  );
});

test('confirmed → Processing..., nothing can be sent twice, then off to the payment page', async () => {
  let settle: (answer: Initiation) => void = () => {};
  const { user, post, left } = open({
    answer: () =>
      new Promise((resolve) => {
        settle = resolve;
      }),
  });
  await user.click(payButton());
  const busy = screen.getAllByRole('button', { name: 'Processing...' });
  expect(busy).toHaveLength(2);
  for (const button of busy) expect(button).toBeDisabled();
  await user.type(screen.getByLabelText('Full Name'), '{Enter}');
  expect(screen.getByLabelText('Full Name')).toHaveAttribute('readonly');
  settle({ paymentUrl: 'https://pay.example.com/1', transactionId: 'KS1', at: 1 });
  await waitFor(() => expect(left).toEqual(['https://pay.example.com/1']));
  expect(post).toHaveBeenCalledTimes(1);
  const onward = screen.getAllByRole('link', { name: 'Continue to payment' });
  for (const link of onward) expect(link).toHaveAttribute('href', 'https://pay.example.com/1');
  expect(onward).toHaveLength(2);
});

test.each([
  [
    401,
    'Authentication Error',
    'Authentication failed. Please log in again or contact support.Please log in or check your API configuration.',
  ],
  [
    404,
    'Item Not Found',
    'The item you are trying to book was not found. It may have been removed or is no longer available.',
  ],
  [
    502,
    'Payment Error',
    'Payment initiation failed (Status: 502)If this issue persists, please contact our support team.',
  ],
])('status %i → %s; the button waits a second, what was typed stays', (status, title, text) => {
  pinned(
    { failed: 'cooldown' },
    { alert: initiationAlert({ kind: 'http', status, text: '', serverText: null }) },
  );
  expect(screen.getByRole('alert')).toHaveTextContent(`${title}${text}`);
  expect(payButton()).toBeDisabled();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Arjun Nair');
});

test('an answer that is no booking → the alert gets the focus, the button comes back', async () => {
  const { user } = open({ answer: () => Promise.reject(new Error('broken')) });
  await user.click(payButton());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('An unexpected error occurred during payment processing');
  await waitFor(() => expect(alert).toHaveFocus());
  await waitFor(() => expect(payButton()).toBeEnabled(), { timeout: 2000 });
});

test('back from the browser’s memory while the answer was out → not stuck, and said so', async () => {
  const { user, comeBack } = open();
  await user.click(payButton());
  comeBack();
  expect(screen.getByRole('alert')).toHaveTextContent('Payment Error');
  expect(screen.queryByRole('button', { name: 'Processing...' })).not.toBeInTheDocument();
});

test('an earlier payment is looked up first', () => {
  pinned('verifyingPrevious', { previous: pendingRide });
  expect(screen.getByRole('status')).toHaveTextContent('Checking your earlier payment');
  expect(screen.getAllByRole('button', { name: 'Processing...' })).toHaveLength(2);
});

test('the earlier payment arrived → the booking, no second payment', async () => {
  const send = pinned('previousPaid', { booking: confirmedRide });
  expect(screen.getByRole('status')).toHaveTextContent('You have already paid for this ride');
  expect(payButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'View booking' }));
  await userEvent.click(screen.getByRole('button', { name: 'Book more tickets' }));
  expect(send.mock.calls).toEqual([[{ type: 'booking.opened' }], [{ type: 'previous.dismissed' }]]);
});

test.each<[string, Value, Partial<BookingContext>, string[]]>([
  [
    'the earlier payment is not settled → do not pay again',
    'previousOpen',
    { previous: pendingRide, previousMessage: 'Payment verification failed.' },
    ['Please do not pay again.', 'Payment verification failed.'],
  ],
  [
    'another tab is paying for this ride → says so',
    'startedElsewhere',
    { attempt: 'another' },
    ['You are paying for this ride in another tab'],
  ],
])('%s; check, pay anyway, or back', async (_, value, context, words) => {
  const send = pinned(value, context);
  for (const text of words) expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(payButton()).toBeDisabled();
  for (const name of ['Check again', 'Pay anyway', 'Back to the form'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(send.mock.calls.map(([event]) => event.type)).toEqual([
    'previous.checked',
    'previous.overridden',
    'previous.dismissed',
  ]);
});

test('a newer release wrote a payment down → reload first, or insist', async () => {
  const send = pinned('previousUnreadable', { attempt: 'paymentJournal.KS1' });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Reload the page to see your earlier payment',
  );
  expect(payButton()).toBeDisabled();
  for (const name of ['Reload the page', 'Pay anyway', 'Back to the form'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(send.mock.calls.map(([event]) => event.type)).toEqual([
    'page.reloaded',
    'previous.overridden',
    'previous.dismissed',
  ]);
});

test('the earlier payment was refunded → the page does not say that it did not go through', () => {
  pinned('filling', { previousMessage: 'Your payment was refunded.', isPreviousRefunded: true });
  expect(screen.getByRole('status')).toHaveTextContent(
    'The money for your earlier payment went backYour payment was refunded. You can pay again.',
  );
});

test('an order may exist that nobody can ask about → the rider decides', async () => {
  const send = pinned('orderUnclear', { mayHaveOrder: true });
  expect(screen.getByRole('alert')).toHaveTextContent('You have not paid for it');
  expect(payButton()).toBeDisabled();
  for (const name of ['Book again', 'Back to the form'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(send.mock.calls.map(([event]) => event.type)).toEqual([
    'previous.overridden',
    'previous.dismissed',
  ]);
});

test('the earlier payment was declined → paying again is safe, and the page says so', () => {
  pinned('filling', { previousMessage: 'Payment was canceled or failed.' });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your earlier payment did not go throughPayment was canceled or failed. You can pay again.',
  );
  expect(payButton()).toBeEnabled();
});
