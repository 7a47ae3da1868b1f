import { DAY_MS } from '#machines/domain/calendar.ts';
import { apiError } from '../../fixtures/payment-answers.ts';
import { canonicalise } from './canonicalise.ts';
import { type Invariant, orderIn } from './invariants.ts';
import { answersAbout, paidFor } from './items.ts';
import { PERSONAL, type Reach } from './memory.ts';
import { PendingTask, type PlatformModel } from './platform-model.ts';
import {
  type Actor,
  BLANK,
  type Call,
  CLOSED,
  type Market,
  type Mode,
  type Order,
  type Page,
  type PlatformState,
  pageOf,
  type Tab,
  TRANSACTIONS,
} from './platform-state.ts';
import { withTamperedRecord } from './record-tampering.ts';
import type { Scope } from './scopes.ts';
import { OutOfBounds, PAY, statusCallOf, suspended, TabExecution } from './tab-execution.ts';
import { ADDRESSES, type Address } from './urls.ts';

/** Something that happens, and the state it leads to. */
export interface Move {
  readonly kind: MoveKind;
  /** Of a crash, what it came in the middle of; else the kind itself. */
  readonly during: MoveKind;
  readonly description: string;
  readonly platform: PlatformState;
  readonly broken: readonly Invariant[];
}

/** Every kind of thing that can happen. */
export const MOVE_KINDS = {
  open: 'the rider opens the site',
  'open address': 'somebody opens a result address',
  'open unseen': 'a result address opens behind another tab',
  duplicate: 'the rider duplicates a tab',
  choose: 'the rider opens the confirmation page',
  confirm: 'the rider confirms',
  'check previous': 'the rider has the previous payment checked',
  override: 'the rider pays again all the same',
  continue: 'the rider goes on to the payment page of the order',
  dismiss: 'the rider puts a notice away',
  'view booking': 'the rider opens the booking',
  refresh: 'the rider refreshes the status',
  'check again': 'the rider asks to check again',
  retry: 'the rider tries again after a failure',
  'turn away': 'the rider turns to another tab',
  'turn back': 'the rider turns back',
  glance: 'the rider looks away for a moment',
  leave: 'the rider leaves the page',
  wander: 'the rider wanders off',
  return: 'the rider comes back from the payment page',
  back: 'the browser restores the page',
  evicted: 'the browser loads the page behind anew',
  accept: 'the rider takes the price of now',
  reload: 'the rider reloads',
  close: 'the rider closes the tab',
  crash: 'the browser crashes',
  timer: 'a timer goes off',
  freeze: 'the browser stops a tab behind others',
  thaw: 'the browser lets it go on',
  'lock granted': 'the browser gives a page its lock',
  'lock refused': 'the browser refuses a lock, or has none',
  'lock silent': 'the browser says nothing of a lock for too long',
  'order answered': 'the order is answered',
  'order misdirected': 'the order is answered with a hostile address',
  'order opens app': 'the payment address opens an app',
  'order doubled': 'one request makes two orders',
  'order reused': 'the server gives an order the id of another one',
  'order lost': 'the order or its answer is lost',
  'status answered': 'the server says what became of a payment',
  'status of another': 'the server answers about another payment',
  'status open': 'the server says nothing that decides',
  'status lost': 'the status call fails',
  'price answered': 'the platform says what it sells now',
  'price lost': 'the platform cannot be asked what it sells now',
  prices: 'the platform changes its prices',
  seats: 'the platform sells its last seat, or has one again',
  'late answer': 'an answer comes that nobody waits for',
  task: 'the device answers the page',
  bank: 'the bank decides',
  refund: 'the money of an order goes back',
  'late refund': 'the money of a paid order goes back',
  'order off': 'an order is cancelled that money came in for',
  'late capture': 'the bank takes the money after all',
  'clock on': 'time passes, or the clock is set on',
  'clock back': 'the clock is set back',
  storage: 'the storage changes its mind',
  forget: 'the rider has all forgotten',
  evict: 'the browser drops a record',
  corrupt: 'a record is damaged',
  newer: 'a newer version of the site writes a record',
  older: 'a record is of an older version of the site',
} as const;

/** The name of a kind of move. */
export type MoveKind = keyof typeof MOVE_KINDS;

/** Moves that need nobody: verification must come to an end by them alone. */
export const INTERNAL: ReadonlySet<MoveKind> = new Set([
  'timer',
  'lock silent',
  'status answered',
  'status open',
  'status of another',
  'status lost',
  'task',
]);

const SITUATIONS: Readonly<Record<Mode, string>> = {
  fine: 'The storage takes what is written again.',
  full: 'The storage is full.',
  crowded: 'The storage takes no new keys.',
  deaf: 'The storage takes what is written and keeps nothing.',
  denied: 'The browser denies the storage.',
};

const MARKETS: Readonly<Record<Market, string>> = {
  usual: 'the prices of before',
  dearer: 'twice the price',
  soldOut: 'no price: no seat is left',
};

const ended = apiError({ kind: 'network' });

/** The buttons of the site's pages, by event. */
const BUTTONS: readonly (readonly [Actor, string, MoveKind, string])[] = [
  ['page', 'form.submitted', 'confirm', 'confirms'],
  ['page', 'previous.checked', 'check previous', 'has the previous payment checked again'],
  ['page', 'previous.overridden', 'override', 'chooses to pay again all the same'],
  ['page', 'previous.dismissed', 'dismiss', 'puts the notice of the previous payment away'],
  ['page', 'price.accepted', 'accept', 'takes the price of now'],
  ['page', 'page.reloaded', 'reload', 'reloads the page to see an earlier payment'],
  ['page', 'payment.continued', 'continue', 'goes on to the payment page of the order'],
  ['page', 'booking.opened', 'view booking', 'opens the booking'],
  ['page', 'refresh.requested', 'refresh', 'refreshes the status'],
  ['page', 'check.requested', 'check again', 'asks to check again'],
  ['page', 'retry.requested', 'retry', 'tries again'],
  ['page', 'ticket.opened', 'view booking', 'opens the ticket'],
  ['recovery', 'banner.dismissed', 'dismiss', 'puts the banner away'],
  ['recovery', 'booking.opened', 'view booking', 'opens the booking from the banner'],
];

/** Everything that can happen next in a state. */
export async function movesFrom(
  platform: PlatformState,
  scope: Scope,
  model: PlatformModel,
): Promise<Move[]> {
  for (;;) {
    try {
      return allMoves(platform, scope, model);
    } catch (error) {
      if (!(error instanceof PendingTask)) throw error;
      await error.run();
    }
  }
}

function allMoves(platform: PlatformState, scope: Scope, model: PlatformModel): Move[] {
  const moves: Move[] = [];
  model.setClock(platform.clock);
  for (const [index, tab] of platform.tabs.entries())
    new Turn(moves, platform, scope, model, index).take(tab);
  addBank(moves, platform, scope);
  addClock(moves, platform, scope);
  for (const market of scope.markets) {
    if (market === platform.market) continue;
    const kind = [market, platform.market].includes('soldOut') ? 'seats' : 'prices';
    moves.push(still(kind, `The platform sells at ${MARKETS[market]}.`, { ...platform, market }));
  }
  for (const mode of scope.modes)
    if (mode !== platform.mode && !(mode === 'denied' && platform.wasDenied)) {
      const wasDenied = platform.wasDenied || platform.mode === 'denied';
      moves.push(still('storage', SITUATIONS[mode], { ...platform, mode, wasDenied }));
    }
  if (scope.canForget && !platform.hasForgotten) addForgetting(moves, platform, model);
  if (!platform.isTampered)
    for (const { kind, description, platform: next } of withTamperedRecord(platform, scope, model))
      moves.push(still(kind, description, next));
  return moves.map((move) => ({ ...move, platform: canonicalise(move.platform, model) }));
}

/** A move in which no tab does anything. */
export function still(kind: MoveKind, description: string, platform: PlatformState): Move {
  return { kind, during: kind, description, platform, broken: [] };
}

/** All is forgotten: in a tab that is opened for it, or in one that shows the site. */
function addForgetting(moves: Move[], platform: PlatformState, model: PlatformModel): void {
  const { storage, mode, clock } = platform;
  const blank = { storage, session: 0, memory: 0, mode, clock, name: 0, attempts: 0 } as const;
  const forget = (where: string, index: number, own: Partial<Reach>): void => {
    const left = model.forget({ ...blank, ...own, kind: 'site' });
    const [was, is] = [model.memory.facts(storage).known, model.memory.facts(left.storage).known];
    const orders = platform.orders.map((order, place): Order | null => {
      const id = TRANSACTIONS[place] ?? '';
      const isGone = was.has(id) && !is.has(id);
      return order !== null && isGone ? { ...order, excuse: 'forgotten' } : order;
    });
    const tabs = platform.tabs.map((other, at) =>
      at === index && other.at === 'page'
        ? { ...other, session: left.session, page: { ...other.page, memory: left.memory } }
        : other,
    );
    const { storage: rest } = left;
    const isLeft = [...model.memory.texts(rest).values()].some((text) => PERSONAL.test(text));
    const next = { ...platform, tabs, orders, storage: rest, hasForgotten: true };
    const move = still('forget', `The rider has all forgotten, in ${where}.`, next);
    moves.push(isLeft && mode === 'fine' ? { ...move, broken: ['I24'] } : move);
  };
  forget('a tab opened for it', -1, {});
  for (const [index, tab] of platform.tabs.entries())
    if (tab.at === 'page' && tab.page.kind === 'site' && !tab.page.isHidden && !tab.page.isFrozen)
      forget('this tab', index, { session: tab.session, memory: tab.page.memory });
}

function addBank(moves: Move[], platform: PlatformState, scope: Scope): void {
  const decide = (place: number, status: Order['status'], description: string, kind: MoveKind) => {
    const orders = platform.orders.map((order, at) =>
      at === place && order !== null ? { ...order, status } : order,
    );
    moves.push(still(kind, description, { ...platform, orders }));
  };
  for (const [place, order] of platform.orders.entries()) {
    const name = TRANSACTIONS[place];
    if (!order?.isReached || order.status === 'refunded') continue;
    if (order.status === 'paid') {
      if (scope.refunds)
        decide(place, 'refunded', `The money of ${name} goes back after all.`, 'late refund');
      continue;
    }
    if (order.status === 'failed') {
      if (scope.hasLateCapture)
        decide(place, 'paid', `The bank takes the money of ${name} after all.`, 'late capture');
      continue;
    }
    decide(place, 'paid', `The money of ${name} arrives.`, 'bank');
    if (scope.refunds) decide(place, 'refunded', `The money of ${name} goes back.`, 'refund');
    if (order.status === 'moneyIn') continue;
    if (scope.refunds)
      decide(place, 'moneyIn', `${name} is cancelled, and its money arrives.`, 'order off');
    decide(place, 'failed', `The bank declines ${name}.`, 'bank');
  }
}

function addClock(moves: Move[], platform: PlatformState, scope: Scope): void {
  // An attempt counts for a minute of this clock: two tabs know of each other by nothing else.
  const isStarting = platform.tabs.some((tab) => (pageOf(tab)?.lock ?? 'none') !== 'none');
  if (scope.tabs > 1 && isStarting) return;
  for (const clock of scope.clock) {
    if (clock === platform.clock) continue;
    const apart = Math.abs(clock - platform.clock);
    const span = apart < DAY_MS ? `${apart / 60_000} min` : `${apart / DAY_MS} days`;
    if (clock > platform.clock)
      moves.push(still('clock on', `The clock goes on by ${span}.`, { ...platform, clock }));
    else
      moves.push(still('clock back', `The clock is set back by ${span}.`, { ...platform, clock }));
  }
}

/** Everything that can happen in one tab. */
class Turn {
  readonly #moves: Move[];
  readonly #platform: PlatformState;
  readonly #scope: Scope;
  readonly #model: PlatformModel;
  readonly #index: number;
  #session = 0;

  constructor(
    moves: Move[],
    platform: PlatformState,
    scope: Scope,
    model: PlatformModel,
    index: number,
  ) {
    this.#moves = moves;
    this.#platform = platform;
    this.#scope = scope;
    this.#model = model;
    this.#index = index;
  }

  take(tab: Tab): void {
    if (tab.at === 'closed') this.#closed();
    else this.#opened(tab);
  }

  #opened(tab: Exclude<Tab, { at: 'closed' }>): void {
    this.#session = tab.session;
    this.#place('close', 'The rider closes the tab.', CLOSED);
    if (tab.at === 'away') this.#away(tab.order, tab.behind);
    else if (tab.page.isFrozen)
      this.#put('thaw', 'The browser lets the tab go on.', { ...tab.page, isFrozen: false });
    else this.#open(tab.page);
  }

  #closed(): void {
    this.#scene('open', 'The rider opens the site.', BLANK, (scene) => scene.startRecovery());
    for (const { search, description } of this.#addresses()) {
      this.#scene(
        'open address',
        `Somebody opens a result address ${description}.`,
        BLANK,
        (scene) => scene.openResult(search).startRecovery(),
      );
      if (this.#scope.canTurnAway)
        this.#scene(
          'open unseen',
          `A result address ${description} opens behind another tab.`,
          { ...BLANK, isHidden: true },
          (scene) => scene.openResult(search).startRecovery(),
        );
    }
    if (!this.#scope.canDuplicate) return;
    for (const tab of this.#platform.tabs) {
      if (tab.at !== 'page' || tab.page.kind === 'site') continue;
      this.#session = tab.session;
      this.#scene('duplicate', 'The rider duplicates the other tab.', tab.page, (scene) =>
        scene.reload(this.#model.injection.sharesNames ? tab.page.name : 0),
      );
    }
  }

  #away(order: string, behind: Page): void {
    if (order !== '')
      for (const { search, description } of this.#addresses())
        this.#scene(
          'return',
          `The rider comes back to an address ${description}.`,
          BLANK,
          (scene) => scene.openResult(search).startRecovery(),
        );
    this.#scene('back', 'The rider goes back: the page is as it was.', behind, (scene) =>
      behind.kind === 'confirmation'
        ? scene.hear('page', 'page.restored', { type: 'page.restored' })
        : scene,
    );
    this.#scene('evicted', 'The rider goes back: the page loads anew.', behind, (scene) =>
      scene.reload(),
    );
  }

  #open(page: Page): void {
    const scope = this.#scope;
    if (page.kind === 'site') {
      const isSold = this.#platform.market === 'soldOut';
      for (const itemKey of isSold ? [] : scope.itemKeys)
        this.#scene('choose', `The rider chooses ride ${itemKey}.`, page, (scene) =>
          scene.openConfirmation(itemKey).changePage(),
        );
    } else {
      this.#scene('leave', 'The rider leaves the page for another.', page, (scene) =>
        scene.leavePage().changePage(),
      );
      this.#scene('reload', 'The rider reloads.', page, (scene) => scene.reload());
      if (scope.canWander)
        this.#place('wander', 'The rider wanders off to another site.', {
          at: 'away',
          order: '',
          behind: suspended(page),
          session: this.#session,
        });
    }
    if (page.isHidden)
      this.#scene('turn back', 'The rider turns back.', page, (scene) => scene.turn());
    else if (scope.canTurnAway && page.kind !== 'site')
      this.#scene('turn away', 'The rider turns to another tab.', page, (scene) => scene.turn());
    else if (scope.canGlance)
      this.#scene('glance', 'The rider looks away for a moment.', page, (scene) =>
        scene.turn().turn(),
      );
    this.#lock(page);
    if (!page.isHidden)
      for (const [by, type, kind, description] of BUTTONS)
        this.#press(page, by, type, kind, description);
    for (const event of page.timers) this.#fire(page, event);
    for (const call of page.calls) this.#call(page, call);
  }

  #lock(page: Page): void {
    const { locks } = this.#scope;
    if (page.lock === 'held' && locks.includes('frozen'))
      this.#put('freeze', 'The browser stops the tab behind others.', { ...page, isFrozen: true });
    if (page.lock !== 'waiting') return;
    if (this.#isFree(page))
      this.#scene('lock granted', 'The browser gives the page its lock.', page, (scene) =>
        scene.grantLock(),
      );
    if (locks.includes('refused'))
      this.#scene(
        'lock refused',
        'The browser refuses the lock.',
        { ...page, lock: 'refused' },
        (scene) => scene.hear('page', 'lock.refused', { type: 'lock.refused' }),
      );
  }

  #isFree(page: Page): boolean {
    return new TabExecution(this.#at(), page, this.#session).isLockFree();
  }

  #press(page: Page, by: Actor, type: string, kind: MoveKind, description: string): void {
    const snapshot = page[by];
    if (snapshot === null) return;
    if (!this.#model.charts.send(snapshot, type, { type }).isHeard) return;
    this.#scene(kind, `The rider ${description}.`, page, (scene) => scene.hear(by, type, { type }));
  }

  #fire(page: Page, event: string): void {
    const timers = page.timers.filter((other) => other !== event);
    const delay = event.split('.')[2];
    const isOfLock = delay === 'lockDelay';
    // A browser that has a lock to give gives it at once, unless it is one that says nothing.
    if (isOfLock && this.#isFree(page) && !this.#scope.locks.includes('silent')) return;
    this.#scene(
      isOfLock ? 'lock silent' : 'timer',
      `The ${delay} passes.`,
      { ...page, timers },
      (scene) => scene.hear('page', event, { type: event }),
    );
  }

  #call(page: Page, call: Call): void {
    const rest = { ...page, calls: page.calls.filter((other) => other !== call) };
    if (call.services !== -1) {
      const answer = call.services === -2 ? null : call.services;
      this.#scene('task', `The device answers the page (${call.src}).`, rest, (scene) =>
        scene.answer(call, answer),
      );
      return;
    }
    if (call.src === 'fetchStatus' && call !== statusCallOf(page)) return;
    if (call.src === 'priceAnew') this.#price(rest, call);
    else if (call.src === 'bookAsGuest' && call.isDead) this.#late(rest, call);
    else if (call.src === 'bookAsGuest') this.#order(rest, call);
    else this.#status(rest, call);
  }

  #order(rest: Page, call: Call): void {
    const id = TRANSACTIONS[call.order] ?? '';
    if (call.order !== -1 && !call.isCut) {
      this.#offer('order answered', `The server makes the order ${id} and answers.`, rest, call);
      if (this.#scope.opensApps)
        this.#scene(
          'order opens app',
          `The address of ${id} opens an app, and the page stays behind it.`,
          rest,
          (scene) => {
            scene.opensApp = true;
            return scene.answerOrder(call, id, `${PAY}${id}`);
          },
        );
      this.#scene(
        'order misdirected',
        `The answer about ${id} leads to a hostile address.`,
        rest,
        (scene) => scene.answerOrder(call, id, 'javascript:alert(1)'),
      );
      if (this.#scope.isDoubled) this.#double(rest, call);
    }
    if (this.#scope.isReused && !call.isCut)
      for (const [place, order] of this.#platform.orders.entries()) {
        const other = TRANSACTIONS[place] ?? '';
        if (place === call.order || !order?.isReached) continue;
        this.#scene(
          'order reused',
          `The server answers with ${other}, an id that it gave before.`,
          rest,
          (scene) => scene.giveAgain(other).answerOrder(call, other, `${PAY}${other}`),
        );
      }
    if (this.#scope.losesOrders || call.isCut || call.order === -1)
      this.#fail('order lost', 'The request is refused, or its answer lost.', rest, call);
  }

  #offer(kind: MoveKind, description: string, rest: Page, call: Call): void {
    const id = TRANSACTIONS[call.order] ?? '';
    this.#scene(kind, description, rest, (scene) => scene.answerOrder(call, id, `${PAY}${id}`));
  }

  /** The request arrived twice: the rider hears of the second order, and nobody ever of the first. */
  #double(rest: Page, call: Call): void {
    const place = [...this.#platform.orders, null].indexOf(null);
    if (place >= this.#scope.orders) return;
    const id = TRANSACTIONS[place] ?? '';
    this.#scene(
      'order doubled',
      `The request arrives twice; the answer is about the second order, ${id}.`,
      rest,
      (scene) => {
        const [from, to] = [1 << call.order, 1 << place];
        const orders = scene.orders.map((order) =>
          order !== null && (order.unknownOrders & from) !== 0
            ? { ...order, unknownOrders: (order.unknownOrders & ~from) | to }
            : order,
        );
        orders[place] = orders[call.order] ?? null;
        orders[call.order] = null;
        scene.orders = orders;
        return scene.answerOrder({ ...call, order: place }, id, `${PAY}${id}`);
      },
    );
  }

  #status(rest: Page, call: Call): void {
    const order = orderIn(this.#platform, call.about) ?? null;
    if (this.#model.injection.believesAddress && rest.search.includes('PAYMENT_SUCCESS'))
      this.#answer(
        'status answered',
        `The page takes its address at its word about ${call.about}.`,
        rest,
        call,
        `${call.about} believed ${order?.itemKey}`,
        paidFor(order?.itemKey ?? null),
        false,
      );
    if (!call.isCut)
      for (const { name, description, answer, isTruth } of answersAbout(
        call.about,
        order,
        this.#scope,
      ))
        this.#answer(
          isTruth ? 'status answered' : name === 'another' ? 'status of another' : 'status open',
          description,
          rest,
          call,
          `${call.about} ${name} ${order?.itemKey}`,
          answer,
          isTruth,
        );
    this.#fail('status lost', `The status call about ${call.about} fails.`, rest, call);
  }

  #price(rest: Page, call: Call): void {
    if (!call.isCut)
      this.#scene('price answered', 'The platform says what it sells now.', rest, (scene) =>
        scene.answerPrice(call),
      );
    this.#fail('price lost', 'The platform cannot be asked what it sells now.', rest, call);
  }

  #late(rest: Page, call: Call): void {
    const before = { storage: this.#platform.storage, page: rest.page, recovery: rest.recovery };
    this.#scene('late answer', 'The answer to a request of before arrives.', rest, (scene) => {
      const id = TRANSACTIONS[call.order];
      if (this.#model.injection.hearsDeadAnswers && id !== undefined)
        scene.hear('page', `late ${id}`, {
          type: `xstate.done.actor.${call.id}`,
          output: { paymentUrl: `${PAY}${id}`, transactionId: id, at: 0 },
        } as { type: string });
      const { page, recovery } = scene.page;
      const isSame = page === before.page && recovery === before.recovery;
      if (scene.tab !== null || scene.storage !== before.storage || !isSame)
        scene.broken.add('I13');
      return scene;
    });
  }

  #answer(
    kind: MoveKind,
    description: string,
    rest: Page,
    call: Call,
    key: string,
    output: unknown,
    isTruth: boolean,
  ): void {
    const type = `xstate.done.actor.${call.id}`;
    const event = { type, output, actorId: call.id };
    this.#scene(kind, description, rest, (scene) => {
      if (isTruth) scene.hearServer(call);
      return scene.hear(call.by, `${type} ${key}`, event);
    });
  }

  #fail(kind: MoveKind, description: string, rest: Page, call: Call): void {
    const type = `xstate.error.actor.${call.id}`;
    const event = { type, error: ended, actorId: call.id };
    this.#scene(kind, description, rest, (scene) => scene.hear(call.by, type, event));
  }

  #addresses(): Address[] {
    const ids = TRANSACTIONS.filter((_, place) => this.#platform.orders[place]?.isReached);
    return this.#scope.addresses.flatMap((kind) =>
      kind === 'bare' || kind === 'hostile' || kind === 'foreign'
        ? [ADDRESSES[kind]()]
        : ids.map((id) => ADDRESSES[kind](id)),
    );
  }

  #put(kind: MoveKind, description: string, page: Page): void {
    this.#place(kind, description, { at: 'page', page, session: this.#session });
  }

  #place(kind: MoveKind, description: string, tab: Tab): void {
    const tabs = this.#platform.tabs.map((other, index) => (index === this.#index ? tab : other));
    this.#moves.push(still(kind, this.#inTab(description), { ...this.#platform, tabs }));
  }

  #scene(
    kind: MoveKind,
    description: string,
    page: Page,
    play: (scene: TabExecution) => TabExecution,
  ): void {
    const scene = this.#played(page, play);
    if (scene === null) return;
    const broken = [...scene.broken];
    this.#moves.push({
      kind,
      during: kind,
      description: this.#inTab(description),
      platform: scene.platform,
      broken,
    });
    for (const recordCrash of scene.crashStates)
      this.#moves.push({
        kind: 'crash',
        during: kind,
        description: this.#inTab(`${description} ${recordCrash.description}`),
        platform: recordCrash.platform,
        broken,
      });
  }

  #played(page: Page, play: (scene: TabExecution) => TabExecution): TabExecution | null {
    try {
      return play(new TabExecution(this.#at(), page, this.#session));
    } catch (error) {
      if (error instanceof OutOfBounds) return null;
      throw error;
    }
  }

  #at() {
    return { model: this.#model, scope: this.#scope, platform: this.#platform, index: this.#index };
  }

  #inTab(description: string): string {
    if (this.#scope.tabs === 1) return description;
    return `[${this.#index === 0 ? 'first' : 'second'} tab] ${description}`;
  }
}
