import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import { StoreBadges } from '../../ui/StoreBadges.tsx';
import type { SiteConfig } from '../site-config.ts';
import styles from './AppPromo.module.css';

const REASONS = [
  { icon: IconRoute, text: 'Live route and meetup point for every booked ride' },
  { icon: IconBell, text: 'Insurance, pollution certificate and service reminders' },
  { icon: IconUsers, text: 'Your ride group, even where the network is thin' },
];

/** The mobile app: why, the two stores, and a code to scan where there is a second device to scan it. */
export function AppPromo({ apps }: { apps: SiteConfig['apps'] }) {
  return (
    <Section tone="tarmac" className={styles.promo}>
      <div className={styles.columns}>
        <div>
          <h2 className={styles.headline}>Your ride, in your pocket</h2>
          <ul className={styles.reasons}>
            {REASONS.map(({ icon, text }) => (
              <li key={text}>
                <Icon icon={icon} />
                {text}
              </li>
            ))}
          </ul>
          <div className={styles.stores}>
            <StoreBadges playStore={apps.playStore} appStore={apps.appStore} />
          </div>
          <div className={styles.scanPanel}>
            <img
              className={styles.qrCode}
              src="/app-code.svg"
              alt="QR code that leads to the app"
              width={132}
              height={132}
              loading="lazy"
            />
            <p>
              <strong>Scan to download</strong>
              Point your phone camera at the code. It opens the right store.
            </p>
          </div>
        </div>
        <img
          className={styles.picture}
          src="/art/app-promo.svg"
          alt="A rider's hand holds a phone with the route over the tank of a motorcycle"
          loading="lazy"
          decoding="async"
        />
      </div>
    </Section>
  );
}
