import { type Actor, type AnyActor, createActor, type SnapshotFrom } from 'xstate';
import type { BookingEvent, bookingMachine } from '#machines/booking.machine.ts';
import { bookingIn } from '#machines/booking-in.ts';
import type { Guest } from '#machines/domain/guest.ts';
import type { PaymentEvent, paymentMachine } from '#machines/payment.machine.ts';
import type { Browser } from '../../../src/app/browser.ts';
import { createInputs } from '../../../src/app/inputs.ts';
import { createMachines } from '../../../src/app/machines.ts';
import * as paths from '../../../src/paths.ts';
import type { Channel } from '../../../src/storage/attempts.ts';
import { createBookingStorage } from '../../../src/storage/booking-storage.ts';
import { bookingFromState } from '../../../src/storage/records.ts';
import { createSafeStorage } from '../../../src/storage/safe-storage.ts';
import { createFakeServices } from '../../fixtures/services.ts';
import type { ReportedStatus } from './event-log.ts';
import { ORIGIN, type Phone, PROVIDER } from './phone.ts';
import { UnreliableStorage } from './unreliable-storage.ts';

/** Where a page of the site is opened. */
export interface Address {
  readonly path: string;
  readonly search?: string;
  readonly state?: unknown;
}

/** What the form shows of itself: what stands in the way, and whether it can be confirmed. */
export type FormView =
  | 'busy'
  | 'leaving'
  | 'paid'
  | 'open'
  | 'elsewhere'
  | 'ready'
  | 'resting'
  | 'gone';

/** What the result page shows. */
export type ResultView = 'busy' | 'paid' | 'open' | 'declined' | 'cancelled' | 'missing' | 'gone';

/** A tab of a phone's browser: it outlives its pages, and hides behind others. */
export class Tab {
  readonly session = new UnreliableStorage();
  readonly #phone: Phone;
  readonly #name: number;
  #isHidden: boolean;
  #page: Page | null = null;

  /** Opens the tab, behind the one in view if so wished. */
  constructor(phone: Phone, { isHidden = false }: { isHidden?: boolean } = {}) {
    this.#phone = phone;
    this.#isHidden = isHidden;
    this.#name = phone.nameTab();
  }

  get isHidden(): boolean {
    return this.#isHidden;
  }

  /** Loads a page in this tab, in place of the one that was there. */
  open(address: Address): Page {
    this.#page?.end();
    // the session has a quota of its own
    this.session.mode = this.#phone.local.mode === 'denied' ? 'denied' : 'fine';
    const { path, search = '' } = address;
    const { local, locks } = this.#phone;
    this.#phone.eventLog.note(
      `tab ${this.#name}${this.#isHidden ? ', behind,' : ''} opens ${path}${search}; storage ${local.mode}, locks ${locks.mode}`,
    );
    this.#page = new Page(this.#phone, this, address);
    return this.#page;
  }

  /** Turns to another tab or app, or comes back to this one. */
  turn(isHidden: boolean): void {
    if (this.#isHidden === isHidden) return;
    this.#isHidden = isHidden;
    this.#phone.eventLog.note(`tab ${this.#name} ${isHidden ? 'goes behind' : 'is in view'}`);
    this.#page?.turned();
  }

  /** Goes elsewhere, or closes the tab, whatever it is in the middle of. */
  close(): void {
    this.#phone.eventLog.note(`tab ${this.#name} closes`);
    this.#page?.end();
    this.#page = null;
  }
}

/** A page of the site as its rider sees it, and as the frame around it works. */
export class Page {
  /** The address that the page left for; '' while it did not. */
  left = '';
  /** The address that the page loads anew; null while it does not. */
  reloads: string | null = null;
  readonly #phone: Phone;
  readonly #tab: Tab;
  readonly #inputs: ReturnType<typeof createInputs>;
  readonly #machines: ReturnType<typeof createMachines>;
  readonly #frame;
  readonly #actors: AnyActor[] = [];
  readonly #channels: Channel[] = [];
  #address: Required<Address>;
  #form: Actor<typeof bookingMachine> | null = null;
  #result: Actor<typeof paymentMachine> | null = null;
  /** The notice of the form that was told last, so that one that stays counts once. */
  #notice = '';
  /** The payment that the form asked about last. */
  #asked: string | null = null;

  constructor(phone: Phone, tab: Tab, { path, search = '', state = null }: Address) {
    this.#phone = phone;
    this.#tab = tab;
    this.#address = { path, search, state };
    const browser: Browser = {
      ...createFakeServices().browser,
      local: createSafeStorage(() => phone.local),
      session: createSafeStorage(() => tab.session),
      now: () => phone.now(),
      newId: () => crypto.randomUUID(),
      origin: () => ORIGIN,
      arrival: () => ({ ...this.#address, referrer: '' }),
      go: (to, options) => this.#go(to, options?.state ?? null),
      leave: (url) => {
        this.left = url;
      },
      reload: () => {
        this.reloads = `${this.#address.path}${this.#address.search}`;
      },
      reopen: (to) => {
        this.reloads = to;
      },
      holdLock: (name, onAnswer) => phone.locks.hold(name, onAnswer),
      openChannel: (name, onText) => {
        const channel = phone.channels.open(name, onText);
        this.#channels.push(channel);
        return channel;
      },
    };
    const { world: inject = (world) => world, machines: rebuild = (machines) => machines } =
      phone.injection;
    const world = inject({
      api: phone.api(),
      browser,
      bookingStorage: createBookingStorage(browser),
    });
    this.#machines = rebuild(createMachines(world));
    this.#inputs = createInputs({ ...world, apiBase: '', provider: PROVIDER });
    this.#frame = this.#start(createActor(this.#machines.recovery, { clock: phone.time }));
    this.#frame.subscribe(() => this.#tellFrame());
    this.#arrive();
  }

  /** What the form shows; 'gone' where the page is another. */
  formView(): FormView {
    const state = this.#form?.getSnapshot();
    if (state === undefined || state.status !== 'active') return 'gone';
    if (state.matches('leaving')) return 'leaving';
    if (state.hasTag('busy')) return 'busy';
    if (state.matches('previousPaid')) return 'paid';
    if (state.matches('previousOpen')) return 'open';
    if (state.matches('startedElsewhere')) return 'elsewhere';
    return state.can({ type: 'form.submitted' }) ? 'ready' : 'resting';
  }

  /** What the result page shows; 'gone' where the page is another. */
  resultView(): ResultView {
    const state = this.#result?.getSnapshot();
    if (state === undefined || state.status !== 'active') return 'gone';
    if (state.hasTag('busy')) return 'busy';
    const settled = ['paid', 'declined', 'cancelled', 'missing'] as const;
    return settled.find((verification) => state.matches({ verification })) ?? 'open';
  }

  /** Whether the banner says that a payment came through. */
  hasBanner(): boolean {
    return this.#frame.getSnapshot().matches({ banner: 'shown' });
  }

  /** Puts the banner aside, or opens its booking. */
  answerBanner(type: 'banner.dismissed' | 'booking.opened'): void {
    this.#frame.send({ type });
  }

  /** Types into the form. */
  fillIn(guest: Guest): void {
    for (const field of ['fullName', 'email', 'phone'] as const)
      this.#form?.send({ type: 'field.changed', field, value: guest[field] });
  }

  /** Presses a button of the form, or comes back to it; a button that is not there does nothing. */
  press(event: BookingEvent): boolean {
    const form = this.#form;
    const can = form?.getSnapshot().can(event) ?? false;
    if (can) form?.send(event);
    return can;
  }

  /** Presses a button of the result page. */
  pressResult(event: PaymentEvent): boolean {
    const result = this.#result;
    const can = result?.getSnapshot().can(event) ?? false;
    if (can) result?.send(event);
    return can;
  }

  /** The browser shows this page again from its memory. */
  restore(): void {
    this.left = '';
    this.press({ type: 'page.restored' });
  }

  /** The tab was hidden, or is in view again. */
  turned(): void {
    if (this.#tab.isHidden) {
      this.#result?.send({ type: 'page.hidden' });
      return;
    }
    this.#frame.send({ type: 'page.returned' });
    this.#result?.send({ type: 'page.returned' });
    this.#form?.send({ type: 'page.returned' });
    this.#tellAll();
  }

  /** Everything on the page ends. */
  end(): void {
    for (const channel of this.#channels) channel.close();
    for (const actor of this.#actors) {
      actor.stop();
      this.#phone.actors.delete(actor);
    }
  }

  #start<Started extends AnyActor>(actor: Started): Started {
    actor.subscribe({ error: (error: unknown) => this.#phone.errors.push(String(error)) });
    this.#actors.push(actor);
    this.#phone.actors.add(actor);
    actor.start();
    return actor;
  }

  #arrive(): void {
    const { path } = this.#address;
    if (path === paths.confirmation) this.#form = this.#startForm();
    if (path === paths.paymentResult) this.#result = this.#startResult();
    this.#tellAll();
  }

  /** Goes to another page within this load. */
  #go(to: string, state: unknown): void {
    const { pathname, search } = new URL(to, ORIGIN);
    this.#address = { path: pathname, search, state };
    // the chart that led here is still in the middle of its step
    queueMicrotask(() => {
      for (const actor of [this.#form, this.#result]) actor?.stop();
      this.#form = null;
      this.#result = null;
      this.#frame.send({ type: 'page.changed' });
      this.#arrive();
    });
  }

  #startForm() {
    const input = this.#inputs.booking();
    if (input === null) throw new Error('The draft did not survive the navigation state.');
    const form = this.#start(
      createActor(this.#machines.booking, { input, clock: this.#phone.time }),
    );
    form.subscribe((state) => this.#tellForm(state));
    return form;
  }

  #startResult() {
    const input = this.#inputs.payment();
    const result = this.#start(
      createActor(this.#machines.payment, { input, clock: this.#phone.time }),
    );
    if (this.#tab.isHidden) result.send({ type: 'page.hidden' });
    result.subscribe((state) => this.#tellResult(state));
    return result;
  }

  #tellAll(): void {
    this.#tellFrame();
    if (this.#form !== null) this.#tellForm(this.#form.getSnapshot());
    if (this.#result !== null) this.#tellResult(this.#result.getSnapshot());
    const booking = bookingFromState(this.#address.state);
    if (this.#tab.isHidden || !this.#address.path.startsWith('/bookingdetails')) return;
    if (booking?.transactionId != null) this.#tellPaid(booking.transactionId);
  }

  #tellPaid(transactionId: string): void {
    const itemId = this.#phone.sandbox.store.order(transactionId)?.itemId ?? '';
    this.#phone.tell('paid', { itemId, transactionId });
  }

  #tellFrame(): void {
    const [booking] = this.#frame.getSnapshot().context.found;
    if (!this.#tab.isHidden && this.hasBanner() && booking?.transactionId != null)
      this.#tellPaid(booking.transactionId);
  }

  #tellForm(state: SnapshotFrom<typeof bookingMachine>): void {
    if (this.#tab.isHidden) return;
    const { draft, booking, previous, previousMessage, alert } = state.context;
    if (previous !== null) this.#asked = previous.transactionId;
    const itemId = draft.item.id ?? '';
    const say = (word: ReportedStatus, transactionId: string | null) => {
      const notice = `${word} ${transactionId}`;
      if (notice !== this.#notice) this.#phone.tell(word, { itemId, transactionId });
      this.#notice = notice;
    };
    if (state.matches('previousPaid')) say('paid', booking?.transactionId ?? null);
    else if (state.matches('previousOpen')) say('open', previous?.transactionId ?? null);
    else if (state.matches('startedElsewhere')) say('elsewhere', null);
    else if (previousMessage !== null && alert === null && !state.hasTag('busy'))
      say('declined', this.#asked);
    else this.#notice = '';
  }

  #tellResult(state: SnapshotFrom<typeof paymentMachine>): void {
    const { transactionId, pending } = state.context;
    if (this.#tab.isHidden || transactionId === null) return;
    const itemId = pending?.draft.item.id ?? '';
    const is = (verification: 'paid' | 'opened' | 'declined' | 'unverified') =>
      state.matches({ verification });
    if (is('paid') || is('opened'))
      this.#phone.tell('paid', {
        itemId,
        transactionId: bookingIn(state.context)?.transactionId ?? transactionId,
      });
    else if (is('declined')) this.#phone.tell('declined', { itemId, transactionId });
    else if (is('unverified')) this.#phone.tell('open', { itemId, transactionId });
  }
}
