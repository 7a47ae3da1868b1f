import type { AnyMachineSnapshot } from 'xstate';
import { DAY_MS } from '#machines/domain/calendar/calendar.ts';
import { isHeldFor, isRideless, orderIn, reportOf, unacknowledgedIn } from '../invariants.ts';
import { type Actor, type ItemKey, type Order, pageOf, TRANSACTIONS } from '../platform-state.ts';
import type { EVENTS } from '../powers.ts';
import { isOrdering } from './page-calls.ts';
import type { TabState } from './tab-state.ts';

// What the rider has read and pressed, which the site does not know of: the invariants compare with it what the site does.

/** Notes that the rider sees the page: what is paid and not acknowledged by now is to be announced on it. */
export function noteArrival(tab: TabState): void {
  const isNews = (transaction: string) => orderIn(tab, transaction)?.isReportedPaid === false;
  tab.page = { ...tab.page, hasLooked: !unacknowledgedIn(tab.seen()).some(isNews) };
}

/** Notes the words about payments that a chart of the page shows now. */
export function noteWords(tab: TabState, actor: Actor): void {
  const state = tab.page.isHidden ? null : tab.chartState(actor);
  if (state === null) return;
  if (state.matches('previousUnreadable')) tab.page = { ...tab.page, isNewerReported: true };
  const { open, paid, attempt } = reportOf(state);
  if (open !== null) tab.changeOrder(open, { isReported: true });
  if (paid !== null) tab.changeOrder(paid, { isReported: true, isReportedPaid: true });
  if (attempt !== null) noteAttempt(tab, attempt);
}

/** Notes that the rider reads of the attempt of another page, and so of the order that it asks for. */
function noteAttempt(tab: TabState, name: number): void {
  tab.reportedAttempt = name;
  for (const other of tab.before.tabs) {
    const page = pageOf(other);
    if (page?.name !== name) continue;
    for (const { order } of page.calls)
      if (order !== -1) tab.changeOrder(TRANSACTIONS[order] ?? '', { isReported: true });
  }
}

/** Notes that the device heard what became of an order of the page's ride, or that the rider was asked about it. */
export function noteHeardOf(tab: TabState): void {
  const { itemKey } = tab.page;
  if (itemKey === null) return;
  const { [itemKey]: _, ...unheard } = tab.unheard;
  tab.unheard = unheard;
}

/** Notes that the server said to the page that a payment was declined, or that its money went back. */
export function noteDeclined(tab: TabState, transaction: string): void {
  const heardDeclined = tab.page.heardDeclined | bitOf(transaction);
  tab.page = { ...tab.page, heardDeclined };
}

/** The meaning of a press, by its event; `before` is the state of the chart in which the button stood there. */
type Press = (tab: TabState, before: AnyMachineSnapshot) => void;

/** The meaning of each button in whose press more lies than its event says; of the others nothing is noted. */
const PRESSES = {
  'form.submitted': (tab) => {
    noteConfirmed(tab);
    // A decline counts for the confirmation in which it was heard, and the way to the payment page is asked for anew.
    tab.page = { ...tab.page, heardDeclined: 0 };
  },
  'previous.checked': (tab) => noteConfirmed(tab),
  'previous.overridden': (tab, before) => {
    noteConfirmed(tab);
    if (tab.page.isHidden) return;
    if (before.matches('orderUnclear') || before.matches('startedElsewhere')) noteHeardOf(tab);
    noteInsisted(tab, before);
  },
  'notice.dismissed': (tab, before) => {
    if (!tab.page.isHidden && reportOf(before).paid !== null) noteInsisted(tab, before);
  },
  'price.accepted': (tab) => {
    noteConfirmed(tab);
    const { selection } = tab.page;
    if (selection?.quote)
      tab.page = { ...tab.page, selection: { ...selection, agreed: selection.quote.market } };
  },
  'payment.continued': (tab) => {
    tab.page = { ...tab.page, departures: 0 };
  },
} satisfies Readonly<Partial<Record<keyof typeof EVENTS, Press>>>;

/** Notes what a press of a button means for what follows. */
export function notePress(tab: TabState, type: string, before: AnyMachineSnapshot): void {
  const press: Press | undefined = (PRESSES as Readonly<Record<string, Press>>)[type];
  press?.(tab, before);
}

/** A confirmation waits for its request, unless one is under way. */
function noteConfirmed(tab: TabState): void {
  if (!isOrdering(tab.page)) tab.page = { ...tab.page, hasConfirmed: true };
}

/** The rider insists against the payment that the page reported. */
function noteInsisted(tab: TabState, before: AnyMachineSnapshot): void {
  const { open, paid } = reportOf(before);
  tab.page = { ...tab.page, insisted: tab.page.insisted | bitOf(open ?? paid) };
}

/** True when an order of a ride was asked for a day ago at most, and the device, which can remember, never heard what became of it. */
export function isUnheard(tab: TabState, itemKey: ItemKey): boolean {
  const at = tab.unheard[itemKey];
  const { hasForgotten, isTampered, clock } = tab.before;
  if (at === undefined || hasForgotten || isTampered || tab.scope.modes.length > 0) return false;
  return Math.abs(clock - at) < DAY_MS;
}

/** True when this device holds a payment for the ride that the rider did not insist against on this page. */
export function isPassedOver(tab: TabState, itemKey: ItemKey, isHeld = isHeldFor): boolean {
  const seen = tab.seen();
  return tab.orders.some((order, place) => {
    const isAnswered = ((tab.page.insisted | tab.page.heardDeclined) & (1 << place)) !== 0;
    return order !== null && !isAnswered && isHeld(itemKey, TRANSACTIONS[place] ?? '', seen);
  });
}

/** Orders of a ride, by place as bits, that the rider knows nothing of, and could have read of. */
export function unknownOrders(tab: TabState, itemKey: ItemKey): number {
  return tab.orders.reduce(
    (bits, order, place) =>
      order !== null && isUnknown(tab, itemKey, order, place) ? bits | (1 << place) : bits,
    0,
  );
}

/** True when an order is one of a ride that the rider knows nothing of, and could have read of. */
function isUnknown(tab: TabState, itemKey: ItemKey, order: Order, place: number): boolean {
  if (order.isReported) return false;
  const { declinedAt, givenAgainFor } = order;
  if (order.itemKey !== itemKey && givenAgainFor !== itemKey) return false;
  const isDeclined =
    declinedAt !== null && (isLost(order) || Math.abs(tab.now() - declinedAt) > DAY_MS);
  if (isDeclined || (tab.page.heardDeclined & (1 << place)) !== 0) return false;
  const transaction = TRANSACTIONS[place] ?? '';
  const seen = tab.seen();
  // Of two payments under one id the device has rightly forgotten the first.
  const isOfFirst = givenAgainFor !== null && givenAgainFor !== itemKey;
  if (isOfFirst && !isHeldFor(itemKey, transaction, seen)) return false;
  const isExcused = order.excuse !== '';
  if (seen.known.has(transaction) && !(isExcused && isRideless(transaction, seen))) return true;
  // What the device could not store, or not display, no site can know.
  const { mode } = tab.before;
  if (isExcused || mode === 'denied') return false;
  return order.isReached || (mode === 'fine' && !isUnannounced(tab, place));
}

/** True when the device refused the word of the page that is asking for an order. */
function isUnannounced(tab: TabState, place: number): boolean {
  return tab.before.tabs.some((other) => {
    const page = pageOf(other);
    return page?.calls.some((call) => call.order === place) === true && page.isAttemptRefused;
  });
}

/** True when there is no money of an order: it was declined, or went back. */
export function isLost({ status }: Order): boolean {
  return status === 'failed' || status === 'refunded';
}

function bitOf(transaction: string | null): number {
  const place = transaction === null ? -1 : TRANSACTIONS.indexOf(transaction);
  return place === -1 ? 0 : 1 << place;
}
