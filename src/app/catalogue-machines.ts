import { assertDefined } from '#machines/assert-defined.ts';
import {
  type Catalogue,
  featured,
  type Item,
  type ItemKind,
  type ItemRequest,
  type RideEvent,
  type Trip,
} from '#machines/domain/item.ts';
import {
  emailUrl,
  facebookUrl,
  type ShareSuggestion,
  type ShareTarget,
  xUrl,
} from '#machines/domain/share.ts';
import { type ShareText, shareMessage, whatsappUrl } from '#machines/domain/share-message.ts';
import { itemMachine } from '#machines/item.machine.ts';
import {
  eventsMachine,
  featuredMachine,
  trainingsMachine,
  tripsMachine,
} from '#machines/loader.machine.ts';
import { shareMachine } from '#machines/share.machine.ts';
import { ticketSelectorMachine } from '#machines/ticket-selector.machine.ts';
import type { CatalogueApi } from '../api/catalogue-api.ts';
import { KeptAnswer } from '../api/kept-answer.ts';
import * as paths from '../paths.ts';
import { draftState } from '../storage/draft-state.ts';
import type { Browser } from './browser.ts';
import { findInList } from './find-in-list.ts';
import { fromPromise } from './from-promise.ts';

/** Everything outside the machines of the catalogue: the API and the browser. */
export interface CatalogueDependencies {
  api: CatalogueApi;
  browser: Browser;
}

/** Gives the machines of the catalogue their effects, once: lists, items, tickets, sharing. */
export function createCatalogueMachines({ api, browser }: CatalogueDependencies) {
  const reloadPage = () => browser.reload();

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
    item: itemMachine.provide({
      actors: {
        fetchItem: fromPromise<Item, ItemRequest>(({ input, signal }) =>
          api.fetchItem(input, signal),
        ),
      },
      actions: { reloadPage },
    }),
    tickets: ticketSelectorMachine.provide({
      actors: {
        fetchOptions: fromPromise<Item | null, { item: Item }>(({ input, signal }) =>
          findInList(api, input.item, signal),
        ),
      },
      actions: {
        proceed: (_, { draft, pricedAt }) => {
          const priced = { at: pricedAt, load: browser.load() };
          browser.go(paths.confirmation, { state: draftState({ ...draft, priced }) });
        },
      },
    }),
    share: shareMachine.provide({
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
  { api, browser, signal }: CatalogueDependencies & { signal: AbortSignal },
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
