import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

const terms = () => import('./TermsPage.tsx');
const privacy = () => import('./PrivacyPage.tsx');
const refund = () => import('./RefundPage.tsx');

/** The terms of use. */
export const termsRoute: PageRoute = {
  path: paths.terms,
  prerender: [paths.terms],
  title: 'Terms & Conditions',
  description: 'The terms of use of this site and of the rides booked here.',
  entry: terms,
  load: async ({ site }) => {
    const { TermsPage } = await terms();
    return () => <TermsPage site={site} />;
  },
};

/** The privacy policy, with the button that makes this device forget. */
export const privacyRoute: PageRoute = {
  path: paths.privacy,
  prerender: [paths.privacy],
  title: 'Privacy Policy',
  description: 'What we know about you, why, for how long, and how to make this device forget it.',
  entry: privacy,
  load: async ({ site, bookings, saved }) => {
    const { PrivacyPage } = await privacy();
    const forget = async () => {
      // their scripts may not arrive, and then nothing is forgotten
      const [{ bookingStorage, forgetVisits }, { actor }] = await Promise.all([
        bookings(),
        saved(),
      ]);
      bookingStorage.forgetAll();
      actor().send({ type: 'rides.forgotten' });
      // the last: caches may take their time, or never answer
      await forgetVisits();
    };
    return () => <PrivacyPage site={site} onForget={forget} />;
  },
};

/** When money comes back. */
export const refundRoute: PageRoute = {
  path: paths.refund,
  prerender: [paths.refund],
  title: 'Refund Policy',
  description: 'When money comes back, how, and in how many business days by method of payment.',
  entry: refund,
  load: async ({ site }) => {
    const { RefundPage } = await refund();
    return () => <RefundPage site={site} />;
  },
};
