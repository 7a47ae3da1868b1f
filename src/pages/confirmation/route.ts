import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

const entry = () => import('./ConfirmationSkeleton.tsx');
const page = () => import('./ConfirmationPage.tsx');

/** The last page before paying. */
export const confirmationRoute: PageRoute = {
  path: paths.confirmation,
  prerender: [paths.confirmation],
  isPersonal: true,
  title: texts.confirmationTitle,
  description: texts.confirmationDescription,
  entry,
  prefetch: [page],
  load: async () => (await page()).ConfirmationPage,
};
