import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

/** The contact form and the office of this deployment. */
export const contactRoute: PageRoute = {
  path: paths.contact,
  prerender: [paths.contact],
  title: texts.contactTitle,
  description: ({ office }) => texts.contactDescription(office.area, office.city),
  prefetch: [() => import('./ContactForm.tsx')],
  load: async () => (await import('./ContactPage.tsx')).ContactPage,
};
