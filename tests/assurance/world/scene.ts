import type { AnyStateMachine } from 'xstate';
import { CONFIRMATION_PATH } from '#machines/domain/booking.ts';
import { draftFromState } from '../../../src/storage/records.ts';
import type { Reaction, Step } from './charts.ts';
import { endOf, type Invariant } from './invariants.ts';
import { rideOf } from './rides.ts';
import type { Outcome, System } from './system.ts';
import { addressOf, plain } from './urls.ts';
import {
  type Actor,
  BLANK,
  type Call,
  CLOSED,
  type Order,
  type Page,
  type Ride,
  type Tab,
  TRANSACTIONS,
  type World,
} from './world.ts';

/** Where payment pages of the model stand. */
export const PAY = 'https://pay.example.com/';

/** What the browser is in the middle of when it crashes. */
const DOINGS: Readonly<Record<string, string>> = {
  storePending: 'keeping the pending payment',
  leaveForPayment: 'leaving for the payment page',
  clearPending: 'letting go of the pending payment',
  markJournal: 'noting the outcome in the journal',
  noteCheck: 'noting the check',
  storeConfirmed: 'storing the confirmed booking',
  bookFree: 'storing the free booking',
};

/** A world that a crash leaves behind. */
export interface Wreck {
  readonly says: string;
  readonly world: World;
}

/** One tab's turn: its machines react, its effects run one by one, and it may crash after each. */
export class Scene {
  page: Page;
  tab: Tab | null = null;
  storage: number;
  orders: readonly Order[];
  isForeignSaid: boolean;
  readonly broken = new Set<Invariant>();
  readonly wrecks: Wreck[] = [];
  readonly #system: System;
  readonly #world: World;
  readonly #index: number;
  #asked: Outcome['asked'] = [];
  #isInsisted = false;

  constructor(system: System, world: World, index: number, page: Page) {
    this.#system = system;
    this.#world = world;
    this.#index = index;
    this.page = page;
    this.storage = world.storage;
    this.orders = world.orders;
    this.isForeignSaid = world.isForeignSaid;
  }

  /** The world after the turn. */
  get world(): World {
    return this.#with(this.tab ?? { at: 'page', page: this.page });
  }

  /** Opens the confirmation page of a ride in this document. */
  async openConfirmation(ride: Ride): Promise<this> {
    this.page = { ...this.page, kind: 'confirmation', ride };
    const { key, input } = this.#system.confirmation(this.#place(), ride);
    return this.#start('booking', key, input);
  }

  /** Opens the result page at an address. */
  async openResult(search: string): Promise<this> {
    const { believesAddress } = this.#system.tampering;
    this.page = { ...this.page, kind: 'result', search: believesAddress ? search : plain(search) };
    const { key, input } = this.#system.result(this.#place(), search);
    return this.#start('payment', key, input);
  }

  /** Starts the quiet recovery. */
  async startRecovery(): Promise<this> {
    const reaction = this.#system.charts.start(this.#system.machines.recovery, '');
    return this.#react('quiet', reaction);
  }

  /** Lets a machine hear an event; `key` says all that matters of it. */
  async hear(by: Actor, key: string, event: { readonly type: string }): Promise<this> {
    const snapshot = this.page[by];
    if (snapshot === null) return this;
    const reaction = this.#system.charts.send(snapshot, key, event);
    this.#isInsisted = event.type === 'earlier.overridden';
    const isConfirmed = event.type === 'form.submitted' || event.type === 'earlier.overridden';
    if (isConfirmed && reaction.isHeard && !this.#isAsking('page'))
      this.page = { ...this.page, hasConfirmed: true };
    if (by === 'page' && this.page.kind === 'result') {
      const [before, after] = [snapshot, reaction.to].map((at) =>
        endOf(this.#system.charts.state(at)),
      );
      if (before !== 'open' && after !== before) this.broken.add('I14');
    }
    await this.#react(by, reaction);
    return this;
  }

  /** Lets the rider turn to another tab, or back to this one. */
  async turn(): Promise<this> {
    const isHidden = !this.page.isHidden;
    this.page = { ...this.page, isHidden };
    const type = isHidden ? 'page.hidden' : 'page.returned';
    return this.hear('page', type, { type });
  }

  /** Ends what the page's machine was doing: the visitor leaves it without leaving the document. */
  leavePage(): this {
    const calls = abandoned(this.page.calls, (call) => call.by === 'page');
    this.page = { ...BLANK, quiet: this.page.quiet, memory: this.page.memory, calls };
    return this;
  }

  async #start(name: 'booking' | 'payment', key: string, input: unknown): Promise<this> {
    const reaction = this.#system.charts.start(this.#system.machines[name], key, input);
    return this.#react('page', reaction);
  }

  async #react(by: Actor, reaction: Reaction): Promise<this> {
    this.page = { ...this.page, [by]: reaction.to };
    this.#asked = [];
    for (const [index, step] of reaction.steps.entries())
      await this.#take(by, step, index === reaction.steps.length - 1);
    if (by === 'page' && !this.#system.charts.state(reaction.to).hasTag('busy'))
      this.page = { ...this.page, hasConfirmed: false, tried: '', departures: 0 };
    await this.#go();
    return this;
  }

  async #take(by: Actor, step: Step, isLast: boolean): Promise<void> {
    const { page } = this;
    switch (step.does) {
      case 'stop':
        this.page = {
          ...page,
          calls: abandoned(page.calls, (call) => call.by === by && call.id === step.id),
        };
        return;
      case 'start timer':
        this.page = { ...page, timers: [...page.timers, step.event] };
        return;
      case 'stop timer':
        this.page = { ...page, timers: page.timers.filter((event) => event !== step.event) };
        return;
      case 'call':
        return this.#call(by, step, isLast);
      case 'effect': {
        const outcome = this.#system.effect(this.#place(), step);
        this.#check(step.type, step.params);
        this.#apply(outcome, step.type, isLast);
        if (step.type === 'storePending') this.#noteKept(transactionOf(step.params));
      }
    }
  }

  async #call(by: Actor, step: Extract<Step, { does: 'call' }>, isLast: boolean): Promise<void> {
    const call = { by, id: step.id, src: step.src, isDead: false, isCut: false };
    if (step.src === 'fetchStatus') {
      const { transactionId } = step.input as { readonly transactionId: string };
      if (this.#system.tampering.asksAtOnce && statusCallOf(this.page)) this.broken.add('I5');
      if (by === 'page' && this.page.kind === 'result') this.#countCheck(step.id === 'checkLater');
      this.#add({ ...call, about: transactionId, stage: 'sent' });
      return;
    }
    if (step.src === 'bookAsGuest') {
      const { draft } = step.input as { readonly draft: { readonly item: { id: string | null } } };
      if (!this.page.hasConfirmed) this.broken.add('I3');
      if (!this.#isInsisted && this.#isUndecided(rideOf(draft.item.id))) this.broken.add('I16');
      this.page = { ...this.page, hasConfirmed: false, tried: '', departures: 0 };
      this.#add({ ...call, about: rideOf(draft.item.id), stage: 'sent' });
      return;
    }
    const machine: AnyStateMachine =
      by === 'quiet'
        ? this.#system.machines.recovery
        : this.#system.machines[this.page.kind === 'result' ? 'payment' : 'booking'];
    const outcome = await this.#system.errand(this.#place(), machine, step);
    this.#apply(outcome, step.src, isLast);
    this.#add({ ...call, about: '', stage: outcome.answer });
  }

  #add(call: Call): void {
    this.page = { ...this.page, calls: [...this.page.calls, call] };
  }

  #countCheck(isLater: boolean): void {
    const count = isLater ? 'laterChecks' : 'checks';
    const checks = this.page[count] + 1;
    if (checks > 4 || this.#isAsking('page')) this.broken.add('I5');
    if (isLater && (this.page.isHidden || this.page.checks < 4)) this.broken.add('I5');
    if (addressOf(this.page.search).isFailed) this.broken.add('I4');
    this.page = { ...this.page, [count]: Math.min(checks, 5) };
  }

  /** Whether the page can know of a payment for a ride that may still turn out paid. */
  #isUndecided(ride: Ride): boolean {
    const { memory } = this.#system;
    const seen = memory.seen(this.storage, this.page.memory, this.#world.mode);
    return [...memory.facts(seen).undecided].some(
      (transaction) => this.orders[TRANSACTIONS.indexOf(transaction)]?.ride === ride,
    );
  }

  #isAsking(by: Actor): boolean {
    return this.page.calls.some(
      (call) => call.by === by && !call.isDead && typeof call.stage === 'string',
    );
  }

  #check(type: string, params: unknown): void {
    const { page } = this;
    if (type === 'storePending') this.page = { ...page, tried: transactionOf(params) };
    if (type === 'leaveForPayment') {
      const { url } = params as { readonly url: string };
      const isTried = page.tried !== '' && url === `${PAY}${page.tried}`;
      if (!isTried || page.departures > 0) this.broken.add('I12');
      this.page = { ...page, departures: page.departures + 1 };
    }
    if (type === 'openBooking' && page.kind === 'result') {
      if (page.openings > 0) this.broken.add('I14');
      this.page = { ...page, openings: 1 };
    }
  }

  #apply(outcome: Outcome, type: string, isLast: boolean): void {
    for (const invariant of outcome.broken) this.broken.add(invariant);
    const doing = DOINGS[type] ?? type;
    for (const point of outcome.points.slice(0, -1))
      if (point !== this.storage && point !== outcome.storage)
        this.#wreck(`The browser crashes in the middle of ${doing}.`, point);
    const hasChanged = outcome.storage !== this.storage;
    this.storage = outcome.storage;
    this.page = { ...this.page, memory: outcome.memory };
    this.#asked = [...this.#asked, ...outcome.asked];
    if (hasChanged && !isLast)
      this.#wreck(`The browser crashes right after ${doing}.`, this.storage);
  }

  #wreck(says: string, storage: number): void {
    this.wrecks.push({ says, world: { ...this.#with(CLOSED), storage } });
  }

  #noteKept(transaction: string): void {
    const isKept = this.#system.memory.facts(this.storage).pending.has(transaction);
    if (!isKept) this.#changeOrder(transaction, { isRefused: true });
  }

  #changeOrder(transaction: string, change: Partial<Order>): void {
    this.orders = this.orders.map((order, index) =>
      TRANSACTIONS[index] === transaction ? { ...order, ...change } : order,
    );
  }

  /** Does what was asked of the browser last: pages change after the effects have run. */
  async #go(): Promise<void> {
    const last = this.#asked.at(-1);
    this.#asked = [];
    if (last === undefined) return;
    const [target] = last.given;
    if (last.name === 'go' && !this.#system.tampering.lingers) {
      this.leavePage();
      const [, options] = last.given as [unknown, { readonly state?: unknown } | undefined];
      const draft = draftFromState(options?.state);
      if (target === CONFIRMATION_PATH && draft !== null)
        await this.openConfirmation(rideOf(draft.item.id));
    }
    if (last.name === 'reload') await this.reload();
    if (last.name === 'reopen') {
      this.page = BLANK;
      await this.openResult(`${target}`.slice(`${target}`.indexOf('?')));
    }
    if (last.name === 'leave') {
      const transaction = `${target}`.slice(PAY.length);
      this.#changeOrder(transaction, { isReached: true });
      this.tab = { at: 'away', order: transaction, behind: asleep(this.page) };
    }
  }

  /** Loads the page anew: the document and all it remembered is gone, the address stays. */
  async reload(): Promise<this> {
    const { kind, ride, search } = this.page;
    this.page = BLANK;
    if (kind === 'confirmation' && ride !== null) return this.openConfirmation(ride);
    return kind === 'result' ? this.openResult(search) : this;
  }

  #place() {
    const { memory, kind } = this.page;
    return { storage: this.storage, memory, mode: this.#world.mode, kind };
  }

  #with(tab: Tab): World {
    const tabs = this.#world.tabs.map((other, index) => (index === this.#index ? tab : other));
    const { storage, orders, isForeignSaid } = this;
    return { ...this.#world, tabs, storage, orders, isForeignSaid };
  }
}

/** The status call of a page that is on its way; others wait for their turn, as the site has it. */
export function statusCallOf(page: Page): Call | undefined {
  return page.calls.find((call) => call.src === 'fetchStatus' && !call.isDead);
}

/** A page as the browser keeps it while the rider is away: what was on its way can only fail. */
export function asleep(page: Page): Page {
  return {
    ...page,
    calls: page.calls.map((call) =>
      typeof call.stage === 'string' ? { ...call, isCut: true } : call,
    ),
  };
}

/** Calls of which some are given up. The server may still act on an order; of two, the later matters. */
function abandoned(calls: readonly Call[], isGivenUp: (call: Call) => boolean): Call[] {
  const alive = calls.filter((call) => !call.isDead && !isGivenUp(call));
  const dead = calls.filter((call) => call.isDead || isGivenUp(call));
  const last = dead.findLast((call) => call.src === 'bookAsGuest');
  return last === undefined ? alive : [...alive, { ...last, isDead: true }];
}

function transactionOf(params: unknown): string {
  const { pending } = params as { readonly pending: { readonly transactionId: string } };
  return pending.transactionId;
}
