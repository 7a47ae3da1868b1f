import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

/** The rides that the visitor saved on this device. */
export const savedRoute: PageRoute = {
  path: paths.saved,
  prerender: [paths.saved],
  isPersonal: true,
  title: texts.savedTitle,
  description: texts.savedDescription,
  prefetch: [() => import('./SavedRides.tsx')],
  load: async () => (await import('./SavedPage.tsx')).SavedPage,
};
