import { type BookingDraft, RESULT_PATH } from '#machines/domain/booking.ts';
import type { Guest } from '#machines/domain/guest.ts';
import { draftState } from '../../../src/storage/records.ts';
import { pick, type Random } from '../../support/random.ts';
import type { Address, Phone, Tab } from './phone.ts';

/** What a rider wants to book, and under which name. */
export interface Wish {
  readonly draft: BookingDraft;
  readonly guest: Guest;
}

/** What happened on the way, for the figures. */
export interface Diary {
  /** Confirmations that the form accepted. */
  accepted: number;
  /** Payments that were started a second time though the first was paid and nobody insisted. */
  doubled: number;
  /** Reloads, closed pages and ways back. */
  interruptions: number;
}

type BookingActor = ReturnType<Tab['book']>;

const OUTCOMES = [
  ...['pay', 'pay', 'pay', 'pay', 'pay', 'pay-and-vanish', 'pay-and-vanish', 'late', 'late'],
  ...['pending', 'decline', 'cancel', 'vanish'],
] as const;

/** One rider's way to a booking, with everything that riders do on it. */
export class Ride {
  readonly #phone: Phone;
  readonly #wish: Wish;
  readonly #random: Random;
  readonly #diary: Diary;

  constructor(phone: Phone, wish: Wish, random: Random, diary: Diary) {
    this.#phone = phone;
    this.#wish = wish;
    this.#random = random;
    this.#diary = diary;
  }

  /** Books, pays or not, and comes back or not. */
  async go(): Promise<void> {
    const started = await this.#confirm();
    if (started === null) return;
    const outcome = pick(this.#random, OUTCOMES);
    if (this.#may(0.1)) await this.#back(started.actor);
    const returnUrl = await this.#pay(started.url, outcome);
    if (outcome === 'pay-and-vanish' && this.#may(0.5)) await this.#back(started.actor);
    started.tab.close();
    if (outcome === 'pay-and-vanish' && this.#may(0.9)) await this.#doubt();
    if (returnUrl !== null && !this.#may(0.1)) await this.#return(new URL(returnUrl));
  }

  #may(probability: number): boolean {
    return this.#random() < probability;
  }

  #interrupted(probability: number): boolean {
    const isSo = this.#may(probability);
    if (isSo) this.#diary.interruptions += 1;
    return isSo;
  }

  #orders() {
    return this.#phone.sandbox.store.ordersOfPhone(this.#wish.guest.phone);
  }

  #isPaid(transactionId: string | undefined): boolean {
    return (
      transactionId !== undefined &&
      this.#phone.sandbox.store.order(transactionId)?.state === 'paid'
    );
  }

  #openForm() {
    const address = { path: '/confirmationpage', search: '', state: draftState(this.#wish.draft) };
    const tab = this.#phone.open(address);
    const input = tab.inputs.booking();
    if (input === null) throw new Error('The draft did not survive the navigation state.');
    const actor = tab.book(input);
    let wasPosting = false;
    actor.subscribe((state) => {
      if (state.matches('posting') && !wasPosting) this.#diary.accepted += 1;
      wasPosting = state.matches('posting');
    });
    for (const field of ['fullName', 'email', 'phone'] as const) {
      actor.send({ type: 'field.changed', field, value: this.#wish.guest[field] });
    }
    return { tab, actor };
  }

  /** Fills the form in until the payment page is open; null for a rider who gives up. */
  async #confirm() {
    for (let visit = 0; visit < 5; visit += 1) {
      const { tab, actor } = this.#openForm();
      for (let attempt = 0; attempt < 8; attempt += 1) {
        actor.send({ type: 'form.submitted' });
        if (this.#may(0.3)) actor.send({ type: 'form.submitted' });
        if (this.#interrupted(0.08)) {
          await this.#phone.moment();
          break;
        }
        await this.#phone.settle();
        await this.#answerForEarlier(actor);
        if (actor.getSnapshot().matches('leaving')) return { tab, actor, url: tab.went.left };
        if (actor.getSnapshot().status === 'done') break;
        await this.#phone.wait(1_000);
      }
      tab.close();
      await this.#phone.wait(20_000);
    }
    return null;
  }

  /** An earlier payment for the same ride: checked again while it is paid, else passed over. */
  async #answerForEarlier(actor: BookingActor): Promise<void> {
    for (let turn = 0; turn < 10; turn += 1) {
      const state = actor.getSnapshot();
      if (state.matches('earlierPaid')) {
        actor.send({ type: 'earlier.dismissed' });
        return;
      }
      if (!state.matches('earlierUnresolved')) return;
      const isPaid = this.#isPaid(state.context.earlier?.transactionId);
      actor.send({ type: isPaid ? 'earlier.checked' : 'earlier.overridden' });
      await this.#phone.settle();
    }
  }

  /** Pays, or whatever else; the address that the payment page leads back to, if it does. */
  async #pay(url: string, outcome: string): Promise<string | null> {
    const body = new URLSearchParams({
      outcome,
      checks: String(1 + Math.floor(this.#random() * 5)),
    });
    const answer = await this.#phone.sandbox.pay.fetch(new Request(url, { method: 'POST', body }));
    return answer.headers.get('location');
  }

  /** The browser's Back from the payment page: the form comes out of the browser's memory. */
  async #back(actor: BookingActor): Promise<void> {
    this.#diary.interruptions += 1;
    actor.send({ type: 'page.restored' });
    await this.#phone.settle();
  }

  /** A rider who has paid and saw nothing tries once more. */
  async #doubt(): Promise<void> {
    const paid = this.#orders().filter((order) => order.state === 'paid');
    const isKnown = this.#phone
      .confirmed()
      .some(({ transactionId }) => paid.some((order) => order.id === transactionId));
    const { tab, actor } = this.#openForm();
    // once the quiet check has found the booking, the banner says so
    if (!isKnown) {
      actor.send({ type: 'form.submitted' });
      await this.#phone.settle();
      if (actor.getSnapshot().matches('leaving')) this.#diary.doubled += 1;
    }
    tab.close();
  }

  /** Comes back from the payment page, once or several times, in one tab or two. */
  async #return(back: URL): Promise<void> {
    if (this.#may(0.1)) back.search = '';
    if (this.#may(0.1)) back.searchParams.set('code', 'PAYMENT_CANCELLED');
    let search = back.search;
    for (let visit = 0; visit < 4; visit += 1) {
      const address: Address = { path: RESULT_PATH, search, state: null };
      const tabs = [this.#phone.open(address)];
      if (this.#may(0.1)) tabs.push(this.#phone.open(address));
      const results = tabs.map((tab) => ({ tab, actor: tab.verify() }));
      const isCutShort = this.#interrupted(0.1);
      if (isCutShort) await this.#phone.moment();
      else await this.#watch(results);
      const again = results.find(({ tab }) => tab.went.reopened !== '')?.tab.went.reopened;
      for (const tab of tabs) tab.close();
      if (again !== undefined) search = new URL(again, back).search;
      else if (!isCutShort && !this.#interrupted(0.1)) return;
    }
  }

  async #watch(results: readonly { actor: ReturnType<Tab['verify']> }[]): Promise<void> {
    await this.#phone.settle();
    // four checks two seconds apart, then three seconds to the ticket
    for (let second = 0; second < 16; second += 1) {
      if (this.#interrupted(0.005)) return;
      await this.#phone.wait(1_000);
    }
    for (const { actor } of results) {
      const state = actor.getSnapshot();
      if (state.hasTag('busy')) this.#phone.errors.push('The result page stays busy.');
      const hasPaid = this.#orders().some((order) => order.state === 'paid');
      if (hasPaid && state.can({ type: 'again.requested' }))
        actor.send({ type: 'again.requested' });
    }
  }
}
