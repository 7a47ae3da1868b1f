// Part of the worker's script, too: imports types alone.

import type { CatalogueName } from '#machines/domain/failure.ts';
import type { ItemKind } from '#machines/domain/item.ts';

/** The path of each list below the API's root, by segment (rule: The calls). */
export const LIST_PATHS: Readonly<Record<CatalogueName, readonly string[]>> = {
  trips: ['trip', 'trips', 'categories', 'all'],
  trainings: ['event', 'events', 'categories', 'trainings'],
  events: ['event', 'events', 'categories', 'all'],
};

/** The paths of the items of a kind, without their ids. */
export const AREAS: Readonly<Record<ItemKind, readonly string[]>> = {
  trip: ['trip', 'trips'],
  event: ['event', 'events'],
};
