import * as paths from '../../paths.ts';
import { lazyPart } from '../lazy-part.tsx';
import type { PageProps, PageRoute, PageServices } from '../route.ts';
import { lazyCopyTrace } from '../support/lazy-copy-trace.tsx';
import { type GetawaysTab, tabAt, trainingsTab, tripsTab } from './tabs.ts';

const entry = () => import('./GetawaysPage.tsx');
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
  entry,
  prefetch: [list],
  early: (path) => [(tabAt(path.slice(paths.getaways.length + 1)) ?? tripsTab).id],
  prefetchRuntime: 'catalogue',
  load: async (services) => {
    const { GetawaysPage } = await entry();
    const List = lazyList(services);
    return ({ params }) => <GetawaysPage place={params['*']} List={List} />;
  },
};

/** An older address of the trainings. */
export const trainingHomeRoute: PageRoute = {
  path: paths.trainingHome,
  prerender: [paths.trainingHome],
  aliasOf: { [paths.trainingHome]: paths.trainings },
  redirectsAliases: true,
  title: trainingsTab.label,
  description: () => trainingsTab.description,
  entry,
  prefetch: [list],
  early: ['trainings'],
  prefetchRuntime: 'catalogue',
  load: async (services) => {
    const { GetawaysPage } = await entry();
    const List = lazyList(services);
    return () => <GetawaysPage List={List} fallback={trainingsTab} />;
  },
};

/** The list of a tab with its chart. */
function lazyList(services: PageServices) {
  const support = lazyCopyTrace(services)(null);
  return lazyPart<{ tab: GetawaysTab }>(services, async () => {
    const [{ CatalogueList }, { machines, inputs }] = await Promise.all([
      list(),
      services.catalogue(),
    ]);
    return ({ tab }) => (
      <CatalogueList
        tab={tab}
        machine={machines[tab.id]}
        prerendered={services.pageData.list(tab.id) ?? inputs.list(tab.id)}
        now={services.browser.now}
        support={support}
        saving={services}
      />
    );
  });
}
