import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

/** The route of the payment result page. */
export const paymentRoute: PageRoute = {
  path: paths.paymentResult,
  prerender: [paths.paymentResult],
  isPersonal: true,
  title: texts.paymentTitle,
  description: texts.paymentDescription,
  frame: () => import('./PaymentView.tsx'),
  load: async () => (await import('./PaymentPage.tsx')).PaymentPage,
};
