import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

const terms = () => import('./TermsPage.tsx');
const privacy = () => import('./PrivacyPage.tsx');
const refund = () => import('./RefundPage.tsx');

/** The terms of use. */
export const termsRoute: PageRoute = {
  path: paths.terms,
  prerender: [paths.terms],
  title: texts.termsTitle,
  description: texts.termsDescription,
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
  title: texts.privacyTitle,
  description: texts.privacyDescription,
  entry: privacy,
  load: async ({ site, bookings, saved }) => {
    const { PrivacyPage } = await privacy();
    const forget = async () => {
      // if their scripts do not arrive, nothing is forgotten
      const [{ bookingStorage, forgetVisits }, { actor }] = await Promise.all([
        bookings(),
        saved(),
      ]);
      bookingStorage.forgetAll();
      actor().send({ type: 'rides.forgotten' });
      // last, because caches may be slow or never answer
      await forgetVisits();
    };
    return () => <PrivacyPage site={site} onForget={forget} />;
  },
};

/** The refund policy. */
export const refundRoute: PageRoute = {
  path: paths.refund,
  prerender: [paths.refund],
  title: texts.refundTitle,
  description: texts.refundDescription,
  entry: refund,
  load: async ({ site }) => {
    const { RefundPage } = await refund();
    return () => <RefundPage site={site} />;
  },
};
