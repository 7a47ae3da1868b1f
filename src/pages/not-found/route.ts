import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

/** The route of every address that is not one of the site's. */
export const notFoundRoute: PageRoute = {
  path: '*',
  prerender: [paths.notFound],
  title: texts.notFoundTitle,
  description: texts.notFoundDescription,
  load: async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
};
