import { describe, expect, test } from 'vitest';
import { type PaymentInput, paymentMachine } from '#machines/payment.machine.ts';
import {
  answerOf,
  declined,
  initiatedAt,
  paid,
  pendingOf,
  trouble,
  undecided,
} from '../../stories/examples/payments.ts';
import { stage } from './stage.ts';

const now = initiatedAt + 90_000;
const arrival: PaymentInput = {
  urlVerdict: 'none',
  transactionId: 'KS1',
  pending: pendingOf('KS1'),
  now,
};

function openPage(input: Partial<PaymentInput> = {}) {
  const page = stage(paymentMachine, { ...arrival, ...input });
  return {
    ...page,
    answer: (output: unknown) => page.call('fetchStatus').answer(output),
    fail: (status: number) =>
      page.call('fetchStatus').fail(trouble({ kind: 'http', status, text: 'Down' })),
    checks: () => page.calls.filter((call) => call.id === 'fetchStatus').length,
    message: () => page.state().context.message,
  };
}

describe('paid at once', () => {
  test('the booking is stored, read back, and only then the pending one goes', async () => {
    const page = openPage();
    expect(page.state().hasTag('busy')).toBe(true);
    expect(page.state().context).toMatchObject({ message: '', isAnswered: false });
    expect(page.call('fetchStatus').input).toEqual({ transactionId: 'KS1' });
    await page.answer(paid);
    expect(page.value()).toEqual({ paid: 'storing' });
    expect(page.message()).toBe('Payment received');
    expect(page.done()).toEqual([]);

    const booking = page.state().context.booking;
    expect(page.call('storeConfirmed').input).toEqual({ booking });
    await page.call('storeConfirmed').answer(true);
    expect(page.done()).toEqual(['clearPending', 'markJournal', 'rememberPayment']);
    expect(page.paramsOf('clearPending')).toEqual({ transactionId: 'KS1' });
    expect(page.paramsOf('markJournal')).toEqual({ transactionId: 'KS1', state: 'paid', booking });
    expect(page.paramsOf('rememberPayment')).toEqual({ booking });
    expect(booking).toMatchObject({
      transactionId: 'KS1',
      bookedAt: now,
      person: { name: 'Asha Rao' },
    });
  });

  test.each([
    [
      'refused by the device',
      (call: { answer(kept: boolean): Promise<void> }) => call.answer(false),
    ],
    ['broken', (call: { fail(error: unknown): Promise<void> }) => call.fail(new Error('denied'))],
  ])(
    'a write that is %s keeps the pending booking, and the visitor sees the ticket',
    async (_, end) => {
      const page = openPage();
      await page.answer(paid);
      await end(page.call('storeConfirmed'));
      expect(page.value()).toEqual({ paid: 'redirecting' });
      expect(page.done()).toEqual(['rememberPayment']);
    },
  );

  test('the ticket opens 3 s later, once', async () => {
    const page = openPage();
    await page.answer(paid);
    await page.call('storeConfirmed').answer(true);
    await page.wait(2_999);
    expect(page.value()).toEqual({ paid: 'redirecting' });
    await page.wait(1);
    expect(page.value()).toBe('opened');
    expect(page.paramsOf('openBooking')).toEqual({ booking: page.state().context.booking });
    await page.wait(10_000);
    expect(page.done().filter((name) => name === 'openBooking')).toHaveLength(1);
  });

  test('"View booking" opens it at once, and the timer opens nothing more', async () => {
    const page = openPage();
    await page.answer(paid);
    await page.call('storeConfirmed').answer(true);
    page.send({ type: 'ticket.opened' });
    await page.wait(3_000);
    expect(page.done().filter((name) => name === 'openBooking')).toHaveLength(1);
  });

  test('of another transaction than the pending one: the person comes from the answer', async () => {
    const page = openPage({ pending: pendingOf('KS2') });
    await page.answer(paid);
    expect(page.state().context).toMatchObject({
      pending: null,
      booking: { transactionId: 'KS1', item: null, person: { name: 'Someone Else' } },
    });
  });

  test('without a pending booking and without a person: "Not available"', async () => {
    const page = openPage({ pending: null });
    await page.answer(answerOf({ local: { paymentStatus: 'success' } }));
    expect(page.state().context.booking?.person).toEqual({
      name: 'Not available',
      email: 'Not available',
      phone: 'Not available',
    });
  });
});

describe('not known yet', () => {
  test('pending twice, then paid: checks 2 s apart', async () => {
    const page = openPage();
    await page.answer(undecided);
    expect(page.value()).toBe('waiting');
    expect(page.state().hasTag('busy')).toBe(true);
    await page.wait(1_999);
    expect(page.checks()).toBe(1);
    await page.wait(1);
    expect(page.checks()).toBe(2);
    await page.answer(undecided);
    await page.wait(2_000);
    await page.answer(paid);
    expect(page.state().matches('paid')).toBe(true);
    expect(page.checks()).toBe(3);
  });

  test('four checks and no more; the message is that of the last', async () => {
    const page = openPage();
    await page.answer(undecided);
    for (const status of [500, 502, 503]) {
      await page.wait(2_000);
      await page.fail(status);
    }
    expect(page.value()).toEqual({ unverified: 'waiting' });
    expect(page.message()).toBe('Payment verification failed. HTTP status: 503');
    expect(page.state().context.isAnswered).toBe(false);
    expect(page.checks()).toBe(4);
    expect(page.done()).toEqual([]);
    page.send({ type: 'refresh.requested' });
    expect(page.done()).toEqual(['reloadPage']);
  });

  test('an answer for ever pending ends unverified, and nothing is let go', async () => {
    const page = openPage();
    for (let check = 1; check <= 4; check += 1) {
      await page.answer(undecided);
      await page.wait(2_000);
    }
    expect(page.value()).toEqual({ unverified: 'waiting' });
    expect(page.message()).toBe('Payment verification failed.');
    expect(page.state().context.isAnswered).toBe(true);
    expect(page.done()).toEqual([]);
  });

  test('Refresh Status is there while checking and between two checks', async () => {
    const page = openPage();
    expect(page.state().can({ type: 'refresh.requested' })).toBe(true);
    await page.answer(undecided);
    page.send({ type: 'refresh.requested' });
    expect(page.done()).toEqual(['reloadPage']);
  });

  test('never two checks at a time', async () => {
    const page = openPage();
    await page.wait(60_000);
    expect(page.checks()).toBe(1);
  });
});

describe('not confirmed yet', () => {
  async function openUnverified() {
    const page = openPage();
    await page.answer(undecided);
    for (let retry = 1; retry <= 3; retry += 1) {
      await page.wait(2_000);
      await page.answer(undecided);
    }
    return {
      ...page,
      later: () => page.calls.filter((call) => call.id === 'checkLater').length,
      answerLater: (output: unknown) => page.call('checkLater').answer(output),
    };
  }

  test('it looks again 15, 30, 60 and 120 s after each answer, then rests', async () => {
    const page = await openUnverified();
    for (const [index, seconds] of [15, 30, 60, 120].entries()) {
      await page.wait(seconds * 1_000 - 1);
      expect(page.later()).toBe(index);
      await page.wait(1);
      expect(page.value()).toEqual({ unverified: 'checking' });
      await page.wait(600_000);
      expect(page.later()).toBe(index + 1);
      await page.answerLater(undecided);
    }
    expect(page.value()).toEqual({ unverified: 'resting' });
    await page.wait(3_600_000);
    expect(page.later()).toBe(4);
    expect(page.checks()).toBe(4);
    page.send({ type: 'refresh.requested' });
    expect(page.done()).toEqual(['reloadPage']);
  });

  test('found paid: the booking is stored and opens as ever', async () => {
    const page = await openUnverified();
    await page.wait(15_000);
    expect(page.call('checkLater').input).toEqual({ transactionId: 'KS1' });
    await page.answerLater(paid);
    expect(page.value()).toEqual({ paid: 'storing' });
    expect(page.message()).toBe('Payment received');
    await page.call('storeConfirmed').answer(true);
    expect(page.done()).toEqual(['clearPending', 'markJournal', 'rememberPayment']);
  });

  test('found declined: it says so', async () => {
    const page = await openUnverified();
    await page.wait(15_000);
    await page.answerLater(declined);
    expect(page.value()).toBe('declined');
    expect(page.message()).toBe('Your bank declined it');
  });

  test('a look that fails says why, and is made up for by the next; the last one ends it', async () => {
    const page = await openUnverified();
    for (const seconds of [15, 30, 60, 120]) {
      await page.wait(seconds * 1_000);
      await page.call('checkLater').fail(trouble({ kind: 'http', status: 502, text: 'Down' }));
    }
    expect(page.message()).toBe('Payment verification failed. HTTP status: 502');
    expect(page.state().context.isAnswered).toBe(false);
    expect(page.value()).toEqual({ unverified: 'resting' });
  });

  test('nobody looks at the page: it waits, and asks when the visitor returns', async () => {
    const page = await openUnverified();
    page.send({ type: 'page.hidden' });
    await page.wait(15_000);
    expect(page.value()).toEqual({ unverified: 'paused' });
    await page.wait(600_000);
    expect(page.later()).toBe(0);
    page.send({ type: 'page.returned' });
    expect(page.value()).toEqual({ unverified: 'checking' });
    await page.answerLater(undecided);
    await page.wait(30_000);
    expect(page.later()).toBe(2);
  });

  test('a glance at another tab changes nothing; one that began before the verdict counts', async () => {
    const page = await openUnverified();
    page.send({ type: 'page.hidden' });
    page.send({ type: 'page.returned' });
    await page.wait(15_000);
    expect(page.later()).toBe(1);

    const behind = openPage();
    behind.send({ type: 'page.hidden' });
    for (let check = 1; check <= 4; check += 1) {
      await behind.answer(undecided);
      await behind.wait(2_000);
    }
    await behind.wait(15_000);
    expect(behind.value()).toEqual({ unverified: 'paused' });
  });
});

describe('failed', () => {
  test.each([
    ['declined', { urlVerdict: 'none' }],
    ['cancelled', { urlVerdict: 'cancelled' }],
  ] as const)('%s: one tap leads back to the form, filled in', async (state, input) => {
    const page = openPage(input);
    if (state === 'declined') await page.answer(declined);
    expect(page.value()).toBe(state);
    page.send({ type: 'retry.requested' });
    expect(page.paramsOf('retryBooking')).toEqual(pendingOf('KS1'));
  });

  test('of another device: there is no form to lead back to', async () => {
    const page = openPage({ pending: null });
    await page.answer(declined);
    expect(page.state().can({ type: 'retry.requested' })).toBe(false);
    expect(page.state().can({ type: 'again.requested' })).toBe(true);
  });

  test('a refusal ends at once with its own words; it can be checked again in a new load', async () => {
    const page = openPage();
    await page.answer(declined);
    expect(page.value()).toBe('declined');
    expect(page.message()).toBe('Your bank declined it');
    expect(page.paramsOf('markJournal')).toEqual({
      transactionId: 'KS1',
      state: 'failed',
      booking: null,
    });
    expect(page.done()).not.toContain('clearPending');
    page.send({ type: 'again.requested' });
    expect(page.paramsOf('checkAgain')).toEqual({ transactionId: 'KS1' });
    await page.wait(60_000);
    expect(page.checks()).toBe(1);
  });

  test('a refusal after a doubt ends too', async () => {
    const page = openPage();
    await page.fail(500);
    await page.wait(2_000);
    await page.answer(declined);
    expect(page.value()).toBe('declined');
  });

  test('an address that says cancelled asks nobody and keeps the pending booking', async () => {
    const page = openPage({ urlVerdict: 'cancelled' });
    expect(page.value()).toBe('cancelled');
    expect(page.message()).toBe('Payment was canceled or failed.');
    page.send({ type: 'again.requested' });
    expect(page.paramsOf('checkAgain')).toEqual({ transactionId: 'KS1' });
    await page.wait(60_000);
    expect(page.calls).toEqual([]);
    expect(page.done()).toEqual(['checkAgain']);
  });

  test('cancelled without a transaction offers no second check', () => {
    const page = openPage({ urlVerdict: 'cancelled', transactionId: null, pending: null });
    expect(page.value()).toBe('cancelled');
    expect(page.state().can({ type: 'again.requested' })).toBe(false);
  });

  test('no transaction anywhere: says so and asks nobody', () => {
    const page = openPage({ transactionId: null, pending: null });
    expect(page.value()).toBe('missing');
    expect(page.message()).toBe('Payment verification failed: Missing transaction ID');
    expect(page.calls).toEqual([]);
  });
});

test('leaving ends the call; a late answer changes nothing', async () => {
  const page = openPage();
  const call = page.call('fetchStatus');
  page.leave();
  expect(call.signal.aborted).toBe(true);
  await call.answer(paid);
  expect(page.value()).toBe('checking');
  expect(page.effects).toEqual([]);
});

test('leaving while the redirect waits opens nothing', async () => {
  const page = openPage();
  await page.answer(paid);
  await page.call('storeConfirmed').answer(true);
  page.leave();
  await page.wait(3_000);
  expect(page.done()).not.toContain('openBooking');
});
