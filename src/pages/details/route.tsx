import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';
import { visitPage } from '../visit-page.tsx';

const entry = () => import('./DetailsFrame.tsx');
const page = () => import('./DetailsPage.tsx');

/** The page of an item, at either of its addresses. */
const details: Omit<PageRoute, 'path'> = {
  prerender: [],
  shell: paths.detailsOf('any'),
  title: null,
  entry,
  prefetch: [page],
  prefetchRuntime: true,
  load: async ({ runtime, site, browser, origin }) => {
    const [{ DetailsPage }, { DetailsFallback }, { machines, inputs }] = await Promise.all([
      page(),
      entry(),
      runtime(),
    ]);
    return visitPage(
      ({ id = '' }) => inputs.item(id),
      (input) => (
        <DetailsPage
          machines={machines}
          {...input}
          today={inputs.today()}
          link={origin + browser.arrival().path + browser.arrival().search}
          canShareNatively={browser.canShare()}
          site={site}
        />
      ),
      <DetailsFallback brand={site.brand} />,
    );
  },
};

/** A trip or a training. */
export const detailsRoute: PageRoute = { path: paths.detailsPattern, ...details };

/** An event. */
export const eventDetailsRoute: PageRoute = { path: paths.eventDetailsPattern, ...details };
