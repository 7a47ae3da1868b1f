import type { OrderState } from '../../../sandbox/store.ts';

/** The word that the site says to a rider of a payment: paid, not settled, declined, or being made in another tab. */
export type ReportedStatus = 'paid' | 'open' | 'declined' | 'elsewhere';

/** A payment as a screen names it; a screen that names only the ride leaves the transaction out. */
export interface Subject {
  readonly itemId: string;
  readonly transactionId: string | null;
}

interface Notice extends Subject {
  readonly word: ReportedStatus;
}

/** A request that made an order, with what the site had reported to the rider until then. */
interface Posting {
  readonly itemId: string;
  readonly made: string;
  /** Orders that the platform held as failed when this one was made: nobody could know better. */
  readonly excused: ReadonlySet<string>;
  /** The number of words said until then. */
  readonly saidBefore: number;
}

const FAILED: readonly (OrderState | 'expired')[] = ['declined', 'cancelled', 'failed', 'expired'];

/** True when the platform says that a payment has failed. */
export function isFailed(state: OrderState | 'expired'): boolean {
  return FAILED.includes(state);
}

/**
 * What happened on one phone, in order: the words that its rider saw on a page in view, and the
 * orders that its requests made. No rider decides by it; it is read when the soak is over.
 */
export class EventLog {
  readonly #words: Notice[] = [];
  readonly #postings: Posting[] = [];
  readonly #story: string[] = [];
  /** Failures that a page spoke of and the platform did not. */
  readonly misled: string[] = [];

  /** A page in view says something of a payment. */
  tell(word: ReportedStatus, subject: Subject): void {
    this.#words.push({ word, ...subject });
    this.note(`reported ${word}: ${subject.transactionId ?? subject.itemId}`);
  }

  /** A request for a ride made this order. */
  post(itemId: string, made: string, excused: ReadonlySet<string>): void {
    this.note(`made for ${itemId}: ${made}`);
    this.#postings.push({ itemId, made, excused, saidBefore: this.#words.length });
  }

  /** True when a page in view called a payment paid. */
  isReportedPaid(transactionId: string): boolean {
    return this.#words.some((said) => said.word === 'paid' && said.transactionId === transactionId);
  }

  /** Something happened on the phone, for the report of a mishap. */
  note(line: string): void {
    this.#story.push(line);
  }

  /** The story of the phone. */
  trace(): string {
    return this.#story.join('\n    ');
  }

  /** The number of times that a page said of a ride that it is paid, and did not name the payment. */
  namelessPaid(itemId: string): number {
    return this.#words.filter(
      (said) => said.word === 'paid' && said.transactionId === null && said.itemId === itemId,
    ).length;
  }

  /** The rides that were called paid without naming the payment. */
  ridesReportedPaid(): Set<string> {
    const nameless = this.#words.filter(
      ({ word, transactionId }) => word === 'paid' && transactionId === null,
    );
    return new Set(nameless.map(({ itemId }) => itemId));
  }

  /** The transactions that were called paid. */
  reportedPaid(): Set<string> {
    return new Set(
      this.#words.flatMap(({ word, transactionId }) =>
        word === 'paid' && transactionId !== null ? [transactionId] : [],
      ),
    );
  }

  /**
   * The payments that were made a second time though the first had never been reported to their rider:
   * for each paid order the earlier paid ones of its ride that no word before its request was about.
   */
  paidUnknowingly(isPaid: (transactionId: string) => boolean): string[] {
    /** The payments that words about the ride alone were about: a request that was lost does not make them unsaid. */
    const reportedNameless = new Set<string>();
    return this.#postings.flatMap((posting, index) => {
      const before = this.#postings.slice(0, index);
      const said = this.#words.slice(0, posting.saidBefore);
      const earlier = before
        .filter(({ itemId }) => itemId === posting.itemId)
        .map(({ made }) => made)
        .filter((id) => isPaid(id) && !posting.excused.has(id));
      const unreported = earlier.filter(
        (id) =>
          !reportedNameless.has(id) &&
          !said.some(({ word, transactionId }) => word !== 'declined' && transactionId === id),
      );
      // words about the ride alone, since the last request for it, are about one payment each
      const since = before.findLast(({ itemId }) => itemId === posting.itemId)?.saidBefore ?? 0;
      const nameless = said
        .slice(since)
        .filter(({ itemId, transactionId }) => itemId === posting.itemId && transactionId === null);
      for (const id of unreported.splice(0, nameless.length)) reportedNameless.add(id);
      return isPaid(posting.made) ? unreported : [];
    });
  }
}
