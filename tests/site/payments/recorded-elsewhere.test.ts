import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { examplePending } from '../../fixtures/bookings.ts';
import { tick } from '../../fixtures/device.ts';
import { openTab } from '../../fixtures/open-tab.ts';
import { declinedAnswer, exampleBooking } from '../../fixtures/payment-answers.ts';

/** The result page of a payment that the platform declined. */
async function openResult(search = '') {
  const tab = openTab({ fetchPaymentStatus: async () => declinedAnswer });
  tab.bookingStorage.storePending(examplePending('KS1'));
  tab.arrival.search = `?merchantTransactionId=KS1${search}`;
  const page = createActor(tab.machines.payment, { input: tab.inputs.payment() }).start();
  await tick();
  return { tab, page, other: tab.reopened() };
}

test.each(['onStored', 'onRestored'] as const)(
  'declined, then paid in another tab (%s) → recorded as paid, and no second payment is offered',
  async (news) => {
    const { tab, page, other } = await openResult();
    expect(page.getSnapshot().value).toMatchObject({ verification: 'declined' });
    other.storePaid(exampleBooking('KS1'));
    tab.notify(news);
    await tick();
    const state = page.getSnapshot();
    expect(state.value).toMatchObject({ verification: { unverified: 'idle' } });
    expect(state.context.outcome).toMatchObject({ kind: 'open', cause: 'recordedAsPaid' });
    expect(state.can({ type: 'retry.requested' })).toBe(false);
    expect(state.can({ type: 'ticket.opened' })).toBe(true);
    page.stop();
  },
);

test('paid in another tab while this one waits for its answer, whose storage event comes later → no moment of a decline', async () => {
  let decline = () => {};
  const answer = new Promise<typeof declinedAnswer>((resolve) => {
    decline = () => resolve(declinedAnswer);
  });
  const tab = openTab({ fetchPaymentStatus: () => answer });
  tab.bookingStorage.storePending(examplePending('KS1'));
  tab.arrival.search = '?merchantTransactionId=KS1';
  const page = createActor(tab.machines.payment, { input: tab.inputs.payment() });
  const seen: unknown[] = [];
  page.subscribe(({ value }) => seen.push(value.verification));
  page.start();
  tab.reopened().storePaid(exampleBooking('KS1'));
  decline();
  await tick();
  expect(seen).not.toContain('declined');
  const state = page.getSnapshot();
  expect(state.context.outcome).toMatchObject({ kind: 'open', cause: 'recordedAsPaid' });
  expect(state.can({ type: 'retry.requested' })).toBe(false);
  expect(state.can({ type: 'ticket.opened' })).toBe(true);
  page.stop();
});

test('cancelled by its address, then paid in another tab → its ticket can be opened', async () => {
  const { tab, page, other } = await openResult('&code=PAYMENT_CANCELLED');
  expect(page.getSnapshot().can({ type: 'ticket.opened' })).toBe(false);
  other.storePaid(exampleBooking('KS1'));
  tab.notify('onStored');
  expect(page.getSnapshot().can({ type: 'ticket.opened' })).toBe(true);
  expect(page.getSnapshot().can({ type: 'retry.requested' })).toBe(false);
  page.stop();
});

test('another tab writes, and this payment is not paid there → declined as before, and nothing is requested', async () => {
  const { tab, page } = await openResult();
  tab.notify('onStored');
  expect(page.getSnapshot().value).toMatchObject({ verification: 'declined' });
  page.stop();
});
