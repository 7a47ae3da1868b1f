import type { Call, Order, Page, PlatformState, Tab } from './platform-state.ts';

function flags(...values: readonly boolean[]): number {
  return values.reduce((bits, value) => bits * 2 + (value ? 1 : 0), 0);
}

function callKey(call: Call): string {
  const { by, id, about, order, services, isDead, isCut } = call;
  return `${by}/${id}/${about}/${order}/${services}/${flags(isDead, isCut)}`;
}

function pageKey(page: Page): string {
  const { calls } = page;
  const children = page.children.map(({ path, snapshot }) => `${path}:${snapshot}`);
  const running = page.timers.map(({ by, event }) => `${by}:${event}`);
  const called = calls.length < 2 ? calls.map(callKey) : calls.map(callKey).sort();
  const said = flags(
    page.isFrozen,
    page.hasConfirmed,
    page.isHidden,
    page.isAttemptReported,
    page.isAttemptRefused,
    page.isNewerReported,
    page.hasLooked,
    page.isOnRecord,
    page.isOfBefore,
    page.owesForgetting,
  );
  return `${page.kind},${page.page},${page.recovery},${children.join('+')},${page.memory},${called.join('+')},${running.join('+')},${page.itemKey},${page.search},${page.name}.${page.attempts}${page.lock}${said},${page.checks}${page.laterChecks}${page.openings}${page.departures}${page.tried},${page.insisted},${page.heardDeclined}${page.selection === null ? '' : JSON.stringify(page.selection)}`;
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
  if (tab.at === 'page') return `${tab.session}:${pageKey(tab.page)}`;
  return `>${tab.session}:${tab.order}:${pageKey(tab.behind)}`;
}

const orderKeys = new WeakMap<Order, string>();

function orderKey(order: Order | null): string {
  if (order === null) return '-';
  const known = orderKeys.get(order);
  if (known !== undefined) return known;
  const { itemKey, amount, status, excuse, declinedAt, unknownOrders, givenAgainFor } = order;
  const said = flags(
    order.isReached,
    order.isSaidPaid,
    order.isOffNoted,
    order.isReported,
    order.isReportedPaid,
  );
  const key = `${itemKey}${amount}${status}${excuse[0] ?? ''}${said}.${declinedAt}.${unknownOrders}.${givenAgainFor ?? ''}`;
  orderKeys.set(order, key);
  return key;
}

/** A text that is equal for equal states; which tab is which makes no difference. */
export function platformKey(platform: PlatformState): string {
  const { storage, mode, clock, market, isForeignSaid, isTampered, wasDenied } = platform;
  const { hasForgotten, hasEarlierPayment } = platform;
  const tabs = platform.tabs.map(tabKey);
  const tabKeys = tabs.length < 2 ? tabs.join() : tabs.sort().join('|');
  return `${tabKeys}#${storage}${mode}${clock}${market}${flags(isForeignSaid, isTampered, wasDenied, hasForgotten, hasEarlierPayment)}#${platform.orders.map(orderKey).join()}#${Object.entries(platform.unheard).flat().join()}`;
}
