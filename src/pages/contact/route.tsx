import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';
import { contactForm, lazyContactForm } from './lazy-contact-form.tsx';

const entry = () => import('./ContactPage.tsx');

/** The contact form and the office of this deployment. */
export const contactRoute: PageRoute = {
  path: paths.contact,
  prerender: [paths.contact],
  title: texts.contactTitle,
  description: ({ office }) => texts.contactDescription(office.area, office.city),
  entry,
  prefetch: [contactForm],
  prefetchRuntime: 'bookings',
  load: async (services) => {
    const { ContactPage } = await entry();
    const form = lazyContactForm(services);
    return () => <ContactPage site={services.site} form={form} />;
  },
};
