import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

const entry = () => import('./NotFoundPage.tsx');

/** What answers every address that is none of the site. */
export const notFoundRoute: PageRoute = {
  path: '*',
  prerender: [paths.notFound],
  title: texts.notFoundTitle,
  description: texts.notFoundDescription,
  entry,
  load: async () => (await entry()).NotFoundPage,
};
