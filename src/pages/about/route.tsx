import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

const entry = () => import('./AboutPage.tsx');

/** Who we are. */
export const aboutRoute: PageRoute = {
  path: paths.about,
  prerender: [paths.about],
  title: 'About us',
  description:
    'Who we are, why we ride, and our seven product lines: Garage, Corporate Events, Rewards, Getaways, Store, Utilities and Talent Hunt.',
  entry,
  load: async ({ site }) => {
    const { AboutPage } = await entry();
    return () => <AboutPage site={site} />;
  },
};
