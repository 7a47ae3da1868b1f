import { expect } from 'vitest';
import { type AnyActor, createActor, SimulatedClock } from 'xstate';
import { bookingsOf } from '#machines/domain/payment-records.ts';
import type { Api } from '../../../src/api/api.ts';
import { createInputs } from '../../../src/app/inputs.ts';
import { createMachines } from '../../../src/app/machines.ts';
import * as paths from '../../../src/paths.ts';
import { draftState } from '../../../src/storage/draft-state.ts';
import { PAYMENT_RECORD_PREFIX, STORAGE_KEYS } from '../../../src/storage/keys.ts';
import { decodeBooking, decodePaymentRecords } from '../../../src/storage/records.ts';
import { exampleGuest } from '../../fixtures/bookings.ts';
import { textOf } from '../../fixtures/device.ts';
import { exampleDraft, remoteTrip } from '../../fixtures/items.ts';
import {
  apiError,
  declinedAnswer,
  paidAnswer,
  pendingAnswer,
} from '../../fixtures/payment-answers.ts';
import { createFakeServices } from '../../fixtures/services.ts';
import type { ScheduledConnection, Tally } from './connection.ts';

/** How the connection treats a request: well, losing its answer, or refusing it. */
export const networkOutcomes = ['well', 'well', 'well', 'lost', 'refused'] as const;
type NetworkOutcome = (typeof networkOutcomes)[number];

interface Page {
  readonly actor: AnyActor;
  /** The outcome that it showed and may not take back. */
  outcome: string | null;
  /** How much had been asked of the browser when it opened. */
  readonly callsBefore: number;
}

const draft = exampleDraft({ own: 1 }, remoteTrip);
/** What came about over all runs. */
export const tally: Tally & Record<'paid' | 'recovered' | 'posts' | 'outcomes', number> = {
  answers: 0,
  late: 0,
  paid: 0,
  recovered: 0,
  posts: 0,
  outcomes: 0,
};

/** A tab of a rider's browser with the shipped machines: the background check, and one page at a time. */
export class Tab {
  readonly #connection: ScheduledConnection;
  readonly #outcomes: readonly NetworkOutcome[];
  readonly #orders = new Map<string, 'open' | 'paid' | 'failed'>();
  readonly #clock = new SimulatedClock();
  readonly #services = createFakeServices(this.#api());
  readonly #errors: unknown[] = [];
  #known = '';
  #requests = 0;
  #pages = 0;
  #loads = 0;
  #posts = 0;
  #confirmations = 0;
  #machines: ReturnType<typeof createMachines>;
  #frame: AnyActor;
  #page: Page | null = null;
  #reopen: () => void = () => {};

  constructor(connection: ScheduledConnection, outcomes: readonly NetworkOutcome[]) {
    this.#connection = connection;
    this.#outcomes = outcomes;
    this.#services.bookingStorage.rememberGuest(exampleGuest);
    this.#machines = createMachines(this.#services);
    this.#frame = this.#openFrame();
  }

  openForm(): void {
    Object.assign(this.#services.arrival, { path: paths.confirmation, search: '' });
    this.#services.arrival.state = structuredClone(draftState(draft));
    const input = this.#inputs().booking();
    if (input === null) throw new Error('The form was opened with a draft.');
    this.#show(() => this.#start(this.#machines.booking, input));
    this.#reopen = () => this.openForm();
  }

  openResult(words: string): void {
    const id = [...this.#orders.keys()].at(-1) ?? 'T0';
    const search = `?merchantTransactionId=${id}${words}`;
    Object.assign(this.#services.arrival, { path: paths.paymentResult, search, state: null });
    this.#show(() => this.#start(this.#machines.payment, this.#inputs().payment()));
    this.#reopen = () => this.openResult(words);
  }

  leave(): void {
    this.#page?.actor.stop();
    this.#page = null;
    this.#reopen = () => {};
    Object.assign(this.#services.arrival, { path: '/', search: '', state: null });
  }

  reload(): void {
    this.#page?.actor.stop();
    this.#frame.stop();
    this.#loads += 1;
    this.#machines = createMachines(this.#services);
    this.#frame = this.#openFrame();
    this.#reopen();
  }

  /** Presses a button that may lead to a booking. */
  confirm(type: 'form.submitted' | 'previous.overridden'): void {
    if (this.#page?.actor.getSnapshot().can({ type })) this.#confirmations += 1;
    this.tell(type);
  }

  tell(type: string): void {
    for (const actor of [this.#page?.actor, this.#frame]) {
      if (actor?.getSnapshot().status === 'active') actor.send({ type });
    }
  }

  /** The payment page comes to an end for the latest order. */
  settle(state: 'paid' | 'failed'): void {
    const latest = [...this.#orders].at(-1);
    if (latest?.[1] === 'open') this.#orders.set(latest[0], state);
  }

  wait(ms: number): void {
    this.#services.clock.now += ms;
    this.#clock.increment(ms);
  }

  /** What no late answer may change. */
  sees(): unknown[] {
    const page = this.#page?.actor.getSnapshot();
    return [
      this.#frame.getSnapshot(),
      page,
      this.#storageText(),
      this.#services.browserCalls.length,
    ];
  }

  /** What is so at every moment, whatever came before. */
  holds(): void {
    expect(this.#errors).toEqual([]);
    expect(this.#connection.most('status')).toBeLessThanOrEqual(1);
    expect(this.#connection.most('post')).toBeLessThanOrEqual(1);
    expect(this.#posts).toBeLessThanOrEqual(this.#confirmations);
    const storageText = this.#storageText();
    if (storageText !== this.#known) this.#holdsOnDevice();
    this.#known = storageText;
    if (this.#page !== null) this.#holdsOn(this.#page);
  }

  #holdsOnDevice(): void {
    for (const { transactionId } of this.#confirmed()) {
      expect(this.#orders.get(transactionId ?? '')).toBe('paid');
    }
    const { browserCalls, bookingStorage } = this.#services;
    for (const { name, args } of browserCalls) {
      if (name !== 'leave') continue;
      const id = String(args[0]).split('/').at(-1) ?? '';
      expect(bookingStorage.pendingOf(id)?.transactionId).toBe(id);
    }
  }

  /** Nobody waits for ever: with the connection at rest, only the way to the payment page is busy. */
  rests(): void {
    const page = this.#page?.actor.getSnapshot();
    if (page?.hasTag('busy')) expect(page.value).toBe('leaving');
    expect(this.#frame.getSnapshot().matches({ search: 'idle' })).toBe(true);
    tally.posts += this.#posts;
    tally.paid += this.#confirmed().length;
    if (this.#page?.outcome) tally.outcomes += 1;
  }

  #holdsOn(page: Page): void {
    const state = page.actor.getSnapshot();
    const { checks = 0, laterChecks = 0 } = state.context;
    expect(checks).toBeLessThanOrEqual(4);
    expect(laterChecks).toBeLessThanOrEqual(4);
    const opened = this.#services.browserCalls
      .slice(page.callsBefore)
      .filter(({ name, args }) => name === 'go' && args[0] === '/bookingdetails');
    expect(opened.length).toBeLessThanOrEqual(1);
    const finals = ['paid', 'declined', 'cancelled', 'missing', 'opened', 'booked'];
    const is = (value: string) => state.matches(value) || state.matches({ verification: value });
    const shown = finals.find(is) ?? null;
    const isTaken = shown === page.outcome || (page.outcome === 'paid' && shown === 'opened');
    if (page.outcome !== null) expect(isTaken ? page.outcome : shown).toBe(page.outcome);
    page.outcome ??= shown;
  }

  #openFrame(): AnyActor {
    const frame = this.#start(this.#machines.recovery);
    let wasFound = false;
    frame.subscribe((state) => {
      const isFound = state.matches({ banner: 'shown' });
      if (isFound && !wasFound) tally.recovered += 1;
      wasFound = isFound;
    });
    return frame;
  }

  #show(start: () => AnyActor): void {
    this.#page?.actor.stop();
    this.#pages += 1;
    const callsBefore = this.#services.browserCalls.length;
    this.#page = { actor: start(), outcome: null, callsBefore };
  }

  #start(machine: Parameters<typeof createActor>[0], input?: unknown): AnyActor {
    const actor = createActor(machine, { clock: this.#clock, input } as never) as AnyActor;
    actor.subscribe({ error: (error) => this.#errors.push(error) });
    actor.start();
    return actor;
  }

  #inputs() {
    return createInputs({ ...this.#services, apiBase: '', provider: 'phonepe' });
  }

  #storageText(): string {
    return textOf(this.#services.local);
  }

  #confirmed() {
    const texts = this.#services.local.texts();
    const entries = [...texts].filter(([key]) => key.startsWith(PAYMENT_RECORD_PREFIX));
    const records = decodePaymentRecords(entries.map(([, text]) => text));
    const latest = decodeBooking(texts.get(STORAGE_KEYS.confirmedBooking) ?? null);
    return [...bookingsOf(records), ...(latest === null ? [] : [latest])];
  }

  #networkOutcome(): NetworkOutcome {
    const networkOutcome = this.#outcomes[this.#requests % this.#outcomes.length] ?? 'well';
    this.#requests += 1;
    return networkOutcome;
  }

  #api(): Partial<Api> {
    return {
      bookAsGuest: (_, signal) => {
        const networkOutcome = this.#networkOutcome();
        this.#posts += 1;
        const id = `T${this.#posts}`;
        // the order is made when the request arrives, whoever hears of it
        if (networkOutcome !== 'refused') this.#orders.set(id, 'open');
        return this.#connection.ask(
          { name: `post ${this.#pages}`, signal, isAloneOnceAborted: true },
          () => {
            if (networkOutcome === 'lost') throw apiError({ kind: 'network' });
            if (networkOutcome === 'refused') throw apiError({ kind: 'unexpected' });
            return { paymentUrl: `https://pay.example.com/${id}`, transactionId: id };
          },
        );
      },
      fetchPaymentStatus: (id, signal) => {
        const networkOutcome = this.#networkOutcome();
        return this.#connection.ask({ name: `status ${this.#loads}`, signal }, () => {
          if (networkOutcome !== 'well') throw apiError({ kind: 'network' });
          const state = this.#orders.get(id);
          return { paid: paidAnswer, failed: declinedAnswer, open: pendingAnswer }[
            state ?? 'failed'
          ];
        });
      },
    };
  }
}
