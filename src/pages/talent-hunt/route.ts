import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

const description = texts.talentHuntDescription;

/** The talent hunt. */
export const talentHuntRoute: PageRoute = {
  path: paths.talentHunt,
  prerender: [paths.talentHunt],
  spellings: [paths.talentHuntInFooter],
  title: texts.talentHuntTitle,
  description,
  load: async () => (await import('./TalentHuntPage.tsx')).TalentHuntPage,
};

/** The talent hunt with its popup open. */
export const talentHuntPopupRoute: PageRoute = {
  path: paths.talentHuntPopup,
  prerender: [paths.talentHuntPopup],
  aliasOf: { [paths.talentHuntPopup]: paths.talentHunt },
  title: texts.talentHuntTitle,
  description,
  load: async () => (await import('./TalentHuntPage.tsx')).TalentHuntPopupPage,
};
