import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page, type Route } from '@playwright/test';

const assets = new URL('../../../dist/assets', import.meta.url);

/** The scripts of the build that arrive late or not at all in a journey. A journey whose script is never asked for fails, because it would prove nothing. */
export class BuiltScripts {
  readonly #missed = new Set<string>();

  /** Holds a script back until the result is called; the first script of a page runs unless it is the one held. */
  async hold(page: Page, name = 'start'): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await this.#meet(page, name, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  /** Breaks the requests of a script off, so many times. */
  async lose(page: Page, name: string, times = Number.POSITIVE_INFINITY) {
    let requestCount = 0;
    await this.#meet(page, name, async (route) => {
      requestCount += 1;
      await (requestCount > times ? route.continue() : route.abort());
    });
    return { requestCount: () => requestCount, end: () => page.unrouteAll() };
  }

  /** Lets every script but the first one of a page arrive so many ms late. */
  async delay(page: Page, ms: number): Promise<void> {
    await this.#meet(page, '(?!index-).+', async (route) => {
      await wait(ms);
      await route.continue();
    });
  }

  /** Throws when a script that was to be held back was never asked for. */
  expectRequested(): void {
    expect([...this.#missed], 'scripts that no page asked for').toEqual([]);
  }

  /** Gives the requests of a script to a handler; `name` is a pattern of what its file is called before its hash. */
  async #meet(page: Page, name: string, handle: (route: Route) => Promise<void>): Promise<void> {
    const file = new RegExp(`^${name}-[\\w-]{8}\\.js$`);
    if (!readdirSync(assets).some((built) => file.test(built)))
      throw new Error(`The build has no script ${name}.`);
    this.#missed.add(name);
    const isIt = ({ pathname }: URL) =>
      pathname.startsWith('/assets/') && file.test(pathname.slice('/assets/'.length));
    await page.route(isIt, async (route) => {
      this.#missed.delete(name);
      await handle(route);
    });
  }
}
