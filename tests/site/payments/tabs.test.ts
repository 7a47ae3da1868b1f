import { describe, expect, test } from 'vitest';
import { examplePending } from '../../fixtures/bookings.ts';
import {
  createFakeDevice,
  createPayingDevice,
  DAY,
  listened,
  orderOf,
  saying,
  takingOrders,
  tick,
  waited,
} from '../../fixtures/device.ts';
import { declinedAnswer, paidAnswer, pendingAnswer } from '../../fixtures/payment-answers.ts';
import { waitForState } from '../../fixtures/wait-for-state.ts';

type Phone = ReturnType<typeof createFakeDevice>;
type Answer = { paymentUrl: string; transactionId: string };
const slowPost = () => {
  let answer = (_: Answer) => {};
  const posted = { count: 0 };
  return {
    posted,
    bookAsGuest: () => {
      posted.count += 1;
      return new Promise<Answer>((resolve) => {
        answer = resolve;
      });
    },
    answer: (id: string) => answer(orderOf(id)),
  };
};
const taking = (id: string) => ({ bookAsGuest: async () => orderOf(id) });
/** The rider confirms in another tab, which then waits half a second for the answers of other pages. */
const press = async (phone: Phone, ...[answers, options]: Parameters<Phone['tab']>) => {
  const tab = phone.tab(answers, options);
  const page = tab.confirm();
  await listened(tab);
  await tick();
  return { tab, page, value: () => page.getSnapshot().value };
};
/** The rider confirms in a second tab 3 s after the first, whose slow answer comes after all that the second one waits for. */
const pressBesides = async (phone: Phone, post: ReturnType<typeof slowPost>) => {
  phone.clock.now += 3_000;
  const tab = phone.tab(taking('KB'));
  tab.confirm();
  await waited(tab);
  post.answer('KA');
  await tick();
  return tab;
};
/** The state of a second tab that queued for the lock until the first one’s answer came. */
const queued = async (phone: Phone, post: ReturnType<typeof slowPost>) => {
  const tab = phone.tab();
  const page = tab.confirm();
  await tick();
  post.answer('KA');
  await tick();
  await listened(tab);
  await tick();
  return page.getSnapshot().value;
};
const left = (tab: { browserCalls: { name: string }[] }) =>
  tab.browserCalls.filter(({ name }) => name === 'leave').length;
const noLocks = { hasLocks: false };

test('a tab frozen for a minute while it asks → after another tab paid, it does not lead to a second payment page', async () => {
  const phone = createFakeDevice();
  const post = slowPost();
  const { tab: a } = await press(phone, post);
  a.freeze();
  phone.clock.now += 61_000; // its timers and its answer stand still
  const b = phone.tab(takingOrders(paidAnswer, 'KB').api);
  const pageB = b.confirm();
  await waited(b);
  // A's attempt has lapsed, and its booking is not answered: the rider insists
  expect(pageB.getSnapshot().value).toBe('orderUnclear');
  pageB.send({ type: 'previous.overridden' });
  await waited(b);
  expect(pageB.getSnapshot().matches('leaving')).toBe(true); // paid there
  a.thaw();
  post.answer('KA');
  await tick();
  expect(left(a) + left(b)).toBe(1);
});

test('storage takes no new key and the answer takes more than 5.5 s → one tab alone goes on to pay', async () => {
  const phone = createFakeDevice();
  phone.local.setItem('pendingBooking', 'x');
  phone.local.setItem('itemId', 'x');
  phone.local.isFullForNewKeys = true;
  const post = slowPost();
  const { tab: a } = await press(phone, post);
  expect(post.posted.count).toBe(1);
  const b = await pressBesides(phone, post);
  expect(left(a) + left(b)).toBe(1);
});

describe('two tabs where locks are refused and storage takes no new key', () => {
  const blockedPhone = () => {
    const phone = createFakeDevice();
    phone.local.isFullForNewKeys = true;
    return phone;
  };

  /** Such a phone, on which one tab has asked for a booking and waits for the answer. */
  const posting = async (options: { hasLocks?: boolean } = {}) => {
    const phone = blockedPhone();
    const post = slowPost();
    await press(phone, post, options);
    expect(post.posted.count).toBe(1);
    return { phone, post };
  };

  test('confirm at once: neither posts, each announces the other', async () => {
    const phone = blockedPhone();
    const pages = await Promise.all([press(phone, {}, noLocks), press(phone, {}, noLocks)]);
    expect(pages.map(({ value }) => value())).toEqual(['startedElsewhere', 'startedElsewhere']);
    expect(phone.channels.size).toBe(0); // an open line would keep the page out of the browser's memory
  });

  test.each([
    ['the second is answered by the page that is posting', noLocks],
    ['and the second got its lock: it waits for the answer all the same', {}],
  ])('one after the other: %s', async (_, options) => {
    const { phone } = await posting(noLocks);
    phone.clock.now += 3_000;
    expect((await press(phone, {}, options)).value()).toBe('startedElsewhere');
  });

  test('one queues for the lock while the other posts and leaves unrecorded: it says so', async () => {
    const { phone, post } = await posting();
    phone.clock.now += 1_000;
    expect(await queued(phone, post)).toBe('startedElsewhere');
  });

  test.each([61_000, -61_000])(
    'the clock moves by %d ms while one posts: it is heard all the same',
    async (jump) => {
      const { phone } = await posting();
      phone.clock.now += jump;
      const second = phone.tab();
      const page = second.confirm();
      await waited(second);
      expect(page.getSnapshot().value).toBe('startedElsewhere');
    },
  );

  test('a rider who is alone pays after half a second, with a line or without', async () => {
    for (const hasChannel of [true, false]) {
      const phone = blockedPhone();
      const tab = phone.tab({ bookAsGuest: async () => orderOf('KA') }, { hasChannel });
      const page = tab.confirm();
      await tick();
      if (hasChannel) {
        tab.timers.increment(499);
        await tick();
        expect(page.getSnapshot().children.order?.getSnapshot().value).toBe('looking');
        tab.timers.increment(1);
        await tick();
      }
      expect(page.getSnapshot().matches('leaving')).toBe(true);
      expect(phone.channels.size).toBe(0);
    }
  });
});

test('a device stores an attempt and refuses its payment: the attempt stands for a minute', async () => {
  const phone = createFakeDevice();
  phone.local.quota = 300;
  const post = slowPost();
  await press(phone, post);
  expect(post.posted.count).toBe(1);
  expect(await queued(phone, post)).toBe('startedElsewhere');
});

test('a page that is left takes its word back and closes its line, and its booking stays unanswered', async () => {
  const phone = createFakeDevice();
  const { page } = await press(phone, slowPost());
  const keys = () => [...phone.local.texts().keys()].sort();
  const unanswered = 'unansweredBooking.trip.manali-leh';
  expect(phone.channels.size).toBe(1);
  expect(keys()).toEqual(['paymentAttempt.trip.manali-leh.page1', unanswered]);
  page.stop();
  expect(phone.channels.size).toBe(0);
  expect(keys()).toEqual([unanswered]);
});

test.each(['send', 'close'] as const)('a line whose %s throws stops no payment', async (part) => {
  const phone = createFakeDevice();
  const refuse = () => {
    throw new DOMException('closed', 'InvalidStateError');
  };
  phone.channels.open = () => ({ send: () => {}, close: () => {}, [part]: refuse });
  expect((await press(phone, taking('KA'))).value()).toEqual({ leaving: 'opening' });
});

test('of two tabs without locks one goes on to pay, though the clock is corrected by a minute meanwhile', async () => {
  const phone = createFakeDevice();
  const post = slowPost();
  const { tab: a } = await press(phone, post, noLocks);
  expect(post.posted.count).toBe(1);
  phone.clock.now -= 61_000;
  const { tab: b } = await press(phone, taking('KB'), noLocks);
  post.answer('KA');
  await tick();
  expect(left(a) + left(b)).toBe(1);
});

test('paying anyway against an attempt of another tab, without locks, does not hide its later attempts', async () => {
  const phone = createFakeDevice();
  const [early, late] = [slowPost(), slowPost()];
  let turn = 0;
  const { tab: a, page: pageA } = await press(
    phone,
    { bookAsGuest: () => (turn++ === 0 ? early : late).bookAsGuest() },
    noLocks,
  );
  // B says that A pays, and its rider insists; its own POST fails
  const bookAsGuest = () => Promise.reject(new Error('lost'));
  const { tab: b, page: pageB } = await press(phone, { bookAsGuest }, noLocks);
  expect(pageB.getSnapshot().value).toBe('startedElsewhere');
  pageB.send({ type: 'previous.overridden' });
  b.timers.increment(500);
  await waitForState(pageB, (s) => s.matches('failed'));
  // A came back without an answer (bfcache), and starts anew though an order may exist
  pageA.send({ type: 'page.restored' });
  a.timers.increment(1000);
  pageA.send({ type: 'form.submitted' });
  a.timers.increment(500);
  await waitForState(pageA, (s) => s.matches('orderUnclear'));
  pageA.send({ type: 'previous.overridden' });
  a.timers.increment(500);
  await tick();
  expect(late.posted.count).toBe(1);
  // B tries again while A's new attempt is under way: it never said anything of this one
  b.timers.increment(1000);
  pageB.send({ type: 'form.submitted' });
  b.timers.increment(500);
  await tick();
  expect(pageB.getSnapshot().value).toBe('startedElsewhere');
});

test('Pay anyway after a payment of this page → works, also once another tab was met', async () => {
  const phone = createFakeDevice();
  const { page: pageA } = await press(phone, slowPost(), noLocks);
  const { orders, api } = takingOrders(pendingAnswer, 'KB');
  const { tab: b, page: pageB } = await press(phone, api, noLocks);
  expect(pageB.getSnapshot().value).toBe('startedElsewhere');
  pageA.stop(); // A is closed
  phone.clock.now += 61_000;
  pageB.send({ type: 'previous.checked' });
  b.timers.increment(500);
  await waitForState(pageB, (s) => s.matches('orderUnclear'));
  pageB.send({ type: 'previous.overridden' });
  b.timers.increment(500);
  await waitForState(pageB, (s) => s.matches('leaving'));
  pageB.send({ type: 'page.restored' });
  await waitForState(pageB, (s) => s.matches('previousOpen'));
  pageB.send({ type: 'previous.overridden' });
  b.timers.increment(500);
  await tick();
  expect(pageB.getSnapshot()).toMatchObject({
    value: { leaving: 'opening' },
    context: {
      cleared: [
        { kind: 'unansweredBooking', id: expect.stringMatching(/^unansweredBooking/) },
        { kind: 'payment', id: 'KB1' },
      ],
    },
  });
  expect(orders).toHaveLength(2);
});

test('a tab of a newer release finds a payment paid while one of this release hears a decline → the ride is not paid again without a word', async () => {
  const device = createPayingDevice();
  const tab = device.tab(saying(declinedAnswer));
  tab.bookingStorage.storePending(examplePending('KS1'));
  const newer = JSON.stringify({ version: 2, state: 'paid', ride: { id: 'manali-leh' } });
  device.local.setItem('paymentJournal.KS1', newer);
  // the newer release let it go
  device.local.removeItem('pendingBooking');
  tab.recover();
  const page = tab.comeBack('KS1');
  await waitForState(page, (state) => !state.hasTag('busy'));
  expect(device.local.getItem('paymentJournal.KS1')).toBe(newer);
  device.clock.now += 2 * DAY;
  const { orders, api } = takingOrders(pendingAnswer);
  const again = device.tab(api).confirm();
  await waitForState(again, (state) => state.matches('previousUnreadable'));
  expect(orders).toEqual([]);
});
