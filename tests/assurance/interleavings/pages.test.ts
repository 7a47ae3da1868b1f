import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AnyActor, type AnyStateMachine, createActor, SimulatedClock } from 'xstate';
import type { Catalogue, ItemKind, RideEvent, Trip } from '#machines/domain/item.ts';
import type { ShareTarget } from '#machines/domain/share.ts';
import type { Api } from '../../../src/api/api.ts';
import { createMachines } from '../../../src/app/machines.ts';
import { exampleEvent, remoteTrip } from '../../fixtures/items.ts';
import { noonOf } from '../../fixtures/noon.ts';
import { apiError } from '../../fixtures/payment-answers.ts';
import { checkAsyncProperty, LIMIT_MS } from '../../fixtures/properties.ts';
import { createFakeServices } from '../../fixtures/services.ts';
import { ScheduledConnection, type Tally } from './connection.ts';

/** What a visitor does who does not wait for pages to load. */
const commands = {
  openLeh: (visit: Visit) => visit.openItem('leh', 'trip'),
  openSpiti: (visit: Visit) => visit.openItem('spiti', 'event'),
  openTrips: (visit: Visit) => visit.openList('trips'),
  openEvents: (visit: Visit) => visit.openList('events'),
  openTrainings: (visit: Visit) => visit.openList('trainings'),
  openHome: (visit: Visit) => visit.openList('featured'),
  openTickets: (visit: Visit) => visit.openTickets(),
  openBookings: (visit: Visit) => visit.openBookings(),
  openShare: (visit: Visit) => visit.openShare(),
  leave: (visit: Visit) => visit.leave(),
  typeOne: (visit: Visit) => visit.tell({ type: 'phone.changed', value: '9845011221' }),
  typeAnother: (visit: Visit) => visit.tell({ type: 'phone.changed', value: '9845011222' }),
  lookUp: (visit: Visit) => visit.tell({ type: 'form.submitted' }),
  changeNumber: (visit: Visit) => visit.tell({ type: 'number.changed' }),
  openPopup: (visit: Visit) => visit.tell({ type: 'selector.opened' }),
  closePopup: (visit: Visit) => visit.tell({ type: 'selector.closed' }),
  addTicket: (visit: Visit) => visit.tell({ type: 'ticket.added', id: 'default' }),
  shareHere: (visit: Visit) => visit.share('native'),
  shareThere: (visit: Visit) => visit.share('whatsapp'),
  copy: (visit: Visit) => visit.share('copy'),
  waitASecond: (visit: Visit) => visit.wait(1_000),
  waitThree: (visit: Visit) => visit.wait(3_000),
} satisfies Record<string, (visit: Visit) => void>;
type Command = keyof typeof commands;

/** Which pages are opened, and what is done on them. */
const stays: readonly { open: readonly Command[]; own: readonly Command[] }[] = [
  { open: ['openLeh', 'openSpiti'], own: ['waitASecond', 'leave'] },
  { open: ['openTrips', 'openEvents', 'openTrainings', 'openHome'], own: ['leave'] },
  { open: ['openTickets'], own: ['openPopup', 'openPopup', 'closePopup', 'addTicket'] },
  { open: ['openBookings'], own: ['typeOne', 'typeAnother', 'lookUp', 'lookUp', 'changeNumber'] },
  { open: ['openShare'], own: ['shareHere', 'shareThere', 'copy', 'waitASecond', 'waitThree'] },
];

const networkOutcomes = ['well', 'well', 'well', 'lost', 'missing'] as const;
type NetworkOutcome = (typeof networkOutcomes)[number];

interface Page {
  readonly name: string;
  readonly actor: AnyActor;
  isOpen: boolean;
  /** What must be so while it is shown. */
  readonly holds: (state: ReturnType<AnyActor['getSnapshot']>) => void;
}

const lists = ['trips', 'events', 'trainings', 'featured'] as const;
const tally: Tally & { shown: number; shared: number } = {
  answers: 0,
  late: 0,
  shown: 0,
  shared: 0,
};

const trip = (id: string): Trip => ({ ...remoteTrip, id, title: id });
const ride = (id: string): RideEvent => ({ ...exampleEvent, id, title: id });
const only = <Kind extends Trip | RideEvent>(item: Kind): Catalogue<Kind> => ({
  items: [item],
  omitted: 0,
});

/** A visit of somebody in a hurry, with the shipped machines: one page at a time. */
class Visit {
  readonly #connection: ScheduledConnection;
  readonly #outcomes: readonly NetworkOutcome[];
  readonly #clock = new SimulatedClock();
  readonly #errors: unknown[] = [];
  readonly #services: ReturnType<typeof createFakeServices>;
  readonly #machines: ReturnType<typeof createMachines>;
  #requests = 0;
  #clicks = 0;
  #shared = 0;
  #page: Page | null = null;

  constructor(connection: ScheduledConnection, outcomes: readonly NetworkOutcome[]) {
    this.#connection = connection;
    this.#outcomes = outcomes;
    this.#services = createFakeServices(this.#api());
    const browser = {
      ...this.#services.browser,
      share: () => this.#hand('sheet', 'opened' as const),
      copy: () => this.#hand('clipboard', undefined),
    };
    this.#machines = createMachines({ ...this.#services, browser });
  }

  openItem(id: string, kind: ItemKind): void {
    this.#show(this.#machines.item, { id, kind, isTraining: false }, ({ context }) => {
      if (context.item !== null)
        expect([context.item.id, context.item.kind]).toEqual([id, context.kind]);
      expect(context.item === null || context.failure === null).toBe(true);
    });
  }

  openList(name: (typeof lists)[number]): void {
    this.#show(this.#machines[name], { request: null }, ({ context }) => {
      const items: { title: string }[] = context.result?.items ?? context.result ?? [];
      const own = name === 'featured' ? /^(trips|trainings)$/ : new RegExp(`^${name}$`);
      for (const { title } of items) expect(title).toMatch(own);
    });
  }

  openTickets(): void {
    const input = { item: remoteTrip, now: () => noonOf('2026-11-21') };
    this.#show(this.#machines.tickets, input, (state) => {
      if (state.hasTag('busy')) expect(state.context.options).toBeNull();
      else if (state.hasTag('open')) expect(state.context.options).not.toBeNull();
    });
  }

  openBookings(): void {
    this.#show(this.#machines.myBookings, { local: [], now: 0 }, (state) => {
      const { phone, bookings } = state.context;
      for (const { title } of bookings) expect(title).toBe(phone);
      expect(bookings).toHaveLength(state.matches('listed') ? 1 : 0);
    });
  }

  openShare(): void {
    const input = {
      kind: 'trip',
      id: 'leh',
      link: 'https://kickstand.example.com/x',
      title: 'Leh',
    };
    const asked = () => this.#services.browserCalls.length + this.#shared;
    const before = asked();
    this.#clicks = 0;
    this.#show(this.#machines.share, input, () => {
      // a target that refuses is followed by the clipboard
      expect(asked() - before).toBeLessThanOrEqual(2 * this.#clicks);
    });
  }

  share(target: ShareTarget): void {
    const state = this.#page?.actor.getSnapshot();
    if (this.#page?.name === 'share' && !state.hasTag('busy')) this.#clicks += 1;
    this.tell({ type: 'share.requested', target });
  }

  tell(event: { type: string } & Record<string, unknown>): void {
    this.#page?.actor.send(event);
  }

  wait(ms: number): void {
    const isSharing = () => this.#page?.actor.getSnapshot().matches('loading') === true;
    const wasSharing = this.#page?.name === 'share' && isSharing();
    this.#clock.increment(ms);
    // a click lasts only so long
    if (wasSharing && ms === 3_000) expect(isSharing()).toBe(false);
  }

  leave(): void {
    if (this.#page !== null) this.#page.isOpen = false;
    this.#page?.actor.stop();
    this.#page = null;
  }

  sees(): unknown[] {
    return [this.#page?.actor.getSnapshot(), this.#services.browserCalls.length, this.#shared];
  }

  holds(): void {
    expect(this.#errors).toEqual([]);
    expect(this.#connection.most('')).toBeLessThanOrEqual(1);
    const page = this.#page;
    page?.holds(page.actor.getSnapshot());
  }

  rests(): void {
    const state = this.#page?.actor.getSnapshot();
    if (state === undefined) return;
    expect(state.hasTag('busy')).toBe(false);
    if (state.matches('loaded') || state.matches('listed')) tally.shown += 1;
    tally.shared += this.#shared;
  }

  #show(machine: AnyStateMachine, input: unknown, holds: Page['holds']): void {
    this.leave();
    const options = { clock: this.#clock, input };
    const actor = createActor(machine, options as never) as AnyActor;
    actor.subscribe({ error: (error) => this.#errors.push(error) });
    actor.start();
    this.#page = { name: machine.id, actor, isOpen: true, holds };
  }

  #networkOutcome(): NetworkOutcome {
    const networkOutcome = this.#outcomes[this.#requests % this.#outcomes.length] ?? 'well';
    this.#requests += 1;
    return networkOutcome;
  }

  /** A request that is alone once it is aborted. */
  #ask<Output>(name: string, signal: AbortSignal | undefined, output: Output): Promise<Output> {
    const networkOutcome = this.#networkOutcome();
    return this.#connection.ask({ name, signal, isAloneOnceAborted: true }, () => {
      if (networkOutcome === 'lost') throw apiError({ kind: 'network' });
      if (networkOutcome === 'missing') throw apiError({ kind: 'missing' });
      return output;
    });
  }

  /** Something handed to the browser, which knows no abort. */
  #hand<Output>(name: string, output: Output): Promise<Output> {
    const networkOutcome = this.#networkOutcome();
    const page = this.#page;
    this.#shared += 1;
    const request = { name: `${name} ${this.#shared}`, isGone: () => page?.isOpen !== true };
    return this.#connection.ask(request, () => {
      if (networkOutcome !== 'well') throw new Error('The browser refused.');
      return output;
    });
  }

  #api(): Partial<Api> {
    return {
      fetchTrips: (signal) => this.#ask('trips', signal, only(trip('trips'))),
      fetchEvents: (signal) => this.#ask('events', signal, only(ride('events'))),
      fetchTrainings: (signal) => this.#ask('trainings', signal, only(ride('trainings'))),
      fetchItem: ({ id, kind }, signal) =>
        this.#ask('item', signal, kind === 'trip' ? trip(id) : ride(id)),
      fetchShare: (_, signal) =>
        this.#ask('text', signal, {
          title: 'Leh',
          description: 'Over five passes',
          imageUrl: null,
        }),
      findBookings: (phone, signal) =>
        this.#ask('bookings', signal, [
          {
            ...{ id: phone, title: phone, picture: null, place: '', date: null },
            ...{ status: 'confirmed', paymentStatus: 'success', onDevice: false },
          },
        ]),
    };
  }
}

test('whoever is in a hurry sees only what belongs to the page, whatever comes late', {
  timeout: LIMIT_MS,
}, async () => {
  const stay = fc
    .constantFrom(...stays)
    .chain(({ open, own }) =>
      fc.tuple(fc.constantFrom(...open), fc.array(fc.constantFrom(...own), { maxLength: 8 })),
    );
  const visits = fc
    .array(stay, { minLength: 1, maxLength: 5 })
    .map((list) => list.flatMap(([open, own]) => [open, ...own]));
  const outcomes = fc.array(fc.constantFrom(...networkOutcomes), { minLength: 1, maxLength: 12 });
  await checkAsyncProperty(
    fc.asyncProperty(
      fc.scheduler(),
      visits,
      outcomes,
      fc.boolean(),
      async (order, way, fate, ends) => {
        const connection = new ScheduledConnection(order, ends, tally);
        const visit = new Visit(connection, fate);
        const sequence = order.scheduleSequence(
          way.map((label) => ({ label, builder: async () => commands[label](visit) })),
        );
        await connection.play(
          () => visit.sees(),
          () => visit.holds(),
        );
        expect(sequence.faulty).toBe(false);
        visit.rests();
      },
    ),
    300,
  );
  expect(tally.late).toBeGreaterThan(100);
  expect(Math.min(tally.shown, tally.shared)).toBeGreaterThan(5);
});
