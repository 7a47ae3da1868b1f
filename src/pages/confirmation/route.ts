import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

/** The last page before paying. */
export const confirmationRoute: PageRoute = {
  path: paths.confirmation,
  prerender: [paths.confirmation],
  isPersonal: true,
  title: texts.confirmationTitle,
  description: texts.confirmationDescription,
  frame: () => import('./ConfirmationSkeleton.tsx'),
  load: async () => (await import('./ConfirmationPage.tsx')).ConfirmationPage,
};
