import { dayOf } from '#machines/domain/calendar.ts';
import { kindFromHints } from '#machines/domain/item-kind.ts';
import * as paths from '../paths.ts';
import type { Browser } from './browser.ts';
import type { KnownItems } from './known-items.ts';

/** What the inputs of the catalogue's machines are read from. */
export interface CatalogueSources {
  browser: Browser;
  /** What lists of this visit told of an item. */
  knownItem?: KnownItems['find'];
}

/** Reads what a page of the catalogue starts with from its address and its navigation state. */
export function createCatalogueInputs({ browser, knownItem = () => undefined }: CatalogueSources) {
  return {
    /** The details page of an item, with what its kind can be guessed from. */
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
        prerendered: knownItem({ id, kind, isTraining }),
      };
    },
    /** Today in India. */
    today: () => dayOf(browser.now()),
  };
}

function typeOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'type' in state ? state.type : undefined;
}
