import { type Browser, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../../../../tools/check/browsers.ts';
import { START_LIMIT } from '../../../fixtures/time-limits.ts';
import { goBack, isThere } from './page-script.ts';
import {
  COMMAND_LIMIT,
  type Engine,
  type Point,
  type RiderBrowser,
  type WindowSize,
} from './rider-browser.ts';

/** A port at which nobody listens. */
const NOWHERE = 9;

const settings = {
  // all but the site goes to a proxy that is not there
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': NOWHERE,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': NOWHERE,
  'network.proxy.no_proxies_on': 'localhost',
  'intl.accept_languages': 'en-IN, en',
  // as before its version 147, so that one engine goes Back by the site's own means
  'dom.navigation.webidl.enabled': false,
};

/**
 * One Firefox, by WebDriver BiDi, with a user context a rider: storage, caches and workers of their own. It starts with
 * the first rider, since its start takes more of the processor than most flows.
 */
export class FirefoxEngine implements Engine {
  #browser: Promise<Browser> | undefined;

  async open({ width, height }: WindowSize): Promise<RiderBrowser> {
    this.#browser ??= start();
    const context = await (await this.#browser).createBrowserContext();
    const close = () => context.close();
    try {
      const page = await context.newPage();
      await page.setViewport({ width, height });
      return new Firefox(page, close);
    } catch (error) {
      await close();
      throw error;
    }
  }

  async close(): Promise<void> {
    await (await this.#browser)?.close();
  }
}

/** Starts Firefox with a profile of its own. */
async function start(): Promise<Browser> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error('Firefox is not on this machine.');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: START_LIMIT,
    protocolTimeout: COMMAND_LIMIT,
    extraPrefsFirefox: settings,
    env: { ...process.env, TZ: 'Asia/Kolkata' },
  });
  // a worker that is ended in the middle of a test leaves no browser behind
  process.once('exit', () => void browser.process()?.kill('SIGKILL'));
  return browser;
}

class Firefox implements RiderBrowser {
  readonly #faults: Promise<readonly string[]>[] = [];
  readonly close: () => Promise<void>;
  readonly #page: Page;

  constructor(page: Page, close: () => Promise<void>) {
    this.#page = page;
    this.close = close;
    page.setDefaultTimeout(COMMAND_LIMIT);
    page.on('console', (message) => {
      if (message.type() === 'error') this.#faults.push(Promise.resolve([message.text()]));
    });
    page.on('pageerror', (error) => this.#faults.push(this.#faultsIn(String(error))));
  }

  async faults(): Promise<readonly string[]> {
    return (await Promise.all(this.#faults)).flat();
  }

  /**
   * Firefox calls each request through the worker failed that was cut off: by leaving the page, or by React, which gives a picture its address
   * again as it puts it in. That is no fault where the file comes when it is asked for again.
   */
  async #faultsIn(error: string): Promise<readonly string[]> {
    const [, address] = /^Error: Failed to load ‘(.+)’\. A ServiceWorker/.exec(error) ?? [];
    if (address === undefined) return [error];
    const ask = () => this.run(isThere, address);
    // the first asking may meet a page that is being left
    const comes = await ask()
      .catch(ask)
      .catch(() => false);
    return comes ? [] : [error];
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  async back(): Promise<void> {
    // a page that is restored as it was loads nothing that the protocol could wait for
    await this.run(goBack);
  }

  run<Given extends readonly unknown[], Result>(
    script: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>> {
    return this.#page.evaluate(
      script as unknown as (...given: unknown[]) => Awaited<Result>,
      ...given,
    ) as Promise<Awaited<Result>>;
  }

  async press({ x, y }: Point): Promise<void> {
    await this.#page.mouse.click(x, y);
  }
}
