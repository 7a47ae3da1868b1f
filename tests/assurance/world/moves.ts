import type { Failure } from '#machines/domain/answer/failure.ts';
import { DAY_MS } from '#machines/domain/calendar/calendar.ts';
import { carriedFailure } from '#machines/failure-of.ts';
import { apiError } from '../../fixtures/payment-answers.ts';
import { canonicalise } from './canonicalise.ts';
import { withEarlierPayment } from './earlier-release.ts';
import { type Invariant, orderIn } from './invariants.ts';
import { answersAbout, paidFor, type Said } from './items.ts';
import { PERSONAL, type Reach } from './memory.ts';
import { PendingTask, type PlatformModel } from './platform-model.ts';
import {
  type Actor,
  actorsOf,
  BLANK,
  type Call,
  CLOSED,
  type Order,
  type Page,
  type PlatformState,
  pageOf,
  rootOf,
  type Selection,
  snapshotOf,
  type Tab,
  type Timer,
  TRANSACTIONS,
} from './platform-state.ts';
import { type Button, EVENTS, MOVE_KINDS, type MoveKind } from './powers.ts';
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

const ended = apiError({ kind: 'network' });
const refused = apiError({ kind: 'http', status: 409, text: '' });

/** The ways in which the answer to an order is lost, by their words in a trace. */
const LOST_ANSWERS: Readonly<Record<string, Failure>> = {
  'the connection is reset': { kind: 'network' },
  'the time is up': { kind: 'timeout' },
  'status 408': { kind: 'http', status: 408, text: '' },
  'status 502': { kind: 'http', status: 502, text: '' },
  'status 504': { kind: 'http', status: 504, text: '' },
};

const BUTTONS = Object.entries<Button | string>(EVENTS).flatMap(([type, button]) =>
  typeof button === 'string'
    ? []
    : (['page', 'recovery'] as const).flatMap((by) => {
        const kind = button[by];
        return kind === undefined ? [] : [[by, type, kind] as const];
      }),
);

/** The turns that were played in one state so far, so that none is played again after one that waited for a task. */
class PlayedTurns {
  readonly #turns: (TabExecution | null)[] = [];
  #next = 0;

  /** Begins with the first turn again. */
  rewind(): void {
    this.#next = 0;
  }

  /** The next turn, played unless it was before; null for one that leads out of the states that are looked at. */
  next(play: () => TabExecution): TabExecution | null {
    const turn = this.#turns[this.#next] ?? this.#played(play);
    this.#turns[this.#next] = turn;
    this.#next += 1;
    return turn;
  }

  #played(play: () => TabExecution): TabExecution | null {
    try {
      return play();
    } catch (error) {
      if (error instanceof OutOfBounds) return null;
      throw error;
    }
  }
}

/** Everything that can happen next in a state. */
export async function movesFrom(
  platform: PlatformState,
  scope: Scope,
  model: PlatformModel,
): Promise<Move[]> {
  const turns = new PlayedTurns();
  for (;;) {
    try {
      return allMoves(platform, scope, model, turns);
    } catch (error) {
      if (!(error instanceof PendingTask)) throw error;
      await error.run();
      turns.rewind();
    }
  }
}

function allMoves(
  platform: PlatformState,
  scope: Scope,
  model: PlatformModel,
  turns: PlayedTurns,
): Move[] {
  const moves: Move[] = [];
  model.setClock(platform.clock);
  for (const [index, tab] of platform.tabs.entries())
    new Turn({ moves, turns, platform, scope, model, index }).take(tab);
  addBank(moves, platform, scope);
  addClock(moves, platform, scope);
  for (const market of scope.markets) {
    if (market === platform.market) continue;
    const kind = [market, platform.market].includes('soldOut') ? 'seats' : 'prices';
    moves.push(still(kind, { ...platform, market }, market));
  }
  for (const mode of scope.modes)
    if (mode !== platform.mode && !(mode === 'denied' && platform.wasDenied)) {
      const wasDenied = platform.wasDenied || platform.mode === 'denied';
      moves.push(still('storage', { ...platform, mode, wasDenied }, mode));
    }
  if (scope.canForget && !platform.hasForgotten) addForgetting(moves, platform, model);
  if (scope.hasEarlierRelease && !platform.hasEarlierPayment) {
    const earlier = withEarlierPayment(platform, scope, model);
    if (earlier !== null)
      moves.push(still('earlier release', earlier.platform, earlier.transaction));
  }
  if (!platform.isTampered)
    for (const { kind, key, platform: next } of withTamperedRecord(platform, scope, model))
      moves.push(still(kind, next, key));
  return moves.map((move) => ({ ...move, platform: canonicalise(move.platform, model) }));
}

/** A move in which no page does anything. */
export function still(kind: MoveKind, platform: PlatformState, detail = ''): Move {
  return { kind, during: kind, description: descriptionOf(kind, detail), platform, broken: [] };
}

/** A kind of move in words, with what it is about. */
function descriptionOf(kind: MoveKind, detail: string): string {
  return detail === '' ? MOVE_KINDS[kind] : `${MOVE_KINDS[kind]}: ${detail}`;
}

/** All is forgotten: in a tab that is opened for it, or in one that shows the site. */
function addForgetting(moves: Move[], platform: PlatformState, model: PlatformModel): void {
  const { storage, mode, clock } = platform;
  const blank = { storage, session: 0, memory: 0, mode, clock, name: 0, attempts: 0 } as const;
  const forget = (where: string, index: number, own: Partial<Reach>): void => {
    const left = model.forget({ ...blank, ...own, kind: 'site' });
    const [was, is] = [model.memory.facts(storage).known, model.memory.facts(left.storage).known];
    // A storage that refuses the new generation tells no other tab of it: what such a tab remembers it may write again, and the page asks to close it.
    const isStored = model.memory.generation(left.storage) !== model.memory.generation(storage);
    const excuse = isStored ? 'forgotten' : 'destroyed';
    const orders = platform.orders.map((order, place): Order | null => {
      const id = TRANSACTIONS[place] ?? '';
      const isGone = was.has(id) && !is.has(id);
      return order !== null && isGone ? { ...order, excuse } : order;
    });
    const before = { isOfBefore: true, owesForgetting: true };
    const tabs = platform.tabs.map((other, at): Tab => {
      if (other.at === 'closed' || (at !== index && !isStored)) return other;
      if (other.at === 'away') return { ...other, behind: { ...other.behind, ...before } };
      const reached = at === index ? { session: left.session } : {};
      const memory = at === index ? left.memory : other.page.memory;
      return { ...other, ...reached, page: { ...other.page, ...before, memory } };
    });
    const { storage: rest } = left;
    const isLeft = [...model.memory.texts(rest).values()].some((text) => PERSONAL.test(text));
    const next = { ...platform, tabs, orders, storage: rest, hasForgotten: true };
    const move = still('forget', next, `in ${where}`);
    moves.push(isLeft && mode === 'fine' ? { ...move, broken: ['Forgotten is gone'] } : move);
  };
  forget('a tab opened for it', -1, {});
  for (const [index, tab] of platform.tabs.entries())
    if (tab.at === 'page' && tab.page.kind === 'site' && !tab.page.isHidden && !tab.page.isFrozen)
      forget('this tab', index, { session: tab.session, memory: tab.page.memory });
}

function addBank(moves: Move[], platform: PlatformState, scope: Scope): void {
  const decide = (place: number, status: Order['status'], kind: MoveKind) => {
    const orders = platform.orders.map((order, at) =>
      // Of its new state the device has heard nothing yet.
      at === place && order !== null ? { ...order, status, isOffNoted: false } : order,
    );
    moves.push(still(kind, { ...platform, orders }, `${TRANSACTIONS[place]} ${status}`));
  };
  for (const [place, order] of platform.orders.entries()) {
    if (!order?.isReached || order.status === 'refunded') continue;
    if (order.status === 'paid' || order.status === 'partlyRefunded') {
      if (scope.refunds) decide(place, 'refunded', order.isSaidPaid ? 'late refund' : 'refund');
      if (scope.flips && order.status === 'paid') {
        decide(place, 'partlyRefunded', 'part refund');
        if (order.isSaidPaid) decide(place, 'moneyIn', 'late order off');
        if (order.isSaidPaid) decide(place, 'failed', 'late failure');
      }
      continue;
    }
    if (scope.flips && order.isSaidPaid) decide(place, 'paid', 'paid again');
    if (order.status === 'failed') {
      if (scope.hasLateCapture) decide(place, 'paid', 'late capture');
      continue;
    }
    decide(place, 'paid', 'bank');
    if (scope.refunds) decide(place, 'refunded', 'refund');
    if (order.status === 'moneyIn') continue;
    if (scope.refunds) decide(place, 'moneyIn', 'order off');
    decide(place, 'failed', 'bank');
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
    const kind = clock > platform.clock ? 'clock on' : 'clock back';
    moves.push(still(kind, { ...platform, clock }, span));
  }
}

/** A selection of a release before prices had an age, at the prices of then. */
const UNDATED: Selection = {
  market: 'usual',
  at: 0,
  isEarlier: true,
  isUndated: true,
  quote: null,
  agreed: 'usual',
};

function kindOf({ name, isTruth }: Said): MoveKind {
  if (name === 'another') return 'status of another';
  if (name.includes(', as ')) return 'status in new words';
  if (name.includes(', ')) return 'status under odd ids';
  return isTruth ? 'status answered' : 'status open';
}

/** Everything that can happen in one tab. */
class Turn {
  readonly #moves: Move[];
  readonly #turns: PlayedTurns;
  readonly #platform: PlatformState;
  readonly #scope: Scope;
  readonly #model: PlatformModel;
  readonly #index: number;
  #session = 0;

  constructor({
    moves,
    turns,
    platform,
    scope,
    model,
    index,
  }: {
    moves: Move[];
    turns: PlayedTurns;
    platform: PlatformState;
    scope: Scope;
    model: PlatformModel;
    index: number;
  }) {
    this.#moves = moves;
    this.#turns = turns;
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
    this.#place('close', CLOSED);
    if (tab.at === 'away') this.#away(tab.order, tab.behind);
    else if (tab.page.isFrozen) this.#put('thaw', { ...tab.page, isFrozen: false });
    else this.#open(tab.page);
  }

  #closed(): void {
    this.#scene('open', BLANK, (scene) => scene.startRecovery());
    for (const { search, description } of this.#addresses()) {
      const play = (scene: TabExecution) => scene.openResult(search).startRecovery();
      this.#scene('open address', BLANK, play, description);
      if (this.#scope.canTurnAway)
        this.#scene('open unseen', { ...BLANK, isHidden: true }, play, description);
    }
    if (!this.#scope.canDuplicate) return;
    for (const tab of this.#platform.tabs) {
      if (tab.at !== 'page' || tab.page.kind === 'site') continue;
      this.#session = tab.session;
      this.#scene('duplicate', tab.page, (scene) =>
        scene.reload(this.#model.injection.sharesNames ? tab.page.name : 0),
      );
    }
  }

  #away(order: string, behind: Page): void {
    if (order !== '')
      for (const { search, description } of this.#addresses())
        this.#scene(
          'return',
          BLANK,
          (scene) => scene.openResult(search).startRecovery(),
          description,
        );
    this.#scene('back', behind, (scene) =>
      (behind.kind === 'confirmation' ? scene.restore() : scene).hearForgotten(),
    );
    this.#scene('evicted', behind, (scene) => scene.reload());
  }

  #open(page: Page): void {
    const scope = this.#scope;
    if (page.kind === 'site') {
      if (scope.hasUndated)
        for (const itemKey of scope.itemKeys)
          this.#scene(
            'choose undated',
            page,
            (scene) => scene.openConfirmation(itemKey, UNDATED).changePage(),
            itemKey,
          );
      const isSold = this.#platform.market === 'soldOut';
      for (const itemKey of isSold ? [] : scope.itemKeys)
        this.#scene(
          'choose',
          page,
          (scene) => scene.openConfirmation(itemKey).changePage(),
          itemKey,
        );
    } else {
      this.#scene('leave', page, (scene) => scene.leavePage().changePage());
      this.#scene('reload', page, (scene) => scene.reload());
      if (scope.canWander)
        this.#place('wander', {
          at: 'away',
          order: '',
          behind: suspended(page),
          session: this.#session,
        });
    }
    if (page.isHidden) this.#scene('turn back', page, (scene) => scene.turn());
    else if (scope.canTurnAway && page.kind !== 'site')
      this.#scene('turn away', page, (scene) => scene.turn());
    else if (scope.canGlance) this.#scene('glance', page, (scene) => scene.turn().turn());
    if (page.owesForgetting) this.#scene('forget heard', page, (scene) => scene.hearForgotten());
    if (page.isOfBefore) this.#type(page);
    this.#lock(page);
    if (!page.isHidden)
      for (const [root, type, kind] of BUTTONS)
        for (const by of actorsOf(page)) if (rootOf(by) === root) this.#press(page, by, type, kind);
    for (const timer of page.timers) this.#fire(page, timer);
    for (const call of page.calls) this.#call(page, call);
  }

  /** One more letter in a form that was open when all was forgotten. */
  #type(page: Page): void {
    const event = { type: 'field.changed', field: 'phone', value: '9' };
    if (page.page === null || page.isHidden || page.kind !== 'confirmation') return;
    if (!this.#model.charts.send(page.page, event.type, event).isHeard) return;
    this.#scene('letter', page, (scene) => scene.hear('page', event.type, event));
  }

  #lock(page: Page): void {
    const { locks } = this.#scope;
    if (page.lock === 'held' && locks.includes('frozen'))
      this.#put('freeze', { ...page, isFrozen: true });
    if (page.lock !== 'waiting') return;
    if (this.#isFree(page)) this.#scene('lock granted', page, (scene) => scene.grantLock());
    if (locks.includes('refused'))
      this.#scene('lock refused', { ...page, lock: 'refused' }, (scene) =>
        scene.hearLock('lock.refused'),
      );
  }

  #isFree(page: Page): boolean {
    return new TabExecution(this.#at(), page, this.#session).isLockFree();
  }

  #press(page: Page, by: Actor, type: string, kind: MoveKind): void {
    const snapshot = snapshotOf(page, by);
    if (snapshot === null) return;
    if (!this.#model.charts.send(snapshot, type, { type }).isHeard) return;
    this.#scene(kind, page, (scene) => scene.hear(by, type, { type }));
  }

  #fire(page: Page, timer: Timer): void {
    const { by, event } = timer;
    const timers = page.timers.filter((other) => other !== timer);
    const delay = event.split('.')[2];
    const isOfLock = delay === 'lockDelay';
    // A browser that has a lock to give gives it at once, unless it is one that says nothing.
    if (isOfLock && this.#isFree(page) && !this.#scope.locks.includes('silent')) return;
    this.#scene(
      isOfLock ? 'lock silent' : 'timer',
      { ...page, timers },
      (scene) => scene.hear(by, event, { type: event }),
      delay,
    );
  }

  #call(page: Page, call: Call): void {
    const rest = { ...page, calls: page.calls.filter((other) => other !== call) };
    if (call.services !== -1) {
      const answer = call.services === -2 ? null : call.services;
      this.#scene('task', rest, (scene) => scene.answer(call, answer), call.src);
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
      const leadingTo = (address: string) => (scene: TabExecution) =>
        scene.answerOrder(call, id, address);
      this.#scene('order answered', rest, leadingTo(`${PAY}${id}`), id);
      if (this.#scope.opensApps)
        this.#scene(
          'order opens app',
          rest,
          (scene) => {
            scene.opensApp = true;
            return leadingTo(`${PAY}${id}`)(scene);
          },
          id,
        );
      if (this.#scope.opensNothing)
        this.#scene(
          'order opens nothing',
          rest,
          (scene) => {
            scene.opensNothing = true;
            return leadingTo(`${PAY}${id}`)(scene);
          },
          id,
        );
      this.#scene('order misdirected', rest, leadingTo('javascript:alert(1)'), id);
      if (this.#scope.isDoubled) this.#double(rest, call);
    }
    if (this.#scope.isReused && !call.isCut)
      for (const [place, order] of this.#platform.orders.entries()) {
        const other = TRANSACTIONS[place] ?? '';
        if (place === call.order || !order?.isReached) continue;
        this.#scene(
          'order reused',
          rest,
          (scene) => scene.giveAgain(other).answerOrder(call, other, `${PAY}${other}`),
          other,
        );
      }
    if (call.isCut) this.#lose(rest, call, 'the connection is reset');
    else if (call.order === -1) this.#refuse(rest, call);
    else if (this.#scope.losesOrders)
      for (const how of Object.keys(LOST_ANSWERS)) this.#lose(rest, call, how);
  }

  #refuse(rest: Page, call: Call): void {
    const type = `xstate.error.actor.${call.id}`;
    const event = { type, error: refused, actorId: call.id };
    this.#scene('order refused', rest, (scene) =>
      scene.hearAnswer().hear(call.by, `${type} refused`, event),
    );
  }

  #lose(rest: Page, call: Call, how: string): void {
    const error = apiError(LOST_ANSWERS[how] ?? { kind: 'network' });
    this.#fail('order lost', rest, call, how, error);
  }

  /** The request arrived twice: the rider hears of the second order, and nobody ever of the first. */
  #double(rest: Page, call: Call): void {
    const place = [...this.#platform.orders, null].indexOf(null);
    if (place >= this.#scope.orders) return;
    const id = TRANSACTIONS[place] ?? '';
    this.#scene(
      'order doubled',
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
      `the answer is about the second, ${id}`,
    );
  }

  #status(rest: Page, call: Call): void {
    const order = orderIn(this.#platform, call.about) ?? null;
    const { about } = call;
    if (this.#model.injection.believesAddress && rest.search.includes('PAYMENT_SUCCESS'))
      this.#answer('status answered', rest, call, {
        ...{ name: 'believed', answer: paidFor(order), isTruth: false },
      });
    if (!call.isCut)
      for (const said of answersAbout(about, order, this.#scope)) {
        this.#answer(kindOf(said), rest, call, said);
      }
    this.#fail('status lost', rest, call, about);
  }

  #price(rest: Page, call: Call): void {
    if (!call.isCut) this.#scene('price answered', rest, (scene) => scene.answerPrice(call));
    this.#fail('price lost', rest, call);
  }

  #late(rest: Page, call: Call): void {
    const before = { storage: this.#platform.storage, page: rest.page, recovery: rest.recovery };
    this.#scene('late answer', rest, (scene) => {
      const id = TRANSACTIONS[call.order];
      if (this.#model.injection.hearsDeadAnswers && id !== undefined)
        scene.hear(call.by, `late ${id}`, {
          type: `xstate.done.actor.${call.id}`,
          output: { paymentUrl: `${PAY}${id}`, transactionId: id, at: 0 },
        } as { type: string });
      const { page, recovery } = scene.page;
      const isSame = page === before.page && recovery === before.recovery;
      if (scene.tab !== null || scene.storage !== before.storage || !isSame)
        scene.broken.add('Late answers change nothing');
      return scene;
    });
  }

  #answer(kind: MoveKind, rest: Page, call: Call, said: Said): void {
    const { name, answer, isTruth } = said;
    const output = { ...answer, at: this.#model.timeAt(this.#platform.clock) };
    const itemKey = orderIn(this.#platform, call.about)?.itemKey;
    const type = `xstate.done.actor.${call.id}`;
    this.#scene(
      kind,
      rest,
      (scene) => {
        if (isTruth) scene.hearServer(call);
        const event = { type, output, actorId: call.id };
        scene.hear(call.by, `${type} ${call.about} ${name} ${itemKey}`, event);
        return isTruth ? scene.checkHeard(call) : scene;
      },
      `${call.about} ${name}`,
    );
  }

  #fail(kind: MoveKind, rest: Page, call: Call, detail = '', error = ended): void {
    const type = `xstate.error.actor.${call.id}`;
    const event = { type, error, actorId: call.id };
    const key = `${type} ${JSON.stringify(carriedFailure(error))}`;
    this.#scene(kind, rest, (scene) => scene.hear(call.by, key, event), detail);
  }

  #addresses(): Address[] {
    const ids = TRANSACTIONS.filter((_, place) => this.#platform.orders[place]?.isReached);
    return this.#scope.addresses.flatMap((kind) =>
      kind === 'bare' || kind === 'hostile' || kind === 'foreign'
        ? [ADDRESSES[kind]()]
        : ids.map((id) => ADDRESSES[kind](id)),
    );
  }

  #put(kind: MoveKind, page: Page): void {
    this.#place(kind, { at: 'page', page, session: this.#session });
  }

  #place(kind: MoveKind, tab: Tab): void {
    const tabs = this.#platform.tabs.map((other, index) => (index === this.#index ? tab : other));
    this.#add(kind, { ...this.#platform, tabs }, '', []);
  }

  #scene(
    kind: MoveKind,
    page: Page,
    play: (scene: TabExecution) => TabExecution,
    detail = '',
  ): void {
    const scene = this.#turns.next(() => play(new TabExecution(this.#at(), page, this.#session)));
    if (scene === null) return;
    const broken = [...scene.broken];
    this.#add(kind, scene.platform, detail, broken);
    for (const { description, platform } of scene.crashStates)
      this.#add('crash', platform, `${descriptionOf(kind, detail)}. ${description}`, broken, kind);
  }

  #add(
    kind: MoveKind,
    platform: PlatformState,
    detail: string,
    broken: readonly Invariant[],
    during = kind,
  ): void {
    const where = this.#scope.tabs === 1 ? '' : `[${this.#index === 0 ? 'first' : 'second'} tab] `;
    const description = where + descriptionOf(kind, detail);
    this.#moves.push({ kind, during, description, platform, broken });
  }

  #at() {
    return { model: this.#model, scope: this.#scope, platform: this.#platform, index: this.#index };
  }
}
