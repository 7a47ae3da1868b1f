import { isWithin, rootOf } from '../actors.ts';
import type { Actor, Call, Page } from '../platform-state.ts';

/** The status call of a page that is on its way; others wait for their turn, as the site has it. */
export function statusCallOf(page: Page): Call | undefined {
  return page.calls.find((call) => call.src === 'fetchStatus' && !call.isDead);
}

/** True while a page waits for what became of a payment that its own chart asked about, and not the recovery in the background. */
export function isChecking(page: Page): boolean {
  return page.calls.some(
    (call) => call.src === 'fetchStatus' && rootOf(call.by) === 'page' && !call.isDead,
  );
}

/** True for a status that the chart of a result page asks for, and not the recovery in the background. */
export function isOfResult(page: Page, by: Actor): boolean {
  return rootOf(by) === 'page' && page.kind === 'result';
}

/** True for a status that is asked for later, while the payment is not confirmed yet. */
export function isLaterCheck(by: Actor): boolean {
  return isWithin(by, 'page/checkLater');
}

/** True while a page waits for the answer to an order. */
export function isOrdering(page: Page): boolean {
  return page.calls.some((call) => call.src === 'bookAsGuest' && !call.isDead);
}

/** A page as the browser keeps it while the rider is away: what was on its way can only fail. */
export function suspended(page: Page): Page {
  return {
    ...page,
    lock: 'none',
    calls: page.calls.map((call) => (call.services === -1 ? { ...call, isCut: true } : call)),
  };
}

/** Calls of which some are given up. The server may still act on an order; of two, the later matters. */
export function abandoned(calls: readonly Call[], isGivenUp: (call: Call) => boolean): Call[] {
  const alive = calls.filter((call) => !call.isDead && !isGivenUp(call));
  const dead = calls.filter((call) => call.isDead || isGivenUp(call));
  const last = dead.findLast((call) => call.src === 'bookAsGuest');
  return last === undefined ? alive : [...alive, { ...last, isDead: true }];
}
