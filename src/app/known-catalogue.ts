import type { Catalogue, Item, ItemKind } from '#machines/domain/item.ts';
import type { Prerendered } from '#machines/domain/prerendered.ts';
import type { CatalogueApi } from '../api/api.ts';

/** Which item a page asks for; trips are no trainings. */
export interface KnownItemQuery {
  readonly id: string;
  readonly kind: ItemKind;
  readonly isTraining: boolean;
}

/** An API whose lists are remembered for the visit, and the items that they told. */
export interface KnownItems {
  readonly api: CatalogueApi;
  /** An item as the last list that has it told it, and when. */
  find(query: KnownItemQuery): Prerendered<Item> | undefined;
}

const keyOf = ({ id, kind, isTraining }: KnownItemQuery) =>
  JSON.stringify([id, kind, kind === 'event' && isTraining]);

/** Remembers the items of lists, so that the page behind a card stands at once. `now` in epoch ms. */
export function rememberItems(api: CatalogueApi, now: () => number): KnownItems {
  const known = new Map<string, Prerendered<Item>>();
  const remembering =
    <Kind extends Item>(fetchList: (signal?: AbortSignal) => Promise<Catalogue<Kind>>) =>
    async (signal?: AbortSignal): Promise<Catalogue<Kind>> => {
      const catalogue = await fetchList(signal);
      const takenAt = now();
      for (const item of catalogue.items) {
        const { id, kind } = item;
        const isTraining = item.kind === 'event' && item.isTraining;
        if (id !== null) known.set(keyOf({ id, kind, isTraining }), { value: item, takenAt });
      }
      return catalogue;
    };
  return {
    api: {
      ...api,
      fetchTrips: remembering(api.fetchTrips),
      fetchTrainings: remembering(api.fetchTrainings),
      fetchEvents: remembering(api.fetchEvents),
    },
    find: (query) => known.get(keyOf(query)),
  };
}
