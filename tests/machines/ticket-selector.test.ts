import { describe, expect, test } from 'vitest';
import { freshAnswer } from '#machines/domain/answer/answer.ts';
import { draftOf, ticketItem } from '#machines/domain/booking/booking.ts';
import type { WantedTickets } from '#machines/domain/catalogue/details-link.ts';
import {
  amountOff,
  type Item,
  type TicketOption,
  type Trip,
} from '#machines/domain/catalogue/item.ts';
import { ticketSelectorMachine } from '#machines/ticket-selector.machine.ts';
import { exampleEvent, exampleTrip } from '../fixtures/items.ts';
import { noonOf } from '../fixtures/noon.ts';
import { apiError } from '../fixtures/payment-answers.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

const noon = () => noonOf('2027-06-12');
const listed: Trip = {
  ...exampleTrip,
  availableSeats: 3,
  bookingTypes: [
    { id: 'own', name: 'Own bike', description: '', price: amountOff(100_000, 10) },
    { id: 'club', name: 'Club pass', description: '', price: amountOff(0, 0) },
  ],
};

function popup(item: Item = listed, now = noon, wanted: WantedTickets | null = null) {
  const answer = freshAnswer(item);
  return renderMachine(ticketSelectorMachine, { answer, clock: now, uptime: () => 0, wanted });
}

async function openPopup(item: Item = listed) {
  const selector = popup(item);
  selector.send({ type: 'selector.opened' });
  await selector.call('fetchOptions').answer(item);
  return selector;
}

const names = (options: readonly TicketOption[] | null) => options?.map((option) => option.name);

describe('the options', () => {
  test('are requested when the popup first opens', async () => {
    const selector = popup();
    expect(selector.calls).toEqual([]);
    selector.send({ type: 'selector.opened' });
    expect(selector.value()).toBe('loading');
    expect(selector.state().hasTag('busy')).toBe(true);
    expect(selector.call('fetchOptions').input).toEqual({ item: listed });
    await selector.call('fetchOptions').answer(listed);
    expect(selector.value()).toBe('empty');
    expect(names(selector.state().context.options)).toEqual(['Own bike', 'Club pass']);
  });

  test('are written into the page’s address with the tickets that are chosen of them, as they come and at each change', async () => {
    const selector = renderMachine(ticketSelectorMachine, {
      answer: freshAnswer(listed),
      clock: noon,
      uptime: () => 0,
      path: '/details/manali-leh',
    });
    selector.send({ type: 'selector.opened' });
    expect(selector.effects).toEqual([]);
    await selector.call('fetchOptions').answer(listed);
    selector.send({ type: 'ticket.added', id: 'own' });
    selector.send({ type: 'ticket.removed', id: 'own' });
    const { options } = selector.state().context;
    const params = {
      path: '/details/manali-leh',
      offer: { list: 'trips', options },
    };
    expect(selector.effects).toEqual(
      [{}, { own: 1 }, {}].map((quantities) => ({
        name: 'writeTickets',
        params: { ...params, quantities },
      })),
    );
  });

  test('are not requested again, and the selection waits behind a closed popup', async () => {
    const selector = await openPopup();
    selector.send({ type: 'selector.closed' });
    selector.send({ type: 'selector.opened' });
    expect(selector.value()).toBe('empty');
    selector.send({ type: 'ticket.added', id: 'own' });
    selector.send({ type: 'selector.closed' });
    expect(selector.value()).toBe('closed');
    selector.send({ type: 'selector.opened' });
    expect(selector.value()).toBe('filled');
    expect(selector.calls).toHaveLength(1);
  });

  test.each([
    [exampleTrip, 'Bring your own bike'],
    [{ ...exampleEvent, start: null }, 'Standard Entry'],
    [{ ...exampleEvent, start: null, list: 'trainings' as const }, 'Bring your own bike'],
  ])('fall back to one default when they cannot be had', async (item, name) => {
    const selector = popup({ ...item, bookingTypes: listed.bookingTypes });
    selector.send({ type: 'selector.opened' });
    await selector.call('fetchOptions').fail(apiError({ kind: 'timeout' }));
    expect(names(selector.state().context.options)).toEqual([name]);
  });

  test('are the item’s own when the list does not have it', async () => {
    const selector = popup();
    selector.send({ type: 'selector.opened' });
    await selector.call('fetchOptions').answer(null);
    expect(names(selector.state().context.options)).toEqual(['Own bike', 'Club pass']);
  });

  test('are offered for the seats of the list where the ride’s own answer names none', async () => {
    const silent = { ...listed, availableSeats: null };
    const selector = popup(silent);
    selector.send({ type: 'selector.opened' });
    await selector.call('fetchOptions').answer({ ...listed, availableSeats: 1 });
    selector.send({ type: 'ticket.added', id: 'own' });
    expect(selector.state().can({ type: 'ticket.added', id: 'own' })).toBe(false);
  });

  test.each([
    ['its own answer', 1, 5],
    ['its list', 5, 1],
  ])('of two counts of seats the fewer are sold, those of %s', async (_, own, inList) => {
    const selector = popup({ ...listed, availableSeats: own });
    selector.send({ type: 'selector.opened' });
    await selector.call('fetchOptions').answer({ ...listed, availableSeats: inList });
    selector.send({ type: 'ticket.added', id: 'own' });
    expect(selector.state().can({ type: 'ticket.added', id: 'own' })).toBe(false);
  });

  test.each([
    ['and the ride’s own answer names no seats', null],
    ['though the ride’s own answer names five', 5],
  ])(
    'are refused, each time that they are requested, where the list says sold out, %s',
    async (_, availableSeats) => {
      const selector = popup({ ...listed, availableSeats });
      selector.send({ type: 'selector.opened' });
      await selector.call('fetchOptions').answer({ ...listed, availableSeats: 0 });
      expect(selector.value()).toBe('refused');
      selector.send({ type: 'selector.closed' });
      selector.send({ type: 'selector.opened' });
      expect(selector.value()).toBe('refused');
    },
  );

  test('options that come after the popup was closed change nothing', async () => {
    const selector = popup();
    selector.send({ type: 'selector.opened' });
    selector.send({ type: 'selector.closed' });
    expect(selector.call('fetchOptions').signal.aborted).toBe(true);
    await selector.call('fetchOptions').answer(listed);
    expect(selector.value()).toBe('closed');
    expect(selector.state().context.options).toBeNull();
  });
});

describe('tickets', () => {
  test('several at once are added where there are as many seats, else none of them', async () => {
    const selector = await openPopup();
    selector.send({ type: 'ticket.added', id: 'own', count: 4 });
    expect(selector.value()).toBe('empty');
    selector.send({ type: 'ticket.added', id: 'own', count: 2 });
    expect(selector.state().context.quantities).toEqual({ own: 2 });
    expect(selector.state().can({ type: 'ticket.added', id: 'club', count: 2 })).toBe(false);
    expect(selector.state().can({ type: 'ticket.added', id: 'club' })).toBe(true);
  });

  test('the first one fills the selection, the last one taken away empties it', async () => {
    const selector = await openPopup();
    expect(selector.state().can({ type: 'selection.confirmed' })).toBe(false);
    selector.send({ type: 'ticket.added', id: 'own' });
    selector.send({ type: 'ticket.added', id: 'club' });
    expect(selector.state().context.quantities).toEqual({ own: 1, club: 1 });
    selector.send({ type: 'ticket.removed', id: 'own' });
    expect(selector.value()).toBe('filled');
    expect(selector.state().context.quantities).toEqual({ club: 1 });
    selector.send({ type: 'ticket.removed', id: 'club' });
    expect(selector.value()).toBe('empty');
  });

  test('of an option that does not exist, or has no price, cannot be added or taken away', async () => {
    const selector = await openPopup({ ...listed, price: { kind: 'contact' }, bookingTypes: [] });
    expect(selector.state().can({ type: 'ticket.added', id: 'default' })).toBe(false);
    expect(selector.state().can({ type: 'ticket.added', id: '__proto__' })).toBe(false);
    const other = await openPopup();
    expect(other.state().can({ type: 'ticket.added', id: 'pillion' })).toBe(false);
    other.send({ type: 'ticket.added', id: 'own' });
    expect(other.state().can({ type: 'ticket.removed', id: 'club' })).toBe(false);
  });

  test('its price is as old as the answer about the item, however late the options come', async () => {
    let now = noon();
    const selector = popup(listed, () => now);
    now += 600_000;
    selector.send({ type: 'selector.opened' });
    await selector.call('fetchOptions').answer(listed);
    selector.send({ type: 'ticket.added', id: 'own' });
    selector.send({ type: 'selection.confirmed' });
    expect(selector.paramsOf('proceed')).toMatchObject({ pricedAt: { at: noon(), uptime: 0 } });
  });

  test('its price stays as old as its options, though the ride is answered anew behind the closed popup', async () => {
    let now = noon();
    const selector = popup(listed, () => now);
    selector.send({ type: 'selector.opened' });
    await selector.call('fetchOptions').answer(listed);
    selector.send({ type: 'selector.closed' });
    now += 600_000;
    selector.send({ type: 'item.answered', answer: freshAnswer(listed) });
    selector.send({ type: 'selector.opened' });
    selector.send({ type: 'ticket.added', id: 'own' });
    selector.send({ type: 'selection.confirmed' });
    expect(selector.paramsOf('proceed')).toMatchObject({ pricedAt: { at: noon() } });
  });

  test('above the limit of one booking do not proceed', async () => {
    const price = amountOff(60_000_000_000, 0);
    const option = { id: 'own', name: 'Own bike', description: '', price };
    const selector = await openPopup({ ...listed, bookingTypes: [option] });
    selector.send({ type: 'ticket.added', id: 'own' });
    expect(selector.state().can({ type: 'selection.confirmed' })).toBe(true);
    selector.send({ type: 'ticket.added', id: 'own' });
    expect(selector.state().can({ type: 'selection.confirmed' })).toBe(false);
  });

  test('proceed with the chosen lines', async () => {
    const selector = await openPopup();
    selector.send({ type: 'ticket.added', id: 'own' });
    selector.send({ type: 'ticket.added', id: 'own' });
    selector.send({ type: 'selection.confirmed' });
    expect(selector.paramsOf('proceed')).toEqual({
      draft: draftOf(listed, [
        {
          id: 'own',
          name: 'Own bike',
          description: '',
          price: 90_000,
          oldPrice: 100_000,
          discount: 10,
          quantity: 2,
        },
      ]),
      pricedAt: { at: noon(), uptime: 0 },
    });
  });
});

test('the clock is read when the popup opens, not when the page did', () => {
  const start = Date.parse('2027-06-12T05:30:00+05:30');
  let now = start - 1;
  const ride = { ...listed, start: { day: '2027-06-12', at: start } };
  const selector = popup(ride, () => now);
  expect(selector.state().can({ type: 'selector.opened' })).toBe(true);
  now = start;
  expect(selector.state().can({ type: 'selector.opened' })).toBe(false);
});

test.each([
  ['on the day of the start', listed, noon, true],
  ['the day after', listed, () => noonOf('2027-06-13'), false],
  ['sold out', { ...listed, availableSeats: 0 }, noon, false],
  ['without a date', { ...listed, start: null }, noon, true],
])('%s the popup opens: %j', (_, item, now, opens) => {
  expect(popup(item, now).state().can({ type: 'selector.opened' })).toBe(opens);
});

describe('a prerendered item', () => {
  const cheap = { ...listed, price: { kind: 'contact' as const }, availableSeats: 9 };
  const opened = () => {
    const selector = renderMachine(ticketSelectorMachine, {
      answer: { value: cheap, cachedAt: 1_000 },
      clock: noon,
      uptime: () => 0,
    });
    selector.send({ type: 'selector.opened' });
    return selector;
  };

  test('waits for the answer of this visit, and sells that', async () => {
    const selector = opened();
    expect(selector.value()).toBe('waiting');
    expect(selector.state().hasTag('busy')).toBe(true);
    expect(selector.calls).toEqual([]);
    selector.send({ type: 'item.answered', answer: freshAnswer(listed) });
    expect(selector.call('fetchOptions').input).toEqual({ item: listed });
    await selector.call('fetchOptions').fail(apiError({ kind: 'timeout' }));
    expect(selector.state().context).toMatchObject({ item: listed, answer: 'received' });
    selector.send({ type: 'ticket.added', id: 'default' });
    selector.send({ type: 'selection.confirmed' });
    expect(selector.paramsOf('proceed')).toMatchObject({
      draft: { item: ticketItem(listed), lines: [{ id: 'default' }] },
    });
  });

  test('its price is as old as the answer that it waited for', async () => {
    let now = noon();
    const selector = renderMachine(ticketSelectorMachine, {
      answer: { value: cheap, cachedAt: 1_000 },
      clock: () => now,
      uptime: () => 0,
    });
    selector.send({ type: 'selector.opened' });
    now += 5_000;
    selector.send({ type: 'item.answered', answer: freshAnswer(listed) });
    await selector.call('fetchOptions').answer(listed);
    selector.send({ type: 'ticket.added', id: 'own' });
    selector.send({ type: 'selection.confirmed' });
    expect(selector.paramsOf('proceed')).toMatchObject({ pricedAt: { at: noon() + 5_000 } });
  });

  test('without an answer nothing can be booked, until one comes', () => {
    const selector = opened();
    selector.send({ type: 'item.unanswered' });
    expect(selector.value()).toBe('unreachable');
    expect(selector.calls).toEqual([]);
    selector.send({ type: 'ticket.added', id: 'own' });
    selector.send({ type: 'selection.confirmed' });
    expect(selector.value()).toBe('unreachable');
    selector.send({ type: 'item.awaited' });
    expect(selector.value()).toBe('waiting');
    selector.send({ type: 'item.answered', answer: freshAnswer(listed) });
    expect(selector.value()).toBe('loading');
  });

  test.each([
    ['sold out', { ...listed, availableSeats: 0 }],
    ['departed', { ...listed, start: { day: '2027-06-11', at: null } }],
  ])('%s by the answer of this visit: refused', (_, item) => {
    const selector = opened();
    selector.send({ type: 'item.answered', answer: freshAnswer(item) });
    expect(selector.value()).toBe('refused');
    expect(selector.state().context.item).toBe(item);
    expect(selector.calls).toEqual([]);
    selector.send({ type: 'selector.closed' });
    expect(selector.state().can({ type: 'selector.opened' })).toBe(false);
  });
});

describe('a link with tickets', () => {
  const wanted = (tickets: Record<string, number>, isWhole = true) => ({
    tickets: Object.entries(tickets).map(([name, quantity]) => ({ name, quantity })),
    isWhole,
  });

  async function openLink(tickets: Record<string, number>, item: Item = listed, isWhole = true) {
    const selector = popup(item, noon, wanted(tickets, isWhole));
    selector.send({ type: 'selector.opened' });
    await selector.call('fetchOptions').answer(item);
    return selector;
  }

  test('its tickets are chosen with the options, by the prices of the answer', async () => {
    const selector = await openLink({ 'own-bike': 2, 'club-pass': 1 });
    expect(selector.value()).toBe('filled');
    expect(selector.state().context).toMatchObject({
      quantities: { own: 2, club: 1 },
      restored: 'all',
    });
    expect(selector.state().can({ type: 'ticket.added', id: 'own' })).toBe(false);
    selector.send({ type: 'selection.confirmed' });
    expect(selector.paramsOf('proceed')).toMatchObject({
      draft: { lines: [{ price: 90_000, quantity: 2 }, { price: 0 }] },
    });
  });

  test('the options cannot be had → only the default one can be chosen', async () => {
    const selector = popup(listed, noon, wanted({ 'own-bike': 1, 'bring-your-own-bike': 1 }));
    selector.send({ type: 'selector.opened' });
    await selector.call('fetchOptions').fail(apiError({ kind: 'timeout' }));
    expect(selector.state().context).toMatchObject({
      quantities: { default: 1 },
      restored: 'some',
    });
  });

  test('waits for an answer of this visit, and is chosen by its seats', async () => {
    const selector = renderMachine(ticketSelectorMachine, {
      answer: { value: listed, cachedAt: 1_000 },
      clock: noon,
      uptime: () => 0,
      wanted: wanted({ 'own-bike': 2 }),
    });
    selector.send({ type: 'selector.opened' });
    expect(selector.value()).toBe('waiting');
    expect(selector.state().context.quantities).toEqual({});
    selector.send({
      type: 'item.answered',
      answer: freshAnswer({ ...listed, availableSeats: 1 }),
    });
    await selector.call('fetchOptions').answer(listed);
    expect(selector.value()).toBe('empty');
    expect(selector.state().context.restored).toBe('none');
  });
});
