import type { CatalogueName } from '#machines/domain/failure.ts';
import type { Catalogue, Item, ItemKind } from '#machines/domain/item.ts';
import type { Prerendered } from '#machines/domain/prerendered.ts';
import type { CatalogueApi } from '../api/catalogue-api.ts';

/** The item that a page asks for; trips are no trainings. */
export interface KnownItemQuery {
  readonly id: string;
  readonly kind: ItemKind;
  readonly isTraining: boolean;
}

/** The lists that this visit has loaded. */
export interface KnownCatalogue {
  /** The last answer of a list, with its time; undefined for a list that has not answered. */
  list(name: CatalogueName): Prerendered<Catalogue> | undefined;
  /** An item from the last list that holds it, with the list's time. */
  item(query: KnownItemQuery): Prerendered<Item> | undefined;
}

const keyOf = ({ id, kind, isTraining }: KnownItemQuery) =>
  JSON.stringify([id, kind, kind === 'event' && isTraining]);

/** Remembers lists for the visit, so that their pages, and the pages of their rides, open at once. `now` in epoch ms. */
export function rememberLists(
  api: CatalogueApi,
  now: () => number,
): { readonly api: CatalogueApi; readonly known: KnownCatalogue } {
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
      lists.set(name, { value: catalogue, takenAt });
      for (const item of catalogue.items) {
        const { id, kind } = item;
        const isTraining = item.kind === 'event' && item.isTraining;
        if (id !== null) items.set(keyOf({ id, kind, isTraining }), { value: item, takenAt });
      }
      return catalogue;
    };
  return {
    api: {
      ...api,
      fetchTrips: remembering('trips', api.fetchTrips),
      fetchTrainings: remembering('trainings', api.fetchTrainings),
      fetchEvents: remembering('events', api.fetchEvents),
    },
    known: {
      list: (name) => lists.get(name),
      item: (query) => items.get(keyOf(query)),
    },
  };
}

/** The catalogue of a visit without any answer. */
export const nothingKnown: KnownCatalogue = { list: () => undefined, item: () => undefined };
