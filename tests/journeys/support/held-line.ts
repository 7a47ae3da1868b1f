import { expect, type Page, type Request, type Route } from '@playwright/test';

/** The line of one call of a page: each request waits until the journey says what becomes of it. */
export class HeldLine {
  readonly #held: Route[] = [];

  /** Holds the requests of a page whose address fits. */
  static async of(page: Page, address: RegExp): Promise<HeldLine> {
    const line = new HeldLine();
    page.on('requestfailed', (request) => line.#forget(request));
    await page.route(address, (route) => {
      line.#held.push(route);
    });
    return line;
  }

  /** The number of requests that wait. */
  get waiting(): number {
    return this.#held.length;
  }

  /** Waits until exactly one request waits. */
  async rings(): Promise<void> {
    await expect.poll(() => this.waiting, { intervals: [5, 10, 20, 50] }).toBe(1);
  }

  /** Answers the request that waits with a JSON body. */
  async answer(json: unknown): Promise<void> {
    await this.#next().fulfill({ json });
  }

  /** Lets the request that waits go on its way. */
  async pass(): Promise<void> {
    await this.#next().continue();
  }

  /** Breaks the request that waits off. */
  async cut(): Promise<void> {
    await this.#next().abort('internetdisconnected');
  }

  /** A request that its own page gave up waits no more. */
  #forget(request: Request): void {
    const index = this.#held.findIndex((route) => route.request() === request);
    if (index >= 0) this.#held.splice(index, 1);
  }

  #next(): Route {
    const route = this.#held.shift();
    if (route === undefined) throw new Error('No request waits.');
    return route;
  }
}
