import { KEY_PREFIXES } from '../../../src/storage/keys.ts';
import type { PlatformModel } from './platform-model.ts';
import { type Order, type PlatformState, pageOf, TRANSACTIONS } from './platform-state.ts';
import { rememberedNames } from './tab/attempts.ts';

/** The name of a page that is gone and left its attempt behind; of several, one is remembered. */
const GONE = 9;

/**
 * The state without what can no longer matter, so that there are finitely many: orders that nobody
 * will ever hear of give their place back, and of the attempts of pages that are gone one stays.
 */
export function canonicalise(platform: PlatformState, model: PlatformModel): PlatformState {
  const orders = withoutUnheard(platform, model);
  const storage = withoutGone(platform, model);
  if (orders === platform.orders && storage === platform.storage) return platform;
  return { ...platform, orders, storage };
}

function withoutUnheard(platform: PlatformState, model: PlatformModel): readonly (Order | null)[] {
  if (platform.orders.every((order) => order === null || order.isReached))
    return platform.orders.at(-1) === null ? trimmed(platform.orders) : platform.orders;
  const isAwaited = (place: number) =>
    platform.tabs.some((tab) => pageOf(tab)?.calls.some((call) => call.order === place) === true);
  const isKnown = (place: number) => {
    const transaction = TRANSACTIONS[place] ?? '';
    const isIn = (number: number) => model.memory.facts(number).known.has(transaction);
    if (isIn(platform.storage)) return true;
    return platform.tabs.some(
      (tab) =>
        tab.at !== 'closed' &&
        (isIn(tab.session) ||
          [...model.memory.texts(pageOf(tab)?.memory ?? 0).values()].some((text) =>
            text.includes(transaction),
          )),
    );
  };
  const orders = platform.orders.map((order, place) =>
    order === null || order.isReached || isAwaited(place) || isKnown(place) ? order : null,
  );
  return trimmed(orders).map((order) => {
    // What was not known of an order that never came to anything says nothing of the next one in its place.
    const unknownOrders = orders.reduce(
      (bits, other, at) => (other === null ? bits : bits | (1 << at)),
      0,
    );
    return order === null || (order.unknownOrders & ~unknownOrders) === 0
      ? order
      : { ...order, unknownOrders: order.unknownOrders & unknownOrders };
  });
}

function trimmed(orders: readonly (Order | null)[]): readonly (Order | null)[] {
  if (orders.length === 0 || orders.at(-1) !== null) return orders;
  return trimmed(orders.slice(0, -1));
}

function withoutGone(platform: PlatformState, model: PlatformModel): number {
  const { attempts, unanswered } = model.memory.facts(platform.storage);
  if (attempts.length === 0 && unanswered.length === 0) return platform.storage;
  const names = new Set(platform.tabs.map((tab) => `P${pageOf(tab)?.name ?? 0}`));
  const gone = attempts.filter((name) => !names.has(name));
  const isSettled = gone.length === 0 || (gone.length === 1 && gone[0] === `P${GONE}`);
  if (isSettled && unanswered.every((name) => names.has(name) || name === `P${GONE}`))
    return platform.storage;
  const canonical = new Map<string, string>();
  for (const [key, text] of model.memory.texts(platform.storage)) {
    const name = key.slice(key.lastIndexOf('.') + 1);
    const isGone = key.startsWith(KEY_PREFIXES.attempt) && gone.includes(name);
    const ofItem = key.slice(0, key.lastIndexOf('.'));
    const isUnanswered = key.startsWith(KEY_PREFIXES.unanswered);
    canonical.set(
      isGone ? `${ofItem}.P${GONE}` : key,
      isUnanswered ? ofNobody(text, names, platform, model) : text,
    );
  }
  return model.memory.numberOf(canonical);
}

/** An unanswered booking, with the earlier one that it holds, without the names of pages that are gone and that no other remembers. */
function ofNobody(
  text: string,
  names: ReadonlySet<string>,
  platform: PlatformState,
  model: PlatformModel,
): string {
  const isRemembered = (attempt: string) =>
    platform.tabs.some((tab) => {
      const snapshot = pageOf(tab)?.page ?? null;
      if (snapshot === null) return false;
      return rememberedNames(model.charts.state(snapshot)).some((name) => name.endsWith(attempt));
    });
  return text.replace(/(P\d)\.\d/g, (attempt, name) =>
    names.has(name) || isRemembered(attempt) ? attempt : `P${GONE}.0`,
  );
}
