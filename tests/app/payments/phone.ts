import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { BookingDraft, PendingBooking } from '#machines/domain/booking.ts';
import type { Api } from '../../../src/api/api.ts';
import type { Browser } from '../../../src/app/browser.ts';
import { createInputs } from '../../../src/app/inputs.ts';
import { createMachines } from '../../../src/app/machines.ts';
import { createBookingStorage } from '../../../src/storage/booking-storage.ts';
import { draftState } from '../../../src/storage/records.ts';
import { createSafeStorage } from '../../../src/storage/safe-storage.ts';
import { asha, initiatedAt, leh, pendingOf } from '../../../stories/examples/payments.ts';
import { draftWith } from '../../../stories/examples/rides.ts';
import { type Asked, createWorld, Shelf } from '../../support/world.ts';

export const DAY = 86_400_000;
export const spiti = { ...leh, id: 'spiti' };

/** A payment for one ticket to another ride. */
export function pendingFor(transactionId: string, item = spiti): PendingBooking {
  const pending = pendingOf(transactionId);
  return {
    ...pending,
    draft: draftWith({ own: 1 }, item),
    payload: { ...pending.payload, itemId: item.id ?? '' },
  };
}

/** A device with one localStorage and one clock, shared by its tabs, and a fair lock manager. */
export function createPhone() {
  const local = new Shelf();
  const clock = { now: initiatedAt };
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
    { session = new Shelf(), locks = true }: { session?: Shelf; locks?: boolean } = {},
  ) => {
    const world = createWorld(answers);
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
    const confirming = (draft: BookingDraft = draftWith({ own: 1 }, leh)) => {
      bookingStorage.rememberGuest(asha);
      world.arrival.path = '/confirmationpage';
      world.arrival.state = draftState(draft);
      const input = inputs.booking();
      if (input === null) throw new Error('no input');
      return createActor(machines.booking, { input, clock: timers }).start();
    };
    return {
      asked: world.asked as Asked[],
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
export const everything = (shelf: Shelf) =>
  Array.from({ length: shelf.length }, (_, index) => {
    const key = shelf.key(index) ?? '';
    return `${key} = ${shelf.getItem(key)}`;
  }).join('\n');
