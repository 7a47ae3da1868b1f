import { expect, test } from 'vitest';
import { initiationAlert } from '#machines/domain/answer/failure.ts';
import { PRICE_LIFETIME } from '#machines/domain/booking/price-age.ts';
import { EMPTY_GUEST } from '#machines/domain/person/guest.ts';
import { orderMachine } from '#machines/order.machine.ts';
import { addresses, exampleGuest, examplePending, NOW } from '../fixtures/bookings.ts';
import { exampleDraft, pricedAt } from '../fixtures/items.ts';
import { apiError } from '../fixtures/payment-answers.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

const item = { id: 'manali-leh', kind: 'trip' } as const;
const draft = pricedAt(NOW, exampleDraft({ own: 1 }));
const { payload } = examplePending('KS7');
const unsettled = { state: 'unsettled', pending: examplePending('KS1') } as const;
const none = { state: 'none' } as const;
const answer = { paymentUrl: 'https://pay.example.com/p/7', transactionId: 'KS7', at: NOW };
const lost = initiationAlert({ kind: 'network' });
const restored = { type: 'page.restored' } as const;
const forgotten = { type: 'page.forgotten', generation: 'later' } as const;

/** An order of a rider who has confirmed, at a time that the test may move. */
function openOrder() {
  const time = { now: NOW };
  const order = renderMachine(orderMachine, {
    draft,
    guest: exampleGuest,
    addresses,
    payload,
    query: { item, cleared: [], acknowledged: [] },
    clock: () => time.now,
    uptime: () => 0,
    load: draft.priced?.load ?? '',
  });
  return {
    ...order,
    time,
    isLocked: () => !order.call('holdLock').signal.aborted,
    look: (previous: unknown) => order.call('previousPayment').answer(previous),
    /** The request of an order that nothing on the device blocks. */
    post: async () => {
      await order.call('previousPayment').answer(none);
      return order.call('bookAsGuest');
    },
  };
}

type Order = ReturnType<typeof openOrder>;

/** The ends of an order: what happens, what the page learns, and what is stored and removed. */
const ends: readonly [
  says: string,
  end: (order: Order) => unknown,
  outcome: Readonly<Record<string, unknown>>,
  stored: readonly string[],
][] = [
  [
    'an earlier payment stands in the way',
    (order) => order.look(unsettled),
    { kind: 'blocked', previous: unsettled },
    [],
  ],
  [
    'the device cannot be read',
    (order) => order.call('previousPayment').fail(new Error('a fault of our own')),
    { kind: 'blocked', previous: { state: 'failed' } },
    [],
  ],
  [
    'the device says what this release cannot name',
    (order) => order.look({ state: 'of a later release' }),
    { kind: 'blocked', previous: { state: 'of a later release' } },
    [],
  ],
  [
    'the page slept until the price was old',
    (order) => {
      order.time.now += PRICE_LIFETIME + 1;
      return order.look(none);
    },
    { kind: 'outdated' },
    [],
  ],
  [
    'the rider comes back before anything was sent',
    (order) => order.send(restored),
    { kind: 'interrupted' },
    [],
  ],
  [
    'everything is forgotten before anything was sent',
    (order) => order.send(forgotten),
    { kind: 'interrupted' },
    [],
  ],
  [
    'the platform makes the order',
    async (order) => (await order.post()).answer(answer),
    { kind: 'placed', paymentUrl: answer.paymentUrl },
    ['storeUnanswered', 'storePending', 'clearUnanswered'],
  ],
  [
    'its payment page is not safe to open',
    async (order) => (await order.post()).answer({ ...answer, paymentUrl: 'javascript:alert(1)' }),
    { kind: 'unpayable' },
    ['storeUnanswered', 'storeUnpayable', 'clearUnanswered'],
  ],
  [
    'the platform refuses it',
    async (order) => (await order.post()).fail(apiError({ kind: 'http', status: 409, text: '' })),
    { kind: 'refused' },
    ['storeUnanswered', 'withdrawUnanswered'],
  ],
  [
    'its answer is lost',
    async (order) => (await order.post()).fail(apiError({ kind: 'network' })),
    { kind: 'unanswered', alert: lost },
    ['storeUnanswered', 'storeUnanswered'],
  ],
  [
    'the rider comes back after it was sent',
    async (order) => {
      const request = await order.post();
      order.send(restored);
      await request.answer(answer);
    },
    { kind: 'unanswered', alert: lost },
    ['storeUnanswered', 'storeUnanswered'],
  ],
];

test.each(ends)(
  '%s: the order ends once, takes its attempt back, and lets its lock go',
  async (_, end, outcome, stored) => {
    const order = openOrder();
    expect(order.isLocked()).toBe(true);
    await end(order);
    expect(order.state().output).toMatchObject(outcome);
    expect(order.done()).toEqual([...stored, 'retractAttempt']);
    expect(order.isLocked()).toBe(false);
  },
);

test('a page that is left ends its request and lets its lock go; the note of the order stays', async () => {
  const order = openOrder();
  const request = await order.post();
  order.leave();
  await request.answer(answer);
  expect(request.signal.aborted).toBe(true);
  expect(order.isLocked()).toBe(false);
  expect(order.done()).toEqual(['storeUnanswered']);
});

test('everything is forgotten while the order is on its way: it is noted again and recorded without its person', async () => {
  const order = openOrder();
  const request = await order.post();
  order.send(forgotten);
  order.send(forgotten);
  expect(order.done()).toEqual(['storeUnanswered', 'storeUnanswered']);
  await request.answer(answer);
  expect(order.paramsOf('storePending')).toMatchObject({
    pending: { transactionId: 'KS7', guest: EMPTY_GUEST },
  });
  expect(JSON.stringify(order.state())).not.toMatch(/Asha|asha@example|98450/);
});

test('a lock that breaks is one that stays silent', async () => {
  const order = openOrder();
  await order.call('holdLock').fail(new Error('a fault of the browser'));
  expect(order.value()).toBe('looking');
  await order.post();
  expect(order.value()).toBe('posting');
});
