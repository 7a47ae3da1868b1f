import { describe, expect, test, vi } from 'vitest';
import { type ActorRefFrom, createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { assertDefined } from '#machines/assert-defined.ts';
import { freshAnswer, type ReadResult } from '#machines/domain/answer/answer.ts';
import { amountToPay } from '#machines/domain/booking/amount.ts';
import {
  type Booking,
  draftOf,
  freeBooking,
  type PaymentPayload,
} from '#machines/domain/booking/booking.ts';
import { lines } from '#machines/domain/booking/selection.ts';
import type { Catalogue } from '#machines/domain/catalogue/item.ts';
import { amountOff, type RideEvent, ticketOptions } from '#machines/domain/catalogue/item.ts';
import type { ListName } from '#machines/domain/catalogue/lists.ts';
import type { Api } from '../../src/api/platform-api.ts';
import * as paths from '../../src/paths.ts';
import type { ShareSheet } from '../../src/site/sharing-in-browser.ts';
import { encodeDraft } from '../../src/storage/draft-state.ts';
import { bookingState } from '../../src/storage/records.ts';
import { exampleGuest, examplePending, listedRide, NOW } from '../fixtures/bookings.ts';
import { pendingFor, spiti } from '../fixtures/device.ts';
import { exampleDraft, exampleEvent, pricedAt, remoteTrip } from '../fixtures/items.ts';
import { noonOf } from '../fixtures/noon.ts';
import { apiError, pendingAnswer } from '../fixtures/payment-answers.ts';
import { unprovidedOf } from '../fixtures/render-machine.ts';
import { createFakeServices, listAnswers, type RecordedCall } from '../fixtures/services.ts';
import { waitForState } from '../fixtures/wait-for-state.ts';
import { wholeSite } from '../fixtures/whole-site.ts';

const offline = apiError({ kind: 'offline' });

function siteWith(answers: Partial<Api> = {}) {
  const services = createFakeServices(answers);
  return { ...services, ...wholeSite(services) };
}

test('no machine is left without an effect', () => {
  const bare = Object.entries(siteWith().machines).flatMap(([name, { implementations }]) =>
    [implementations.actors, implementations.actions].flatMap((effects) =>
      unprovidedOf(effects).map((effect) => `${name}: ${effect}`),
    ),
  );
  expect(bare).toEqual([]);
});

describe('the home page', () => {
  const training: RideEvent = { ...exampleEvent, id: 'first-ride', list: 'trainings' };
  const trips = async () => ({ items: [remoteTrip], omitted: 0 });
  const trainings = async () => ({ items: [training], omitted: 0 });
  const fails = async () => Promise.reject(offline);

  test.each([
    ['both lists', trips, trainings, ['manali-leh', 'first-ride']],
    ['the trips when the trainings fail', trips, fails, ['manali-leh']],
    ['the trainings when the trips fail', fails, trainings, ['first-ride']],
  ])('features %s', async (_, tripsAnswer, trainingsAnswer, ids) => {
    const fetchList = listAnswers({ trips: tripsAnswer, trainings: trainingsAnswer });
    const { machines } = siteWith({ fetchList });
    const page = createActor(machines.featured, { input: { request: null } }).start();
    const { context } = await waitForState(page, (state) => state.matches('loaded'));
    expect(context.result?.map((item) => item.id)).toEqual(ids);
  });

  test('without a network it features what the device has cached of either list, as old as the older', async () => {
    const failure = { kind: 'offline' } as const;
    const cached: Partial<Record<ListName, ReadResult<Catalogue>>> = {
      trips: { value: { items: [remoteTrip], omitted: 0 }, cachedAt: 2_000, failure },
      trainings: { value: { items: [training], omitted: 0 }, cachedAt: 1_000, failure },
    };
    const { machines } = siteWith({
      fetchList: async (name) => assertDefined(cached[name], name),
    });
    const page = createActor(machines.featured, { input: { request: null } }).start();
    const { context } = await waitForState(page, (state) => state.matches({ loaded: 'outdated' }));
    expect(context.result?.map((item) => item.id)).toEqual(['manali-leh', 'first-ride']);
    expect(context).toMatchObject({ cachedAt: 1_000, failure: { kind: 'offline' } });
  });

  test('a list of tickets that the device has cached is none: exactly the default is offered', async () => {
    const value = { items: [{ ...remoteTrip, id: 'spiti', bookingTypes: [option] }], omitted: 0 };
    const { machines } = siteWith({
      fetchList: async () => ({ value, cachedAt: 1, failure: { kind: 'network' } }),
    });
    const input = {
      answer: freshAnswer(spiti),
      clock: () => noonOf('2026-01-01'),
      uptime: () => 0,
    };
    const selector = createActor(machines.tickets, { input }).start();
    selector.send({ type: 'selector.opened' });
    const { context } = await waitForState(selector, (state) => state.matches('empty'));
    expect(context.options?.map(({ name }) => name)).toEqual(['Bring your own bike']);
  });
});

describe('the options of an event whose list only its address names', () => {
  const listed = (name: ListName) => ({ ...exampleEvent, list: name, bookingTypes: [option] });
  const list = (...items: RideEvent[]) => ({ items, omitted: 0 });
  const bare = { ...exampleEvent, bookingTypes: [] };

  async function optionsOf(
    item: RideEvent,
    lists: { trainings: RideEvent[] | null; events: RideEvent[] | null },
  ) {
    const calls: string[] = [];
    const answer = (name: string, items: RideEvent[] | null) => async () => {
      calls.push(name);
      return items === null ? Promise.reject(offline) : list(...items);
    };
    const { machines } = siteWith({
      fetchList: listAnswers({
        trainings: answer('trainings', lists.trainings),
        events: answer('events', lists.events),
      }),
    });
    const popup = createActor(machines.tickets, {
      input: { answer: freshAnswer(item), clock: () => noonOf('2027-01-01'), uptime: () => 0 },
    }).start();
    popup.send({ type: 'selector.opened' });
    const { context } = await waitForState(popup, (state) => state.matches('empty'));
    return { calls, names: context.options?.map(({ name }) => name) };
  }

  const STANDARD = 'Standard Entry';
  const OWN_BIKE = 'Bring your own bike';
  const guess = (name: ListName): RideEvent => ({ ...bare, list: name, isListGuessed: true });

  test.each<[string, RideEvent, RideEvent[] | null, RideEvent[] | null, string, string]>([
    ['in the likely list', guess('trainings'), [listed('trainings')], [], 'trainings', 'Pillion'],
    [
      'in the other list',
      guess('trainings'),
      [],
      [listed('events')],
      'trainings events',
      'Pillion',
    ],
    [
      'a training as an event',
      guess('events'),
      [listed('trainings')],
      [],
      'events trainings',
      'Pillion',
    ],
    [
      'in the other list, without options',
      guess('trainings'),
      [],
      [bare],
      'trainings events',
      STANDARD,
    ],
    ['in neither', guess('events'), [], [], 'events trainings', STANDARD],
    ['the other list fails', guess('trainings'), [], null, 'trainings events', OWN_BIKE],
    ['the likely list fails', guess('trainings'), null, [listed('events')], 'trainings', OWN_BIKE],
    // a card that was clicked leaves no doubt: one list is asked, as the specification has it
    [
      'named by its card',
      { ...bare, list: 'trainings' },
      [],
      [listed('events')],
      'trainings',
      OWN_BIKE,
    ],
  ])('%s', async (_, item, trainings, events, calls, name) => {
    const answer = { calls: calls.split(' '), names: [name] };
    expect(await optionsOf(item, { trainings, events })).toEqual(answer);
  });
});

const option = { id: 'p', name: 'Pillion', description: '', price: amountOff(100_000, 0) };

test('a selection opens the confirmation page, which reads it back', async () => {
  const { machines, inputs, arrival, browserCalls } = siteWith({
    fetchList: async () =>
      freshAnswer({ items: [{ ...remoteTrip, bookingTypes: [option] }], omitted: 0 }),
  });
  const popup = createActor(machines.tickets, {
    input: {
      answer: freshAnswer(remoteTrip),
      clock: () => noonOf('2027-01-01'),
      uptime: () => 0,
    },
  });
  popup.start().send({ type: 'selector.opened' });
  await waitForState(popup, (state) => state.matches('empty'));
  popup.send({ type: 'ticket.added', id: 'p' });
  popup.send({ type: 'selection.confirmed' });
  expect(browserCalls).toEqual([
    { name: 'go', args: ['/?sel=pillion:1', { replace: true, state: null }] },
    { name: 'go', args: ['/confirmationpage', { state: expect.anything() }] },
  ]);
  arrival.state = structuredClone(stateOf(browserCalls[1]));
  expect(inputs.booking()?.draft).toMatchObject({
    lines: [{ price: 100_000, quantity: 1 }],
    kind: 'trip',
  });
});

describe('the confirmation page', () => {
  /** The page with two tickets of the trip, filled in. */
  function openForm(answers: Partial<Api> = {}) {
    const site = siteWith(answers);
    site.bookingStorage.rememberGuest(exampleGuest);
    site.arrival.state = encodeDraft(pricedAt(NOW, exampleDraft({ own: 2 }, remoteTrip)));
    const confirm = () => {
      const input = site.inputs.booking() ?? never();
      const page = createActor(site.machines.booking, { input, clock: new SimulatedClock() });
      page.start().send({ type: 'form.submitted' });
      return page;
    };
    return { ...site, confirm };
  }

  test('posts what it displays, stores the payment, and leaves', async () => {
    const posted: PaymentPayload[] = [];
    const { browserCalls, bookingStorage, confirm, local } = openForm({
      bookAsGuest: async (request) => {
        posted.push(request);
        return { paymentUrl: 'https://pay.example.com/p/1', transactionId: 'KS1' };
      },
    });
    const page = confirm();
    await waitForState(page, (state) => state.matches('leaving'));

    expect(posted).toEqual([
      {
        bookingType: 'trip',
        itemId: 'manali-leh',
        priceToBePaid: 6_159_824,
        seats: [{ quantity: 2 }],
        user: { name: 'Asha Rao', email: 'asha@example.com', phone: '9845011223' },
        callbackUrl: 'https://kickstand.example.com/api/v1/order/phonepe/guest-callback',
        redirectUrl: 'https://kickstand.example.com/paymentsuccessandfailure',
      },
    ]);
    expect(browserCalls).toEqual([{ name: 'leave', args: ['https://pay.example.com/p/1'] }]);
    expect(bookingStorage.pending()).toMatchObject({
      transactionId: 'KS1',
      initiatedAt: NOW,
      payload: posted[0],
    });
    expect(local.getItem('itemId')).toBe('manali-leh');
  });

  test('reloaded after the price doubled → asks anew, shows both prices, and sends nothing', async () => {
    const posts: PaymentPayload[] = [];
    const sold = (price: number) => ({
      ...remoteTrip,
      bookingTypes: [{ id: 'own', name: 'Own bike', description: '', price: amountOff(price, 0) }],
    });
    const [listed, dearer] = [sold(100_000), sold(200_000)];
    const { arrival, confirm } = openForm({
      fetchItem: async () => freshAnswer(dearer),
      fetchList: async () => freshAnswer({ items: [dearer], omitted: 0 }),
      bookAsGuest: async (request) => {
        posts.push(request);
        return { paymentUrl: 'https://pay.example.com/p/1', transactionId: 'KS1' };
      },
    });
    const options = ticketOptions(listed, listed);
    const draft = draftOf(listed, lines(options, { [options[0]?.id ?? '']: 1 }));
    arrival.state = encodeDraft({
      ...draft,
      priced: { at: NOW, uptime: 0, load: 'before the reload' },
    });
    const page = confirm();
    const { context } = await waitForState(page, (state) => state.matches('changed'));
    const [line] = draft.lines;
    expect(context.repriced?.differences).toEqual([
      { kind: 'price', line, price: (line?.price ?? 0) * 2 },
    ]);
    expect(posts).toEqual([]);
    page.send({ type: 'price.accepted' });
    await waitForState(page, (state) => state.matches('leaving'));
    expect(posts.map(({ priceToBePaid }) => priceToBePaid)).toEqual([amountToPay(draft) * 2]);
  });

  test('a ride that its list alone calls sold out is not sold', async () => {
    const silent = { ...remoteTrip, availableSeats: null };
    const { arrival, confirm } = openForm({
      fetchItem: async () => freshAnswer(silent),
      fetchList: async () => freshAnswer({ items: [{ ...silent, availableSeats: 0 }], omitted: 0 }),
    });
    const draft = exampleDraft({ own: 1 }, silent);
    arrival.state = encodeDraft({
      ...draft,
      priced: { at: NOW, uptime: 0, load: 'before the reload' },
    });
    const { context } = await waitForState(confirm(), (state) => state.matches('changed'));
    expect(context.repriced?.differences).toContainEqual({ kind: 'closed', reason: 'soldOut' });
  });

  test('a selection whose list was guessed is priced by the other list, which has the ride', async () => {
    const guessed: RideEvent = { ...exampleEvent, list: 'events', availableSeats: null };
    const listed: RideEvent = { ...guessed, list: 'trainings', availableSeats: 0 };
    const { arrival, confirm } = openForm({
      fetchItem: async ({ isListGuessed }) =>
        freshAnswer({ ...guessed, ...(isListGuessed === true && { isListGuessed }) }),
      fetchList: async (name) =>
        freshAnswer({ items: name === 'trainings' ? [listed] : [], omitted: 0 }),
    });
    arrival.state = encodeDraft({
      ...exampleDraft({ own: 1 }, guessed),
      priced: { at: NOW, uptime: 0, load: 'before the reload' },
    });
    const { context } = await waitForState(confirm(), (state) => state.matches('changed'));
    expect(context.repriced?.differences).toContainEqual({ kind: 'closed', reason: 'soldOut' });
    expect(context.repriced?.draft.item.list).toBe('trainings');
  });

  test.each<[string, Partial<Api>]>([
    [
      'an answer about another ride',
      {
        fetchItem: async () => freshAnswer({ ...remoteTrip, id: 'spiti' }),
        fetchList: async () => freshAnswer({ items: [spiti], omitted: 0 }),
      },
    ],
    [
      'a list that is not there',
      {
        fetchItem: async () => freshAnswer(remoteTrip),
        fetchList: async () => {
          throw apiError({ kind: 'http', status: 404, text: 'Not Found', list: 'trips' });
        },
      },
    ],
  ])('%s is no word about the price: nothing is sold', async (_, answers) => {
    const { arrival, confirm } = openForm(answers);
    const draft = exampleDraft({ own: 1 }, remoteTrip);
    arrival.state = encodeDraft({
      ...draft,
      priced: { at: NOW, uptime: 0, load: 'before the reload' },
    });
    const page = confirm();
    await waitForState(page, (state) => state.matches('unpriced'));
    page.stop();
  });

  test('refuses an answer with the transaction of a booking that was paid', async () => {
    const { browserCalls, bookingStorage, confirm } = openForm({
      bookAsGuest: async () => ({ paymentUrl: 'https://pay.example.com/p/1', transactionId: 'K' }),
    });
    bookingStorage.storePending(pendingFor('K'));
    bookingStorage.settle({ transactionId: 'K', state: 'paid' });
    bookingStorage.rememberGuest(exampleGuest);
    const before = bookingStorage.pendingOf('K');
    const page = confirm();
    const { context } = await waitForState(page, (state) => state.matches('failed'));
    expect(context.alert?.alert).toBe('payment');
    expect(browserCalls).toEqual([]);
    expect(bookingStorage.pendingOf('K')).toEqual(before);
  });
});

describe('the news of the page', () => {
  /** A site in a browser that reports its news when the test says so, from a page at the confirmation. */
  function siteThatHears() {
    const services = createFakeServices({ bookAsGuest: () => new Promise(() => {}) });
    const listening = new Set<{ readonly name: string; readonly listener: () => void }>();
    const hear = (name: string) => (listener: () => void) => {
      const one = { name, listener };
      listening.add(one);
      return () => void listening.delete(one);
    };
    const tell = (name: string) => {
      for (const one of [...listening]) if (one.name === name) one.listener();
    };
    const browser = {
      ...services.browser,
      onHidden: hear('hidden'),
      onReturned: hear('returned'),
      onRestored: hear('restored'),
      onMoved: hear('moved'),
    };
    services.arrival.path = '/confirmationpage';
    services.arrival.state = encodeDraft(pricedAt(NOW, exampleDraft({ own: 1 }, remoteTrip)));
    const { machines, inputs } = wholeSite({ ...services, browser });
    const heard: string[] = [];
    const options = {
      inspect: (inspected: InspectionEvent) => {
        if (inspected.type === '@xstate.event' && inspected.event.type.startsWith('page.'))
          heard.push(inspected.event.type);
      },
    };
    const pages = {
      booking: () =>
        createActor(machines.booking, { ...options, input: inputs.booking() ?? never() }),
      payment: () => createActor(machines.payment, { ...options, input: inputs.payment() }),
      recovery: () => createActor(machines.recovery, options),
    };
    const listenedTo = () => [...listening].map((one) => one.name);
    return { arrival: services.arrival, tell, listenedTo, heard, pages };
  }

  test.each([
    ['booking', ['page.returned', 'page.restored']],
    ['payment', ['page.hidden', 'page.returned']],
    ['recovery', ['page.returned', 'page.changed']],
  ] as const)('%s hears %j, until it is left', (name, events) => {
    const { arrival, tell, listenedTo, heard, pages } = siteThatHears();
    const page = pages[name]().start();
    for (const what of ['hidden', 'returned', 'restored', 'moved']) tell(what);
    arrival.path = '/about';
    tell('moved');
    expect(heard).toEqual(events);
    page.stop();
    // The site itself looks for as long as the document lasts whether everything was forgotten elsewhere.
    expect(listenedTo().toSorted()).toEqual(['restored', 'returned']);
  });
});

describe('the recovery', () => {
  type Recovery = ReturnType<typeof siteWith>['machines']['recovery'];
  const looked = (recovery: ActorRefFrom<Recovery>) =>
    waitForState(recovery, (state) => state.matches('idle'));

  test('asks while no page asks: one status call at a time', async () => {
    const calls: { id: string; answer: () => void }[] = [];
    const { machines, inputs, bookingStorage, arrival } = siteWith({
      fetchPaymentStatus: (id, signal) =>
        new Promise((resolve, reject) => {
          calls.push({ id, answer: () => resolve(pendingAnswer) });
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    bookingStorage.storePending(examplePending('KS1'));
    const banner = createActor(machines.recovery).start();
    await waitForState(banner, (state) => state.matches('checking'));
    arrival.path = '/confirmationpage';
    arrival.state = encodeDraft(pricedAt(NOW, exampleDraft({ own: 1 }, remoteTrip)));
    bookingStorage.rememberGuest(exampleGuest);
    const pages = [0, 1].map(() =>
      createActor(machines.booking, { input: inputs.booking() ?? never() }).start(),
    );
    for (const page of pages) page.send({ type: 'form.submitted' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(calls).toHaveLength(1);

    // The first page is left while it waits: its turn passes to the second.
    pages[0]?.stop();
    calls[0]?.answer();
    await expect.poll(() => calls.length).toBe(2);
    expect(pages[1]?.getSnapshot().matches('verifyingPrevious')).toBe(true);
    calls[1]?.answer();
    await expect.poll(() => pages[1]?.getSnapshot().matches('previousOpen')).toBe(true);
    expect(calls).toHaveLength(2);
  });

  test.each([
    '/PaymentSuccessAndFailure',
    '/paymentsuccessandfailur%65',
    '/confirmationpage',
    '/confirmationpag%65',
  ])('stays out of the way of %s, which checks by itself', async (path) => {
    const { machines, bookingStorage, arrival } = siteWith();
    bookingStorage.storePending(examplePending('KS1'));
    arrival.path = path;
    const banner = createActor(machines.recovery).start();
    await looked(banner);
    expect(bookingStorage.paymentFollowUps().due).toEqual([examplePending('KS1')]);
  });

  test.each([
    ['/', '', true],
    ['/confirmationpage', '', true],
    ['/paymentsuccessandfailure', '', false],
    ['/paymentsuccessandfailure', '?merchantTransactionId=KS1', false],
    ['/paymentsuccessandfailure', '?merchantTransactionId=KS2&status=CANCELLED', true],
  ])('on %s%s announces what is not acknowledged: %s', async (path, search, isAnnounced) => {
    const { machines, bookingStorage, arrival } = siteWith();
    bookingStorage.storePending(examplePending('KS1'));
    bookingStorage.settle({ transactionId: 'KS1', state: 'paid' });
    arrival.path = path;
    arrival.search = search;
    const banner = createActor(machines.recovery).start();
    await looked(banner);
    expect(banner.getSnapshot().context.recovered.length > 0).toBe(isAnnounced);
  });

  test('sweeps the device on every start', async () => {
    const { machines, bookingStorage, clock, local } = siteWith();
    bookingStorage.storePending(examplePending('KS1'));
    bookingStorage.settle({ transactionId: 'KS1', state: 'declined' });
    clock.now += 31 * 86_400_000;
    const banner = createActor(machines.recovery).start();
    await looked(banner);
    expect(local.getItem('paymentJournal.KS1')).not.toContain('Asha');
  });
});

describe('sharing', () => {
  const input = {
    kind: 'trip' as const,
    id: 'manali-leh',
    link: 'https://k.example/x',
    title: 'T',
  };
  const suggestion = async () => ({ title: 'Ride', description: 'Nine days', imageUrl: null });

  test.each([
    ['native', 'share', { title: 'Ride', text: 'Nine days', url: 'https://k.example/x' }],
    ['whatsapp', 'openTab', expect.stringMatching(/^https:\/\/wa\.me\/\?text=Ride/)],
    ['facebook', 'openTab', expect.stringMatching(/^https:\/\/www\.facebook\.com\//)],
    ['x', 'openTab', expect.stringMatching(/^https:\/\/x\.com\/intent\/post\?text=Ride/)],
    ['email', 'leave', expect.stringMatching(/^mailto:\?subject=Ride&body=Have/)],
  ] as const)('by %s asks the browser for %s', async (target, name, arg) => {
    const { machines, browserCalls } = siteWith({ fetchShare: suggestion });
    const card = createActor(machines.share, { input }).start();
    card.send({ type: 'share.requested', target });
    await waitForState(card, (state) => state.matches('opened'));
    expect(browserCalls).toEqual([{ name, args: [arg] }]);
  });

  test('the share sheet can ask for the picture that the server names', async () => {
    const imageUrl = 'https://k.example/media/leh.jpg';
    const picture = new Blob(['x'], { type: 'image/jpeg' });
    const fetchPicture = vi.fn(async () => picture);
    const { machines, browserCalls } = siteWith({
      fetchShare: async () => ({ ...(await suggestion()), imageUrl }),
      fetchPicture,
    });
    const card = createActor(machines.share, { input }).start();
    card.send({ type: 'share.requested', target: 'native' });
    await waitForState(card, (state) => state.matches('opened'));
    const [sheet] = (browserCalls[0]?.args ?? []) as [ShareSheet];
    expect(sheet).toMatchObject({ title: 'Ride', text: 'Nine days', url: 'https://k.example/x' });
    expect(sheet).not.toHaveProperty('imageUrl');
    expect(fetchPicture).not.toHaveBeenCalled();
    expect(await sheet.picture?.()).toBe(picture);
    expect(fetchPicture).toHaveBeenCalledExactlyOnceWith(imageUrl, expect.any(AbortSignal));
  });
});

test.each([
  ['B1', '/bookingdetails/B1'],
  ['ORD/26#7?x=%41', '/bookingdetails/ORD%2F26%237%3Fx%3D%2541'],
])('the card of %s in My Bookings opens its ticket, which survives a reload', async (id, path) => {
  const row = { ...listedRide, id };
  const { machines, inputs, browserCalls } = siteWith({ findBookings: async () => [row] });
  const page = createActor(machines.myBookings, { input: inputs.myBookings() }).start();
  page.send({ type: 'phone.changed', value: '9845011223' });
  page.send({ type: 'form.submitted' });
  await waitForState(page, (state) => state.matches('listed'));
  page.send({ type: 'booking.opened', booking: row });
  expect(browserCalls).toEqual([{ name: 'go', args: [path] }]);

  expect(paths.bookingIdIn(path)).toBe(id);
  expect(inputs.bookingDetails(id)).toMatchObject({
    id,
    booking: { summary: { title: 'Manali to Leh' } },
  });
});

test('My Bookings lists a free booking of this device before those of the platform', async () => {
  const { machines, inputs, bookingStorage } = siteWith({ findBookings: async () => [listedRide] });
  const draft = exampleDraft({ club: 1 });
  bookingStorage.storeFree(freeBooking(draft, { ...exampleGuest, phone: '9845011223' }, NOW, '1'));
  const page = createActor(machines.myBookings, { input: inputs.myBookings() }).start();
  page.send({ type: 'phone.changed', value: '9845011223' });
  page.send({ type: 'form.submitted' });
  await waitForState(page, (state) => state.matches('listed'));
  const { bookings } = page.getSnapshot().context;
  expect(bookings.map(({ id }) => id)).toEqual(['local-1', listedRide.id]);
});

test.each([
  ['/bookingdetails', null],
  ['/bookingdetails/', null],
  ['/BookingDetails/KS1', 'KS1'],
  ['/bookingdetails/KS1/', 'KS1'],
  ['/bookingdetails/100%', '100%'],
])('the booking at %s is %s', (path, id) => {
  expect(paths.bookingIdIn(path)).toBe(id);
});

test('a ticket shows the booking that the visitor came with only under its own address', () => {
  const { inputs, arrival, bookingStorage } = siteWith();
  bookingStorage.storePending(examplePending('KS1'));
  const booking = { ...bookingOfRow, id: 'KS1', transactionId: 'KS1' };
  arrival.state = bookingState(booking);
  expect(inputs.bookingDetails('KS1').booking).toMatchObject({ id: 'KS1' });
  expect(inputs.bookingDetails(null).booking).toMatchObject({ id: 'KS1' });
  expect(inputs.bookingDetails('KS2').booking).toBeNull();
});

test('a ticket whose records cannot be read says so', () => {
  const { inputs, bookingStorage } = siteWith();
  vi.spyOn(bookingStorage, 'findBooking').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(inputs.bookingDetails('KS1')).toEqual({ id: 'KS1', booking: 'unreadable' });
});

describe('the person of a ticket', () => {
  const booking = (id: string, name: string): Booking => ({
    ...bookingOfRow,
    id,
    transactionId: id,
    person: { ...bookingOfRow.person, name },
  });

  test('comes from the device, not from history, and is gone once it forgets', () => {
    const { inputs, arrival, bookingStorage } = siteWith();
    bookingStorage.storePaid(booking('KS1', 'Asha Rao'));
    arrival.state = structuredClone(bookingState(booking('KS1', 'Asha Rao')));
    expect(JSON.stringify(arrival.state)).not.toMatch(/asha|98450/i);
    for (const id of ['KS1', null])
      expect(inputs.bookingDetails(id).booking).toMatchObject({ person: { name: 'Asha Rao' } });
    bookingStorage.forgetAll();
    for (const id of ['KS1', null]) {
      expect(inputs.bookingDetails(id).booking).toMatchObject({
        id: 'KS1',
        person: { name: '', email: '', phone: '' },
      });
    }
  });
});

const bookingOfRow = {
  paymentId: null,
  status: 'confirmed',
  paymentStatus: 'success',
  bookedAt: null,
  total: null,
  amountPaid: null,
  item: null,
  kind: null,
  lines: [],
  person: { name: 'Asha Rao', email: 'asha@example.com', phone: '9845011223' },
  summary: { title: '', organiser: '', picture: null, location: '', date: null },
};

test.each([
  [
    '/details/x',
    { type: 'trip', list: 'trips' },
    '',
    { kind: 'trip', list: 'trips', isListGuessed: false },
  ],
  ['/details/x', { type: 'event' }, '', { kind: 'event', list: 'trainings', isListGuessed: true }],
  [
    '/details/x',
    { type: 'event', list: 'trips' },
    '',
    { kind: 'event', list: 'trainings', isListGuessed: true },
  ],
  [
    '/details/x',
    { type: 'event', list: 'trainings' },
    '',
    { kind: 'event', list: 'trainings', isListGuessed: false },
  ],
  ['/details/x', null, '?type=event', { kind: 'event', list: 'trainings', isListGuessed: true }],
  ['/BikingEvents/details/x', null, '', { kind: 'event', list: 'events', isListGuessed: true }],
  [
    '/BikingEvents/details/x',
    { type: 'event', list: 'events', from: 'eventHome' },
    '',
    { kind: 'event', list: 'events', isListGuessed: false },
  ],
])('%s with %j and "%s" asks for %j', (path, state, search, expected) => {
  const { inputs, arrival } = siteWith();
  Object.assign(arrival, { path, state, search });
  expect(inputs.details('x')).toMatchObject({ id: 'x', ...expected });
});

function stateOf(call: RecordedCall | undefined): unknown {
  return (call?.args[1] as { state: unknown } | undefined)?.state;
}

function never(): never {
  throw new Error('The page has no input.');
}
