import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

/** The page of an item, at one of its two addresses. */
const detailsAt = (path: string): PageRoute => ({
  path,
  prerender: [],
  // no ride has its page there, since no file name begins with a dot (`itemPath`)
  shell: paths.detailsOf('.any'),
  title: null,
  description: null,
  frame: () => import('./DetailsFrame.tsx'),
  fetchedOnSight: true,
  load: async () => (await import('./DetailsPage.tsx')).DetailsPage,
});

/** A trip or a training. */
export const detailsRoute = detailsAt(paths.detailsPattern);

/** An event. */
export const eventDetailsRoute = detailsAt(paths.eventDetailsPattern);
