import { amountToPay } from '#machines/domain/booking/amount.ts';
import type { BookingDraft } from '#machines/domain/booking/booking.ts';
import * as paths from '../../../../src/paths.ts';
import type { Browser } from '../../../../src/site/browser.ts';
import { draftFromState } from '../../../../src/storage/draft-state.ts';
import { actorsOf, rootOf, snapshotOf } from '../actors.ts';
import { isPaidIn } from '../invariants.ts';
import { amountIn, itemKeyOf } from '../items.ts';
import { type Actor, BLANK, type ItemKey, type Page, type Selection } from '../platform-state.ts';
import { plain, transactionAt } from '../urls.ts';
import { freeName } from './attempts.ts';
import { hearHidden } from './calls.ts';
import type { ChartRunner } from './chart-runner.ts';
import { check } from './checks.ts';
import { abandoned, suspended } from './page-calls.ts';
import { noteArrival, noteWords } from './rider-knowledge.ts';
import { TabCharts } from './tab-charts.ts';
import { TabState, type TurnSetting } from './tab-state.ts';

/** What comes of a payment's address: its page, an app that leaves this page behind it, or nothing, and this page stays as it is. */
export type PaymentOpens = 'page' | 'app' | 'nothing';

/** One tab's turn, as its rider and its browser have it: pages open, are left and come back. */
export class TabTurn {
  readonly tab: TabState;
  readonly charts: ChartRunner;
  paymentOpens: PaymentOpens = 'page';

  constructor(setting: TurnSetting, page: Page, session: number) {
    this.tab = new TabState(setting, page, session);
    this.charts = new TabCharts(this.tab, () => this.#doBrowserCall());
  }

  /** Opens the confirmation page of a ride in this document. */
  openConfirmation(itemKey: ItemKey, selection = chosenNow(this.tab)): this {
    const { tab } = this;
    const { model } = tab;
    const name = tab.page.name === 0 ? freeName(tab) : tab.page.name;
    const opened = { kind: 'confirmation', itemKey, name, selection, isOfBefore: false } as const;
    tab.page = { ...tab.page, ...opened };
    const { key, input } = model.confirmation(tab.place(), itemKey, selection);
    this.charts.start('page', model.machines.booking, key, input);
    return this;
  }

  /** Opens the result page at an address. */
  openResult(search: string): this {
    const { tab } = this;
    const { model } = tab;
    const shown = model.injection.believesAddress ? search : plain(search);
    tab.page = { ...tab.page, kind: 'result', search: shown, isOfBefore: false };
    const { key, input } = model.result(tab.place(), search);
    const { transactionId } = input as { readonly transactionId: string | null };
    const isOnRecord = transactionId !== null && isPaidIn(transactionId, tab.seen());
    tab.page = { ...tab.page, isOnRecord };
    check(tab, 'a result page opens', { search, transactionId });
    this.charts.start('page', model.machines.payment, key, input);
    hearHidden(this.charts);
    return this;
  }

  /** Starts the recovery in the background, as every document does. */
  startRecovery(): this {
    const { scope, page, model } = this.tab;
    if (scope.hasRecovery && page.recovery === null)
      this.charts.start('recovery', model.machines.recovery, '');
    return this;
  }

  /** Tells the recovery in the background that the rider is on another page now. */
  changePage(): this {
    noteArrival(this.tab);
    return this.hear('recovery', { type: 'page.changed' });
  }

  /** The browser brings the confirmation page back. */
  restore(): this {
    this.hear('page', { type: 'page.restored' });
    check(this.tab, 'a page was restored', null);
    return this;
  }

  /** Lets a chart hear an event; `key` says all that matters of it. */
  hear(by: Actor, event: { readonly type: string }, key = event.type): this {
    this.charts.hear(by, key, event);
    return this;
  }

  /** Tells the document that all was forgotten: its tab's storage first, then each of its charts. */
  hearForgotten(): this {
    const { tab } = this;
    // A page that cannot read the device learns nothing; it looks again when it can, at the latest when its rider returns.
    if (!tab.page.owesForgetting || tab.before.mode === 'denied') return this;
    const { storage, session, memory, generation } = tab.model.dropForgotten(tab.place());
    tab.storage = storage;
    tab.session = session;
    tab.page = { ...tab.page, memory, owesForgetting: false };
    const event = { type: 'page.forgotten', generation };
    // a chart would ask those that it invoked about what they still hold
    for (const by of actorsOf(tab.page).toReversed())
      if (this.#watchesPage(by)) this.hear(by, event, `${event.type} ${generation}`);
    return this;
  }

  /** True for a chart that the browser tells of its page; another one hears of it from the chart that invoked it. */
  #watchesPage(by: Actor): boolean {
    const { page, model } = this.tab;
    const snapshot = snapshotOf(page, by);
    if (snapshot === null) return false;
    return 'watchPage' in model.charts.machine(snapshot).implementations.actors;
  }

  /** Lets the rider turn to another tab, or back to this one. */
  turn(): this {
    const { tab } = this;
    const isHidden = !tab.page.isHidden;
    tab.page = { ...tab.page, isHidden };
    if (!isHidden) noteArrival(tab);
    const type = isHidden ? 'page.hidden' : 'page.returned';
    for (const by of actorsOf(tab.page))
      if (rootOf(by) === 'page' || !isHidden) this.hear(by, { type });
    for (const by of actorsOf(tab.page)) noteWords(tab, by);
    return this;
  }

  /** Ends what the page's machine was doing: the visitor leaves it without leaving the document. */
  leavePage(): this {
    const { tab } = this;
    const { page } = tab;
    const calls = abandoned(page.calls, (call) => rootOf(call.by) === 'page');
    const children = page.children.filter(({ path }) => rootOf(path) === 'recovery');
    const { recovery, memory, hasLooked, isHidden, owesForgetting } = page;
    const isNamed = tab.facts().attempts.includes(`P${page.name}`);
    const { name, attempts, isAttemptReported } = page;
    const left = isNamed ? { name, attempts, isAttemptReported } : {};
    const document = { recovery, children, memory, calls, hasLooked, isHidden };
    tab.page = { ...BLANK, ...left, ...document, owesForgetting };
    return this;
  }

  /** Loads the page anew: the document and all it remembered is gone, the address stays. */
  reload(name = 0): this {
    const { kind, itemKey, search, isHidden, selection } = this.tab.page;
    this.tab.page = { ...BLANK, isHidden, name };
    if (kind === 'confirmation' && itemKey !== null)
      this.openConfirmation(itemKey, selection && ofEarlierLoad(selection));
    if (kind === 'result') this.openResult(search);
    return this.startRecovery();
  }

  /** Leaves for the payment page of a transaction, or for what opens in its place. */
  leaveFor(transaction: string): void {
    const { tab } = this;
    if (this.paymentOpens === 'nothing') return;
    tab.changeOrder(transaction, { isReached: true });
    if (this.paymentOpens === 'app') this.turn();
    else {
      const { page, session } = tab;
      tab.away = { at: 'away', order: transaction, behind: suspended(page), session };
    }
  }

  /** Does what was asked of the browser last: pages change after the effects have run. */
  #doBrowserCall(): void {
    const { browserCall } = this.tab;
    if (browserCall === null) return;
    this.tab.browserCall = null;
    const { name, args } = browserCall;
    const move: BrowserMove | undefined = (BROWSER_MOVES as Readonly<Record<string, BrowserMove>>)[
      name
    ];
    move?.(this, args);
  }
}

/** Does what the site asks of the browser, with the arguments of the call. */
type BrowserMove = (turn: TabTurn, args: readonly unknown[]) => void;

/** The calls to the browser that lead to another page, or load this one anew; the others change nothing here. */
const BROWSER_MOVES = {
  go: (turn, [target, options]) => {
    const { tab } = turn;
    if (tab.model.injection.lingers) return;
    turn.leavePage();
    const draft = draftFromState((options as { readonly state?: unknown } | undefined)?.state);
    if (target === paths.confirmation && draft !== null)
      turn.openConfirmation(itemKeyOf(draft.item.id), chosenBefore(tab, draft));
    turn.changePage();
  },
  reload: (turn) => turn.reload(),
  reopen: (turn, [target]) => {
    const address = `${target}`;
    turn.tab.page = { ...BLANK, isHidden: turn.tab.page.isHidden };
    turn.openResult(address.slice(address.indexOf('?'))).startRecovery();
  },
  leave: (turn, [target]) => turn.leaveFor(transactionAt(`${target}`)),
} satisfies Partial<Readonly<Record<keyof Browser, BrowserMove>>>;

/** The selection of this moment; null where prices do not change. */
function chosenNow({ scope, before }: TabState): Selection | null {
  if (scope.markets.length === 0) return null;
  const { market, clock } = before;
  const quote = { market, at: clock };
  return { ...quote, isEarlier: false, quote, agreed: market };
}

/** The selection that a retry brings back from an earlier load, as it was stored. */
function chosenBefore({ scope, model }: TabState, draft: BookingDraft): Selection | null {
  if (scope.markets.length === 0) return null;
  const usual = amountIn('usual', itemKeyOf(draft.item.id));
  const market = amountToPay(draft) === usual ? 'usual' : 'dearer';
  const at = (draft.priced?.at ?? 0) - model.timeAt(0);
  return { market, at, isEarlier: true, quote: null, agreed: market };
}

/** The same selection in a new load of the page: nothing that the platform said is of this load. */
function ofEarlierLoad(selection: Selection): Selection {
  return { ...selection, isEarlier: true, quote: null, agreed: selection.market };
}
