import * as paths from '../../paths.ts';
import type { PageProps, PageRoute } from '../route.ts';
import { tabAt, trainingsTab, tripsTab } from './tabs.ts';

const list = () => import('./CatalogueList.tsx');

const tabOf = (params: PageProps['params']) => tabAt(params['*'] ?? '') ?? tripsTab;

/** The lists of rides, a tab each. */
export const getawaysRoute: PageRoute = {
  path: paths.getawaysPattern,
  prerender: [paths.getaways, paths.trips, paths.trainings, paths.events],
  shell: paths.getaways,
  aliasOf: { [paths.getaways]: paths.trips },
  redirectsAliases: true,
  title: (params) => tabOf(params).label,
  description: (_, params) => tabOf(params).description,
  prefetch: [list],
  fetchedOnSight: true,
  load: async () => (await import('./GetawaysPage.tsx')).GetawaysPage,
};

/** An older address of the trainings. */
export const trainingHomeRoute: PageRoute = {
  path: paths.trainingHome,
  prerender: [paths.trainingHome],
  aliasOf: { [paths.trainingHome]: paths.trainings },
  redirectsAliases: true,
  title: trainingsTab.label,
  description: () => trainingsTab.description,
  prefetch: [list],
  fetchedOnSight: true,
  load: async () => (await import('./GetawaysPage.tsx')).TrainingHomePage,
};
