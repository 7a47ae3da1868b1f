import { Button } from '@mantine/core';
import type { savedMachine } from '#machines/saved.machine.ts';
import * as texts from '#texts/saved.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { useAnnouncement } from '../../ui/announcements.ts';
import { reserveBarRoom } from '../../ui/bar-room.ts';
import styles from './CompareBar.module.css';

const reserveRoom = reserveBarRoom('scrollPaddingBottom');

/** The number of rides chosen for comparing, and the button that compares them; in view while rides are chosen. */
export function CompareBar({ state, send }: ViewProps<typeof savedMachine>) {
  const { length } = state.context.compared;
  const words = length === 1 ? texts.oneRideChosen : texts.ridesChosen(length);
  const announced = useAnnouncement<HTMLParagraphElement>('polite');
  if (length === 0) return null;
  return (
    <div ref={reserveRoom} className={styles.bar}>
      <p ref={announced}>{state.matches({ compare: 'full' }) ? texts.threeAtMost : words}</p>
      <Button
        variant="filled"
        disabled={!state.can({ type: 'compare.opened' })}
        onClick={() => send({ type: 'compare.opened' })}
      >
        {texts.compare}
      </Button>
    </div>
  );
}
