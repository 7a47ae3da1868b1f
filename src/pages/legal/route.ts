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
  load: async () => (await terms()).TermsPage,
};

/** The privacy policy, with the button that makes this device forget. */
export const privacyRoute: PageRoute = {
  path: paths.privacy,
  prerender: [paths.privacy],
  title: texts.privacyTitle,
  description: texts.privacyDescription,
  entry: privacy,
  load: async () => (await privacy()).PrivacyPage,
};

/** The refund policy. */
export const refundRoute: PageRoute = {
  path: paths.refund,
  prerender: [paths.refund],
  title: texts.refundTitle,
  description: texts.refundDescription,
  entry: refund,
  load: async () => (await refund()).RefundPage,
};
