import { Button } from '@mantine/core';
import type { SnapshotFrom } from 'xstate';
import type { SavedEvent, savedMachine } from '#machines/saved.machine.ts';
import * as texts from '#texts/saved.ts';
import styles from './Compare.module.css';

interface CompareBarProps {
  state: SnapshotFrom<typeof savedMachine>;
  send: (event: SavedEvent) => void;
}

/** The number of rides chosen for comparing, and the way to see them; in view while rides are chosen. */
export function CompareBar({ state, send }: CompareBarProps) {
  const { length } = state.context.compared;
  return (
    <div className={styles.bar} data-chosen={length > 0 || undefined}>
      <p role="status">{wordsOf(state, length)}</p>
      {length > 0 && (
        <Button
          variant="filled"
          disabled={!state.can({ type: 'compare.opened' })}
          onClick={() => send({ type: 'compare.opened' })}
        >
          {texts.compare}
        </Button>
      )}
    </div>
  );
}

function wordsOf(state: CompareBarProps['state'], count: number): string {
  if (state.matches({ compare: 'full' })) return texts.threeAtMost;
  if (count === 0) return '';
  return count === 1 ? texts.oneRideChosen : texts.ridesChosen(count);
}
