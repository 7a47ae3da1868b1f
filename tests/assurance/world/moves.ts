import { initiatedAt, trouble } from '../../../stories/examples/payments.ts';
import { type Invariant, orderIn } from './invariants.ts';
import { paidFor, truth } from './rides.ts';
import { asleep, PAY, Scene, statusCallOf } from './scene.ts';
import type { System } from './system.ts';
import { ADDRESSES, type Address, type AddressKind } from './urls.ts';
import {
  type Actor,
  BLANK,
  type Call,
  CLOSED,
  FOREIGN,
  type Mode,
  type Order,
  type Page,
  type Ride,
  type Tab,
  TRANSACTIONS,
  type World,
} from './world.ts';

/** What can happen in a world, and within which bounds. */
export interface Scope {
  readonly name: string;
  readonly tabs: number;
  /** How many orders the server makes; beyond that it refuses. */
  readonly orders: number;
  readonly rides: readonly Ride[];
  readonly addresses: readonly AddressKind[];
  /** Whether the storage may be full or denied at times. */
  readonly hasFaults: boolean;
  /** Whether the quiet recovery runs, and minutes pass. */
  readonly hasRecovery: boolean;
  /** Whether the rider may wander off from any page and come back to it, and not only to pay. */
  readonly canWander: boolean;
  /** Whether the rider turns away from a result page for a while. */
  readonly canTurnAway: boolean;
}

/** Something that happens, and the world it leads to. */
export interface Move {
  readonly kind: MoveKind;
  readonly says: string;
  readonly world: World;
  readonly broken: readonly Invariant[];
}

/** Every kind of thing that can happen. */
export const MOVE_KINDS = {
  open: 'the rider opens the site',
  'open address': 'somebody opens a result address',
  choose: 'the rider opens the confirmation page',
  confirm: 'the rider confirms',
  'check earlier': 'the rider has the earlier payment checked',
  override: 'the rider pays again all the same',
  dismiss: 'the rider puts a notice away',
  'view booking': 'the rider opens the booking',
  refresh: 'the rider refreshes the status',
  'check again': 'the rider asks to check again',
  retry: 'the rider tries again after a failure',
  'turn away': 'the rider turns to another tab',
  'turn back': 'the rider turns back',
  leave: 'the rider leaves the page',
  wander: 'the rider wanders off',
  return: 'the rider comes back from the payment page',
  back: 'the browser restores the page',
  evicted: 'the browser loads the page behind anew',
  reload: 'the rider reloads',
  close: 'the rider closes the tab',
  crash: 'the browser crashes',
  timer: 'a timer goes off',
  'order made': 'the server makes an order',
  'order answered': 'the order is answered',
  'order misdirected': 'the order is answered with a hostile address',
  'order lost': 'the order or its answer is lost',
  'status answered': 'the status is answered',
  'status lost': 'the status call fails',
  'late answer': 'an answer comes that nobody waits for',
  errand: 'the device answers the page',
  'quiet start': 'the quiet check starts',
  'quiet return': 'the rider looks at the tab again',
  minute: 'a minute passes',
  bank: 'the bank decides',
  storage: 'the storage changes its mind',
} as const;

/** The name of a kind of move. */
export type MoveKind = keyof typeof MOVE_KINDS;

/** Moves that need nobody: verification must come to an end by them alone. */
export const INTERNAL: ReadonlySet<MoveKind> = new Set([
  'timer',
  'status answered',
  'status lost',
  'errand',
]);

const SITUATIONS: Readonly<Record<Mode, string>> = {
  fine: 'The storage takes what is written again.',
  full: 'The storage is full.',
  denied: 'The browser denies the storage.',
};

/** What the server says of an order. */
const WORDS = {
  created: 'not paid yet',
  pending: 'on its way',
  paid: 'paid',
  failed: 'declined',
  unknown: 'not known yet',
} as const;

const ended = trouble({ kind: 'network' });

/** What the rider can press on a page of the site, by event. */
const BUTTONS: readonly (readonly [Actor, string, MoveKind, string])[] = [
  ['page', 'form.submitted', 'confirm', 'confirms'],
  ['page', 'earlier.checked', 'check earlier', 'has the earlier payment checked again'],
  ['page', 'earlier.overridden', 'override', 'chooses to pay again all the same'],
  ['page', 'earlier.dismissed', 'dismiss', 'puts the notice of the earlier payment away'],
  ['page', 'booking.opened', 'view booking', 'opens the booking'],
  ['page', 'refresh.requested', 'refresh', 'refreshes the status'],
  ['page', 'again.requested', 'check again', 'asks to check again'],
  ['page', 'retry.requested', 'retry', 'tries again'],
  ['page', 'ticket.opened', 'view booking', 'opens the ticket'],
  ['quiet', 'page.returned', 'quiet return', 'looks at the tab again'],
  ['quiet', 'banner.dismissed', 'dismiss', 'puts the banner away'],
  ['quiet', 'booking.opened', 'view booking', 'opens the booking from the banner'],
];

/** Everything that can happen next in a world. */
export async function movesFrom(world: World, scope: Scope, system: System): Promise<Move[]> {
  const moves: Move[] = [];
  // A look at the device takes no time: no other tab can do anything meanwhile.
  const looking = world.tabs.findIndex(
    (tab) => tab.at === 'page' && lookOf(tab.page) !== undefined,
  );
  if (looking !== -1) {
    await new Turn(moves, world, scope, system, looking).look();
    return moves;
  }
  for (const [index, tab] of world.tabs.entries())
    await new Turn(moves, world, scope, system, index).take(tab);
  addBank(moves, world);
  if (scope.hasRecovery) addMinute(moves, world, system);
  if (scope.hasFaults)
    for (const mode of ['fine', 'full', 'denied'] as const)
      if (mode !== world.mode) moves.push(still('storage', SITUATIONS[mode], { ...world, mode }));
  return moves;
}

/** The question of a page what this device knows of an earlier payment. */
function lookOf(page: Page): Call | undefined {
  return page.calls.find((call) => call.src === 'findEarlier' && !call.isDead);
}

function still(kind: MoveKind, says: string, world: World): Move {
  return { kind, says, world, broken: [] };
}

function addBank(moves: Move[], world: World): void {
  const decide = (index: number, status: Order['status'], says: string) => {
    const orders = world.orders.map((order, at) => (at === index ? { ...order, status } : order));
    moves.push(still('bank', says, { ...world, orders }));
  };
  for (const [index, { status, isReached }] of world.orders.entries()) {
    const name = TRANSACTIONS[index];
    if (!isReached || status === 'paid' || status === 'failed') continue;
    if (status === 'created')
      decide(index, 'pending', `The rider pays ${name}; the bank takes its time.`);
    decide(index, 'paid', `The money of ${name} arrives.`);
    decide(index, 'failed', `The bank declines ${name}.`);
  }
}

function addMinute(moves: Move[], world: World, system: System): void {
  const aged = (number: number) => system.memory.aged(number);
  const older = (page: Page): Page => ({ ...page, memory: aged(page.memory) });
  const tabs = world.tabs.map((tab): Tab => {
    if (tab.at === 'page') return { ...tab, page: older(tab.page) };
    return tab.at === 'away' ? { ...tab, behind: older(tab.behind) } : tab;
  });
  moves.push(still('minute', 'A minute passes.', { ...world, tabs, storage: aged(world.storage) }));
}

/** Everything that can happen in one tab. */
class Turn {
  readonly #moves: Move[];
  readonly #world: World;
  readonly #scope: Scope;
  readonly #system: System;
  readonly #index: number;

  constructor(moves: Move[], world: World, scope: Scope, system: System, index: number) {
    this.#moves = moves;
    this.#world = world;
    this.#scope = scope;
    this.#system = system;
    this.#index = index;
  }

  async take(tab: Tab): Promise<void> {
    if (tab.at === 'closed') return this.#closed();
    this.#place('close', 'The rider closes the tab.', CLOSED);
    return tab.at === 'away' ? this.#away(tab.order, tab.behind) : this.#open(tab.page);
  }

  /** Lets the page hear what the device found. */
  async look(): Promise<void> {
    const tab = this.#world.tabs[this.#index];
    const look = tab?.at === 'page' ? lookOf(tab.page) : undefined;
    if (tab?.at === 'page' && look !== undefined) await this.#call(tab.page, look);
  }

  async #closed(): Promise<void> {
    this.#place('open', 'The rider opens the site.', { at: 'page', page: BLANK });
    for (const { search, says } of this.#addresses())
      await this.#scene(
        'open address',
        `Somebody opens a result address ${says}.`,
        BLANK,
        (scene) => scene.openResult(search),
      );
  }

  async #away(order: string, behind: Page): Promise<void> {
    if (order !== '')
      for (const { search, says } of this.#addresses())
        await this.#scene('return', `The rider comes back to an address ${says}.`, BLANK, (scene) =>
          scene.openResult(search),
        );
    await this.#scene('back', 'The rider goes back: the page is as it was.', behind, (scene) =>
      behind.kind === 'confirmation'
        ? scene.hear('page', 'page.restored', { type: 'page.restored' })
        : Promise.resolve(scene),
    );
    await this.#scene('evicted', 'The rider goes back: the page loads anew.', behind, (scene) =>
      scene.reload(),
    );
  }

  async #open(page: Page): Promise<void> {
    if (page.quiet === null && this.#scope.hasRecovery)
      await this.#scene('quiet start', 'The site looks quietly for lost payments.', page, (scene) =>
        scene.startRecovery(),
      );
    if (page.kind === 'site') {
      for (const ride of this.#scope.rides)
        await this.#scene('choose', `The rider chooses ride ${ride}.`, page, (scene) =>
          scene.openConfirmation(ride),
        );
    } else {
      await this.#scene('leave', 'The rider leaves the page for another.', page, async (scene) =>
        scene.leavePage(),
      );
      await this.#scene('reload', 'The rider reloads.', page, (scene) => scene.reload());
      if (this.#scope.canWander)
        this.#place('wander', 'The rider wanders off to another site.', {
          at: 'away',
          order: '',
          behind: asleep(page),
        });
    }
    if (this.#scope.canTurnAway && page.kind === 'result')
      await this.#scene(
        page.isHidden ? 'turn back' : 'turn away',
        page.isHidden ? 'The rider turns back.' : 'The rider turns to another tab.',
        page,
        (scene) => scene.turn(),
      );
    for (const [by, type, kind, says] of BUTTONS) await this.#press(page, by, type, kind, says);
    for (const event of page.timers) await this.#fire(page, event);
    for (const call of page.calls) await this.#call(page, call);
  }

  async #press(page: Page, by: Actor, type: string, kind: MoveKind, says: string): Promise<void> {
    const snapshot = page[by];
    if (snapshot === null) return;
    if (!this.#system.charts.send(snapshot, type, { type }).isHeard) return;
    await this.#scene(kind, `The rider ${says}.`, page, (scene) => scene.hear(by, type, { type }));
  }

  async #fire(page: Page, event: string): Promise<void> {
    const timers = page.timers.filter((other) => other !== event);
    const delay = event.split('.')[2];
    await this.#scene('timer', `The ${delay} passes.`, { ...page, timers }, (scene) =>
      scene.hear('page', event, { type: event }),
    );
  }

  async #call(page: Page, call: Call): Promise<void> {
    const rest = { ...page, calls: page.calls.filter((other) => other !== call) };
    if (typeof call.stage === 'number') {
      const output = this.#system.answer(call.stage);
      const says = `The device answers the page (${call.src}).`;
      return this.#answer('errand', says, rest, call, `device ${call.stage}`, output);
    }
    if (call.src === 'fetchStatus' && call !== statusCallOf(page)) return;
    return call.src === 'bookAsGuest' ? this.#order(page, rest, call) : this.#status(rest, call);
  }

  async #order(page: Page, rest: Page, call: Call): Promise<void> {
    const isWaiting = !call.isDead && !call.isCut;
    if (call.stage === 'sent') {
      const transaction = TRANSACTIONS[this.#world.orders.length];
      if (transaction !== undefined && this.#world.orders.length < this.#scope.orders) {
        const made: Call = { ...call, stage: 'made', about: transaction };
        const calls = page.calls.map((other) => (other === call ? made : other));
        const order: Order = {
          ride: call.about as Ride,
          status: 'created',
          isReached: false,
          isRefused: false,
          isSaidPaid: false,
        };
        await this.#scene(
          'order made',
          `The server makes the order ${transaction}.`,
          { ...page, calls },
          async (scene) => {
            scene.orders = [...scene.orders, order];
            return scene;
          },
        );
      }
    } else if (isWaiting) {
      await this.#answer(
        'order answered',
        `The answer about ${call.about} arrives.`,
        rest,
        call,
        call.about,
        {
          paymentUrl: `${PAY}${call.about}`,
          transactionId: call.about,
          at: initiatedAt + TRANSACTIONS.indexOf(call.about),
        },
      );
      await this.#answer(
        'order misdirected',
        `The answer about ${call.about} leads to a hostile address.`,
        rest,
        call,
        `${call.about} hostile`,
        {
          paymentUrl: 'javascript:alert(1)',
          transactionId: call.about,
          at: initiatedAt,
        },
      );
    }
    if (call.isDead) {
      if (call.stage === 'sent')
        this.#place('order lost', 'The request never reaches the server.', {
          at: 'page',
          page: rest,
        });
      else
        await this.#late(rest, call, `${call.about}`, {
          paymentUrl: `${PAY}${call.about}`,
          transactionId: call.about,
          at: initiatedAt,
        });
      return;
    }
    const what =
      call.stage === 'sent'
        ? 'The request is refused or lost.'
        : `The answer about ${call.about} is lost.`;
    await this.#fail('order lost', what, rest, call);
  }

  async #status(rest: Page, call: Call): Promise<void> {
    const order = orderIn(this.#world, call.about) ?? null;
    const answer = truth(call.about, order);
    const verdict = call.about === FOREIGN ? 'paid' : (order?.status ?? 'unknown');
    const key = `${call.about} ${verdict} ${order?.ride}`;
    if (this.#system.tampering.believesAddress && rest.search.includes('PAYMENT_SUCCESS'))
      await this.#answer(
        'order answered',
        `The page takes its address at its word about ${call.about}.`,
        rest,
        call,
        `${call.about} believed ${order?.ride}`,
        paidFor(order?.ride ?? null),
      );
    if (!call.isCut)
      await this.#answer(
        'status answered',
        `The server says that ${call.about} is ${WORDS[verdict]}.`,
        rest,
        call,
        key,
        answer,
      );
    await this.#fail('status lost', `The status call about ${call.about} fails.`, rest, call);
  }

  async #late(rest: Page, call: Call, key: string, output: unknown): Promise<void> {
    const before = { storage: this.#world.storage, page: rest.page, quiet: rest.quiet };
    await this.#scene(
      'late answer',
      `An answer to the request of before arrives (${call.about}).`,
      rest,
      async (scene) => {
        if (this.#system.tampering.hearsDeadAnswers) await this.#tell(scene, call, key, output);
        const { page, quiet } = scene.page;
        if (
          scene.tab !== null ||
          scene.storage !== before.storage ||
          page !== before.page ||
          quiet !== before.quiet
        )
          scene.broken.add('I13');
        return scene;
      },
    );
  }

  #answer(kind: MoveKind, says: string, rest: Page, call: Call, key: string, output: unknown) {
    return this.#scene(kind, says, rest, async (scene) => {
      if (kind === 'status answered') this.#hearPaid(scene, call.about);
      return this.#tell(scene, call, key, output);
    });
  }

  #tell(scene: Scene, call: Call, key: string, output: unknown): Promise<Scene> {
    const type = `xstate.done.actor.${call.id}`;
    const event = { type, output, actorId: call.id };
    return scene.hear(call.by, `${type} ${key}`, event);
  }

  #fail(kind: MoveKind, says: string, rest: Page, call: Call): Promise<void> {
    const type = `xstate.error.actor.${call.id}`;
    return this.#scene(kind, says, rest, (scene) =>
      scene.hear(call.by, type, { type, error: ended, actorId: call.id } as { type: string }),
    );
  }

  /** The server's word that a payment arrived counts from the moment it is given. */
  #hearPaid(scene: Scene, transaction: string): void {
    scene.orders = scene.orders.map((order, index) =>
      TRANSACTIONS[index] === transaction && order.status === 'paid'
        ? { ...order, isSaidPaid: true }
        : order,
    );
    if (transaction === FOREIGN) scene.isForeignSaid = true;
  }

  #addresses(): Address[] {
    const orders = TRANSACTIONS.slice(0, this.#world.orders.length);
    return this.#scope.addresses.flatMap((kind) =>
      kind === 'bare' || kind === 'hostile' || kind === 'foreign'
        ? [ADDRESSES[kind]()]
        : orders.map((id) => ADDRESSES[kind](id)),
    );
  }

  #place(kind: MoveKind, says: string, tab: Tab): void {
    const tabs = this.#world.tabs.map((other, index) => (index === this.#index ? tab : other));
    this.#moves.push(still(kind, this.#inTab(says), { ...this.#world, tabs }));
  }

  async #scene(
    kind: MoveKind,
    says: string,
    page: Page,
    play: (scene: Scene) => Promise<Scene>,
  ): Promise<void> {
    const scene = await play(new Scene(this.#system, this.#world, this.#index, page));
    const broken = [...scene.broken];
    this.#moves.push({ kind, says: this.#inTab(says), world: scene.world, broken });
    for (const wreck of scene.wrecks)
      this.#moves.push({
        kind: 'crash',
        says: this.#inTab(`${says} ${wreck.says}`),
        world: wreck.world,
        broken,
      });
  }

  #inTab(says: string): string {
    if (this.#scope.tabs === 1) return says;
    return `[${this.#index === 0 ? 'first' : 'second'} tab] ${says}`;
  }
}
