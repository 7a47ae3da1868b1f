import { describe, expect, test } from 'vitest';
import type { PaymentFollowUps } from '#machines/domain/payment/payment-records.ts';
import { recoveryMachine } from '#machines/recovery.machine.ts';
import { examplePending, NOW } from '../fixtures/bookings.ts';
import { exampleBooking, paidOutcome } from '../fixtures/payment-answers.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

const none: PaymentFollowUps = { unacknowledged: [], closed: [], due: [] };

async function openSite(news: Partial<PaymentFollowUps> = {}) {
  const site = renderMachine(recoveryMachine);
  expect(site.state().context).toMatchObject({ queue: [], recovered: [] });
  await site.call('findFollowUps').answer({ ...none, ...news });
  return {
    ...site,
    answer: (output: unknown) => site.call('checkPayment').answer(output),
    checkedIds: () =>
      site.calls
        .filter((call) => call.id === 'checkPayment')
        .map((call) => (call.input as { transactionId: string }).transactionId),
    looks: () => site.calls.filter((call) => call.id === 'findFollowUps').length,
    isDisplayed: () => site.state().context.recovered.length > 0,
    isIdle: () => site.state().matches('idle'),
    displayedId: () => site.state().context.recovered[0]?.id,
  };
}

describe('a payment that never came back', () => {
  test('is checked as of its own day; paid, the banner leads to it', async () => {
    const site = await openSite({ due: [examplePending('KS1')] });
    expect(site.call('checkPayment').input).toEqual({
      transactionId: 'KS1',
      pending: examplePending('KS1'),
      startedAt: NOW,
    });
    await site.answer(paidOutcome('KS1'));
    expect(site.isDisplayed()).toBe(true);
    expect(site.effects).toEqual([]);
    site.send({ type: 'booking.opened' });
    expect(site.effects).toEqual([
      { name: 'acknowledgePayment', params: { booking: exampleBooking('KS1') } },
      { name: 'openBooking', params: { booking: exampleBooking('KS1') } },
    ]);
    expect(site.isDisplayed()).toBe(false);
  });

  test('several are checked one after the other, whether a banner shows or not', async () => {
    const site = await openSite({ due: ['KS1', 'KS2', 'KS3'].map((id) => examplePending(id)) });
    expect(site.checkedIds()).toEqual(['KS1']);
    await site.answer(paidOutcome('KS1'));
    expect(site.checkedIds()).toEqual(['KS1', 'KS2']);
    await site.call('checkPayment').fail(new Error('x'));
    expect(site.checkedIds()).toEqual(['KS1', 'KS2', 'KS3']);
    await site.answer(paidOutcome('KS3'));
    expect(site.isIdle()).toBe(true);
    expect(site.displayedId()).toBe('KS1');
    site.send({ type: 'banner.dismissed' });
    expect(site.displayedId()).toBe('KS3');
    site.send({ type: 'banner.dismissed' });
    expect(site.isDisplayed()).toBe(false);
    expect(site.done()).toEqual(['acknowledgePayment', 'acknowledgePayment']);
  });
});

test('a payment that is partly refunded beside a cancelled order → not announced, and the next one is', async () => {
  const site = await openSite({ due: ['KS1', 'KS2'].map((id) => examplePending(id)) });
  const off = { status: 'cancelled', paymentStatus: 'partially_refunded' };
  await site.answer({
    kind: 'partlyRefunded',
    message: 'Part of it was refunded.',
    booking: { ...exampleBooking('KS1'), ...off },
  });
  await site.answer(paidOutcome('KS2'));
  expect(site.displayedId()).toBe('KS2');
});

describe('a paid booking that is not acknowledged', () => {
  test('is announced once, however often it is recovered', async () => {
    const site = await openSite({
      unacknowledged: [exampleBooking('KS1')],
      due: [examplePending('KS1')],
    });
    await site.answer(paidOutcome('KS1'));
    site.send({ type: 'page.returned' });
    await site.call('findFollowUps').answer({ ...none, unacknowledged: [exampleBooking('KS1')] });
    expect(site.state().context.recovered).toHaveLength(1);
  });
});

test('a booking that stands in the banner and was acknowledged elsewhere or called off since → is no longer announced; one that only this page has stays', async () => {
  const site = await openSite({
    unacknowledged: [exampleBooking('KS1')],
    due: [examplePending('KS2')],
  });
  await site.answer(paidOutcome('KS2'));
  site.send({ type: 'page.returned' });
  await site.call('findFollowUps').answer({ ...none, closed: ['KS1'] });
  expect(site.displayedId()).toBe('KS2');
  site.send({ type: 'page.returned' });
  await site.call('findFollowUps').answer({ ...none, closed: ['KS1', 'KS2'] });
  expect(site.isDisplayed()).toBe(false);
});

test.each(['banner.dismissed', 'booking.opened'] as const)(
  '%s, once the banner is gone: nothing happens',
  async (type) => {
    const site = await openSite();
    site.send({ type });
    expect(site.effects).toEqual([]);
    expect(site.state().status).toBe('active');
  },
);

test.each(['page.returned', 'page.changed'] as const)('%s: looks again', async (type) => {
  const site = await openSite();
  site.send({ type });
  expect(site.state().matches('reading')).toBe(true);
  await site.call('findFollowUps').answer({ ...none, due: [examplePending('KS1')] });
  expect(site.checkedIds()).toEqual(['KS1']);
  site.send({ type });
  expect(site.checkedIds()).toHaveLength(1);
});

describe.each(['page.returned', 'page.changed'] as const)('%s while it looks', (type) => {
  const followUps = { ...none, unacknowledged: [exampleBooking('KS9')] };

  test.each(['answers', 'fails'] as const)('during a look that %s: one more', async (end) => {
    const site = await openSite();
    site.send({ type });
    site.send({ type });
    const look = site.call('findFollowUps');
    await (end === 'fails' ? look.fail(new Error('denied')) : look.answer(none));
    expect(site.looks()).toBe(3);
    await site.call('findFollowUps').answer(followUps);
    expect(site.isIdle()).toBe(true);
    expect(site.displayedId()).toBe('KS9');
  });

  test('during a check: one more before the next payment is checked', async () => {
    const site = await openSite({ due: ['KS1', 'KS2'].map((id) => examplePending(id)) });
    site.send({ type });
    await site.answer({ kind: 'open', message: '', cause: 'unclear' });
    expect(site.checkedIds()).toEqual(['KS1']);
    await site.call('findFollowUps').answer({ ...followUps, due: [examplePending('KS2')] });
    expect(site.displayedId()).toBe('KS9');
    expect(site.checkedIds()).toEqual(['KS1', 'KS2']);
  });
});
