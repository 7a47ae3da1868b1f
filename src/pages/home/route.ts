import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

const entry = () => import('./HomePage.tsx');
const featured = () => import('./Featured.tsx');

/** The front page; the featured rides come on their own. */
export const homeRoute: PageRoute = {
  path: paths.home,
  prerender: [paths.home],
  title: '',
  entry,
  prefetch: [featured],
  load: async () => (await entry()).HomePage,
};
