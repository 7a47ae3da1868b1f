import type { PendingBooking } from '#machines/domain/booking/booking.ts';
import type { Settlement } from '#machines/domain/payment/payment-records.ts';
import type { StepOf } from '../charts.ts';
import { orderIn } from '../invariants.ts';
import type { RunResult } from '../platform-model.ts';
import { countAttempt } from './attempts.ts';
import { check } from './checks.ts';
import type { TabState } from './tab-state.ts';

/** What an effect of a chart was, once it has run. */
interface Ran<Params> {
  readonly params: Params;
  /** The device's storage before it, by number. */
  readonly storage: number;
  readonly result: RunResult;
}

/** What is noted and looked at around an effect: just before what it did is taken over, and just after. */
interface Noted<Params> {
  readonly before?: (tab: TabState, params: Params) => void;
  readonly after?: (tab: TabState, ran: Ran<Params>) => void;
}

interface PendingParams {
  readonly pending: PendingBooking;
}

/** The parameters of the effects around which something is noted or looked at. */
interface NotedParams {
  readonly storePending: PendingParams;
  readonly storeContinued: PendingParams;
  readonly leaveForPayment: { readonly url: string };
  readonly openBooking: unknown;
  readonly settlePayment: Settlement;
  readonly announceAttempt: unknown;
  readonly rememberDraft: unknown;
}

const pendingWrite: Noted<PendingParams> = {
  before: (tab, { pending }) => {
    tab.page = { ...tab.page, tried: pending.transactionId };
  },
  after: (tab, { params, storage }) => {
    const transaction = params.pending.transactionId;
    const { mode } = tab.before;
    if (mode === 'fine') return;
    check(tab, 'a pending payment was written', {
      transaction,
      before: tab.model.memory.facts(storage),
    });
    if (!tab.facts().open.has(transaction)) tab.changeOrder(transaction, { excuse: 'refused' });
  },
};

/** The effects around which something is noted or looked at; the others are only run. */
export const NOTED_EFFECTS: { readonly [Type in keyof NotedParams]: Noted<NotedParams[Type]> } = {
  storePending: pendingWrite,
  storeContinued: pendingWrite,
  leaveForPayment: {
    before: (tab, leaving) => {
      check(tab, 'a page leaves for a payment', leaving);
      tab.page = { ...tab.page, departures: tab.page.departures + 1 };
    },
    after: (tab, { params }) => check(tab, 'a page has left for a payment', params),
  },
  openBooking: {
    before: (tab) => {
      check(tab, 'a ticket opens', null);
      if (tab.page.kind === 'result') tab.page = { ...tab.page, openings: 1 };
    },
  },
  settlePayment: {
    after: (tab, { params: { transactionId, calledOffStatuses } }) => {
      const status = orderIn(tab, transactionId)?.status;
      const isOff = status === 'refunded' || status === 'moneyIn';
      // an answer that contradicts itself opens a payment again, and says nothing against its booking
      if (tab.before.mode === 'fine' && calledOffStatuses != null && isOff)
        tab.changeOrder(transactionId, { isOffNoted: true });
    },
  },
  announceAttempt: { after: countAttempt },
  rememberDraft: {
    after: (tab, { result }) => check(tab, 'a form was remembered', result.draft),
  },
};

/** Runs an effect of a chart in a tab. */
export function runEffect(tab: TabState, step: StepOf<'effect'>): void {
  const { type, params } = step;
  const noted: Noted<unknown> | undefined = (
    NOTED_EFFECTS as Readonly<Record<string, Noted<unknown>>>
  )[type];
  const { storage } = tab;
  const result = tab.model.effect(tab.place(), step);
  noted?.before?.(tab, params);
  tab.takeResult(result, type);
  noted?.after?.(tab, { params, storage, result });
}
