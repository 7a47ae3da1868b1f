import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { BookingDraft, PendingBooking } from '#machines/domain/booking.ts';
import type { Api } from '../../../src/api/api.ts';
import type { Browser } from '../../../src/app/browser.ts';
import { createInputs } from '../../../src/app/inputs.ts';
import { createMachines } from '../../../src/app/machines.ts';
import { createBookingStorage } from '../../../src/storage/booking-storage.ts';
import { draftState } from '../../../src/storage/records.ts';
import { createSafeStorage } from '../../../src/storage/safe-storage.ts';
import { exampleGuest, examplePending, NOW } from '../../fixtures/bookings.ts';
import { exampleDraft, remoteTrip } from '../../fixtures/items.ts';
import { createFakeServices, type RecordedCall } from '../../fixtures/services.ts';
import { FakeStorage } from '../../fixtures/storage.ts';

export const DAY = 86_400_000;
export const spiti = { ...remoteTrip, id: 'spiti' };

/** A payment for one ticket to another ride. */
export function pendingFor(transactionId: string, item = spiti): PendingBooking {
  const pending = examplePending(transactionId);
  return {
    ...pending,
    draft: exampleDraft({ own: 1 }, item),
    payload: { ...pending.payload, itemId: item.id ?? '' },
  };
}

/** A device with one localStorage and one clock, shared by its tabs, and a fair lock manager. */
export function createPhone() {
  const local = new FakeStorage();
  const clock = { now: NOW };
  const queues = new Map<string, (() => void)[]>();
  const holdLock: Browser['holdLock'] = (name, onAnswer) => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    let isMine = false;
    const take = () => {
      isMine = true;
      onAnswer(true);
    };
    queue.push(take);
    if (queue.length === 1) take();
    return () => {
      const at = queue.indexOf(take);
      if (at >= 0) queue.splice(at, 1);
      if (isMine) queue[0]?.();
    };
  };
  const noLock: Browser['holdLock'] = (_, onAnswer) => {
    onAnswer(false);
    return () => {};
  };
  let names = 0;
  const tab = (
    answers: Partial<Api> = {},
    { session = new FakeStorage(), locks = true }: { session?: FakeStorage; locks?: boolean } = {},
  ) => {
    const world = createFakeServices(answers);
    names += 1;
    const name = `page${names}`;
    const browser: Browser = {
      ...world.browser,
      local: createSafeStorage(() => local),
      session: createSafeStorage(() => session),
      now: () => clock.now,
      newId: () => name,
      holdLock: locks ? holdLock : noLock,
    };
    const bookingStorage = createBookingStorage(browser);
    const machines = createMachines({ api: world.api, browser, bookingStorage });
    const inputs = createInputs({ browser, bookingStorage, apiBase: '', provider: 'phonepe' });
    const timers = new SimulatedClock();
    const confirming = (draft: BookingDraft = exampleDraft({ own: 1 }, remoteTrip)) => {
      bookingStorage.rememberGuest(exampleGuest);
      world.arrival.path = '/confirmationpage';
      world.arrival.state = draftState(draft);
      const input = inputs.booking();
      if (input === null) throw new Error('no input');
      return createActor(machines.booking, { input, clock: timers }).start();
    };
    return {
      asked: world.asked as RecordedCall[],
      arrival: world.arrival,
      browser,
      bookingStorage,
      machines,
      inputs,
      session,
      timers,
      confirming,
    };
  };
  return { local, clock, tab };
}

export const tick = () => new Promise((resolve) => setTimeout(resolve, 5));
export { createActor, waitFor };
export const everything = (shelf: FakeStorage) =>
  Array.from({ length: shelf.length }, (_, index) => {
    const key = shelf.key(index) ?? '';
    return `${key} = ${shelf.getItem(key)}`;
  }).join('\n');
