import { createActor, fromCallback } from 'xstate';
import type { Catalogue, Item, ItemKind } from '#machines/domain/item.ts';
import {
  type ChangeOutcome,
  type FoundRides,
  foundIn,
  type ListAnswer,
} from '#machines/domain/saved-items.ts';
import { similarRides } from '#machines/domain/similar-rides.ts';
import {
  type SimilarRequest,
  savedRidesMachine,
  similarMachine,
} from '#machines/loader.machine.ts';
import { type SavedActor, savedMachine } from '#machines/saved.machine.ts';
import { ApiError } from '../api/api-error.ts';
import type { CatalogueApi } from '../api/catalogue-api.ts';
import { fetchListOf } from '../api/find-in-list.ts';
import { KeptAnswer } from '../api/kept-answer.ts';
import { createSavedStorage } from '../storage/saved-storage.ts';
import { fromPromise } from './actors.ts';
import { createCatalogue } from './catalogue.ts';
import { partOf, type Site, useSite } from './site.ts';

/** The part of the site that saves, compares and suggests rides, for all pages of the visit. */
export const useSavedRides = () => partOf(useSite(), createSaved);

/** Joins this device and the catalogue to the machines of saved rides. */
export function createSaved(site: Site) {
  const { browser } = site;
  const api = () => partOf(site, createCatalogue).api;
  const storage = createSavedStorage(browser.local, browser.now);
  const listeners = new Set<(outcome: ChangeOutcome) => void>();
  const reloadPage = () => browser.reload();

  const machines = {
    saved: savedMachine.provide({
      actors: {
        watchRides: fromCallback(({ sendBack }) => {
          const tell = (outcome: ChangeOutcome) => {
            sendBack({ type: 'rides.changed', rides: storage.read() });
            if (outcome !== 'quiet') sendBack({ type: `ride.${outcome}` });
          };
          const reread = () => tell('quiet');
          reread();
          listeners.add(tell);
          const stops = [browser.onStored(reread), browser.onRestored(reread)];
          return () => {
            listeners.delete(tell);
            for (const stop of stops) stop();
          };
        }),
      },
      actions: {
        changeRides: (_, { change }) => {
          const outcome = storage.change(change);
          for (const tell of listeners) tell(outcome);
        },
      },
    }),
    savedRides: savedRidesMachine.provide({
      actors: {
        load: fromPromise(async ({ input, signal }) => findRides(api(), input.request, signal)),
      },
      actions: { reloadPage },
    }),
    similar: similarMachine.provide({
      actors: {
        load: fromPromise(async ({ input, signal }) => findSimilar(api(), input.request, signal)),
      },
      actions: { reloadPage },
    }),
  };
  const actor = createActor(machines.saved, site.running);
  return {
    machines,
    /** The saved rides of this visit as far as they are known; nothing of the device is read before they are started. */
    rides: () => actor.getSnapshot(),
    /** The saved rides of this visit; they start when a page first asks. */
    actor: (): SavedActor => actor.start(),
  };
}

/** The list of a ride, for rides like it; a kept list is not used, since its seats may be gone. */
async function findSimilar(
  api: CatalogueApi,
  { item, now }: SimilarRequest,
  signal: AbortSignal,
): Promise<readonly Item[]> {
  try {
    const { items } = await fetchListOf(api, item, signal);
    return similarRides(item, items, now);
  } catch (error) {
    throw error instanceof KeptAnswer ? new ApiError(error.failure) : error;
  }
}

/** The lists of some kinds; one that fails leaves its rides unknown, if all fail, it is the first one's failure, with the kept lists. */
async function findRides(
  api: CatalogueApi,
  kinds: readonly ItemKind[],
  signal: AbortSignal,
): Promise<FoundRides> {
  const lists = kinds.flatMap((kind) => listsOf(api, kind, signal));
  const answers = await Promise.allSettled(lists.map(({ list }) => list));
  if (answers.every(({ status }) => status === 'rejected')) throw keptRides(answers, kinds);
  return foundIn(
    answers.map((answer, index): ListAnswer => {
      const kind = lists[index]?.kind ?? 'trip';
      return { kind, catalogue: answer.status === 'fulfilled' ? answer.value : null };
    }),
  );
}

/** The failure of all lists; kept lists prove no ride gone. */
function keptRides(
  answers: readonly PromiseSettledResult<Catalogue>[],
  kinds: readonly ItemKind[],
): unknown {
  const reasons = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason] : [],
  );
  const kept = reasons.filter((reason) => reason instanceof KeptAnswer) as KeptAnswer<Catalogue>[];
  const [known] = kept;
  if (known === undefined) return reasons[0];
  return new KeptAnswer<FoundRides>(known.failure, {
    value: { items: kept.flatMap((each) => each.kept.value.items), unsure: kinds },
    takenAt: Math.min(...kept.map((each) => each.kept.takenAt)),
  });
}

interface AskedList {
  readonly kind: ItemKind;
  readonly list: Promise<Catalogue>;
}

function listsOf(api: CatalogueApi, kind: ItemKind, signal: AbortSignal): AskedList[] {
  if (kind === 'trip') return [{ kind, list: api.fetchTrips(signal) }];
  return [api.fetchTrainings(signal), api.fetchEvents(signal)].map((list) => ({ kind, list }));
}
