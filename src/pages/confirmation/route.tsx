import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';
import { lazyCopyTrace } from '../support/lazy-copy-trace.tsx';
import { visitPage } from '../visit-page.tsx';

const entry = () => import('./ConfirmationPage.tsx');

/** The last page before paying. */
export const confirmationRoute: PageRoute = {
  path: paths.confirmation,
  prerender: [paths.confirmation],
  isPersonal: true,
  title: texts.confirmationTitle,
  description: texts.confirmationDescription,
  entry,
  prefetchRuntime: 'bookings',
  load: async (services) => {
    const { bookings, browser } = services;
    const [{ ConfirmationPage }, { ConfirmationSkeleton }, { machines, inputs }, { itemLink }] =
      await Promise.all([
        entry(),
        import('./ConfirmationSkeleton.tsx'),
        bookings(),
        import('../../ui/item-link.ts'),
      ]);
    const support = lazyCopyTrace(services);
    return visitPage(
      inputs.booking,
      (input) => (
        <ConfirmationPage
          machine={machines.booking}
          input={input}
          support={support}
          itemHref={(input && itemLink(input.draft.item)?.href) ?? paths.getaways}
          onPageRestored={browser.onRestored}
          onReturned={browser.onReturned}
        />
      ),
      <ConfirmationSkeleton />,
    );
  },
};
