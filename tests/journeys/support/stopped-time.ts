import { expect, type Page } from '@playwright/test';

/** A timer of a page: what it was set for, in milliseconds, and when it is due, in the page's epoch ms. */
interface Timer {
  ms: number;
  due: number;
}

/** A page's timers, as the script below tells them. */
interface Timed {
  timers: Timer[];
}

/**
 * A page whose time a journey moves. Deadlines of calls follow the same time: the browser's own timer
 * for them knows no other clock than the real one.
 */
export class StoppedTime {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Takes over the time of a page that has not opened anything yet; it runs, from `at` in epoch ms or now, until it is stopped. */
  static async of(page: Page, at?: number): Promise<StoppedTime> {
    await page.clock.install(at === undefined ? {} : { time: at });
    await page.context().addInitScript(() => {
      const { setTimeout, clearTimeout } = window;
      const waiting = new Map<number, Timer>();
      window.setTimeout = ((act: () => void, ms = 0, ...given: []) => {
        const timer = setTimeout(() => {
          waiting.delete(timer);
          act(...given);
        }, ms) as unknown as number;
        waiting.set(timer, { ms, due: Date.now() + ms });
        return timer;
      }) as typeof window.setTimeout;
      window.clearTimeout = (timer) => {
        waiting.delete(timer as number);
        clearTimeout(timer);
      };
      AbortSignal.timeout = (ms) => {
        const deadline = new AbortController();
        window.setTimeout(
          () => deadline.abort(new DOMException('The time is over.', 'TimeoutError')),
          ms,
        );
        return deadline.signal;
      };
      Object.defineProperty(window, 'timers', { get: () => [...waiting.values()] });
    });
    return new StoppedTime(page);
  }

  /** Lets time run as outside. */
  async run(): Promise<void> {
    await this.#page.clock.resume();
  }

  /** Stops time; what was due in the second before is done. */
  async stop(): Promise<void> {
    const now = await this.#page.evaluate(() => Date.now());
    await this.#page.clock.pauseAt(now + 1_000);
  }

  /** Lets so many milliseconds pass, with all that is due in them. */
  async pass(ms: number): Promise<void> {
    await this.#page.clock.runFor(ms);
  }

  /** The milliseconds left of the latest timer that was set for exactly so many milliseconds; null for none. */
  left(ms: number): Promise<number | null> {
    return this.#page.evaluate((delay) => {
      const timer = (window as unknown as Timed).timers.findLast((set) => set.ms === delay);
      return timer === undefined ? null : timer.due - Date.now();
    }, ms);
  }

  /** True when the page has set itself a timer of exactly so many milliseconds. */
  async isWaiting(ms: number): Promise<boolean> {
    return (await this.left(ms)) !== null;
  }

  /** Waits until the page has set itself a timer of exactly so many milliseconds. */
  async awaits(ms: number): Promise<void> {
    await expect.poll(() => this.isWaiting(ms), { intervals: [5, 10, 20, 50] }).toBe(true);
  }

  /** Lets all but the last millisecond of the latest timer of so many milliseconds pass. */
  async passAllBut1(ms: number): Promise<void> {
    await this.awaits(ms);
    await this.pass(((await this.left(ms)) ?? 1) - 1);
  }
}
