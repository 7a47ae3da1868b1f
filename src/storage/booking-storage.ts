import { type AttemptsOptions, createAttempts } from './attempts.ts';
import { createConfirmedBookings } from './confirmed-bookings.ts';
import { createDrafts } from './drafts.ts';
import { createGenerations } from './generations.ts';
import { keysOfBookings } from './keys.ts';
import { createPaymentLedger } from './payment-ledger.ts';
import { createPayments } from './payments.ts';
import { createRetention } from './retention.ts';
import type { SafeStorage } from './safe-storage.ts';
import { createUnansweredBookings } from './unanswered-bookings.ts';

/** The options of the storage of bookings: two storages, a clock, ids that no other page has, and a line to other pages. */
export interface BookingStorageOptions extends AttemptsOptions {
  /** The storage of the tab, which lasts as long as the tab. */
  readonly session: SafeStorage;
}

/** The bookings and payments on this device. Reads never throw: unreadable data counts as absent. */
export type BookingStorage = ReturnType<typeof createBookingStorage>;

/** Joins what a browser stores of payments, of bookings and of forms, with the rules of how long. */
export function createBookingStorage({
  local: device,
  session: tab,
  clock,
  newId,
  openChannel,
}: BookingStorageOptions) {
  const generations = createGenerations(device);
  const local = generations.within(device);
  const session = generations.within(tab, 'first');
  const areas = { local, session, clock, generation: generations.current };
  const attempts = createAttempts({ local, clock, newId, openChannel });
  const unanswered = createUnansweredBookings({ local, session, clock, attempt: attempts.latest });
  const ledger = createPaymentLedger(areas);
  const drafts = createDrafts(areas, ledger);
  const sweepRecords = createRetention(areas, ledger);

  return {
    ...createPayments(areas, ledger, { attempts, unanswered }),
    ...createConfirmedBookings(areas, ledger),
    ...drafts,
    /** The generation of this storage; undefined where nothing was ever forgotten. */
    generation: generations.current,
    /** Removes personal details and drafts after 30 days, and unreadable records 30 days after they were met. */
    sweep(): void {
      sweepRecords();
      drafts.sweep();
      attempts.sweep();
    },
    /**
     * True while this tab has records from before everything was forgotten, which nothing in this document has read
     * yet.
     */
    holdsForgotten: () => keysOfBookings(tab).some((key) => generations.isEarlier(tab, key)),
    /**
     * Removes the records of this page and its tab from before everything was forgotten, in another tab or this one.
     */
    dropForgotten(): void {
      generations.dropEarlier(tab, keysOfBookings(tab));
      // what the device refused this page lasts as long as the page
      for (const key of keysOfBookings(device)) local.read(key);
    },
    /**
     * Begins a new generation, so that data of other tabs from before is dropped, and clears every key of the site
     * (rule: Forgetting). False where other tabs cannot be informed.
     */
    forgetAll(): boolean {
      const id = newId();
      // first, since the page may end in between
      const isBegun = generations.begin(id);
      for (const area of [device, tab]) for (const key of keysOfBookings(area)) area.remove(key);
      // a full device has room now
      return isBegun || generations.begin(id);
    },
  };
}
