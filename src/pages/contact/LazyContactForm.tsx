import { lazyPart } from '../lazy-part.tsx';

/** The contact form, whose script comes on its own. */
export const LazyContactForm = lazyPart(
  async () => (await import('./ContactForm.tsx')).ContactForm,
);
