import { Button } from '@mantine/core';
import type { ComponentProps } from 'react';
import { SAVED_LIMIT } from '#machines/domain/catalogue/saved-items.ts';
import type { savedMachine } from '#machines/saved.machine.ts';
import * as texts from '#texts/hearts.ts';
import * as paths from '../../paths.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Toast } from '../../ui/Toast.tsx';

const ACTION = { variant: 'transparent', flex: 'none', my: '-0.6875rem' } as const;

/** The outcome of the last press of a heart, with a button or a link. */
export function SavedNotice({ state, send }: ViewProps<typeof savedMachine>) {
  const { notice } = state.value;
  const seeSaved = (
    <LinkButton {...ACTION} href={paths.saved}>
      {texts.seeSavedRides}
    </LinkButton>
  );
  const undo = (
    <Button {...ACTION} onClick={() => send({ type: 'removal.undone' })}>
      {texts.undo}
    </Button>
  );
  const noRoom = texts.noRoomFor(state.context.subject?.title ?? texts.thisRide, SAVED_LIMIT);
  const notices: Readonly<Record<typeof notice, ComponentProps<typeof Toast>>> = {
    hidden: { children: null },
    saved: { children: texts.savedOnDevice, action: seeSaved },
    removed: { children: texts.removedFromSaved, action: undo },
    notStored: { children: texts.notSaved, isWarning: true },
    newer: { children: texts.storedByNewerVersion, isWarning: true },
    full: { children: noRoom, isWarning: true },
  };
  return <Toast {...notices[notice]} />;
}
