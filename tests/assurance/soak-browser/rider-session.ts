import type { Page } from 'playwright-core';
import type { Item } from '#machines/domain/catalogue/item.ts';
import * as paths from '../../../src/paths.ts';
import { tripPath } from '../../fixtures/paths.ts';
import { pick, type Random } from '../../fixtures/random.ts';
import { WAIT_LIMIT } from '../../fixtures/time-limits.ts';
import { type Phone, pause, type Sight } from './phone.ts';

/** A rider and what is to be booked. */
export interface Wish {
  readonly item: Item;
  readonly guest: { readonly name: string; readonly email: string; readonly phone: string };
}

/** The words on the payment page's buttons, the likelier ones more often. */
const OUTCOMES = [
  ...['Pay', 'Pay', 'Pay', 'Pay', 'Pay, never return', 'Pay, never return'],
  ...['Then confirm', 'Then confirm', 'Leave it pending', 'Decline at the bank'],
  ...['Cancel and return to Kickstand', 'Close without paying'],
] as const;

type Moment = 'posting' | 'paying' | 'paid' | 'checking' | 'verdict';

const BEFORE_RETURN: readonly Moment[] = ['posting', 'paying', 'paid'];
const MOMENTS: readonly Moment[] = [...BEFORE_RETURN, 'checking', 'verdict'];

/** The outcomes after which nothing leads back. */
const DEAD_ENDS: readonly string[] = ['Pay, never return', 'Close without paying'];

const WAYS = ['reloads', 'closes', 'backs'] as const;

/** The number of times that a rider tries to start the payment. */
const PRESS_LIMIT = 10;

/** The time that a rider waits for the payment page to lead on before pressing again, in real milliseconds. */
const PAY_PATIENCE_MS = 8_000;

/** The number of steps of a rider before nothing is hoped for any more. */
const STEP_LIMIT = 40;

/** One rider's way to a booking, with everything that riders do on it. It goes by what the page shows. */
export class RiderSession {
  readonly #phone: Phone;
  readonly #wish: Wish;
  readonly #random: Random;
  /** The times that a payment was asked for: a double click is one. */
  readonly #requested: { presses: number };
  readonly #interruption: { at: Moment; by: (typeof WAYS)[number] } | null;
  readonly #outcome: string;
  #isReported = false;
  #isInterrupted = false;
  #isOver = false;
  #isReturning = false;
  #presses = 0;
  #payments = 0;

  constructor(phone: Phone, wish: Wish, random: Random, requested: { presses: number }) {
    this.#phone = phone;
    this.#wish = wish;
    this.#random = random;
    this.#requested = requested;
    this.#outcome = pick(random, OUTCOMES);
    const moments = DEAD_ENDS.includes(this.#outcome) ? BEFORE_RETURN : MOMENTS;
    const interruption = { at: pick(random, moments), by: pick(random, WAYS) };
    this.#interruption = random() < 0.2 ? interruption : null;
  }

  /** Books, pays or not, and comes back or not. */
  async go(): Promise<void> {
    await this.#openRide();
    for (let step = 0; step < STEP_LIMIT && !this.#isOver; step += 1) await this.#step();
    if (!this.#isOver)
      throw new Error(`A rider found no end: ${JSON.stringify(await this.#phone.look())}`);
  }

  async #step(): Promise<void> {
    const { connection } = this.#phone;
    const sight = await this.#phone.see(() => true);
    if (sight.origin === connection.pay) return this.#pay(sight);
    if (sight.path.startsWith(paths.detailsOf(''))) return this.#choose();
    if (sight.path === paths.confirmation) return this.#confirm();
    if (sight.path === paths.paymentResult) return this.#watch();
    if (sight.path.startsWith(paths.bookingDetails)) {
      if (this.#isReported || this.#isReturning) return this.#end();
      return this.#openRide();
    }
    if (this.#presses >= PRESS_LIMIT) return this.#end();
    // thrown back to the start, by a new tab or by going back too far
    return this.#isReturning && !this.#may(0.5) ? this.#end() : this.#openRide();
  }

  /** The payment page leads back to the site. A press that came to nothing is done again, as a person would: a payment is decided once. */
  async #beSentBack(words: string): Promise<void> {
    const isBack = ({ origin }: Sight) => origin === this.#phone.connection.site;
    if (await this.#phone.shows(isBack, PAY_PATIENCE_MS)) return;
    await this.#phone.press(words);
    await this.#phone.see(isBack);
  }

  #may(probability: number): boolean {
    return this.#random() < probability;
  }

  #end(): void {
    this.#isOver = true;
  }

  get #ridePath(): string {
    return tripPath(`${this.#wish.item.id}`);
  }

  #openRide(): Promise<void> {
    return this.#phone.open(this.#ridePath);
  }

  /** The one thing that comes between in one of five rides. */
  async #interruptedAt(moment: Moment): Promise<boolean> {
    const { by, at } = this.#interruption ?? {};
    if (by === undefined || at !== moment || this.#isInterrupted) return false;
    this.#isInterrupted = true;
    await pause(Math.floor(this.#random() * 200));
    const url = this.#phone.page.url();
    if (by === 'reloads') await this.#phone.reload();
    else if (by === 'closes') await this.#phone.reopen(this.#may(0.5) ? url : '/');
    else await this.#phone.back();
    return true;
  }

  async #choose(): Promise<void> {
    const sight = await this.#phone.see(
      ({ isBusy, actions }) =>
        !isBusy && (actions.includes('Book Now') || actions.includes('Sold Out')),
    );
    // an address with tickets opens the popup by itself, over the banner and the button behind it
    const isChosen = sight.actions.includes('Proceed');
    if (!isChosen && !sight.actions.some((action) => action.startsWith('+ Add'))) {
      if (await this.#dismissBanner(sight)) return;
      if (!sight.actions.includes('Book Now')) return this.#end();
      // a notice that comes up meanwhile moves the button away: the rider looks again
      if (!(await this.#phone.press('Book Now'))) return;
    }
    const selector = this.#phone.page.getByRole('dialog');
    if (!isChosen)
      await selector
        .getByRole('button', { name: /^\+ Add/ })
        .first()
        .click();
    await selector.getByRole('button', { name: 'Proceed' }).click();
    await this.#phone.see(({ path }) => path === paths.confirmation);
  }

  async #confirm(): Promise<void> {
    const sight = await this.#settled(paths.confirmation);
    if (sight === null) return;
    if (await this.#dismissBanner(sight)) return;
    const { actions } = sight;
    if (actions.includes('Book more tickets')) return this.#hearOfPaid();
    if (actions.includes('Pay anyway')) return this.#decideOnOpen();
    // an order may exist that nobody can ask about: the rider takes the risk, or leaves it
    if (actions.includes('Book again'))
      return this.#may(0.8) ? this.#start('Book again') : this.#end();
    if (this.#presses >= PRESS_LIMIT) return this.#end();
    if (!actions.includes('confirm & pay')) {
      // the form itself may still be on its way, in real time
      await pause(500);
      return this.#phone.skip(1_000);
    }
    // who read in a banner that this very ride is booked wants nothing more
    if (this.#isReported) return this.#end();
    await fillIn(this.#phone.page, this.#wish.guest);
    await this.#start('confirm & pay');
  }

  /** A previous payment for this ride turned out paid: the rider looks at that booking, or wants another. */
  async #hearOfPaid(): Promise<void> {
    const isEnough = this.#may(0.5);
    // a notice that comes up meanwhile moves the button away: the rider looks again
    const isPressed = await this.#phone.press(isEnough ? 'View booking' : 'Book more tickets');
    if (!isPressed || !isEnough) return;
    await this.#phone.see(({ path }) => path.startsWith(paths.bookingDetails));
    this.#end();
  }

  /** A payment stands in the way: asked about again, passed over, or left for a while. */
  async #decideOnOpen(): Promise<void> {
    const way = this.#random();
    if (way < 0.5) return this.#start('Check again');
    if (way < 0.7) return this.#start('Pay anyway');
    if (way < 0.85) return this.#end();
    await this.#phone.press('Back to the form');
    await this.#phone.skip(60_000);
  }

  async #start(button: string): Promise<void> {
    this.#presses += 1;
    this.#requested.presses += 1;
    const isDouble = button === 'confirm & pay' && this.#may(0.2);
    await this.#phone.press(button, isDouble ? 'dblclick' : 'click');
    await this.#interruptedAt('posting');
  }

  async #pay(sight: Sight): Promise<void> {
    const onward = sight.actions.find((words) => words.startsWith('Return to'));
    if (onward !== undefined) {
      await this.#phone.press(onward);
      return;
    }
    if (await this.#interruptedAt('paying')) return;
    const wanted = this.#payments === 0 ? this.#outcome : 'Pay';
    const words = sight.actions.find(
      (action) => action === wanted || action.startsWith(`${wanted} ₹`),
    );
    if (words === undefined) return this.#leave();
    if (words === 'Then confirm')
      await this.#phone.page
        .getByLabel('Pending for')
        .fill(String(1 + Math.floor(this.#random() * 5)));
    if (!(await this.#phone.press(words))) return;
    this.#payments += 1;
    if (await this.#interruptedAt('paid')) return;
    if (DEAD_ENDS.includes(words)) return this.#vanish();
    await this.#beSentBack(words);
  }

  /** The payment page leads nowhere: the rider goes back, or closes it and may try the ride again. */
  async #vanish(): Promise<void> {
    await this.#phone.see(({ actions }) => actions.length === 0);
    await this.#leave();
  }

  async #leave(): Promise<void> {
    this.#isReturning = true;
    const way = Math.floor(this.#random() * 3);
    if (way === 0) return this.#phone.reopen('/');
    if (way === 1) return this.#phone.reopen(this.#ridePath);
    await this.#phone.back();
  }

  /** The result page: waited for, pressed early, asked again or left. */
  async #watch(): Promise<void> {
    this.#isReturning = true;
    if (await this.#interruptedAt('checking')) return;
    for (let look = 0; look < 12; look += 1) {
      const sight = await this.#settled(paths.paymentResult, 150);
      if (sight === null) {
        await this.#phone.skip(2_000);
        if (this.#phone.url.pathname !== paths.paymentResult) return;
        continue;
      }
      if (await this.#interruptedAt('verdict')) return;
      const { actions } = sight;
      if (actions.includes('View booking')) {
        if (this.#may(0.5)) {
          await this.#phone.press('View booking');
          return;
        }
        await this.#phone.skip(3_000);
        await this.#phone.see(({ path }) => path === paths.bookingDetails);
        return;
      }
      if (actions.includes('Try again') && this.#may(0.3)) {
        await this.#phone.press('Try again');
        return;
      }
      const again = actions.find((words) => words === 'Check again' || words === 'Refresh Status');
      if (again === undefined || this.#may(0.5)) return this.#end();
      await this.#phone.press(again);
      await pause(100);
    }
  }

  /** The page at rest; null when it leads away, or is busy for longer than `patience` in milliseconds. */
  async #settled(path: string, patience = WAIT_LIMIT): Promise<Sight | null> {
    const began = performance.now();
    while (performance.now() - began < patience) {
      const sight = await this.#phone.look();
      if (sight !== null && sight.path !== path) return null;
      if (sight?.isHydrated && !sight.isBusy) return sight;
      await pause(40);
    }
    return null;
  }

  /** A banner says that a payment came through: the rider looks at the booking, and knows whether it is the one wished for. */
  async #dismissBanner({ actions, text }: Sight): Promise<boolean> {
    if (!actions.includes('Not now')) return false;
    this.#isReported = text.includes(`Your booking of ${this.#wish.item.title} is confirmed.`);
    await this.#phone.openFromBanner();
    return true;
  }
}

async function fillIn(page: Page, { name, email, phone }: Wish['guest']): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Phone Number').fill(phone);
}
