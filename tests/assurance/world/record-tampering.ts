import { paymentRecordKey, STORAGE_KEYS } from '../../../src/storage/keys.ts';
import type { PlatformModel } from './platform-model.ts';
import { type Order, type PlatformState, TRANSACTIONS } from './platform-state.ts';
import type { MoveKind } from './powers.ts';
import type { Scope } from './scopes.ts';

/** A way in which something other than the site changes a record. */
export type RecordTampering = 'evict' | 'corrupt' | 'newer' | 'older';

/** The record afterwards; null where it goes, undefined where this cannot befall it. */
const RECORD_TAMPERINGS: Readonly<
  Record<RecordTampering, (text: string) => string | null | undefined>
> = {
  evict: () => null,
  corrupt: (text) => text.slice(0, text.length / 2),
  // What this version does not know of, another one may: its record is no more readable than a damaged one.
  newer: (text) => (text.startsWith('{"version":1,') ? text.replace('1', '2') : undefined),
  // an older version noted an open answer as a failure
  older: (text) =>
    text.includes('"state":"initiated"')
      ? text
          .replace('"state":"initiated"', '"state":"failed"')
          .replace(',"strippedAt":null,"isAcknowledged":false', '')
      : undefined,
};

/** Every state that one change of a record from outside leads to. */
export function withTamperedRecord(
  platform: PlatformState,
  scope: Scope,
  model: PlatformModel,
): { kind: MoveKind; key: string; platform: PlatformState }[] {
  if (scope.recordTamperings.length === 0) return [];
  const texts = model.memory.texts(platform.storage);
  const keys = [
    ...TRANSACTIONS.map(paymentRecordKey),
    STORAGE_KEYS.pendingBooking,
    STORAGE_KEYS.confirmedBooking,
  ].filter((key) => texts.has(key));
  return scope.recordTamperings.flatMap((kind) =>
    keys.flatMap((key) => {
      const text = RECORD_TAMPERINGS[kind](texts.get(key) ?? '');
      if (text === undefined || (kind === 'older' && !key.startsWith(paymentRecordKey(''))))
        return [];
      const next = new Map(texts);
      if (text === null) next.delete(key);
      else next.set(key, text);
      const storage = model.memory.numberOf(next);
      // No site can be asked to remember what was destroyed from outside.
      const orders = excusing(platform, storage, model, 'destroyed');
      return [{ kind, key, platform: { ...platform, storage, orders, isTampered: true } }];
    }),
  );
}

/** The orders, with the excuse of the device for those of which it knows nothing any more. */
export function excusing(
  { orders, storage: before }: PlatformState,
  after: number,
  { memory }: PlatformModel,
  excuse: Order['excuse'],
): readonly (Order | null)[] {
  const [was, is] = [memory.facts(before).known, memory.facts(after).known];
  return orders.map((order, place) => {
    const id = TRANSACTIONS[place] ?? '';
    return order !== null && was.has(id) && !is.has(id) ? { ...order, excuse } : order;
  });
}
