import { ActionIcon } from '@mantine/core';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { useEffect } from 'react';
import { isAmong, isSameRide, rideRefOf } from '#machines/domain/saved-items.ts';
import * as texts from '#texts/saved.ts';
import { useSavedRides } from '../../site/saved.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { HeartProps } from '../../ui/ItemCard.tsx';
import styles from './Heart.module.css';
import { SavedNotice } from './SavedNotice.tsx';
import { useSaved } from './use-saved.ts';

interface HeartViewProps {
  /** The title of the ride it saves, as it is read out. */
  title: string;
  isSaved: boolean;
  onToggle: () => void;
}

/** A heart over a picture, pressed while its ride is saved. */
export function Heart({ title, isSaved, onToggle }: HeartViewProps) {
  return (
    <ActionIcon
      className={`${styles.heart} ks-screen`}
      aria-pressed={isSaved}
      aria-label={texts.saveRide(title)}
      onClick={onToggle}
    >
      <Icon icon={IconHeart} size={24} />
    </ActionIcon>
  );
}

/** The heart of a ride in the saved rides of this visit; none for a ride without an id. */
export function ConnectedHeart({ item }: HeartProps) {
  const { actor } = useSavedRides();
  const ride = rideRefOf(item);
  const isSaved = useSaved(
    ({ context: { rides } }) => rides !== null && ride !== null && isAmong(rides.saved, ride),
  );
  if (ride === null) return null;
  const { title } = item;
  return (
    <Heart
      title={title}
      isSaved={isSaved}
      onToggle={() => actor().send({ type: 'ride.toggled', ride: { ...ride, title } })}
    />
  );
}

/** A heart with the message about its ride. */
export function NoticedHeart({ item }: HeartProps) {
  const { kind, id } = item;
  const { actor } = useSavedRides();
  const noticed = useSaved((state) => {
    const { subject } = state.context;
    return id !== null && subject !== null && isSameRide(subject, { kind, id }) ? state : null;
  });
  return (
    <>
      <ConnectedHeart item={item} />
      {noticed !== null && <SavedNotice state={noticed} send={actor().send} />}
    </>
  );
}

/** The heart on the ride's own page, which records the look. */
export function OwnPageHeart({ item }: HeartProps) {
  const { kind, id } = item;
  const { actor } = useSavedRides();
  useEffect(() => {
    if (id !== null) actor().send({ type: 'ride.viewed', ride: { kind, id } });
  }, [actor, kind, id]);
  return <NoticedHeart item={item} />;
}
