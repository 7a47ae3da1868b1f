import { beforeEach, describe, expect, test } from 'vitest';
import { draftOf } from '#machines/domain/booking.ts';
import { availability, type Item, ticketOptions } from '#machines/domain/item.ts';
import { cardDate } from '#machines/domain/item-dates.ts';
import { verdict } from '#machines/domain/payment.ts';
import { cardPrice, optionPrice } from '#machines/domain/price.ts';
import { lines } from '#machines/domain/selection.ts';
import { createSandbox, type Sandbox } from '../../sandbox/app.ts';
import { type Api, createApi } from '../../src/api/api.ts';
import { draftState } from '../../src/storage/draft-state.ts';
import { draftFromState } from '../../src/storage/records.ts';
import { noonOf } from '../fixtures/noon.ts';
import { failureOf } from '../fixtures/server.ts';

const origin = 'http://localhost:4173';
let sandbox: Sandbox;
let api: Api;

beforeEach(() => {
  sandbox = createSandbox();
  api = createApi({
    baseUrl: origin,
    contactBaseUrl: origin,
    token: 'sandbox-token',
    provider: 'phonepe',
    isOnline: () => true,
    fetch: async (input, init) => sandbox.api.fetch(new Request(input, init)),
  });
});

async function everything(): Promise<Item[]> {
  const lists = await Promise.all([api.fetchTrips(), api.fetchEvents(), api.fetchTrainings()]);
  expect(lists.map(({ omitted }) => omitted)).toEqual([0, 0, 0]);
  return lists.flatMap(({ items }) => [...items]);
}

describe('the whole catalogue of the sandbox', () => {
  test('24 trips, 12 events and 12 trainings, each with an id, a title and an organiser', async () => {
    const items = await everything();
    const count = (is: (item: Item) => boolean) => items.filter(is).length;
    expect(count((item) => item.kind === 'trip')).toBe(24);
    expect(count((item) => item.kind === 'event' && !item.isTraining)).toBe(12);
    expect(count((item) => item.kind === 'event' && item.isTraining)).toBe(12);
    for (const item of items) {
      expect(item.id).not.toBeNull();
      expect(item.title).not.toBe('');
      expect(item.organiser).not.toBe('');
      expect(item.place).not.toBe('');
      expect(item.description.length).toBeGreaterThan(60);
    }
  });

  test('every trip has its itinerary and both its ends', async () => {
    for (const item of (await api.fetchTrips()).items) {
      expect(item.itinerary.length, item.title).toBeGreaterThan(0);
      expect(item.itinerary.every((day) => day.title !== '' && day.activities.length > 0)).toBe(
        true,
      );
      expect([item.startLocation, item.endLocation]).not.toContain('');
    }
  });

  test('nothing that a card shows is undefined, null or NaN', async () => {
    for (const item of await everything()) {
      const options = ticketOptions(item, item).map(optionPrice);
      const shown = JSON.stringify([
        cardPrice(item),
        cardDate(item),
        options,
        availability(item, noonOf('2026-11-21')),
      ]);
      expect(shown).not.toMatch(/undefined|null|NaN|Invalid/);
    }
  });

  test('the page of an item agrees with its card', async () => {
    for (const listed of await everything()) {
      const { id, kind } = listed;
      if (id === null) throw new Error('unreachable: checked above');
      const isTraining = listed.kind === 'event' && listed.isTraining;
      expect(await api.fetchItem({ id, kind, isTraining })).toEqual(listed);
      const { title, description, imageUrl } = await api.fetchShare({ id, kind });
      expect(title).toBe(listed.title);
      expect(description).not.toBe('');
      expect(imageUrl).toContain('/media/');
    }
  });

  test('every item survives the navigation state', async () => {
    for (const item of await everything()) {
      const options = ticketOptions(item, item);
      const [first] = options.filter(({ price }) => price.kind === 'amount');
      if (first === undefined) continue;
      const draft = draftOf(item, lines(options, { [first.id]: 2 }));
      expect(draftFromState(structuredClone(draftState(draft)))).toEqual(draft);
    }
  });

  test('with prices that nobody can pay, all of it is asked for and none of it sold', async () => {
    const unpriced = (await everything()).filter(({ price }) => price.kind === 'missing');
    const calls = ['trips', 'events', 'trainings'].map((name) => `${name}-categories`);
    for (const call of calls)
      await sandbox.api.fetch(
        new Request(`${origin}/sandbox/faults/${call}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: '{"preset":"odd-prices"}',
        }),
      );
    const names = unpriced.map(({ id }) => id);
    const items = (await everything()).filter(({ id }) => !names.includes(id));
    expect(items.length).toBeGreaterThan(40);
    for (const item of items) {
      expect(cardPrice(item).text, item.title).toBe('Register Now');
      for (const option of ticketOptions(item, item))
        expect(optionPrice(option).text, item.title).toBe('Contact for price');
    }
  });

  test('the other kind does not know it', async () => {
    expect(await failureOf(api.fetchItem({ id: 'manali-leh', kind: 'event' }))).toMatchObject({
      kind: 'http',
      status: 404,
      text: 'Event not found',
    });
  });
});

test('a guest books, and the platform says that it waits for the money', async () => {
  const item = await api.fetchItem({ id: 'hampi-boulders', kind: 'trip' });
  const options = ticketOptions(item, item);
  const [first] = options;
  if (first === undefined || item.id === null) throw new Error('The sandbox has no such trip');
  const { total } = draftOf(item, lines(options, { [first.id]: 2 }));
  const { paymentUrl, transactionId } = await api.bookAsGuest({
    bookingType: 'trip',
    itemId: item.id,
    priceToBePaid: total,
    seats: [{ quantity: 2 }],
    user: { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98450 11223' },
    callbackUrl: `${origin}/api/v1/order/phonepe/guest-callback`,
    redirectUrl: `${origin}/paymentsuccessandfailure`,
  });
  expect(new URL(paymentUrl).hostname).toBe('localhost');
  const answer = await api.fetchPaymentStatus(transactionId);
  expect(verdict(answer)).toMatchObject({ kind: 'open', cause: 'pending' });
  expect(answer.local).toMatchObject({ userName: 'Asha Rao', amount: total });
  // What was not paid for is no booking yet.
  expect(await api.findBookings('98450 11223')).toEqual([]);
});

test('the demo phones have bookings, under either name of the list', async () => {
  expect((await api.findBookings('9000000001')).length).toBeGreaterThan(0);
  expect((await api.findBookings('9000000002')).length).toBeGreaterThan(0);
});

test('a wrong bearer is refused on reads and bookings', async () => {
  const stranger = createApi({
    baseUrl: origin,
    contactBaseUrl: origin,
    token: 'wrong',
    provider: 'phonepe',
    isOnline: () => true,
    fetch: async (input, init) => sandbox.api.fetch(new Request(input, init)),
  });
  expect(await failureOf(stranger.fetchEvents())).toMatchObject({ kind: 'http', status: 401 });
});

test('a contact message arrives as it was typed', async () => {
  await api.sendContact({
    name: 'Asha Rao',
    email: 'asha@example.com',
    mobile: '98450 11223',
    message: 'Forty riders & a film crew',
  });
  expect(sandbox.store.messages()).toMatchObject([
    { name: 'Asha Rao', mobile: '9845011223', message: 'Forty riders & a film crew' },
  ]);
});
