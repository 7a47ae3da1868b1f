import type { AnyMachineSnapshot } from 'xstate';
import { totals } from '#machines/domain/selection.ts';
import { ZERO_PRICE } from '#machines/domain/transaction.ts';
import { RIDES, serverName } from './rides.ts';
import type { System } from './system.ts';
import { addressOf } from './urls.ts';
import { FOREIGN, type Order, type Page, TRANSACTIONS, type World } from './world.ts';

/** What must always hold, in the product's words. */
export const INVARIANTS = {
  I1: 'a booking is confirmed only when the server said it was paid, or when it costs nothing',
  I2: 'a pending payment is let go only once its record was written and read back',
  I3: 'a confirmation makes one request at most',
  I4: 'a cancelled address never succeeds and asks nothing',
  I5: 'a page load asks at most four times, then four times more while it is looked at, and one question at a time',
  I6: 'verification always ends',
  I7: 'a paid booking is never lost',
  I8: 'a transaction has one record',
  I9: 'Processing is never stuck',
  I10: "a record never carries another booking's ride or rider",
  I11: 'failed is never the end for money',
  I12: 'the rider leaves only after the pending write, for an allowed address, once',
  I13: 'answers that nobody waits for change nothing',
  I14: 'failed and success are final in a page load, and the ticket opens once',
  I15: "a tab touches only its own transaction's entries",
  I16: 'no payment starts while an earlier one for the ride is undecided, unless the rider insists',
} as const;

/** The name of an invariant. */
export type Invariant = keyof typeof INVARIANTS;

/** The invariants that a world breaks as it stands. */
export function brokenIn(world: World, system: System): Invariant[] {
  const facts = system.memory.facts(world.storage);
  const broken: Invariant[] = [];
  for (const record of facts.records) {
    const ride = rideIn(world, record.transactionId);
    if (!isEarned(world, record)) broken.push('I1');
    if (ride !== undefined && !isOwn(record, ride)) broken.push('I10');
  }
  for (const transaction of facts.confirmed) {
    if (transaction === ZERO_PRICE) continue;
    const ids = facts.records.flatMap(({ transactionId, id }) =>
      transactionId === transaction ? [id] : [],
    );
    if (new Set(ids).size > 1) broken.push('I8');
  }
  for (const [index, order] of world.orders.entries()) {
    const transaction = TRANSACTIONS[index] ?? '';
    const isKept = facts.pending.has(transaction) || facts.confirmed.has(transaction);
    if (order.status === 'paid' && !order.isRefused && !isKept) broken.push('I7');
  }
  for (const tab of world.tabs)
    if (tab.at === 'page') broken.push(...brokenOn(tab.page, world, system));
  return broken;
}

function brokenOn(page: Page, world: World, system: System): Invariant[] {
  const broken: Invariant[] = [];
  const quiet = page.quiet === null ? null : system.charts.state(page.quiet);
  if (quiet !== null && !quiet.matches('resting') && !quiet.matches('found'))
    if (!isAwaited(page, 'quiet')) broken.push('I9');
  if (page.page === null) return broken;
  const state = system.charts.state(page.page);
  if (state.hasTag('busy') && !isAwaited(page, 'page') && page.timers.length === 0)
    broken.push('I9');
  if (page.kind !== 'result') return broken;
  const end = endOf(state);
  if (addressOf(page.search).isFailed && (end === 'success' || page.checks > 0)) broken.push('I4');
  const isOver = end === 'failed' || state.matches('unverified');
  if (isOver && !state.matches('missing') && isDeadEnd(state, world, system)) broken.push('I11');
  return broken;
}

/** How a result page ended: success and failed are final; what is not confirmed yet may still be. */
export function endOf(state: AnyMachineSnapshot): 'open' | 'failed' | 'success' {
  if (state.matches('paid') || state.matches('opened')) return 'success';
  const isFailed = ['cancelled', 'declined', 'missing'].some((name) => state.matches(name));
  return isFailed ? 'failed' : 'open';
}

function isDeadEnd(state: AnyMachineSnapshot, world: World, system: System): boolean {
  const { transactionId } = state.context as { readonly transactionId: string | null };
  if (transactionId === null) return false;
  const facts = system.memory.facts(world.storage);
  const order = orderIn(world, transactionId);
  const isLost =
    order?.isReached === true &&
    !order.isRefused &&
    !facts.pending.has(transactionId) &&
    !facts.confirmed.has(transactionId);
  return (
    isLost || !(state.can({ type: 'again.requested' }) || state.can({ type: 'refresh.requested' }))
  );
}

function isAwaited(page: Page, by: 'page' | 'quiet'): boolean {
  return page.calls.some((call) => call.by === by && !call.isDead);
}

type Record = ReturnType<System['memory']['facts']>['records'][number];

function isEarned(world: World, record: Record): boolean {
  const { transactionId } = record;
  if (transactionId === ZERO_PRICE)
    return record.lines.length > 0 && totals(record.lines).total === 0 && record.total === 0;
  if (transactionId === FOREIGN) return world.isForeignSaid;
  return orderIn(world, transactionId)?.isSaidPaid === true;
}

function isOwn({ person, item }: Record, ride: ReturnType<typeof rideIn>): boolean {
  if (person.name === serverName(ride ?? null)) return item === null;
  if (ride === null || ride === undefined) return false;
  const { draft, guest } = RIDES[ride];
  return person.name === guest.fullName && item?.id === draft.item.id;
}

/** The ride behind a transaction; null for a stranger's, undefined when there is none. */
function rideIn(world: World, transaction: string | null) {
  if (transaction === FOREIGN) return null;
  return orderIn(world, transaction)?.ride;
}

/** The order of a transaction, if there is one. */
export function orderIn(world: World, transaction: string | null): Order | undefined {
  return transaction === null ? undefined : world.orders[TRANSACTIONS.indexOf(transaction)];
}
