import type { BookingDraft } from '#machines/domain/booking.ts';
import type { Guest } from '#machines/domain/guest.ts';
import * as paths from '../../../src/paths.ts';
import { draftState } from '../../../src/storage/draft-state.ts';
import { pick, type Random } from '../../fixtures/random.ts';
import { ORIGIN, type Phone } from './phone.ts';
import { type Page, Tab } from './tab.ts';

/** What a rider wants to book, and under which name. */
export interface Wish {
  readonly draft: BookingDraft;
  readonly guest: Guest;
}

/** What happened on the way, for the figures. */
export interface RiderCounts {
  /** Presses that a page accepted and that may lead to one request for a booking each. */
  presses: number;
  /** Reloads, closed pages, ways back, pages left behind another. */
  interruptions: number;
  /** Riders that pressed "Pay anyway" or "Book more tickets". */
  insisted: number;
  /** Riders that gave up. */
  givenUp: number;
}

/** A payment that was started: the tab that left for it, the page that it left behind, and where to. */
interface Started {
  readonly tab: Tab;
  readonly page: Page;
  readonly url: string;
}

const OUTCOMES = [
  ...['pay', 'pay', 'pay', 'pay', 'pay', 'pay-and-vanish', 'pay-and-vanish', 'late', 'late'],
  ...['pending', 'decline', 'decline', 'cancel', 'vanish'],
] as const;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** The longest that a form or a result page may be busy, on the clock of the soak: its calls answer at once. */
const MOST_BUSY = 46 * SECOND;
/** How often a rider presses something on one form. */
const MOST_TURNS = 14;
/** How often a rider starts over. */
const MOST_VISITS = 4;

/**
 * One rider's way to a booking, with everything that riders do on it. Riders know what their pages
 * show and which of them can be pressed, what they did on the payment page, and nothing else.
 */
export class RiderSession {
  readonly #phone: Phone;
  readonly #wish: Wish;
  readonly #random: Random;
  readonly #riderCounts: RiderCounts;

  constructor(phone: Phone, wish: Wish, random: Random, riderCounts: RiderCounts) {
    this.#phone = phone;
    this.#wish = wish;
    this.#random = random;
    this.#riderCounts = riderCounts;
  }

  /** Books, pays or not, and comes back or not. */
  async go(): Promise<void> {
    for (let visit = 0; visit < MOST_VISITS; visit += 1) {
      const started = await this.#confirm();
      const ends = [];
      for (const one of started) ends.push(await this.#payAndReturn(one));
      if (!ends.includes('again')) return;
      await this.#phone.wait(20 * SECOND);
    }
    this.#riderCounts.givenUp += 1;
  }

  #may(probability: number): boolean {
    return this.#random() < probability;
  }

  #interrupted(probability: number): boolean {
    const isSo = this.#may(probability);
    if (isSo) this.#riderCounts.interruptions += 1;
    return isSo;
  }

  #openForm(tab: Tab): Page {
    const page = tab.open({ path: paths.confirmation, state: draftState(this.#wish.draft) });
    page.fillIn(this.#wish.guest);
    return page;
  }

  /** Fills the form in, in one tab or in two at once, until the payment page is open; none for a rider who gives up. */
  async #confirm(): Promise<Started[]> {
    const forms = [this.#newForm()];
    if (this.#may(0.1)) forms.push(this.#newForm());
    // both are confirmed before either has heard anything
    for (const { page } of forms) this.#submit(page);
    const started: Started[] = [];
    for (const form of forms) {
      const left = await this.#press(form);
      if (left !== null) started.push(left);
      else form.tab.close();
    }
    return started;
  }

  #newForm() {
    const tab = new Tab(this.#phone);
    return { tab, page: this.#openForm(tab) };
  }

  #submit(page: Page): void {
    this.#ask(page, 'form.submitted');
    if (this.#may(0.3)) this.#ask(page, 'form.submitted');
  }

  /** Does on a form what its notices and buttons suggest, until it leaves for the payment page. */
  async #press(form: { tab: Tab; page: Page }): Promise<Started | null> {
    const { tab } = form;
    let { page } = form;
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      if (this.#interrupted(0.05)) {
        await this.#phone.moment();
        if (this.#may(0.3)) return null;
        page = this.#openForm(tab);
      }
      await this.#outwait(page);
      switch (page.formView()) {
        case 'leaving':
          this.#phone.noteLeft(new URL(page.left).pathname.split('/').at(-1) ?? '');
          return { tab, page, url: page.left };
        case 'ready':
          this.#submit(page);
          break;
        case 'paid':
          if (this.#may(0.5)) {
            page.press({ type: 'booking.opened' });
            await this.#phone.settle();
            return null;
          }
          this.#insist(page, 'previous.dismissed');
          break;
        case 'open':
        case 'elsewhere':
          if (this.#may(0.15)) return null;
          await this.#decideOnOpen(page);
          break;
        case 'gone':
          return null;
        default:
          await this.#phone.wait(SECOND);
      }
    }
    return null;
  }

  #ask(page: Page, type: 'form.submitted' | 'previous.checked' | 'previous.overridden'): boolean {
    const isAccepted = page.press({ type });
    if (isAccepted) this.#riderCounts.presses += 1;
    return isAccepted;
  }

  #insist(page: Page, type: 'previous.dismissed' | 'previous.overridden'): void {
    const isAccepted = type === 'previous.dismissed' ? page.press({ type }) : this.#ask(page, type);
    if (isAccepted) this.#riderCounts.insisted += 1;
  }

  /** A payment stands in the way: asked about again, passed over, or left for a while. */
  async #decideOnOpen(page: Page): Promise<void> {
    const way = this.#random();
    // the order that this very page made can still be paid
    if (way < 0.2 && page.press({ type: 'payment.continued' })) return;
    if (way < 0.5) this.#ask(page, 'previous.checked');
    else if (way < 0.7) this.#insist(page, 'previous.overridden');
    else {
      page.press({ type: 'previous.dismissed' });
      await this.#phone.wait(MINUTE);
    }
  }

  /** A page that is busy comes to rest in time. */
  async #outwait(page: Page): Promise<void> {
    await this.#phone.settle();
    const isBusy = () => page.formView() === 'busy' || page.resultView() === 'busy';
    for (let waited = 0; isBusy(); waited += SECOND) {
      if (waited >= MOST_BUSY) {
        this.#phone.errors.push('A page stays busy.');
        return;
      }
      await this.#phone.wait(SECOND);
    }
  }

  /** On the payment page, and back from it or not. 'again' when the rider starts over. */
  async #payAndReturn({ tab, page, url }: Started): Promise<'over' | 'again'> {
    const outcome = pick(this.#random, OUTCOMES);
    const isAppOpened = this.#interrupted(0.15);
    if (isAppOpened) tab.turn(true);
    const returnUrl = await this.#pay(url, outcome);
    const isVanished = returnUrl === null || this.#interrupted(0.1);
    if (isAppOpened) {
      // the app that paid is left, and the page that opened it stands there as it was
      tab.turn(false);
      const left = await this.#press({ tab, page });
      tab.close();
      if (left !== null) await this.#pay(left.url, 'pay');
      return 'over';
    }
    if (isVanished && this.#interrupted(0.3)) {
      page.restore();
      const left = await this.#press({ tab, page });
      tab.close();
      if (left !== null) await this.#pay(left.url, 'pay');
      return 'over';
    }
    if (isVanished) {
      tab.close();
      // who saw nothing of a booking tries once more, at once, later or never
      if (!this.#may(0.6)) return 'over';
      await this.#phone.wait(pick(this.#random, [SECOND, 2 * MINUTE, 20 * MINUTE]));
      return this.#hasSeenBanner() ? 'over' : 'again';
    }
    // the same tab comes back, or an app opens another
    const isSameTab = this.#may(0.8);
    if (!isSameTab) tab.close();
    return this.#return(isSameTab ? tab : new Tab(this.#phone), new URL(returnUrl));
  }

  /** Opens the site once more, and looks whether it says that a payment came through. */
  #hasSeenBanner(): boolean {
    const tab = new Tab(this.#phone);
    const page = tab.open({ path: '/' });
    const isShown = page.hasBanner();
    tab.close();
    return isShown;
  }

  /** Pays, or whatever else; the address that the payment page leads back to, if it does. */
  async #pay(url: string, outcome: string): Promise<string | null> {
    const body = new URLSearchParams({
      outcome,
      checks: String(1 + Math.floor(this.#random() * 12)),
    });
    const answer = await this.#phone.sandbox.pay.fetch(new Request(url, { method: 'POST', body }));
    return answer.headers.get('location');
  }

  /** Comes back from the payment page, once or several times, in one tab or two, in view or behind another. */
  async #return(first: Tab, back: URL): Promise<'over' | 'again'> {
    const change = this.#random();
    if (change < 0.1) back.search = '';
    else if (change < 0.2) back.searchParams.set('code', 'PAYMENT_CANCELLED');
    let search = back.search;
    const tabs = [first];
    if (this.#may(0.1)) tabs.push(new Tab(this.#phone));
    let end: 'over' | 'again' = 'over';
    for (let visit = 0; visit < 4; visit += 1) {
      const isBehind = this.#interrupted(0.12);
      for (const tab of tabs) tab.turn(isBehind);
      const pages = tabs.map((tab) => tab.open({ path: paths.paymentResult, search }));
      if (this.#interrupted(0.1)) {
        await this.#phone.moment();
        continue;
      }
      for (const page of pages) await this.#outwait(page);
      if (isBehind && this.#may(0.6)) break;
      for (const tab of tabs) tab.turn(false);
      for (const page of pages) end = await this.#read(page);
      const again = pages.find(({ reloads }) => reloads !== null)?.reloads ?? null;
      if (again === null) break;
      search = new URL(again, ORIGIN).search;
    }
    for (const tab of tabs) tab.close();
    return end;
  }

  /** Reads the result, and does what it offers: see the booking, look again, pay again, wait or leave. */
  async #read(page: Page): Promise<'over' | 'again'> {
    switch (page.resultView()) {
      case 'paid':
        if (this.#may(0.5)) page.pressResult({ type: 'ticket.opened' });
        await this.#phone.wait(3 * SECOND);
        return 'over';
      case 'open':
        if (this.#may(0.4)) page.pressResult({ type: 'refresh.requested' });
        else if (this.#may(0.5))
          for (let look = 0; look < 16; look += 1) await this.#phone.wait(15_000);
        // an impatient rider tries the ride again whatever the page says
        return page.reloads === null && this.#may(0.3) ? 'again' : 'over';
      case 'declined':
        return this.#may(0.6) ? 'again' : 'over';
      case 'cancelled':
        if (this.#may(0.5)) page.pressResult({ type: 'check.requested' });
        return page.reloads === null && this.#may(0.5) ? 'again' : 'over';
      default:
        return 'over';
    }
  }
}
