import { useState } from 'react';
import * as paths from '../../paths.ts';
import { useSite } from '../../site/site.ts';
import { TalentHuntView } from './TalentHuntView.tsx';

/** The page at /talenthunt. */
export function TalentHuntPage() {
  const { facts } = useSite();
  const [open, setOpen] = useState(false);
  return <TalentHuntView chat={facts.chat} modalOpen={open} onModalChange={setOpen} />;
}

/** The page at /popupdetails: with its sponsorship modal open, which leads to the page without when it is closed. */
export function TalentHuntPopupPage() {
  const { facts, browser } = useSite();
  const [open, setOpen] = useState(true);
  const change = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) browser.go(paths.talentHunt, { replace: true });
  };
  return <TalentHuntView chat={facts.chat} modalOpen={open} onModalChange={change} />;
}
