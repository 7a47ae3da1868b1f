import type { CatalogueName } from '#machines/domain/failure.ts';
import type { CardOrigin } from '../../ui/item-link.ts';

/** One list of the getaways page. */
export interface GetawaysTab {
  id: CatalogueName;
  href: string;
  label: string;
  /** What the list holds: one, several. */
  noun: { one: string; many: string };
  origin?: CardOrigin;
}

/** Trips and adventure tours: the default, and the fallback for unknown subpaths (rule: Getaways). */
export const tripsTab: GetawaysTab = {
  id: 'trips',
  href: '/getaways/adventure-tours',
  label: 'Trips & Adventure',
  noun: { one: 'trip', many: 'trips' },
};

/** The three tabs, in order. */
export const getawaysTabs: readonly GetawaysTab[] = [
  tripsTab,
  {
    id: 'trainings',
    href: '/getaways/traininghome',
    label: 'Trainings',
    noun: { one: 'training', many: 'trainings' },
  },
  {
    id: 'events',
    href: '/getaways/eventshome',
    label: 'Events',
    noun: { one: 'event', many: 'events' },
    origin: 'eventHome',
  },
];

/** The tab at a place under /getaways/; null when there is none. Case and a trailing slash do not count. */
export function tabAt(place: string): GetawaysTab | null {
  const href = `/getaways/${place.toLowerCase().replace(/\/+$/, '')}`;
  return getawaysTabs.find((tab) => tab.href === href) ?? null;
}
