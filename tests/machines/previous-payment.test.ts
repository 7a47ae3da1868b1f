import { expect, test } from 'vitest';
import type {
  PreviousPayment,
  PreviousPaymentQuery,
} from '#machines/domain/payment/payment-records.ts';
import { previousPaymentMachine } from '#machines/previous-payment.machine.ts';
import { confirmedRide, examplePending } from '../fixtures/bookings.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

const item = { id: 'manali-leh', kind: 'trip' } as const;
const query: PreviousPaymentQuery = {
  item,
  cleared: [{ kind: 'payment', id: 'KS0' }],
  acknowledged: ['KS9'],
};
const elsewhere = { state: 'elsewhere', attempt: 'another tab', booking: null } as const;
const fault = new Error('a fault of our own');

/** A look that waits for its lock. */
const openLook = () => renderMachine(previousPaymentMachine, query);

/** A look whose lock was granted. */
function openLocked() {
  const look = openLook();
  look.send({ type: 'lock.granted' });
  return look;
}

const blocks: readonly [string, PreviousPayment][] = [
  ['an unsettled payment', { state: 'unsettled', pending: examplePending('KS1') }],
  ['a paid booking', { state: 'paid', booking: confirmedRide }],
  ['a record of a newer release', { state: 'newer', key: 'paymentJournal.KS9' }],
  ['a booking without an answer', { state: 'unanswered', booking: 'a booking' }],
];

test('with the lock: other tabs learn of the attempt, the device is read at once, and nothing stands in the way', async () => {
  const look = openLook();
  expect(look.done()).toEqual([]);
  look.send({ type: 'lock.granted' });
  expect(look.effects).toEqual([{ name: 'announceAttempt', params: { item } }]);
  // whoever can only say so aloud has heard no answer yet
  expect(look.call('findPrevious').input).toEqual({ ...query, isImmediate: true });
  await look.call('findPrevious').answer(null);
  expect(look.state().output).toEqual({ state: 'none' });
});

test.each(blocks)('with the lock, %s on the device is the answer', async (_, previous) => {
  const look = openLocked();
  await look.call('findPrevious').answer(previous);
  expect(look.state().output).toEqual(previous);
});

test.each(blocks)('without a lock, %s on the device is the answer', async (_, previous) => {
  const look = openLook();
  look.send({ type: 'lock.refused' });
  await look.wait(500);
  await look.call('findPreviousAgain').answer(previous);
  expect(look.state().output).toEqual(previous);
});

test('a refused lock: the attempt is written at once, and the device read 0.5 s later', async () => {
  const look = openLook();
  look.send({ type: 'lock.refused' });
  expect(look.done()).toEqual(['announceAttempt']);
  await look.wait(499);
  expect(look.calls).toEqual([]);
  await look.wait(1);
  expect(look.call('findPreviousAgain').input).toEqual({ ...query, isImmediate: false });
});

test('a silent lock is waited for 5 s, and one that comes later changes nothing', async () => {
  const look = openLook();
  await look.wait(4_999);
  expect(look.value()).toBe('queueing');
  expect(look.done()).toEqual([]);
  await look.wait(1);
  expect(look.value()).toBe('announcing');
  look.send({ type: 'lock.granted' });
  expect(look.done()).toEqual(['announceAttempt']);
  await look.wait(499);
  expect(look.calls).toEqual([]);
  await look.wait(1);
  await look.call('findPreviousAgain').answer(null);
  expect(look.state().output).toEqual({ state: 'none' });
});

test('the attempt of another tab is read once more 0.5 s later, and may have ended by then', async () => {
  const look = openLocked();
  await look.call('findPrevious').answer(elsewhere);
  expect(look.value()).toBe('listening');
  await look.wait(499);
  expect(look.calls).toHaveLength(1);
  await look.wait(1);
  expect(look.call('findPreviousAgain').input).toEqual({ ...query, isImmediate: false });
  await look.call('findPreviousAgain').answer(null);
  expect(look.state().output).toEqual({ state: 'none' });
});

test('the attempt of another tab that is still there 0.5 s later is the answer', async () => {
  const look = openLocked();
  await look.call('findPrevious').answer(elsewhere);
  await look.wait(500);
  await look.call('findPreviousAgain').answer(elsewhere);
  expect(look.state().output).toEqual(elsewhere);
  expect(look.done()).toEqual(['announceAttempt']);
});

test('a device that cannot be read is an answer too, at the first look and at the second', async () => {
  const first = openLocked();
  await first.call('findPrevious').fail(fault);
  expect(first.state().output).toEqual({ state: 'failed' });
  const second = openLocked();
  await second.call('findPrevious').answer(elsewhere);
  await second.wait(500);
  await second.call('findPreviousAgain').fail(fault);
  expect(second.state().output).toEqual({ state: 'failed' });
});
