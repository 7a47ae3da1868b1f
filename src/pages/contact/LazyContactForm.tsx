import { lazyPart } from '../lazy-part.tsx';

/** The contact form with its chart, which comes on its own; named by the heading whose id it is given. */
export const LazyContactForm = lazyPart(
  async () => (await import('./ConnectedContactForm.tsx')).ConnectedContactForm,
);
