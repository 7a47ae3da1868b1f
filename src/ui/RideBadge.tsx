import { clsx } from 'clsx';
import styles from './RideBadge.module.css';

const TONES = {
  fact: undefined,
  closed: styles.closed,
  offer: styles.offer,
  lastSeats: styles.lastSeats,
};

interface RideBadgeProps {
  /** The look: a fact such as the level, the reason for which a ride is closed, a discount, or the last seats. */
  tone?: keyof typeof TONES;
  /** The words; '' displays nothing. */
  words: string;
}

/**
 * A few words over the picture of a ride, or beside its price. It is a plain element: each card of a list has two or
 * three, and Mantine's Badge would resolve its styles for each.
 */
export function RideBadge({ tone = 'fact', words }: RideBadgeProps) {
  if (words === '') return null;
  return (
    // words of the platform are written in whatever direction
    <span className={clsx(styles.badge, TONES[tone])} dir="auto">
      {words}
    </span>
  );
}
