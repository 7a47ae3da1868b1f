import type { Failure } from '#machines/domain/answer/failure.ts';
import { carriedFailure } from '#machines/failure-of.ts';
import { apiError } from '../../fixtures/payment-answers.ts';
import { canonicalise } from './canonicalise.ts';
import { type Invariant, orderIn } from './invariants.ts';
import { descriptionOf, type Move } from './move.ts';
import { PendingTask, type PlatformModel } from './platform-model.ts';
import { platformMoves } from './platform-moves.ts';
import {
  type Actor,
  actorsOf,
  BLANK,
  type Call,
  CLOSED,
  type Page,
  type PlatformState,
  rootOf,
  type Selection,
  snapshotOf,
  type Tab,
  type Timer,
  TRANSACTIONS,
} from './platform-state.ts';
import { type Button, EVENTS, type MoveKind } from './powers.ts';
import type { Scope } from './scopes.ts';
import { answersAbout, believedAnswer, type Said } from './status-answers.ts';
import { OutOfBounds, PAY, statusCallOf, suspended, TabExecution } from './tab-execution.ts';
import { ADDRESSES, type Address } from './urls.ts';

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
  moves.push(...platformMoves(platform, scope, model));
  return moves.map((move) => ({ ...move, platform: canonicalise(move.platform, model) }));
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
      this.#answer(rest, call, believedAnswer(order));
    if (!call.isCut)
      for (const said of answersAbout(about, order, this.#scope)) this.#answer(rest, call, said);
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

  #answer(rest: Page, call: Call, said: Said): void {
    const { kind, name, answer, isTruth } = said;
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
