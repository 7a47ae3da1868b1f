import { type Site, useSite } from '../../site/site.ts';
import { ForgetDetails } from './ForgetDetails.tsx';

/** The button that makes this device forget everything that this site stores on it. */
export function ForgetThisDevice() {
  const site = useSite();
  return <ForgetDetails onForget={() => forgetAll(site)} />;
}

/**
 * Clears every key of this site, and the pages and rides that it cached, from this device. Resolves to false where
 * other tabs cannot be informed. Rejects, and forgets nothing, where a script does not arrive.
 */
async function forgetAll(site: Site): Promise<boolean> {
  const [{ bookingService }, { savedService }, { forgetVisits }] = await Promise.all([
    import('../../site/bookings.ts'),
    import('../../site/saved.ts'),
    import('../../site/visits-in-browser.ts'),
  ]);
  savedService(site).actor.start().send({ type: 'rides.forgotten' });
  const isShared = bookingService(site).forgetAll();
  // last, because caches may be slow or never answer
  await forgetVisits();
  return isShared;
}
