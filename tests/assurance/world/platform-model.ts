import type { AnyStateMachine, PromiseActorLogic } from 'xstate';
import type { BookingInput } from '#machines/booking.machine.ts';
import { freshAnswer } from '#machines/domain/answer/answer.ts';
import type { BookingDraft } from '#machines/domain/booking/booking.ts';
import type { TimedNewOrder } from '#machines/domain/booking/order.ts';
import type { Browser } from '../../../src/site/browser.ts';
import { type BookingStorage, createBookingStorage } from '../../../src/storage/booking-storage.ts';
import { encodeDraft } from '../../../src/storage/draft-state.ts';
import { TAB_KEYS } from '../../../src/storage/keys.ts';
import { createSafeStorage, type SafeStorage } from '../../../src/storage/safe-storage.ts';
import { NOW } from '../../fixtures/bookings.ts';
import { createFakeServices, type RecordedCall } from '../../fixtures/services.ts';
import { FakeStorage } from '../../fixtures/storage.ts';
import { wholeSite } from '../../fixtures/whole-site.ts';
import { Charts, type StepOf } from './charts.ts';
import { Interner } from './interner.ts';
import { draftIn, ITEMS, itemIn, itemKeyOf } from './items.ts';
import { Memory, type Reach, type Visit } from './memory.ts';
import { withChart } from './nested-charts.ts';
import type { ItemKey, Market, Page, Selection } from './platform-state.ts';
import { type CheckedChanges, checkedChanges } from './storage-changes.ts';

/** The names of the machines that money passes through. */
export const MONEY_MACHINES = ['booking', 'payment', 'recovery'] as const;

/** The machines that money passes through. */
export type ModelMachines = Readonly<Record<(typeof MONEY_MACHINES)[number], AnyStateMachine>>;

/** The changes of a seeded defect to the site; all else is as shipped. */
export interface FaultInjection {
  readonly machines?: (machines: ModelMachines) => Partial<ModelMachines>;
  readonly bookingStorage?: (
    bookingStorage: BookingStorage,
    local: SafeStorage,
    clock: () => number,
  ) => Partial<BookingStorage>;
  /** The device's storage as the site's own code is given it. */
  readonly store?: (local: SafeStorage, clock: () => number) => Partial<SafeStorage>;
  /** Answers of requests that were given up still reach the chart. */
  readonly hearsDeadAnswers?: true;
  /** Status calls do not wait for each other. */
  readonly asksAtOnce?: true;
  /** The result page still runs while the ticket opens. */
  readonly lingers?: true;
  /** A tab that was duplicated goes by the name of the other one among the attempts. */
  readonly sharesNames?: true;
  /** The result page takes the word of its address instead of asking. */
  readonly believesAddress?: true;
}

/** Where the site's code runs: on what storage, with what a document remembers, on which page, when. */
export interface Place extends Reach {
  readonly kind: Page['kind'];
  /** The name of the page, and how many attempts it has made under it. */
  readonly name: number;
  readonly attempts: number;
  /** In ms since the first state. */
  readonly clock: number;
}

/** The result of running a piece of the site's code. */
export interface RunResult extends CheckedChanges {
  readonly storage: number;
  readonly session: number;
  readonly memory: number;
  /** The storage after each change on the way. */
  readonly points: readonly number[];
  /** The calls to the browser. */
  readonly browserCalls: readonly RecordedCall[];
  /** The answer of a task, by number; null when it failed. */
  readonly answer: number | null;
  /** The text of the tab's form as it was typed; '' where none was stored. */
  readonly draft: string;
}

/** The function that a promise actor runs. */
type Creator = (start: {
  readonly input: unknown;
  readonly signal: AbortSignal;
}) => Promise<unknown>;

/** A task whose answer is not known yet: wait for `run`, then play the turn again. */
export class PendingTask {
  readonly run: () => Promise<void>;

  constructor(run: () => Promise<void>) {
    this.run = run;
  }
}

const PATHS = {
  site: '/',
  confirmation: '/confirmationpage',
  result: '/paymentsuccessandfailure',
} as const;

/** No list tells more of an item than the item itself. */
const EMPTY = { items: [], omitted: 0 };

/**
 * The shipped machines with their shipped effects, device and codecs, over storages that are
 * numbered: the same code on the same storage is run once and then remembered.
 */
export class PlatformModel {
  readonly charts = new Charts();
  readonly memory = new Memory();
  readonly machines: ModelMachines;
  readonly injection: FaultInjection;
  readonly #services = createFakeServices({
    bookAsGuest: async () => this.#offer,
    fetchItem: async ({ id }) => freshAnswer(itemIn(this.#market, itemKeyOf(id))),
    fetchList: async () => freshAnswer(EMPTY),
  });
  readonly #inputs: ReturnType<typeof wholeSite>['inputs'];
  readonly #shipped: BookingStorage;
  readonly #answers = new Interner<unknown>();
  readonly #results = new Map<string, RunResult>();
  readonly #openings = new Map<string, { key: string; input: unknown }>();
  readonly #browser: Browser;
  #offer = { paymentUrl: '', transactionId: '' };
  #market: Market = 'usual';
  #bookingStorage: BookingStorage = createBookingStorage(this.#services.browser);
  #local: SafeStorage = createSafeStorage(() => new FakeStorage());
  #session: SafeStorage = createSafeStorage(() => new FakeStorage());

  /** `hasPrices` is false where prices do not change: then no selection is old. */
  constructor(injection: FaultInjection = {}, hasPrices = true) {
    this.injection = injection;
    const plain = reaching(() => this.#local);
    const clock = () => this.#services.clock.now;
    const local = { ...plain, ...injection.store?.(plain, clock) };
    const session = reaching(() => this.#session);
    this.#browser = { ...this.#services.browser, local, session };
    const shipped = this.#deviceOfPage();
    const bookingStorage = { ...shipped, ...injection.bookingStorage?.(shipped, local, clock) };
    this.#shipped = bookingStorage;
    const { machines, inputs } = wholeSite({
      api: this.#services.api,
      browser: this.#browser,
      bookingStorage,
    });
    const guards = hasPrices ? {} : { isPricedLongAgo: () => false };
    const priced = (chart: AnyStateMachine) => chart.provide({ guards });
    const booking = withChart(priced(machines.booking), 'order', priced);
    const shippedMachines = { ...machines, booking };
    this.machines = { ...shippedMachines, ...injection.machines?.(shippedMachines) };
    this.#inputs = inputs;
  }

  /** Sets the clock that the site's code and its charts read, in ms since the first state. */
  setClock(clock: number): void {
    this.#services.clock.now = this.timeAt(clock);
    this.charts.clock = clock;
  }

  /** The time on the device's clock, in epoch ms. */
  timeAt(clock: number): number {
    return NOW + clock;
  }

  /** The input of a ride's confirmation page, its form filled in. */
  confirmation(
    place: Place,
    itemKey: ItemKey,
    selection: Selection | null,
  ): { key: string; input: unknown } {
    return this.#opening(place, `confirmation ${itemKey} ${JSON.stringify(selection)}`, () => {
      const draft = selection === null ? ITEMS[itemKey].draft : this.#draft(itemKey, selection);
      this.#services.arrival.state = structuredClone(encodeDraft(draft));
      const input = this.#inputs.booking();
      if (input === null) throw new Error(`The draft of ride ${itemKey} was not read back.`);
      return { ...input, guest: ITEMS[itemKey].guest } satisfies BookingInput;
    });
  }

  #draft(itemKey: ItemKey, { market, at, isEarlier, isUndated }: Selection): BookingDraft {
    const load = isEarlier ? 'an earlier load' : this.#browser.load();
    const draft = draftIn(market, itemKey, { at: this.timeAt(at), uptime: 0, load });
    return isUndated ? { ...draft, priced: undefined } : draft;
  }

  /** The input of the result page at an address. */
  result(place: Place, search: string): { key: string; input: unknown } {
    return this.#opening(place, `result ${search}`, () => {
      this.#services.arrival.search = search;
      return this.#inputs.payment();
    });
  }

  /** Runs an effect of a chart. */
  effect(place: Place, step: StepOf<'effect'>): RunResult {
    const key = `${keyOf(place)} ${step.number}`;
    const known = this.#results.get(key);
    if (known !== undefined) return known;
    const visit = this.#enter(place);
    step.run();
    return this.#leave(key, place, visit, transactionIn(step.params), 0);
  }

  /** Runs a task that a chart waits for, such as storing a record. Throws one that was never run. */
  task(place: Place, machine: AnyStateMachine, step: Task): RunResult {
    const key = `${keyOf(place)} ${step.src} ${JSON.stringify(step.input)} ${step.offer?.transactionId} ${step.offer?.paymentUrl} ${step.market}`;
    const known = this.#results.get(key);
    if (known !== undefined) return known;
    throw new PendingTask(() => this.#run(key, place, machine, step));
  }

  async #run(key: string, place: Place, machine: AnyStateMachine, step: Task): Promise<void> {
    const logic = machine.implementations.actors[step.src] as PromiseActorLogic<unknown, unknown>;
    const visit = this.#enter(place);
    if (step.offer !== undefined) this.#offer = step.offer;
    if (step.market !== undefined) this.#market = step.market;
    const { signal } = new AbortController();
    const answer = await (logic.config as Creator)({ input: step.input, signal }).then(
      (value) => this.#answers.of(JSON.stringify(value), value),
      () => null,
    );
    this.#leave(key, place, visit, transactionIn(step.input), answer, step.src === 'findFollowUps');
  }

  /** Has all forgotten by the site's own code; what is left of storage, tab and memory. */
  forget(place: Place): { storage: number; session: number; memory: number } {
    const visit = this.#enter(place);
    this.#shipped.forgetAll();
    return this.memory.close(visit);
  }

  /** Has a page drop what it and its tab hold of before all was forgotten; what is left of storage, tab and memory, and the generation that begins. */
  dropForgotten(place: Place): {
    storage: number;
    session: number;
    memory: number;
    generation: string | undefined;
  } {
    const visit = this.#enter(place);
    this.#shipped.dropForgotten();
    const generation = this.#shipped.generation();
    return { ...this.memory.close(visit), generation };
  }

  /** The answer of a task by its number. */
  answer(number: number): unknown {
    return this.#answers.at(number);
  }

  #opening(place: Place, what: string, read: () => unknown): { key: string; input: unknown } {
    const key = `${keyOf(place)} ${what}`;
    const known = this.#openings.get(key);
    if (known !== undefined) return known;
    this.#enter(place);
    const input = read();
    const opening = { key: JSON.stringify(input), input };
    this.#openings.set(key, opening);
    return opening;
  }

  /** The device as the page that is on has it. */
  #deviceOfPage(): BookingStorage {
    const names = Object.keys(
      createBookingStorage(this.#services.browser),
    ) as (keyof BookingStorage)[];
    const methods = names.map((name) => [
      name,
      (...args: unknown[]) =>
        (this.#bookingStorage[name] as (...args: unknown[]) => unknown)(...args),
    ]);
    return Object.fromEntries(methods) as BookingStorage;
  }

  /** A device for a page of this name that has made so many attempts. */
  #freshDevice({ name, attempts }: Place): BookingStorage {
    const bookingStorage = createBookingStorage({ ...this.#browser, newId: () => `P${name}` });
    this.#local = createSafeStorage(() => new FakeStorage());
    for (let made = 0; made < attempts; made += 1)
      bookingStorage.announceAttempt({ id: 'none', kind: 'trip' });
    return bookingStorage;
  }

  #enter(place: Place): Visit {
    const visit = this.memory.open(place);
    this.setClock(place.clock);
    this.#bookingStorage = this.#freshDevice(place);
    this.#local = visit.local;
    this.#session = visit.session;
    this.#services.arrival.path = PATHS[place.kind];
    this.#services.browserCalls.length = 0;
    return visit;
  }

  #leave(
    key: string,
    place: Place,
    visit: Visit,
    own: string | null,
    answer: number | null,
    isSweep = false,
  ): RunResult {
    const draft = visit.sessionFake.texts().get(TAB_KEYS.guest) ?? '';
    const { storage, session, memory, points } = this.memory.close(visit);
    const result: RunResult = {
      draft,
      storage,
      session,
      memory,
      points: [...points],
      browserCalls: [...this.#services.browserCalls],
      answer,
      ...checkedChanges(this.memory, {
        place,
        storages: [place.storage, ...points],
        own,
        isSweep,
        now: this.timeAt(place.clock),
      }),
    };
    this.#results.set(key, result);
    return result;
  }
}

/** A task of a chart, and what the server answers where it asks for a new order. */
export interface Task {
  readonly src: string;
  readonly input: unknown;
  readonly offer?: Pick<TimedNewOrder, 'paymentUrl' | 'transactionId'>;
  /** The market where the platform is asked about prices. */
  readonly market?: Market;
}

function reaching(store: () => SafeStorage): SafeStorage {
  return {
    read: (key) => store().read(key),
    write: (key, text) => store().write(key, text),
    persisted: (key) => store().persisted(key),
    remove: (key, text) => store().remove(key, text),
    keys: (prefix) => store().keys(prefix),
  };
}

function keyOf({ storage, session, memory, mode, clock, kind, name, attempts }: Place): string {
  return `${storage}.${session}.${memory}.${mode}.${clock}.${kind}.${name}.${attempts}`;
}

/** The transaction that an effect or task is about. */
function transactionIn(params: unknown): string | null {
  const said = params as {
    readonly transactionId?: string;
    readonly pending?: { readonly transactionId: string };
    readonly booking?: { readonly transactionId: string | null } | null;
  } | null;
  return (
    said?.transactionId ?? said?.pending?.transactionId ?? said?.booking?.transactionId ?? null
  );
}
