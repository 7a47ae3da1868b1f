import { featured, type Item } from '#machines/domain/item.ts';
import { kindFromHints } from '#machines/domain/item-kind.ts';
import type { Prerendered } from '#machines/domain/prerendered.ts';
import * as paths from '../paths.ts';
import type { Browser } from './browser.ts';
import { type KnownCatalogue, nothingKnown } from './known-catalogue.ts';

/** The sources of the inputs of the catalogue's machines. */
export interface CatalogueSources {
  browser: Browser;
  /** The lists that this visit has loaded. */
  known?: KnownCatalogue;
}

/** Reads the inputs of the catalogue's pages from the address and the navigation state. */
export function createCatalogueInputs({ browser, known = nothingKnown }: CatalogueSources) {
  return {
    /** The details page of an item, with hints about its kind. */
    item(id: string) {
      const { path, search, referrer, state } = browser.arrival();
      const kind = kindFromHints({ state: typeOf(state), query: search, referrer, path });
      // Events have a page of their own, so an event behind /details is a training.
      const isTraining = !paths.isEventPath(path);
      return {
        id,
        kind,
        isTraining,
        // A card says so in the navigation state; an address alone may have been typed or shared.
        isListGuessed: typeOf(state) !== 'event',
        prerendered: known.item({ id, kind, isTraining }),
      };
    },
    /** A list as this visit knows it. */
    list: known.list,
    /** The cards of Home, where both of their lists are known. */
    featured(): Prerendered<readonly Item[]> | undefined {
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
