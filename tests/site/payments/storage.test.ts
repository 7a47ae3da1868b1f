import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { confirmedBooking } from '#machines/domain/booking/booking.ts';
import { newPaymentRecord } from '#machines/domain/payment/payment-records.ts';
import { paymentRecordCodec, pendingCodec } from '../../../src/storage/records.ts';
import { examplePending, NOW } from '../../fixtures/bookings.ts';
import {
  createFakeDevice,
  createPayingDevice,
  isAnnounced,
  listened,
  pendingFor,
  saying,
  takingOrders,
  textOf,
  tick,
} from '../../fixtures/device.ts';
import { remoteTrip } from '../../fixtures/items.ts';
import { declinedAnswer, paidAnswer, pendingAnswer } from '../../fixtures/payment-answers.ts';
import { FakeStorage } from '../../fixtures/storage.ts';
import { waitForState } from '../../fixtures/wait-for-state.ts';

const question = { item: remoteTrip, cleared: [], acknowledged: [] };
const bookingOf = (id: string, pending = examplePending(id)) =>
  confirmedBooking({ transactionId: id, pending, answer: paidAnswer, bookedAt: NOW });

test.each<[string, (storage: FakeStorage) => void]>([
  ['refuses every write', (storage) => Object.assign(storage, { isFull: true })], // removeItem works
  ['is full', (storage) => Object.assign(storage, { quota: storage.size })],
])(
  'a background check on a device that %s still has the acknowledged bookings',
  async (_, fill) => {
    const phone = createFakeDevice();
    const first = phone.tab();
    for (const id of ['KS1', 'KS2']) {
      first.bookingStorage.storePending(examplePending(id));
      first.bookingStorage.storePaid(bookingOf(id));
      first.bookingStorage.acknowledge(bookingOf(id));
    }
    first.bookingStorage.storePending(pendingFor('OPEN'));
    fill(phone.local);
    const recovery = phone.tab(saying(pendingAnswer)).recover();
    await waitForState(recovery, (state) => state.matches('idle'));
    await tick();
    phone.local.isFull = false;
    const reloaded = phone.tab();
    expect(reloaded.bookingStorage.findBooking('KS1')?.id).toBe('KS1');
    expect(reloaded.bookingStorage.previousPaymentFor(question)?.state).toBe('paid');
  },
);

test('"Book more tickets" leads to a payment after one in an app, where all storage is denied', async () => {
  const phone = createFakeDevice();
  phone.local.isDenied = true;
  const session = new FakeStorage();
  session.isDenied = true;
  const { orders, api } = takingOrders(paidAnswer);
  const tab = phone.tab(api, { session });
  const page = tab.confirm();
  await listened(tab);
  await waitForState(page, (s) => s.matches('leaving'));
  page.send({ type: 'page.returned' });
  await waitForState(page, (s) => s.matches('previousPaid'));
  for (let round = 0; round < 3 && orders.length === 1; round += 1) {
    page.send({ type: 'notice.dismissed' });
    page.send({ type: 'form.submitted' });
    await listened(tab);
    await waitForState(page, (s) => s.matches('previousPaid') || s.matches('leaving'));
  }
  expect(orders).toHaveLength(2);
});

test('a dismissed banner stays away where confirmedBooking alone is refused', async () => {
  const phone = createPayingDevice();
  phone.local.isFullForNewKeys = true;
  for (let visit = 0; visit < 2; visit += 1) {
    const tab = phone.tab(saying(paidAnswer));
    const recovery = tab.recover();
    await waitForState(recovery, (state) => state.matches('idle'));
    await tick();
    const isShown = isAnnounced(recovery);
    expect([visit, isShown]).toEqual([visit, visit === 0]);
    recovery.send({ type: 'banner.dismissed' });
    phone.clock.now += 120_000;
  }
});

test('a refused write to the session → the older payment is not taken for the one that this tab started', async () => {
  const phone = createFakeDevice();
  const session = new FakeStorage();
  const first = phone.tab({}, { session });
  first.bookingStorage.storePending(examplePending('KS1'));
  first.bookingStorage.storePaid(bookingOf('KS1'));
  first.bookingStorage.acknowledge(bookingOf('KS1'));
  first.bookingStorage.clearPending('KS1');
  session.isFull = true;
  phone.tab({}, { session }).bookingStorage.storePending(pendingFor('KS2'));
  // back from the payment page, whose address names no transaction; KS2 was declined
  const checkedIds: string[] = [];
  const back = phone.tab(
    {
      fetchPaymentStatus: async (id) => {
        checkedIds.push(id);
        return id === 'KS1' ? paidAnswer : declinedAnswer;
      },
    },
    { session },
  );
  const page = back.comeBack();
  await tick();
  expect(checkedIds).toEqual(['KS2']);
  expect(page.getSnapshot().matches({ verification: 'paid' })).toBe(false);
});

test('a damaged time in the confirmed booking does not stop the check of other payments', async () => {
  const phone = createPayingDevice();
  const record = {
    ...{ version: 1, _id: 'KS0', transactionId: 'KS0', status: 'confirmed' },
    ...{ payment_status: 'success', timestamp: 1.7e18, user_details: { name: 'Asha' } },
  };
  phone.local.setItem('confirmedBooking', JSON.stringify(record));
  const tab = phone.tab(saying(paidAnswer));
  const recovery = tab.recover();
  await tick();
  expect(isAnnounced(recovery)).toBe(true);
});

test('a record with a damaged time, checked as paid → its booking opens', async () => {
  const phone = createFakeDevice();
  phone.local.setItem(
    'paymentJournal.KS1',
    paymentRecordCodec.encode(newPaymentRecord({ ...examplePending('KS1'), initiatedAt: 1.7e18 })),
  );
  const tab = phone.tab(saying(paidAnswer));
  const recovery = createActor(tab.machines.recovery);
  const error = vi.fn();
  recovery.subscribe({ error });
  recovery.start();
  await tick();
  recovery.send({ type: 'booking.opened' });
  await tick();
  expect(error).not.toHaveBeenCalled();
  expect(
    phone.tab().bookingStorage.paymentFollowUps().unacknowledged.length + tab.browserCalls.length,
  ).toBeGreaterThan(0);
});

test('a paid booking that nobody saw is announced on the next visit where new keys are refused', async () => {
  const phone = createFakeDevice();
  phone.local.setItem('confirmedBooking', 'x'.repeat(3000));
  phone.local.setItem('pendingBooking', pendingCodec.encode(examplePending('KS1')));
  phone.local.isFullForNewKeys = true;
  const tab = phone.tab(saying(paidAnswer));
  const recovery = tab.recover(); // in a tab behind another one, closed unseen
  await waitForState(recovery, ({ context }) => context.recovered.length > 0);
  recovery.stop();
  phone.clock.now += 120_000;
  const next = phone.tab(saying(paidAnswer));
  const again = next.recover();
  await waitForState(again, (state) => state.matches('idle'));
  await tick();
  expect(isAnnounced(again)).toBe(true);
});

test('a record under the key of another → does not hide that its payment was settled', async () => {
  const phone = createFakeDevice();
  const tab = phone.tab();
  tab.bookingStorage.storePending(examplePending('KS2'));
  phone.local.setItem('paymentJournal.AAA', phone.local.getItem('paymentJournal.KS2') ?? '');
  phone.local.removeItem('paymentJournal.KS2');
  tab.bookingStorage.storePaid(bookingOf('KS2'));
  tab.bookingStorage.clearPending('KS2');
  expect(phone.tab().bookingStorage.paymentFollowUps().unacknowledged).toHaveLength(1);
});

test('a payment that a newer release alone can read → is not overwritten while nothing else stores it', () => {
  const phone = createFakeDevice();
  const newer = JSON.stringify({
    ...JSON.parse(pendingCodec.encode(examplePending('KS1'))),
    version: 2,
  });
  phone.local.setItem('pendingBooking', newer);
  phone.tab().bookingStorage.storePending(pendingFor('KS2'));
  expect(textOf(phone.local)).toContain('KS1');
});
