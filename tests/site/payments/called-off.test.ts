import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';

import { assertDefined } from '#machines/assert-defined.ts';
import { bookingStanding } from '#machines/domain/booking/booking-status.ts';
import { type MyBooking, rowOf } from '#machines/domain/booking/my-bookings.ts';
import type { PaymentAnswer } from '#machines/domain/payment/payment.ts';
import type { BookingStorage } from '../../../src/storage/booking-storage.ts';
import { STORAGE_KEYS } from '../../../src/storage/keys.ts';
import { examplePending, listedRide } from '../../fixtures/bookings.ts';
import {
  createFakeDevice,
  createPayingDevice,
  DAY,
  isAnnounced,
  pendingFor,
  saying,
  tick,
} from '../../fixtures/device.ts';
import { remoteTrip } from '../../fixtures/items.ts';
import {
  apiError,
  declinedAnswer,
  exampleBooking,
  moneyInAnswer,
  paidAnswer,
  partlyRefundedAnswer,
  paymentAnswer,
} from '../../fixtures/payment-answers.ts';
import { waitForState } from '../../fixtures/wait-for-state.ts';

const question = { item: remoteTrip, cleared: [], acknowledged: [] };
const refundedAnswer = paymentAnswer({ local: { paymentStatus: 'refunded' } });
const ticketIn = (storage: BookingStorage, id: string | null = 'KS1') =>
  assertDefined(storage.findBooking(id), 'ticket');
const standing = (storage: BookingStorage, id: string | null = 'KS1') =>
  bookingStanding(ticketIn(storage, id)).kind;

/** A result page of KS1 after the platform has answered it. */
async function look(device: ReturnType<typeof createFakeDevice>, answer: PaymentAnswer) {
  device.clock.now += DAY;
  const tab = device.tab(saying(answer));
  const page = tab.comeBack('KS1');
  await waitForState(page, (state) => !state.hasTag('busy'));
  return { ...tab, page };
}

async function paidDevice() {
  const device = createPayingDevice();
  await look(device, paidAnswer);
  return device;
}

// each word that calls off or does not: the table of calledOffStatuses in domain/payment
describe('paid, and later called off', () => {
  test.each([
    ['cancelled beside a success', moneyInAnswer],
    [
      'cancelled, without a word of the money',
      paymentAnswer({ local: { orderStatus: 'CANCELED' } }),
    ],
  ])(
    '%s → its ticket is off wherever it is stored, and the next payment is checked first',
    async (_, answer) => {
      const device = await paidDevice();
      const { bookingStorage, page } = await look(device, answer);
      expect(page.getSnapshot().context.outcome).toMatchObject({ kind: 'open', cause: 'moneyIn' });
      for (const id of ['KS1', null]) expect(standing(bookingStorage, id)).toBe('off');
      expect(standing(device.tab().bookingStorage)).toBe('off');
      expect(bookingStorage.previousPaymentFor(question)).toMatchObject({ state: 'paid' });
    },
  );

  test('cancelled by the platform, completed by its provider → off, and the page does not say that it stands', async () => {
    const device = await paidDevice();
    const { bookingStorage, page } = await look(
      device,
      paymentAnswer({ local: { paymentStatus: 'cancelled' }, provider: { state: 'COMPLETED' } }),
    );
    const { recorded } = page.getSnapshot().context;
    expect(bookingStanding(assertDefined(recorded, 'record')).kind).toBe('off');
    expect(standing(bookingStorage)).toBe('off');
    expect(bookingStorage.previousPaymentFor(question)).toMatchObject({ state: 'paid' });
  });

  test('checked as paid in the background and called off before it was announced → never announced', async () => {
    const device = createPayingDevice();
    const recovery = device.tab(saying(paidAnswer)).recover();
    await tick();
    recovery.stop();
    await look(device, moneyInAnswer);
    const later = device.tab(saying(moneyInAnswer)).recover();
    await tick();
    expect(isAnnounced(later)).toBe(false);
  });

  const part = 'partially_refunded';

  test.each([
    [{ paymentStatus: 'cancelled' }, { paymentStatus: part }],
    [{ paymentStatus: 'refunded' }, { paymentStatus: part }],
    [{ orderStatus: 'refunded' }, { orderStatus: part }],
    [{ orderStatus: part, paymentStatus: 'refunded' }, { orderStatus: part }],
  ])(
    'by %j, and refunded in part by %j after that → still off, and not free, wherever it is stored',
    async (before, after) => {
      const device = await paidDevice();
      await look(device, paymentAnswer({ local: before }));
      const { bookingStorage } = await look(device, paymentAnswer({ local: after }));
      for (const id of ['KS1', null]) expect(standing(bookingStorage, id)).toBe('off');
      expect(standing(device.tab().bookingStorage)).toBe('off');
      expect(bookingStorage.previousPaymentFor(question)).toMatchObject({ state: 'paid' });
    },
  );

  test('then paid again, and off again: the last word counts, however often', async () => {
    const device = await paidDevice();
    for (const [answer, kind] of [
      [moneyInAnswer, 'off'],
      [paidAnswer, 'good'],
      [moneyInAnswer, 'off'],
      [paidAnswer, 'good'],
    ] as const) {
      const { bookingStorage } = await look(device, answer);
      expect(standing(bookingStorage)).toBe(kind);
      expect(standing(bookingStorage, null)).toBe(kind);
    }
  });

  test('a ticket whose payment record is gone is off by its confirmed booking alone', async () => {
    const device = await paidDevice();
    device.local.removeItem('paymentJournal.KS1');
    const { bookingStorage } = await look(device, moneyInAnswer);
    expect(bookingStorage.findBooking('KS1')).toMatchObject({ isCalledOff: true });
    expect(standing(bookingStorage)).toBe('off');
    expect(bookingStorage.previousPaymentFor(question)).toMatchObject({ state: 'paid' });
    expect(device.local.getItem(STORAGE_KEYS.confirmedBooking)).toContain('"called_off":true');
  });

  test('cancelled as My Bookings said in this tab, beside the word paid → off', async () => {
    const device = await paidDevice();
    const { bookingStorage } = device.tab();
    bookingStorage.rememberOpened({
      ...rowOf(ticketIn(bookingStorage)),
      status: 'CANCELLED_BY_USER',
    });
    expect(standing(bookingStorage)).toBe('off');
  });
});

describe('paid, then refunded', () => {
  test('its ticket is off wherever it is stored, with its rider, and the next payment is free', async () => {
    const device = await paidDevice();
    const { person } = ticketIn(device.tab().bookingStorage);
    const { bookingStorage } = await look(device, refundedAnswer);
    for (const id of ['KS1', null]) {
      const booking = ticketIn(bookingStorage, id);
      expect(bookingStanding(booking)).toEqual({ kind: 'off', reasons: ['refunded'] });
      expect(booking.person).toEqual(person);
    }
    expect(bookingStorage.previousPaymentFor(question)).toBe(null);
  });

  test.each([
    ['only its record is left', STORAGE_KEYS.confirmedBooking],
    ['only its confirmed booking is left', 'paymentJournal.KS1'],
  ])('back by an address that says cancelled while %s → no ticket to open', async (_, lost) => {
    const device = await paidDevice();
    const canOpen = () => {
      const tab = device.tab();
      tab.arrival.search = '?merchantTransactionId=KS1&status=CANCELLED';
      return tab.comeBack().getSnapshot().can({ type: 'ticket.opened' });
    };
    device.local.removeItem(lost);
    expect(canOpen()).toBe(true);
    await look(device, refundedAnswer);
    expect(canOpen()).toBe(false);
  });
});

test('another booking was paid → back by an address that says cancelled, no ticket to open', async () => {
  const tab = (await paidDevice()).tab();
  tab.bookingStorage.storePending(pendingFor('KS2'));
  tab.arrival.search = '?merchantTransactionId=KS2&status=CANCELLED';
  expect(tab.comeBack().getSnapshot().can({ type: 'ticket.opened' })).toBe(false);
});

describe('paid, and later called off as My Bookings lists it', () => {
  /** A page of My Bookings that lists these cards. */
  async function listed(device: ReturnType<typeof createFakeDevice>, cards: readonly MyBooking[]) {
    const tab = device.tab({ findBookings: async () => [...cards] });
    const page = createActor(tab.machines.myBookings, { input: tab.inputs.myBookings() }).start();
    page.send({ type: 'phone.changed', value: '9845011223' });
    page.send({ type: 'form.submitted' });
    await waitForState(page, (state) => state.matches('listed'));
    return { ...tab, page };
  }
  const card = (words: Partial<MyBooking>): MyBooking => ({ ...listedRide, id: 'KS1', ...words });

  test.each([
    ['its order is cancelled', { status: 'cancelled' }, 'paid'],
    ['its money went back', { status: 'cancelled', paymentStatus: 'refunded' }, undefined],
    [
      'its order failed and a part of its money went back',
      { status: 'failed', paymentStatus: 'partially_refunded' },
      'paid',
    ],
  ])(
    '%s → its ticket is off in every tab, though its card was not opened',
    async (_, words, previous) => {
      const device = await paidDevice();
      await listed(device, [card(words)]);
      const { bookingStorage } = device.tab();
      expect(standing(bookingStorage)).toBe('off');
      expect(standing(bookingStorage, null)).toBe('off');
      expect(bookingStorage.previousPaymentFor(question)?.state).toBe(previous);
    },
  );

  test('refunded, and then another card is opened in the same tab → stays off', async () => {
    const { page, bookingStorage } = await listed(await paidDevice(), [
      card({ paymentStatus: 'refunded' }),
      listedRide,
    ]);
    page.send({ type: 'booking.opened', booking: listedRide });
    expect(standing(bookingStorage)).toBe('off');
  });

  test('another card of the list is off → its ticket stands, and so does that of another booking', async () => {
    const device = await paidDevice();
    const { bookingStorage } = device.tab();
    bookingStorage.storePaid(exampleBooking('KS2'));
    const off = { paymentStatus: 'refunded' };
    await listed(device, [
      { ...listedRide, ...off },
      { ...listedRide, ...off, id: null },
    ]);
    expect(standing(device.tab().bookingStorage)).toBe('good');
    await listed(device, [card(off)]);
    expect(standing(device.tab().bookingStorage)).toBe('off');
    expect(standing(device.tab().bookingStorage, 'KS2')).toBe('good');
  });

  test('a card without an id is off → says nothing of a booking without one', async () => {
    const device = await paidDevice();
    device.local.removeItem('paymentJournal.KS1');
    const { _id, ...record } = JSON.parse(
      device.local.getItem(STORAGE_KEYS.confirmedBooking) ?? '',
    );
    device.local.setItem(STORAGE_KEYS.confirmedBooking, JSON.stringify(record));
    await listed(device, [card({ id: null, paymentStatus: 'refunded' })]);
    expect(standing(device.tab().bookingStorage, null)).toBe('good');
  });

  test('a crash left its record open beside its confirmed booking → off, and its payment is still checked', async () => {
    const device = await paidDevice();
    const key = 'paymentJournal.KS1';
    const record = JSON.parse(device.local.getItem(key) ?? '');
    device.local.setItem(key, JSON.stringify({ ...record, state: 'initiated', booking: null }));
    await listed(device, [card({ paymentStatus: 'refunded' })]);
    const { bookingStorage } = device.tab();
    expect(standing(bookingStorage)).toBe('off');
    device.clock.now += DAY;
    expect(bookingStorage.paymentFollowUps().due).toMatchObject([{ transactionId: 'KS1' }]);
  });

  test('it is off by the time a look-up fails → this device lists it as off', async () => {
    const device = await paidDevice();
    let fail = () => {};
    const lookUp = new Promise<never>((_, reject) => {
      fail = () => reject(apiError({ kind: 'offline' }));
    });
    const { machines, inputs } = device.tab({ findBookings: () => lookUp });
    const page = createActor(machines.myBookings, { input: inputs.myBookings() }).start();
    page.send({ type: 'phone.changed', value: '9845011223' });
    page.send({ type: 'form.submitted' });
    await listed(device, [card({ paymentStatus: 'refunded' })]);
    fail();
    await waitForState(page, ({ context }) => context.bookings.length > 0);
    expect(page.getSnapshot().value).toBe('failed');
    const { bookings } = page.getSnapshot().context;
    expect(bookings.map((booking) => bookingStanding(booking).kind)).toEqual(['off']);
  });

  test('its confirmed booking is all that is left → off', async () => {
    const device = await paidDevice();
    device.local.removeItem('paymentJournal.KS1');
    await listed(device, [card({ paymentStatus: 'refunded' })]);
    expect(standing(device.tab().bookingStorage)).toBe('off');
  });

  test.each([
    ['its payment', { paymentStatus: 'failed' }],
    ['its order and its payment', { status: 'failed', paymentStatus: 'failed' }],
  ])(
    'listed with %s as failed, and opened → its ticket stands: a failure takes back nothing that was paid',
    async (_, words) => {
      const failed = card(words);
      const device = await paidDevice();
      const { page, bookingStorage } = await listed(device, [failed]);
      page.send({ type: 'booking.opened', booking: failed });
      expect(standing(bookingStorage)).toBe('good');
      expect(standing(device.tab().bookingStorage)).toBe('good');
    },
  );
});

describe('paid, and a later answer that it failed', () => {
  test.each([
    ['declined by the bank', declinedAnswer],
    ['of which the order alone failed', paymentAnswer({ local: { orderStatus: 'declined' } })],
  ])('%s → on record as paid, with its ticket, and nothing to pay again', async (_, answer) => {
    const device = await paidDevice();
    const { bookingStorage, page } = await look(device, answer);
    expect(page.getSnapshot().context.outcome).toMatchObject({
      kind: 'open',
      cause: 'recordedAsPaid',
    });
    expect(page.getSnapshot().can({ type: 'retry.requested' })).toBe(false);
    expect(page.getSnapshot().can({ type: 'ticket.opened' })).toBe(true);
    expect(standing(bookingStorage)).toBe('good');
    expect(bookingStorage.previousPaymentFor(question)).toMatchObject({ state: 'paid' });
  });

  test('back at an address that says cancelled → on record as paid too', async () => {
    const device = await paidDevice();
    const tab = device.tab(saying(declinedAnswer));
    tab.arrival.search = '?merchantTransactionId=KS1&status=FAILED';
    const page = tab.comeBack();
    expect(page.getSnapshot().can({ type: 'retry.requested' })).toBe(false);
    page.send({ type: 'ticket.opened' });
    expect(tab.browserCalls.at(-1)).toMatchObject({ name: 'go' });
  });
});

describe('partly refunded', () => {
  test.each([
    ['at the first look', []],
    ['after it was paid', [paidAnswer]],
  ])(
    '%s → the ticket stands and says so, and the next payment is checked first',
    async (_, before) => {
      const device = createPayingDevice();
      for (const answer of before) await look(device, answer);
      const { bookingStorage, page } = await look(device, partlyRefundedAnswer);
      expect(page.getSnapshot().context.outcome).toMatchObject({ kind: 'partlyRefunded' });
      for (const id of ['KS1', null]) expect(standing(bookingStorage, id)).toBe('partlyRefunded');
      expect(bookingStorage.previousPaymentFor(question)).toMatchObject({ state: 'paid' });
    },
  );

  test('then refunded as a whole → off, and the next payment is free', async () => {
    const device = createPayingDevice();
    await look(device, partlyRefundedAnswer);
    const refunded = paymentAnswer({ local: { paymentStatus: 'refund_initiated' } });
    const { bookingStorage } = await look(device, refunded);
    expect(standing(bookingStorage)).toBe('off');
    expect(bookingStorage.previousPaymentFor(question)).toBe(null);
  });

  test.each([
    ['refunded', 'REFUND_FAILED'],
    ['refund_failed', 'REFUNDED'],
    ['partially_refunded', 'REFUND_FAILED'],
  ])(
    '%s by the platform and %s by its provider, after it was paid → its ticket is off, and the next payment is checked first',
    async (paymentStatus, state) => {
      const answer = paymentAnswer({
        local: { paymentStatus },
        provider: { success: true, state },
      });
      const { bookingStorage } = await look(await paidDevice(), answer);
      for (const id of ['KS1', null]) expect(standing(bookingStorage, id)).toBe('off');
      expect(bookingStorage.previousPaymentFor(question)).toMatchObject({ state: 'paid' });
    },
  );

  test('in part by the platform, as a whole by its provider → its ticket is off, at the first look and after it was paid, and the next payment is checked first', async () => {
    const answer = paymentAnswer({
      local: { paymentStatus: 'partially_refunded' },
      provider: { success: true, state: 'REFUNDED' },
    });
    for (const device of [createPayingDevice(), await paidDevice()]) {
      const { bookingStorage } = await look(device, answer);
      for (const id of ['KS1', null]) expect(standing(bookingStorage, id)).toBe('off');
      expect(bookingStorage.previousPaymentFor(question)).toMatchObject({ state: 'paid' });
    }
  });

  test('an order that was cancelled beside it → off, and the next payment is checked first', async () => {
    const device = createPayingDevice();
    const local = { paymentStatus: 'partially_refunded', orderStatus: 'cancelled' };
    const { bookingStorage } = await look(device, paymentAnswer({ local }));
    expect(standing(bookingStorage)).toBe('off');
    expect(bookingStorage.previousPaymentFor(question)).toMatchObject({ state: 'paid' });
  });
});

test('an order that is off, though its money came in, at the first look → open, and in the way of the next payment', async () => {
  const device = createFakeDevice();
  device.tab().bookingStorage.storePending(examplePending('KS1'));
  const rejected = paymentAnswer({
    local: { orderStatus: 'rejected' },
    provider: { success: true, code: 'PAYMENT_SUCCESS' },
  });
  const { bookingStorage } = await look(device, rejected);
  expect(bookingStorage.findBooking('KS1')).toBe(null);
  expect(bookingStorage.previousPaymentFor(question)).toMatchObject({ state: 'unsettled' });
});

test('back with the provider’s query on the id → the payment that this device started', async () => {
  const device = createPayingDevice();
  const tab = device.tab(saying(paidAnswer));
  tab.arrival.search = '?merchantTransactionId=KS1?code=PAYMENT_SUCCESS';
  const page = tab.comeBack();
  await waitForState(page, (state) => state.matches({ verification: 'paid' }));
  expect(page.getSnapshot().context.transactionId).toBe('KS1');
});
