import { Group } from '@mantine/core';
import * as texts from '#texts/ui.ts';
import styles from './StoreBadges.module.css';

interface StoreBadgesProps {
  /** Address of the app in the Play Store. */
  playStore: string;
  /** Address of the app in the App Store. */
  appStore: string;
}

/** Links to the two app stores, with drawings of our own. */
export function StoreBadges({ playStore, appStore }: StoreBadgesProps) {
  return (
    <Group gap="sm">
      <StoreBadge
        href={playStore}
        callToAction={texts.getItOn}
        store="Play Store"
        icon={PLAY_STORE_ICON}
      />
      <StoreBadge
        href={appStore}
        callToAction={texts.downloadOn}
        store="App Store"
        icon={APP_STORE_ICON}
      />
    </Group>
  );
}

const PLAY_STORE_ICON =
  'M5 3.6v16.8c0 .6.6.9 1.1.6l14-8.4c.5-.3.5-.9 0-1.2L6.1 3c-.5-.3-1.1 0-1.1.6ZM5.3 3.4 15.2 15M5.3 20.6 15.2 9';
const APP_STORE_ICON =
  'M7 2.800h10a2 2 0 0 1 2 2v14.400a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4.800a2 2 0 0 1 2-2ZM12 7v7M9 11.400l3 3 3-3M8.6 17.800h6.8';

/** The look of a drawing: that of the icons. */
const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: 1.5,
} as const;

interface StoreBadgeProps {
  href: string;
  /** The small line above the store's name. */
  callToAction: string;
  store: string;
  /** Path of the drawing, in a box of 24 by 24. */
  icon: string;
}

function StoreBadge({ href, callToAction, store, icon }: StoreBadgeProps) {
  return (
    <a className={styles.badge} href={href} target="_blank" rel="noopener noreferrer">
      <svg viewBox="0 0 24 24" width="1.75rem" height="1.75rem" aria-hidden="true" {...LINES}>
        <path d={icon} />
      </svg>
      <span>
        <small>{callToAction}</small>
        <b>{store}</b>
        <span className="ks-hidden">{texts.opensInNewTab}</span>
      </span>
    </a>
  );
}
