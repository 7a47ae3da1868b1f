import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import type { RecordedCall } from '../../../fixtures/services.ts';
import { snapshotOf } from '../actors.ts';
import type { Facts } from '../facts.ts';
import type { Invariant } from '../invariants.ts';
import type { Place, PlatformModel, RunResult } from '../platform-model.ts';
import {
  type Actor,
  CLOSED,
  type Order,
  type Page,
  type PlatformState,
  type Tab,
  TRANSACTIONS,
} from '../platform-state.ts';
import type { Scope } from '../scopes.ts';

/** The circumstances of a tab's turn: the site, the powers of the adversary, the state before it, and which tab has it. */
export interface TurnSetting {
  readonly model: PlatformModel;
  readonly scope: Scope;
  readonly platform: PlatformState;
  /** The tab's place among the tabs of the state. */
  readonly index: number;
}

/** A state that a crash leaves behind. */
export interface CrashState {
  readonly description: string;
  readonly platform: PlatformState;
}

/** The part of a state that a crash leaves behind. */
type Remains = Pick<PlatformState, 'storage' | 'orders' | 'unheard'>;

/** The state of one tab while it has its turn, and of what its turn changes around it: the device, the server's orders. */
export class TabState {
  readonly model: PlatformModel;
  readonly scope: Scope;
  /** The state before the turn. */
  readonly before: PlatformState;
  readonly index: number;
  /** The invariants that the turn broke so far. */
  readonly broken = new Set<Invariant>();

  page: Page;
  /** The tab once its page was left for a payment page; null while it shows the page. */
  away: Tab | null = null;
  /** The device's storage, and the tab's own, by number. */
  storage: number;
  session: number;
  /** What the server and the rider know of payments, as in the state. */
  orders: PlatformState['orders'];
  isForeignSaid: boolean;
  unheard: PlatformState['unheard'];
  /** What was asked of the browser last, and is not done yet. */
  browserCall: RecordedCall | null = null;
  /** The name of another page whose attempt the rider has read of in this turn. */
  reportedAttempt: number | null = null;
  readonly #crashes: (Remains & { readonly description: string })[] = [];

  constructor({ model, scope, platform, index }: TurnSetting, page: Page, session: number) {
    this.model = model;
    this.scope = scope;
    this.before = platform;
    this.index = index;
    this.page = page;
    this.session = session;
    this.storage = platform.storage;
    this.orders = platform.orders;
    this.isForeignSaid = platform.isForeignSaid;
    this.unheard = platform.unheard;
  }

  /** The state after the turn. */
  get platform(): PlatformState {
    const { page, session } = this;
    return this.#platformWith(this.away ?? { at: 'page', page, session }, this);
  }

  /** The states that crashes on the way leave behind. */
  get crashStates(): CrashState[] {
    return this.#crashes
      .filter(({ storage }) => storage !== this.storage)
      .map((crash) => ({
        description: crash.description,
        platform: this.#platformWith(CLOSED, crash),
      }));
  }

  /** The time on the device's clock, in epoch ms. */
  now(): number {
    return this.model.timeAt(this.before.clock);
  }

  /** The contents of the device's storage. */
  facts(): Facts {
    return this.model.memory.facts(this.storage);
  }

  /** The contents of the device's storage as the page sees them: under what it and its tab were refused. */
  seen(): Facts {
    return this.model.memory.seen(this.place());
  }

  /** Where the site's code runs in this tab, as it now stands. */
  place(): Place {
    const { storage, session } = this;
    const { memory, kind, name, attempts } = this.page;
    const { mode, clock } = this.before;
    return { storage, session, memory, mode, clock, kind, name, attempts };
  }

  /** The state of a chart of the page; null where the page does not run it. */
  chartState(actor: Actor): AnyMachineSnapshot | null {
    const snapshot = snapshotOf(this.page, actor);
    return snapshot === null ? null : this.model.charts.state(snapshot);
  }

  /** True when no other page holds the lock of this page's ride. */
  isLockFree(): boolean {
    return this.before.tabs.every(
      (other, index) =>
        index === this.index ||
        other.at !== 'page' ||
        other.page.lock !== 'held' ||
        other.page.itemKey !== this.page.itemKey,
    );
  }

  /** Changes what is remembered of the order of a transaction; nothing where the server has none. */
  changeOrder(transaction: string, change: Partial<Order>): void {
    const place = TRANSACTIONS.indexOf(transaction);
    const order = this.orders[place];
    if (order == null || isDeepStrictEqual({ ...order, ...change }, order)) return;
    const bit = 1 << place;
    this.orders = this.orders.map((other, at) => {
      if (at === place) return { ...order, ...change };
      // What is reported before the rider can stand on the second payment page is reported in time.
      const isInTime = change.isReported === true && other?.isReached === false;
      return isInTime && (other.unknownOrders & bit) !== 0
        ? { ...other, unknownOrders: other.unknownOrders & ~bit }
        : other;
    });
  }

  /** Takes over what a piece of the site's code did to the device, with the crashes that may come in the middle of it and after it. */
  takeResult(result: RunResult, name: string): void {
    for (const invariant of result.broken) this.broken.add(invariant);
    for (const transaction of result.aged) this.changeOrder(transaction, { excuse: 'aged' });
    if (this.scope.canCrash) this.#addCrashes(result, name);
    this.storage = result.storage;
    this.session = result.session;
    this.page = { ...this.page, memory: result.memory };
    this.browserCall = result.browserCalls.at(-1) ?? this.browserCall;
  }

  #addCrashes({ storage, points }: RunResult, name: string): void {
    // A device without room for both has no moment in which the old and the new record stand there.
    const between = this.before.mode === 'crowded' ? [] : points.slice(0, -1);
    for (const point of between)
      if (point !== this.storage && point !== storage)
        this.#addCrash(`The browser crashes in the middle of ${name}.`, point);
    if (storage !== this.storage)
      this.#addCrash(`The browser crashes right after ${name}.`, storage);
  }

  #addCrash(description: string, storage: number): void {
    const { orders, unheard } = this;
    this.#crashes.push({ description, storage, orders, unheard });
  }

  #platformWith(tab: Tab, { storage, orders, unheard }: Remains): PlatformState {
    const tabs = this.before.tabs.map((other, index) =>
      index === this.index ? tab : this.#withReport(other),
    );
    const { isForeignSaid } = this;
    return { ...this.before, tabs, storage, orders, isForeignSaid, unheard };
  }

  /** Another tab, which from now on makes an attempt that the rider has read of. */
  #withReport(other: Tab): Tab {
    const isReported =
      other.at === 'page' &&
      this.reportedAttempt !== null &&
      other.page.name === this.reportedAttempt;
    return isReported ? { ...other, page: { ...other.page, isAttemptReported: true } } : other;
  }
}
