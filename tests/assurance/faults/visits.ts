import { expect } from 'vitest';
import { assertDefined } from '#machines/assert-defined.ts';
import { bookingsMessage, loadMessage } from '#machines/domain/answer/failure.ts';
import { draftOf } from '#machines/domain/booking/booking.ts';
import { emptyTabText, splitByTab } from '#machines/domain/booking/booking-tabs.ts';
import { lines } from '#machines/domain/booking/selection.ts';
import { type Item, ticketOptions } from '#machines/domain/catalogue/item.ts';
import {
  cardDate,
  cardLength,
  detailsDate,
  lengthText,
} from '#machines/domain/catalogue/item-dates.ts';
import { levelOf } from '#machines/domain/catalogue/item-labels.ts';
import type { ItemKind } from '#machines/domain/catalogue/kinds.ts';
import { LISTS, type ListName } from '#machines/domain/catalogue/lists.ts';
import {
  bookLabel,
  cardPrice,
  detailsPrice,
  optionPrice,
} from '#machines/domain/catalogue/price.ts';
import { SHARE_LIMIT, type ShareTarget } from '#machines/domain/catalogue/share.ts';
import { DESCRIPTION_LENGTH, truncate } from '#machines/domain/text/text.ts';
import { messageFailed, messageSent } from '#texts/contact.ts';
import { copied } from '#texts/details.ts';
import { alertTitles, noFeatured, orderMayExist } from '#texts/failures.ts';
import { nothingPublished } from '#texts/getaways.ts';
import { bookingsAdvice } from '#texts/my-bookings.ts';
import type { CallName, PageCallName } from '../../../sandbox/calls/calls.ts';
import { draftState } from '../../../src/storage/draft-state.ts';
import { PAYMENT_RECORD_PREFIX, paymentRecordKey } from '../../../src/storage/keys.ts';
import { bookingCodec, pendingCodec } from '../../../src/storage/records.ts';
import { exampleVisit } from '../../fixtures/details-visit.ts';
import type { Site } from './site.ts';

/** The calls of the site's pages. */
export type Call = PageCallName;

/** Opens a page of the site and tells what the visitor sees once it has settled. */
export type Look = () => Promise<string>;

/** One way in which a visitor meets a call. */
export interface Visit {
  /** The words on the screen while nothing is wrong. */
  readonly good: string;
  /** Requests of a good look, by call. */
  readonly asks: Readonly<Partial<Record<CallName, number>>>;
  /** Other calls that meet the same fault. */
  readonly alsoFaulty?: readonly CallName[];
  /** Does what comes before, on a connection without faults, and returns the look. */
  prepare(site: Site): Promise<Look>;
}

const UNREADABLE = /undefined|null|NaN|\[object|Invalid/;
/** The number that My Bookings is asked for, and one that was asked for before. */
const PHONE = '9000000001';
const OTHER_PHONE = '9000000002';
const TRIP_OPTIONS = 'Bring your own bike; Himalayan 450 on rent; Pillion or support truck seat';
const EVENT_OPTIONS = 'Spectator; Competitor';
const TRAINING_OPTIONS = 'School bike; Bring your own bike';
/** The guest who is typed into the booking form. */
const guest = { fullName: 'Asha Rao', email: 'asha@example.com', phone: '98450 11223' };

function facts(item: Item): string {
  const first = levelOf(item) || cardLength(item);
  const price = cardPrice(item);
  if (price.kind === 'amount' && item.price.kind === 'missing') expect(price.oldText).toBe('');
  const picture = item.picture === null ? 'placeholder' : 'picture';
  return `${first} · ${cardDate(item)} · ${price.text} · ${picture}`;
}

/** The cards of a list as a visitor counts them. */
function cards(items: readonly Item[]): string {
  const ids = items.flatMap(({ id }) => id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  const shown = items.map((item) => [item.title, item.organiser, item.place, facts(item)]);
  expect(JSON.stringify(shown)).not.toMatch(UNREADABLE);
  const [alike, ...others] = new Set(items.map(facts));
  const unreachable = items.length - ids.length;
  return [
    `${items.length} cards`,
    ...(unreachable > 0 ? [`${unreachable} that lead nowhere`] : []),
    ...(others.length === 0 && items.length > 1 ? [`each "${alike}"`] : []),
  ].join(', ');
}

function listPage(name: ListName, count: number): Visit {
  return {
    good: `${count} cards`,
    asks: { [`${name}-categories`]: 1 },
    prepare: async (site) => async () => {
      const page = site.open(site.machines().catalogue, { request: name });
      const { context } = await page.until((state) => !state.hasTag('busy'));
      const { failure, result } = context;
      if (failure !== null) {
        expectRetryReloads(site, () => page.send({ type: 'load.retried' }));
        // the adventure tours alone fail silently, as specified
        return LISTS[name].isSilentFailure ? nothingPublished[name] : loadMessage(name, failure);
      }
      const items = result?.items ?? [];
      expect(result?.omitted).toBe(0);
      return items.length === 0 ? nothingPublished[name] : cards(items);
    },
  };
}

/** Retry loads the page anew, and does nothing else. */
function expectRetryReloads(site: Site, retry: () => void): void {
  const before = site.browserCalls.length;
  retry();
  expect(site.browserCalls.slice(before).map(({ name }) => name)).toEqual(['reload']);
}

function homePage(alsoFaulty: readonly CallName[]): Visit {
  return {
    good: '4 cards',
    asks: { 'trips-categories': 1, 'trainings-categories': 1 },
    alsoFaulty,
    prepare: async (site) => async () => {
      const page = site.open(site.machines().featured, { request: null });
      const { context } = await page.until((state) => !state.hasTag('busy'));
      if (context.failure !== null) {
        expectRetryReloads(site, () => page.send({ type: 'load.retried' }));
        return loadMessage('featured', context.failure);
      }
      const items = context.result ?? [];
      return items.length === 0 ? noFeatured : `${items.length} cards`;
    },
  };
}

/** The popup of an item whose page brought no options of its own. */
function popup(
  request: { id: string; kind: ItemKind; isTraining?: boolean },
  call: CallName,
  good: string,
): Visit {
  return {
    good,
    asks: { [call]: 1 },
    prepare: async (site) => {
      const item = { ...(await site.api.fetchItem(request)), bookingTypes: [] };
      return () => optionsOf(site, item);
    },
  };
}

async function optionsOf(site: Site, item: Item): Promise<string> {
  const page = site.open(site.machines().tickets, { item, now: site.browser.now });
  page.send({ type: 'selector.opened' });
  const { context } = await page.until((state) => state.matches('empty'));
  const options = context.options ?? [];
  for (const option of options) {
    expect(optionPrice(option).text).toMatch(/^₹[\d,]*[1-9][\d,]*(\.\d+)?$/);
  }
  return options.map((option) => option.name).join('; ');
}

function detailsPage(id: string, kind: ItemKind, good: string): Visit {
  return {
    good,
    asks: { [`${kind}-detail`]: 1 },
    prepare: async (site) => async () => {
      const page = site.open(site.machines().details, { ...exampleVisit, id, kind });
      const state = await page.until((now) => !now.hasTag('busy'));
      const { failure, item } = state.context;
      if (state.matches('missing')) return 'Details not found';
      if (failure !== null) {
        expect(item).toBeNull();
        expectRetryReloads(site, () => page.send({ type: 'load.retried' }));
        return loadMessage('details', failure);
      }
      if (item === null) throw new Error('A page without a failure has its item.');
      // what was asked for is what is shown and booked, whatever the answer says
      expect(item.id).toBe(id);
      expect(site.kept()).toEqual({});
      return details(item);
    },
  };
}

function details(item: Item): string {
  const shown = [
    item.title,
    detailsDate(item),
    lengthText(item, 'Duration not specified'),
    `${detailsPrice(item).text} ${bookLabel(item)}`,
    `${item.inclusions.length + item.exclusions.length > 0 ? 'with' : 'without'} inclusions`,
    ...(item.kind === 'trip' ? [`${item.itinerary.length} days`] : []),
  ].join(' · ');
  expect(shown).not.toMatch(UNREADABLE);
  expect(truncate(item.description, DESCRIPTION_LENGTH).length).toBeLessThan(70);
  for (const option of ticketOptions(item, null))
    expect(optionPrice(option).text).toMatch(/^₹|^Contact|^Member/);
  return shown;
}

/** The popup of an item whose page and list both meet the fault. */
function faultyPopup(id: string, kind: ItemKind, list: CallName, good: string): Visit {
  const isTraining = list === 'trainings-categories';
  return {
    good,
    asks: { [`${kind}-detail`]: 1, [list]: 1 },
    alsoFaulty: [list],
    prepare: async (site) => async () => {
      const page = site.open(site.machines().details, { ...exampleVisit, id, kind, isTraining });
      const { context } = await page.until((now) => !now.hasTag('busy'));
      if (context.item === null) throw new Error('The popup belongs to an item.');
      return optionsOf(site, context.item);
    },
  };
}

/** A ride with one ticket chosen: a second delivery of its page must leave the choice as it is. */
function chosenPage(id: string, kind: ItemKind, list: CallName, good: string): Visit {
  return {
    good,
    asks: { [`${kind}-detail`]: 1, [list]: 1 },
    prepare: async (site) => async () => {
      const page = site.open(site.machines().details, { ...exampleVisit, id, kind });
      const { context } = await page.until((now) => !now.hasTag('busy'));
      if (context.item === null) throw new Error('Tickets belong to an item.');
      const { item } = context;
      const tickets = site.open(site.machines().tickets, { item, now: site.browser.now });
      tickets.send({ type: 'selector.opened' });
      const { context: chosen } = await tickets.until((now) => now.matches('empty'));
      tickets.send({ type: 'ticket.added', id: chosen.options?.[0]?.id ?? '' });
      await until(() => (site.received()[`${kind}-detail`] ?? 0) > 0);
      const { quantities } = tickets.state().context;
      return `${page.state().context.item?.title}: ${Object.values(quantities).join()} chosen`;
    },
  };
}

const LINK = 'https://kickstand.example.com/details/this-page';

function sharing(kind: ItemKind, id: string, target: ShareTarget): Visit {
  return {
    good: target === 'copy' ? copied : 'title and description',
    asks: { [`${kind}-share`]: 1 },
    prepare: async (site) => async () => {
      const before = site.browserCalls.length;
      const card = site.open(site.machines().share, { kind, id, link: LINK, title: 'This page' });
      card.send({ type: 'share.requested', target });
      // a second click changes nothing
      card.send({ type: 'share.requested', target });
      const { value, context } = await card.until(
        (now) => now.value !== 'idle' && !now.hasTag('busy'),
      );
      const asked = site.browserCalls.slice(before);
      // the link is copied within the press, and the text over it once it is there
      const others = target === 'copy' ? asked.slice(1) : asked;
      expect(others.length).toBeLessThanOrEqual(1);
      expect(new Set(asked.map(({ name }) => name)).size).toBe(1);
      const given = JSON.stringify(asked.at(-1)?.args);
      expect(given).not.toMatch(UNREADABLE);
      expect(given).toContain(target === 'facebook' ? encodeURIComponent(LINK) : LINK);
      expect(context.text?.imageUrl ?? 'https://').toMatch(/^https?:/);
      const { title = '', text = '' } = context.text ?? {};
      expect(title.length + text.length + LINK.length).toBeLessThanOrEqual(SHARE_LIMIT);
      if (value === 'copied') return copied;
      expect(value).toBe('opened');
      if (title === 'This page') return text === '' ? 'the page and its link' : 'the page and more';
      return text === '' ? 'a title' : 'title and description';
    },
  };
}

/** The share card when its text takes longer than a click lasts. */
function sharingLate(kind: ItemKind, id: string): Visit {
  return {
    good: 'title and description',
    asks: { [`${kind}-share`]: 1 },
    prepare: async (site) => async () => {
      const before = site.browserCalls.length;
      const card = site.open(site.machines().share, { kind, id, link: LINK, title: 'This page' });
      card.send({ type: 'share.requested', target: 'whatsapp' });
      expect(card.state().hasTag('busy')).toBe(true);
      if (site.hasFault()) {
        // the request is on its way before the patience ends
        await until(() => site.received()[`${kind}-share`] === 1);
        card.clock.increment(2_999);
        expect(card.state().hasTag('busy')).toBe(true);
        card.clock.increment(1);
      }
      const { context } = await card.until((now) => now.matches('opened'));
      expect(site.browserCalls.slice(before)).toHaveLength(1);
      return context.text?.title === 'This page'
        ? 'the page and its link'
        : 'title and description';
    },
  };
}

async function until(is: () => boolean): Promise<void> {
  while (!is()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const message = { name: 'Asha', email: 'asha@example.com', mobile: '9845011223', message: 'Hello' };

const contactForm: Visit = {
  good: messageSent,
  asks: { 'contact-us': 1 },
  prepare: async (site) => async () => {
    const form = site.open(site.machines().contact);
    for (const field of ['name', 'email', 'mobile', 'message'] as const)
      form.send({ type: 'field.changed', field, value: message[field] });
    form.send({ type: 'form.submitted' });
    form.send({ type: 'form.submitted' });
    const state = await form.until((now) => !now.hasTag('busy'));
    if (state.matches('failed')) {
      expect(state.context.message).toEqual(message);
      expect(state.can({ type: 'form.submitted' })).toBe(true);
      return messageFailed;
    }
    expect(state.context.message).toEqual({ name: '', email: '', mobile: '', message: '' });
    return messageSent;
  },
};

/** Fills the confirmation page with two seats in Coorg. */
async function chooseSeats(site: Site): Promise<void> {
  const item = await site.api.fetchItem({ id: 'coorg-coffee', kind: 'trip' });
  const options = ticketOptions(item, null);
  const draft = draftOf(item, lines(options, { [options[0]?.id ?? '']: 2 }));
  const priced = { at: site.browser.now(), load: site.browser.load() };
  site.arrival.state = structuredClone(draftState({ ...draft, priced }));
  site.bookingStorage.rememberGuest(guest);
}

/** The sight of a booking that went well. */
export const LEFT = 'left for the payment page';

const confirmation: Visit = {
  good: LEFT,
  asks: { 'guest-book': 1 },
  async prepare(site) {
    await chooseSeats(site);
    return async () => {
      // nothing is left of an earlier look
      site.empty();
      site.bookingStorage.rememberGuest(guest);
      const before = site.browserCalls.length;
      const input = site.inputs.booking();
      if (input === null) throw new Error('The confirmation page was opened with a selection.');
      const page = site.open(site.machines().booking, input);
      page.send({ type: 'form.submitted' });
      page.send({ type: 'form.submitted' });
      expect(page.state().hasTag('busy')).toBe(true);
      const state = await page.until((now) => now.matches('leaving') || now.matches('failed'));
      const asked = site.browserCalls.slice(before);
      const { alert, pending } = state.context;
      expect(state.context.guest).toEqual(guest);
      if (state.matches('leaving')) {
        expect(asked.map(({ name }) => name)).toEqual(['leave']);
        expect(asked[0]?.args).toEqual([state.context.paymentUrl]);
        const kept = site.kept();
        const id = pending?.transactionId ?? '';
        expect(Object.keys(kept).sort()).toEqual(
          ['bookingType', 'itemId', paymentRecordKey(id), 'pendingBooking'].sort(),
        );
        expect(pendingCodec.decode(kept.pendingBooking ?? null)?.transactionId).toBe(id);
        expect(JSON.stringify(kept).length).toBeLessThan(30_000);
        return LEFT;
      }
      expect(asked).toEqual([]);
      if (alert === null) throw new Error('A failed booking has its alert.');
      // an order whose id is known is stored by its record alone, one that may exist by the booking that was sent
      const order = state.context.previous;
      const isUnanswered = order === null && alert.lines.includes(orderMayExist);
      const unanswered = isUnanswered ? ['unansweredBooking.trip.coorg-coffee'] : [];
      expect(Object.keys(site.kept())).toEqual(
        order === null ? unanswered : [paymentRecordKey(order.transactionId)],
      );
      expect(state.value).toEqual({ failed: 'cooldown' });
      page.clock.increment(1_000);
      expect(page.state().can({ type: 'form.submitted' })).toBe(true);
      if (isUnanswered) {
        // nobody can ask about that order, so the next press asks the rider
        page.send({ type: 'form.submitted' });
        await page.until((now) => now.matches('orderUnclear'));
      }
      return [alertTitles[alert.alert], ...alert.lines].join(' | ');
    };
  },
};

const PAID = 'paid: Your payment is successful.';

/** The return from the payment page of an order that the server knows as paid, unless it says otherwise. */
function result(isPaid: boolean, good: string): Visit {
  return {
    good,
    asks: { 'payment-status': isPaid ? 1 : 4 },
    async prepare(site) {
      await chooseSeats(site);
      const input = site.inputs.booking();
      if (input === null) throw new Error('The confirmation page was opened with a selection.');
      const booking = site.open(site.machines().booking, input);
      booking.send({ type: 'form.submitted' });
      const { context } = await booking.until((now) => now.matches('leaving'));
      booking.actor.stop();
      const id = context.pending?.transactionId ?? '';
      if (isPaid) await site.pay(id);
      site.arrival.path = '/paymentsuccessandfailure';
      site.arrival.search = `?merchantTransactionId=${id}&code=PAYMENT_SUCCESS&status=SUCCESS`;
      return () => returnFromPayment(site, id);
    },
  };
}

/** The same return on a device that never held the booking: the person comes from the answer alone. */
function resultElsewhere(good: string): Visit {
  return {
    good,
    asks: { 'payment-status': 1 },
    async prepare(site) {
      await result(true, PAID).prepare(site);
      return async () => {
        site.empty();
        const page = site.open(site.machines().payment, site.inputs.payment());
        const { context } = await page.until((now) => now.matches({ verification: 'paid' }));
        const confirmed = bookingCodec.decode(site.kept().confirmedBooking ?? null);
        expect(confirmed?.person).not.toBeUndefined();
        const { name, email, phone } = confirmed?.person ?? {};
        return `paid: ${context.outcome?.message} ${[name, email, phone].join(', ')}`;
      };
    },
  };
}

async function returnFromPayment(site: Site, id: string): Promise<string> {
  const before = site.browserCalls.length;
  const beforeKept = site.kept();
  const already = site.received()['payment-status'] ?? 0;
  const page = site.open(site.machines().payment, site.inputs.payment());
  for (let check = 1; ; check += 1) {
    const state = await page.until((now) => !now.matches({ verification: 'checking' }));
    expect(site.received()['payment-status'] ?? 0).toBeLessThanOrEqual(already + check);
    expect(check).toBeLessThanOrEqual(4);
    if (!state.matches({ verification: 'waiting' })) break;
    page.clock.increment(1_999);
    expect(page.state().matches({ verification: 'waiting' })).toBe(true);
    page.clock.increment(1);
    expect(page.state().matches({ verification: 'checking' })).toBe(true);
  }
  const now = page.state();
  const { value } = now;
  const outcome = assertDefined(now.context.outcome, 'outcome');
  const asked = () => site.browserCalls.slice(before).map(({ name }) => name);
  if (outcome.kind !== 'paid') {
    const isUnverified = now.matches({ verification: 'unverified' });
    expect(isUnverified || now.matches({ verification: 'declined' })).toBe(true);
    expect(isUnverified).toBe(outcome.kind === 'open');
    // pending is kept as it was, nothing is confirmed, and nobody is sent anywhere
    expect(site.kept().pendingBooking).toBe(beforeKept.pendingBooking);
    expect(site.kept().confirmedBooking).toBeUndefined();
    expect(site.bookingStorage.pendingOf(id)?.transactionId).toBe(id);
    // the next look is 15 s away; it is not one of the four
    page.clock.increment(14_999);
    expect(page.state().value).toEqual(value);
    expect(asked()).toEqual([]);
    if (outcome.kind !== 'open') return `failed: ${outcome.message}`;
    const isAtOnce = outcome.cause === 'unclear';
    return `${isAtOnce ? 'failed, still open' : 'not confirmed yet'}: ${outcome.message}`;
  }
  expect(now.matches({ verification: { paid: 'seen' } })).toBe(true);
  const confirmed = bookingCodec.decode(site.kept().confirmedBooking ?? null);
  expect(confirmed?.transactionId).toBe(id);
  expect(site.kept().pendingBooking).toBeUndefined();
  const records = Object.keys(site.kept()).filter((key) => key.startsWith(PAYMENT_RECORD_PREFIX));
  expect(records).toEqual([paymentRecordKey(id)]);
  expect(JSON.stringify(site.kept()).length).toBeLessThan(40_000);
  expect(JSON.stringify(confirmed?.person)).not.toMatch(UNREADABLE);
  expect(asked()).toEqual([]);
  page.clock.increment(60_000);
  expect(asked()).toEqual(['go']);
  return `paid: ${outcome.message}`;
}

const myBookings: Visit = {
  good: '2 upcoming, 2 completed',
  asks: { 'my-bookings': 1 },
  async prepare(site) {
    const page = site.open(site.machines().myBookings, site.inputs.myBookings());
    page.send({ type: 'phone.changed', value: OTHER_PHONE });
    page.send({ type: 'form.submitted' });
    await page.until((now) => now.matches('listed'));
    page.actor.stop();
    return async () => {
      const { machines, inputs } = site;
      const looked = site.open(machines().myBookings, inputs.myBookings());
      looked.send({ type: 'phone.changed', value: `+91 ${PHONE}` });
      looked.send({ type: 'form.submitted' });
      looked.send({ type: 'form.submitted' });
      // what another number brought is gone while this one is looked up
      expect(looked.state().context.bookings).toEqual([]);
      const { context } = await looked.until((now) => !now.hasTag('busy'));
      expect(context.phone).toBe(PHONE);
      expect(JSON.stringify(site.kept())).not.toContain(PHONE);
      expect(JSON.stringify(site.browserCalls)).not.toContain(PHONE);
      if (context.failure !== null) {
        expect(context.bookings).toEqual([]);
        expect(looked.state().can({ type: 'form.submitted' })).toBe(true);
        return `${bookingsMessage(context.failure)} | ${bookingsAdvice}`;
      }
      const ids = context.bookings.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const { upcoming, completed } = splitByTab(context.bookings, context.now);
      expect(upcoming.length + completed.length).toBe(context.bookings.length);
      expect(
        JSON.stringify(context.bookings.map(({ title, place }) => [title, place])),
      ).not.toMatch(UNREADABLE);
      if (context.bookings.length === 0)
        return `${emptyTabText('upcoming')} | ${emptyTabText('completed')}`;
      return `${upcoming.length} upcoming, ${completed.length} completed`;
    };
  },
};

/** The ways in which a visitor meets each call. `home` is Home with both its lists faulty, `homeAlone` with this one. */
export const visits = {
  'trips-categories': {
    tab: listPage('trips', 24),
    home: homePage(['trainings-categories']),
    homeAlone: homePage([]),
    popup: popup({ id: 'manali-leh', kind: 'trip' }, 'trips-categories', TRIP_OPTIONS),
  },
  'events-categories': {
    tab: listPage('events', 12),
    popup: popup({ id: 'hill-climb', kind: 'event' }, 'events-categories', EVENT_OPTIONS),
  },
  'trainings-categories': {
    tab: listPage('trainings', 12),
    home: homePage(['trips-categories']),
    homeAlone: homePage([]),
    popup: popup(
      { id: 'dirt-basics', kind: 'event', isTraining: true },
      'trainings-categories',
      TRAINING_OPTIONS,
    ),
  },
  'trip-detail': {
    page: detailsPage(
      'manali-leh',
      'trip',
      'Manali to Leh High Pass Expedition · Sat 10 Apr 2027 · 7 days · ₹30,799.12 Book Now · with inclusions · 7 days',
    ),
    popup: faultyPopup('manali-leh', 'trip', 'trips-categories', TRIP_OPTIONS),
    chosen: chosenPage(
      'manali-leh',
      'trip',
      'trips-categories',
      'Manali to Leh High Pass Expedition: 1 chosen',
    ),
  },
  'event-detail': {
    page: detailsPage(
      'hill-climb',
      'event',
      'Nandi Hill Climb · Sun 18 Apr 2027 · 6:00 AM - 1:00 PM · ₹791.12 Book Now · with inclusions',
    ),
    popup: faultyPopup('hill-climb', 'event', 'events-categories', EVENT_OPTIONS),
    chosen: chosenPage('hill-climb', 'event', 'events-categories', 'Nandi Hill Climb: 1 chosen'),
    trainingPopup: faultyPopup('dirt-basics', 'event', 'trainings-categories', TRAINING_OPTIONS),
  },
  'trip-share': {
    sheet: sharing('trip', 'manali-leh', 'native'),
    copied: sharing('trip', 'manali-leh', 'copy'),
    late: sharingLate('trip', 'manali-leh'),
  },
  'event-share': {
    sheet: sharing('event', 'hill-climb', 'native'),
    copied: sharing('event', 'hill-climb', 'copy'),
    late: sharingLate('event', 'hill-climb'),
  },
  'contact-us': { form: contactForm },
  'guest-book': { form: confirmation },
  'payment-status': {
    result: result(true, PAID),
    elsewhere: resultElsewhere(
      'paid: Your payment is successful. Asha Rao, asha@example.com, 9845011223',
    ),
    unpaid: result(false, 'not confirmed yet: Payment verification failed.'),
  },
  'my-bookings': { list: myBookings },
} satisfies Readonly<Record<Call, Readonly<Record<string, Visit>>>>;
