import { assertDefined } from '#machines/assert-defined.ts';
import { type DetailsInput, detailsMachine } from '#machines/details.machine.ts';
import { queryWithTickets, sharedQuery, wantedTickets } from '#machines/domain/details-link.ts';
import type { CatalogueName } from '#machines/domain/failure.ts';
import {
  type Catalogue,
  featured,
  type Item,
  type ItemKind,
  type ItemRequest,
  type RideEvent,
  type Trip,
} from '#machines/domain/item.ts';
import { kindFromHints } from '#machines/domain/item-kind.ts';
import type { Prerendered } from '#machines/domain/prerendered.ts';
import {
  emailUrl,
  facebookUrl,
  type ShareSuggestion,
  type ShareTarget,
  xUrl,
} from '#machines/domain/share.ts';
import { type ShareText, shareMessage, whatsappUrl } from '#machines/domain/share-message.ts';
import {
  eventsMachine,
  featuredMachine,
  trainingsMachine,
  tripsMachine,
} from '#machines/loader.machine.ts';
import { shareMachine } from '#machines/share.machine.ts';
import { ticketSelectorMachine } from '#machines/ticket-selector.machine.ts';
import { type CatalogueApi, createCatalogueApi } from '../api/catalogue-api.ts';
import { findInList } from '../api/find-in-list.ts';
import { KeptAnswer } from '../api/kept-answer.ts';
import * as paths from '../paths.ts';
import { draftState } from '../storage/draft-state.ts';
import type { Browser } from './browser.ts';
import { fromPromise } from './from-promise.ts';
import { apiConfig, partOf, type Site, useSite } from './site.ts';

/** The part of the site that shows the catalogue: its API, its machines with their effects, and their inputs. */
export const useCatalogue = () => partOf(useSite(), createCatalogue);

/** Joins the API and the browser to the machines of the catalogue. The first answer replaces the data that the page brought along. */
export function createCatalogue(site: Site) {
  const { browser, pageData } = site;
  const asked = site.api ?? createCatalogueApi(apiConfig(site));
  const { api, known } = rememberLists(asked, browser.now, pageData.forget);
  const address = detailsAddress(browser);
  return {
    api,
    machines: catalogueMachines({ api, browser, address }),
    inputs: catalogueInputs(site, known, address),
    address,
  };
}

interface CatalogueDependencies {
  api: CatalogueApi;
  browser: Browser;
  address: DetailsAddress;
}

/** Gives the machines of the catalogue their effects, once: lists, items, tickets, sharing. */
function catalogueMachines({ api, browser, address }: CatalogueDependencies) {
  const reloadPage = () => browser.reload();
  const tickets = ticketSelectorMachine.provide({
    actors: {
      fetchOptions: fromPromise<Item | null, { item: Item }>(({ input, signal }) =>
        findInList(api, input.item, signal),
      ),
    },
    actions: {
      keepTickets: ({ context: { quantities, options } }) => {
        if (options !== null) address.write(queryWithTickets(address.query(), quantities, options));
      },
      proceed: (_, { draft, pricedAt }) => {
        const priced = { at: pricedAt, load: browser.load() };
        browser.go(paths.confirmation, { state: draftState({ ...draft, priced }) });
      },
    },
  });
  const share = shareMachine.provide({
    actors: {
      fetchShare: fromPromise<ShareSuggestion, { kind: ItemKind; id: string | null }>(
        ({ input, signal }) =>
          api.fetchShare({ kind: input.kind, id: assertDefined(input.id, 'item id') }, signal),
      ),
      openTarget: fromPromise<'opened' | 'dismissed', { target: ShareTarget; text: ShareText }>(
        ({ input, signal }) => openTarget({ api, browser, signal }, input.target, input.text),
      ),
      copyText: fromPromise<void, { text: ShareText }>(({ input }) =>
        browser.copy(shareMessage(input.text)),
      ),
    },
  });

  return {
    featured: featuredMachine.provide({
      actors: {
        load: fromPromise<readonly Item[], { request: null }>(({ signal }) =>
          loadFeatured(api, signal),
        ),
      },
      actions: { reloadPage },
    }),
    trips: tripsMachine.provide({
      actors: {
        load: fromPromise<Catalogue<Trip>, { request: null }>(({ signal }) =>
          api.fetchTrips(signal),
        ),
      },
      actions: { reloadPage },
    }),
    trainings: trainingsMachine.provide({
      actors: {
        load: fromPromise<Catalogue<RideEvent>, { request: null }>(({ signal }) =>
          api.fetchTrainings(signal),
        ),
      },
      actions: { reloadPage },
    }),
    events: eventsMachine.provide({
      actors: {
        load: fromPromise<Catalogue<RideEvent>, { request: null }>(({ signal }) =>
          api.fetchEvents(signal),
        ),
      },
      actions: { reloadPage },
    }),
    tickets,
    share,
    details: detailsMachine.provide({
      actors: {
        fetchItem: fromPromise<Item, ItemRequest>(({ input, signal }) =>
          api.fetchItem(input, signal),
        ),
        tickets,
        share,
      },
      actions: { reloadPage },
    }),
  };
}

/** The cards of Home: one list failing shows the other, both failing is the trips' failure (rule: Home). */
async function loadFeatured(api: CatalogueApi, signal: AbortSignal): Promise<readonly Item[]> {
  const [trips, trainings] = await Promise.allSettled([
    api.fetchTrips(signal),
    api.fetchTrainings(signal),
  ]);
  if (trips.status === 'rejected' && trainings.status === 'rejected')
    throw keptFeatured(trips.reason, trainings.reason);
  return featured(
    trips.status === 'fulfilled' ? trips.value.items : [],
    trainings.status === 'fulfilled' ? trainings.value.items : [],
  );
}

/** The failure of both lists: that of the trips, with the cards that the device kept. */
function keptFeatured(ofTrips: unknown, ofTrainings: unknown): unknown {
  const trips = ofTrips instanceof KeptAnswer ? (ofTrips as KeptAnswer<Catalogue<Trip>>) : null;
  const trainings =
    ofTrainings instanceof KeptAnswer ? (ofTrainings as KeptAnswer<Catalogue<RideEvent>>) : null;
  const known = trips ?? trainings;
  if (known === null) return ofTrips;
  return new KeptAnswer(known.failure, {
    value: featured(trips?.kept.value.items ?? [], trainings?.kept.value.items ?? []),
    takenAt: Math.min(...[trips, trainings].flatMap((each) => each?.kept.takenAt ?? [])),
  });
}

async function openTarget(
  { api, browser, signal }: { api: CatalogueApi; browser: Browser; signal: AbortSignal },
  target: ShareTarget,
  share: ShareText,
): Promise<'opened' | 'dismissed'> {
  if (target === 'native') {
    const { imageUrl, ...sheet } = share;
    return browser.share(
      imageUrl === null ? sheet : { ...sheet, picture: () => api.fetchPicture(imageUrl, signal) },
    );
  }
  // an e-mail opens in its own program, and a tab for it would stay empty
  if (target === 'email') browser.leave(emailUrl(share));
  else if (target === 'x') browser.openTab(xUrl(share));
  else browser.openTab(target === 'facebook' ? facebookUrl(share) : whatsappUrl(share));
  return 'opened';
}

/** The state that a details page keeps in its own address: the tickets that are chosen and the day that is open. */
export interface DetailsAddress {
  /** The query as it is now. */
  query(): string;
  /** Writes the query in place of the last one; the page stays one step of the history. */
  write(query: string): void;
  /** The whole address, for sharing. */
  link(): string;
}

/** The address of the page that the browser is at. */
function detailsAddress(browser: Browser): DetailsAddress {
  const query = () => browser.arrival().search;
  return {
    query,
    write: (next) => {
      const { path, search, state } = browser.arrival();
      if (next === search) return;
      try {
        browser.go(path + next, { replace: true, state });
      } catch {
        // A held key makes more changes than Safari allows; the next accepted one holds them all.
      }
    },
    link: () => browser.origin() + browser.arrival().path + sharedQuery(query()),
  };
}

/** Reads the inputs of the catalogue's pages, when they open, from the page, the address and the navigation state. */
function catalogueInputs(
  { browser, pageData }: Site,
  known: KnownCatalogue,
  address: DetailsAddress,
) {
  return {
    /** The details page of an item: at once where its page brought it along, else with hints about its kind. */
    details(id: string): DetailsInput {
      const { path, search, referrer, state } = browser.arrival();
      const visit = { now: browser.now, link: address.link, wanted: wantedTickets(search) };
      const brought = pageData.item(id, paths.isEventPath(path));
      if (brought !== undefined) {
        const { id: own, kind } = brought.value;
        return { ...visit, id: own ?? id, kind, prerendered: brought };
      }
      const kind = kindFromHints({ state: typeOf(state), query: search, referrer, path });
      // Events have a page of their own, so an event behind /details is a training.
      const isTraining = !paths.isEventPath(path);
      return {
        ...visit,
        id,
        kind,
        isTraining,
        // A card says so in the navigation state; an address alone may have been typed or shared.
        isListGuessed: typeOf(state) !== 'event',
        prerendered: known.item({ id, kind, isTraining }),
      };
    },
    /** A list as the page or this visit knows it. */
    list: (name: CatalogueName) => pageData.list(name) ?? known.list(name),
    /** The cards of Home, where the page brought them along or both of their lists are known. */
    featured(): Prerendered<readonly Item[]> | undefined {
      const brought = pageData.featured();
      if (brought !== undefined) return brought;
      const trips = known.list('trips');
      const trainings = known.list('trainings');
      if (trips === undefined || trainings === undefined) return undefined;
      return {
        value: featured(trips.value.items, trainings.value.items),
        takenAt: Math.min(trips.takenAt, trainings.takenAt),
      };
    },
  };
}

function typeOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'type' in state ? state.type : undefined;
}

/** The item that a page asks for; trips are no trainings. */
interface KnownItemQuery {
  readonly id: string;
  readonly kind: ItemKind;
  readonly isTraining: boolean;
}

/** The lists that this visit has loaded, and the rides in them. */
type KnownCatalogue = ReturnType<typeof rememberLists>['known'];

const keyOf = ({ id, kind, isTraining }: KnownItemQuery) =>
  JSON.stringify([id, kind, kind === 'event' && isTraining]);

/** Remembers lists for the visit, so that their pages, and the pages of their rides, open at once. `now` in epoch ms; `onAnswer` is told of every answer. */
function rememberLists(api: CatalogueApi, now: () => number, onAnswer: () => void) {
  const lists = new Map<CatalogueName, Prerendered<Catalogue>>();
  const items = new Map<string, Prerendered<Item>>();
  const remembering =
    <Kind extends Item>(
      name: CatalogueName,
      fetchList: (signal?: AbortSignal) => Promise<Catalogue<Kind>>,
    ) =>
    async (signal?: AbortSignal): Promise<Catalogue<Kind>> => {
      const catalogue = await fetchList(signal);
      const takenAt = now();
      onAnswer();
      lists.set(name, { value: catalogue, takenAt });
      for (const item of catalogue.items) {
        const { id, kind } = item;
        const isTraining = item.kind === 'event' && item.isTraining;
        if (id !== null) items.set(keyOf({ id, kind, isTraining }), { value: item, takenAt });
      }
      return catalogue;
    };
  const remembered: CatalogueApi = {
    ...api,
    fetchTrips: remembering('trips', api.fetchTrips),
    fetchTrainings: remembering('trainings', api.fetchTrainings),
    fetchEvents: remembering('events', api.fetchEvents),
    fetchItem: async (...request) => {
      const item = await api.fetchItem(...request);
      onAnswer();
      return item;
    },
  };
  return {
    api: remembered,
    known: {
      /** The last answer of a list, with its time; undefined for a list that has not answered. */
      list: (name: CatalogueName) => lists.get(name),
      /** An item from the last list that holds it, with the list's time. */
      item: (query: KnownItemQuery) => items.get(keyOf(query)),
    },
  };
}
