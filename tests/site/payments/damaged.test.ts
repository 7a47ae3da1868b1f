import { beforeEach, describe, expect, test } from 'vitest';
import { assertDefined } from '#machines/assert-defined.ts';
import type { PaymentAnswer } from '#machines/domain/payment/payment.ts';
import { newPaymentRecord, withSettlement } from '#machines/domain/payment/payment-records.ts';
import { previousTransaction } from '#machines/domain/payment/previous-payment.ts';
import { paymentRecordCodec } from '../../../src/storage/records.ts';
import { examplePending, NOW } from '../../fixtures/bookings.ts';
import {
  createFakeDevice,
  isAnnounced,
  pendingFor,
  saying,
  takingOrders,
  tick,
} from '../../fixtures/device.ts';
import {
  declinedAnswer,
  exampleBooking,
  paidAnswer,
  pendingAnswer,
} from '../../fixtures/payment-answers.ts';
import { waitForState } from '../../fixtures/wait-for-state.ts';

// The record of KS1 is cut in half, and the slot holds a later payment of another ride.
let phone = createFakeDevice();
beforeEach(() => {
  phone = createFakeDevice();
  const { bookingStorage } = phone.tab();
  bookingStorage.storePending(examplePending('KS1'));
  bookingStorage.storePending(pendingFor('KS2'));
  bookingStorage.settle({ transactionId: 'KS2', state: 'declined' });
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
  expect(previousTransaction(page.getSnapshot().context.previous)).toBe('KS1');
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

test('a rider who only looks around reads that it came through', async () => {
  const tab = phone.tab(saying(paidAnswer));
  const recovery = tab.recover();
  await tick();
  expect(isAnnounced(recovery)).toBe(true);
  expect(phone.tab().bookingStorage.findBooking('KS1')).toMatchObject({ transactionId: 'KS1' });
  recovery.send({ type: 'banner.dismissed' });
  expect(isAnnounced(phone.tab().recover())).toBe(false);
});

describe('a paid booking that an older site stored', () => {
  /** A device with the record of one paid payment, whose booking has these fields in place of its own, and its start those. */
  function olderPhone(fields: object, startFields = {}) {
    const device = createFakeDevice();
    const paid = withSettlement(
      newPaymentRecord(examplePending('KS1')),
      'paid',
      NOW,
      exampleBooking('KS1'),
    );
    const record = JSON.parse(paymentRecordCodec.encode(paid));
    Object.assign(record.booking, fields);
    Object.assign(record.pending, startFields);
    device.local.setItem('paymentJournal.KS1', JSON.stringify(record));
    return device;
  }

  test('without its id → opens from the banner', async () => {
    const tab = olderPhone({ _id: undefined }).tab(saying(paidAnswer));
    const banner = tab.recover();
    await tick();
    banner.send({ type: 'booking.opened' });
    expect(tab.browserCalls.at(-1)).toMatchObject({
      name: 'go',
      args: ['/bookingdetails/KS1', expect.anything()],
    });
  });

  test('without its id, and another one like it → both are announced', async () => {
    const older = olderPhone({ _id: undefined });
    const banner = older.tab(saying(paidAnswer)).recover();
    await tick();
    const text = assertDefined(older.local.getItem('paymentJournal.KS1'), 'record');
    older.local.setItem('paymentJournal.KS2', text.replaceAll('KS1', 'KS2'));
    banner.send({ type: 'page.returned' });
    await tick();
    expect(banner.getSnapshot().context.recovered.map(({ id }) => id)).toEqual(['KS1', 'KS2']);
  });

  test('without its transaction → "Book more" leads back to the form', async () => {
    const page = olderPhone({ transactionId: undefined }).tab(saying(paidAnswer)).confirm();
    await waitForState(page, (state) => state.matches('previousPaid'));
    page.send({ type: 'notice.dismissed' });
    expect(page.getSnapshot().value).toBe('filling');
  });

  test.each([
    ['without its transaction', { transactionId: undefined }, {}],
    ['with the transaction of another payment', { transactionId: 'KS2' }, {}],
    [
      'without its transaction, and its start damaged',
      { transactionId: undefined },
      { payload: '' },
    ],
  ])('%s → put aside, it is not announced again', async (_, fields, startFields) => {
    const older = olderPhone(fields, startFields);
    const banner = older.tab(saying(pendingAnswer)).recover();
    await tick();
    expect(banner.getSnapshot().context.recovered.map(({ id }) => id)).toEqual(['KS1']);
    banner.send({ type: 'banner.dismissed' });
    const later = older.tab(saying(pendingAnswer)).recover();
    await tick();
    expect(isAnnounced(later)).toBe(false);
  });
});
