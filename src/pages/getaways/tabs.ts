import type { CatalogueName } from '#machines/domain/failure.ts';
import type { Item } from '#machines/domain/item.ts';
import * as texts from '#texts/routes.ts';
import type { CardOrigin } from '../../item-link.ts';
import * as paths from '../../paths.ts';

/** The number of cards on one page of a list. */
export const PAGE_SIZE = 24;

/** One list of the getaways page. */
export interface GetawaysTab {
  id: CatalogueName;
  href: string;
  /** An address that redirects to it; links go to the tab's own at once. */
  alias?: string;
  label: string;
  /** The sentences for search engines. */
  description: string;
  /** The noun for the list's items: one, several. */
  noun: { one: string; many: string };
  origin?: CardOrigin;
}

/** Trips and adventure tours: the default, and the fallback for unknown subpaths (rule: Getaways). */
export const tripsTab: GetawaysTab = {
  id: 'trips',
  href: paths.trips,
  alias: paths.getaways,
  label: texts.tripsLabel,
  description: texts.tripsDescription,
  noun: { one: texts.trip, many: texts.trips },
};

const trainingsTab: GetawaysTab = {
  id: 'trainings',
  href: paths.trainings,
  alias: paths.trainingHome,
  label: texts.trainingsLabel,
  description: texts.trainingsDescription,
  noun: { one: texts.training, many: texts.trainings },
};

const eventsTab: GetawaysTab = {
  id: 'events',
  href: paths.events,
  label: texts.eventsLabel,
  description: texts.eventsDescription,
  noun: { one: texts.event, many: texts.events },
  origin: 'eventHome',
};

/** The three tabs, in order. */
export const getawaysTabs: readonly GetawaysTab[] = [tripsTab, trainingsTab, eventsTab];

/** The tab that lists an item. */
export function tabOf(item: Item): GetawaysTab {
  if (item.kind === 'trip') return tripsTab;
  return item.isTraining ? trainingsTab : eventsTab;
}

/** The tab of an address, and whether the address leads to the tab's own. Case and a trailing slash do not count. */
export function tabAt(path: string): { tab: GetawaysTab; isLed: boolean } {
  const asked = path.toLowerCase().replace(/\/+$/, '');
  const tab = getawaysTabs.find(({ href, alias }) => asked === href || asked === alias) ?? tripsTab;
  return { tab, isLed: asked !== tab.href };
}
