import { useEffect } from 'react';
import { type Site, useSite } from '../../site/site.ts';
import { forgetVisits } from '../../site/visits-in-browser.ts';
import { ForgetDetails } from './ForgetDetails.tsx';

/** The time that the caches of earlier visits have to answer, in ms: everything of a person is gone before they are asked. */
const CACHES_LIMIT = 2_000;

/** The button that makes this device forget everything that this site stores on it. */
export function ForgetThisDevice() {
  const site = useSite();
  // so that everything can be forgotten once the line is gone; a press imports them again where they did not arrive
  useEffect(() => void importServices().catch(() => {}), []);
  return <ForgetDetails onForget={() => forgetAll(site)} />;
}

const importServices = () =>
  Promise.all([import('../../site/bookings.ts'), import('../../site/saved.ts')]);

/**
 * Clears every key of this site, and the pages and rides that it cached, from this device. Resolves to false where
 * other tabs cannot be informed. Rejects, and forgets nothing, where a script does not arrive.
 */
async function forgetAll(site: Site): Promise<boolean> {
  const [{ bookingService }, { savedService }] = await importServices();
  savedService(site).actor.start().send({ type: 'rides.forgotten' });
  const isShared = bookingService(site).forgetAll();
  // last, because caches may be slow or never answer
  await Promise.race([forgetVisits(), new Promise((resolve) => setTimeout(resolve, CACHES_LIMIT))]);
  return isShared;
}
