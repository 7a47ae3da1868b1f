import type fc from 'fast-check';
import { expect } from 'vitest';

/** Who asked on the connection. */
export interface PendingRequest {
  /** What is asked, and by whom where that matters: at most one of a name is counted as one. */
  readonly name: string;
  readonly signal?: AbortSignal | undefined;
  /** Whether an aborted request no longer counts as under way, though its answer may still come. */
  readonly isAloneOnceAborted?: true;
  /** Whether nobody waits for the answer any more, as far as the signal does not say so. */
  readonly isGone?: () => boolean;
}

/** What came about on the connection, over all runs. */
export interface Tally {
  answers: number;
  /** Answers to those who had stopped waiting. */
  late: number;
}

/**
 * A connection on which answers come in whatever order the scheduler likes, also to those who have stopped waiting:
 * a response may already be on its way when its request is aborted.
 */
export class ScheduledConnection {
  readonly #scheduler: fc.Scheduler;
  readonly #endsAtAbort: boolean;
  readonly #tally: Tally;
  readonly #inFlight = new Map<string, number>();
  readonly #most = new Map<string, number>();
  #isLate = false;

  /** With `endsAtAbort` an aborted request fails at once, as `fetch` does; else its answer still comes. */
  constructor(scheduler: fc.Scheduler, endsAtAbort: boolean, tally: Tally) {
    this.#scheduler = scheduler;
    this.#endsAtAbort = endsAtAbort;
    this.#tally = tally;
  }

  /** A request whose answer is made when its turn comes. */
  ask<Output>(request: PendingRequest, answer: () => Output): Promise<Output> {
    const { name, signal, isGone } = request;
    this.#count(name, 1);
    let isOpen = true;
    const close = () => {
      if (isOpen) this.#count(name, -1);
      isOpen = false;
    };
    const answered = this.#scheduler.schedule(Promise.resolve(), name).then(() => {
      close();
      this.#tally.answers += 1;
      this.#isLate = signal?.aborted === true || isGone?.() === true;
      return answer();
    });
    if (signal === undefined) return answered;
    const endsAtAbort = this.#endsAtAbort;
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        if (endsAtAbort || request.isAloneOnceAborted) close();
        if (endsAtAbort) reject(signal.reason);
      });
    });
    return Promise.race([answered, aborted]);
  }

  /** The most requests of any one name that were ever under way together, among names that begin so. */
  most(prefix: string): number {
    const counts = [...this.#most].filter(([name]) => name.startsWith(prefix));
    return Math.max(0, ...counts.map(([, count]) => count));
  }

  /** Lets what is scheduled happen, one after the other; a late answer must leave what `sees` tells as it was. */
  async play(sees: () => readonly unknown[], holds: () => void): Promise<void> {
    while (this.#scheduler.count() > 0) {
      const before = sees();
      this.#isLate = false;
      await this.#scheduler.waitNext(1);
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#isLate) {
        this.#tally.late += 1;
        expect(sees().map((part, index) => Object.is(part, before[index]))).not.toContain(false);
      }
      holds();
    }
  }

  #count(name: string, by: number): void {
    const now = (this.#inFlight.get(name) ?? 0) + by;
    this.#inFlight.set(name, now);
    this.#most.set(name, Math.max(now, this.#most.get(name) ?? 0));
  }
}
