import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Icon } from '../../ui/Icon.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { Section } from '../../ui/Section.tsx';
import { StoreBadges } from '../../ui/StoreBadges.tsx';
import type { Site } from '../../ui/site.ts';
import styles from './AppPromo.module.css';

const REASONS = [
  { icon: IconRoute, text: 'Live route and meetup point for every booked ride' },
  { icon: IconBell, text: 'Insurance, pollution certificate and service reminders' },
  { icon: IconUsers, text: 'Your ride group, even where the network is thin' },
];

/** The mobile app: why, the two stores, and a code to scan where there is a second device to scan it. */
export function AppPromo({ apps }: { apps: Site['apps'] }) {
  return (
    <Section tone="tarmac" className={styles.promo}>
      <div className={styles.columns}>
        <div>
          <h2 className={styles.headline}>Your ride, in your pocket</h2>
          <ul className={styles.reasons}>
            {REASONS.map(({ icon, text }) => (
              <li key={text}>
                <Icon of={icon} />
                {text}
              </li>
            ))}
          </ul>
          <div className={styles.stores}>
            <StoreBadges playStore={apps.playStore} appStore={apps.appStore} />
          </div>
          <div className={styles.scan}>
            <QrCode
              text={apps.download}
              label="QR code that leads to the app"
              className={styles.code}
            />
            <p>
              <strong>Scan to download</strong>
              Point your phone camera at the code. It opens the right store.
            </p>
          </div>
        </div>
        <PhoneScene />
      </div>
    </Section>
  );
}

/** A night road with a phone before it that shows a ride under way. */
function PhoneScene() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <img src="/art/app-promo.svg" alt="" loading="lazy" decoding="async" />
      <div className={styles.phone}>
        <div className={styles.screen}>
          <div className={styles.road}>
            <img src="/art/app-phone.svg" alt="" loading="lazy" decoding="async" />
            <span className={styles.live}>Riding now</span>
          </div>
          <div className={styles.sheet}>
            <b>Valparai hairpins</b>
            <ul className={styles.figures}>
              <li>
                <b>64.2</b>km ridden
              </li>
              <li>
                <b>1:48</b>on the road
              </li>
              <li>
                <b>40</b>bends
              </li>
            </ul>
            <svg viewBox="0 0 220 70" aria-hidden="true" className={styles.climb}>
              <path
                className={styles.ground}
                d="M4 60 30 48l16 4 24-28 22 10 26-22 22 18 20-8 26 22 30-10v36H4Z"
              />
              <path
                className={styles.line}
                d="M4 60 30 48l16 4 24-28 22 10 26-22 22 18 20-8 26 22 30-10"
              />
              <circle className={styles.rider} cx="140" cy="30" r="6" />
            </svg>
          </div>
        </div>
      </div>
    </div>
  );
}
