import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { MOST_SAVED } from '#machines/domain/saved-items.ts';
import type { SavedEvent, savedMachine } from '#machines/saved.machine.ts';
import * as texts from '#texts/saved.ts';
import * as paths from '../../paths.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Toast } from '../../ui/Toast.tsx';

const ACTION = { variant: 'transparent', flex: 'none', my: '-0.6875rem' } as const;

interface SavedNoticeProps {
  state: SnapshotFrom<typeof savedMachine>;
  send: (event: SavedEvent) => void;
}

/** The outcome of the last press of a heart, with the way on. */
export function SavedNotice({ state, send }: SavedNoticeProps) {
  const title = state.context.subject?.title ?? texts.thisRide;
  if (state.matches({ notice: 'saved' })) {
    return (
      <Toast
        action={
          <Button component={SiteLink} {...ACTION} href={paths.saved}>
            {texts.seeSavedRides}
          </Button>
        }
      >
        {texts.savedOnDevice}
      </Toast>
    );
  }
  if (state.matches({ notice: 'removed' })) {
    return (
      <Toast
        action={
          <Button {...ACTION} onClick={() => send({ type: 'removal.undone' })}>
            {texts.undo}
          </Button>
        }
      >
        {texts.removedFromSaved}
      </Toast>
    );
  }
  const warning = warningOf(state, title);
  return <Toast isWarning={warning !== null}>{warning}</Toast>;
}

function warningOf(state: SavedNoticeProps['state'], title: string): ReactNode | null {
  if (state.matches({ notice: 'unkept' })) return texts.notKept;
  if (state.matches({ notice: 'newer' })) return texts.keptByNewerVersion;
  if (state.matches({ notice: 'full' })) return texts.noRoomFor(title, MOST_SAVED);
  return null;
}
