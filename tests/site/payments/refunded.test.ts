import { expect, test } from 'vitest';
import { assertDefined } from '#machines/assert-defined.ts';
import { bookingStanding } from '#machines/domain/booking/booking-status.ts';
import { rowOf } from '#machines/domain/booking/my-bookings.ts';
import { outerState } from '#machines/outer-state.ts';
import { bookingState } from '../../../src/storage/records.ts';
import { examplePending } from '../../fixtures/bookings.ts';
import { createFakeDevice, DAY, isAnnounced, pendingFor, tick } from '../../fixtures/device.ts';
import { remoteTrip } from '../../fixtures/items.ts';
import { moneyInAnswer, paidAnswer, paymentAnswer } from '../../fixtures/payment-answers.ts';
import { FakeStorage } from '../../fixtures/storage.ts';
import { waitForState } from '../../fixtures/wait-for-state.ts';

const refundedAnswer = paymentAnswer({ local: { paymentStatus: 'refunded' } });
const question = { item: remoteTrip, cleared: [], acknowledged: [] };

/** A device whose payment is told as paid, and a look at its result page later. */
async function paidDevice() {
  const phone = createFakeDevice();
  phone.tab().bookingStorage.storePending(examplePending('KS1'));
  const look = async (answer: typeof paidAnswer, end: 'paid' | 'refunded' | 'unverified') => {
    phone.clock.now += DAY;
    const tab = phone.tab({ fetchPaymentStatus: async () => answer });
    await waitForState(
      tab.comeBack('KS1'),
      (state) => outerState(state.value.verification) === end,
    );
    return tab.bookingStorage;
  };
  await look(paidAnswer, 'paid');
  return { phone, look };
}

test('paid, then refunded → its ticket is off wherever it is kept, and the next payment is free', async () => {
  const { phone, look } = await paidDevice();
  const earlier = phone.tab().bookingStorage.findBooking('KS1');
  const storage = await look(refundedAnswer, 'refunded');
  for (const id of ['KS1', null]) {
    const booking = storage.findBooking(id);
    expect(booking && bookingStanding(booking)).toEqual({ kind: 'off', reasons: ['refunded'] });
    expect(booking?.person).toEqual(earlier?.person);
  }
  expect(storage.previousPaymentFor(question)).toBe(null);
});

test.each<[string, (phone: ReturnType<typeof createFakeDevice>) => void]>([
  ['only its record is left', ({ local }) => local.removeItem('confirmedBooking')],
  ['only its confirmed booking is left', ({ local }) => local.removeItem('paymentJournal.KS1')],
])(
  'paid, then refunded, back by an address that says cancelled while %s → no ticket to open',
  async (_, happen) => {
    const { phone, look } = await paidDevice();
    const cancelled = () => {
      const tab = phone.tab();
      tab.arrival.search = '?merchantTransactionId=KS1&status=CANCELLED';
      return tab.comeBack();
    };
    happen(phone);
    expect(cancelled().getSnapshot().can({ type: 'ticket.opened' })).toBe(true);
    await look(refundedAnswer, 'refunded');
    expect(cancelled().getSnapshot().can({ type: 'ticket.opened' })).toBe(false);
  },
);

test('another booking was paid → back by an address that says cancelled, no ticket to open', async () => {
  const { phone } = await paidDevice();
  const tab = phone.tab();
  tab.bookingStorage.storePending(pendingFor('KS2'));
  tab.arrival.search = '?merchantTransactionId=KS2&status=CANCELLED';
  expect(tab.comeBack().getSnapshot().can({ type: 'ticket.opened' })).toBe(false);
});

test('paid, refunded, then paid after all → a good ticket again, and asked about before the next payment', async () => {
  const { look } = await paidDevice();
  await look(refundedAnswer, 'refunded');
  const storage = await look(paidAnswer, 'paid');
  const booking = storage.findBooking('KS1');
  expect(booking && bookingStanding(booking).kind).toBe('good');
  expect(storage.previousPaymentFor(question)?.state).toBe('paid');
});

test('paid, refunded, then its money is in again, though its order is off → its ticket stays off, and the next payment is asked about', async () => {
  const { look } = await paidDevice();
  await look(refundedAnswer, 'refunded');
  const storage = await look(moneyInAnswer, 'unverified');
  const booking = storage.findBooking('KS1');
  expect(booking && bookingStanding(booking).kind).toBe('off');
  expect(storage.previousPaymentFor(question)).toMatchObject({ state: 'paid' });
});

test('found paid in the background, refunded before it was told → never announced', async () => {
  const phone = createFakeDevice();
  phone.tab().bookingStorage.storePending(examplePending('KS1'));
  const recovery = phone.tab({ fetchPaymentStatus: async () => paidAnswer }).recover();
  await tick();
  recovery.stop();
  const tab = phone.tab({ fetchPaymentStatus: async () => refundedAnswer });
  await waitForState(tab.comeBack('KS1'), (state) => state.matches({ verification: 'refunded' }));
  const later = phone.tab({ fetchPaymentStatus: async () => refundedAnswer }).recover();
  await tick();
  expect(isAnnounced(later)).toBe(false);
});

test.each([
  ['/bookingdetails', null],
  ['/bookingdetails/KS1', 'KS1'],
])(
  'a ticket that the history holds at %s, refunded since as this device knows → off',
  async (path, id) => {
    const { phone, look } = await paidDevice();
    const ticket = phone.tab().bookingStorage.findBooking('KS1');
    await look(refundedAnswer, 'refunded');
    const tab = phone.tab();
    tab.arrival.path = path;
    tab.arrival.state = structuredClone(bookingState(assertDefined(ticket, 'ticket')));
    const { booking } = tab.inputs.bookingDetails(id);
    expect(booking).toMatchObject({ id: 'KS1', paymentStatus: 'refunded', person: ticket?.person });
  },
);

test('a ticket that the history holds, refunded as My Bookings said in this tab → off', async () => {
  const { phone } = await paidDevice();
  const tab = phone.tab();
  const ticket = assertDefined(tab.bookingStorage.findBooking('KS1'), 'ticket');
  tab.bookingStorage.rememberOpened({ ...rowOf(ticket), paymentStatus: 'refunded' });
  tab.arrival.path = '/bookingdetails/KS1';
  tab.arrival.state = structuredClone(bookingState(ticket));
  expect(tab.inputs.bookingDetails('KS1').booking).toMatchObject({ paymentStatus: 'refunded' });
});

test('a banner that stands while another tab hears of the refund → gone once the rider is back', async () => {
  const phone = createFakeDevice();
  phone.tab().bookingStorage.storePending(examplePending('KS1'));
  const recovery = phone.tab({ fetchPaymentStatus: async () => paidAnswer }).recover();
  await tick();
  expect(isAnnounced(recovery)).toBe(true);
  const other = phone.tab({ fetchPaymentStatus: async () => refundedAnswer });
  await waitForState(other.comeBack('KS1'), (state) => state.matches({ verification: 'refunded' }));
  recovery.send({ type: 'page.returned' });
  await tick();
  expect(isAnnounced(recovery)).toBe(false);
});

test('two copies of a paid payment, one in a tab whose storage was full, then refunded → that tab says so too', async () => {
  const phone = createFakeDevice();
  const session = new FakeStorage();
  // an older payment, so that the slot is there to be written over
  phone.tab().bookingStorage.storePending(pendingFor('OLD'));
  phone.local.isFullForNewKeys = true;
  phone.tab({}, { session }).bookingStorage.storePending(examplePending('KS1'));
  const look = async (answer: typeof paidAnswer, end: 'paid' | 'refunded', options = {}) => {
    const page = phone.tab({ fetchPaymentStatus: async () => answer }, options).comeBack('KS1');
    await waitForState(page, (state) => outerState(state.value.verification) === end);
  };
  await look(paidAnswer, 'paid', { session });
  phone.local.isFullForNewKeys = false;
  await look(paidAnswer, 'paid');
  await look(refundedAnswer, 'refunded');
  const { bookingStorage } = phone.tab({}, { session });
  expect(bookingStorage.previousPaymentFor(question)).toBe(null);
  expect(bookingStorage.findBooking('KS1')?.paymentStatus).toBe('refunded');
});
