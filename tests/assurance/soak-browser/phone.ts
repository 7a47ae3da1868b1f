import { type Browser, type BrowserContext, errors, type Page } from 'playwright-core';
import { confirmedIn } from '../soak/account.ts';
import type { Line } from './line.ts';

/** Milliseconds between two looks at a page. */
const LOOK_MS = 40;
/** The longest that a page may take to come to rest, in real milliseconds. */
const PATIENCE_MS = 30_000;
/** The longest that a press waits for what it presses, in real milliseconds. */
const PRESS_MS = 5_000;
/** Chromium's own lines about requests that failed, which is what the soak is about. */
const EXPECTED = /^Failed to load resource:/;
/** What the driver says when the page goes somewhere at the same moment. */
const ON_THE_MOVE = /ERR_ABORTED|interrupted by another navigation|Not attached to an active page/;
/** The riders' names, addresses and numbers. */
const PERSONAL = /rider[.+ ]\d|@example\.com|90001\d{5}/i;
const VIOLATION = /Content Security Policy|Trusted ?Type/i;

/** What a rider sees of a page. */
export interface Sight {
  origin: string;
  path: string;
  title: string;
  /** Whether React has taken the page over. */
  isAlive: boolean;
  /** Whether something is on its way. */
  isBusy: boolean;
  /** The words on buttons that can be pressed, and on links that lead on. */
  actions: string[];
}

/** Changes what a phone is, to see that the soak finds it. */
export type Tampering = (context: BrowserContext, line: Line) => Promise<unknown>;

/** A rider's phone: one browser context with one tab at a time, its clock in step with the platform's. */
export class Phone {
  readonly errors: string[] = [];
  readonly violations: string[] = [];
  /** Places where something personal was seen that must not be there. */
  readonly leaks: string[] = [];
  readonly line: Line;
  readonly #context: BrowserContext;
  #page: Page;

  private constructor(line: Line, context: BrowserContext, page: Page) {
    this.line = line;
    this.#context = context;
    this.#page = page;
    context.on('weberror', (error) => this.errors.push(String(error.error())));
    context.on('request', (request) => {
      this.#keepPrivate('address', request.url());
      this.#keepPrivate('referrer', request.headers().referer ?? '');
    });
    context.on('console', (message) => {
      const text = message.text();
      this.#keepPrivate('console', text);
      if (VIOLATION.test(text)) this.violations.push(text);
      else if (message.type() === 'error' && !EXPECTED.test(text)) this.errors.push(text);
    });
  }

  /** Switches a new phone on. */
  static async start(browser: Browser, line: Line, tampering: Tampering): Promise<Phone> {
    const context = await browser.newContext({
      baseURL: line.site,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      viewport: { width: 1440, height: 900 },
    });
    context.setDefaultTimeout(PATIENCE_MS);
    await context.clock.install({ time: Date.now() });
    await tampering(context, line);
    return new Phone(line, context, await context.newPage());
  }

  /** The tab, for what only a page can do. */
  get page(): Page {
    return this.#page;
  }

  get url(): URL {
    return new URL(this.#page.url());
  }

  /** Opens a path of the site in the tab. */
  async open(path: string): Promise<void> {
    await go(() => this.#page.goto(path, { waitUntil: 'commit' }));
  }

  /** Loads the page again. */
  async reload(): Promise<void> {
    await go(() => this.#page.reload({ waitUntil: 'commit' }));
  }

  /** Goes back in the tab's history. */
  async back(): Promise<void> {
    await go(() => this.#page.goBack({ waitUntil: 'commit' }));
  }

  /** Closes the tab, whatever it is in the middle of, and opens an address in a new one. */
  async reopen(url: string): Promise<void> {
    await this.#page.close();
    this.#page = await this.#context.newPage();
    await this.open(url);
  }

  /** Lets `ms` go by, on the phone and at the platform. */
  async skip(ms: number): Promise<void> {
    this.line.skip(ms);
    await this.#context.clock.fastForward(ms);
  }

  /** What the page shows now; null while it changes to another. */
  async look(): Promise<Sight | null> {
    try {
      const sight = await this.#page.evaluate(see);
      this.#keepPrivate('title', sight.title);
      return sight;
    } catch (error) {
      if (String(error).includes('closed')) throw error;
      return null;
    }
  }

  /** What the page shows once it is alive and `until` holds. Throws after half a minute. */
  async see(until: (sight: Sight) => boolean): Promise<Sight> {
    const began = performance.now();
    let sight = await this.look();
    while (sight === null || !sight.isAlive || !until(sight)) {
      if (performance.now() - began > PATIENCE_MS)
        throw new Error(`The page never came to rest: ${JSON.stringify(sight)}`);
      await pause(LOOK_MS);
      sight = await this.look();
    }
    return sight;
  }

  /** Presses the button, or follows the link, with these words. False when it has gone meanwhile: the rider looks again. */
  async press(words: string, kind: 'click' | 'dblclick' = 'click'): Promise<boolean> {
    const options = { name: words, exact: true } as const;
    const target = this.#page
      .getByRole('button', options)
      .or(this.#page.getByRole('link', options))
      .first();
    try {
      await target[kind]({ noWaitAfter: true, timeout: PRESS_MS });
      return true;
    } catch (error) {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    }
  }

  /** Every text that the site keeps on this phone. Opens the site where the tab is elsewhere. */
  async storage(): Promise<Map<string, string>> {
    if (this.url.origin !== this.line.site) await this.open('/');
    return new Map(await this.#page.evaluate(() => Object.entries({ ...localStorage })));
  }

  /** The bookings that this phone holds as confirmed. */
  async confirmed() {
    return confirmedIn(await this.storage());
  }

  #keepPrivate(place: string, text: string): void {
    if (PERSONAL.test(decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, ''))))
      this.leaks.push(`${place}: ${text}`);
  }

  /** Switches the phone off. */
  async stop(): Promise<void> {
    await this.#context.close();
  }
}

/** Goes where the rider wants, unless the page goes somewhere at the same moment. */
async function go(navigate: () => Promise<unknown>): Promise<void> {
  try {
    await navigate();
  } catch (error) {
    if (!ON_THE_MOVE.test(String(error))) throw error;
  }
}

/** Waits for real milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Runs in the page. */
function see(): Sight {
  const controls = [...document.querySelectorAll('button, main a')];
  const root = document.getElementById('root');
  return {
    origin: location.origin,
    path: location.pathname,
    title: document.title,
    isAlive:
      document.readyState !== 'loading' &&
      (root === null ||
        document
          .querySelector('main h1, main h2')
          ?.closest('[data-hydrated]')
          ?.getAttribute('data-hydrated') === 'true'),
    isBusy: document.querySelector('main [aria-busy="true"]') !== null,
    actions: controls
      .filter((control) => !(control instanceof HTMLButtonElement && control.disabled))
      .filter((control) => control.getClientRects().length > 0)
      .map((control) => control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''),
  };
}
