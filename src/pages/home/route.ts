import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

/** The front page; the featured rides come on their own. */
export const homeRoute: PageRoute = {
  path: paths.home,
  prerender: [paths.home],
  title: '',
  prefetch: [() => import('./Featured.tsx')],
  load: async () => (await import('./HomePage.tsx')).HomePage,
};
