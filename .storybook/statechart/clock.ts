import { SimulatedClock } from 'xstate';

/** A clock whose hands a designer moves. Times in ms since the story began. */
export class StageClock {
  readonly #clock = new SimulatedClock();
  readonly #due = new Map<number, number>();
  #ticking: ReturnType<typeof setInterval> | null = null;
  /** Called after the hands moved, or a timer came or went. */
  onChange: () => void = () => {};

  /** Lets a timer ring once `delay` has passed on this clock. */
  setTimeout(ring: (...args: unknown[]) => void, delay: number): number {
    const id = this.#clock.setTimeout(() => {
      this.#due.delete(id);
      ring();
    }, delay);
    this.#due.set(id, this.now() + delay);
    return id;
  }

  /** Takes a timer back. */
  clearTimeout(id: number): void {
    this.#due.delete(id);
    this.#clock.clearTimeout(id);
  }

  now(): number {
    return this.#clock.now();
  }

  /** When the next timer rings; null when none waits. */
  next(): number | null {
    return this.#due.size === 0 ? null : Math.min(...this.#due.values());
  }

  /** Moves the hands. */
  forward(ms: number): void {
    this.#clock.increment(ms);
    this.onChange();
  }

  /** Moves the hands to the next timer, which rings. */
  toNext(): void {
    const next = this.next();
    if (next !== null) this.forward(next - this.now());
  }

  get isRunning(): boolean {
    return this.#ticking !== null;
  }

  /** Lets the hands run as those of a wall clock. */
  run(): void {
    this.#ticking ??= setInterval(() => this.forward(100), 100);
    this.onChange();
  }

  stop(): void {
    if (this.#ticking !== null) clearInterval(this.#ticking);
    this.#ticking = null;
    this.onChange();
  }
}
