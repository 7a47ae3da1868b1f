import { classNames } from '../../ui/class-names.ts';
import styles from './Payment.module.css';

/** How a payment stands, as the mark on its wheel tells it. */
export type WheelMark = 'turning' | 'paid' | 'failed' | 'unverified';

const SPOKES =
  'M60 60L100 60M60 60L94.6 80M60 60L80 94.6M60 60L60 100M60 60L40 94.6M60 60L25.4 80M60 60L20 60M60 60L25.4 40M60 60L40 25.4M60 60L60 20M60 60L80 25.4M60 60L94.6 40';

/** A spoked wheel: it turns while the payment is checked and carries the verdict afterwards. */
export function Wheel({ mark }: { mark: WheelMark }) {
  const turning = mark === 'turning';
  return (
    <svg className={styles.wheel} viewBox="0 0 120 120" fill="none" aria-hidden="true">
      <circle className={turning ? styles.track : styles.tyre} cx="60" cy="60" r="50" />
      <g className={classNames(styles.spokes, turning && styles.turning)}>
        <path d={SPOKES} />
        <circle cx="60" cy="60" r="40" />
        {turning && <path className={styles.arc} d="M60 10a50 50 0 0 1 50 50" />}
      </g>
      <circle className={styles.hub} cx="60" cy="60" r="9" />
      {!turning && <circle className={styles.halo} cx="94" cy="92" r="26" />}
      {mark === 'paid' && (
        <g className={styles.paid}>
          <circle cx="94" cy="92" r="21" />
          <path d="M84 92l7 7 13-14" />
        </g>
      )}
      {mark === 'failed' && (
        <g className={styles.failed}>
          <circle cx="94" cy="92" r="21" />
          <path d="M86 84l16 16M102 84L86 100" />
        </g>
      )}
      {mark === 'unverified' && (
        <g className={styles.unverified}>
          <circle cx="94" cy="92" r="21" />
          <path d="M94 82v12l7 5" />
        </g>
      )}
    </svg>
  );
}
