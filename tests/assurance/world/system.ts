import type { AnyStateMachine, PromiseActorLogic } from 'xstate';
import type { BookingInput } from '#machines/booking.machine.ts';
import type { Browser } from '../../../src/app/browser.ts';
import { createDevice, type Device } from '../../../src/storage/booking-storage.ts';
import { createInputs } from '../../../src/app/inputs.ts';
import { createMachines } from '../../../src/app/machines.ts';
import { createStore, type Store } from '../../../src/storage/safe-storage.ts';
import { draftState } from '../../../src/storage/records.ts';
import { createWorld, Shelf } from '../../support/world.ts';
import { Charts, type Step } from './charts.ts';
import { Memory } from './memory.ts';
import { Numbered } from './numbered.ts';
import { RIDES } from './rides.ts';
import { type Mode, type Page, type Ride, TRANSACTIONS } from './world.ts';

/** The machines that money passes through. */
export type SystemMachines = Readonly<Record<'booking' | 'payment' | 'recovery', AnyStateMachine>>;

/** What a fault changes in the site; whatever it leaves out is as shipped. */
export interface Tampering {
  readonly machines?: (machines: SystemMachines) => Partial<SystemMachines>;
  readonly device?: (device: Device, local: Store) => Partial<Device>;
  /** Answers of requests that were given up still reach the chart. */
  readonly hearsDeadAnswers?: true;
  /** Status calls do not wait for each other. */
  readonly asksAtOnce?: true;
  /** The result page still runs while the ticket opens. */
  readonly lingers?: true;
  /** The result page takes the word of its address instead of asking. */
  readonly believesAddress?: true;
}

/** Where the site's code runs: on what storage, with what a document remembers, on which page. */
export interface Place {
  readonly storage: number;
  readonly memory: number;
  readonly mode: Mode;
  readonly kind: Page['kind'];
}

/** What came of running a piece of the site's code. */
export interface Outcome {
  readonly storage: number;
  readonly memory: number;
  /** The storage after each change on the way. */
  readonly points: readonly number[];
  /** What was asked of the browser. */
  readonly asked: readonly { readonly name: string; readonly given: readonly unknown[] }[];
  /** The answer of an errand, by number. */
  readonly answer: number;
  /** The invariants that the changes of the storage broke. */
  readonly broken: readonly ('I2' | 'I15')[];
}

/** What a promise actor runs. */
type Creator = (start: {
  readonly input: unknown;
  readonly signal: AbortSignal;
}) => Promise<unknown>;

const PATHS = {
  site: '/',
  confirmation: '/confirmationpage',
  result: '/paymentsuccessandfailure',
} as const;

/**
 * The shipped machines with their shipped effects, device and codecs, over storages that are
 * numbered: the same code on the same storage is run once and then remembered.
 */
export class System {
  readonly charts = new Charts();
  readonly memory = new Memory();
  readonly machines: SystemMachines;
  readonly tampering: Tampering;
  readonly #stage = createWorld();
  readonly #inputs: ReturnType<typeof createInputs>;
  readonly #answers = new Numbered<unknown>();
  readonly #outcomes = new Map<string, Outcome>();
  readonly #openings = new Map<string, { key: string; input: unknown }>();
  #local: Store = createStore(() => new Shelf());

  constructor(tampering: Tampering = {}) {
    this.tampering = tampering;
    const local: Store = {
      read: (key) => this.#local.read(key),
      write: (key, text) => this.#local.write(key, text),
      remove: (key, text) => this.#local.remove(key, text),
      keys: (prefix) => this.#local.keys(prefix),
    };
    const browser: Browser = { ...this.#stage.browser, local };
    const shipped = createDevice(browser);
    const device = { ...shipped, ...tampering.device?.(shipped, local) };
    const machines = createMachines({ api: this.#stage.api, browser, device });
    this.machines = { ...machines, ...tampering.machines?.(machines) };
    this.#inputs = createInputs({ browser, device, apiBase: '', provider: 'phonepe' });
  }

  /** What the confirmation page of a ride starts with, its form filled in. */
  confirmation(place: Place, ride: Ride): { key: string; input: unknown } {
    return this.#opening(place, `confirmation ${ride}`, () => {
      this.#stage.arrival.state = structuredClone(draftState(RIDES[ride].draft));
      const input = this.#inputs.booking();
      if (input === null) throw new Error(`The draft of ride ${ride} was not read back.`);
      return { ...input, guest: RIDES[ride].guest } satisfies BookingInput;
    });
  }

  /** What the result page starts with at an address. */
  result(place: Place, search: string): { key: string; input: unknown } {
    return this.#opening(place, `result ${search}`, () => {
      this.#stage.arrival.search = search;
      return this.#inputs.payment();
    });
  }

  /** Runs an effect of a chart. */
  effect(place: Place, step: Extract<Step, { does: 'effect' }>): Outcome {
    const key = `${keyOf(place)} ${step.number}`;
    const known = this.#outcomes.get(key);
    if (known !== undefined) return known;
    const visit = this.#enter(place);
    step.run();
    return this.#leave(key, place, visit, transactionIn(step.params), 0);
  }

  /** Runs an errand that a chart waits for, such as storing a record. */
  async errand(
    place: Place,
    machine: AnyStateMachine,
    step: Extract<Step, { does: 'call' }>,
  ): Promise<Outcome> {
    const key = `${keyOf(place)} ${step.src} ${JSON.stringify(step.input)}`;
    const known = this.#outcomes.get(key);
    if (known !== undefined) return known;
    const logic = machine.implementations.actors[step.src] as PromiseActorLogic<unknown, unknown>;
    const visit = this.#enter(place);
    const { signal } = new AbortController();
    const answer = await (logic.config as Creator)({ input: step.input, signal });
    const number = this.#answers.of(JSON.stringify(answer), answer);
    return this.#leave(key, place, visit, transactionIn(step.input), number);
  }

  /** The answer of an errand by its number. */
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

  #enter(place: Place) {
    const visit = this.memory.open(place.storage, place.memory, place.mode);
    this.#local = visit.store;
    this.#stage.arrival.path = PATHS[place.kind];
    this.#stage.asked.length = 0;
    return visit;
  }

  #leave(
    key: string,
    place: Place,
    visit: ReturnType<Memory['open']>,
    own: string | null,
    answer: number,
  ): Outcome {
    const { storage, memory, points } = this.memory.close(visit);
    const outcome: Outcome = {
      storage,
      memory,
      points: [...points],
      asked: [...this.#stage.asked],
      answer,
      broken: this.#brokenBy([place.storage, ...points], own),
    };
    this.#outcomes.set(key, outcome);
    return outcome;
  }

  /** Whether a pending payment got lost on the way (I2), or another transaction was touched (I15). */
  #brokenBy(points: readonly number[], own: string | null): ('I2' | 'I15')[] {
    const broken = new Set<'I2' | 'I15'>();
    for (const [index, point] of points.entries()) {
      const before = this.memory.facts(points[index - 1] ?? point);
      const after = this.memory.facts(point);
      for (const transaction of before.pending)
        if (!after.pending.has(transaction) && !after.confirmed.has(transaction)) broken.add('I2');
      for (const transaction of TRANSACTIONS)
        if (
          transaction !== own &&
          this.memory.entryDiffers(points[index - 1] ?? point, point, transaction)
        )
          broken.add('I15');
      if (before.latest !== after.latest && (after.latest ?? before.latest) !== own)
        broken.add('I15');
    }
    return [...broken];
  }
}

function keyOf({ storage, memory, mode, kind }: Place): string {
  return `${storage}.${memory}.${mode}.${kind}`;
}

/** The transaction that an effect or errand is about. */
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
