import type { Failure } from '#machines/domain/answer/failure.ts';
import type { BookingDraft } from '#machines/domain/booking/booking.ts';
import { paymentRecordKey, STORAGE_KEYS } from '../../../../src/storage/keys.ts';
import { isNewerRecord } from '../../../../src/storage/record-text.ts';
import { apiError } from '../../../fixtures/payment-answers.ts';
import { rootOf, snapshotOf } from '../actors.ts';
import { doneEvent, errorEvent } from '../charts.ts';
import { orderIn } from '../invariants.ts';
import { type Call, FOREIGN, TRANSACTIONS } from '../platform-state.ts';
import type { Said } from '../status-answers.ts';
import { paymentUrlOf } from '../urls.ts';
import type { ChartRunner } from './chart-runner.ts';
import { check } from './checks.ts';
import { isLost, noteDeclined, noteHeardOf } from './rider-knowledge.ts';
import type { TabState } from './tab-state.ts';
import { answerTask } from './tasks.ts';

const orderRefused = apiError({ kind: 'http', status: 409, text: '' });
/** An id that another payment has: the order may exist all the same. */
const idTaken = apiError({ kind: 'unexpected', mayHaveOrder: true });

/** Answers a request for an order. */
export function answerOrder(
  runner: ChartRunner,
  call: Call,
  transactionId: string,
  paymentUrl = paymentUrlOf(transactionId),
): void {
  const { tab } = runner;
  const { charts } = tab.model;
  const snapshot = snapshotOf(tab.page, call.by);
  if (snapshot === null) return;
  noteHeardOf(tab);
  const { payload, generation } = charts.state(snapshot).context as OrderFacts;
  const task = {
    src: call.src,
    input: { payload, generation },
    offer: { paymentUrl, transactionId },
  };
  const { answer } = tab.model.task(tab.place(), charts.machine(snapshot), task);
  if (answer === null) {
    const event = errorEvent(call.id, idTaken);
    runner.hear(call.by, `${event.type} taken`, event);
  } else {
    const event = doneEvent(call.id, tab.model.answer(answer));
    runner.hear(call.by, `${event.type} ${answer}`, event);
  }
}

/** The facts of the chart of an order with which the site reads the answer. */
interface OrderFacts {
  readonly payload: unknown;
  readonly generation?: string;
}

/** Refuses a request for an order. */
export function refuseOrder(runner: ChartRunner, call: Call): void {
  noteHeardOf(runner.tab);
  const event = errorEvent(call.id, orderRefused);
  runner.hear(call.by, `${event.type} refused`, event);
}

/** Answers an order that arrived twice: the rider hears of the second one, in its own place, and nobody ever of the first. */
export function answerDoubledOrder(runner: ChartRunner, call: Call, place: number): void {
  const { tab } = runner;
  const [first, second] = [1 << call.order, 1 << place];
  const orders = tab.orders.map((order) =>
    order !== null && (order.unknownOrders & first) !== 0
      ? { ...order, unknownOrders: (order.unknownOrders & ~first) | second }
      : order,
  );
  orders[place] = orders[call.order] ?? null;
  orders[call.order] = null;
  tab.orders = orders;
  answerOrder(runner, { ...call, order: place }, TRANSACTIONS[place] ?? '');
}

/** Answers a request for an order by an id of before: where the device has rightly forgotten that one, or cannot look, it stands for both. */
export function answerWithIdOfBefore(runner: ChartRunner, call: Call, transaction: string): void {
  giveAgain(runner.tab, transaction);
  answerOrder(runner, call, transaction);
}

function giveAgain(tab: TabState, transaction: string): void {
  const seen = tab.seen();
  const isRecorded =
    seen.known.has(transaction) ||
    seen.unreadable.has(paymentRecordKey(transaction)) ||
    isNamedByNewer(tab, transaction);
  const { excuse = '', declinedAt = null } = orderIn(tab, transaction) ?? {};
  if (isRecorded || (excuse === '' && tab.before.mode !== 'denied')) return;
  // From here on the device has the payment again, and what becomes of it is to be announced.
  tab.changeOrder(transaction, {
    givenAgainFor: tab.page.itemKey,
    excuse: '',
    // a device that only could not look still has it
    declinedAt: excuse === '' ? declinedAt : null,
    isReported: false,
    isReportedPaid: false,
  });
}

/** True when a slot that a newer version wrote names a payment: then no other may take its id. */
function isNamedByNewer({ before, model }: TabState, transaction: string): boolean {
  if (before.mode === 'denied') return false;
  const texts = model.memory.texts(before.storage);
  return [STORAGE_KEYS.pendingBooking, STORAGE_KEYS.confirmedBooking].some((key) => {
    const text = texts.get(key) ?? '';
    return isNewerRecord(text) && text.includes(`"${transaction}"`);
  });
}

/** Answers a status call. */
export function answerStatus(runner: ChartRunner, call: Call, said: Said): void {
  const { tab } = runner;
  const { name, answer, isTruth } = said;
  const itemKey = orderIn(tab.before, call.about)?.itemKey;
  if (isTruth) noteServersWord(tab, call);
  const event = doneEvent(call.id, { ...answer, at: tab.now() });
  runner.hear(call.by, `${event.type} ${call.about} ${name} ${itemKey}`, event);
  if (isTruth) check(tab, 'the server has said what became of a payment', call.about);
}

/** The server's word counts from the moment it is given. */
function noteServersWord(tab: TabState, { about, by }: Call): void {
  if (about === FOREIGN) tab.isForeignSaid = true;
  const order = orderIn(tab, about);
  if (order?.status === 'paid' || order?.status === 'partlyRefunded')
    tab.changeOrder(about, { isSaidPaid: true, isOffNoted: false });
  if (order === undefined || !isLost(order)) return;
  tab.changeOrder(about, { declinedAt: order.declinedAt ?? tab.now() });
  if (rootOf(by) === 'page' && tab.page.kind === 'confirmation') noteDeclined(tab, about);
}

/** Answers what the platform sells now; what it says counts from when it was asked. */
export function answerPrice(runner: ChartRunner, call: Call): void {
  const { tab } = runner;
  const { page: snapshot, selection } = tab.page;
  if (snapshot === null || selection === null) return;
  const { market } = tab.before;
  const at = Number(call.about);
  const { charts } = tab.model;
  const { draft } = charts.state(snapshot).context as { draft: BookingDraft };
  const task = { src: call.src, input: { draft }, market };
  const place = { ...tab.place(), clock: at };
  const { answer } = tab.model.task(place, charts.machine(snapshot), task);
  tab.page = { ...tab.page, selection: { ...selection, quote: { market, at } } };
  answerTask(runner, call, answer);
}

/** Lets a call fail, whoever was to answer it. */
export function failCall(runner: ChartRunner, call: Call, failure: Failure): void {
  const event = errorEvent(call.id, apiError(failure));
  runner.hear(call.by, `${event.type} ${JSON.stringify(failure)}`, event);
}

/** Answers an order that nobody waits for any more. */
export function answerLate(runner: ChartRunner, call: Call): void {
  const { tab } = runner;
  const { page, recovery } = tab.page;
  const transactionId = TRANSACTIONS[call.order];
  if (tab.model.injection.hearsDeadAnswers && transactionId !== undefined) {
    const output = { paymentUrl: paymentUrlOf(transactionId), transactionId, at: 0 };
    runner.hear(call.by, `late ${transactionId}`, doneEvent(call.id, output));
  }
  check(tab, 'a late answer came', { page, recovery });
}
