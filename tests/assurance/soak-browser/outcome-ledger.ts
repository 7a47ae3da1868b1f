import type { Sandbox } from '../../../sandbox/app.ts';
import { isOpen, stateAt } from '../../../sandbox/orders.ts';
import type { Order } from '../../../sandbox/store.ts';
import type { Random } from '../../fixtures/random.ts';
import { EventLog, isFailed, type ReportedStatus, type Subject } from './event-log.ts';

/** The platform's ledger beside what was reported to one rider: the bank decides in them, and the account is taken from them. */
export class OutcomeLedger {
  readonly eventLog = new EventLog();
  readonly #sandbox: Sandbox;

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
    const { store } = sandbox;
    const save = store.saveOrder.bind(store);
    store.saveOrder = (order) => {
      const others = store.orders();
      if (!others.some(({ id }) => id === order.id)) {
        const failed = others.filter((other) => this.#hasFailed(other));
        this.eventLog.post(order.itemId, order.id, new Set(failed.map(({ id }) => id)));
      }
      save(order);
    };
  }

  /** A page says something of a payment. */
  tell(word: ReportedStatus, subject: Subject): void {
    const { transactionId } = subject;
    this.eventLog.tell(word, subject);
    const order = this.#sandbox.store.order(transactionId ?? '');
    if (word === 'declined' && !(order !== undefined && this.#hasFailed(order)))
      this.eventLog.misled.push(String(transactionId));
  }

  /** The bank makes up its mind about payments that hang. */
  bank(random: Random, options: { all?: boolean } = {}): void {
    const { store, clock } = this.#sandbox;
    for (const order of store.orders()) {
      const isHanging = order.state === 'pending' && isOpen(order, clock.now());
      if (!isHanging || !(options.all === true || random() < 0.4)) continue;
      const state = random() < 0.7 ? 'paid' : 'declined';
      this.eventLog.note(`bank: ${order.id} ${state}`);
      store.saveOrder({ ...order, state, confirmAfter: null, updatedAt: clock.now() });
    }
  }

  #hasFailed(order: Order): boolean {
    return isFailed(stateAt(order, this.#sandbox.clock.now()));
  }
}
