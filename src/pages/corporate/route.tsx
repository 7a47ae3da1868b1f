import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import { contactForm, lazyContactForm } from '../contact/lazy-contact-form.tsx';
import type { PageRoute } from '../route.ts';

const entry = () => import('./CorporatePage.tsx');

/** Events for companies, with the contact form. */
export const corporateRoute: PageRoute = {
  path: paths.corporate,
  prerender: [paths.corporate],
  title: texts.corporateTitle,
  description: texts.corporateDescription,
  entry,
  prefetch: [contactForm],
  prefetchRuntime: 'bookings',
  load: async (services) => {
    const { CorporatePage } = await entry();
    const form = lazyContactForm(services);
    return () => <CorporatePage site={services.site} form={form} />;
  },
};
