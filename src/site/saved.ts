import { createActor, fromCallback } from 'xstate';
import { type FreshAnswer, freshAnswer, type ReadResult } from '#machines/domain/answer/answer.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import type { ItemKind } from '#machines/domain/catalogue/kinds.ts';
import { listsOf } from '#machines/domain/catalogue/lists.ts';
import { organiserRides } from '#machines/domain/catalogue/organiser-rides.ts';
import { type RideResults, rideResults } from '#machines/domain/catalogue/saved-items.ts';
import { nextRides, similarRides } from '#machines/domain/catalogue/similar-rides.ts';
import {
  nextRidesMachine,
  organiserMachine,
  type RelatedRequest,
  savedRidesMachine,
  similarMachine,
} from '#machines/loader.machine.ts';
import { savedMachine } from '#machines/saved.machine.ts';
import { freshValue } from '../api/api-error.ts';
import type { CatalogueApi } from '../api/catalogue-api.ts';
import { createSavedStorage } from '../storage/saved-storage.ts';
import { fromPromise } from './actors.ts';
import { catalogueService, joinLists } from './catalogue.ts';
import { stopAll } from './listeners.ts';
import { defineService, type Site, useSite } from './site.ts';

/** The service that saves, compares and suggests rides, for all pages of the visit. */
export const savedService = defineService(createSaved);

/** Returns `savedService` of the site around the page. */
export const useSavedService = () => savedService(useSite());

/** Joins this device and the catalogue to the machines of saved rides. */
function createSaved(site: Site) {
  const { browser } = site;
  const api = () => catalogueService(site).api;
  const storage = createSavedStorage(browser.local, browser.clock);
  const machines = {
    saved: savedMachine.provide({
      actors: {
        syncRides: fromCallback(({ sendBack, receive }) => {
          const reread = () => sendBack({ type: 'rides.changed', rides: storage.read() });
          receive((change) => {
            const outcome = storage.change(change);
            reread();
            if (outcome !== 'quiet') sendBack({ type: `ride.${outcome}` });
          });
          reread();
          return stopAll([browser.onStored(reread), browser.onRestored(reread)]);
        }),
      },
    }),
    savedRides: savedRidesMachine.provide({
      actors: {
        load: fromPromise(async ({ input, signal }) => findRides(api(), input.request, signal)),
      },
      actions: { reloadPage: browser.reload },
    }),
    similar: similarMachine.provide({
      actors: {
        load: fromPromise(async ({ input, signal }) =>
          findRelated(api(), input.request, similarRides, signal),
        ),
      },
      actions: { reloadPage: browser.reload },
    }),
    nextRides: nextRidesMachine.provide({
      actors: {
        load: fromPromise(async ({ input, signal }) =>
          findRelated(api(), input.request, nextRides, signal),
        ),
      },
      actions: { reloadPage: browser.reload },
    }),
    organiser: organiserMachine.provide({
      actors: {
        load: fromPromise(async ({ input, signal }) =>
          findRelated(api(), input.request, organiserRides, signal),
        ),
      },
      actions: { reloadPage: browser.reload },
    }),
  };
  const actor = createActor(machines.saved, site.running);
  return {
    machines,
    /**
     * The actor of the saved rides of this visit; a page that displays them starts it, and only then is the device
     * read.
     */
    actor,
    /** Its state before the device is read, with which pages are prerendered. */
    unread: actor.getSnapshot(),
  };
}

/** Looks for rides in the list of a ride. A cached list is not used, since its seats may be gone. */
async function findRelated<Result>(
  api: CatalogueApi,
  { item, now }: RelatedRequest,
  find: (ride: Item, list: readonly Item[], now: number) => Result,
  signal: AbortSignal,
): Promise<FreshAnswer<Result>> {
  const { items } = freshValue(await api.fetchList(item.list, signal));
  return freshAnswer(find(item, items, now));
}

/** Returns the rides of some kinds; a list that fails leaves its rides unknown. */
function findRides(
  api: CatalogueApi,
  kinds: readonly ItemKind[],
  signal: AbortSignal,
): Promise<ReadResult<RideResults>> {
  const requested = kinds.flatMap((kind) =>
    listsOf(kind).map((name) => ({ kind, list: api.fetchList(name, signal) })),
  );
  return joinLists(
    requested.map(({ list }) => list),
    (lists, isCached) => {
      const results = rideResults(
        requested.map(({ kind }, at) => ({ kind, catalogue: lists[at] ?? null })),
      );
      // Cached lists prove no ride gone.
      return isCached ? { ...results, unsure: kinds } : results;
    },
  );
}
