import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

/** The terms of use. */
export const termsRoute: PageRoute = {
  path: paths.terms,
  prerender: [paths.terms],
  title: texts.termsTitle,
  description: texts.termsDescription,
  load: async () => (await import('./Terms.mdx')).default,
};

/** The privacy policy, with the button that makes this device forget. */
export const privacyRoute: PageRoute = {
  path: paths.privacy,
  prerender: [paths.privacy],
  title: texts.privacyTitle,
  description: texts.privacyDescription,
  load: async () => (await import('./Privacy.mdx')).default,
};

/** The refund policy. */
export const refundRoute: PageRoute = {
  path: paths.refund,
  prerender: [paths.refund],
  title: texts.refundTitle,
  description: texts.refundDescription,
  load: async () => (await import('./Refund.mdx')).default,
};
