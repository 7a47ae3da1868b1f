import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { encodePending } from '../../../src/storage/records.ts';
import { examplePending } from '../../fixtures/bookings.ts';
import {
  createFakeDevice,
  createPayingDevice,
  DAY,
  isAnnounced,
  saying,
  takingOrders,
  textOf,
  tick,
} from '../../fixtures/device.ts';
import { remoteTrip } from '../../fixtures/items.ts';
import {
  apiError,
  exampleBooking,
  paidAnswer,
  pendingAnswer,
} from '../../fixtures/payment-answers.ts';
import { FakeStorage } from '../../fixtures/storage.ts';

const question = { item: remoteTrip, cleared: [], acknowledged: [] };
const offline = { fetchPaymentStatus: () => Promise.reject(apiError({ kind: 'offline' })) };
const PERSON = /Asha|asha@example|98450/;

async function visit(tab: ReturnType<ReturnType<typeof createFakeDevice>['tab']>) {
  const recovery = tab.recover();
  await tick();
  return recovery;
}

test('an open payment outlives a visit under a clock 40 days ahead, and is announced once paid', async () => {
  const phone = createPayingDevice();
  await visit(phone.tab(saying(pendingAnswer)));
  phone.clock.now += 40 * DAY;
  await visit(phone.tab(saying(pendingAnswer)));
  phone.clock.now -= 40 * DAY - 120_000;
  const back = phone.tab(saying(paidAnswer));
  const recovery = await visit(back);
  expect(isAnnounced(recovery)).toBe(true);
});

test('an open payment that outlived a clock 40 days ahead blocks a second payment once it is paid', async () => {
  const phone = createPayingDevice();
  await visit(phone.tab(saying(pendingAnswer)));
  phone.clock.now += 40 * DAY;
  await visit(phone.tab(saying(pendingAnswer)));
  phone.clock.now -= 40 * DAY - 120_000;
  await visit(phone.tab(offline));
  const { orders, api } = takingOrders(paidAnswer);
  const tab = phone.tab(api);
  const page = tab.confirm();
  await waitFor(page, (s) => s.matches('previousPaid') || s.matches('leaving'));
  expect(orders).toEqual([]);
});

test('a payment started under a clock 40 days ahead is checked again once the clock is right', async () => {
  const phone = createPayingDevice({ clockIsAhead: 40 * DAY });
  await visit(phone.tab(saying(pendingAnswer)));
  phone.clock.now -= 40 * DAY - 180_000;
  const recovery = await visit(phone.tab(saying(paidAnswer)));
  expect(isAnnounced(recovery)).toBe(true);
});

test('a payment started under a clock 40 days ahead keeps its person until it turns paid', async () => {
  const phone = createPayingDevice({ clockIsAhead: 40 * DAY });
  await visit(phone.tab(saying(pendingAnswer)));
  phone.clock.now -= 40 * DAY - 180_000;
  await visit(phone.tab(saying(pendingAnswer)));
  const back = phone.tab(saying(paidAnswer));
  const page = back.comeBack('KS1');
  await waitFor(page, (s) => s.matches({ verification: 'paid' }));
  expect(back.bookingStorage.findBooking('KS1')?.person.name).toBe('Asha Rao');
});

test('a payment declined before a clock correction of two days is still checked for a late capture', async () => {
  const phone = createFakeDevice();
  phone.clock.now += 2 * DAY;
  const tab = phone.tab();
  tab.bookingStorage.storePending({ ...examplePending('KS1'), initiatedAt: phone.clock.now });
  tab.bookingStorage.settle({ transactionId: 'KS1', state: 'declined', booking: null });
  phone.clock.now -= 2 * DAY - 300_000;
  expect(phone.tab().bookingStorage.previousPaymentFor(question)).toMatchObject({
    state: 'unsettled',
  });
});

test('a check that never reached the server does not let a payment expire after 30 days', async () => {
  const phone = createPayingDevice();
  phone.clock.now += 31 * DAY;
  await visit(phone.tab(offline));
  phone.clock.now += 3_600_000;
  const recovery = await visit(phone.tab(saying(paidAnswer)));
  expect(isAnnounced(recovery)).toBe(true);
});

test('Forget my details during a background check of the same tab leaves nothing of the person', async () => {
  const phone = createPayingDevice();
  let answer = () => {};
  const tab = phone.tab({
    fetchPaymentStatus: () =>
      new Promise((resolve) => {
        answer = () => resolve(paidAnswer);
      }),
  });
  const recovery = await visit(tab);
  tab.bookingStorage.forgetAll();
  expect(textOf(phone.local)).toMatch(/^generation = [^\n]*$/);
  answer();
  await tick();
  recovery.stop();
  expect(textOf(phone.local)).not.toMatch(PERSON);
});

test('Forget my details in one tab: a later background check of another tab does not write the person back', async () => {
  const phone = createFakeDevice();
  const session = new FakeStorage();
  const a = phone.tab(saying(pendingAnswer), { session });
  a.bookingStorage.storePending(examplePending('KS1'));
  phone.tab().bookingStorage.forgetAll();
  expect(textOf(phone.local)).toMatch(/^generation = [^\n]*$/);
  await visit(a); // A is looked at again
  expect(textOf(phone.local)).not.toMatch(PERSON);
});

test.each([2, -400])(
  'forgotten under a clock %i days off, then booked under the right one → the payment is asked about and stands in the way',
  async (days) => {
    const phone = createFakeDevice();
    phone.clock.now += days * DAY;
    phone.tab().bookingStorage.forgetAll();
    phone.clock.now -= days * DAY;
    const tab = phone.tab(saying(paidAnswer));
    const generation = tab.bookingStorage.generation();
    tab.bookingStorage.storePending({ ...examplePending('KS1'), generation });
    expect(tab.bookingStorage.previousPaymentFor(question)?.state).toBe('unsettled');
    expect(isAnnounced(await visit(phone.tab(saying(paidAnswer))))).toBe(true);
    expect(tab.bookingStorage.findBooking('KS1')?.person.name).toBe('Asha Rao');
  },
);

test('a payment asked for before all was forgotten is kept without its person when its answer comes', () => {
  const phone = createFakeDevice();
  const tab = phone.tab();
  const generation = tab.bookingStorage.generation();
  phone.tab().bookingStorage.forgetAll();
  tab.bookingStorage.storePending({ ...examplePending('KS1'), generation });
  expect(textOf(phone.local)).not.toMatch(PERSON);
  expect(phone.tab().bookingStorage.previousPaymentFor(question)?.state).toBe('unsettled');
});

test('a form typed in one tab is gone there once another tab has all forgotten', () => {
  const phone = createFakeDevice();
  const session = new FakeStorage();
  const a = phone.tab({}, { session });
  a.bookingStorage.rememberGuest(examplePending('KS1').guest);
  phone.tab().bookingStorage.forgetAll();
  a.bookingStorage.sweep();
  expect(textOf(session)).not.toMatch(PERSON);
});

test('a form is gone once its booking is paid, whichever tab hears of it', async () => {
  const phone = createFakeDevice();
  const session = new FakeStorage();
  const a = phone.tab({}, { session });
  const { guest } = examplePending('KS1');
  a.bookingStorage.rememberGuest(guest);
  a.bookingStorage.storePending(examplePending('KS1'));
  expect(phone.tab({}, { session }).bookingStorage.guest()).toEqual(guest);
  await visit(phone.tab(saying(paidAnswer)));
  expect(phone.tab({}, { session }).bookingStorage.guest().fullName).toBe('');
  expect(session.getItem('guestDraft')).toBeNull();
});

test('Forget my details in one tab: a reload of the tab with the payment does not write the person back', async () => {
  const phone = createFakeDevice();
  const session = new FakeStorage();
  phone.tab({}, { session }).bookingStorage.storePending(examplePending('KS1'));
  phone.tab().bookingStorage.forgetAll();
  const reloaded = phone.tab(saying(pendingAnswer), { session });
  await visit(reloaded);
  expect(textOf(phone.local)).not.toMatch(PERSON);
});

test('Forget my details during the verification in another tab leaves nothing of the person', async () => {
  const phone = createFakeDevice();
  const answers = [pendingAnswer, paidAnswer];
  const a = phone.tab({ fetchPaymentStatus: async () => answers.shift() ?? paidAnswer });
  a.bookingStorage.storePending(examplePending('KS1'));
  const page = a.comeBack('KS1');
  await waitFor(page, (s) => s.matches({ verification: 'waiting' }));
  phone.tab().bookingStorage.forgetAll();
  a.timers.increment(2000);
  await waitFor(page, (s) => s.matches({ verification: 'paid' }));
  expect(textOf(phone.local)).not.toMatch(PERSON);
});

test('a storage that refuses all writes loses the person after 30 days', () => {
  const phone = createFakeDevice();
  const tab = phone.tab();
  tab.bookingStorage.storePending(examplePending('KS1'));
  tab.bookingStorage.storePaid(exampleBooking('KS1'));
  tab.bookingStorage.settle({
    transactionId: 'KS1',
    state: 'paid',
    booking: exampleBooking('KS1'),
  });
  phone.local.isFull = true;
  phone.clock.now += 31 * DAY;
  phone.tab().bookingStorage.sweep();
  expect(textOf(phone.local)).not.toMatch(PERSON);
});

test('an unreadable record goes 30 days after it was found, on a device that takes no new key', () => {
  const phone = createFakeDevice();
  phone.local.setItem('paymentJournal.KS1', '{"version":1,"name":"Asha Rao"');
  phone.local.isFullForNewKeys = true;
  for (let visits = 0; visits < 5; visits += 1) {
    phone.tab().bookingStorage.sweep();
    phone.clock.now += 20 * DAY;
  }
  expect(textOf(phone.local)).not.toMatch(PERSON);
});

test('a ticket paid under a clock 40 days ahead keeps its person once the clock is right', async () => {
  const phone = createFakeDevice();
  phone.clock.now += 40 * DAY;
  const tab = phone.tab(saying(paidAnswer));
  tab.bookingStorage.storePending({ ...examplePending('KS1'), initiatedAt: phone.clock.now });
  await visit(tab);
  expect(tab.bookingStorage.findBooking('KS1')?.person.name).toBe('Asha Rao');
  phone.clock.now -= 40 * DAY;
  const next = phone.tab();
  await visit(next);
  expect(next.bookingStorage.findBooking('KS1')?.person.name).toBe('Asha Rao');
});

test.each([
  ['its record', 'paymentJournal.KS1'],
  ['the latest payment', 'pendingBooking'],
])(
  '%s is of a newer release → it stands in the way of that ride, and of no other, until the rider insists',
  (_, key) => {
    const phone = createFakeDevice();
    const newer = encodePending(examplePending('KS1')).replace('"version":1', '"version":2');
    phone.local.setItem(key, newer);
    const { bookingStorage } = phone.tab();
    expect(bookingStorage.previousPaymentFor(question)).toEqual({ state: 'newer', key });
    const other = { ...question, item: { id: 'coorg', kind: 'trip' as const } };
    expect(bookingStorage.previousPaymentFor(other)).toBeNull();
    expect(bookingStorage.previousPaymentFor({ ...question, cleared: [key] })).toBeNull();
    phone.local.setItem(key, '{"version":2,"sealed":"a8f3"}');
    expect(bookingStorage.previousPaymentFor(other)).toEqual({ state: 'newer', key });
    for (const days of [31, 400, -431]) {
      phone.clock.now += days * DAY;
      phone.tab().bookingStorage.sweep();
    }
    expect(phone.local.getItem(key)).toBe('{"version":2,"sealed":"a8f3"}');
  },
);

test('an open payment is checked again and announced once paid', async () => {
  const phone = createPayingDevice();
  await visit(phone.tab(saying(pendingAnswer)));
  phone.clock.now += 120_000;
  const recovery = await visit(phone.tab(saying(paidAnswer)));
  expect(isAnnounced(recovery)).toBe(true);
});

test('forgotten while the storage took no writes → what another tab pays after that stands, and is asked about', () => {
  const phone = createFakeDevice();
  const a = phone.tab();
  phone.local.isFull = true;
  a.bookingStorage.forgetAll();
  phone.local.isFull = false;
  phone.tab().bookingStorage.storePending(examplePending('KS1'));
  a.bookingStorage.sweep();
  for (const { bookingStorage } of [a, phone.tab()])
    expect(bookingStorage.previousPaymentFor(question)?.state).toBe('unsettled');
});

test('an answer to a check from before all was forgotten settles a payment that went on, without its person', () => {
  const phone = createPayingDevice();
  const a = phone.tab();
  const booking = exampleBooking('KS1');
  a.bookingStorage.forgetAll();
  a.bookingStorage.keepPending(examplePending('KS1'));
  a.bookingStorage.settle({ transactionId: 'KS1', state: 'paid', booking });
  expect(phone.tab().bookingStorage.paymentFollowUps().unacknowledged).toHaveLength(1);
  expect(textOf(phone.local)).not.toMatch(PERSON);
});

test('a confirmed booking of a newer release is not written over', () => {
  const phone = createFakeDevice();
  const newer = '{"version":2,"sealed":"a8f3"}';
  phone.local.setItem('confirmedBooking', newer);
  const { bookingStorage } = phone.tab();
  expect(bookingStorage.storePaid(exampleBooking('KS1'))).toBe(true);
  expect(phone.local.getItem('confirmedBooking')).toBe(newer);
  expect(phone.tab().bookingStorage.findBooking('KS1')?.transactionId).toBe('KS1');
});

test('a record of a newer release that the tab alone kept stands in the way', () => {
  const phone = createFakeDevice();
  const session = new FakeStorage();
  session.setItem('startedPayment', '{"version":2,"sealed":"a8f3"}');
  const { bookingStorage } = phone.tab({}, { session });
  expect(bookingStorage.previousPaymentFor(question)?.state).toBe('newer');
});
