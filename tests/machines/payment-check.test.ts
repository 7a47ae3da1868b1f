import { describe, expect, test } from 'vitest';
import { type PaymentCheckInput, paymentCheckMachine } from '#machines/payment-check.machine.ts';
import { examplePending, NOW } from '../fixtures/bookings.ts';
import {
  apiError,
  declinedAnswer,
  paidAnswer,
  paidOutcome,
  paymentAnswer,
  pendingAnswer,
  unclearAnswer,
} from '../fixtures/payment-answers.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

function check(input: Partial<PaymentCheckInput> = {}) {
  const checked = renderMachine(paymentCheckMachine, {
    transactionId: 'KS1',
    pending: examplePending('KS1'),
    now: NOW,
    ...input,
  });
  return {
    ...checked,
    answer: (output: unknown) => checked.call('fetchStatus').answer(output),
    outcome: () => checked.state().output,
  };
}

test('a check records that it asks, and asks once about its own transaction', () => {
  const page = check();
  expect(page.effects).toEqual([{ name: 'markChecked', params: { transactionId: 'KS1' } }]);
  expect(page.calls.map(({ id, input }) => [id, input])).toEqual([
    ['fetchStatus', { transactionId: 'KS1' }],
  ]);
});

describe('paid', () => {
  test('is stored and read back, and only then the pending booking goes', async () => {
    const page = check();
    await page.answer(paidAnswer);
    expect(page.value()).toBe('storing');
    expect(page.done()).toEqual(['markChecked']);
    const { booking } = paidOutcome('KS1') as { booking: unknown };
    expect(page.call('storePaid').input).toEqual({ booking });
    await page.call('storePaid').answer(true);
    expect(page.effects.slice(1)).toEqual([
      { name: 'clearPending', params: { transactionId: 'KS1' } },
      { name: 'rememberPayment', params: { booking } },
    ]);
    expect(page.outcome()).toEqual(paidOutcome('KS1'));
  });

  test.each(['answer', 'fail'] as const)(
    'is told although the device keeps nothing (%s); the pending booking stays',
    async (end) => {
      const page = check();
      await page.answer(paidAnswer);
      await page.call('storePaid')[end](false);
      expect(page.done()).toEqual(['markChecked', 'rememberPayment']);
      expect(page.outcome()).toEqual(paidOutcome('KS1'));
    },
  );
});

test('declined settles the payment, with the words of the bank', async () => {
  const page = check();
  await page.answer(declinedAnswer);
  expect(page.effects.slice(1)).toEqual([
    { name: 'settlePayment', params: { transactionId: 'KS1', state: 'declined', booking: null } },
  ]);
  expect(page.outcome()).toEqual({ kind: 'declined', message: 'Your bank declined it' });
});

test('refunded settles the payment, confirms nothing and is stored nowhere', async () => {
  const page = check();
  await page.answer({ ...paidAnswer, local: { ...paidAnswer.local, paymentStatus: 'REFUNDED' } });
  expect(page.outcome()).toEqual({ kind: 'refunded', message: 'Your payment was refunded.' });
  expect(page.done()).toEqual(['markChecked', 'settlePayment']);
});

describe('an open answer settles nothing', () => {
  test.each([
    ['pending', pendingAnswer, 'pending', 'Payment verification failed.'],
    ['TOO_MANY_REQUESTS', unclearAnswer, 'unclear', 'Please try later'],
    [
      'paid, of another transaction',
      { ...paidAnswer, transactionId: 'KS2' },
      'unclear',
      'Payment verification failed.',
    ],
    [
      'money in, order cancelled',
      paymentAnswer({ local: { paymentStatus: 'success', orderStatus: 'CANCELED' } }),
      'moneyIn',
      'Payment was canceled or failed.',
    ],
  ] as const)('%s', async (_, answer, cause, message) => {
    const page = check();
    await page.answer(answer);
    expect(page.outcome()).toEqual({ kind: 'open', cause, message });
    expect(page.done()).toEqual(['markChecked']);
  });

  test.each([
    ['HTML', { kind: 'unexpected' }, /^Error processing payment response/],
    ['an HTTP error', { kind: 'http', status: 503, text: 'x' }, /HTTP status: 503$/],
    ['nothing', { kind: 'timeout' }, /^An unexpected error occurred/],
  ] as const)('%s', async (_, failure, words) => {
    const page = check();
    await page.call('fetchStatus').fail(apiError(failure));
    expect(page.outcome()).toEqual({
      kind: 'open',
      cause: 'unreachable',
      message: expect.stringMatching(words),
    });
    expect(page.done()).toEqual(['markChecked']);
  });
});
