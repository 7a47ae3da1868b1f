import { ActionIcon, Button } from '@mantine/core';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { useSelector } from '@xstate/react';
import { type ComponentProps, useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Item } from '#machines/domain/catalogue/item.ts';
import {
  isAmong,
  isSameRide,
  MOST_SAVED,
  rideRefOf,
} from '#machines/domain/catalogue/saved-items.ts';
import type { savedMachine } from '#machines/saved.machine.ts';
import * as texts from '#texts/saved.ts';
import * as paths from '../../paths.ts';
import { useSavedRides } from '../../site/saved.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Toast } from '../../ui/Toast.tsx';
import styles from './Heart.module.css';
import { useSeenFor } from './use-seen-for.ts';

/** Returns the part of the saved rides that a view shows, and the function that sends them events; the view is drawn anew where that part changes. The device is read once the view stands. */
export function useSaved<Shown>(select: (state: SnapshotFrom<typeof savedMachine>) => Shown) {
  const { actor } = useSavedRides();
  useEffect(() => void actor.start(), [actor]);
  return [useSelector(actor, select), actor.send] as const;
}

/** A heart over a picture, pressed while its ride is among the saved ones of this visit; none for a ride without an id. */
export function ConnectedHeart({ item }: { item: Item }) {
  const ride = rideRefOf(item);
  const [isSaved, send] = useSaved(
    ({ context: { rides } }) => rides !== null && ride !== null && isAmong(rides.saved, ride),
  );
  if (ride === null) return null;
  const { title } = item;
  return (
    <ActionIcon
      className={`${styles.heart} ks-screen`}
      aria-pressed={isSaved}
      aria-label={texts.saveRide(title)}
      onClick={() => send({ type: 'ride.toggled', ride: { ...ride, title } })}
    >
      <Icon icon={IconHeart} size={24} />
    </ActionIcon>
  );
}

/** A heart with the message about its ride. */
export function NoticedHeart({ item }: { item: Item }) {
  const { kind, id } = item;
  const [noticed, send] = useSaved((state) => {
    const { subject } = state.context;
    return id !== null && subject !== null && isSameRide(subject, { kind, id }) ? state : null;
  });
  return (
    <>
      <ConnectedHeart item={item} />
      {noticed !== null && <SavedNotice state={noticed} send={send} />}
    </>
  );
}

/** The time for which a ride's page is visible before the ride counts as looked at, in ms (rule: Saved rides). */
const LOOK_DELAY = 3_000;

/** The heart on the ride's own page, which records the look. */
export function OwnPageHeart({ item }: { item: Item }) {
  const { actor } = useSavedRides();
  const ride = rideRefOf(item);
  useSeenFor(LOOK_DELAY, ride && `${ride.kind} ${ride.id}`, () => {
    if (ride !== null) actor.send({ type: 'ride.viewed', ride });
  });
  return <NoticedHeart item={item} />;
}

const ACTION = { variant: 'transparent', flex: 'none', my: '-0.6875rem' } as const;

/** The outcome of the last press of a heart, with the way on. */
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
  const noRoom = texts.noRoomFor(state.context.subject?.title ?? texts.thisRide, MOST_SAVED);
  const notices: Readonly<Record<typeof notice, ComponentProps<typeof Toast>>> = {
    hidden: { children: null },
    saved: { children: texts.savedOnDevice, action: seeSaved },
    removed: { children: texts.removedFromSaved, action: undo },
    notStored: { children: texts.notKept, isWarning: true },
    newer: { children: texts.keptByNewerVersion, isWarning: true },
    full: { children: noRoom, isWarning: true },
  };
  return <Toast {...notices[notice]} />;
}
