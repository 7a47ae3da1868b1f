import { expect } from 'vitest';
import { freshAnswer } from '#machines/domain/answer/answer.ts';
import { loadMessage } from '#machines/domain/answer/failure.ts';
import { type Item, ticketOptions } from '#machines/domain/catalogue/item.ts';
import {
  cardDate,
  cardLength,
  detailsDate,
  lengthText,
} from '#machines/domain/catalogue/item-dates.ts';
import { levelText } from '#machines/domain/catalogue/item-labels.ts';
import { ITEM_KINDS, type ItemKind, KINDS } from '#machines/domain/catalogue/kinds.ts';
import {
  FEATURED_CARD_COUNT,
  FEATURED_LISTS,
  LIST_NAMES,
  LISTS,
  type ListName,
  listsOf,
} from '#machines/domain/catalogue/lists.ts';
import {
  bookLabel,
  cardPrice,
  detailsPrice,
  optionPriceLabel,
} from '#machines/domain/catalogue/price.ts';
import { SHARE_LIMIT, type ShareTarget } from '#machines/domain/catalogue/share.ts';
import { DESCRIPTION_LENGTH, truncate } from '#machines/domain/text/text.ts';
import { copied } from '#texts/details.ts';
import { noFeatured } from '#texts/failures.ts';
import { nothingPublished } from '#texts/getaways.ts';
import { freshValue } from '../../../src/api/api-error.ts';
import { exampleVisit } from '../../fixtures/details-visit.ts';
import { expectRetryReloads, UNREADABLE, until } from './sights.ts';
import type { Site } from './site.ts';
import {
  type ApiCall,
  answering,
  type Cells,
  type Expected,
  type FaultName,
  type FaultyCall,
  failing,
  goodOf,
  isHttp,
  reasonOf,
  type Trial,
  timedOut,
  trial,
  trickled,
  type Visit,
} from './trials.ts';

/** The facts of a list of the sandbox that its screens display. */
interface ListCase {
  readonly count: number;
  /** An item whose answer has no options of its own, and those that the list has for it. */
  readonly popup: { readonly id: string; readonly options: string };
  /** The name of the one option of an item without options. */
  readonly ticket: string;
  readonly emptyText: string;
  /** Cards left when the bad items are dropped. */
  readonly usable: string;
  /** True when the item of the popup is among the good ones. */
  readonly keepsOptions: boolean;
  /** The cards of items without their fields. */
  readonly bare: string;
}

const LIST_CASES: Readonly<Record<ListName, ListCase>> = {
  trips: {
    count: 24,
    popup: {
      id: 'manali-leh',
      options: 'Bring your own bike; Himalayan 450 on rent; Pillion or support truck seat',
    },
    ticket: 'Bring your own bike',
    emptyText: 'No adventure tours available at the moment.',
    usable: '16 cards',
    keepsOptions: false,
    bare: '24 cards, 5 that lead nowhere, each "Duration TBA · Date TBA · ₹15,999 · placeholder"',
  },
  trainings: {
    count: 12,
    popup: { id: 'dirt-basics', options: 'School bike; Bring your own bike' },
    ticket: 'Bring your own bike',
    emptyText: 'No training events available at the moment.',
    usable: '8 cards',
    keepsOptions: false,
    bare: '12 cards, 3 that lead nowhere, each "All Levels · Date TBA · ₹15,999 · placeholder"',
  },
  events: {
    count: 12,
    popup: { id: 'hill-climb', options: 'Spectator; Competitor' },
    ticket: 'Standard Entry',
    emptyText: 'No events available at the moment.',
    usable: '8 cards',
    keepsOptions: true,
    bare: '12 cards, 3 that lead nowhere, each "All Levels · Date TBA · ₹15,999 · placeholder"',
  },
};

/** The page of an item of a kind, as a visitor reads it. */
interface KindCase {
  /** The list of which the item is the one with a popup. */
  readonly list: ListName;
  readonly title: string;
  readonly page: string;
  /** The page of an item with a name and nothing else. */
  readonly bare: (price: string) => string;
  readonly withoutLists: string;
  /** An answer with a name and a price to be asked for, and its page. */
  readonly contact: { readonly body: string; readonly page: string };
}

const KIND_CASES: Readonly<Record<ItemKind, KindCase>> = {
  trip: {
    list: 'trips',
    title: 'Manali to Leh High Pass Expedition',
    page: 'Manali to Leh High Pass Expedition · Sat 10 Apr 2027 · 7 days · ₹30,799.12 Book Now · with inclusions · 7 days',
    bare: (price) =>
      `Manali to Leh High Pass Expedition · Flexible dates · Duration not specified · ${price} · without inclusions · 0 days`,
    withoutLists:
      'Manali to Leh High Pass Expedition · Sat 10 Apr 2027 · 7 days · ₹30,799.12 Book Now · without inclusions · 0 days',
    contact: {
      body: '{"data":{"name":"A ride","starting_market_price":"Contact for price"}}',
      page: 'A ride · Flexible dates · Duration not specified · Register Now Register Now · without inclusions · 0 days',
    },
  },
  event: {
    list: 'events',
    title: 'Nandi Hill Climb',
    page: 'Nandi Hill Climb · Sun 18 Apr 2027 · 6:00 AM - 1:00 PM · ₹791.12 Book Now · with inclusions',
    bare: (price) => `Nandi Hill Climb · Date TBA · Flexible · ${price} · without inclusions`,
    withoutLists:
      'Nandi Hill Climb · Sun 18 Apr 2027 · 6:00 AM - 1:00 PM · ₹791.12 Book Now · without inclusions',
    contact: {
      body: '{"data":{"title":"A ride","price":"Contact for price"}}',
      page: 'A ride · Date TBA · Flexible · Register Now Register Now · without inclusions',
    },
  },
};

/** A read of the catalogue, with the bearer. */
const apiRead = (
  call: ApiCall['call'],
  answer: unknown,
  path: readonly string[],
  isCacheable: boolean,
): ApiCall => ({
  call,
  answer,
  request: { method: 'GET', path: path.join('/'), hasBearer: true },
  isCacheable,
});

/** The call for a list. */
const callOf = (name: ListName) => `${name}-categories` as const;

/** The item of a kind whose page is tried. */
const exampleOf = (kind: ItemKind) => LIST_CASES[KIND_CASES[kind].list].popup;

function facts(item: Item): string {
  const first = levelText(item) || cardLength(item);
  const price = cardPrice(item);
  if (price.kind === 'amount' && item.price.kind === 'missing') expect(price.oldText).toBe('');
  const picture = item.picture === null ? 'placeholder' : 'picture';
  return `${first} · ${cardDate(item)} · ${price.text} · ${picture}`;
}

/** The cards of a list as a visitor counts them. */
function cards(items: readonly Item[]): string {
  const ids = items.flatMap(({ id }) => id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  const displayed = items.map((item) => [item.title, item.organiser, item.location, facts(item)]);
  expect(JSON.stringify(displayed)).not.toMatch(UNREADABLE);
  const [alike, ...others] = new Set(items.map(facts));
  const unreachable = items.length - ids.length;
  return [
    `${items.length} cards`,
    ...(unreachable > 0 ? [`${unreachable} that lead nowhere`] : []),
    ...(others.length === 0 && items.length > 1 ? [`each "${alike}"`] : []),
  ].join(', ');
}

function listPage(name: ListName): Visit {
  return {
    good: `${LIST_CASES[name].count} cards`,
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

/** The cards of Home with all of its lists. */
const HOME_CARDS = `${FEATURED_CARD_COUNT} cards`;
/** The cards of Home without one of its lists. */
const OTHER_HOME_CARDS = `${Math.min((FEATURED_LISTS.length - 1) * 2, FEATURED_CARD_COUNT)} cards`;

function homePage(alsoFaulty: readonly ListName[]): Visit {
  return {
    good: HOME_CARDS,
    asks: Object.fromEntries(FEATURED_LISTS.map((name) => [callOf(name), 1])),
    alsoFaulty: alsoFaulty.map(callOf),
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

/** The popup of an item of a list whose answer has no options of its own. */
function popup(name: ListName): Visit {
  const { id, options } = LIST_CASES[name].popup;
  const { kind } = LISTS[name];
  return {
    good: options,
    asks: { [callOf(name)]: 1 },
    prepare: async (site) => {
      const item = freshValue(await site.api.fetchItem({ id, kind, list: name }));
      return () => optionsOf(site, { ...item, bookingTypes: [] });
    },
  };
}

async function optionsOf(site: Site, item: Item): Promise<string> {
  const page = site.open(site.machines().tickets, {
    answer: freshAnswer(item),
    clock: site.browser.clock,
    uptime: site.browser.uptime,
  });
  page.send({ type: 'selector.opened' });
  const { context } = await page.until((state) => state.matches('empty'));
  const options = context.options ?? [];
  for (const option of options) {
    expect(optionPriceLabel(option).text).toMatch(/^₹[\d,]*[1-9][\d,]*(\.\d+)?$/);
  }
  return options.map((option) => option.name).join('; ');
}

function detailsPage(kind: ItemKind): Visit {
  const { id } = exampleOf(kind);
  return {
    good: KIND_CASES[kind].page,
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
      expect(site.stored()).toEqual({});
      return details(item);
    },
  };
}

function details(item: Item): string {
  const displayed = [
    item.title,
    detailsDate(item),
    lengthText(item, 'Duration not specified'),
    `${detailsPrice(item).text} ${bookLabel(item)}`,
    `${item.inclusions.length + item.exclusions.length > 0 ? 'with' : 'without'} inclusions`,
    ...(item.kind === 'trip' ? [`${item.itinerary.length} days`] : []),
  ].join(' · ');
  expect(displayed).not.toMatch(UNREADABLE);
  expect(truncate(item.description, DESCRIPTION_LENGTH).length).toBeLessThan(70);
  for (const option of ticketOptions(item, null))
    expect(optionPriceLabel(option).text).toMatch(/^₹|^Contact|^Member/);
  return displayed;
}

/** The popup of an item of a list whose page and list both meet the fault. */
function faultyPopup(name: ListName): Visit {
  const { id, options } = LIST_CASES[name].popup;
  const { kind } = LISTS[name];
  const list = callOf(name);
  return {
    good: options,
    asks: { [`${kind}-detail`]: 1, [list]: 1 },
    alsoFaulty: [list],
    prepare: async (site) => async () => {
      const page = site.open(site.machines().details, { ...exampleVisit, id, kind, list: name });
      const { context } = await page.until((now) => !now.hasTag('busy'));
      if (context.item === null) throw new Error('The popup belongs to an item.');
      return optionsOf(site, context.item);
    },
  };
}

/** A ride with one ticket chosen: a second delivery of its page must leave the choice as it is. */
function chosenPage(kind: ItemKind): Visit {
  const { id } = exampleOf(kind);
  const { list, title } = KIND_CASES[kind];
  return {
    good: `${title}: 1 chosen`,
    asks: { [`${kind}-detail`]: 1, [callOf(list)]: 1 },
    prepare: async (site) => async () => {
      const page = site.open(site.machines().details, { ...exampleVisit, id, kind });
      const { context } = await page.until((now) => !now.hasTag('busy'));
      if (context.item === null) throw new Error('Tickets belong to an item.');
      const { item } = context;
      const tickets = site.open(site.machines().tickets, {
        answer: freshAnswer(item),
        clock: site.browser.clock,
        uptime: site.browser.uptime,
      });
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

function sharing(kind: ItemKind, target: ShareTarget): Visit {
  const { id } = exampleOf(kind);
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
      const newBrowserCalls = site.browserCalls.slice(before);
      // the link is copied within the press, and the text over it once it is there
      const others = target === 'copy' ? newBrowserCalls.slice(1) : newBrowserCalls;
      expect(others.length).toBeLessThanOrEqual(1);
      expect(new Set(newBrowserCalls.map(({ name }) => name)).size).toBe(1);
      const given = JSON.stringify(newBrowserCalls.at(-1)?.args);
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
function sharingLate(kind: ItemKind): Visit {
  const { id } = exampleOf(kind);
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

/** The lists that Home displays beside one of them. */
const othersOnHome = (name: ListName) => FEATURED_LISTS.filter((other) => other !== name);

function listCall(name: ListName): FaultyCall {
  const { isFeatured, isSilentFailure } = LISTS[name];
  const { ticket, emptyText, ...list } = LIST_CASES[name];
  // Home with all its lists faulty, and with this one alone
  const home: Readonly<Record<string, Visit>> = isFeatured
    ? { home: homePage(othersOnHome(name)), homeAlone: homePage([]) }
    : {};
  const own = { tab: listPage(name), popup: popup(name) };
  const visits: Readonly<Record<string, Visit>> = { ...own, ...home };
  const good = goodOf(visits);
  const reasonIn = (of: string, fault: FaultName) =>
    isHttp(fault) ? reasonOf(fault) : `Failed to fetch ${of}: ${reasonOf(fault)}`;
  const screens = (tab: string, popup: string, home: string, homeAlone: string) => ({
    tab,
    popup,
    ...(isFeatured && { home, homeAlone }),
  });
  // With all its lists failing Home names the first of them; with one it shows the others (rule: Home).
  const failed = (fault: FaultName) =>
    screens(
      isSilentFailure ? emptyText : `Error loading ${name}: ${reasonIn(name, fault)}`,
      ticket,
      `Error loading content: ${reasonIn(FEATURED_LISTS[0] ?? '', fault)}`,
      OTHER_HOME_CARDS,
    );
  const counted = (tab: string, popup = own.popup.good) =>
    screens(tab, popup, HOME_CARDS, HOME_CARDS);
  const cells: Cells = (fault): Expected => {
    switch (fault) {
      case 'wrong-types':
        return [
          trial(fault, counted(list.usable, list.keepsOptions ? own.popup.good : ticket)),
          trial({ body: '{"success":true,"data":"none"}' }, failed(fault)),
        ];
      case 'missing-fields':
        return counted(list.bare, ticket);
      case 'null-arrays':
        return screens(
          emptyText,
          ticket,
          'No featured getaways available at the moment.',
          OTHER_HOME_CARDS,
        );
      case 'huge-body':
        return [trial(fault, counted('5000 cards')), trial('huge-body-11mb', failed('html-200'))];
      case 'slow-trickle':
        return trickled(good, failed(fault));
      case 'extra-fields':
      case 'duplicate-delivery':
        return good;
      default:
        return failing(fault, failed(fault));
    }
  };
  return {
    kind: 'read',
    api: apiRead((api) => api.fetchList(name), { data: [] }, LISTS[name].path, true),
    visits,
    cells,
  };
}

function itemCall(kind: ItemKind): FaultyCall {
  const { bare, withoutLists, contact } = KIND_CASES[kind];
  const call = `${kind}-detail` as const;
  const other = `${KINDS[kind].otherKind}-detail` as const;
  const popups = listsOf(kind).map((name) => [`popup of ${name}`, name] as const);
  const visits = {
    page: detailsPage(kind),
    chosen: chosenPage(kind),
    ...Object.fromEntries(popups.map(([screen, name]) => [screen, faultyPopup(name)])),
  };
  const { page, chosen } = goodOf(visits);
  const failed = (fault: FaultName) => ({ page: `Error loading details: ${reasonOf(fault)}` });
  // the other kind is asked once
  const missing = (fault: Trial['fault']) =>
    trial(fault, { page: 'Details not found' }, { [call]: 1, [other]: 1 });
  const cells: Cells = (fault): Expected => {
    switch (fault) {
      case 'http-404':
      case 'empty-body':
        return [missing(fault)];
      case 'wrong-types':
        return [
          // A price that is there but no amount is asked for; it is never the fallback (rule: Prices that cannot be used).
          trial(fault, { page: bare('Register Now Register Now') }),
          trial({ body: '{"data":["no item"]}' }, failed(fault)),
        ];
      case 'missing-fields':
        return [
          trial(fault, { page: bare('₹15,999 Book Now') }),
          trial({ body: contact.body }, { page: contact.page }),
          missing({ body: '{"data":{"price":"Contact for price"}}' }),
        ];
      case 'null-arrays':
        return {
          page: withoutLists,
          ...Object.fromEntries(popups.map(([screen, name]) => [screen, LIST_CASES[name].ticket])),
        };
      case 'huge-body':
        return [trial(fault, { page }), trial('huge-body-11mb', failed(fault))];
      case 'slow-trickle':
        return trickled({ page }, failed(fault));
      case 'extra-fields':
        return { page };
      case 'duplicate-delivery':
        return { page, chosen };
      default:
        return failing(fault, failed(fault));
    }
  };
  return {
    kind: 'read',
    api: apiRead(
      (api) => api.fetchItem({ id: 'manali-leh', kind }),
      { name: 'A', title: 'A' },
      [...KINDS[kind].area, 'manali-leh'],
      true,
    ),
    visits,
    cells,
  };
}

function shareCall(kind: ItemKind): FaultyCall {
  const visits = {
    sheet: sharing(kind, 'native'),
    copied: sharing(kind, 'copy'),
    late: sharingLate(kind),
  };
  const { sheet, copied } = goodOf(visits);
  const good = { sheet, copied };
  const late = { late: 'the page and its link' };
  const fallback = {
    sheet: 'the page and its link',
    copied: 'Content copied to clipboard. You can now share it on your preferred platform.',
  };
  const cells: Cells = (fault): Expected => {
    switch (fault) {
      case 'hang-30s':
        return [...timedOut(fallback), trial(fault, late)];
      case 'wrong-types':
        return [
          trial(fault, fallback),
          answering(
            { title: 'A ride', description: 'With hills', image_url: 'javascript:alert(1)' },
            good,
          ),
        ];
      case 'missing-fields':
        return [
          trial(fault, { sheet: 'the page and its link', copied }),
          answering({ title: 'A ride' }, { sheet: 'a title', copied }),
        ];
      case 'huge-body':
        return [trial(fault, good), trial('huge-body-11mb', fallback)];
      case 'slow-trickle':
        return [...trickled(good, fallback), trial(fault, late)];
      case 'extra-fields':
      case 'duplicate-delivery':
        return good;
      default:
        return fallback;
    }
  };
  return {
    kind: 'read',
    api: apiRead(
      (api) => api.fetchShare({ id: 'manali-leh', kind }),
      {},
      [...KINDS[kind].area, 'share', 'manali-leh'],
      false,
    ),
    visits,
    cells,
  };
}

/** A call for each row of a table, by its name. */
function callsOf<Row extends string, Name extends string>(
  rows: readonly Row[],
  nameOf: (row: Row) => Name,
  call: (row: Row) => FaultyCall,
) {
  return Object.fromEntries(rows.map((row) => [nameOf(row), call(row)])) as Readonly<
    Record<Name, FaultyCall>
  >;
}

/** The faulty calls of the pages of the catalogue: Home, the lists, the items and their popups. */
export const cataloguePages = {
  ...callsOf(LIST_NAMES, callOf, listCall),
  ...callsOf(ITEM_KINDS, (kind) => `${kind}-detail` as const, itemCall),
  ...callsOf(ITEM_KINDS, (kind) => `${kind}-share` as const, shareCall),
};
