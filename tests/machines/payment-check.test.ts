import { describe, expect, test } from 'vitest';
import type { PaymentAnswer } from '#machines/domain/payment/payment.ts';
import type { PaymentToCheck } from '#machines/domain/payment/payment-outcome.ts';
import { UNKNOWN_PERSON } from '#machines/domain/person/person.ts';
import { paymentCheckMachine } from '#machines/payment-check.machine.ts';
import { examplePending, NOW } from '../fixtures/bookings.ts';
import {
  apiError,
  declinedAnswer,
  exampleBooking,
  paidAnswer,
  paidOutcome,
  partlyRefundedAnswer,
  partlyRefundedOutcome,
  paymentAnswer,
  pendingAnswer,
  unclearAnswer,
} from '../fixtures/payment-answers.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

function check(input: Partial<PaymentToCheck> = {}) {
  const checked = renderMachine(paymentCheckMachine, {
    transactionId: 'KS1',
    pending: examplePending('KS1'),
    startedAt: NOW,
    ...input,
  });
  expect(checked.calls.shift()?.id).toBe('watchPage');
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
    'is announced although the device stores nothing (%s); the pending booking stays',
    async (end) => {
      const page = check();
      await page.answer(paidAnswer);
      await page.call('storePaid')[end](false);
      expect(page.done()).toEqual(['markChecked', 'rememberPayment']);
      expect(page.outcome()).toEqual(paidOutcome('KS1'));
    },
  );
});

test('a check that began since everything was forgotten stores its rider', async () => {
  const page = check({ generation: 'g1' });
  page.send({ type: 'page.forgotten', generation: 'g1' });
  await page.answer(paidAnswer);
  expect(page.call('storePaid').input).toMatchObject({ booking: { person: { name: 'Asha Rao' } } });
});

test('everything is forgotten while a check asks → its booking names nobody, whoever the answer names', async () => {
  const page = check({ pending: null });
  page.send({ type: 'page.forgotten', generation: 'later' });
  await page.answer(paidAnswer);
  const booking = { transactionId: 'KS1', person: UNKNOWN_PERSON };
  expect(page.call('storePaid').input).toMatchObject({ booking });
  await page.call('storePaid').answer(true);
  expect(page.outcome()).toMatchObject({ kind: 'paid', booking });
});

test('declined settles the payment, with the words of the bank', async () => {
  const page = check();
  await page.answer(declinedAnswer);
  expect(page.effects.slice(1)).toEqual([
    {
      name: 'settlePayment',
      params: { transactionId: 'KS1', state: 'declined', calledOffStatuses: null },
    },
  ]);
  expect(page.outcome()).toEqual({ kind: 'declined', message: 'Your bank declined it' });
});

test('partly refunded is stored as a booking that says so', async () => {
  const page = check();
  await page.answer(partlyRefundedAnswer);
  await page.call('storePaid').answer(true);
  expect(page.outcome()).toEqual(partlyRefundedOutcome('KS1'));
  expect(partlyRefundedOutcome('KS1')).toMatchObject({
    booking: { status: 'confirmed', paymentStatus: 'partially_refunded' },
  });
});

test.each<[string, PaymentAnswer, object]>([
  [
    'its order is off and money came in',
    paymentAnswer({ local: { paymentStatus: 'success', orderStatus: 'CANCELED' } }),
    { status: 'CANCELED' },
  ],
  ['refunded', paymentAnswer({ provider: { state: 'REVERSED' } }), { paymentStatus: 'REVERSED' }],
  [
    'its order is off, without a word of the money',
    paymentAnswer({ local: { orderStatus: 'expired' } }),
    { status: 'expired' },
  ],
  [
    'its order is off, and its payment waits for the bank',
    paymentAnswer({ local: { paymentStatus: 'pending', orderStatus: 'expired' } }),
    { status: 'expired' },
  ],
  [
    'its order failed, and the refund of its money',
    paymentAnswer({ local: { paymentStatus: 'refund_failed', orderStatus: 'failed' } }),
    { status: 'failed', paymentStatus: 'refund_failed' },
  ],
  [
    'its refund failed',
    paymentAnswer({ local: { paymentStatus: 'refund_failed' } }),
    { paymentStatus: 'refund_failed' },
  ],
])('a later answer, %s, hands its words to the record', async (_, answer, words) => {
  const page = check();
  await page.answer(answer);
  expect(page.effects.at(-1)).toMatchObject({
    name: 'settlePayment',
    params: { transactionId: 'KS1', calledOffStatuses: words },
  });
});

describe('of a payment that this device has on record as paid', () => {
  const recorded = exampleBooking('KS1');

  test('a later failure is open, and settles nothing', async () => {
    const page = check({ recorded });
    await page.answer(declinedAnswer);
    expect(page.outcome()).toEqual({
      kind: 'open',
      cause: 'recordedAsPaid',
      message: 'Your bank declined it',
    });
    expect(page.done()).toEqual(['markChecked']);
  });

  test('an order that is off by now may have its money: it is open, and its ticket is called off', async () => {
    const page = check({ recorded });
    await page.answer(paymentAnswer({ local: { orderStatus: 'cancelled' } }));
    expect(page.outcome()).toMatchObject({ kind: 'open', cause: 'moneyIn' });
    expect(page.effects.at(-1)).toMatchObject({
      params: { state: 'openAgain', calledOffStatuses: { status: 'cancelled' } },
    });
  });
});

test('failed by one side and paid by the other is open again, whatever was said before', async () => {
  const page = check();
  await page.answer(
    paymentAnswer({ local: { paymentStatus: 'failed' }, provider: { state: 'COMPLETED' } }),
  );
  expect(page.effects.slice(1)).toEqual([
    {
      name: 'settlePayment',
      params: { transactionId: 'KS1', state: 'openAgain', calledOffStatuses: null },
    },
  ]);
  expect(page.outcome()).toMatchObject({ kind: 'open', cause: 'contradicted' });
});

test('an answer about another payment decides nothing', async () => {
  const page = check();
  await page.answer({ ...paidAnswer, merchantIds: ['SOMEBODY'] });
  expect(page.outcome()).toMatchObject({ kind: 'open', cause: 'unclear' });
  expect(page.done()).toEqual(['markChecked']);
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
