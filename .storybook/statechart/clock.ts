import { SimulatedClock } from 'xstate';

/** The step of a running clock, in ms. */
const TICK = 100;

/** A clock that is advanced by hand. Its times are in ms since it was made or restarted. */
export class ManualClock {
  readonly #clock = new SimulatedClock();
  /** The due time of each waiting timer, on the inner clock. */
  readonly #due = new Map<number, number>();
  #startedAt = 0;
  #interval: ReturnType<typeof setInterval> | null = null;
  /** Called after the time changed, or the clock was started or stopped. */
  onChange: () => void = () => {};

  /** Calls back once `delay` ms have passed on this clock. */
  setTimeout(callback: (...args: unknown[]) => void, delay: number): number {
    const id = this.#clock.setTimeout(() => {
      this.#due.delete(id);
      callback();
    }, delay);
    this.#due.set(id, this.#clock.now() + delay);
    return id;
  }

  /** Cancels a timer. */
  clearTimeout(id: number): void {
    this.#due.delete(id);
    this.#clock.clearTimeout(id);
  }

  now(): number {
    return this.#clock.now() - this.#startedAt;
  }

  /** Returns the due time of the next timer; null when none waits. */
  next(): number | null {
    return this.#due.size === 0 ? null : Math.min(...this.#due.values()) - this.#startedAt;
  }

  /** Lets `ms` pass; timers that become due are called. */
  advance(ms: number): void {
    this.#clock.increment(ms);
    this.onChange();
  }

  /** Advances to the next timer, if one waits. */
  advanceToNext(): void {
    const next = this.next();
    if (next !== null) this.advance(next - this.now());
  }

  get isRunning(): boolean {
    return this.#interval !== null;
  }

  /** Advances with the time of day until it is stopped. */
  start(): void {
    this.#interval ??= setInterval(() => this.advance(TICK), TICK);
    this.onChange();
  }

  stop(): void {
    if (this.#interval !== null) clearInterval(this.#interval);
    this.#interval = null;
    this.onChange();
  }

  /** Counts from zero again. The timers that wait stay as long as before. */
  restart(): void {
    this.#startedAt = this.#clock.now();
    this.onChange();
  }
}
