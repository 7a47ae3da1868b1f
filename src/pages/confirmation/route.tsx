import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';
import { visitPage } from '../visit-page.tsx';

const entry = () => import('./ConfirmationPage.tsx');

/** The last page before paying. */
export const confirmationRoute: PageRoute = {
  path: paths.confirmation,
  prerender: [paths.confirmation],
  isPersonal: true,
  title: 'Confirm and pay',
  description: 'Check your tickets, say who rides, and pay.',
  entry,
  prefetchRuntime: 'bookings',
  load: async ({ bookings, browser }) => {
    const [{ ConfirmationPage }, { ConfirmationSkeleton }, { machines, inputs }, { itemLink }] =
      await Promise.all([
        entry(),
        import('./ConfirmationSkeleton.tsx'),
        bookings(),
        import('../../ui/item-link.ts'),
      ]);
    return visitPage(
      inputs.booking,
      (input) => (
        <ConfirmationPage
          machine={machines.booking}
          input={input}
          itemHref={(input && itemLink(input.draft.item)?.href) ?? paths.getaways}
          onPageRestored={browser.onRestored}
          onReturned={browser.onReturned}
        />
      ),
      <ConfirmationSkeleton />,
    );
  },
};
