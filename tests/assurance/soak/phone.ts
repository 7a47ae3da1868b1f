import { type AnyActor, SimulatedClock } from 'xstate';
import type { Booking } from '#machines/domain/booking.ts';
import { createSandbox } from '../../../sandbox/app.ts';
import { callOf } from '../../../sandbox/call-names.ts';
import { createClock } from '../../../sandbox/clock.ts';
import { createApi } from '../../../src/api/api.ts';
import type { MachineDependencies, Machines } from '../../../src/app/machines.ts';
import { NOW } from '../../fixtures/bookings.ts';
import { FakeChannels } from '../../fixtures/channels.ts';
import { FakeLocks } from '../../fixtures/locks.ts';
import { pick, type Random, randomFrom } from '../../fixtures/random.ts';
import type { ReportedStatus, Subject } from './event-log.ts';
import { NETWORK_FAULTS, STATUS_FAULTS } from './network-faults.ts';
import { OutcomeLedger } from './outcome-ledger.ts';
import { confirmedIn } from './reconciliation.ts';
import { type StorageMode, UnreliableStorage } from './unreliable-storage.ts';

/** The origin of the site. */
export const ORIGIN = 'http://localhost:4173';
/** The payment provider of the sandbox. */
export const PROVIDER = 'phonepe';

/** The longest that an answer may take in real time; one that breaks off takes 50 ms. */
const PATIENCE_MS = 5_000;

/** What a phone saw of its connection. */
export interface Traffic {
  /** Requests that asked for a booking. */
  posts: number;
  /** Requests that asked about a payment. */
  checks: number;
  /** Of both, how many met a fault. */
  faults: number;
}

/** Breaks what a page stands on, to see that the soak finds it. */
export interface FaultInjection {
  readonly world?: (world: MachineDependencies) => MachineDependencies;
  readonly machines?: (machines: Machines) => Machines;
}

/** A rider's phone with its storage, its locks, the lines between its tabs and its bad connection, and a platform of its own behind it. Time moves by hand. */
export class Phone {
  readonly time = new SimulatedClock();
  readonly local = new UnreliableStorage();
  readonly locks = new FakeLocks(setImmediate);
  readonly channels = new FakeChannels(setImmediate);
  readonly traffic: Traffic = { posts: 0, checks: 0, faults: 0 };
  /** Errors that nobody caught, and pages that never came to rest. */
  readonly errors: string[] = [];
  readonly sandbox = createSandbox({ clock: createClock(() => this.now()) });
  readonly ledger = new OutcomeLedger(this.sandbox);
  readonly eventLog = this.ledger.eventLog;
  readonly injection: FaultInjection;
  readonly actors = new Set<AnyActor>();
  faultRate: number;
  readonly #random: Random;
  /** Decides what the connection does, so that its chances and the rider's do not mix. */
  readonly #faultPolicy: Random;
  #tabs = 0;

  constructor(random: Random, faultRate: number, injection: FaultInjection) {
    this.#random = random;
    this.#faultPolicy = randomFrom(Math.floor(random() * 2 ** 32));
    this.faultRate = faultRate;
    this.injection = injection;
  }

  now(): number {
    return NOW + this.time.now();
  }

  /** A number for a new tab. */
  nameTab(): number {
    this.#tabs += 1;
    return this.#tabs;
  }

  /** A page in view says something of a payment. */
  tell(word: ReportedStatus, subject: Subject): void {
    this.ledger.tell(word, subject, this.local.mode !== 'fine');
  }

  /** From now on the storage takes what it is given, or less. */
  set mode(mode: StorageMode) {
    if (this.local.mode !== 'fine') this.ledger.noteWeakened(this.local.texts());
    this.local.mode = mode;
    this.ledger.isBlind = mode === 'denied';
  }

  /** A page has left to pay an order. */
  noteLeft(transactionId: string): void {
    if (this.local.mode !== 'fine') this.ledger.noteLeft(transactionId, this.local.texts());
  }

  /** The phone needs room: one text goes. */
  evict(): void {
    const gone = this.local.evict(this.#random);
    if (gone !== null) this.ledger.noteEvicted(gone, this.local.texts());
  }

  /** The bank makes up its mind. */
  bank(options: { all?: boolean } = {}): void {
    this.ledger.bank(this.#random, options);
  }

  /** The bookings that this phone holds as confirmed. */
  confirmed(): Booking[] {
    return confirmedIn(this.local.texts());
  }

  /** The API of the site over this phone's connection. */
  api() {
    return createApi({
      baseUrl: ORIGIN,
      contactBaseUrl: ORIGIN,
      token: this.sandbox.config.token,
      provider: PROVIDER,
      isOnline: () => true,
      fetch: async (input, init) => this.#send(new Request(input, init)),
    });
  }

  /** Lets `ms` go by, and everything come to rest. */
  async wait(ms: number): Promise<void> {
    if (ms >= 60_000) this.eventLog.note(`${Math.round(ms / 60_000)} minutes later`);
    this.time.increment(ms);
    await this.settle();
  }

  /** Waits until no page waits for an answer. */
  async settle(): Promise<void> {
    const began = performance.now();
    let quiet = 0;
    while (performance.now() - began < PATIENCE_MS) {
      await nextTurn();
      quiet = [...this.actors].some(isWaiting) ? 0 : quiet + 1;
      if (quiet === 3) return;
    }
    this.errors.push('A page waits for an answer that never comes.');
  }

  /** Lets only a little happen, as when a page is closed in the middle of something. */
  async moment(): Promise<void> {
    const turns = Math.floor(this.#random() * 6);
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
  }

  /** A request is under way for a little: other tabs go on, and pages are closed meanwhile. */
  async #travel(): Promise<void> {
    const turns = 1 + Math.floor(this.#faultPolicy() * 3);
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
  }

  async #send(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const call = callOf(request.method, pathname);
    await this.#travel();
    if (call === 'guest-book' || call === 'payment-status') {
      this.traffic[call === 'guest-book' ? 'posts' : 'checks'] += 1;
      this.sandbox.faults.clear(call);
      if (this.#faultPolicy() < this.faultRate) {
        this.traffic.faults += 1;
        const faults = call === 'guest-book' ? NETWORK_FAULTS : STATUS_FAULTS;
        const fault = pick(this.#faultPolicy, faults);
        this.sandbox.faults.set(call, [{ ...fault, times: 1 }]);
        this.eventLog.note(`${pathname} meets ${JSON.stringify(fault)}`);
      }
    }
    if (call === 'payment-status') this.eventLog.note(`asks ${pathname}`);
    return this.sandbox.api.fetch(request);
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Whether an actor waits for anything but its turn. */
function isWaiting(actor: AnyActor): boolean {
  const { status, children = {} } = actor.getSnapshot() as {
    status: string;
    children?: Record<string, unknown>;
  };
  return status === 'active' && Object.keys(children).some((id) => id !== 'holdLock');
}
