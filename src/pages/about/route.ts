import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

/** The route of About. */
export const aboutRoute: PageRoute = {
  path: paths.about,
  prerender: [paths.about],
  title: texts.aboutTitle,
  description: texts.aboutDescription,
  load: async () => (await import('./AboutPage.tsx')).AboutPage,
};
