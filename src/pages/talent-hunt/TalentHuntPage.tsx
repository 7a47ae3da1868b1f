import { useState } from 'react';
import type { SiteConfig } from '../site-config.ts';
import { TalentHuntView } from './TalentHuntView.tsx';

interface TalentHuntPageProps {
  site: SiteConfig;
  /** Starts with the details popup open, as /popupdetails does. */
  popupOpen?: boolean;
  /** The visitor closed the popup. */
  onPopupClose?: () => void;
}

/** The page at /talenthunt, and at /popupdetails with its details popup open. */
export function TalentHuntPage({ site, popupOpen = false, onPopupClose }: TalentHuntPageProps) {
  const [open, setOpen] = useState(popupOpen);
  return (
    <TalentHuntView
      chat={site.chat}
      popupOpen={open}
      onPopup={(next) => {
        setOpen(next);
        if (!next) onPopupClose?.();
      }}
    />
  );
}
