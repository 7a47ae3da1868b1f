import { type ReactNode, useState } from 'react';
import { AnnounceContext, createAnnouncements, ROLES, type Urgency } from './announcements.ts';

const URGENCIES: readonly Urgency[] = ['polite', 'assertive'];

/**
 * Two empty regions for screen readers, which stand before any words do, and around them the components that announce
 * words in them (rule: Announcements).
 */
export function Announcer({ children }: { children: ReactNode }) {
  const [{ announce, refs }] = useState(createAnnouncements);
  return (
    <AnnounceContext value={announce}>
      {children}
      {URGENCIES.map((urgency) => (
        // a translator has had these words where they are displayed, and amounts are out of its reach there
        <div
          key={urgency}
          ref={refs[urgency]}
          role={ROLES[urgency]}
          className="ks-hidden"
          translate="no"
        />
      ))}
    </AnnounceContext>
  );
}
