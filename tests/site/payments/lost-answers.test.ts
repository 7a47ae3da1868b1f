import { describe, expect, test } from 'vitest';
import type { Api } from '../../../src/api/platform-api.ts';
import {
  createFakeDevice,
  DAY,
  listened,
  posted,
  takingOrders,
  textOf,
} from '../../fixtures/device.ts';
import { apiError, pendingAnswer } from '../../fixtures/payment-answers.ts';
import { waitForState } from '../../fixtures/wait-for-state.ts';

// A booking whose answer was lost may have made an order (rule: Lost answers).

const MINUTE = 60_000;
type Phone = ReturnType<typeof createFakeDevice>;

/** The platform loses the answer to each booking. */
const losing: Partial<Api> = {
  bookAsGuest: () => Promise.reject(apiError({ kind: 'http', status: 504, text: '' })),
};
/** The platform never answers a booking. */
const silent: Partial<Api> = { bookAsGuest: () => new Promise(() => {}) };

/** A phone on which a booking was lost, and whose page was closed. */
async function afterLoss() {
  const phone = createFakeDevice();
  const page = phone.tab(losing).confirm();
  await waitForState(page, (state) => state.matches('failed'));
  page.stop();
  return phone;
}

/** A phone with a page whose booking is on its way, until the platform refuses it. */
async function bookingRefusedLater() {
  const phone = createFakeDevice();
  let reject = (_: Error) => {};
  const tab = phone.tab({
    bookAsGuest: () =>
      new Promise((_, fail) => {
        reject = fail;
      }),
  });
  const page = tab.confirm();
  await posted(page);
  const refuse = () => reject(apiError({ kind: 'http', status: 400, text: '' }));
  return { phone, tab, page, refuse };
}

/** The page of a new load, or of another tab, once its form was confirmed. */
function confirmAgain(phone: Phone) {
  const { orders, api } = takingOrders(pendingAnswer);
  return { orders, page: phone.tab(api).confirm() };
}

test('the page was reloaded → the rider is asked before a second request', async () => {
  const { orders, page } = confirmAgain(await afterLoss());
  await waitForState(page, (state) => state.matches('orderUnclear'));
  expect(orders).toEqual([]);
  page.send({ type: 'previous.overridden' });
  await waitForState(page, (state) => state.matches('leaving'));
  expect(orders).toEqual(['KN1']);
});

test('the rider booked again and was answered → nothing is left to ask about but that order', async () => {
  const phone = await afterLoss();
  const { page } = confirmAgain(phone);
  await waitForState(page, (state) => state.matches('orderUnclear'));
  page.send({ type: 'previous.overridden' });
  await waitForState(page, (state) => state.matches('leaving'));
  expect([...phone.local.texts().keys()].join()).not.toContain('unansweredBooking');
});

test('the page was closed while it waited for the answer → after the minute of its attempt the rider is still asked', async () => {
  const phone = createFakeDevice();
  const page = phone.tab(silent).confirm();
  await posted(page);
  page.stop();
  phone.clock.now += MINUTE + 1;
  const again = confirmAgain(phone);
  await waitForState(again.page, (state) => state.matches('orderUnclear'));
  expect(again.orders).toEqual([]);
});

describe('it counts for a day of the device’s clock', () => {
  test.each([
    ['a moment less than a day later', DAY - 1, 'orderUnclear'],
    ['a day later', DAY, 'leaving'],
    ['by a clock set back by a day', -DAY, 'leaving'],
  ])('%s', async (_, ms, value) => {
    const phone = await afterLoss();
    phone.clock.now += ms;
    const { page } = confirmAgain(phone);
    await waitForState(page, (state) => state.matches(value as 'leaving'));
  });

  test('a clock that jumps by forty days and returns loses nothing', async () => {
    const phone = await afterLoss();
    phone.clock.now += 40 * DAY;
    phone.tab().bookingStorage.sweep();
    phone.clock.now -= 40 * DAY;
    const { page } = confirmAgain(phone);
    await waitForState(page, (state) => state.matches('orderUnclear'));
  });
});

test('the note of it cannot be read → the rider is asked, and the next answer takes it away', async () => {
  const phone = createFakeDevice();
  phone.local.setItem('unansweredBooking.trip.manali-leh', 'damaged');
  const { orders, page } = confirmAgain(phone);
  await waitForState(page, (state) => state.matches('orderUnclear'));
  page.send({ type: 'previous.overridden' });
  await waitForState(page, (state) => state.matches('leaving'));
  expect(orders).toEqual(['KN1']);
  expect(phone.local.getItem('unansweredBooking.trip.manali-leh')).toBeNull();
});

test('another ride is booked without a question', async () => {
  const { bookingStorage } = (await afterLoss()).tab();
  const query = { cleared: [], acknowledged: [] };
  const other = { id: 'spiti', kind: 'trip' } as const;
  expect(bookingStorage.previousPaymentFor({ ...query, item: other })).toBeNull();
  const event = { id: 'manali-leh', kind: 'event' } as const;
  expect(bookingStorage.previousPaymentFor({ ...query, item: event })).toBeNull();
});

test('storage takes nothing → the page itself still asks', async () => {
  const phone = createFakeDevice();
  phone.local.isFull = true;
  const tab = phone.tab(losing);
  const page = tab.confirm();
  await listened(tab);
  await waitForState(page, (state) => state.matches('failed'));
  tab.timers.increment(1_000);
  page.send({ type: 'form.submitted' });
  await listened(tab);
  await waitForState(page, (state) => state.matches('orderUnclear'));
});

test('a second tab insists while the first one waits → the answer of one leaves the booking of the other', async () => {
  const phone = createFakeDevice();
  const first = phone.tab();
  const second = phone.tab();
  const item = { id: 'manali-leh', kind: 'trip' } as const;
  first.bookingStorage.storeUnanswered(item);
  second.bookingStorage.storeUnanswered(item);
  first.bookingStorage.clearUnanswered(item);
  expect(phone.local.length).toBe(1);
  second.bookingStorage.clearUnanswered(item);
  expect(phone.local.length).toBe(0);
});

test('everything is forgotten in another tab while the booking is on its way, and its answer is lost → the rider is asked before a second request', async () => {
  const phone = createFakeDevice();
  let lose = () => {};
  const tab = phone.tab({
    bookAsGuest: () =>
      new Promise((_, reject) => {
        lose = () => reject(apiError({ kind: 'timeout' }));
      }),
  });
  const page = tab.confirm();
  await posted(page);
  phone.tab().bookingStorage.forgetAll();
  lose();
  await waitForState(page, (state) => state.matches('failed'));
  const { orders, page: again } = confirmAgain(phone);
  await waitForState(again, (state) => state.matches('orderUnclear'));
  expect(orders).toEqual([]);
});

test.each(['page.forgotten', 'page.restored'] as const)(
  'everything is forgotten in another tab while the booking is on its way, and the page is closed after %s → the rider is asked',
  async (type) => {
    const phone = createFakeDevice();
    const tab = phone.tab(silent);
    const page = tab.confirm();
    await posted(page);
    phone.tab().bookingStorage.forgetAll();
    page.send({ type, generation: tab.bookingStorage.generation() });
    page.stop();
    phone.clock.now += MINUTE + 1;
    await waitForState(confirmAgain(phone).page, (state) => state.matches('orderUnclear'));
  },
);

test('a tab that has everything forgotten ends in the middle of it, and the booking of another one is refused → nothing is left to ask about', async () => {
  const { phone, tab, page, refuse } = await bookingRefusedLater();
  const remove = phone.local.removeItem.bind(phone.local);
  phone.local.removeItem = () => {};
  phone.tab().bookingStorage.forgetAll();
  phone.local.removeItem = remove;
  page.send({ type: 'page.forgotten', generation: tab.bookingStorage.generation() });
  refuse();
  await waitForState(page, (state) => state.matches('failed'));
  const { page: again } = confirmAgain(phone);
  await waitForState(again, (state) => state.matches('leaving'));
});

test('the note of a booking is gone when the platform refuses it → the form says so, and nothing is left to ask about', async () => {
  const { phone, page, refuse } = await bookingRefusedLater();
  phone.tab().bookingStorage.forgetAll();
  refuse();
  await waitForState(page, (state) => state.matches('failed'));
  expect([...phone.local.texts().keys()].join()).not.toContain('unansweredBooking');
});

test('the device takes no new key → the tab asks after a reload', async () => {
  const phone = createFakeDevice();
  phone.local.isFullForNewKeys = true;
  const first = phone.tab(losing);
  const page = first.confirm();
  await listened(first);
  await waitForState(page, (state) => state.matches('failed'));
  page.stop();
  phone.clock.now += MINUTE + 1;
  const { orders, api } = takingOrders(pendingAnswer);
  const { session } = first;
  const reloaded = phone.tab(api, { session });
  const again = reloaded.confirm();
  await listened(reloaded);
  await waitForState(again, (state) => state.matches('orderUnclear'));
  expect(orders).toEqual([]);
  again.send({ type: 'previous.overridden' });
  await listened(reloaded);
  await waitForState(again, (state) => state.matches('leaving'));
  expect(textOf(session)).not.toContain('unansweredBooking');
});

test('the rider insisted, and the second request was refused → the first one is checked, also after a reload', async () => {
  const phone = await afterLoss();
  const tab = phone.tab({
    bookAsGuest: () => Promise.reject(apiError({ kind: 'http', status: 400, text: '' })),
  });
  const page = tab.confirm();
  await waitForState(page, (state) => state.matches('orderUnclear'));
  page.send({ type: 'previous.overridden' });
  await waitForState(page, (state) => state.matches('failed'));
  const { orders, page: again } = confirmAgain(phone);
  await waitForState(again, (state) => state.matches('orderUnclear'));
  expect(orders).toEqual([]);
});

test('everything was forgotten → nothing of it is left', async () => {
  const phone = await afterLoss();
  phone.tab().bookingStorage.forgetAll();
  const { page } = confirmAgain(phone);
  await waitForState(page, (state) => state.matches('leaving'));
});
