import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type PaymentContext, paymentMachine } from '#machines/payment.machine.ts';
import { PaymentFallback, PaymentView } from '../../src/pages/payment/PaymentView.tsx';
import { confirmedRide, NOW, pendingRide } from '../../stories/examples/bookings.ts';
import { show } from '../support/render.tsx';

type Value = Parameters<typeof paymentMachine.resolveState>[0]['value'];

function resolve(value: Value, context: Partial<PaymentContext> = {}) {
  return paymentMachine.resolveState({
    value,
    context: {
      urlVerdict: 'none',
      transactionId: pendingRide.transactionId,
      pending: pendingRide,
      now: NOW,
      checks: 1,
      laterChecks: 0,
      message: '',
      isAnswered: true,
      isHidden: false,
      booking: confirmedRide,
      ...context,
    },
  });
}

function open(...[value, context]: Parameters<typeof resolve>) {
  const send = vi.fn();
  show(<PaymentView state={resolve(value, context)} send={send} />);
  return send;
}

test.each(['checking', 'waiting'] as const)('%s → pending, with Refresh Status', async (state) => {
  const send = open(state);
  expect(screen.getByRole('heading', { name: 'Payment Status', level: 1 })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Verifying payment, please wait...');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Status' }));
  expect(send).toHaveBeenCalledWith({ type: 'refresh.requested' });
});

test('before the browser reads the address → pending, never a failure', () => {
  show(<PaymentFallback />);
  expect(screen.getByRole('status')).toHaveTextContent('Verifying payment, please wait...');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('paid → says so, announces the redirect and offers the booking at once', async () => {
  const send = open({ paid: 'redirecting' });
  expect(screen.getByRole('status')).toHaveTextContent('Redirecting to booking details page...');
  await userEvent.click(screen.getByRole('button', { name: 'View booking' }));
  expect(send).toHaveBeenCalledWith({ type: 'ticket.opened' });
});

test('the ride, the amount and the transaction stay in sight', () => {
  open('checking');
  expect(screen.getByText('Manali to Leh High Pass Expedition')).toBeVisible();
  expect(screen.getByText('₹81,597.24')).toBeVisible();
  expect(screen.getByText('KS2761248213')).toBeVisible();
});

test.each(['cancelled', 'declined'] as const)(
  '%s → the message, Go Back and Check again',
  async (state) => {
    const send = open(state, { message: 'Payment was canceled or failed.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Payment was canceled or failed.');
    expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/getaways');
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(send).toHaveBeenCalledWith({ type: 'again.requested' });
  },
);

test.each([
  [true, 'Your bank is still working on this payment'],
  [false, 'We could not find out whether your payment arrived.'],
])('not confirmed, answered: %s → do not pay again, and why', (isAnswered, why) => {
  open({ unverified: 'waiting' }, { isAnswered });
  expect(screen.getByRole('alert')).toHaveTextContent(`Please do not pay again. ${why}`);
});

test.each([
  ['waiting', 'We look again by ourselves while this page is open.'],
  ['paused', 'We look again by ourselves while this page is open.'],
  ['checking', 'Looking again...'],
  ['resting', 'We have stopped looking by ourselves.'],
] as const)('not confirmed, %s → says politely what goes on', (state, news) => {
  open({ unverified: state });
  expect(screen.getByRole('status')).toHaveTextContent(news);
});

test('cancelled or declined here → Try again comes first, Go Back stays', async () => {
  const send = open('declined', { message: 'Your bank declined it' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(send).toHaveBeenCalledWith({ type: 'retry.requested' });
});

test('declined, of another device → nothing to try again', () => {
  open('declined', { pending: null });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go Back' })).toBeVisible();
});

test('not confirmed → do not pay again, the last cause, Refresh Status and Go Back', async () => {
  const send = open(
    { unverified: 'waiting' },
    { message: 'Payment verification failed. HTTP status: 503' },
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Please do not pay again.');
  expect(screen.getByText('Payment verification failed. HTTP status: 503')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Back' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Status' }));
  expect(send).toHaveBeenCalledWith({ type: 'refresh.requested' });
});

test('no transaction → the sentence and the way back, nothing to check', () => {
  open('missing', {
    transactionId: null,
    pending: null,
    message: 'Payment verification failed: Missing transaction ID',
  });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Payment verification failed: Missing transaction ID',
  );
  expect(screen.getByRole('link', { name: 'Go Back' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['cancelled', 'declined', { unverified: 'waiting' }, 'missing'] as const)(
  '%s → never claims that no money moved',
  (state) => {
    const { container } = show(<PaymentView state={resolve(state)} send={() => {}} />);
    expect(container.textContent).not.toMatch(/not (been )?charged|no money|nothing was paid/i);
  },
);
