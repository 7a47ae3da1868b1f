import { lazyPart } from '../lazy-part.tsx';
import type { PageServices } from '../route.ts';

/** Fetches the contact form with its chart. */
export const contactForm = () => import('./ConnectedContactForm.tsx');

/** The contact form with its chart, which comes on its own; named by the heading whose id it is given. */
export function lazyContactForm(services: PageServices) {
  const Form = lazyPart<{ labelledBy: string }>(services, async () => {
    const [{ ConnectedContactForm }, { machines }] = await Promise.all([
      contactForm(),
      services.bookings(),
    ]);
    return ({ labelledBy }) => (
      <ConnectedContactForm machine={machines.contact} labelledBy={labelledBy} />
    );
  });
  return (labelledBy: string) => <Form labelledBy={labelledBy} />;
}
