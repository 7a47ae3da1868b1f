import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import type { BookingContext } from '#machines/booking.machine.ts';
import { amountToPay } from '#machines/domain/booking/amount.ts';
import type {
  BookingDraft,
  PaymentPayload,
  PendingBooking,
} from '#machines/domain/booking/booking.ts';
import { PRICE_LIFETIME } from '#machines/domain/booking/price-age.ts';
import { DAY_MS } from '#machines/domain/calendar/calendar.ts';
import type { Paise } from '#machines/domain/payment/money.ts';
import { type Settlement, withoutGuest } from '#machines/domain/payment/payment-records.ts';
import { obstaclesIn } from '#machines/domain/payment/previous-payment.ts';
import * as paths from '../../../src/paths.ts';
import { draftFromState } from '../../../src/storage/draft-state.ts';
import { paymentRecordKey, STORAGE_KEYS } from '../../../src/storage/keys.ts';
import { isNewerRecord } from '../../../src/storage/record-text.ts';
import { apiError } from '../../fixtures/payment-answers.ts';
import type { Reaction, Step } from './charts.ts';
import {
  endOf,
  type Invariant,
  isAnnounced,
  isHeldFor,
  isOverdue,
  isPaidFor,
  isPaidIn,
  isRideless,
  orderIn,
  reportOf,
  unacknowledgedIn,
} from './invariants.ts';
import { draftIn, ITEMS, itemKeyOf } from './items.ts';
import { type Facts, PERSONAL } from './memory.ts';
import {
  isDispensable,
  type Place,
  type PlatformModel,
  type RunResult,
  type Task,
} from './platform-model.ts';
import {
  type Actor,
  actorsOf,
  BLANK,
  type Call,
  CLOSED,
  childOf,
  FOREIGN,
  type ItemKey,
  isWithin,
  type Market,
  NEW_ORDER,
  type Order,
  type Page,
  type PlatformState,
  pageOf,
  parentOf,
  rootOf,
  type Selection,
  snapshotOf,
  type Tab,
  TRANSACTIONS,
  withoutChild,
  withSnapshot,
} from './platform-state.ts';
import { ANSWERERS } from './powers.ts';
import type { Scope } from './scopes.ts';
import { addressOf, plain } from './urls.ts';

/** Where payment pages of the model stand. */
export const PAY = 'https://pay.example.com/';

/** Situations of the confirmation page in which a button leads to a payment. */
const CONFIRMING: readonly string[] = [
  'form.submitted',
  'previous.overridden',
  'previous.checked',
  'price.accepted',
];

const refused = apiError({ kind: 'unexpected' });
/** An id that another payment has: the order may exist all the same. */
const taken = apiError({ kind: 'unexpected', mayHaveOrder: true });

/** Returns the names of the attempts and bookings of others that a page remembers. */
export function rememberedNames({ context }: AnyMachineSnapshot): readonly string[] {
  const { cleared = [], previous = { state: 'none' } } = context as Partial<BookingContext>;
  return [...cleared, ...obstaclesIn(previous)].map(({ id }) => id);
}

/** The chart of the order that a page places. */
const ORDER = childOf('page', 'order');

/** The number of documents with a form that are distinguished. */
const NAMES = [1, 2, 3, 4];

/** The most attempts of a document. */
const ATTEMPTS = 3;

/** The turn leads out of the states that are looked at. */
export class OutOfBounds extends Error {}

/** A state that a crash leaves behind. */
export interface CrashState {
  readonly description: string;
  readonly platform: PlatformState;
}

/** One tab's turn: its machines react, its effects run one by one, and it may crash after each. */
export class TabExecution {
  page: Page;
  tab: Tab | null = null;
  storage: number;
  session: number;
  orders: readonly (Order | null)[];
  isForeignSaid: boolean;
  unheard: PlatformState['unheard'];
  /** True when the address of the payment opens an app, and leaves the page behind it. */
  opensApp = false;
  /** True when the address of the payment opens nothing, and the page stays as it is. */
  opensNothing = false;
  readonly broken = new Set<Invariant>();
  readonly #crashStates: {
    description: string;
    storage: number;
    orders: readonly (Order | null)[];
    unheard: PlatformState['unheard'];
  }[] = [];
  readonly #model: PlatformModel;
  readonly #scope: Scope;
  readonly #platform: PlatformState;
  readonly #index: number;
  #browserCalls: RunResult['browserCalls'] = [];
  #depth = 0;
  #reportedAttempt: number | null = null;

  constructor(
    {
      model,
      scope,
      platform,
      index,
    }: { model: PlatformModel; scope: Scope; platform: PlatformState; index: number },
    page: Page,
    session: number,
  ) {
    this.#model = model;
    this.#scope = scope;
    this.#platform = platform;
    this.#index = index;
    this.page = page;
    this.session = session;
    this.storage = platform.storage;
    this.orders = platform.orders;
    this.isForeignSaid = platform.isForeignSaid;
    this.unheard = platform.unheard;
  }

  /** The state after the turn. */
  get platform(): PlatformState {
    const { page, session } = this;
    return this.#with(this.tab ?? { at: 'page', page, session }, this.storage, this.orders);
  }

  /** The states that crashes on the way leave behind. */
  get crashStates(): CrashState[] {
    return this.#crashStates.flatMap(({ description, storage, orders, unheard }) =>
      storage === this.storage
        ? []
        : [{ description, platform: this.#with(CLOSED, storage, orders, unheard) }],
    );
  }

  /** Opens the confirmation page of a ride in this document. */
  openConfirmation(itemKey: ItemKey, selection = this.#chosenNow()): this {
    const name = this.page.name === 0 ? this.#freeName() : this.page.name;
    const opened = { kind: 'confirmation', itemKey, name, selection, isOfBefore: false } as const;
    this.page = { ...this.page, ...opened };
    const { key, input } = this.#model.confirmation(this.#place(), itemKey, selection);
    return this.#start('booking', key, input);
  }

  /** The selection of this moment; null where prices do not change. */
  #chosenNow(): Selection | null {
    if (this.#scope.markets.length === 0) return null;
    const { market, clock } = this.#platform;
    const quote = { market, at: clock };
    return { ...quote, isEarlier: false, quote, agreed: market };
  }

  /** The platform answers what it sells now; what it says counts from when it was asked. */
  answerPrice(call: Call): this {
    const { page: snapshot, selection } = this.page;
    if (snapshot === null || selection === null) return this;
    const { market } = this.#platform;
    const at = Number(call.about);
    const { draft } = this.#model.charts.state(snapshot).context as { draft: BookingDraft };
    const machine = this.#model.charts.machine(snapshot);
    const task: Task = { src: call.src, input: { draft }, market };
    const { answer } = this.#model.task({ ...this.#place(), clock: at }, machine, task);
    this.page = { ...this.page, selection: { ...selection, quote: { market, at } } };
    return this.answer(call, answer);
  }

  /** The browser brings the confirmation page back: what it was doing has ended. */
  restore(): this {
    this.hear('page', 'page.restored', { type: 'page.restored' });
    const { page, calls } = this.page;
    const isBusy = page !== null && this.#model.charts.state(page).hasTag('busy');
    if (isBusy && !calls.some(({ isDead }) => !isDead)) this.broken.add('Processing ends');
    return this;
  }

  /** Opens the result page at an address. */
  openResult(search: string): this {
    const { believesAddress } = this.#model.injection;
    const shown = believesAddress ? search : plain(search);
    this.page = { ...this.page, kind: 'result', search: shown, isOfBefore: false };
    const { key, input } = this.#model.result(this.#place(), search);
    const { transactionId } = input as { readonly transactionId: string | null };
    const isOnRecord = transactionId !== null && isPaidIn(transactionId, this.#seen());
    this.page = { ...this.page, isOnRecord };
    this.#checkOwn(search, input as { readonly transactionId: string | null });
    return this.#start('payment', key, input);
  }

  /** Starts the recovery in the background, as every document does. */
  startRecovery(): this {
    if (!this.#scope.hasRecovery || this.page.recovery !== null) return this;
    return this.#react('recovery', this.#model.charts.start(this.#model.machines.recovery, ''));
  }

  /** Tells the recovery in the background that the rider is on another page now. */
  changePage(): this {
    this.#arrive();
    return this.hear('recovery', 'page.changed', { type: 'page.changed' });
  }

  /** Lets a machine hear an event; `key` says all that matters of it. */
  hear(by: Actor, key: string, event: { readonly type: string }): this {
    const snapshot = snapshotOf(this.page, by);
    if (snapshot === null) return this;
    const { charts } = this.#model;
    const reaction = charts.send(snapshot, key, event);
    const [before, after] = [charts.state(snapshot), charts.state(reaction.to)];
    if (rootOf(by) === 'page' && reaction.isHeard) this.#note(event.type, before);
    const seen = this.#seen();
    if (by === 'page' && this.page.kind === 'result') {
      const [end, next] = [endOf(before), endOf(after)];
      if (end !== 'open' && next !== end) this.broken.add('Results are final');
    }
    this.#react(by, reaction);
    if (by === ORDER && !isAnswerOfServer(event.type)) {
      // A lock or a device that refuses, or says nothing, is no reason to stop.
      const isPast = event.type === 'page.restored' || event.type === 'page.forgotten';
      const page = snapshotOf(this.page, 'page');
      const isStopped = page !== null && isAtForm(charts.state(page));
      if (!isPast && isStopped) this.broken.add('A refusal stops nothing');
    }
    if (event.type.endsWith('.actor.findFollowUps') && !this.#scope.isSlow)
      this.#checkNews(reaction.to, seen);
    return this;
  }

  /** Tells the document that all was forgotten: its tab's storage first, then each of its charts. */
  hearForgotten(): this {
    // A page that cannot read the device learns nothing; it looks again when it can, at the latest when its rider returns.
    if (!this.page.owesForgetting || this.#platform.mode === 'denied') return this;
    const { storage, session, memory, generation } = this.#model.dropForgotten(this.#place());
    this.storage = storage;
    this.session = session;
    this.page = { ...this.page, memory, owesForgetting: false };
    const event = { type: 'page.forgotten', generation };
    // a chart would ask those that it invoked about what they still hold
    for (const by of actorsOf(this.page).toReversed())
      if (this.#watchesPage(by)) this.hear(by, `${event.type} ${generation}`, event);
    return this;
  }

  /** True for a chart that the browser tells of its page; another one hears of it from the chart that invoked it. */
  #watchesPage(by: Actor): boolean {
    const snapshot = snapshotOf(this.page, by);
    if (snapshot === null) return false;
    return 'watchPage' in this.#model.charts.machine(snapshot).implementations.actors;
  }

  /** Lets the rider turn to another tab, or back to this one. */
  turn(): this {
    const isHidden = !this.page.isHidden;
    this.page = { ...this.page, isHidden };
    if (!isHidden) this.#arrive();
    const type = isHidden ? 'page.hidden' : 'page.returned';
    for (const by of actorsOf(this.page))
      if (rootOf(by) === 'page' || !isHidden) this.hear(by, type, { type });
    if (isHidden) return this;
    for (const by of actorsOf(this.page)) this.#informRider(by);
    return this;
  }

  /** Ends what the page's machine was doing: the visitor leaves it without leaving the document. */
  leavePage(): this {
    const { page } = this;
    const calls = abandoned(page.calls, (call) => rootOf(call.by) === 'page');
    const children = page.children.filter(({ path }) => rootOf(path) === 'recovery');
    const { recovery, memory, hasLooked, isHidden, owesForgetting } = page;
    const isNamed = this.#facts().attempts.includes(`P${page.name}`);
    const { name, attempts, isAttemptReported } = page;
    const left = isNamed ? { name, attempts, isAttemptReported } : {};
    const document = { recovery, children, memory, calls, hasLooked, isHidden };
    this.page = { ...BLANK, ...left, ...document, owesForgetting };
    return this;
  }

  /** Loads the page anew: the document and all it remembered is gone, the address stays. */
  reload(name = 0): this {
    const { kind, itemKey, search, isHidden, selection } = this.page;
    this.page = { ...BLANK, isHidden, name };
    if (kind === 'confirmation' && itemKey !== null)
      this.openConfirmation(itemKey, selection && ofEarlierLoad(selection));
    if (kind === 'result') this.openResult(search);
    return this.startRecovery();
  }

  /** The device hears what became of the order that this page asked for, or the rider is asked about it. */
  hearAnswer(): this {
    const { itemKey } = this.page;
    if (itemKey === null) return this;
    const { [itemKey]: _, ...unheard } = this.unheard;
    this.unheard = unheard;
    return this;
  }

  /** True when an order of a ride was asked for a day ago at most, and the device, which can remember, never heard what became of it. */
  #isUnheard(itemKey: ItemKey): boolean {
    const at = this.unheard[itemKey];
    const { hasForgotten, isTampered, clock } = this.#platform;
    if (at === undefined || hasForgotten || isTampered || this.#scope.modes.length > 0)
      return false;
    return Math.abs(clock - at) < DAY_MS;
  }

  /** The server answers a request for an order. */
  answerOrder(call: Call, transactionId: string, paymentUrl: string): this {
    const snapshot = snapshotOf(this.page, call.by);
    if (snapshot === null) return this;
    this.hearAnswer();
    const { payload, generation } = this.#model.charts.state(snapshot).context as {
      payload: unknown;
      generation?: string;
    };
    const input = { payload, generation };
    const task: Task = { src: call.src, input, offer: { paymentUrl, transactionId } };
    const machine = this.#model.charts.machine(snapshot);
    const { answer } = this.#model.task(this.#place(), machine, task);
    if (answer === null) {
      const type = `xstate.error.actor.${call.id}`;
      return this.hear(call.by, `${type} taken`, failing(type, call.id, taken));
    }
    const type = `xstate.done.actor.${call.id}`;
    const output = this.#model.answer(answer);
    return this.hear(call.by, `${type} ${answer}`, answering(type, call.id, output));
  }

  /** The server gives the order that this page asks for an id of before: where the device has rightly forgotten that one, or cannot look, it stands for both. */
  giveAgain(transactionId: string): this {
    const seen = this.#seen();
    const isRecorded =
      seen.known.has(transactionId) ||
      seen.unreadable.has(paymentRecordKey(transactionId)) ||
      this.#isNamedByNewer(transactionId);
    const { excuse = '', declinedAt = null } = orderIn(this, transactionId) ?? {};
    if (isRecorded || (excuse === '' && this.#platform.mode !== 'denied')) return this;
    // From here on the device has the payment again, and what becomes of it is to be announced.
    this.#change(transactionId, {
      givenAgainFor: this.page.itemKey,
      excuse: '',
      // a device that only could not look still has it
      declinedAt: excuse === '' ? declinedAt : null,
      isReported: false,
      isReportedPaid: false,
    });
    return this;
  }

  /** True when a slot that a newer version wrote names a payment: then no other may take its id. */
  #isNamedByNewer(transactionId: string): boolean {
    if (this.#platform.mode === 'denied') return false;
    const texts = this.#model.memory.texts(this.#platform.storage);
    return [STORAGE_KEYS.pendingBooking, STORAGE_KEYS.confirmedBooking].some((key) => {
      const text = texts.get(key) ?? '';
      return isNewerRecord(text) && text.includes(`"${transactionId}"`);
    });
  }

  /** An address without an id is about the payment that this very tab started last. */
  #checkOwn(search: string, { transactionId }: { readonly transactionId: string | null }): void {
    const { started } = this.#seen();
    const isBare = search === '' && this.#platform.mode !== 'denied';
    if (isBare && started !== null && transactionId !== started)
      this.broken.add('Only its own entries');
  }

  #start(name: 'booking' | 'payment', key: string, input: unknown): this {
    this.#react('page', this.#model.charts.start(this.#model.machines[name], key, input));
    if (name === 'payment' && this.page.isHidden)
      this.hear('page', 'page.hidden', { type: 'page.hidden' });
    return this;
  }

  /** The rider sees a page: what is paid and not acknowledged by now is to be announced on it. */
  #arrive(): void {
    const isNews = (transaction: string) => orderIn(this, transaction)?.isReportedPaid === false;
    this.page = { ...this.page, hasLooked: !unacknowledgedIn(this.#seen()).some(isNews) };
  }

  /** Keeps in mind what a press of a button means for what follows. */
  #note(type: string, before: ReturnType<PlatformModel['charts']['state']>): void {
    if (CONFIRMING.includes(type) && !this.#isPosting())
      this.page = { ...this.page, hasConfirmed: true };
    const { open, paid } = reportOf(before);
    // A decline counts for the confirmation in which it was heard, and the way to the payment page is asked for anew.
    if (type === 'form.submitted') this.page = { ...this.page, heardDeclined: 0 };
    const isWarned = before.matches('orderUnclear') || before.matches('startedElsewhere');
    if (type === 'previous.overridden' && isWarned && !this.page.isHidden) this.hearAnswer();
    const { selection } = this.page;
    if (type === 'price.accepted' && selection?.quote)
      this.page = { ...this.page, selection: { ...selection, agreed: selection.quote.market } };
    if (type === 'payment.continued') this.page = { ...this.page, departures: 0 };
    const isInsisting =
      type === 'previous.overridden' || (type === 'notice.dismissed' && paid !== null);
    if (isInsisting && !this.page.isHidden)
      this.page = { ...this.page, insisted: this.page.insisted | this.#bit(open ?? paid) };
  }

  #react(by: Actor, reaction: Reaction): this {
    const { charts } = this.#model;
    this.#depth += 1;
    this.page = withSnapshot(this.page, by, reaction.to);
    this.#informRider(by);
    // Children and tasks start, and receive their messages, once everything else of the transition was done.
    const calls: Extract<Step, { does: 'call' }>[] = [];
    const messages: Extract<Step, { does: 'tell' }>[] = [];
    for (const step of reaction.steps)
      if (step.does === 'call') calls.push(step);
      else if (step.does === 'tell') messages.push(step);
      else this.#take(by, step);
    const state = charts.state(reaction.to);
    if (by === 'page' && !state.hasTag('busy')) this.page = { ...this.page, hasConfirmed: false };
    // A browser says nothing of a lock before everything else of the transition has started.
    for (const step of calls) if (step.src !== 'holdLock') this.#call(by, reaction.to, step);
    for (const step of calls) if (step.src === 'holdLock') this.#call(by, reaction.to, step);
    for (const { id, event } of messages) this.hear(childOf(by, id), JSON.stringify(event), event);
    const origin = parentOf(by);
    if (state.status === 'done' && origin !== null && snapshotOf(this.page, by) === reaction.to) {
      this.page = withoutChild(this.page, by);
      const type = `xstate.done.actor.${origin.id}`;
      const event = answering(type, origin.id, state.output);
      this.hear(origin.parent, `${type} ${reaction.to}`, event);
    }
    this.#depth -= 1;
    if (this.#depth === 0) this.#go();
    return this;
  }

  #take(by: Actor, step: Exclude<Step, { does: 'call' } | { does: 'tell' }>): void {
    const { page } = this;
    switch (step.does) {
      case 'stop':
        this.#stop(by, step.id);
        return;
      case 'start timer':
        this.page = { ...page, timers: [...page.timers, { by, event: step.event }] };
        return;
      case 'stop timer':
        this.page = {
          ...page,
          timers: page.timers.filter((timer) => timer.by !== by || timer.event !== step.event),
        };
        return;
      case 'effect': {
        const before = this.#facts();
        const result = this.#model.effect(this.#place(), step);
        this.#check(step.type, step.params);
        this.#apply(result, step.type);
        this.#checkAfter(step.type, step.params, before);
        if (step.type === 'rememberDraft' && this.page.isOfBefore && PERSONAL.test(result.draft))
          this.broken.add('No person on a page after Forget');
      }
    }
  }

  #stop(by: Actor, id: string): void {
    if (id === 'holdLock') this.page = { ...this.page, lock: 'none' };
    const child = childOf(by, id);
    this.page = withoutChild(this.page, child);
    const calls = abandoned(
      this.page.calls,
      (call) => (call.by === by && call.id === id) || isWithin(call.by, child),
    );
    this.page = { ...this.page, calls };
  }

  #call(by: Actor, snapshot: number, step: Extract<Step, { does: 'call' }>): void {
    const { charts } = this.#model;
    const chart = charts.child(snapshot, step.src);
    if (chart !== null) {
      const child = childOf(by, step.id);
      this.#react(child, charts.start(chart, JSON.stringify(step.input), step.input));
      return;
    }
    const call: Call = {
      by,
      id: step.id,
      src: step.src,
      about: '',
      order: -1,
      services: -1,
      isDead: false,
      isCut: false,
    };
    if (step.src === 'fetchStatus') this.#ask(call, step.input);
    else if (step.src === 'priceAnew') this.#add({ ...call, about: String(this.#platform.clock) });
    else if (step.src === 'bookAsGuest') this.#order(call);
    else if (step.src === 'holdLock') this.#queue();
    // the world tells of its pages by itself
    else if (step.src === 'watchPage') return;
    else if (step.src === 'watchRecord') return;
    else if (step.src === 'watchHidden') this.#tellHidden();
    else if (ANSWERERS[step.src] === 'device') this.#runErrand(call, snapshot, step);
    else throw new Error(`Nobody in the world answers "${step.src}".`);
  }

  #runErrand(call: Call, snapshot: number, step: Extract<Step, { does: 'call' }>): void {
    const isSweep = step.src === 'findFollowUps';
    if (isSweep) this.page = { ...this.page, hasLooked: true };
    const machine = this.#model.charts.machine(snapshot);
    const result = this.#model.task(this.#place(), machine, step);
    this.#apply(result, step.src);
    if (step.src === 'storePaid') this.#checkPaid(step.input, result);
    if (step.src === 'bookFree') this.#checkSold(step.input as { draft: BookingDraft });
    const now = this.#now();
    if (isSweep && this.#platform.mode === 'fine' && isOverdue(this.#facts(), now))
      this.broken.add('No person after thirty days');
    // A page that has looked at the device leaves no person in what an earlier release wrote.
    if (
      isSweep &&
      this.#platform.mode === 'fine' &&
      this.#model.memory.namesForgotten(this.storage)
    )
      this.broken.add('Forgotten is gone');
    if (this.#scope.isSlow && step.src !== 'findPrevious') {
      this.#add({ ...call, services: result.answer ?? -2 });
      return;
    }
    this.answer(call, result.answer);
  }

  /** Checks that a booking which the device says it stored as paid stands there as paid. */
  #checkPaid(input: unknown, { answer }: RunResult): void {
    const { booking } = input as { readonly booking: { readonly transactionId: string } };
    const entry = this.#seen().entries.get(booking.transactionId);
    const isStored = answer !== null && this.#model.answer(answer) === true;
    if (isStored && entry !== undefined && entry.state !== 'paid')
      this.broken.add('Paid is never taken back');
    if (isStored && orderIn(this, booking.transactionId)?.status === 'partlyRefunded')
      this.#change(booking.transactionId, { isOffNoted: true });
  }

  /** The device answers a task. */
  answer(call: Call, answer: number | null): this {
    if (answer === null) {
      const type = `xstate.error.actor.${call.id}`;
      return this.hear(call.by, type, failing(type, call.id));
    }
    const type = `xstate.done.actor.${call.id}`;
    const output = this.#model.answer(answer);
    return this.hear(call.by, `${type} device ${answer}`, answering(type, call.id, output));
  }

  #ask(call: Call, input: unknown): void {
    const { transactionId } = input as { readonly transactionId: string };
    if (this.#model.injection.asksAtOnce && statusCallOf(this.page))
      this.broken.add('Checks are limited');
    if (rootOf(call.by) === 'page' && this.page.kind === 'result')
      this.#countCheck(isWithin(call.by, 'page/checkLater'));
    this.#add({ ...call, about: transactionId });
  }

  #order(call: Call): void {
    const { itemKey } = this.page;
    if (itemKey === null) throw new Error('An order is asked for on the page of a ride.');
    const { hasConfirmed } = this.page;
    const unknownOrders = this.#unknownOrders(itemKey);
    if (!hasConfirmed) this.broken.add('One request a confirmation');
    if (this.#isPassedOver(itemKey) || this.#isUnheard(itemKey))
      this.broken.add('One payment a booking');
    this.unheard = { ...this.unheard, [itemKey]: this.#platform.clock };
    const { context } = this.#model.charts.state(snapshotOf(this.page, call.by) ?? 0);
    const { draft, payload } = context as { draft: BookingDraft; payload: PaymentPayload };
    this.#checkSold({ draft });
    const amount = payload.priceToBePaid;
    if (amount !== amountToPay(draft)) this.broken.add('One amount');
    const { id } = ITEMS[itemKey].draft.item;
    const isNewer = this.#seen().newer.some((text) => text.includes(`"${id}"`));
    if (isNewer && !this.page.isNewerReported) this.broken.add('Newer records block');
    this.page = { ...this.page, hasConfirmed: false, tried: '', departures: 0 };
    const free = [...this.orders, null].indexOf(null);
    const place = free < this.#scope.orders ? free : -1;
    if (place !== -1) this.#placeOrder(place, { itemKey, amount, unknownOrders });
    this.#add({ ...call, about: itemKey, order: place });
  }

  /** Checks that a ride is sold as the platform said in this load, not long ago, at a price that the rider knows. */
  #checkSold({ draft }: { readonly draft: BookingDraft }): void {
    const { itemKey, selection } = this.page;
    if (itemKey === null || selection === null) return;
    const { quote, agreed } = selection;
    const isOld = quote === null || Math.abs(this.#platform.clock - quote.at) > PRICE_LIFETIME;
    const amount = amountIn(agreed, itemKey);
    const isDear = quote !== null && amountIn(quote.market, itemKey) !== amount;
    if (isOld || isDear || amountToPay(draft) !== amount || quote.market === 'soldOut')
      this.broken.add('Fresh prices and seats');
  }

  /** The selection that a retry brings back from an earlier load, as it was stored. */
  #chosenBefore(draft: BookingDraft): Selection | null {
    const { item, priced } = draft;
    if (this.#scope.markets.length === 0) return null;
    const itemKey = itemKeyOf(item.id);
    const isUsual = amountToPay(draft) === amountIn('usual', itemKey);
    const market = isUsual ? 'usual' : 'dearer';
    const at = (priced?.at ?? 0) - this.#model.timeAt(0);
    return { market, at, isEarlier: true, quote: null, agreed: market };
  }

  #placeOrder(place: number, asked: Pick<Order, 'itemKey' | 'amount' | 'unknownOrders'>): void {
    const order: Order = { ...NEW_ORDER, ...asked, isReported: this.page.isAttemptReported };
    const orders = [...this.orders];
    orders[place] = order;
    this.orders = orders;
  }

  /** Orders of a ride, by place as bits, that the rider knows nothing of, and could have read of. */
  #unknownOrders(itemKey: ItemKey): number {
    const seen = this.#seen();
    const now = this.#now();
    const { mode } = this.#platform;
    let bits = 0;
    for (const [place, order] of this.orders.entries()) {
      if (order === null || order.isReported) continue;
      const { declinedAt, givenAgainFor } = order;
      if (order.itemKey !== itemKey && givenAgainFor !== itemKey) continue;
      const isDeclined =
        declinedAt !== null && (isLost(order) || Math.abs(now - declinedAt) > DAY_MS);
      if (isDeclined || (this.page.heardDeclined & (1 << place)) !== 0) continue;
      const transaction = TRANSACTIONS[place] ?? '';
      // Of two payments under one id the device has rightly forgotten the first.
      const isOfFirst = givenAgainFor !== null && givenAgainFor !== itemKey;
      if (isOfFirst && !isHeldFor(itemKey, transaction, seen)) continue;
      if (!seen.known.has(transaction) || (order.excuse !== '' && isRideless(transaction, seen))) {
        // What the device could not store, or not display, no site can know.
        if (order.excuse !== '' || mode === 'denied') continue;
        if (!order.isReached && (mode !== 'fine' || this.#isUnannounced(place))) continue;
      }
      bits |= 1 << place;
    }
    return bits;
  }

  /** True when the device refused the word of the page that is asking for an order. */
  #isUnannounced(place: number): boolean {
    return this.#platform.tabs.some((tab) => {
      const page = pageOf(tab);
      return page?.calls.some((call) => call.order === place) === true && page.isAttemptRefused;
    });
  }

  /** True when this device holds a payment for the ride that the rider did not insist against on this page. */
  #isPassedOver(itemKey: ItemKey, isHeld = isHeldFor): boolean {
    const seen = this.#seen();
    return this.orders.some((order, place) => {
      const isAnswered = ((this.page.insisted | this.page.heardDeclined) & (1 << place)) !== 0;
      return order !== null && !isAnswered && isHeld(itemKey, TRANSACTIONS[place] ?? '', seen);
    });
  }

  #queue(): void {
    this.page = { ...this.page, lock: 'waiting' };
    if (this.#scope.locks.length === 0 && this.isLockFree()) this.grantLock();
  }

  /** True when no other page holds the lock of this page's ride. */
  isLockFree(): boolean {
    return this.#platform.tabs.every(
      (tab, index) =>
        index === this.#index ||
        tab.at !== 'page' ||
        tab.page.lock !== 'held' ||
        tab.page.itemKey !== this.page.itemKey,
    );
  }

  /** The browser gives the page its lock. */
  grantLock(): this {
    this.page = { ...this.page, lock: 'held' };
    return this.hearLock('lock.granted');
  }

  /** The order of the page hears what the browser says of its lock. */
  hearLock(type: 'lock.granted' | 'lock.refused'): this {
    return this.hear(ORDER, type, { type });
  }

  /** A page that is behind others already hears so at once. */
  #tellHidden(): void {
    if (this.page.isHidden) this.hear('page', 'page.hidden', { type: 'page.hidden' });
  }

  #add(call: Call): void {
    this.page = { ...this.page, calls: [...this.page.calls, call] };
  }

  #countCheck(isLater: boolean): void {
    const count = isLater ? 'laterChecks' : 'checks';
    const checks = this.page[count] + 1;
    const isAsking = this.page.calls.some(
      (call) => call.src === 'fetchStatus' && rootOf(call.by) === 'page' && !call.isDead,
    );
    if (checks > 4 || isAsking) this.broken.add('Checks are limited');
    if (isLater && this.page.isHidden) this.broken.add('Checks are limited');
    if (addressOf(this.page.search).isFailed) this.broken.add('A cancelled address asks nothing');
    this.page = { ...this.page, [count]: Math.min(checks, 5) };
  }

  #isPosting(): boolean {
    return this.page.calls.some((call) => call.src === 'bookAsGuest' && !call.isDead);
  }

  /** Notes the words on the page as it now stands. */
  #informRider(by: Actor): void {
    const snapshot = snapshotOf(this.page, by);
    if (snapshot === null || this.page.isHidden) return;
    const state = this.#model.charts.state(snapshot);
    if (state.matches('previousUnreadable')) this.page = { ...this.page, isNewerReported: true };
    const { open, paid, attempt } = reportOf(state);
    if (open !== null) this.#change(open, { isReported: true });
    if (paid !== null) this.#change(paid, { isReported: true, isReportedPaid: true });
    if (attempt === null) return;
    this.#reportedAttempt = attempt;
    for (const tab of this.#platform.tabs) {
      const page = pageOf(tab);
      if (page?.name !== attempt) continue;
      for (const { order } of page.calls)
        if (order !== -1) this.#change(TRANSACTIONS[order] ?? '', { isReported: true });
    }
  }

  #check(type: string, params: unknown): void {
    const { page } = this;
    if (type === 'storePending' || type === 'storeContinued')
      this.page = { ...page, tried: transactionOf(params) };
    if (type === 'leaveForPayment') {
      const { url } = params as { readonly url: string };
      const isTried = page.tried !== '' && url === `${PAY}${page.tried}`;
      if (!isTried || page.departures > 0) this.broken.add('Stored before leaving');
      if (page.itemKey !== null && this.#isPassedOver(page.itemKey, isPaidFor))
        this.broken.add('One payment a booking');
      this.page = { ...page, departures: page.departures + 1 };
    }
    if (type === 'openBooking' && page.kind === 'result') {
      if (page.openings > 0) this.broken.add('Results are final');
      this.page = { ...page, openings: 1 };
    }
  }

  #checkAfter(type: string, params: unknown, before: Facts): void {
    if (type === 'storePending' || type === 'storeContinued') {
      const { pending } = params as { readonly pending: PendingBooking };
      const isStored = this.#facts().open.has(pending.transactionId);
      if (!isStored && this.#platform.mode === 'crowded' && hasRoom(before, this.#now()))
        this.broken.add('A refusal stops nothing');
      if (!isStored && this.#platform.mode !== 'fine')
        this.#change(pending.transactionId, { excuse: 'refused' });
    }
    if (type === 'leaveForPayment') this.#checkKept(params);
    if (type === 'settlePayment' && this.#platform.mode === 'fine') {
      const { transactionId: transaction, calledOffStatuses } = params as Settlement;
      const status = orderIn(this, transaction)?.status;
      // an answer that contradicts itself opens a payment again, and says nothing against its booking
      if (calledOffStatuses != null && (status === 'refunded' || status === 'moneyIn'))
        this.#change(transaction, { isOffNoted: true });
    }
    if (type === 'announceAttempt') {
      const isThere = this.#facts().attempts.includes(`P${this.page.name}`);
      const isAttemptRefused = !isThere && this.#platform.mode !== 'fine';
      const attempts = this.page.attempts + 1;
      if (attempts > ATTEMPTS) throw new OutOfBounds();
      this.page = { ...this.page, attempts, isAttemptRefused, isAttemptReported: false };
    }
  }

  /** The rider leaves: what recovery needs of the payment must be there to read. */
  #checkKept(params: unknown): void {
    const snapshot = this.page.page;
    const { url } = params as { readonly url: string };
    const { pending } = (snapshot === null ? {} : this.#model.charts.state(snapshot).context) as {
      pending?: PendingBooking | null;
    };
    if (this.#platform.mode === 'denied') return;
    const [seen, id] = [this.#seen(), url.slice(PAY.length)];
    const stored = seen.entries.get(id)?.pending ?? seen.open.get(id);
    // Of what was forgotten the payment alone is stored once more, without its person.
    const isForgotten = orderIn(this, id)?.excuse === 'forgotten' || this.page.isOfBefore;
    // A page that opened while the storage was denied could not read the generation: it may be of before.
    const isUndated =
      this.#platform.wasDenied &&
      pending?.generation === undefined &&
      this.#model.memory.generation(this.storage) !== undefined;
    const part = isForgotten || isUndated ? withoutGuest : (one: PendingBooking) => one;
    const isSame =
      stored !== undefined &&
      pending != null &&
      stored.draft !== null &&
      stored.initiatedAt <= pending.initiatedAt &&
      isDeepStrictEqual(needed(part(stored)), needed(part(pending)));
    if (!isSame) this.broken.add('Written is readable');
  }

  #checkNews(snapshot: number, before: Facts): void {
    if (this.page.kind === 'result') return;
    const state = this.#model.charts.state(snapshot);
    if (!isAnnounced(state, unacknowledgedIn(this.#seen()))) this.broken.add('Paid is announced');
    if (this.page.kind !== 'site') return;
    if (!this.#isAskedAbout([...before.open.keys()], before))
      this.broken.add('Failed is not the end');
    if (!this.#isAskedAbout([...before.damaged], before)) this.broken.add('Damaged counts as open');
  }

  /** True when those that are open, and were not asked about for a minute, are asked about now. */
  #isAskedAbout(transactions: readonly string[], seen: Facts): boolean {
    const now = this.#now();
    const apart = (then: number) => Math.abs(now - then);
    const isDue = (transaction: string) => {
      const then = seen.entries.get(transaction)?.lastCheckedAt ?? null;
      return then === null || apart(then) >= 60_000;
    };
    const due = transactions.filter(isDue);
    return due.length === 0 || this.page.children.some(({ path }) => rootOf(path) === 'recovery');
  }

  #apply(result: RunResult, type: string): void {
    for (const invariant of result.broken) this.broken.add(invariant);
    for (const transaction of result.aged) this.#change(transaction, { excuse: 'aged' });
    if (this.#scope.canCrash) {
      for (const point of result.points.slice(0, -1))
        if (point !== this.storage && point !== result.storage && this.#platform.mode !== 'crowded')
          this.#recordCrash(`The browser crashes in the middle of ${type}.`, point);
      if (result.storage !== this.storage)
        this.#recordCrash(`The browser crashes right after ${type}.`, result.storage);
    }
    this.storage = result.storage;
    this.session = result.session;
    this.page = { ...this.page, memory: result.memory };
    this.#browserCalls = [...this.#browserCalls, ...result.browserCalls];
  }

  #recordCrash(description: string, storage: number): void {
    const { orders, unheard } = this;
    this.#crashStates.push({ description, storage, orders, unheard });
  }

  #bit(transaction: string | null): number {
    const place = transaction === null ? -1 : TRANSACTIONS.indexOf(transaction);
    return place === -1 ? 0 : 1 << place;
  }

  #change(transaction: string, change: Partial<Order>): void {
    const place = TRANSACTIONS.indexOf(transaction);
    const order = this.orders[place];
    if (order == null || isDeepStrictEqual({ ...order, ...change }, order)) return;
    const bit = 1 << place;
    this.orders = this.orders.map((other, at) => {
      if (at === place) return { ...order, ...change };
      // What is reported before the rider can stand on the second payment page is reported in time.
      const isInTime = change.isReported === true && other?.isReached === false;
      return isInTime && (other.unknownOrders & bit) !== 0
        ? { ...other, unknownOrders: other.unknownOrders & ~bit }
        : other;
    });
  }

  /** Checks that a payment which the server just said is paid stands on the device as paid, whatever ids the answer named. */
  checkHeard(call: Call): this {
    const isPaid = orderIn(this, call.about)?.status === 'paid';
    const { mode } = this.#platform;
    const mayBeLost = mode !== 'fine' || this.#scope.isSlow || this.#platform.isTampered;
    if (isPaid && !mayBeLost && !isPaidIn(call.about, this.#seen()))
      this.broken.add('No paid booking is lost');
    return this;
  }

  /** The server's word counts from the moment it is given. */
  hearServer(call: Call): void {
    if (call.about === FOREIGN) this.isForeignSaid = true;
    const order = orderIn(this, call.about);
    if (order?.status === 'paid' || order?.status === 'partlyRefunded')
      this.#change(call.about, { isSaidPaid: true, isOffNoted: false });
    if (order !== undefined && isLost(order)) {
      const declinedAt = order.declinedAt ?? this.#now();
      this.#change(call.about, { declinedAt });
      if (rootOf(call.by) === 'page' && this.page.kind === 'confirmation')
        this.page = {
          ...this.page,
          heardDeclined: this.page.heardDeclined | this.#bit(call.about),
        };
    }
  }

  /** Does what was asked of the browser last: pages change after the effects have run. */
  #go(): void {
    const last = this.#browserCalls.at(-1);
    this.#browserCalls = [];
    if (last === undefined) return;
    const [target] = last.args;
    if (last.name === 'go' && !this.#model.injection.lingers) {
      this.leavePage();
      const [, options] = last.args as [unknown, { readonly state?: unknown } | undefined];
      const draft = draftFromState(options?.state);
      if (target === paths.confirmation && draft !== null)
        this.openConfirmation(itemKeyOf(draft.item.id), this.#chosenBefore(draft));
      this.changePage();
    }
    if (last.name === 'reload') this.reload();
    if (last.name === 'reopen') {
      this.page = { ...BLANK, isHidden: this.page.isHidden };
      this.openResult(`${target}`.slice(`${target}`.indexOf('?'))).startRecovery();
    }
    if (last.name === 'leave') this.#leaveFor(`${target}`.slice(PAY.length));
  }

  #leaveFor(transaction: string): void {
    if (this.opensNothing) return;
    this.#change(transaction, { isReached: true });
    const { session } = this;
    if (this.opensApp) this.turn();
    else this.tab = { at: 'away', order: transaction, behind: suspended(this.page), session };
  }

  /** A name that no page has, that no attempt and no unanswered booking is under, and that no page remembers. Throws where none is left. */
  #freeName(): number {
    const { attempts, unanswered } = this.#facts();
    // where the device takes no new key, the tab stores the booking
    const ofTab = this.#model.memory.facts(this.session).unanswered;
    const stored = [...attempts, ...unanswered, ...ofTab];
    const taken = this.#platform.tabs.flatMap((tab, index) => {
      const page = index === this.#index ? null : pageOf(tab);
      if (page === null) return [];
      const { page: snapshot } = page;
      const names = snapshot === null ? [] : rememberedNames(this.#model.charts.state(snapshot));
      return [`P${page.name}`, ...names.map((name) => /P\d/.exec(name)?.[0] ?? '')];
    });
    const isFree = (name: number) => !taken.includes(`P${name}`) && !stored.includes(`P${name}`);
    const name = NAMES.find(isFree);
    if (name === undefined) throw new OutOfBounds();
    return name;
  }

  #now(): number {
    return this.#model.timeAt(this.#platform.clock);
  }

  #facts(): Facts {
    return this.#model.memory.facts(this.storage);
  }

  #seen(): Facts {
    return this.#model.memory.seen(this.#place());
  }

  #place(): Place {
    const { storage, session } = this;
    const { memory, kind, name, attempts } = this.page;
    const { mode, clock } = this.#platform;
    return { storage, session, memory, mode, clock, kind, name, attempts };
  }

  #with(
    tab: Tab,
    storage: number,
    orders: readonly (Order | null)[],
    unheard = this.unheard,
  ): PlatformState {
    const tabs = this.#platform.tabs.map((other, index) =>
      index === this.#index ? tab : this.#reported(other),
    );
    return { ...this.#platform, tabs, storage, orders, isForeignSaid: this.isForeignSaid, unheard };
  }

  #reported(tab: Tab): Tab {
    if (
      tab.at !== 'page' ||
      this.#reportedAttempt === null ||
      tab.page.name !== this.#reportedAttempt
    )
      return tab;
    return { ...tab, page: { ...tab.page, isAttemptReported: true } };
  }
}

/** The same selection in a new load of the page: nothing that the platform said is of this load. */
function ofEarlierLoad(selection: Selection): Selection {
  return { ...selection, isEarlier: true, quote: null, agreed: selection.market };
}

/** True when there is no money of an order: it was declined, or went back. */
function isLost({ status }: Order): boolean {
  return status === 'failed' || status === 'refunded';
}

/** True when a storage holds a settled record that may make room for one that is not. */
function hasRoom({ entries }: Facts, now: number): boolean {
  return [...entries.values()].some((entry) => isDispensable(entry, now));
}

/** True when the confirmation page is back at its form, or says that nothing was booked. */
function isAtForm(state: AnyMachineSnapshot): boolean {
  return state.matches('failed') || state.matches('filling');
}

function isAnswerOfServer(type: string): boolean {
  return type.endsWith('.bookAsGuest');
}

function answering(type: string, actorId: string, output: unknown): { readonly type: string } {
  return { type, output, actorId } as { type: string };
}

function failing(type: string, actorId: string, error = refused): { readonly type: string } {
  return { type, error, actorId } as { type: string };
}

/** The amount of the selection that a rider makes of a ride in a market. */
function amountIn(market: Market, itemKey: ItemKey): Paise {
  return amountToPay(draftIn(market, itemKey, { at: 0, uptime: 0, load: '' }));
}

/** The part of a pending booking that recovery needs; its time apart, for a clock that was set back may have dated it anew. */
function needed({ transactionId, draft, guest, payload }: PendingBooking) {
  const lines = draft.lines.map(({ name, price, quantity }) => ({ name, price, quantity }));
  const { id, title, kind } = draft.item;
  const amount = amountToPay(draft);
  return { transactionId, guest, payload, lines, amount, id, title, kind };
}

/** The status call of a page that is on its way; others wait for their turn, as the site has it. */
export function statusCallOf(page: Page): Call | undefined {
  return page.calls.find((call) => call.src === 'fetchStatus' && !call.isDead);
}

/** A page as the browser keeps it while the rider is away: what was on its way can only fail. */
export function suspended(page: Page): Page {
  return {
    ...page,
    lock: 'none',
    calls: page.calls.map((call) => (call.services === -1 ? { ...call, isCut: true } : call)),
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
