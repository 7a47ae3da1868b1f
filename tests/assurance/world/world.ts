/** The transaction of an order that somebody else paid. */
export const FOREIGN = 'KS-FOREIGN';

/** The transactions of the server's orders, in the order they were made. */
export const TRANSACTIONS: readonly string[] = ['KS-1', 'KS-2'];

/** What a rider can choose: two rides of different riders, and one that costs nothing. */
export type Ride = 'A' | 'B' | 'free';

/** Whether the device's storage takes what is written. */
export type Mode = 'fine' | 'full' | 'denied';

/** An order as the server knows it, and what the world must remember about it. */
export interface Order {
  readonly ride: Ride;
  readonly status: 'created' | 'pending' | 'paid' | 'failed';
  /** Whether a rider ever stood on its payment page: before, no money can move. */
  readonly isReached: boolean;
  /** Whether the device was asked to keep it and did not. */
  readonly isRefused: boolean;
  /** Whether the server ever said that it was paid. */
  readonly isSaidPaid: boolean;
}

/** A request or an errand of a page that was not answered yet. */
export interface Call {
  /** Whose it is: the page's machine, or the quiet recovery. */
  readonly by: Actor;
  /** The invoke's id in the chart. */
  readonly id: string;
  readonly src: string;
  /** What it asks about: a transaction, or a ride for a new order. */
  readonly about: string;
  /** 'sent', 'made' (the order exists, the answer is on its way), or the device's answer by number. */
  readonly stage: 'sent' | 'made' | number;
  /** Whether the page no longer waits for it. */
  readonly isDead: boolean;
  /** Whether the line was cut while the page slept: it can only fail. */
  readonly isCut: boolean;
}

/** The two machines a page can run. */
export type Actor = 'page' | 'quiet';

/** A document of the site. */
export interface Page {
  readonly kind: 'site' | 'confirmation' | 'result';
  /** The snapshots of its machines by number; null where it runs none. */
  readonly page: number | null;
  readonly quiet: number | null;
  /** What the device refused and the document remembers, by number. */
  readonly memory: number;
  readonly calls: readonly Call[];
  readonly timers: readonly string[];
  readonly ride: Ride | null;
  /** The query of a result page. */
  readonly search: string;
  /** Whether a confirmation waits for its request. */
  readonly hasConfirmed: boolean;
  /** Status calls of the page's machine in this load. */
  readonly checks: number;
  /** Those that came later, while the payment was not confirmed yet. */
  readonly laterChecks: number;
  /** Whether the rider looks at another tab. */
  readonly isHidden: boolean;
  /** How often the ticket was opened in this load. */
  readonly openings: number;
  /** The transaction whose pending write was tried since the last answer to a confirmation. */
  readonly tried: string;
  /** Times the page left for a payment page since then. */
  readonly departures: number;
}

/** A tab of the browser. Away from the site it may keep the page behind it, asleep. */
export type Tab =
  | { readonly at: 'closed' }
  | { readonly at: 'page'; readonly page: Page }
  | { readonly at: 'away'; readonly order: string; readonly behind: Page };

/** Everything there is at one moment. */
export interface World {
  readonly tabs: readonly Tab[];
  /** The device's storage by number. */
  readonly storage: number;
  readonly mode: Mode;
  readonly orders: readonly Order[];
  /** Whether the server ever said that the foreign order is paid. */
  readonly isForeignSaid: boolean;
}

/** A tab that is not open. */
export const CLOSED: Tab = { at: 'closed' };

/** An open page with nothing on it yet. */
export const BLANK: Page = {
  kind: 'site',
  page: null,
  quiet: null,
  memory: 0,
  calls: [],
  timers: [],
  ride: null,
  search: '',
  hasConfirmed: false,
  checks: 0,
  laterChecks: 0,
  isHidden: false,
  openings: 0,
  tried: '',
  departures: 0,
};

function pageKey(page: Page): string {
  const calls = page.calls.map(
    (call) =>
      `${call.by === 'page' ? 'p' : 'q'}${call.id}/${call.about}/${call.stage}${call.isDead ? 'd' : ''}${call.isCut ? 'c' : ''}`,
  );
  return `${page.kind},${page.page},${page.quiet},${page.memory},${calls.sort().join('+')},${page.timers.join('+')},${page.ride},${page.search},${page.hasConfirmed ? 1 : 0}${page.isHidden ? 1 : 0}${page.checks}${page.laterChecks}${page.openings}${page.departures}${page.tried}`;
}

const tabKeys = new WeakMap<Tab, string>();

function tabKey(tab: Tab): string {
  const known = tabKeys.get(tab);
  if (known !== undefined) return known;
  const key = freshTabKey(tab);
  tabKeys.set(tab, key);
  return key;
}

function freshTabKey(tab: Tab): string {
  if (tab.at === 'closed') return '-';
  if (tab.at === 'page') return pageKey(tab.page);
  return `>${tab.order}:${pageKey(tab.behind)}`;
}

function orderKey(order: Order): string {
  return `${order.ride}${order.status[0]}${order.status[1]}${order.isReached ? 'r' : ''}${order.isRefused ? 'u' : ''}${order.isSaidPaid ? 's' : ''}`;
}

/** A text that is equal for equal worlds; which tab is which makes no difference. */
export function worldKey(world: World): string {
  const tabs = world.tabs.map(tabKey).sort().join('|');
  return `${tabs}#${world.storage}${world.mode}${world.isForeignSaid ? 'f' : ''}#${world.orders.map(orderKey).join()}`;
}
