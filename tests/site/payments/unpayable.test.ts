import { expect, test } from 'vitest';
import { paymentRecordKey } from '../../../src/storage/keys.ts';
import { examplePending } from '../../fixtures/bookings.ts';
import {
  createFakeDevice,
  DAY,
  isAnnounced,
  orderOf,
  saying,
  takingOrders,
  tick,
} from '../../fixtures/device.ts';
import { exampleDraft, remoteTrip } from '../../fixtures/items.ts';
import { paidAnswer, pendingAnswer } from '../../fixtures/payment-answers.ts';
import { waitForState } from '../../fixtures/wait-for-state.ts';

// An order that the platform made, and whose payment page the site cannot open (rule: Never twice).

const BEFORE_A_CHECK = 61_000;
const unpayable = { transactionId: 'KA', paymentUrl: 'upi://pay?tr=KA' };

/** A phone on which such an order was made, and whose page was closed. */
async function withOrder() {
  const phone = createFakeDevice();
  const page = phone.tab({ bookAsGuest: async () => unpayable }).confirm();
  await waitForState(page, (state) => state.matches('failed'));
  page.stop();
  phone.clock.now += BEFORE_A_CHECK;
  return phone;
}

test('it is stored by its record alone, and announced on the next visit once it is paid', async () => {
  const phone = await withOrder();
  const keys = [...phone.local.texts()].map(([key]) => key);
  expect(keys).toContain(paymentRecordKey('KA'));
  expect(keys).not.toContain('pendingBooking');
  const visit = phone.tab(saying(paidAnswer)).recover();
  await tick();
  expect(isAnnounced(visit)).toBe(true);
});

test('a page that is reloaded, or another tab, asks about it before it books', async () => {
  const phone = await withOrder();
  const { orders, api } = takingOrders(paidAnswer);
  const page = phone.tab(api).confirm();
  await waitForState(page, (state) => state.matches('previousPaid'));
  expect(orders).toEqual([]);
});

test('an id that comes again after the rider insisted names a new order: it is checked', async () => {
  const phone = createFakeDevice();
  let posts = 0;
  const tab = phone.tab({
    ...saying(pendingAnswer),
    bookAsGuest: async () => {
      posts += 1;
      return orderOf('KS1');
    },
  });
  tab.bookingStorage.storePending(examplePending('KS1'));
  const page = tab.confirm();
  await waitForState(page, (state) => state.matches('previousOpen'));
  page.send({ type: 'previous.overridden' });
  await waitForState(page, (state) => state.matches('leaving'));
  page.send({ type: 'page.returned' });
  await waitForState(page, (state) => state.matches('previousOpen'));
  page.send({ type: 'notice.dismissed' });
  page.send({ type: 'form.submitted' });
  await waitForState(page, (state) => state.matches('previousOpen'));
  expect(posts).toBe(1);
});

test('an id of before comes again for the same ride at another price → no payment page opens, and the next press asks first', async () => {
  const phone = createFakeDevice();
  const earlier = examplePending('KS1', exampleDraft({ own: 2 }, remoteTrip));
  const tab = phone.tab({ bookAsGuest: async () => orderOf('KS1') });
  tab.bookingStorage.storePending(earlier);
  tab.bookingStorage.settle({ transactionId: 'KS1', state: 'declined' });
  phone.clock.now += DAY + 1;
  const page = tab.confirm();
  await waitForState(page, (state) => state.matches('failed'));
  expect(tab.browserCalls.filter(({ name }) => name === 'leave')).toEqual([]);
  expect(tab.bookingStorage.pendingOf('KS1')).toEqual(earlier);
  tab.timers.increment(1_000);
  page.send({ type: 'form.submitted' });
  await waitForState(page, (state) => state.matches('orderUnclear'));
});
