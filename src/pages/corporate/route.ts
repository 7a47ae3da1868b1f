import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

/** Events for companies, with the contact form. */
export const corporateRoute: PageRoute = {
  path: paths.corporate,
  prerender: [paths.corporate],
  title: texts.corporateTitle,
  description: texts.corporateDescription,
  prefetch: [() => import('../contact/ContactForm.tsx')],
  load: async () => (await import('./CorporatePage.tsx')).CorporatePage,
};
