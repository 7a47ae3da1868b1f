import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { MOST_SAVED } from '#machines/domain/saved-items.ts';
import type { SavedEvent, savedMachine } from '#machines/saved.machine.ts';
import * as paths from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Toast } from '../../ui/Toast.tsx';
import styles from './SavedNotice.module.css';

interface SavedNoticeProps {
  state: SnapshotFrom<typeof savedMachine>;
  send: (event: SavedEvent) => void;
}

/** What became of the last press of a heart, with the way on. */
export function SavedNotice({ state, send }: SavedNoticeProps) {
  const title = state.context.subject?.title ?? 'This ride';
  if (state.matches({ notice: 'saved' })) {
    return (
      <Toast
        action={
          <SiteLink href={paths.saved} className={styles.action}>
            See saved rides
          </SiteLink>
        }
      >
        Saved on this device.
      </Toast>
    );
  }
  if (state.matches({ notice: 'removed' })) {
    return (
      <Toast
        action={
          <Button
            variant="text"
            className={styles.action}
            onClick={() => send({ type: 'removal.undone' })}
          >
            Undo
          </Button>
        }
      >
        Removed from saved rides.
      </Toast>
    );
  }
  const warning = warningOf(state, title);
  return <Toast isWarning={warning !== null}>{warning}</Toast>;
}

function warningOf(state: SavedNoticeProps['state'], title: string): ReactNode | null {
  if (state.matches({ notice: 'unkept' }))
    return 'This device could not keep that. It lasts until you close this page.';
  if (state.matches({ notice: 'newer' }))
    return 'A newer version of this site keeps your saved rides. Load this page again to change them.';
  if (state.matches({ notice: 'full' }))
    return `${title} is not saved: ${MOST_SAVED} rides are. Remove one to make room.`;
  return null;
}
