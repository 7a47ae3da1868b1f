import type { AnyStateMachine } from 'xstate';
import type { BookingDraft, PaymentPayload } from '#machines/domain/booking/booking.ts';
import { ORDER_CHART } from '../actors.ts';
import type { StepOf } from '../charts.ts';
import { type Actor, type Call, NEW_ORDER, type Order } from '../platform-state.ts';
import { ANSWERERS, type AnsweredBy } from '../powers.ts';
import type { ChartRunner } from './chart-runner.ts';
import { check } from './checks.ts';
import { isLaterCheck, isOfResult } from './page-calls.ts';
import { unknownOrders } from './rider-knowledge.ts';
import type { TabState } from './tab-state.ts';
import { runTask } from './tasks.ts';

/** Lets the server or the browser have what a chart asks for; their answers are moves of their own. */
type Ask = (runner: ChartRunner, call: Call, input: unknown) => void;

/** The world tells of its pages by itself. */
const noAsk: Ask = () => {};

const ASKS: Readonly<Record<AnsweredBy<'server' | 'browser'>, Ask>> = {
  fetchStatus: ({ tab }, call, input) => askStatus(tab, call, input as StatusInput),
  priceAnew: ({ tab }, call) => wait(tab, { ...call, about: String(tab.before.clock) }),
  bookAsGuest: ({ tab }, call, input) => askOrder(tab, call, input as OrderInput),
  holdLock: askLock,
  watchPage: noAsk,
  watchRecord: noAsk,
  // A page that is behind others already hears so at once.
  watchHidden: hearHidden,
};

interface StatusInput {
  readonly transactionId: string;
}

interface OrderInput {
  readonly draft: BookingDraft;
  readonly payload: PaymentPayload;
}

/** Starts what a chart invokes and is no chart itself. Throws for what nobody answers. */
export function startCall(
  runner: ChartRunner,
  by: Actor,
  machine: AnyStateMachine,
  step: StepOf<'call'>,
): void {
  const { id, input } = step;
  const src = step.src as keyof typeof ANSWERERS;
  const call = { ...NEW_CALL, by, id, src };
  if (!(src in ANSWERERS)) throw new Error(`Nobody in the world answers "${src}".`);
  if (isOfDevice(src)) runTask(runner, call, machine, step);
  else ASKS[src](runner, call, input);
}

function isOfDevice(src: keyof typeof ANSWERERS): src is AnsweredBy<'device'> {
  return ANSWERERS[src] === 'device';
}

const NEW_CALL = { about: '', order: -1, services: -1, isDead: false, isCut: false } as const;

/** The page waits for an answer. */
function wait(tab: TabState, call: Call): void {
  tab.page = { ...tab.page, calls: [...tab.page.calls, call] };
}

function askStatus(tab: TabState, call: Call, { transactionId }: StatusInput): void {
  check(tab, 'a status is asked for', { by: call.by });
  if (isOfResult(tab.page, call.by)) {
    const count = isLaterCheck(call.by) ? 'laterChecks' : 'checks';
    tab.page = { ...tab.page, [count]: Math.min(tab.page[count] + 1, 5) };
  }
  wait(tab, { ...call, about: transactionId });
}

function askOrder(tab: TabState, call: Call, { draft, payload }: OrderInput): void {
  const { itemKey } = tab.page;
  if (itemKey === null) throw new Error('An order is asked for on the page of a ride.');
  check(tab, 'an order is asked for', { itemKey, draft, payload });
  check(tab, 'a ride is sold', draft);
  const { clock } = tab.before;
  const unknown = unknownOrders(tab, itemKey);
  tab.unheard = { ...tab.unheard, [itemKey]: clock };
  tab.page = { ...tab.page, hasConfirmed: false, tried: '', departures: 0 };
  const order = placeOrder(tab, {
    ...NEW_ORDER,
    itemKey,
    amount: payload.priceToBePaid,
    isReported: tab.page.isAttemptReported,
    unknownOrders: unknown,
  });
  wait(tab, { ...call, about: itemKey, order });
}

/** The server makes an order: returns its place, or -1 where it makes no more. */
function placeOrder(tab: TabState, order: Order): number {
  const place = [...tab.orders, null].indexOf(null);
  if (place >= tab.scope.orders) return -1;
  const orders = [...tab.orders];
  orders[place] = order;
  tab.orders = orders;
  return place;
}

/** The page waits for the lock of its ride. */
function askLock(runner: ChartRunner): void {
  const { tab } = runner;
  tab.page = { ...tab.page, lock: 'waiting' };
  if (tab.scope.locks.length === 0 && tab.isLockFree()) grantLock(runner);
}

/** The browser gives the page its lock. */
export function grantLock(runner: ChartRunner): void {
  runner.tab.page = { ...runner.tab.page, lock: 'held' };
  hearLock(runner, 'lock.granted');
}

/** The order of the page hears what the browser says of its lock. */
export function hearLock(runner: ChartRunner, type: 'lock.granted' | 'lock.refused'): void {
  runner.hear(ORDER_CHART, type, { type });
}

/** A page that is behind others hears that it is. */
export function hearHidden(runner: ChartRunner): void {
  const type = 'page.hidden';
  if (runner.tab.page.isHidden) runner.hear('page', type, { type });
}
