import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { examplePending } from '../../fixtures/bookings.ts';
import {
  createFakeDevice,
  listened,
  orderOf,
  takingOrders,
  tick,
  waited,
} from '../../fixtures/device.ts';
import { declinedAnswer, paidAnswer, pendingAnswer } from '../../fixtures/payment-answers.ts';

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
/** The rider confirms in a second tab 3 s after the first, whose slow answer comes after all that the second one waits for. */
const pressBesides = async (phone: Phone, post: ReturnType<typeof slowPost>) => {
  phone.clock.now += 3_000;
  const tab = phone.tab({ bookAsGuest: async () => orderOf('KB') });
  const page = tab.confirm();
  await waited(tab);
  post.answer('KA');
  await tick();
  return { tab, page };
};
const left = (tab: { browserCalls: { name: string }[] }) =>
  tab.browserCalls.filter(({ name }) => name === 'leave').length;

test('a tab frozen for a minute while it asks → after another tab paid, it does not lead to a second payment page', async () => {
  const phone = createFakeDevice();
  const post = slowPost();
  const a = phone.tab({ bookAsGuest: post.bookAsGuest });
  const pageA = a.confirm();
  await waitFor(pageA, (s) => s.matches({ starting: 'posting' }));
  await tick();
  a.freeze();
  phone.clock.now += 61_000; // its timers and its answer stand still
  const b = phone.tab(takingOrders(paidAnswer, 'KB').api);
  const pageB = b.confirm();
  await waited(b);
  expect(pageB.getSnapshot().value).toBe('leaving'); // paid there
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
  const a = phone.tab({ bookAsGuest: post.bookAsGuest });
  const pageA = a.confirm();
  await listened(a);
  await waitFor(pageA, (s) => s.matches({ starting: 'posting' }));
  await tick();
  const { tab: b } = await pressBesides(phone, post);
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
    const first = phone.tab({ bookAsGuest: post.bookAsGuest }, options);
    first.confirm();
    await listened(first);
    await tick();
    expect(post.posted.count).toBe(1);
    return { phone, post };
  };

  test('confirm at once: neither posts, both are told of the other', async () => {
    const phone = blockedPhone();
    const tabs = [phone.tab({}, { hasLocks: false }), phone.tab({}, { hasLocks: false })];
    const pages = tabs.map((tab) => tab.confirm());
    for (const tab of tabs) tab.timers.increment(500);
    await tick();
    expect(pages.map((page) => page.getSnapshot().value)).toEqual([
      'startedElsewhere',
      'startedElsewhere',
    ]);
    expect(phone.channels.size).toBe(0); // an open line would keep the page out of the browser's memory
  });

  test('one after the other: the second is answered by the page that is posting', async () => {
    const { phone } = await posting({ hasLocks: false });
    phone.clock.now += 3_000;
    const second = phone.tab({}, { hasLocks: false });
    const page = second.confirm();
    second.timers.increment(500);
    await tick();
    expect(page.getSnapshot().value).toBe('startedElsewhere');
  });

  test('and one of them got its lock: it waits for the answer all the same', async () => {
    const { phone } = await posting({ hasLocks: false });
    const second = phone.tab({});
    const page = second.confirm();
    await tick();
    expect(page.getSnapshot().value).toEqual({ starting: 'listening' });
    second.timers.increment(500);
    await tick();
    expect(page.getSnapshot().value).toBe('startedElsewhere');
  });

  test('one queues for the lock while the other posts and leaves unrecorded: it is told', async () => {
    const { phone, post } = await posting();
    phone.clock.now += 1_000;
    const second = phone.tab();
    const page = second.confirm();
    await tick();
    post.answer('KA');
    await tick();
    await listened(second);
    await tick();
    expect(page.getSnapshot().value).toBe('startedElsewhere');
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
        expect(page.getSnapshot().value).toEqual({ starting: 'listening' });
        tab.timers.increment(500);
        await tick();
      }
      expect(page.getSnapshot().value).toBe('leaving');
      expect(phone.channels.size).toBe(0);
    }
  });
});

test('storage keeps the word of an attempt and refuses its payment: the word stands for a minute', async () => {
  const phone = createFakeDevice();
  phone.local.quota = 300;
  const post = slowPost();
  const first = phone.tab({ bookAsGuest: post.bookAsGuest });
  first.confirm();
  await tick();
  expect(post.posted.count).toBe(1);
  const second = phone.tab();
  const page = second.confirm();
  await tick();
  post.answer('KA');
  await tick();
  await listened(second);
  await tick();
  expect(page.getSnapshot().value).toBe('startedElsewhere');
});

test('a page that is left takes its word back and closes its line', async () => {
  const phone = createFakeDevice();
  const page = phone.tab(slowPost()).confirm();
  await tick();
  expect([phone.channels.size, phone.local.length]).toEqual([1, 1]);
  page.stop();
  expect([phone.channels.size, phone.local.length]).toEqual([0, 0]);
});

test.each(['send', 'close'] as const)('a line whose %s throws stops no payment', async (part) => {
  const phone = createFakeDevice();
  const refuse = () => {
    throw new DOMException('closed', 'InvalidStateError');
  };
  phone.channels.open = () => ({ send: () => {}, close: () => {}, [part]: refuse });
  const tab = phone.tab({ bookAsGuest: async () => orderOf('KA') });
  const page = tab.confirm();
  await tick();
  expect(page.getSnapshot().value).toBe('leaving');
});

test('of two tabs without locks one goes on to pay, though the clock is corrected by a minute meanwhile', async () => {
  const phone = createFakeDevice();
  const post = slowPost();
  const a = phone.tab({ bookAsGuest: post.bookAsGuest }, { hasLocks: false });
  a.confirm();
  a.timers.increment(500);
  await tick();
  expect(post.posted.count).toBe(1);
  phone.clock.now -= 61_000;
  const b = phone.tab({ bookAsGuest: async () => orderOf('KB') }, { hasLocks: false });
  b.confirm();
  b.timers.increment(500);
  await tick();
  post.answer('KA');
  await tick();
  expect(left(a) + left(b)).toBe(1);
});

test('paying anyway against an attempt of another tab, without locks, does not hide its later attempts', async () => {
  const phone = createFakeDevice();
  const [early, late] = [slowPost(), slowPost()];
  let turn = 0;
  const a = phone.tab(
    { bookAsGuest: () => (turn++ === 0 ? early : late).bookAsGuest() },
    { hasLocks: false },
  );
  const pageA = a.confirm();
  a.timers.increment(500);
  await tick();
  // B is told of A's attempt and insists; its own POST fails
  let fails = true;
  const b = phone.tab(
    {
      bookAsGuest: async () => {
        if (fails) throw new Error('lost');
        return orderOf('KB');
      },
    },
    { hasLocks: false },
  );
  const pageB = b.confirm();
  b.timers.increment(500);
  await waitFor(pageB, (s) => s.matches('startedElsewhere'));
  pageB.send({ type: 'previous.overridden' });
  b.timers.increment(500);
  await waitFor(pageB, (s) => s.matches('failed'));
  // A came back without an order (bfcache), and starts anew
  pageA.send({ type: 'page.restored' });
  a.timers.increment(1000);
  pageA.send({ type: 'form.submitted' });
  a.timers.increment(500);
  await tick();
  expect(late.posted.count).toBe(1);
  // B tries again while A's new attempt is under way: it was never told of this one
  fails = false;
  b.timers.increment(1000);
  pageB.send({ type: 'form.submitted' });
  b.timers.increment(500);
  await tick();
  expect(pageB.getSnapshot().value).toBe('startedElsewhere');
});

test('Pay anyway after a payment of this page → works, also once another tab was met', async () => {
  const phone = createFakeDevice();
  const post = slowPost();
  const a = phone.tab({ bookAsGuest: post.bookAsGuest }, { hasLocks: false });
  const pageA = a.confirm();
  a.timers.increment(500);
  await tick();
  const { orders, api } = takingOrders(pendingAnswer, 'KB');
  const b = phone.tab(api, { hasLocks: false });
  const pageB = b.confirm();
  b.timers.increment(500);
  await waitFor(pageB, (s) => s.matches('startedElsewhere'));
  pageA.stop(); // A is closed
  phone.clock.now += 61_000;
  pageB.send({ type: 'previous.checked' });
  b.timers.increment(500);
  await waitFor(pageB, (s) => s.matches('leaving'));
  pageB.send({ type: 'page.restored' });
  await waitFor(pageB, (s) => s.matches('previousOpen'));
  pageB.send({ type: 'previous.overridden' });
  b.timers.increment(500);
  await tick();
  expect(pageB.getSnapshot()).toMatchObject({ value: 'leaving', context: { cleared: ['KB1'] } });
  expect(orders).toHaveLength(2);
});

test('a ride that departed meanwhile is not sold from the result page', async () => {
  const phone = createFakeDevice();
  phone.clock.now = Date.UTC(2027, 6, 20); // Manali to Leh left on 12 June
  const { orders, api } = takingOrders(declinedAnswer);
  const tab = phone.tab(api);
  tab.bookingStorage.storePending({ ...examplePending('KS1'), initiatedAt: phone.clock.now });
  const result = tab.comeBack('KS1');
  await waitFor(result, (s) => s.matches({ verification: 'declined' }));
  result.send({ type: 'retry.requested' });
  const state = (tab.browserCalls.at(-1)?.args[1] as { state: unknown } | undefined)?.state;
  tab.arrival.state = structuredClone(state);
  const input = tab.inputs.booking();
  expect(input).not.toBeNull();
  const page = createActor(tab.machines.booking, { input: input as never, clock: tab.timers });
  page.start();
  page.send({ type: 'form.submitted' });
  await tick();
  await tick();
  expect(orders).toEqual([]);
});
