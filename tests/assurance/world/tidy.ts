import { ATTEMPT_PREFIX } from '../../../src/storage/keys.ts';
import type { System } from './system.ts';
import { type Order, pageOf, TRANSACTIONS, type World } from './world.ts';

/** The name of a page that is gone and left its attempt behind; of several, one is remembered. */
const GONE = 9;

/**
 * The world without what can no longer matter, so that there are finitely many: orders that nobody
 * will ever hear of give their place back, and of the attempts of pages that are gone one stays.
 */
export function tidied(world: World, system: System): World {
  const orders = withoutUnheard(world, system);
  const storage = withoutGone(world, system);
  if (orders === world.orders && storage === world.storage) return world;
  return { ...world, orders, storage };
}

function withoutUnheard(world: World, system: System): readonly (Order | null)[] {
  if (world.orders.every((order) => order === null || order.isReached))
    return world.orders.at(-1) === null ? trimmed(world.orders) : world.orders;
  const isAwaited = (place: number) =>
    world.tabs.some((tab) => pageOf(tab)?.calls.some((call) => call.order === place) === true);
  const isKnown = (place: number) => {
    const transaction = TRANSACTIONS[place] ?? '';
    const isIn = (number: number) => system.memory.facts(number).known.has(transaction);
    if (isIn(world.storage)) return true;
    return world.tabs.some(
      (tab) =>
        tab.at !== 'closed' &&
        (isIn(tab.session) ||
          [...system.memory.texts(pageOf(tab)?.memory ?? 0).values()].some((text) =>
            text.includes(transaction),
          )),
    );
  };
  const orders = world.orders.map((order, place) =>
    order === null || order.isReached || isAwaited(place) || isKnown(place) ? order : null,
  );
  return trimmed(orders).map((order) => {
    // What was not known of an order that never came to anything says nothing of the next one in its place.
    const blind = orders.reduce((bits, other, at) => (other === null ? bits : bits | (1 << at)), 0);
    return order === null || (order.blind & ~blind) === 0
      ? order
      : { ...order, blind: order.blind & blind };
  });
}

function trimmed(orders: readonly (Order | null)[]): readonly (Order | null)[] {
  if (orders.length === 0 || orders.at(-1) !== null) return orders;
  return trimmed(orders.slice(0, -1));
}

function withoutGone(world: World, system: System): number {
  const { attempts } = system.memory.facts(world.storage);
  if (attempts.length === 0) return world.storage;
  const names = new Set(world.tabs.map((tab) => `P${pageOf(tab)?.name ?? 0}`));
  const gone = attempts.filter((name) => !names.has(name));
  if (gone.length === 0 || (gone.length === 1 && gone[0] === `P${GONE}`)) return world.storage;
  const kept = new Map<string, string>();
  for (const [key, text] of system.memory.texts(world.storage)) {
    const name = key.slice(key.lastIndexOf('.') + 1);
    const isGone = key.startsWith(ATTEMPT_PREFIX) && gone.includes(name);
    const ofItem = key.slice(0, key.lastIndexOf('.'));
    kept.set(isGone ? `${ofItem}.P${GONE}` : key, text);
  }
  return system.memory.numberOf(kept);
}
