import { useState } from 'react';
import type { SiteConfig } from '../site-config.ts';
import { TalentHuntView } from './TalentHuntView.tsx';

interface TalentHuntPageProps {
  site: SiteConfig;
  /** Starts with the sponsorship modal open, as /popupdetails does. */
  modalOpen?: boolean;
  /** The visitor closed the modal. */
  onModalClose?: () => void;
}

/** The page at /talenthunt, and at /popupdetails with its sponsorship modal open. */
export function TalentHuntPage({ site, modalOpen = false, onModalClose }: TalentHuntPageProps) {
  const [open, setOpen] = useState(modalOpen);
  return (
    <TalentHuntView
      chat={site.chat}
      modalOpen={open}
      onModalChange={(next) => {
        setOpen(next);
        if (!next) onModalClose?.();
      }}
    />
  );
}
