import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts';
import { Section } from '../../ui/Section.tsx';
import { StoreBadges } from '../../ui/StoreBadges.tsx';
import type { SiteConfig } from '../site-config.ts';
import styles from './AppPromo.module.css';

const REASONS = [
  { icon: IconRoute, text: 'Live route and meetup point for every booked ride' },
  { icon: IconBell, text: 'Insurance, pollution certificate and service reminders' },
  { icon: IconUsers, text: 'Your ride group, even where the network is thin' },
];

// The encoder is no part of the first load; the prerendered page carries its drawing.
const QrCode = lazyWithRetry(async () => (await import('../../ui/QrCode.tsx')).QrCode);

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
          <ErrorBoundary fallback={null}>
            <div className={styles.scanPanel}>
              <div className={styles.qrCode}>
                <Suspense>
                  <QrCode text={apps.download} label="QR code that leads to the app" />
                </Suspense>
              </div>
              <p>
                <strong>Scan to download</strong>
                Point your phone camera at the code. It opens the right store.
              </p>
            </div>
          </ErrorBoundary>
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
