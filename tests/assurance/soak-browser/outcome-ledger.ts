import { LATE_CAPTURE_WINDOW } from '#machines/domain/payment-records.ts';
import type { Sandbox } from '../../../sandbox/app.ts';
import { isOpen, stateAt } from '../../../sandbox/orders.ts';
import type { Order } from '../../../sandbox/store.ts';
import { paymentRecordKey, STORAGE_KEYS } from '../../../src/storage/keys.ts';
import type { Random } from '../../fixtures/random.ts';
import { EventLog, isFailed, type ReportedStatus, type Subject } from './event-log.ts';

/** The chance that a declined payment is paid after all, each time that the bank looks. */
const CAPTURE_RATE = 0.03;

type Texts = ReadonlyMap<string, string>;

/** The platform's ledger beside what one rider was told: the bank decides in them, and the account is taken from them. */
export class OutcomeLedger {
  readonly eventLog = new EventLog();
  /** True when the phone is denied its storage: what it kept before, it cannot know. */
  isBlind = false;
  readonly #sandbox: Sandbox;

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
    const { store } = sandbox;
    const save = store.saveOrder.bind(store);
    store.saveOrder = (order) => {
      const others = store.orders();
      if (!others.some(({ id }) => id === order.id)) this.#post(order, others);
      save(order);
    };
  }

  get #now(): number {
    return this.#sandbox.clock.now();
  }

  /** A page in view says something of a payment. */
  tell(word: ReportedStatus, subject: Subject, isRefused: boolean): void {
    const { transactionId } = subject;
    this.eventLog.tell(word, subject);
    if (transactionId !== null && isRefused) this.eventLog.weakened.add(transactionId);
    if (word === 'declined' && !this.#hasFailed(transactionId))
      this.eventLog.misled.push(String(transactionId));
  }

  /** A page has left to pay an order, and the phone that refuses its storage holds these texts: maybe nothing of it. */
  noteLeft(transactionId: string, texts: Texts): void {
    if (!hasRecordOf(transactionId, texts)) this.eventLog.unkept.add(transactionId);
  }

  /** The phone that refuses its storage may have let settled records go to make room. */
  noteWeakened(texts: Texts): void {
    for (const { id } of this.#sandbox.store.orders())
      if (!texts.has(paymentRecordKey(id))) this.eventLog.weakened.add(id);
  }

  /** The bank makes up its mind about payments that hang, and sometimes pays one that it had declined. */
  bank(random: Random, options: { all?: boolean } = {}): void {
    const { store } = this.#sandbox;
    for (const order of store.orders()) {
      const isHanging = order.state === 'pending' && isOpen(order, this.#now);
      if (isHanging && (options.all === true || random() < 0.4)) {
        const state = random() < 0.7 ? 'paid' : 'declined';
        this.eventLog.note(`bank: ${order.id} ${state}`);
        store.saveOrder({ ...order, state, confirmAfter: null, updatedAt: this.#now });
      } else if (order.state === 'declined' && random() < CAPTURE_RATE) {
        this.eventLog.captured.set(order.id, order.updatedAt);
        this.eventLog.note(`bank: ${order.id} paid after it was declined`);
        store.saveOrder({ ...order, state: 'paid', updatedAt: this.#now });
      }
    }
  }

  #hasFailed(transactionId: string | null): boolean {
    const order = this.#sandbox.store.order(transactionId ?? '');
    if (order === undefined) return false;
    return isFailed(stateAt(order, this.#now)) || this.eventLog.captured.has(order.id);
  }

  #post({ id, itemId }: Order, others: readonly Order[]): void {
    const excused = others.filter((other) => this.#isExcused(other));
    this.eventLog.post(itemId, [id], new Set(excused.map((other) => other.id)));
  }

  /** True when no page of this phone could know better of an order than that it is not paid. */
  #isExcused(order: Order): boolean {
    if (this.isBlind || isFailed(stateAt(order, this.#now))) return true;
    const declinedAt = this.eventLog.captured.get(order.id);
    if (declinedAt === undefined) return false;
    const isLate = this.#now - declinedAt > LATE_CAPTURE_WINDOW;
    return isLate || this.eventLog.weakened.has(order.id);
  }
}

/** True when a record is left from which a payment can be asked about or told; the last confirmed booking does not say whether it was. */
function hasRecordOf(transactionId: string, texts: Texts): boolean {
  const slot = texts.get(STORAGE_KEYS.pendingBooking) ?? '';
  return texts.has(paymentRecordKey(transactionId)) || slot.includes(transactionId);
}
