import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import { lazyPart } from '../lazy-part.tsx';
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
  prefetchRuntime: 'catalogue',
  load: async (services) => {
    const { SavedPage } = await entry();
    const Rides = lazyPart(services, async () => {
      const [{ SavedRides }, { actor, machines }] = await Promise.all([rides(), services.saved()]);
      return () => (
        <SavedRides actor={actor()} machine={machines.savedRides} now={services.browser.now} />
      );
    });
    return () => <SavedPage Rides={Rides} />;
  },
};
