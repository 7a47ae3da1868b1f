import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { OpenCause } from '#machines/domain/payment/payment.ts';
import type { PaymentOutcome } from '#machines/domain/payment/payment-outcome.ts';
import { BANK_DAYS } from '#machines/domain/payment/refund-days.ts';
import { PaymentView } from '../../src/pages/payment/PaymentView.tsx';
import * as paths from '../../src/paths.ts';
import { expectAnnounced } from '../fixtures/announced.ts';
import { confirmedRide } from '../fixtures/bookings.ts';
import { breakableRanges } from '../fixtures/breakable-ranges.ts';
import { paymentPageAt } from '../fixtures/payment-page.ts';
import { render } from '../fixtures/render.tsx';

const paid: PaymentOutcome = {
  kind: 'paid',
  message: 'Your payment is successful.',
  booking: confirmedRide,
};
const declined = (message: string): PaymentOutcome => ({ kind: 'declined', message });
const openOutcome = (cause: OpenCause, message: string): PaymentOutcome => ({
  kind: 'open',
  message,
  cause,
});
const pendingStill = openOutcome('pending', 'Payment verification failed.');

function open(...[value, context]: Parameters<typeof paymentPageAt>) {
  const send = vi.fn();
  render(<PaymentView state={paymentPageAt(value, context)} send={send} />);
  return send;
}

test.each(['checking', 'waiting'] as const)('%s → pending, with Refresh Status', async (state) => {
  const send = open(state);
  expect(screen.getByRole('heading', { name: 'Payment Status', level: 1 })).toBeVisible();
  await expectAnnounced('status', 'Verifying payment, please wait...');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Status' }));
  expect(send).toHaveBeenCalledWith({ type: 'refresh.requested' });
});

test('the ride, the amount and the transaction stay in sight', () => {
  open('checking');
  expect(screen.getByText('Manali to Leh High Pass Expedition')).toBeVisible();
  expect(screen.getByText('₹81,597.24')).toBeVisible();
  expect(screen.getByText('KS2761248213')).toBeVisible();
});

test.each(['cancelled', 'declined'] as const)(
  '%s → the message, the days until the money is back, none of them broken, Go Back and Check again',
  async (state) => {
    const send = open(state, { outcome: declined('Payment was canceled or failed.') });
    await expectAnnounced('alert', 'Payment was canceled or failed.');
    expect(screen.getByText(BANK_DAYS.netBanking)).toBeVisible();
    expect(breakableRanges()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', paths.getaways);
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(send).toHaveBeenCalledWith({ type: 'check.requested' });
  },
);

test.each([
  ['pending', 'Your bank is still working on this payment'],
  ['unclear', 'The answer does not settle this payment'],
  ['unreachable', 'We could not find out whether your payment arrived.'],
] as const)('not confirmed, %s → do not pay again, and why', async (cause, why) => {
  open({ unverified: 'idle' }, { outcome: openOutcome(cause, 'Payment verification failed.') });
  await expectAnnounced('alert', `Please do not pay again. ${why}`);
  await expectAnnounced('alert', 'Payment verification failed.');
  expect(document.body).not.toHaveTextContent(/you can pay again/i);
});

test('a failure that settles nothing → the message of the specification stands first', () => {
  open(
    { unverified: 'idle' },
    { outcome: openOutcome('unclear', 'Payment was canceled or failed.') },
  );
  expect(
    screen.getByRole('heading', { name: 'Payment was canceled or failed.', level: 2 }),
  ).toBeVisible();
});

test('the server’s amount is not what was booked for → both are said', () => {
  const booking = { ...confirmedRide, amountPaid: 8_000_000 };
  open({ paid: 'acknowledged' }, { outcome: { ...paid, booking } as PaymentOutcome });
  expect(screen.getByText('Paid').nextSibling).toHaveTextContent('₹80,000');
  expect(screen.getByText('Booked for').nextSibling).toHaveTextContent('₹81,597.24');
});

test.each([
  ['idle', 'We look again by ourselves while this page is open.'],
  ['paused', 'We look again by ourselves while this page is open.'],
  ['rechecking', 'Looking again...'],
  ['exhausted', 'We have stopped looking by ourselves.'],
] as const)('not confirmed, %s → says politely what goes on', async (state, news) => {
  open({ unverified: state }, { outcome: pendingStill });
  await expectAnnounced('status', news);
});

test.each<[string, Parameters<typeof paymentPageAt>]>([
  [
    'a later answer that it failed',
    [
      { unverified: 'idle' },
      { recorded: confirmedRide, outcome: openOutcome('recordedAsPaid', 'Your bank declined it') },
    ],
  ],
  ['an address that says cancelled', ['cancelled', { recorded: confirmedRide }]],
  [
    'an answer that decides nothing',
    [{ unverified: 'idle' }, { recorded: confirmedRide, outcome: pendingStill }],
  ],
])('on record as paid, %s → says so, its ticket first, and no second payment', async (_, page) => {
  const send = open(...page);
  await expectAnnounced('alert', 'Paid, as this device has recorded');
  await expectAnnounced('alert', 'Please do not pay again.');
  expect(document.body.textContent).not.toContain('can pay again');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'View booking' }));
  expect(send).toHaveBeenCalledWith({ type: 'ticket.opened' });
});

test('on record as paid and called off → do not pay again before asking, and its ticket', async () => {
  const recorded = { ...confirmedRide, status: 'cancelled', isCalledOff: true };
  const outcome = openOutcome('moneyIn', 'Payment was canceled or failed.');
  open({ unverified: 'idle' }, { recorded, outcome });
  await expectAnnounced('alert', 'before you have asked us');
  expect(screen.getByRole('button', { name: 'View booking' })).toBeEnabled();
});

test('partly refunded → says so and to ask who rides', () => {
  const booking = { ...confirmedRide, paymentStatus: 'partially_refunded' };
  const message = 'Part of this payment was refunded: ask us who rides.';
  open(
    { partlyRefunded: 'acknowledged' },
    { outcome: { kind: 'partlyRefunded', message, booking } },
  );
  expect(screen.getByRole('heading', { name: 'Partly refunded' })).toBeVisible();
  expect(document.body.textContent).toContain(message);
});

test('declined, of another device → nothing to try again', () => {
  open('declined', { pending: null });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go Back' })).toBeVisible();
});

test('no transaction → the sentence and the way back, nothing to check', async () => {
  open('missing', { transactionId: null, pending: null });
  await expectAnnounced('alert', 'Payment verification failed: Missing transaction ID');
  expect(screen.getByRole('link', { name: 'Go Back' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['cancelled', 'declined', { unverified: 'idle' }, 'missing'] as const)(
  '%s → never claims that no money moved',
  (state) => {
    const outcome = typeof state === 'string' ? declined('No') : pendingStill;
    const { container } = render(
      <PaymentView state={paymentPageAt(state, { outcome })} send={() => {}} />,
    );
    expect(container.textContent).not.toMatch(/not (been )?charged|no money|nothing was paid/i);
  },
);
