import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

const entry = () => import('./PaymentView.tsx');
const page = () => import('./PaymentPage.tsx');

/** The route of the payment result page. */
export const paymentRoute: PageRoute = {
  path: paths.paymentResult,
  prerender: [paths.paymentResult],
  isPersonal: true,
  title: texts.paymentTitle,
  description: texts.paymentDescription,
  entry,
  prefetch: [page],
  load: async () => (await page()).PaymentPage,
};
