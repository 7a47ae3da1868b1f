import { describe, expect, test } from 'vitest';
import { bookingOfOutcome } from '#machines/domain/payment/outcome-booking.ts';
import { type PaymentInput, paymentMachine } from '#machines/payment.machine.ts';
import { examplePending, NOW } from '../fixtures/bookings.ts';
import {
  declinedOutcome as declinedAnswer,
  exampleBooking,
  paidOutcome,
  partlyRefundedOutcome,
  pendingOutcome as pendingAnswer,
  refundedOutcome,
  unclearOutcome,
  unreachable,
} from '../fixtures/payment-answers.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

const startedAt = NOW + 90_000;
const arrival: PaymentInput = {
  urlVerdict: 'none',
  transactionId: 'KS1',
  pending: examplePending('KS1'),
  recorded: null,
  startedAt,
};

const paid = paidOutcome('KS1');
const down = (status: number) => unreachable(`Payment verification failed. HTTP status: ${status}`);

function openPage(input: Partial<PaymentInput> = {}) {
  const page = renderMachine(paymentMachine, { ...arrival, ...input });
  const { transactionId } = { ...arrival, ...input };
  expect(page.calls.splice(0, 2).map(({ id, input: given }) => [id, given])).toEqual([
    ['watchPage', {}],
    ['watchRecord', { transactionId }],
  ]);
  return {
    ...page,
    /** Where the verification stands, whether the page is seen or not. */
    step: () => (page.value() as { verification: unknown }).verification,
    answer: (output: unknown) => page.call('checkPayment').answer(output),
    checks: () => page.calls.filter((call) => call.id === 'checkPayment').length,
    message: () => page.state().context.outcome?.message,
  };
}

describe('of a payment that this device has on record as paid', () => {
  const recorded = exampleBooking('KS1');

  test('a later failure is not confirmed rather than declined, and the ticket opens on a press', async () => {
    const page = openPage({ recorded });
    await page.answer({ kind: 'open', cause: 'recordedAsPaid', message: 'Declined' });
    expect(page.step()).toEqual({ unverified: 'idle' });
    expect(page.state().can({ type: 'retry.requested' })).toBe(false);
    page.send({ type: 'ticket.opened' });
    expect(page.effects.at(-1)).toEqual({ name: 'openBooking', params: { booking: recorded } });
  });

  test('a cancelled address offers its ticket and a check, and no second payment', () => {
    const page = openPage({ urlVerdict: 'cancelled', recorded });
    expect(page.step()).toBe('cancelled');
    expect(page.state().can({ type: 'retry.requested' })).toBe(false);
    expect(page.state().can({ type: 'check.requested' })).toBe(true);
    page.send({ type: 'ticket.opened' });
    expect(page.effects.at(-1)).toEqual({ name: 'openBooking', params: { booking: recorded } });
  });

  test('a refund lets the ride be booked again', async () => {
    const page = openPage({ recorded });
    await page.answer(refundedOutcome);
    expect(page.step()).toBe('refunded');
    expect(page.state().can({ type: 'retry.requested' })).toBe(true);
  });
});

describe('another tab records the payment as paid', () => {
  const recorded = exampleBooking('KS1');
  const onRecord = { kind: 'open', cause: 'recordedAsPaid', message: 'Your bank declined it' };

  test('while the answer that declines it is on its way → not confirmed, with its words and its ticket', async () => {
    const page = openPage();
    page.send({ type: 'record.changed', recorded });
    await page.answer(declinedAnswer);
    expect(page.step()).toEqual({ unverified: 'idle' });
    expect(page.state().context.outcome).toEqual(onRecord);
    expect(page.state().can({ type: 'ticket.opened' })).toBe(true);
  });

  test('after it was declined → not confirmed, with its words and its ticket', async () => {
    const page = openPage();
    await page.answer(declinedAnswer);
    page.send({ type: 'record.changed', recorded: null });
    expect(page.step()).toBe('declined');
    page.send({ type: 'record.changed', recorded });
    expect(page.step()).toEqual({ unverified: 'idle' });
    expect(page.state().context.outcome).toEqual(onRecord);
  });

  test('while the answer that confirms it is on its way → paid', async () => {
    const page = openPage();
    page.send({ type: 'record.changed', recorded });
    await page.answer(paid);
    expect(page.step()).toEqual({ paid: 'acknowledged' });
  });
});

test('partly refunded → the rider is informed, and the ticket opens as after a payment', async () => {
  const page = openPage();
  await page.answer(partlyRefundedOutcome('KS1'));
  expect(page.step()).toEqual({ partlyRefunded: 'acknowledged' });
  expect(page.done()).toEqual(['acknowledgePayment']);
  await page.wait(3_000);
  expect(page.done()).toContain('openBooking');
});

describe('paid at once', () => {
  test('the page checks its own transaction, and says the outcome to the rider who sees it', async () => {
    const page = openPage();
    expect(page.state().hasTag('busy')).toBe(true);
    expect(page.call('checkPayment').input).toEqual({
      transactionId: 'KS1',
      pending: examplePending('KS1'),
      recorded: null,
      startedAt,
    });
    await page.answer(paid);
    expect(page.step()).toEqual({ paid: 'acknowledged' });
    expect(page.message()).toBe('Payment received');
    expect(page.effects).toEqual([
      { name: 'acknowledgePayment', params: { booking: bookingOfOutcome(page.state().context) } },
    ]);
  });

  test('the ticket opens after 3 s, once', async () => {
    const page = openPage();
    await page.answer(paid);
    await page.wait(2_999);
    expect(page.done()).not.toContain('openBooking');
    await page.wait(1);
    expect(page.step()).toBe('opened');
    expect(page.paramsOf('openBooking')).toEqual({
      booking: bookingOfOutcome(page.state().context),
    });
    await page.wait(10_000);
    expect(page.done().filter((name) => name === 'openBooking')).toHaveLength(1);
  });

  test('a pending booking of another transaction is none', () => {
    const page = openPage({ pending: examplePending('KS2') });
    expect(page.state().context.pending).toBeNull();
    expect(page.call('checkPayment').input).toMatchObject({ pending: null });
  });
});

describe('not settled yet', () => {
  test('pending twice, then paid: checks 2 s apart', async () => {
    const page = openPage();
    await page.answer(pendingAnswer);
    expect(page.step()).toBe('waiting');
    expect(page.state().hasTag('busy')).toBe(true);
    await page.wait(1_999);
    expect(page.checks()).toBe(1);
    await page.wait(1);
    expect(page.checks()).toBe(2);
    await page.answer(pendingAnswer);
    await page.wait(2_000);
    await page.answer(paid);
    expect(page.state().matches({ verification: 'paid' })).toBe(true);
    expect(page.checks()).toBe(3);
  });

  test('four checks and no more; the message is that of the last', async () => {
    const page = openPage();
    await page.answer(pendingAnswer);
    for (const status of [500, 502, 503]) {
      await page.wait(2_000);
      await page.answer(down(status));
    }
    expect(page.step()).toEqual({ unverified: 'idle' });
    expect(page.message()).toBe('Payment verification failed. HTTP status: 503');
    expect(page.checks()).toBe(4);
    expect(page.done()).toEqual([]);
    page.send({ type: 'refresh.requested' });
    expect(page.done()).toEqual(['reloadPage']);
  });
});

describe('the server speaks of a failure that settles nothing', () => {
  test('the page ends at once with the words of the server, but never says that one can pay again', async () => {
    const page = openPage();
    await page.answer(unclearOutcome);
    expect(page.step()).toEqual({ unverified: 'idle' });
    expect(page.message()).toBe('Please try later');
    expect(page.checks()).toBe(1);
    expect(page.state().can({ type: 'retry.requested' })).toBe(false);
    expect(page.state().can({ type: 'ticket.opened' })).toBe(false);
    expect(page.state().can({ type: 'refresh.requested' })).toBe(true);
    expect(page.done()).toEqual([]);
  });

  test('a later check that waits for the bank is a later check all the same', async () => {
    const page = openPage();
    await page.answer(unclearOutcome);
    await page.wait(15_000);
    await page.call('checkLater').answer(pendingAnswer);
    expect(page.step()).toEqual({ unverified: 'idle' });
    await page.wait(2_000);
    expect(page.checks()).toBe(1);
  });
});

describe('not confirmed yet', () => {
  async function openUnverified() {
    const page = openPage();
    await page.answer(pendingAnswer);
    for (let retry = 1; retry <= 3; retry += 1) {
      await page.wait(2_000);
      await page.answer(pendingAnswer);
    }
    return {
      ...page,
      later: () => page.calls.filter((call) => call.id === 'checkLater').length,
      answerLater: (output: unknown) => page.call('checkLater').answer(output),
    };
  }

  test('the page checks again 15, 30, 60 and 120 s after each answer, then stops', async () => {
    const page = await openUnverified();
    for (const [index, seconds] of [15, 30, 60, 120].entries()) {
      await page.wait(seconds * 1_000 - 1);
      expect(page.later()).toBe(index);
      await page.wait(1);
      expect(page.step()).toEqual({ unverified: 'rechecking' });
      await page.wait(600_000);
      expect(page.later()).toBe(index + 1);
      await page.answerLater(pendingAnswer);
    }
    expect(page.step()).toEqual({ unverified: 'exhausted' });
    await page.wait(3_600_000);
    expect(page.later()).toBe(4);
    expect(page.checks()).toBe(4);
    page.send({ type: 'refresh.requested' });
    expect(page.done()).toEqual(['reloadPage']);
  });

  test('a look that fails says why, and is made up for by the next; the last one ends it', async () => {
    const page = await openUnverified();
    for (const seconds of [15, 30, 60, 120]) {
      await page.wait(seconds * 1_000);
      await page.answerLater(down(502));
    }
    expect(page.message()).toBe('Payment verification failed. HTTP status: 502');
    expect(page.step()).toEqual({ unverified: 'exhausted' });
  });
});

describe('failed', () => {
  test.each([
    ['declined', { urlVerdict: 'none' }],
    ['cancelled', { urlVerdict: 'cancelled' }],
  ] as const)('%s: one tap leads back to the form, filled in', async (state, input) => {
    const page = openPage(input);
    if (state === 'declined') await page.answer(declinedAnswer);
    expect(page.step()).toBe(state);
    page.send({ type: 'retry.requested' });
    expect(page.paramsOf('retryBooking')).toEqual(examplePending('KS1'));
  });

  test('declined without a pending booking on this device: there is no form to lead back to', async () => {
    const page = openPage({ pending: null });
    await page.answer(declinedAnswer);
    expect(page.state().can({ type: 'retry.requested' })).toBe(false);
  });

  test('a refusal ends at once with its own words; it can be checked again in a new load', async () => {
    const page = openPage();
    await page.answer(declinedAnswer);
    expect(page.step()).toBe('declined');
    expect(page.message()).toBe('Your bank declined it');
    page.send({ type: 'check.requested' });
    expect(page.paramsOf('checkAgain')).toEqual({ transactionId: 'KS1' });
    await page.wait(60_000);
    expect(page.checks()).toBe(1);
  });

  test('an address that says cancelled sends no request and leaves the pending booking', async () => {
    const page = openPage({ urlVerdict: 'cancelled' });
    expect(page.step()).toBe('cancelled');
    page.send({ type: 'check.requested' });
    expect(page.paramsOf('checkAgain')).toEqual({ transactionId: 'KS1' });
    await page.wait(60_000);
    expect(page.calls).toEqual([]);
    expect(page.done()).toEqual(['checkAgain']);
  });

  test('cancelled without a transaction offers no second check', () => {
    const page = openPage({ urlVerdict: 'cancelled', transactionId: null, pending: null });
    expect(page.step()).toBe('cancelled');
    expect(page.state().can({ type: 'check.requested' })).toBe(false);
  });

  test('no transaction anywhere: says so and asks nobody', () => {
    const page = openPage({ transactionId: null, pending: null });
    expect(page.step()).toBe('missing');
    expect(page.calls).toEqual([]);
  });
});

describe('while the verification goes on', () => {
  test('Refresh loads the page again, during a check and between two', async () => {
    const page = openPage();
    page.send({ type: 'refresh.requested' });
    expect(page.done()).toEqual(['reloadPage']);
    await page.answer(pendingAnswer);
    page.send({ type: 'refresh.requested' });
    expect(page.done()).toEqual(['reloadPage', 'reloadPage']);
  });

  test('a check that breaks leaves the payment not confirmed, with the reason', async () => {
    const page = openPage();
    await page.call('checkPayment').fail(new Error('a fault of our own'));
    expect(page.step()).toEqual({ unverified: 'idle' });
    expect(page.message()).toBe(
      'Error processing payment response: Unexpected response from the server',
    );
  });

  test('a payment on record as paid that waits for the bank is checked again', async () => {
    const page = openPage({ recorded: exampleBooking('KS1') });
    await page.answer(pendingAnswer);
    expect(page.step()).toBe('waiting');
    await page.wait(2_000);
    expect(page.checks()).toBe(2);
  });

  test('everything is forgotten: the page holds nobody, and its payment is still checked', async () => {
    const page = openPage({ recorded: exampleBooking('KS1'), generation: 'g1' });
    page.send({ type: 'page.forgotten', generation: 'g1' });
    expect(page.state().context.pending).toEqual(examplePending('KS1'));
    page.send({ type: 'page.forgotten', generation: 'g2' });
    const { pending, recorded } = page.state().context;
    expect(JSON.stringify([pending, recorded])).not.toMatch(/Asha|asha@example|98450/);
    expect(pending?.transactionId).toBe('KS1');
    expect(page.step()).toBe('checking');
  });
});

describe('in a tab that nobody sees', () => {
  test('a paid payment is not acknowledged before the rider is back', async () => {
    const page = openPage();
    page.send({ type: 'page.hidden' });
    await page.answer(paid);
    expect(page.step()).toEqual({ paid: 'unseen' });
    expect(page.done()).toEqual([]);
    page.send({ type: 'page.returned' });
    expect(page.step()).toEqual({ paid: 'acknowledged' });
    expect(page.done()).toEqual(['acknowledgePayment']);
  });

  test('a later check waits until the rider is back', async () => {
    const page = openPage();
    await page.answer(unclearOutcome);
    page.send({ type: 'page.hidden' });
    await page.wait(15_000);
    expect(page.step()).toEqual({ unverified: 'paused' });
    page.send({ type: 'page.returned' });
    expect(page.step()).toEqual({ unverified: 'rechecking' });
  });
});

test.each([
  ['paid', paid],
  ['partly refunded', partlyRefundedOutcome('KS1')],
])('%s: a press opens the ticket before the 3 s are over', async (_, outcome) => {
  const page = openPage();
  await page.answer(outcome);
  page.send({ type: 'ticket.opened' });
  expect(page.step()).toBe('opened');
  expect(page.paramsOf('openBooking')).toMatchObject({ booking: { transactionId: 'KS1' } });
});
