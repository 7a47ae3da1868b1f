import type { AnyMachineSnapshot } from 'xstate';
import {
  amountToPay,
  bookedAmount,
  chargeFor,
  paidAmount,
} from '#machines/domain/booking/amount.ts';
import { bookingStanding, isRefunded } from '#machines/domain/booking/booking-status.ts';
import { DAY_MS } from '#machines/domain/calendar/calendar.ts';
import type { Paise } from '#machines/domain/payment/money.ts';
import type { PaymentRecord, StartedPayment } from '#machines/domain/payment/payment-records.ts';
import {
  type PreviousPaymentAnswer,
  previousTransaction,
} from '#machines/domain/payment/previous-payment.ts';
import { ZERO_PRICE } from '#machines/domain/payment/transaction.ts';
import { paymentRecordKey } from '../../../src/storage/keys.ts';
import { actorsOf, rootOf, snapshotOf } from './actors.ts';
import { type Facts, PERSONAL } from './facts.ts';
import { ITEMS, serverName } from './items.ts';
import type { PlatformModel } from './platform-model.ts';
import {
  FOREIGN,
  type ItemKey,
  type Order,
  type Page,
  type PlatformState,
  type RootActor,
  type Tab,
  TRANSACTIONS,
} from './platform-state.ts';
import type { Scope } from './scopes.ts';
import { addressOf } from './urls.ts';

/** The invariants, in the product's words. */
export const INVARIANTS = {
  'Confirmed by the platform':
    'a booking is confirmed only when the server said it was paid, or when it costs nothing',
  'Pending until stored':
    'a pending payment is let go only once its record was written and read back',
  'One request a confirmation': 'a confirmation makes one request at most',
  'A cancelled address asks nothing': 'a cancelled address never succeeds and asks nothing',
  'Checks are limited':
    'a page load asks at most four times, then four times more while it is looked at, and one question at a time',
  'Verification ends': 'verification always ends',
  'No paid booking is lost': 'a paid booking is never lost',
  'One record a transaction': 'a transaction has one record',
  'Processing ends': 'Processing is never stuck',
  'No mixed records': "a record never carries another booking's ride or rider",
  'Failed is not the end': 'failed is never the end for money',
  'Stored before leaving':
    'the rider leaves only after the pending write, for an allowed address, once',
  'Late answers change nothing': 'answers that nobody waits for change nothing',
  'Results are final': 'failed and success are final in a page load, and the ticket opens once',
  'Only its own entries': "a tab touches only its own transaction's entries",
  'One payment a booking':
    'no payment starts while this device holds an open or paid one for the ride, and nobody leaves to pay while it holds a paid one, unless this page reported that very payment and the rider insisted; nor after a lost answer, unless the rider was asked',
  'Nobody pays twice':
    'nobody pays twice unknowingly: before a second payment for a ride, the first was reported to the rider',
  'Paid is announced':
    'a paid booking that is not acknowledged is announced by the next page that is seen',
  'Paid is never taken back':
    'an open answer settles nothing; paid is never taken back, and overrides declined',
  'A refusal stops nothing':
    'a lock or a storage that refuses, or is silent, never stops a payment and never loses the record of another one',
  'No person after thirty days':
    'thirty days after its payment began, no record holds a name, an e-mail or a phone',
  'Written is readable': 'what was written before leaving can be read back',
  'Fresh prices and seats':
    'what is sold has the price and the seats that the platform named in this load of the page, at most five minutes ago, and the price is one that the rider was shown',
  'Forgotten is gone': 'what was forgotten leaves nothing personal, and is not written again',
  'Open is never dropped': 'an open record is never dropped for its age',
  'Newer records block':
    'a record of a newer release blocks what it may concern, and is never swept',
  'Off is no good ticket': 'what was refunded or cancelled never looks like a ticket that is good',
  'Damaged counts as open':
    "a damaged record is an open payment of its key's transaction until the platform has spoken of it",
  'No person on a page after Forget':
    'once all was forgotten, no page that is open or restored holds a person of before, or writes one down',
  'One amount': 'what is displayed, sent, recorded and paid is one amount',
} as const;

/** The name of an invariant. */
export type Invariant = keyof typeof INVARIANTS;

/** The invariants that a state breaks as it stands. */
export function brokenIn(platform: PlatformState, model: PlatformModel, scope: Scope): Invariant[] {
  const facts = model.memory.facts(platform.storage);
  const broken: Invariant[] = [];
  brokenByRecords(broken, platform, facts);
  brokenByOrders(broken, platform, facts);
  for (const tab of platform.tabs)
    if (tab.at === 'page') brokenOn(broken, tab, { platform, model, scope });
  return broken;
}

function brokenByRecords(broken: Invariant[], platform: PlatformState, facts: Facts): void {
  for (const record of facts.records) {
    const rides = ridesOf(platform, record.transactionId);
    if (!isEarned(platform, record)) broken.push('Confirmed by the platform');
    if (isOff(platform, record.transactionId) && bookingStanding(record).kind !== 'off')
      broken.push('Off is no good ticket');
    if (isPartlyRefunded(platform, record.transactionId) && bookingStanding(record).kind === 'good')
      broken.push('Off is no good ticket');
    if (rides.length > 0 && !rides.some((itemKey) => isOwn(record, itemKey)))
      broken.push('No mixed records');
    const { transactionId, id } = record;
    const isTwice = facts.records.some(
      (other) => other.transactionId === transactionId && other.id !== id,
    );
    if (isTwice && transactionId !== ZERO_PRICE) broken.push('One record a transaction');
    const order = orderIn(platform, transactionId);
    const isOfOrder = order !== undefined && order.givenAgainFor === null;
    if (isOfOrder && amountsOf(record).some((amount) => amount !== order.amount))
      broken.push('One amount');
  }
  for (const [transaction, pending] of facts.open) {
    const order = orderIn(platform, transaction);
    if (pending.draft === null || order === undefined || order.givenAgainFor !== null) continue;
    const amounts = [bookedAmount(null, pending.draft), pending.payload.priceToBePaid];
    if (amounts.some((amount) => amount !== order.amount)) broken.push('One amount');
  }
  for (const [transaction, entry] of facts.entries) {
    const order = orderIn(platform, transaction);
    if (order === undefined) continue;
    if (entry.state === 'declined' && order.declinedAt === null)
      broken.push('Paid is never taken back');
    if (entry.isAcknowledged && !order.isReportedPaid) broken.push('Paid is announced');
  }
  for (const [place, order] of platform.orders.entries()) {
    const isTyped = facts.typed.some((text) => text.includes(`"${TRANSACTIONS[place]}"`));
    if (order?.excuse === 'forgotten' && isTyped) broken.push('Forgotten is gone');
  }
}

function brokenByOrders(broken: Invariant[], platform: PlatformState, facts: Facts): void {
  for (const [place, order] of platform.orders.entries()) {
    if (order === null || !isTaken(order)) continue;
    const transaction = TRANSACTIONS[place] ?? '';
    const isStored =
      facts.open.has(transaction) ||
      facts.confirmed.has(transaction) ||
      facts.entries.get(transaction)?.state === 'paid' ||
      facts.unreadable.has(paymentRecordKey(transaction));
    // Only a decline that the server itself gave may stand in the place of "pending".
    if (!isStored && order.excuse === '' && order.declinedAt === null)
      broken.push('No paid booking is lost');
    const isBlind = platform.orders.some(
      (other, at) => other !== null && isTaken(other) && (order.unknownOrders & (1 << at)) !== 0,
    );
    if (isBlind) broken.push('Nobody pays twice');
  }
}

function brokenOn(
  broken: Invariant[],
  tab: Extract<Tab, { at: 'page' }>,
  { platform, model, scope }: { platform: PlatformState; model: PlatformModel; scope: Scope },
): void {
  const { page } = tab;
  if (page.recovery !== null) {
    const state = model.charts.state(page.recovery);
    const isIdle = state.matches('idle');
    if (!isIdle && !isAwaited(page, 'recovery')) broken.push('Processing ends');
    const isSilent = isIdle && !page.hasLooked && !page.isHidden && page.kind !== 'result';
    if (isSilent) {
      const unacknowledged = unacknowledgedIn(seenBy(page, tab.session, platform, model));
      const isNews = (transaction: string) =>
        orderIn(platform, transaction)?.isReportedPaid === false;
      if (!isAnnounced(state, unacknowledged.filter(isNews))) broken.push('Paid is announced');
    }
  }
  if (page.isOfBefore && !page.owesForgetting && namesSomebody(page, platform, model))
    broken.push('No person on a page after Forget');
  if (page.page === null) return;
  const state = model.charts.state(page.page);
  const isWaiting = isAwaited(page, 'page') || page.timers.some(({ by }) => rootOf(by) === 'page');
  const isStuck = state.hasTag('busy') && !isWaiting && !page.isHidden;
  if (isStuck && page.lock !== 'waiting') broken.push('Processing ends');
  if (isStuck && page.lock === 'waiting' && isHopeless(page, platform, scope))
    broken.push('A refusal stops nothing');
  if (page.kind !== 'result') return;
  const end = endOf(state);
  // What the device has on record as paid is never said to have failed, so that it can be paid again.
  if (page.isOnRecord && state.matches({ verification: 'declined' }))
    broken.push('Paid is never taken back');
  if (addressOf(page.search).isFailed && (end === 'success' || page.checks > 0))
    broken.push('A cancelled address asks nothing');
  const isOver = end === 'failed' || state.matches({ verification: 'unverified' });
  const isMissing = state.matches({ verification: 'missing' });
  if (isOver && !isMissing && isDeadEnd(state, platform, model))
    broken.push('Failed is not the end');
}

/** True when a chart of a page holds a person of before all was forgotten, and not of a payment that another tab started since. */
function namesSomebody(page: Page, platform: PlatformState, model: PlatformModel): boolean {
  const now = model.memory.generation(platform.storage);
  // a page names by it what it reads from a device that refused to forget, though that may be of before
  const refused = model.memory.refusedGeneration(page.memory) ?? null;
  const isSince = ({ generation = null, transactionId }: Held) =>
    generation === null || generation === refused
      ? orderIn(platform, transactionId ?? null)?.excuse !== 'forgotten' && transactionId != null
      : generation === now;
  const ofBefore = (_: string, value: unknown) => (isSince(Object(value)) ? null : value);
  return actorsOf(page).some((actor) => {
    const chart = snapshotOf(page, actor);
    if (chart === null) return false;
    const { generation, transactionId, ...held } = model.charts.state(chart).context as Held;
    const isOwn = transactionId != null && isSince({ generation, transactionId });
    return !isOwn && PERSONAL.test(JSON.stringify(held, ofBefore));
  });
}

/** A payment, a booking or the facts of a chart, with the generation that they are of. */
interface Held {
  readonly generation?: string | null;
  readonly transactionId?: string | null;
}

/** True when a lock that a page waits for may never come: a frozen tab holds it, or the browser is silent. */
function isHopeless(page: Page, { tabs }: PlatformState, { locks }: Scope): boolean {
  const holder = tabs.find(
    (tab) => tab.at === 'page' && tab.page.lock === 'held' && tab.page.itemKey === page.itemKey,
  );
  return holder === undefined
    ? locks.includes('silent')
    : holder.at === 'page' && holder.page.isFrozen;
}

/** The end of a result page: success and failed are final; what is not confirmed yet may still be. */
export function endOf(state: AnyMachineSnapshot): 'open' | 'failed' | 'success' {
  const is = (name: string) => state.matches({ verification: name });
  if (is('paid') || is('partlyRefunded') || is('opened')) return 'success';
  return is('cancelled') || is('declined') || is('refunded') || is('missing') ? 'failed' : 'open';
}

function isDeadEnd(
  state: AnyMachineSnapshot,
  platform: PlatformState,
  model: PlatformModel,
): boolean {
  const { transactionId } = state.context as { readonly transactionId: string | null };
  if (transactionId === null) return false;
  const facts = model.memory.facts(platform.storage);
  const order = orderIn(platform, transactionId);
  const isLost =
    order?.isReached === true && order.excuse === '' && !facts.known.has(transactionId);
  return (
    isLost || !(state.can({ type: 'check.requested' }) || state.can({ type: 'refresh.requested' }))
  );
}

/** True while a chart that the document started, or one within it, waits for an answer. */
function isAwaited(page: Page, root: RootActor): boolean {
  return page.calls.some((call) => rootOf(call.by) === root && !call.isDead);
}

/** The view that a page has of the device, its tab and its own memory. */
function seenBy(page: Page, session: number, platform: PlatformState, model: PlatformModel): Facts {
  const { storage, mode } = platform;
  return model.memory.seen({ storage, session, memory: page.memory, mode });
}

/** Transactions that the device has as paid, and that are not acknowledged. */
export function unacknowledgedIn(facts: Facts): string[] {
  return [...facts.entries].flatMap(([transaction, entry]) =>
    entry.state === 'paid' && !entry.isAcknowledged && !isCalledOff(entry) ? [transaction] : [],
  );
}

function isCalledOff({ booking }: PaymentRecord): boolean {
  return booking !== null && bookingStanding(booking).kind === 'off';
}

/** True when the background check's banner has all of these transactions. */
export function isAnnounced(state: AnyMachineSnapshot, transactions: readonly string[]): boolean {
  const { recovered } = state.context as ReportedFacts;
  return transactions.every((transaction) =>
    recovered?.some(({ transactionId }) => transactionId === transaction),
  );
}

/** The words about payments on a machine's page. */
export interface Report {
  readonly open: string | null;
  readonly paid: string | null;
  /** The name of the page whose attempt it reports. */
  readonly attempt: number | null;
}

interface ReportedFacts {
  readonly previous?: PreviousPaymentAnswer;
  readonly transactionId?: string | null;
  readonly recovered?: readonly { readonly transactionId: string | null }[];
}

/** The words about payments in a state of each chart, by the chart's name; one that is left out shows none. */
const REPORTS: Readonly<
  Record<string, (state: AnyMachineSnapshot, facts: ReportedFacts) => Partial<Report>>
> = {
  booking: (state, { previous = { state: 'none' } }) => {
    if (state.matches('previousOpen')) return { open: previousTransaction(previous) };
    if (state.matches('previousPaid')) return { paid: previousTransaction(previous) };
    if (state.matches('startedElsewhere') && previous.state === 'elsewhere')
      return { attempt: Number(/\.P(\d)/.exec(previous.attempt)?.[1] ?? 0) };
    return {};
  },
  payment: (state, { transactionId = null }) => {
    if (state.matches({ verification: 'unverified' })) return { open: transactionId };
    return endOf(state) === 'success' ? { paid: transactionId } : {};
  },
  recovery: (_, { recovered }) => ({ paid: recovered?.[0]?.transactionId ?? null }),
};

/** The words about payments that a chart shows in a state. */
export function reportOf(state: AnyMachineSnapshot): Report {
  const reported = REPORTS[state.machine.id]?.(state, state.context as ReportedFacts);
  return { open: null, paid: null, attempt: null, ...reported };
}

/** True when a person's details still stand in a record that is older than it may be. */
export function isOverdue(facts: Facts, now: number): boolean {
  const isOld = (then: number | null) => then !== null && now - then > 30 * DAY_MS;
  for (const [transaction, entry] of facts.entries) {
    if (!isOld(entry.pending.initiatedAt)) continue;
    if (facts.personal.has(paymentRecordKey(transaction))) return true;
    if (facts.latest === transaction && facts.personal.has('pendingBooking')) return true;
  }
  const isNamed = ({ person }: (typeof facts.loose)[number]) =>
    `${person.name}${person.email}${person.phone}` !== '';
  if (facts.loose.some((record) => isOld(record.bookedAt) && isNamed(record))) return true;
  return [...facts.unreadable.values()].some(isOld);
}

/** True when the bank has taken the money, and not given it back. */
function isTaken({ status }: Order): boolean {
  return status === 'paid' || status === 'moneyIn' || status === 'partlyRefunded';
}

/** True when a transaction is of an order that is off, as far as this device has read: it noted the refund, or never read that it is paid. */
function isOff(platform: PlatformState, transaction: string | null): boolean {
  const order = orderIn(platform, transaction);
  if (order?.status !== 'refunded' && order?.status !== 'moneyIn') return false;
  return order.isOffNoted || !order.isSaidPaid;
}

/** True when a transaction was refunded in part, as this device noted. */
function isPartlyRefunded(platform: PlatformState, transaction: string | null): boolean {
  const order = orderIn(platform, transaction);
  return order?.status === 'partlyRefunded' && order.isOffNoted;
}

type BookingRecord = Facts['records'][number];

function isEarned(platform: PlatformState, record: BookingRecord): boolean {
  const { transactionId } = record;
  if (transactionId === ZERO_PRICE)
    return (
      record.lines.length > 0 && amountToPay(chargeFor(record.lines)) === 0 && record.total === 0
    );
  if (transactionId === FOREIGN) return platform.isForeignSaid;
  return orderIn(platform, transactionId)?.isSaidPaid === true;
}

/** The amounts that the pages of a record display. */
function amountsOf(record: BookingRecord): readonly (Paise | null)[] {
  return [paidAmount(record), bookedAmount(record, null)];
}

function isOwn({ person, item }: BookingRecord, itemKey: ItemKey | null): boolean {
  // Without the person, who has left it, a record is still of its own ride or of none.
  if (item === null) return person.name === serverName(itemKey) || person.name === '';
  if (itemKey === null) return false;
  const { draft, guest } = ITEMS[itemKey];
  return (person.name === guest.fullName || person.name === '') && item.id === draft.item.id;
}

/** The rides that a transaction may stand for, null for a stranger's: two where its id was given again. */
function ridesOf(platform: PlatformState, transaction: string | null): (ItemKey | null)[] {
  if (transaction === FOREIGN) return [null];
  const order = orderIn(platform, transaction);
  if (order === undefined) return [];
  const { itemKey, givenAgainFor } = order;
  return givenAgainFor === null ? [itemKey] : [itemKey, givenAgainFor];
}

/** True when all that is seen of a transaction is a booking without its ride: the server's word, and nothing of what was stored here. */
export function isRideless(transaction: string, { entries, open, records }: Facts): boolean {
  const isNamed = records.some((record) => record.transactionId === transaction && record.item);
  return !entries.has(transaction) && !open.has(transaction) && !isNamed;
}

/** True when what is seen of a device holds an open or paid payment for a ride under a transaction. */
export function isHeldFor(itemKey: ItemKey, transaction: string, seen: Facts): boolean {
  const { id } = ITEMS[itemKey].draft.item;
  const open = seen.open.get(transaction);
  return (open !== undefined && mayBeOf(open, id)) || isPaidFor(itemKey, transaction, seen);
}

/** True when a payment is of a ride, or may be, since its record was damaged. */
function mayBeOf(payment: StartedPayment, id: string | null): boolean {
  if (payment.draft !== null) return payment.draft.item.id === id;
  return payment.itemId === null || payment.itemId === id;
}

/** True when what is seen of a device says that a transaction was paid, and its money did not go back since. */
export function isPaidIn(transaction: string, seen: Facts): boolean {
  const paid = seen.entries.get(transaction);
  if (paid?.state === 'paid') return paid.booking === null || !isRefunded(paid.booking);
  return seen.records.some((record) => record.transactionId === transaction && !isRefunded(record));
}

/** True when what is seen of a device says that a ride was paid for under a transaction, and not refunded since. */
export function isPaidFor(itemKey: ItemKey, transaction: string, seen: Facts): boolean {
  const { id } = ITEMS[itemKey].draft.item;
  const paid = seen.entries.get(transaction);
  const isBooked = paid?.booking?.item?.id === id;
  // A payment without a ride is not checked again once it was reported to the rider.
  const isBehind = paid?.pending.draft === null && paid.isAcknowledged && !isBooked;
  if (paid?.state === 'paid' && !isBehind && (isBooked || mayBeOf(paid.pending, id)))
    return paid.booking === null || !isRefunded(paid.booking);
  return seen.records.some(
    (record) =>
      record.transactionId === transaction && record.item?.id === id && !isRefunded(record),
  );
}

/** The order of a transaction, if there is one. */
export function orderIn(
  { orders }: Pick<PlatformState, 'orders'>,
  transaction: string | null,
): Order | undefined {
  return transaction === null
    ? undefined
    : (orders[TRANSACTIONS.indexOf(transaction)] ?? undefined);
}
