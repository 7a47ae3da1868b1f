import { expect, type Page } from '@playwright/test';

/** What the script below leaves on a page. */
interface Held {
  heldChecks: (() => void)[];
}

/** The status calls of a page leave it only when a journey lets them, and then go to the server as they are. */
export class HeldChecks {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Holds the status calls of everything that a page opens from now on. */
  static async of(page: Page): Promise<HeldChecks> {
    await page.addInitScript(() => {
      const { fetch } = window;
      const held: (() => void)[] = [];
      window.fetch = async (input, init) => {
        const address = input instanceof Request ? input.url : String(input);
        if (address.includes('/payment/status/'))
          await new Promise<void>((release) => held.push(release));
        return fetch(input, init);
      };
      Object.assign(window, { heldChecks: held });
    });
    return new HeldChecks(page);
  }

  /** How many calls wait. */
  waiting(): Promise<number> {
    return this.#page.evaluate(() => (window as unknown as Held).heldChecks.length);
  }

  /** Waits until the page makes a call, the only one at that time. */
  async rings(): Promise<void> {
    // while a page loads there is none to ask
    const count = () => this.waiting().catch(() => 0);
    await expect.poll(count, { intervals: [5, 10, 20, 50] }).toBe(1);
  }

  /** Lets the call that waits go to the server. */
  async release(): Promise<void> {
    await this.#page.evaluate(() => (window as unknown as Held).heldChecks.shift()?.());
  }
}
