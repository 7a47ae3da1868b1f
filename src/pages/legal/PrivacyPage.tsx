import * as texts from '#texts/legal.ts';
import { partOf, type Site, useSite } from '../../site/site.ts';
import { ForgetDetails } from './ForgetDetails.tsx';
import { legalFacts } from './facts.ts';
import { LegalView } from './LegalView.tsx';
import { privacyText } from './privacy.ts';

/** The page at /privacypolicy, with the button that makes this device forget. */
export function PrivacyPage() {
  const site = useSite();
  return (
    <LegalView
      content={privacyText(legalFacts(site.facts))}
      heading={texts.privacyHeading}
      forget={<ForgetDetails onForget={() => forgetAll(site)} />}
    />
  );
}

/** Clears every key of this site, and the pages and rides that it kept, from this device. Rejects, and forgets nothing, where a script does not arrive. */
async function forgetAll(site: Site): Promise<void> {
  const [{ createBookings }, { createSaved }] = await Promise.all([
    import('../../site/bookings.ts'),
    import('../../site/saved.ts'),
  ]);
  const { bookingStorage, forgetVisits } = partOf(site, createBookings);
  bookingStorage.forgetAll();
  partOf(site, createSaved).actor().send({ type: 'rides.forgotten' });
  // last, because caches may be slow or never answer
  await forgetVisits();
}
