import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

const form = () => import('../contact/ConnectedContactForm.tsx');
const entry = () => import('./CorporatePage.tsx');

/** Events for companies, with the contact form. */
export const corporateRoute: PageRoute = {
  path: paths.corporate,
  prerender: [paths.corporate],
  title: texts.corporateTitle,
  description: texts.corporateDescription,
  entry,
  prefetch: [form],
  load: async () => (await entry()).CorporatePage,
};
