import type { CatalogueName } from '#machines/domain/failure.ts';
import * as paths from '../../paths.ts';
import type { CardOrigin } from '../../ui/item-link.ts';

/** One list of the getaways page. */
export interface GetawaysTab {
  id: CatalogueName;
  href: string;
  label: string;
  /** How the sentence for search engines begins. */
  about: string;
  /** What the list holds: one, several. */
  noun: { one: string; many: string };
  origin?: CardOrigin;
}

/** Trips and adventure tours: the default, and the fallback for unknown subpaths (rule: Getaways). */
export const tripsTab: GetawaysTab = {
  id: 'trips',
  href: paths.trips,
  label: 'Trips & Adventure',
  about: 'Guided motorcycle trips and adventure tours',
  noun: { one: 'trip', many: 'trips' },
};

/** Trainings, which have an older address of their own, too. */
export const trainingsTab: GetawaysTab = {
  id: 'trainings',
  href: paths.trainings,
  label: 'Trainings',
  about: 'Motorcycle trainings for every level',
  noun: { one: 'training', many: 'trainings' },
};

/** The three tabs, in order. */
export const getawaysTabs: readonly GetawaysTab[] = [
  tripsTab,
  trainingsTab,
  {
    id: 'events',
    href: paths.events,
    label: 'Events',
    about: 'Biking events, rides and meets',
    noun: { one: 'event', many: 'events' },
    origin: 'eventHome',
  },
];

/** The tab at a place under /getaways/; null when there is none. Case and a trailing slash do not count. */
export function tabAt(place: string): GetawaysTab | null {
  const href = `${paths.getaways}/${place.toLowerCase().replace(/\/+$/, '')}`;
  return getawaysTabs.find((tab) => tab.href === href) ?? null;
}
