import { type Browser, type BrowserContext, errors, type Page } from 'playwright-core';
import { DAY_MS } from '#machines/domain/calendar/calendar.ts';
import * as paths from '../../../src/paths.ts';
import { WAIT_LIMIT } from '../../fixtures/time-limits.ts';
import type { Connection } from './connection.ts';
import type { ReportedStatus } from './event-log.ts';
import { confirmedIn } from './reconciliation.ts';

/** Milliseconds between two looks at a page. */
const LOOK_MS = 40;
/** The longest that a page may take to come to rest, in real milliseconds. */
const PATIENCE_MS = WAIT_LIMIT;
/** The longest that a press waits for what it presses, in real milliseconds. */
const PRESS_MS = WAIT_LIMIT / 6;
/** Chromium's own lines about requests that failed, which is what the soak is about. */
const EXPECTED = /^Failed to load resource:/;
/** The driver's words when the page goes somewhere at the same moment. */
const ON_THE_MOVE = /ERR_ABORTED|interrupted by another navigation|Not attached to an active page/;
/** The riders' names, addresses and numbers. */
const PERSONAL = /rider[.+ ]\d|@example\.com|90001\d{5}/i;

/** The visible facts of a page. */
export interface Sight {
  origin: string;
  path: string;
  title: string;
  /** True when React has taken the page over. */
  isHydrated: boolean;
  /** True when something is on its way. */
  isBusy: boolean;
  /** Everything that can be read on it. */
  text: string;
  /** The words on buttons that can be pressed, and on links that lead on. */
  actions: string[];
}

/** The site's sentences about a payment, and their pages. A banner names the ride alone: the rider opens it and reads the rest. */
const SAYINGS: readonly { path: string; says: string; word: ReportedStatus }[] = [
  { path: paths.confirmation, says: 'You have already paid for this ride', word: 'paid' },
  { path: paths.confirmation, says: 'Please do not pay again.', word: 'open' },
  { path: paths.confirmation, says: 'paying for this ride in another tab', word: 'elsewhere' },
  { path: paths.confirmation, says: 'earlier payment did not go through', word: 'declined' },
  { path: paths.paymentResult, says: 'Payment successful', word: 'paid' },
  { path: paths.paymentResult, says: 'Please do not pay again.', word: 'open' },
  { path: paths.paymentResult, says: 'so you can pay again', word: 'declined' },
  { path: paths.bookingDetails, says: 'Booking Status: Confirmed', word: 'paid' },
];

/** Changes what a phone is, to see that the soak finds it. */
export type FaultInjection = (context: BrowserContext, connection: Connection) => Promise<unknown>;

/** A rider's phone: one browser context with one tab at a time, its clock in step with the platform's. */
export class Phone {
  readonly errors: string[] = [];
  /** Places where something personal was seen that must not be there. */
  readonly leaks: string[] = [];
  readonly connection: Connection;
  readonly #context: BrowserContext;
  #page: Page;
  /** The payment that each page asked about last. */
  readonly #checkedPayments = new WeakMap<Page, string>();
  /** The last sentence of each page, so that one that stays counts once. */
  readonly #said = new WeakMap<Page, string>();

  private constructor(connection: Connection, context: BrowserContext, page: Page) {
    this.connection = connection;
    this.#context = context;
    this.#page = page;
    context.on('weberror', (error) => this.errors.push(String(error.error())));
    context.on('request', (request) => {
      const transaction = /payment\/status\/([\w-]+)/.exec(request.url())?.[1];
      if (transaction !== undefined) this.#checkedPayments.set(request.frame().page(), transaction);
      this.#keepPrivate('address', request.url());
      this.#keepPrivate('referrer', request.headers().referer ?? '');
    });
    context.on('console', (message) => {
      const text = message.text();
      this.#keepPrivate('console', text);
      if (message.type() === 'debug') connection.ledger.eventLog.note(text);
      if (message.type() === 'error' && !EXPECTED.test(text)) this.errors.push(text);
    });
  }

  /** Switches a new phone on. */
  static async start(
    browser: Browser,
    connection: Connection,
    injection: FaultInjection,
  ): Promise<Phone> {
    const context = await browser.newContext({
      baseURL: connection.site,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      serviceWorkers: 'block',
      viewport: { width: 1440, height: 900 },
    });
    context.setDefaultTimeout(PATIENCE_MS);
    await context.clock.install({ time: Date.now() });
    await context.addInitScript(noteRemovals);
    await injection(context, connection);
    return new Phone(connection, context, await context.newPage());
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
    await closeTab(this.#page);
    this.#page = await this.#context.newPage();
    await this.open(url);
  }

  /** Lets `ms` go by, on the phone and at the platform. */
  async skip(ms: number): Promise<void> {
    if (ms >= DAY_MS) this.connection.ledger.eventLog.note(`${Math.round(ms / DAY_MS)} days go by`);
    this.connection.skip(ms);
    await this.#context.clock.fastForward(ms);
  }

  /** The page as it is now; null while it changes to another. */
  async look(): Promise<Sight | null> {
    try {
      const sight = await this.#page.evaluate(see);
      this.#keepPrivate('title', sight.title);
      this.#hear(sight);
      return sight;
    } catch (error) {
      if (String(error).includes('closed')) throw error;
      return null;
    }
  }

  /** The page once it is alive and `until` holds. Throws after half a minute. */
  async see(until: (sight: Sight) => boolean): Promise<Sight> {
    const sight = await this.#waitFor(until, PATIENCE_MS);
    if (sight !== null) return sight;
    const lastSight = JSON.stringify(await this.look());
    throw new Error(`The page never came to rest: ${lastSight}`);
  }

  /** True when the page comes to show what `until` asks for, within `patience` in real milliseconds. */
  async shows(until: (sight: Sight) => boolean, patience: number): Promise<boolean> {
    return (await this.#waitFor(until, patience)) !== null;
  }

  async #waitFor(until: (sight: Sight) => boolean, patience: number): Promise<Sight | null> {
    const began = performance.now();
    while (performance.now() - began < patience) {
      const sight = await this.look();
      if (sight?.isHydrated && until(sight)) return sight;
      await pause(LOOK_MS);
    }
    return null;
  }

  /** Notes what a page says of a payment, for the account. */
  #hear({ origin, path, text }: Sight): void {
    if (origin !== this.connection.site) return;
    const { store, ledger } = this.connection;
    const heard = SAYINGS.filter(
      (saying) => path.startsWith(saying.path) && text.includes(saying.says),
    );
    const named = store.orders().find(({ id }) => text.includes(id));
    for (const { path: where, word } of heard) {
      const isForm = where === paths.confirmation;
      // the form names no payment: what it says of an open one is the answer about it
      const checkedOrder =
        word === 'paid' ? undefined : store.order(this.#checkedPayments.get(this.#page) ?? '');
      const order = isForm ? checkedOrder : named;
      // what names no payment names its ride
      const ride = order ?? store.orders().find(({ title }) => text.includes(title));
      const itemId = ride?.itemId ?? '';
      const saying = `${path} ${word} ${order?.id}`;
      if (this.#said.get(this.#page) === saying) continue;
      this.#said.set(this.#page, saying);
      const transactionId = order?.id ?? null;
      ledger.tell(word, { itemId, transactionId });
    }
    if (heard.length === 0) this.#said.delete(this.#page);
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

  /** Opens the booking that a banner tells of, and reads which one it is. */
  async openFromBanner(): Promise<void> {
    const banner = this.#page.locator('main, body').getByText('Your payment came through').first();
    if (!(await banner.isVisible())) return;
    await this.#page
      .getByRole('button', { name: 'View booking' })
      .first()
      .click({ noWaitAfter: true, timeout: PRESS_MS })
      .catch(() => undefined);
    await this.see(
      ({ path, text }) => path.startsWith(paths.bookingDetails) && text.includes('Booking Status'),
    );
  }

  /** The bookings that this phone holds as confirmed. Opens the site where the tab is elsewhere. */
  async confirmed() {
    if (this.url.origin !== this.connection.site) await this.open('/');
    return confirmedIn(
      new Map(await this.#page.evaluate(() => Object.entries({ ...localStorage }))),
    );
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

/** Closes a tab. Chromium at times closes one and never says so: then nobody waits for it. */
async function closeTab(page: Page): Promise<void> {
  await Promise.race([page.close(), pause(10_000)]);
}

/** Waits for real milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Runs in each page before its scripts: the story of the phone has each text that the site removes. */
function noteRemovals(): void {
  // a frame of elsewhere has no storage
  if (window.origin === 'null') return;
  const { removeItem } = Storage.prototype;
  Storage.prototype.removeItem = function (key) {
    if (this === localStorage && this.getItem(key) !== null)
      console.debug(`removed ${key} on ${location.pathname}`);
    removeItem.call(this, key);
  };
}

/** Runs in the page. */
function see(): Sight {
  const controls = [...document.querySelectorAll('button, main a')];
  const root = document.getElementById('root');
  return {
    origin: location.origin,
    path: location.pathname,
    title: document.title,
    isHydrated:
      document.readyState !== 'loading' &&
      (root === null ||
        document
          .querySelector('main h1, main h2')
          ?.closest('[data-hydrated]')
          ?.getAttribute('data-hydrated') === 'true'),
    text: document.body.innerText,
    isBusy: document.querySelector('main [aria-busy="true"]') !== null,
    actions: controls
      .filter((control) => !(control instanceof HTMLButtonElement && control.disabled))
      .filter((control) => control.getClientRects().length > 0)
      .map((control) => control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''),
  };
}
