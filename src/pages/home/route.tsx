import * as paths from '../../paths.ts';
import { lazyPart } from '../lazy-part.tsx';
import type { PageRoute } from '../route.ts';
import { lazyCopyTrace } from '../support/lazy-copy-trace.tsx';

const entry = () => import('./HomePage.tsx');
const featured = () => import('./Featured.tsx');

/** The front page; the featured rides come on their own. */
export const homeRoute: PageRoute = {
  path: paths.home,
  prerender: [paths.home],
  title: '',
  entry,
  prefetch: [featured],
  early: ['trips', 'trainings'],
  prefetchRuntime: 'catalogue',
  load: async (services) => {
    const { HomePage } = await entry();
    const support = lazyCopyTrace(services)(null);
    const Featured = lazyPart(services, async () => {
      const [{ Featured }, { machines, inputs }] = await Promise.all([
        featured(),
        services.catalogue(),
      ]);
      return () => (
        <Featured
          machine={machines.featured}
          prerendered={services.pageData.featured() ?? inputs.featured()}
          now={services.browser.now}
          support={support}
          saving={services}
        />
      );
    });
    return () => <HomePage site={services.site} Featured={Featured} />;
  },
};
