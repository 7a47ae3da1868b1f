import * as paths from '../../paths.ts';
import { useSite } from '../../site/site.ts';
import { TalentHunt } from './TalentHunt.tsx';

/** The page at /popupdetails: the talent hunt with the details open; closing them leads to the page without. */
export function TalentHuntPopupPage() {
  const { browser } = useSite();
  return <TalentHunt opened onClose={() => browser.go(paths.talentHunt, { replace: true })} />;
}
