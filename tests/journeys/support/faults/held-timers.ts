import { expect, type Page } from '@playwright/test';

/** From which delay on a timer is held, in milliseconds: shorter ones are the page's own housekeeping. */
const HELD_FROM = 900;

/** What the script below leaves on a page. */
interface Held {
  heldTimers: {
    /** How long is left of the latest timer that was set for exactly so long; null for none. */
    left(ms: number): number | null;
    pass(ms: number): Promise<void>;
  };
}

/**
 * The long timers of a page end only when a journey lets time pass, to the millisecond; short ones run.
 * Deadlines of calls are among them: the browser's own timer for those knows no other clock than the real one.
 */
export class HeldTimers {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Holds the timers of everything that a page opens from now on. */
  static async of(page: Page): Promise<HeldTimers> {
    await page.addInitScript((heldFrom) => {
      const { setTimeout, clearTimeout } = window;
      const timers = new Map<number, { ms: number; due: number; act: () => void }>();
      let now = 0;
      let made = 0;
      const hold = (act: () => void, ms: number) => {
        made -= 1;
        timers.set(made, { ms, due: now + ms, act });
        return made;
      };
      window.setTimeout = ((act: () => void, ms = 0, ...given: []) =>
        ms < heldFrom
          ? setTimeout(act, ms, ...given)
          : hold(() => act(...given), ms)) as typeof window.setTimeout;
      window.clearTimeout = (timer) => {
        if (!timers.delete(timer as number)) clearTimeout(timer);
      };
      AbortSignal.timeout = (ms) => {
        const deadline = new AbortController();
        hold(() => deadline.abort(new DOMException('The time is over.', 'TimeoutError')), ms);
        return deadline.signal;
      };
      const pass = async (ms: number) => {
        const end = now + ms;
        for (;;) {
          const [next] = [...timers]
            .filter(([, { due }]) => due <= end)
            .sort((a, b) => a[1].due - b[1].due);
          if (next === undefined) break;
          const [id, { due, act }] = next;
          timers.delete(id);
          now = due;
          act();
          // what follows from it may set the next timer
          await new Promise((resolve) => setTimeout(resolve, 0));
        }
        now = end;
      };
      const left = (ms: number) => {
        const timer = [...timers.values()].findLast((set) => set.ms === ms);
        return timer === undefined ? null : timer.due - now;
      };
      Object.assign(window, { heldTimers: { left, pass } });
    }, HELD_FROM);
    return new HeldTimers(page);
  }

  /** Lets so many milliseconds pass, with all that is due in them. */
  async pass(ms: number): Promise<void> {
    await this.#page.evaluate((time) => (window as unknown as Held).heldTimers.pass(time), ms);
  }

  /** Whether the page has set itself a timer of exactly so many milliseconds. */
  async isWaiting(ms: number): Promise<boolean> {
    return (await this.#left(ms)) !== null;
  }

  /** Waits until the page has set itself a timer of exactly so many milliseconds. */
  async awaits(ms: number): Promise<void> {
    await expect.poll(() => this.isWaiting(ms), { intervals: [5, 10, 20, 50] }).toBe(true);
  }

  /** Lets all but the last millisecond of the latest timer of so many milliseconds pass. */
  async passAllBut1(ms: number): Promise<void> {
    await this.awaits(ms);
    await this.pass(((await this.#left(ms)) ?? 1) - 1);
  }

  #left(ms: number): Promise<number | null> {
    return this.#page.evaluate((time) => (window as unknown as Held).heldTimers.left(time), ms);
  }
}
