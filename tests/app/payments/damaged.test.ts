import { beforeEach, expect, test } from 'vitest';
import type { PaymentAnswer } from '#machines/domain/payment.ts';
import { examplePending } from '../../fixtures/bookings.ts';
import {
  createFakeDevice,
  isAnnounced,
  pendingFor,
  saying,
  takingOrders,
  tick,
} from '../../fixtures/device.ts';
import { declinedAnswer, paidAnswer, pendingAnswer } from '../../fixtures/payment-answers.ts';
import { waitForState } from '../../fixtures/wait-for-state.ts';

// The record of KS1 is cut in half, and the slot holds a later payment of another ride.
let phone = createFakeDevice();
beforeEach(() => {
  phone = createFakeDevice();
  const { bookingStorage } = phone.tab();
  bookingStorage.storePending(examplePending('KS1'));
  bookingStorage.storePending(pendingFor('KS2'));
  bookingStorage.settle({ transactionId: 'KS2', state: 'declined', booking: null });
  const text = phone.local.getItem('paymentJournal.KS1') ?? '';
  phone.local.setItem('paymentJournal.KS1', text.slice(0, text.length / 2));
});

/** Confirms on the page of the same ride, on a platform that says this of every payment. */
async function confirmed(answer: PaymentAnswer) {
  const { orders, api } = takingOrders(answer);
  const tab = phone.tab(api);
  const page = tab.confirm();
  await waitForState(page, (state) => !state.hasTag('busy') || state.matches('leaving'));
  return { ...tab, orders, page };
}

test('a ride whose payment has a damaged record is not paid again before the platform was asked', async () => {
  const { orders, page } = await confirmed(pendingAnswer);
  expect([orders, page.getSnapshot().value]).toEqual([[], 'previousOpen']);
  expect(page.getSnapshot().context.previous?.transactionId).toBe('KS1');
  page.send({ type: 'previous.overridden' });
  await waitForState(page, (state) => state.matches('leaving'));
  expect(orders).toEqual(['KN1']);
});

test('declined, it no longer stands in the way', async () => {
  const { orders, page } = await confirmed(declinedAnswer);
  expect(orders).toEqual(['KN1']);
  expect(page.getSnapshot().matches('leaving')).toBe(true);
});

test('paid, the rider sees its booking first', async () => {
  const { orders, page } = await confirmed(paidAnswer);
  expect([orders, page.getSnapshot().value]).toEqual([[], 'previousPaid']);
});

test('a rider who only looks around is told that it came through', async () => {
  const tab = phone.tab(saying(paidAnswer));
  const recovery = tab.recover();
  await tick();
  expect(isAnnounced(recovery)).toBe(true);
  expect(phone.tab().bookingStorage.findBooking('KS1')).toMatchObject({ transactionId: 'KS1' });
  recovery.send({ type: 'banner.dismissed' });
  expect(isAnnounced(phone.tab().recover())).toBe(false);
});
