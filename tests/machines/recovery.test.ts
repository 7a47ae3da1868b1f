import { expect, test } from 'vitest';
import { recoveryMachine } from '#machines/recovery.machine.ts';
import {
  declined,
  initiatedAt,
  paid,
  pendingOf,
  trouble,
  undecided,
} from '../../stories/examples/payments.ts';
import { stage } from './stage.ts';

async function openSite(...ids: string[]) {
  const banner = stage(recoveryMachine);
  expect(banner.state().context).toEqual({ queue: [], booking: null });
  await banner.call('findUnresolved').answer(ids.map(pendingOf));
  return {
    ...banner,
    answer: (output: unknown) => banner.call('fetchStatus').answer(output),
    checked: () =>
      banner.calls.filter((call) => call.id === 'fetchStatus').map((call) => call.input),
  };
}

test('nothing unresolved: rests without asking', async () => {
  const banner = await openSite();
  expect(banner.value()).toBe('resting');
  expect(banner.effects).toEqual([]);
});

test('a memory that cannot be read: rests', async () => {
  const banner = stage(recoveryMachine);
  await banner.call('findUnresolved').fail(new Error('denied'));
  expect(banner.value()).toBe('resting');
});

test('paid: the booking is stored as of its own day, and the banner leads to it', async () => {
  const banner = await openSite('KS1');
  expect(banner.done()).toEqual(['noteCheck']);
  await banner.answer(paid);
  expect(banner.value()).toBe('recording');
  expect(banner.paramsOf('noteCheck')).toEqual({ transactionId: 'KS1' });
  const booking = banner.state().context.booking;
  expect(banner.call('storeConfirmed').input).toEqual({ booking });
  expect(booking).toMatchObject({ transactionId: 'KS1', bookedAt: initiatedAt });
  await banner.call('storeConfirmed').answer(true);
  expect(banner.value()).toBe('found');
  expect(banner.effects.slice(1)).toEqual([
    { name: 'clearPending', params: { transactionId: 'KS1' } },
    { name: 'markJournal', params: { transactionId: 'KS1', state: 'paid', booking } },
  ]);
  banner.send({ type: 'booking.opened' });
  expect(banner.paramsOf('openBooking')).toEqual({ booking });
  expect(banner.value()).toBe('resting');
});

test.each(['answer', 'fail'] as const)(
  'paid, but the device keeps nothing (%s): the banner shows it, the payment stays pending',
  async (end) => {
    const banner = await openSite('KS1');
    await banner.answer(paid);
    await banner.call('storeConfirmed')[end](false);
    expect(banner.value()).toBe('found');
    expect(banner.done()).toEqual(['noteCheck']);
  },
);

test('failed: noted, so that it is not asked about again', async () => {
  const banner = await openSite('KS1');
  await banner.answer(declined);
  expect(banner.value()).toBe('resting');
  expect(banner.paramsOf('markJournal')).toEqual({
    transactionId: 'KS1',
    state: 'failed',
    booking: null,
  });
  expect(banner.done()).not.toContain('clearPending');
});

test('undecided or out of reach: left for the next time', async () => {
  const banner = await openSite('KS1', 'KS2');
  await banner.answer(undecided);
  await banner.call('fetchStatus').fail(trouble({ kind: 'offline' }));
  expect(banner.value()).toBe('resting');
  expect(banner.done()).toEqual(['noteCheck', 'noteCheck']);
});

test('several are asked about one after the other, never two at a time', async () => {
  const banner = await openSite('KS1', 'KS2', 'KS3');
  expect(banner.checked()).toEqual([{ transactionId: 'KS1' }]);
  await banner.answer(undecided);
  expect(banner.checked()).toHaveLength(2);
  await banner.answer(paid);
  await banner.call('storeConfirmed').answer(true);
  expect(banner.checked()).toHaveLength(2);
  banner.send({ type: 'banner.dismissed' });
  expect(banner.checked().at(-1)).toEqual({ transactionId: 'KS3' });
  await banner.answer(declined);
  expect(banner.paramsOf('markJournal')).toMatchObject({ transactionId: 'KS3' });
  expect(banner.value()).toBe('resting');
});

test('back on the tab: looks again', async () => {
  const banner = await openSite();
  banner.send({ type: 'page.returned' });
  expect(banner.value()).toBe('reading');
  await banner.call('findUnresolved').answer([pendingOf('KS1')]);
  expect(banner.value()).toBe('checking');
  banner.send({ type: 'page.returned' });
  expect(banner.checked()).toHaveLength(1);
});

test('leaving ends the call; a late answer stores nothing', async () => {
  const banner = await openSite('KS1');
  banner.leave();
  expect(banner.call('fetchStatus').signal.aborted).toBe(true);
  await banner.answer(paid);
  expect(banner.calls.map((call) => call.id)).not.toContain('storeConfirmed');
});
