import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import { amountToPay } from '#machines/domain/booking/amount.ts';
import type {
  BookingDraft,
  PaymentPayload,
  PendingBooking,
} from '#machines/domain/booking/booking.ts';
import { PRICE_LIFETIME } from '#machines/domain/booking/price-age.ts';
import { withoutGuest } from '#machines/domain/payment/payment-records.ts';
import { ORDER_CHART, rootOf } from '../actors.ts';
import { type Facts, PERSONAL } from '../facts.ts';
import {
  endOf,
  type Invariant,
  isAnnounced,
  isOverdue,
  isPaidFor,
  isPaidIn,
  orderIn,
  unacknowledgedIn,
} from '../invariants.ts';
import { amountIn, ITEMS } from '../items.ts';
import type { Actor, ItemKey, Page } from '../platform-state.ts';
import { isDispensable } from '../storage-changes.ts';
import { addressOf, paymentUrlOf, transactionAt } from '../urls.ts';
import { isChecking, isLaterCheck, isOfResult, statusCallOf } from './page-calls.ts';
import { isPassedOver, isUnheard } from './rider-knowledge.ts';
import type { TabState } from './tab-state.ts';

/** The moments of a turn at which something is looked at, each with what it is about. */
interface Moments {
  'a result page opens': { readonly search: string; readonly transactionId: string | null };
  'a page was restored': null;
  /** Before the chart's reaction is taken: the page is still as the event found it. */
  'a chart hears an event': {
    readonly by: Actor;
    readonly before: AnyMachineSnapshot;
    readonly after: AnyMachineSnapshot;
  };
  'a chart has reacted': { readonly by: Actor; readonly type: string };
  'a status is asked for': { readonly by: Actor };
  'an order is asked for': {
    readonly itemKey: ItemKey;
    readonly draft: BookingDraft;
    readonly payload: PaymentPayload;
  };
  'a ride is sold': BookingDraft;
  'a pending payment was written': { readonly transaction: string; readonly before: Facts };
  'a page leaves for a payment': { readonly url: string };
  'a page has left for a payment': { readonly url: string };
  'a ticket opens': null;
  /** About the text of the tab's form as it was typed. */
  'a form was remembered': string;
  /** About the transaction of a booking that the device says it stored as paid. */
  'a booking was stored as paid': string;
  'the device was swept': null;
  /** The recovery reads what it asked the device about; `before` is what the page saw before. */
  'the recovery knows of news': { readonly state: AnyMachineSnapshot; readonly before: Facts };
  /** About the transaction of which the server has just spoken. */
  'the server has said what became of a payment': string;
  /** About the tab as it was when it got an answer that it no longer waited for. */
  'a late answer came': Pick<Page, 'page' | 'recovery'>;
}

/** True where an invariant holds. */
type Holds<About> = (tab: TabState, about: About) => boolean;

/** The invariants that a turn can break, by the moment at which each is looked at. Those of a whole state are in `invariants.ts`. */
const CHECKS: {
  readonly [Moment in keyof Moments]: Readonly<Partial<Record<Invariant, Holds<Moments[Moment]>>>>;
} = {
  'a result page opens': {
    // An address without an id is about the payment that this very tab started last.
    'Only its own entries': (tab, { search, transactionId }) => {
      const { started } = tab.seen();
      const isBare = search === '' && tab.before.mode !== 'denied';
      return !isBare || started === null || transactionId === started;
    },
  },
  'a page was restored': {
    // What it was doing has ended.
    'Processing ends': (tab) => {
      const isBusy = tab.chartState('page')?.hasTag('busy') === true;
      return !isBusy || tab.page.calls.some(({ isDead }) => !isDead);
    },
  },
  'a chart hears an event': {
    'Results are final': (tab, { by, before, after }) => {
      if (by !== 'page' || tab.page.kind !== 'result') return true;
      const end = endOf(before);
      return end === 'open' || endOf(after) === end;
    },
  },
  'a chart has reacted': {
    // A lock or a device that refuses, or says nothing, is no reason to stop.
    'A refusal stops nothing': (tab, { by, type }) =>
      by !== ORDER_CHART || mayEndOrder(type) || !isAtForm(tab.chartState('page')),
  },
  'a status is asked for': {
    'Checks are limited': (tab, { by }) => {
      const { page, model } = tab;
      if (model.injection.asksAtOnce && statusCallOf(page) !== undefined) return false;
      if (!isOfResult(tab.page, by)) return true;
      const isLater = isLaterCheck(by);
      const isUnseen = isLater && page.isHidden;
      return !isUnseen && !isChecking(page) && page[isLater ? 'laterChecks' : 'checks'] < 4;
    },
    'A cancelled address asks nothing': (tab, { by }) =>
      !isOfResult(tab.page, by) || !addressOf(tab.page.search).isFailed,
  },
  'an order is asked for': {
    'One request a confirmation': (tab) => tab.page.hasConfirmed,
    'One payment a booking': (tab, { itemKey }) =>
      !isPassedOver(tab, itemKey) && !isUnheard(tab, itemKey),
    'One amount': (_, { draft, payload }) => payload.priceToBePaid === amountToPay(draft),
    'Newer records block': (tab, { itemKey }) => {
      const { id } = ITEMS[itemKey].draft.item;
      return tab.page.isNewerReported || !tab.seen().newer.some((text) => text.includes(`"${id}"`));
    },
  },
  'a ride is sold': {
    // As the platform said in this load, not long ago, at a price that the rider knows.
    'Fresh prices and seats': (tab, draft) => {
      const { itemKey, selection } = tab.page;
      if (itemKey === null || selection === null) return true;
      const { quote, agreed } = selection;
      if (quote === null || quote.market === 'soldOut') return false;
      if (Math.abs(tab.before.clock - quote.at) > PRICE_LIFETIME) return false;
      const amount = amountIn(agreed, itemKey);
      return amountIn(quote.market, itemKey) === amount && amountToPay(draft) === amount;
    },
  },
  'a pending payment was written': {
    'A refusal stops nothing': (tab, { transaction, before }) =>
      tab.before.mode !== 'crowded' ||
      tab.facts().open.has(transaction) ||
      !hasRoom(before, tab.now()),
  },
  'a page leaves for a payment': {
    'Stored before leaving': ({ page }, { url }) =>
      page.tried !== '' && url === paymentUrlOf(page.tried) && page.departures === 0,
    'One payment a booking': (tab) =>
      tab.page.itemKey === null || !isPassedOver(tab, tab.page.itemKey, isPaidFor),
  },
  'a page has left for a payment': {
    // What recovery needs of the payment is there to read.
    'Written is readable': (tab, { url }) =>
      tab.before.mode === 'denied' || hasWhatRecoveryNeeds(tab, transactionAt(url)),
  },
  'a ticket opens': {
    'Results are final': ({ page }) => page.kind !== 'result' || page.openings === 0,
  },
  'a form was remembered': {
    'No person on a page after Forget': ({ page }, text) =>
      !page.isOfBefore || !PERSONAL.test(text),
  },
  'a booking was stored as paid': {
    'Paid is never taken back': (tab, transaction) => {
      const entry = tab.seen().entries.get(transaction);
      return entry === undefined || entry.state === 'paid';
    },
  },
  'the device was swept': {
    'No person after thirty days': (tab) =>
      tab.before.mode !== 'fine' || !isOverdue(tab.facts(), tab.now()),
    // A page that has looked at the device leaves no person in what an earlier release wrote.
    'Forgotten is gone': (tab) =>
      tab.before.mode !== 'fine' || !tab.model.memory.namesForgotten(tab.storage),
  },
  'the recovery knows of news': {
    'Paid is announced': (tab, { state }) =>
      tab.page.kind === 'result' || isAnnounced(state, unacknowledgedIn(tab.seen())),
    'Failed is not the end': (tab, { before }) =>
      tab.page.kind !== 'site' || isAskedAbout(tab, [...before.open.keys()], before),
    'Damaged counts as open': (tab, { before }) =>
      tab.page.kind !== 'site' || isAskedAbout(tab, [...before.damaged], before),
  },
  'the server has said what became of a payment': {
    // It stands on the device as paid, whatever ids the answer named.
    'No paid booking is lost': (tab, transaction) => {
      const { mode, isTampered } = tab.before;
      const mayBeLost = mode !== 'fine' || tab.scope.isSlow || isTampered;
      const isPaid = orderIn(tab, transaction)?.status === 'paid';
      return !isPaid || mayBeLost || isPaidIn(transaction, tab.seen());
    },
  },
  'a late answer came': {
    'Late answers change nothing': ({ page, away, storage, before }, was) =>
      away === null &&
      storage === before.storage &&
      page.page === was.page &&
      page.recovery === was.recovery,
  },
};

/** Looks at what must hold at a moment of a turn, and notes in the tab what does not. */
export function check<Moment extends keyof Moments>(
  tab: TabState,
  moment: Moment,
  about: Moments[Moment],
): void {
  const checks: Readonly<Record<string, Holds<Moments[Moment]>>> = CHECKS[moment];
  for (const invariant in checks)
    if (checks[invariant]?.(tab, about) === false) tab.broken.add(invariant as Invariant);
}

/** True for an event after which an order may well be given up: the server's answer, or what ends the page that asked for it. */
function mayEndOrder(type: string): boolean {
  return type.endsWith('.bookAsGuest') || type === 'page.restored' || type === 'page.forgotten';
}

/** True when the confirmation page is back at its form, or says that nothing was booked. */
function isAtForm(state: AnyMachineSnapshot | null): boolean {
  return state !== null && (state.matches('failed') || state.matches('filling'));
}

/** True when a storage holds a settled record that may make room for one that is not. */
function hasRoom({ entries }: Facts, now: number): boolean {
  return [...entries.values()].some((entry) => isDispensable(entry, now));
}

/** True when what recovery needs of the page's payment can be read from the device. */
function hasWhatRecoveryNeeds(tab: TabState, transaction: string): boolean {
  const context: { readonly pending?: PendingBooking | null } | undefined =
    tab.chartState('page')?.context;
  const pending = context?.pending;
  const seen = tab.seen();
  const stored = seen.entries.get(transaction)?.pending ?? seen.open.get(transaction);
  if (stored === undefined || pending == null || stored.draft === null) return false;
  // Of what was forgotten the payment alone is stored once more, without its person.
  const isForgotten = orderIn(tab, transaction)?.excuse === 'forgotten' || tab.page.isOfBefore;
  // A page that opened while the storage was denied could not read the generation: it may be of before.
  const isUndated =
    tab.before.wasDenied &&
    pending.generation === undefined &&
    tab.model.memory.generation(tab.storage) !== undefined;
  const part = isForgotten || isUndated ? withoutGuest : (one: PendingBooking) => one;
  return (
    stored.initiatedAt <= pending.initiatedAt &&
    isDeepStrictEqual(needed(part(stored)), needed(part(pending)))
  );
}

/** The part of a pending booking that recovery needs; its time apart, for a clock that was set back may have dated it anew. */
function needed({ transactionId, draft, guest, payload }: PendingBooking) {
  const lines = draft.lines.map(({ name, price, quantity }) => ({ name, price, quantity }));
  const { id, title, kind } = draft.item;
  const amount = amountToPay(draft);
  return { transactionId, guest, payload, lines, amount, id, title, kind };
}

/** True when those that are open, and were not asked about for a minute, are asked about now. */
function isAskedAbout(tab: TabState, transactions: readonly string[], seen: Facts): boolean {
  const now = tab.now();
  const isDue = (transaction: string) => {
    const then = seen.entries.get(transaction)?.lastCheckedAt ?? null;
    return then === null || Math.abs(now - then) >= 60_000;
  };
  const isAsking = () => tab.page.children.some(({ path }) => rootOf(path) === 'recovery');
  return !transactions.some(isDue) || isAsking();
}
