// Part of the first script of every page: imports types alone.

import type { CatalogueName } from '#machines/domain/failure.ts';
import type { ItemKind } from '#machines/domain/item.ts';

/** Where each list stands below the API's root, by segment (rule: The calls). */
export const LIST_PATHS: Readonly<Record<CatalogueName, readonly string[]>> = {
  trips: ['trip', 'trips', 'categories', 'all'],
  trainings: ['event', 'events', 'categories', 'trainings'],
  events: ['event', 'events', 'categories', 'all'],
};

/** Where the items of a kind stand, each by its id. */
export const AREAS: Readonly<Record<ItemKind, readonly string[]>> = {
  trip: ['trip', 'trips'],
  event: ['event', 'events'],
};
