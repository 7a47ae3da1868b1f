import type { AnyMachineSnapshot } from 'xstate';
import type { BookingContext } from '#machines/booking.machine.ts';
import { obstaclesIn } from '#machines/domain/payment/previous-payment.ts';
import { pageOf } from '../platform-state.ts';
import type { TabState } from './tab-state.ts';

/** The number of documents with a form that are distinguished. */
const NAMES = [1, 2, 3, 4];

/** The most attempts of a document. */
const ATTEMPTS = 3;

/** The turn leads out of the states that are looked at. */
export class OutOfBounds extends Error {}

/** Returns the names of the attempts and bookings of others that a page remembers. */
export function rememberedNames({ context }: AnyMachineSnapshot): readonly string[] {
  const { cleared = [], previous = { state: 'none' } } = context as Partial<BookingContext>;
  return [...cleared, ...obstaclesIn(previous)].map(({ id }) => id);
}

/** A name that no page has, that no attempt and no unanswered booking is under, and that no page remembers. Throws where none is left. */
export function freeName(tab: TabState): number {
  const { memory, charts } = tab.model;
  const { attempts, unanswered } = tab.facts();
  // where the device takes no new key, the tab stores the booking
  const ofTab = memory.facts(tab.session).unanswered;
  const stored = [...attempts, ...unanswered, ...ofTab];
  const taken = tab.before.tabs.flatMap((other, index) => {
    const page = index === tab.index ? null : pageOf(other);
    if (page === null) return [];
    const names = page.page === null ? [] : rememberedNames(charts.state(page.page));
    return [`P${page.name}`, ...names.map((name) => /P\d/.exec(name)?.[0] ?? '')];
  });
  const isFree = (name: number) => !taken.includes(`P${name}`) && !stored.includes(`P${name}`);
  const name = NAMES.find(isFree);
  if (name === undefined) throw new OutOfBounds();
  return name;
}

/** Counts the attempt that a page has just announced. Throws where it makes more of them than are looked at. */
export function countAttempt(tab: TabState): void {
  const isThere = tab.facts().attempts.includes(`P${tab.page.name}`);
  const isAttemptRefused = !isThere && tab.before.mode !== 'fine';
  const attempts = tab.page.attempts + 1;
  if (attempts > ATTEMPTS) throw new OutOfBounds();
  tab.page = { ...tab.page, attempts, isAttemptRefused, isAttemptReported: false };
}
