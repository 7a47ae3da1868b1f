import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { detailsMachine } from '#machines/details.machine.ts';
import { freshAnswer } from '#machines/domain/answer/answer.ts';
import type { Quantities } from '#machines/domain/booking/selection.ts';
import { wantedTickets } from '#machines/domain/catalogue/details-link.ts';
import { amountOff, type Item, type Trip } from '#machines/domain/catalogue/item.ts';
import type { ItemKind } from '#machines/domain/catalogue/kinds.ts';
import type {
  ShareOutcome,
  ShareSuggestion,
  ShareTarget,
  ShareText,
} from '#machines/domain/catalogue/share.ts';
import { shareMachine } from '#machines/share.machine.ts';
import { ticketSelectorMachine } from '#machines/ticket-selector.machine.ts';
import { exampleVisit } from '../fixtures/details-visit.ts';
import { exampleEvent, exampleTrip } from '../fixtures/items.ts';
import { apiError, cachedOffline } from '../fixtures/payment-answers.ts';
import { renderMachine, settled } from '../fixtures/render-machine.ts';

const gone = apiError({ kind: 'http', status: 404, text: 'Not Found' });
const down = apiError({ kind: 'http', status: 503, text: 'Service Unavailable' });

/** The calls for the item. */
const itemCalls = ({ calls }: Pick<ReturnType<typeof renderMachine>, 'calls'>) =>
  calls.filter(({ id }) => id !== 'tickets' && id !== 'share');

describe('an item', () => {
  const open = () =>
    renderMachine(detailsMachine, { ...exampleVisit, id: 'x', kind: 'event', list: 'trainings' });

  test('is there at the first request', async () => {
    const page = open();
    expect(page.call('fetchItem').input).toEqual({ id: 'x', kind: 'event', list: 'trainings' });
    await page.call('fetchItem').answer(freshAnswer(exampleEvent));
    expect(page.value()).toEqual({ loaded: 'current' });
    expect(page.state().context).toMatchObject({ kind: 'event', item: exampleEvent });
  });

  test.each([gone, apiError({ kind: 'missing' })])(
    'not there: the other kind is requested once, and has it',
    async (error) => {
      const page = open();
      await page.call('fetchItem').fail(error);
      expect(page.value()).toEqual({ loading: 'fetchingOther' });
      expect(page.state().hasTag('busy')).toBe(true);
      expect(page.call('fetchOther').input).toEqual({
        ...{ id: 'x', kind: 'trip', list: 'trainings' },
        isListGuessed: true,
      });
      await page.call('fetchOther').answer(freshAnswer(exampleTrip));
      expect(page.value()).toEqual({ loaded: 'current' });
      expect(page.state().context.kind).toBe('trip');
    },
  );

  test('is nowhere: missing after two requests', async () => {
    const page = open();
    await page.call('fetchItem').fail(gone);
    await page.call('fetchOther').fail(gone);
    expect(page.value()).toBe('missing');
    expect(itemCalls(page)).toHaveLength(2);
  });

  test('a server that is down is a failure, and the other kind is not requested', async () => {
    const page = open();
    await page.call('fetchItem').fail(down);
    expect(page.value()).toBe('failed');
    expect(itemCalls(page)).toHaveLength(1);
    page.send({ type: 'load.retried' });
    expect(page.done()).toEqual(['reloadPage']);
  });

  test('the other kind failing is a failure too', async () => {
    const page = open();
    await page.call('fetchItem').fail(gone);
    await page.call('fetchOther').fail(new TypeError('our own'));
    expect(page.value()).toBe('failed');
    expect(page.state().context.failure).toEqual({ kind: 'unexpected' });
  });

  test('stands in the list that has it once the lists are requested, and in the guessed one until then', async () => {
    const page = open();
    const guessed: Item = { ...exampleEvent, list: 'trainings', isListGuessed: true };
    await page.call('fetchItem').answer(freshAnswer(guessed));
    expect(page.call('findList').input).toEqual({ item: guessed });
    expect(page.state().context.item).toBe(guessed);
    await page.call('findList').answer('events');
    expect(page.state().context.item).toEqual(exampleEvent);
  });

  test.each<[string, (page: ReturnType<typeof open>) => Promise<void>]>([
    ['have it nowhere', (page) => page.call('findList').answer(null)],
    ['do not answer', (page) => page.call('findList').fail(down)],
  ])('stays in the list of the guess where the lists %s', async (_, happens) => {
    const page = open();
    const guessed: Item = { ...exampleEvent, list: 'trainings', isListGuessed: true };
    await page.call('fetchItem').answer(freshAnswer(guessed));
    await happens(page);
    expect(page.state().context.item).toBe(guessed);
    expect(page.errors).toEqual([]);
  });

  describe('prerendered', () => {
    const openWith = (item: Item) =>
      renderMachine(detailsMachine, {
        ...exampleVisit,
        id: 'x',
        kind: 'trip',
        list: 'trips',
        isListGuessed: true,
        prerendered: { value: item, cachedAt: 1_000 },
      });
    const training = { ...exampleEvent, list: 'trainings' as const };

    test.each([
      ['a trip', exampleTrip, { id: 'x', kind: 'trip', list: 'trips' }],
      ['a training', training, { id: 'x', kind: 'event', list: 'trainings' }],
      ['an event', exampleEvent, { id: 'x', kind: 'event', list: 'events' }],
    ])(
      '%s is displayed from the first moment and is requested as what it is',
      async (_, item, request) => {
        const page = openWith(item);
        expect(page.value()).toEqual({ loaded: 'refreshing' });
        expect(page.state().hasTag('busy')).toBe(false);
        expect(page.state().context).toMatchObject({ item, kind: item.kind, cachedAt: 1_000 });
        expect(page.call('refresh').input).toEqual(request);
        const latest = { ...item, title: 'Later' };
        await page.call('refresh').answer(freshAnswer(latest));
        expect(page.value()).toEqual({ loaded: 'current' });
        expect(page.state().context).toMatchObject({ item: latest, cachedAt: null, failure: null });
      },
    );

    test('gone since: missing, and the other kind is not requested', async () => {
      const page = openWith(exampleTrip);
      await page.call('refresh').fail(gone);
      expect(page.value()).toBe('missing');
      expect(itemCalls(page)).toHaveLength(1);
    });

    test.each([
      ['older than the page', 999, 'Manali to Leh'],
      ['later than the page', 1_001, 'Cached'],
    ])(
      'the network fails, and the cached answer is %s → the later of the two is displayed, with the failure',
      async (_, cachedAt, title) => {
        const page = openWith({ ...exampleTrip, title: 'Manali to Leh' });
        const cached = { ...exampleTrip, title: 'Cached' };
        await page.call('refresh').answer(cachedOffline(cached, cachedAt));
        expect(page.value()).toEqual({ loaded: 'outdated' });
        expect(page.state().context.item?.title).toBe(title);
        expect(page.state().context.failure).toEqual({ kind: 'offline' });
      },
    );

    test('stays when the latest cannot be had; Retry asks again in place', async () => {
      const page = openWith(exampleTrip);
      await page.call('refresh').fail(down);
      expect(page.value()).toEqual({ loaded: 'outdated' });
      expect(page.state().context).toMatchObject({ item: exampleTrip, cachedAt: 1_000 });
      page.send({ type: 'load.retried' });
      expect(page.done()).toEqual([]);
      await page.call('refresh').answer(freshAnswer(exampleTrip));
      expect(page.value()).toEqual({ loaded: 'current' });
      expect(page.state().context.failure).toBeNull();
    });
  });
});

describe('what is sold', () => {
  const listed: Trip = {
    ...exampleTrip,
    availableSeats: 3,
    bookingTypes: [{ id: 'own', name: 'Own bike', description: '', price: amountOff(100_000, 0) }],
  };
  const old: Trip = { ...listed, availableSeats: 9, bookingTypes: [] };
  const soldOut: Trip = { ...listed, availableSeats: 0 };

  /** The page of a ride with its selector and its card, whose list answers at once. */
  function openPage({ prerendered, query = '' }: { prerendered?: Trip; query?: string } = {}) {
    const written: Quantities[] = [];
    const copied: ShareText[] = [];
    const address = { link: exampleVisit.link() };
    const tickets = ticketSelectorMachine.provide({
      actors: { fetchOptions: fromPromise<Item | null, { item: Item }>(async () => listed) },
      actions: {
        writeTickets: (_, { quantities }) => written.push(quantities),
        proceed: () => {},
      },
    });
    const share = shareMachine.provide({
      actors: {
        fetchShare: fromPromise<ShareSuggestion, { kind: ItemKind; id: string | null }>(() =>
          Promise.reject(down),
        ),
        openTarget: fromPromise<ShareOutcome, { target: ShareTarget; text: ShareText }>(() =>
          Promise.reject(down),
        ),
        copyText: fromPromise<void, { text: ShareText }>(async ({ input }) => {
          copied.push(input.text);
        }),
      },
    });
    const page = renderMachine(detailsMachine.provide({ actors: { tickets, share } }), {
      ...exampleVisit,
      link: () => address.link,
      wanted: wantedTickets(query),
      id: 'manali-leh',
      kind: 'trip',
      prerendered: prerendered && { value: prerendered, cachedAt: 1_000 },
    });
    const selector = () => page.state().children.tickets;
    return {
      ...page,
      written,
      copied,
      address,
      tell: (event: Parameters<NonNullable<ReturnType<typeof selector>>['send']>[0]) =>
        selector()?.send(event),
      sells: () => selector()?.getSnapshot().value,
      tickets: () => selector()?.getSnapshot().context,
    };
  }
  type Page = ReturnType<typeof openPage>;

  const opened = (page: Page) => page.tell({ type: 'selector.opened' });
  const answered = (item: Trip) => (page: Page) => page.call('refresh').answer(freshAnswer(item));
  const failed = (page: Page) => page.call('refresh').fail(down);
  const cached = (page: Page) => page.call('refresh').answer(cachedOffline(old, 2_000));
  const retried = (page: Page) => page.send({ type: 'load.retried' });

  test.each<[string, ((page: Page) => unknown)[], unknown]>([
    ['nothing happened', [], 'closed'],
    ['Book before the answer', [opened], 'waiting'],
    ['Book, then the answer', [opened, answered(listed)], 'empty'],
    ['the answer, then Book', [answered(listed), opened], 'empty'],
    ['Book, then an answer without seats', [opened, answered(soldOut)], 'refused'],
    ['an answer without seats, then Book', [answered(soldOut), opened], 'closed'],
    ['Book, then no answer', [opened, failed], 'unreachable'],
    ['no answer, then Book', [failed, opened], 'unreachable'],
    ['Book, then what the device has cached', [opened, cached], 'unreachable'],
    ['what the device has cached, then Book', [cached, opened], 'unreachable'],
    ['Book, no answer, Retry', [opened, failed, retried], 'waiting'],
    ['no answer, Retry, Book', [failed, retried, opened], 'waiting'],
    ['Book, no answer, Retry, the answer', [opened, failed, retried, answered(listed)], 'empty'],
    ['no answer, Retry, none again, Book', [failed, retried, failed, opened], 'unreachable'],
  ])('a prerendered ride: %s → %j', async (_, happens, state) => {
    const page = openPage({ prerendered: old });
    for (const happen of happens) {
      await happen(page);
      await settled();
    }
    expect(page.sells()).toBe(state);
    expect(page.errors).toEqual([]);
  });

  test('is never what was prerendered: the answer of this visit, with its own seats', async () => {
    const page = openPage({ prerendered: old });
    expect(page.tickets()).toMatchObject({ item: old, answer: 'awaited' });
    await page.call('refresh').answer(freshAnswer(listed));
    expect(page.tickets()).toMatchObject({ item: listed, answer: 'received' });
  });

  test('before the page runs at all, as the build draws it: nothing, and the popup of a link is closed', () => {
    const drawn = createActor(detailsMachine, {
      input: {
        ...exampleVisit,
        wanted: wantedTickets('?sel=own-bike:2'),
        id: 'manali-leh',
        kind: 'trip',
        prerendered: { value: old, cachedAt: 1_000 },
      },
    }).getSnapshot();
    expect(drawn.value).toEqual({ loaded: 'refreshing' });
    expect(drawn.children.tickets?.getSnapshot()).toMatchObject({
      value: 'closed',
      context: { answer: 'awaited', options: null },
    });
    expect(drawn.children.share?.getSnapshot().value).toBe('idle');
  });

  test('without a ride there is nothing to sell; with the first answer there is', async () => {
    const page = openPage();
    expect(page.sells()).toBeUndefined();
    await page.call('fetchItem').answer(freshAnswer(listed));
    opened(page);
    await settled();
    expect(page.sells()).toBe('empty');
  });

  test('a ride that the device has cached is displayed, and is not sold until an answer comes', async () => {
    const page = openPage();
    await page.call('fetchItem').answer(cachedOffline(old, 2_000));
    opened(page);
    expect(page.sells()).toBe('unreachable');
    page.send({ type: 'load.retried' });
    expect(page.sells()).toBe('waiting');
    await page.call('refresh').answer(freshAnswer(listed));
    await settled();
    expect(page.sells()).toBe('empty');
  });

  test('a link with tickets opens the selector with the first answer, and the address has what is chosen', async () => {
    const page = openPage({ query: '?sel=own-bike:2,vip:1' });
    await page.call('fetchItem').answer(freshAnswer(listed));
    await settled();
    expect(page.sells()).toBe('filled');
    expect(page.tickets()).toMatchObject({ quantities: { own: 2 }, restored: 'some' });
    expect(page.written).toEqual([{ own: 2 }]);
    page.tell({ type: 'ticket.added', id: 'own' });
    page.tell({ type: 'ticket.added', id: 'own' });
    page.tell({ type: 'ticket.removed', id: 'own' });
    expect(page.written).toEqual([{ own: 2 }, { own: 3 }, { own: 2 }]);
    page.tell({ type: 'selector.closed' });
    opened(page);
    expect(page.written).toHaveLength(3);
  });

  test('a link with tickets of a prerendered ride waits for the answer, and opens once', async () => {
    const page = openPage({ prerendered: old, query: '?sel=own-bike:2' });
    expect(page.sells()).toBe('waiting');
    page.tell({ type: 'selector.closed' });
    await page.call('refresh').answer(freshAnswer(listed));
    expect(page.sells()).toBe('closed');
    opened(page);
    await settled();
    expect(page.tickets()?.quantities).toEqual({ own: 2 });
  });

  test('a link with tickets of a ride without seats opens nothing', async () => {
    const page = openPage({ query: '?sel=own-bike:2' });
    await page.call('fetchItem').answer(freshAnswer(soldOut));
    expect(page.sells()).toBe('closed');
  });

  test('what is shared is the address of the moment', async () => {
    const page = openPage({ prerendered: listed });
    page.address.link += '&day=2';
    page.send({ type: 'share.requested', target: 'copy' });
    await settled();
    expect(page.copied[0]).toMatchObject({ title: listed.title, url: page.address.link });
  });
});
