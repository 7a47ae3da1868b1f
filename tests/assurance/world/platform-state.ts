import type { Paise } from '#machines/domain/payment/money.ts';
import type { ANSWERERS } from './powers.ts';

/** The transaction of an order that somebody else paid. */
export const FOREIGN = 'KS-FOREIGN';

/** The transactions of the server's orders, by the place of the order. */
export const TRANSACTIONS: readonly string[] = ['KS-1', 'KS-2', 'KS-3'];

/** The rides of the model: two of different riders, and one that costs nothing. */
export type ItemKey = 'A' | 'B' | 'free';

/**
 * How the device's storage takes what is written: well, not at all (full), only under keys that it
 * has (crowded), without a word and without keeping it (deaf), or not even letting it be read (denied).
 */
export type Mode = 'fine' | 'full' | 'crowded' | 'deaf' | 'denied';

/** A market: as at first, at twice the price, or no seat of it any more. */
export type Market = 'usual' | 'dearer' | 'soldOut';

/** An answer of the platform about prices and seats, and when it was asked, in ms since the first state. */
export interface Quote {
  readonly market: Market;
  readonly at: number;
}

/** The selection of a confirmation page, and the market as this load of it knows it. */
export interface Selection extends Quote {
  /** True when it was priced in another load of the page. */
  readonly isEarlier: boolean;
  /** True when it says nothing of its age, as those of a release before prices had one. */
  readonly isUndated?: true;
  /** The last answer in this load; null for none. */
  readonly quote: Quote | null;
  /** The market at whose prices the rider chose, or accepted what is otherwise now. */
  readonly agreed: Market;
}

/** An order as the server knows it, and what the model must remember about it. */
export interface Order {
  readonly itemKey: ItemKey;
  /** The amount that it was asked for, in paise. */
  readonly amount: Paise;
  /** `moneyIn` is paid for an order that is off; of a `refunded` one the money went back, of a `partlyRefunded` one a part of it. */
  readonly status: 'created' | 'paid' | 'failed' | 'moneyIn' | 'partlyRefunded' | 'refunded';
  /** True when a rider ever stood on its payment page: before, no money can move. */
  readonly isReached: boolean;
  /**
   * Why this device may know nothing of it, through no fault of the site: it refused to keep it,
   * somebody destroyed the record, it made room for another, or the rider had all forgotten. '' when there is no excuse.
   */
  readonly excuse: '' | 'refused' | 'destroyed' | 'aged' | 'forgotten';
  /** True when the server ever said to this device that it was paid. */
  readonly isSaidPaid: boolean;
  /** True when this device noted that its money went back, in part too, or that it is off, since it was last said to be paid. */
  readonly isOffNoted: boolean;
  /** When the server first said to this device that it was declined (epoch ms); null for never. */
  readonly declinedAt: number | null;
  /** True when it was reported to the rider: as open, as paid, or as started elsewhere. */
  readonly isReported: boolean;
  /** True when it was reported to the rider as paid. */
  readonly isReportedPaid: boolean;
  /** Orders of the same ride, by place as bits, that the rider knew nothing of when this one was asked for. */
  readonly unknownOrders: number;
  /** The ride that the server gave its id to once more, when this device had rightly forgotten it; null for none. */
  readonly givenAgainFor: ItemKey | null;
}

/** An order of which nothing has come yet. */
export const NEW_ORDER: Omit<Order, 'itemKey' | 'amount'> = {
  status: 'created',
  isReached: false,
  excuse: '',
  isSaidPaid: false,
  isOffNoted: false,
  declinedAt: null,
  isReported: false,
  isReportedPaid: false,
  unknownOrders: 0,
  givenAgainFor: null,
};

/** A request or a task of a page that was not answered yet. */
export interface Call {
  /** Whose it is: one of the page's machines. */
  readonly by: Actor;
  /** The invoke's id in the chart. */
  readonly id: string;
  readonly src: keyof typeof ANSWERERS;
  /** The subject of the request: a transaction, or a ride for a new order. */
  readonly about: string;
  /** Of a request for a new order, the place of that order; -1 when the server makes none. */
  readonly order: number;
  /** The device's answer by number; -1 for what the server answers. */
  readonly services: number;
  /** True when the page no longer waits for it. */
  readonly isDead: boolean;
  /** True when the line was cut while the page slept: it can only fail. */
  readonly isCut: boolean;
}

/** The charts that a document starts by itself: that of its page, and the recovery in the background. */
export type RootActor = 'page' | 'recovery';

/** A chart that a document runs, by its path: one that it starts, then the ids of the invokes that lead to it, such as 'page/checkLater'. */
export type Actor = RootActor | `${RootActor}/${string}`;

/** A chart that another one invoked, with its snapshot by number. */
export interface Child {
  readonly path: Actor;
  readonly snapshot: number;
}

/** A delay that runs, by its event and the chart that hears it. */
export interface Timer {
  readonly by: Actor;
  readonly event: string;
}

/** A document of the site. */
export interface Page {
  readonly kind: 'site' | 'confirmation' | 'result';
  /** The snapshots of its machines by number; null where it runs none. */
  readonly page: number | null;
  readonly recovery: number | null;
  /** The charts that these invoked, parents before their children. */
  readonly children: readonly Child[];
  /** The texts that the device refused and the document remembers, by number. */
  readonly memory: number;
  readonly calls: readonly Call[];
  readonly timers: readonly Timer[];
  readonly itemKey: ItemKey | null;
  /** The selection that it was given; null where prices do not change. */
  readonly selection: Selection | null;
  /** The query of a result page. */
  readonly search: string;
  /** True for a result page whose payment the device had on record as paid when it opened, without a refund. */
  readonly isOnRecord: boolean;
  /** The document's name among the attempts; 0 before it has one. */
  readonly name: number;
  /** The number of attempts that it has announced under its name. */
  readonly attempts: number;
  /** The step that it has reached with the lock of its ride. */
  readonly lock: 'none' | 'waiting' | 'held' | 'refused';
  /** True when the browser has stopped the tab: nothing in it goes on, and it keeps its lock. */
  readonly isFrozen: boolean;
  /** True when a confirmation waits for its request. */
  readonly hasConfirmed: boolean;
  /** Status calls of the page's machine in this load. */
  readonly checks: number;
  /** Those that came later, while the payment was not confirmed yet. */
  readonly laterChecks: number;
  /** True when the rider looks elsewhere: at another tab, or at the app that the payment address opened. */
  readonly isHidden: boolean;
  /** The number of times that the ticket was opened in this load. */
  readonly openings: number;
  /** The transaction whose pending write was tried since the last answer to a confirmation. */
  readonly tried: string;
  /** Times the page left for a payment page since then. */
  readonly departures: number;
  /** Orders, by place as bits, that this page reported and that the rider insisted against. */
  readonly insisted: number;
  /** Orders, by place as bits, that the server reported to this page as declined. */
  readonly heardDeclined: number;
  /** True when the rider read, in another tab, of the attempt that this page makes. */
  readonly isAttemptReported: boolean;
  /** True when the device refused this page's word of its attempt. */
  readonly isAttemptRefused: boolean;
  /** True when the rider read on this page of a record that only a newer release can read. */
  readonly isNewerReported: boolean;
  /** True when the background check has looked at the device since the rider came to this page with something not acknowledged. */
  readonly hasLooked: boolean;
  /** True when what is on the page was opened before all was forgotten. */
  readonly isOfBefore: boolean;
  /** True when the document has not yet heard that all was forgotten. */
  readonly owesForgetting: boolean;
}

/** A tab of the browser. Away from the site it may keep the page behind it, asleep. */
export type Tab =
  | { readonly at: 'closed' }
  /** `session` is what the tab's session storage holds, by number. */
  | { readonly at: 'page'; readonly page: Page; readonly session: number }
  | {
      readonly at: 'away';
      readonly order: string;
      readonly behind: Page;
      readonly session: number;
    };

/** Everything there is at one moment. */
export interface PlatformState {
  readonly tabs: readonly Tab[];
  /** The device's storage by number. */
  readonly storage: number;
  readonly mode: Mode;
  /** The device's clock, in ms since the first state. */
  readonly clock: number;
  readonly market: Market;
  /** The server's orders; null where one never came to anything and its place is free. */
  readonly orders: readonly (Order | null)[];
  /** True when the server ever said that the foreign order is paid. */
  readonly isForeignSaid: boolean;
  /** True when somebody has already changed a record from outside: that happens once. */
  readonly isTampered: boolean;
  /** True when the storage was denied before: that happens once. */
  readonly wasDenied: boolean;
  /** True when the rider had all forgotten: that happens once. */
  readonly hasForgotten: boolean;
  /** True when a tab of an earlier release has started a payment: that happens once. */
  readonly hasEarlierPayment: boolean;
  /** The rides of which an order was asked for and not answered, and the rider was not asked since, with the clock of then. */
  readonly unheard: Readonly<Partial<Record<ItemKey, number>>>;
}

/** A tab that is not open. */
export const CLOSED: Tab = { at: 'closed' };

/** An open page with nothing on it yet. */
export const BLANK: Page = {
  kind: 'site',
  page: null,
  recovery: null,
  children: [],
  memory: 0,
  calls: [],
  timers: [],
  itemKey: null,
  selection: null,
  search: '',
  isOnRecord: false,
  name: 0,
  attempts: 0,
  lock: 'none',
  isFrozen: false,
  hasConfirmed: false,
  checks: 0,
  laterChecks: 0,
  isHidden: false,
  openings: 0,
  tried: '',
  departures: 0,
  insisted: 0,
  heardDeclined: 0,
  isAttemptReported: false,
  isAttemptRefused: false,
  isNewerReported: false,
  hasLooked: true,
  isOfBefore: false,
  owesForgetting: false,
};

/** The page of a tab, seen or asleep; null when the tab is closed. */
export function pageOf(tab: Tab): Page | null {
  if (tab.at === 'closed') return null;
  return tab.at === 'page' ? tab.page : tab.behind;
}
