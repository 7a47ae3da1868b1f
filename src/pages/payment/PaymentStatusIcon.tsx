import { clsx } from 'clsx';
import styles from './Payment.module.css';

/** The state of a payment, as its icon shows it. */
export type PaymentIconStatus = 'checking' | 'paid' | 'failed' | 'unverified';

const SPOKES =
  'M60 60L100 60M60 60L94.6 80M60 60L80 94.6M60 60L60 100M60 60L40 94.6M60 60L25.4 80M60 60L20 60M60 60L25.4 40M60 60L40 25.4M60 60L60 20M60 60L80 25.4M60 60L94.6 40';

/** A motorcycle wheel that spins while the payment is checked, with a badge for its outcome afterwards. */
export function PaymentStatusIcon({ status }: { status: PaymentIconStatus }) {
  const isChecking = status === 'checking';
  return (
    <svg className={styles.statusIcon} viewBox="0 0 120 120" fill="none" aria-hidden="true">
      <circle className={isChecking ? styles.track : styles.rim} cx="60" cy="60" r="50" />
      <g className={clsx(styles.spokes, isChecking && styles.spinning)}>
        <path d={SPOKES} />
        <circle cx="60" cy="60" r="40" />
        {isChecking && <path className={styles.arc} d="M60 10a50 50 0 0 1 50 50" />}
      </g>
      <circle className={styles.hub} cx="60" cy="60" r="9" />
      {!isChecking && <circle className={styles.badgeOutline} cx="94" cy="92" r="26" />}
      {status === 'paid' && (
        <g className={styles.paid}>
          <circle cx="94" cy="92" r="21" />
          <path d="M84 92l7 7 13-14" />
        </g>
      )}
      {status === 'failed' && (
        <g className={styles.failed}>
          <circle cx="94" cy="92" r="21" />
          <path d="M86 84l16 16M102 84L86 100" />
        </g>
      )}
      {status === 'unverified' && (
        <g className={styles.unverified}>
          <circle cx="94" cy="92" r="21" />
          <path d="M94 82v12l7 5" />
        </g>
      )}
    </svg>
  );
}
