import { DAY_MS } from '#machines/domain/calendar/calendar.ts';
import type { PaymentRecord } from '#machines/domain/payment/payment-records.ts';
import { isNewerRecord } from '../../../src/storage/record-text.ts';
import type { Facts } from './facts.ts';
import type { Memory, Reach } from './memory.ts';

const MONTH_MS = 30 * DAY_MS;

/** An invariant that a change of the storage can break. */
type StorageInvariant =
  | 'Pending until stored'
  | 'Only its own entries'
  | 'Paid is never taken back'
  | 'A refusal stops nothing'
  | 'Open is never dropped'
  | 'Newer records block'
  | 'Damaged counts as open';

/** The storages of a device while a piece of the site's code ran on it. */
interface StorageRun {
  readonly place: Reach;
  /** By number: before it, then after each change. */
  readonly storages: readonly number[];
  /** The transaction that the code is about; null for none. */
  readonly own: string | null;
  /** True for the look at the whole device, which changes records of every transaction. */
  readonly isSweep: boolean;
  /** Epoch ms. */
  readonly now: number;
}

/** What the changes of the storage did to its records. */
export interface CheckedChanges {
  /** The invariants that they broke. */
  readonly broken: readonly StorageInvariant[];
  /** Transactions whose records rightly went to make room. */
  readonly aged: readonly string[];
}

/** One change of the storage: from one number to the next. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly before: Facts;
  readonly after: Facts;
}

/** Checks what each change of the storage did to its records. */
export function checkedChanges(memory: Memory, run: StorageRun): CheckedChanges {
  const checks = new StorageChecks(memory, run);
  for (const [index, to] of run.storages.entries()) {
    const from = run.storages[index - 1] ?? to;
    if (from !== to) checks.check(from, to);
  }
  return { broken: [...checks.broken], aged: [...checks.aged] };
}

class StorageChecks {
  readonly broken = new Set<StorageInvariant>();
  readonly aged = new Set<string>();
  /** The transactions whose records went to make room. */
  readonly #dropped = new Set<string>();
  readonly #memory: Memory;
  readonly #run: StorageRun;
  /** What the device holds in the end, and what the page saw of it before. */
  readonly #last: Facts;
  readonly #seen: Facts;

  constructor(memory: Memory, run: StorageRun) {
    this.#memory = memory;
    this.#run = run;
    this.#last = memory.facts(run.storages.at(-1) ?? 0);
    this.#seen = memory.seen(run.place);
  }

  check(from: number, to: number): void {
    const [before, after] = [this.#memory.facts(from), this.#memory.facts(to)];
    const change = { from, to, before, after };
    this.#checkSettled(change);
    this.#checkOpen(change);
    this.#checkUnreadable(change);
    if (this.#run.isSweep) return;
    this.#checkSlot(change);
    this.#checkOthers(change);
  }

  /** What is settled may make room once it was reported to the rider; nothing goes for its age, and paid stays paid. */
  #checkSettled({ before, after }: Change): void {
    const { place, now } = this.#run;
    for (const [transaction, entry] of before.entries) {
      const next = after.entries.get(transaction);
      if (entry.state === 'paid' && next !== undefined && next.state !== 'paid')
        this.broken.add('Paid is never taken back');
      if (next !== undefined || entry.state === 'initiated') continue;
      const known = this.#seen.entries.get(transaction) ?? entry;
      if (place.mode === 'fine' || !isDispensable(known, now)) {
        this.broken.add('A refusal stops nothing');
        continue;
      }
      this.#dropped.add(transaction);
      if (entry.state === 'paid' || !after.known.has(transaction)) this.aged.add(transaction);
    }
  }

  /** An open payment goes once it is settled, and not before. */
  #checkOpen({ before, after }: Change): void {
    for (const transaction of before.open.keys()) {
      if (after.open.has(transaction) || after.confirmed.has(transaction)) continue;
      if (after.entries.get(transaction)?.state === 'declined') continue;
      // A device without room for both takes the new record only where the old one stood.
      if (this.#run.place.mode === 'crowded' && this.#last.known.has(transaction)) continue;
      this.broken.add(this.#lossOf(transaction, before));
    }
  }

  /** The invariant that the loss of an open payment breaks. */
  #lossOf(transaction: string, before: Facts): StorageInvariant {
    const { own, isSweep } = this.#run;
    if (before.damaged.has(transaction)) return 'Damaged counts as open';
    if (isSweep) return 'Open is never dropped';
    return transaction === own ? 'Pending until stored' : 'A refusal stops nothing';
  }

  /** A record that cannot be read goes when it is old; one of a newer release stays. */
  #checkUnreadable({ from, to, before }: Change): void {
    const { place, now } = this.#run;
    const isOld = (since: number | null) => since !== null && now - since > MONTH_MS;
    for (const [key, since] of before.unreadable) {
      if (this.#memory.texts(to).has(key)) continue;
      if (isNewerRecord(this.#memory.texts(from).get(key) ?? ''))
        this.broken.add('Newer records block');
      // Where the time of what is damaged cannot be noted, it may go at once.
      else if (!isOld(since) && place.mode === 'fine') this.broken.add('A refusal stops nothing');
    }
  }

  /** The slot is let go once there is a record of the booking, and not before; no other payment's is. */
  #checkSlot({ before, after }: Change): void {
    const { own, place } = this.#run;
    const stands = place.mode === 'crowded' ? this.#last : after;
    const isLetGo = own !== null && before.latest === own && after.latest === null;
    if (isLetGo && !stands.confirmed.has(own)) this.broken.add('Pending until stored');
    if (before.latest !== after.latest && (after.latest ?? before.latest) !== own)
      this.broken.add('Only its own entries');
  }

  /** Of other payments only what made room, and what a slot alone had, may change. */
  #checkOthers({ from, to, before, after }: Change): void {
    for (const transaction of this.#memory.changed(from, to)) {
      const isItsOwn = transaction === this.#run.own || this.#dropped.has(transaction);
      if (!isItsOwn && !isOfSlot(before, after, transaction, this.#seen))
        this.broken.add('Only its own entries');
    }
  }
}

/**
 * True when an entry was only written because a slot alone had it, whole or at all, or as paid: stored before the slot is
 * taken (rule: The confirmed booking before). `seen` is what the page sees, also in its tab and in its own memory where
 * the device refused.
 */
function isOfSlot(before: Facts, after: Facts, transaction: string, seen: Facts): boolean {
  const entry = before.entries.get(transaction);
  const next = after.entries.get(transaction);
  const isMissing =
    entry === undefined || (entry.state === 'initiated' && entry.pending.draft === null);
  // The slot of the tab may be of a payment that is declined by now, as the page knows.
  const isOfTab =
    seen.started === transaction && next?.state === seen.entries.get(transaction)?.state;
  if (isMissing) return after.open.has(transaction) || (next !== undefined && isOfTab);
  // A crash came between the booking and its record, or the device refused the record: it still says open or declined.
  const isConfirmed = before.confirmed.has(transaction) || seen.confirmed.has(transaction);
  return entry.state !== 'paid' && isConfirmed && next?.state === 'paid';
}

/** True when a settled record may make room: a decline of the last day may still turn paid. */
export function isDispensable(entry: PaymentRecord, now: number): boolean {
  const { state, settledAt, isAcknowledged } = entry;
  return isAcknowledged || (state === 'declined' && now - (settledAt ?? now) > DAY_MS);
}
