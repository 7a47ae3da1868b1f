import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

const entry = () => import('./SavedPage.tsx');
const rides = () => import('./SavedRides.tsx');

/** The rides that the visitor saved on this device. */
export const savedRoute: PageRoute = {
  path: paths.saved,
  prerender: [paths.saved],
  isPersonal: true,
  title: texts.savedTitle,
  description: texts.savedDescription,
  entry,
  prefetch: [rides],
  load: async () => (await entry()).SavedPage,
};
