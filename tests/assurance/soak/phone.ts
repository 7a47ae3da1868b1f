import { type AnyActor, createActor, SimulatedClock } from 'xstate';
import type { BookingInput } from '#machines/booking.machine.ts';
import type { Booking } from '#machines/domain/booking.ts';
import { createSandbox } from '../../../sandbox/app.ts';
import { createClock } from '../../../sandbox/clock.ts';
import { callOf } from '../../../sandbox/journal.ts';
import type { Browser } from '../../../src/app/browser.ts';
import { createDevice } from '../../../src/storage/booking-storage.ts';
import { createInputs } from '../../../src/app/inputs.ts';
import { createMachines, type World } from '../../../src/app/machines.ts';
import { createStore } from '../../../src/storage/safe-storage.ts';
import { createApi } from '../../../src/api/api.ts';
import { initiatedAt } from '../../../stories/examples/payments.ts';
import { pick, type Random } from '../../support/random.ts';
import { createWorld, Shelf } from '../../support/world.ts';
import { confirmedIn } from './account.ts';
import { FAULTS } from './faults.ts';

const ORIGIN = 'http://localhost:4173';
const PROVIDER = 'phonepe';

/** The longest that an answer may take in real time; one that breaks off takes 50 ms. */
const PATIENCE_MS = 5_000;

/** Where a page of the site was opened. */
export interface Address {
  path: string;
  search: string;
  state: unknown;
}

/** What a phone saw of its line. */
export interface Traffic {
  /** Requests that asked for a booking. */
  posts: number;
  /** Requests that asked about a payment. */
  checks: number;
  /** Of both, how many met a fault. */
  faults: number;
}

/** Breaks what the machines stand on, to see that the soak finds it. */
export type Tampering = (world: World) => World;

/** An open page of the site. */
export type Tab = ReturnType<Phone['open']>;

/** A rider's phone with its storage and its bad line, and a platform of its own behind it. Time moves by hand. */
export class Phone {
  readonly time = new SimulatedClock();
  readonly local = new Shelf();
  readonly session = new Shelf();
  readonly traffic: Traffic = { posts: 0, checks: 0, faults: 0 };
  /** Errors that nobody caught, and pages that never came to rest. */
  readonly errors: string[] = [];
  readonly sandbox = createSandbox({ clock: createClock(() => this.now()) });
  readonly #random: Random;
  readonly #faultRate: number;
  readonly #tampering: Tampering;
  readonly #actors = new Set<AnyActor>();

  constructor(random: Random, faultRate: number, tampering: Tampering) {
    this.#random = random;
    this.#faultRate = faultRate;
    this.#tampering = tampering;
  }

  now(): number {
    return initiatedAt + this.time.now();
  }

  /** Opens a page, with the quiet check that the frame of every page starts. */
  open(address: Address) {
    const went = { left: '', reopened: '', opened: false, reloaded: false };
    const browser: Browser = {
      ...createWorld().browser,
      local: createStore(() => this.local),
      session: createStore(() => this.session),
      now: () => this.now(),
      newId: () => String(this.now()),
      origin: () => ORIGIN,
      arrival: () => ({ ...address, referrer: '' }),
      go: () => {
        went.opened = true;
      },
      leave: (url) => {
        went.left = url;
      },
      reload: () => {
        went.reloaded = true;
      },
      reopen: (path) => {
        went.reopened = path;
      },
    };
    const device = createDevice(browser);
    const world = this.#tampering({ api: this.api(), browser, device });
    const machines = createMachines(world);
    const inputs = createInputs({ ...world, apiBase: '', provider: PROVIDER });
    const own: AnyActor[] = [];
    const keep = <Kept extends AnyActor>(actor: Kept): Kept => {
      actor.subscribe({ error: (error: unknown) => this.errors.push(String(error)) });
      own.push(actor);
      this.#actors.add(actor);
      actor.start();
      return actor;
    };
    const clock = this.time;
    return {
      went,
      inputs,
      frame: keep(createActor(machines.recovery, { clock })),
      /** Starts the confirmation page. */
      book: (input: BookingInput) => keep(createActor(machines.booking, { input, clock })),
      /** Starts the result page. */
      verify: () => keep(createActor(machines.payment, { input: inputs.payment(), clock })),
      /** Closes the page, whatever it is in the middle of. */
      close: () => {
        for (const actor of own) {
          actor.stop();
          this.#actors.delete(actor);
        }
      },
    };
  }

  /** The bookings that this phone holds as confirmed. */
  confirmed(): Booking[] {
    return confirmedIn(
      new Map(
        Array.from({ length: this.local.length }, (_, index) => {
          const key = this.local.key(index) ?? '';
          return [key, this.local.getItem(key) ?? ''];
        }),
      ),
    );
  }

  /** The API of the site over this phone's line. */
  api(faultRate = this.#faultRate) {
    return createApi({
      baseUrl: ORIGIN,
      contactBaseUrl: ORIGIN,
      token: this.sandbox.config.token,
      provider: PROVIDER,
      isOnline: () => true,
      fetch: async (input, init) => this.#send(new Request(input, init), faultRate),
    });
  }

  /** Lets `ms` go by, and everything come to rest. */
  async wait(ms: number): Promise<void> {
    this.time.increment(ms);
    await this.settle();
  }

  /** Waits until no page waits for an answer. */
  async settle(): Promise<void> {
    const began = performance.now();
    while (performance.now() - began < PATIENCE_MS) {
      await nextTurn();
      if (![...this.#actors].some(isWaiting)) return;
    }
    this.errors.push('A page waits for an answer that never comes.');
  }

  /** Lets only a little happen, as when a page is closed in the middle of something. */
  async moment(): Promise<void> {
    const turns = Math.floor(this.#random() * 6);
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
  }

  async #send(request: Request, faultRate: number): Promise<Response> {
    const call = callOf(request.method, new URL(request.url).pathname);
    if (call === 'guest-book' || call === 'payment-status') {
      this.traffic[call === 'guest-book' ? 'posts' : 'checks'] += 1;
      this.sandbox.faults.clear(call);
      if (this.#random() < faultRate) {
        this.traffic.faults += 1;
        this.sandbox.faults.set(call, [{ ...pick(this.#random, FAULTS), times: 1 }]);
      }
    }
    return this.sandbox.api.fetch(request);
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function isWaiting(actor: AnyActor): boolean {
  const snapshot = actor.getSnapshot() as { status: string; children?: Record<string, unknown> };
  return snapshot.status === 'active' && Object.keys(snapshot.children ?? {}).length > 0;
}
