import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';
import { lazyCopyTrace } from '../support/lazy-copy-trace.tsx';
import { visitPage } from '../visit-page.tsx';

const entry = () => import('./PaymentPage.tsx');

/** The route of the payment result page. */
export const paymentRoute: PageRoute = {
  path: paths.paymentResult,
  prerender: [paths.paymentResult],
  isPersonal: true,
  title: texts.paymentTitle,
  description: texts.paymentDescription,
  entry,
  prefetchRuntime: 'bookings',
  load: async (services) => {
    const { bookings, browser } = services;
    const [{ PaymentPage }, { PaymentFallback }, { machines, inputs }] = await Promise.all([
      entry(),
      import('./PaymentView.tsx'),
      bookings(),
    ]);
    const support = lazyCopyTrace(services);
    return visitPage(
      inputs.payment,
      (input) => (
        <PaymentPage
          machine={machines.payment}
          input={input}
          support={support}
          onHidden={browser.onHidden}
          onReturned={browser.onReturned}
        />
      ),
      <PaymentFallback />,
    );
  },
};
