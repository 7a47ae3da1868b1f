import { amountToPay } from '#machines/domain/booking/amount.ts';
import { paymentRecordKey, STORAGE_KEYS } from '../../../src/storage/keys.ts';
import { pendingCodec } from '../../../src/storage/records.ts';
import texts from '../../fixtures/earlier-release.json' with { type: 'json' };
import { ITEMS } from './items.ts';
import type { PlatformModel } from './platform-model.ts';
import { NEW_ORDER, type Order, type PlatformState, TRANSACTIONS } from './platform-state.ts';
import type { Scope } from './scopes.ts';

/** The transaction and the time of the texts, as they were written. */
const WRITTEN = { transaction: '"KS5"', at: /"timestamp":\d+/g };

/**
 * The state after a tab of an earlier release started a payment for the first ride, and its rider stands on the payment
 * page: what it writes, as data. Null where the server takes no more orders.
 */
export function withEarlierPayment(
  platform: PlatformState,
  scope: Scope,
  model: PlatformModel,
): { readonly transaction: string; readonly platform: PlatformState } | null {
  const place = [...platform.orders, null].indexOf(null);
  const transaction = TRANSACTIONS[place];
  if (transaction === undefined || place >= scope.orders || platform.mode !== 'fine') return null;
  const written = (text: string) =>
    text
      .replaceAll(WRITTEN.transaction, JSON.stringify(transaction))
      .replace(WRITTEN.at, `"timestamp":${model.timeAt(platform.clock)}`);
  const next = new Map(model.memory.texts(platform.storage));
  next.set(paymentRecordKey(transaction), written(texts.local['paymentJournal.KS5']));
  // It never writes over the only record of another payment.
  const latest = pendingCodec.decode(next.get(STORAGE_KEYS.pendingBooking) ?? null);
  if (latest === null || next.has(paymentRecordKey(latest.transactionId)))
    next.set(STORAGE_KEYS.pendingBooking, written(texts.local.pendingBooking));
  const order: Order = {
    ...NEW_ORDER,
    itemKey: 'A',
    amount: amountToPay(ITEMS.A.draft),
    isReached: true,
  };
  const orders = [...platform.orders];
  orders[place] = order;
  const storage = model.memory.numberOf(next);
  return { transaction, platform: { ...platform, orders, storage, hasEarlierPayment: true } };
}
