import styles from './Payment.module.css';

/** The state of a payment, as its icon shows it. */
export type PaymentIconStatus = 'checking' | 'paid' | 'failed' | 'unverified';

const SPOKES =
  'M60 60L100 60M60 60L94.6 80M60 60L80 94.6M60 60L60 100M60 60L40 94.6M60 60L25.4 80M60 60L20 60M60 60L25.4 40M60 60L40 25.4M60 60L60 20M60 60L80 25.4M60 60L94.6 40';

/** The badge of each outcome: its ground, the colour of its mark and the mark. */
const BADGES = {
  paid: { ground: 'var(--ks-moss)', ink: 'var(--ks-paper)', mark: 'M84 92l7 7 13-14' },
  failed: { ground: 'var(--ks-ember)', ink: 'var(--ks-paper)', mark: 'M86 84l16 16M102 84L86 100' },
  unverified: { ground: 'var(--ks-ink)', ink: 'var(--ks-signal)', mark: 'M94 82v12l7 5' },
} as const;

/** A motorcycle wheel that spins while the payment is checked, with a badge for its outcome afterwards. */
export function PaymentStatusIcon({ status }: { status: PaymentIconStatus }) {
  const badge = status === 'checking' ? null : BADGES[status];
  return (
    <svg
      className={styles.statusIcon}
      width={112}
      height={112}
      viewBox="0 0 120 120"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle
        cx="60"
        cy="60"
        r="50"
        stroke={badge === null ? 'var(--ks-line)' : 'var(--ks-ink)'}
        strokeWidth="9"
      />
      <g
        className={badge === null ? styles.spinning : undefined}
        stroke="var(--ks-line-strong)"
        strokeWidth="2"
      >
        <path d={SPOKES} strokeLinecap="butt" />
        <circle cx="60" cy="60" r="40" />
        {badge === null && (
          <path d="M60 10a50 50 0 0 1 50 50" stroke="var(--ks-ink)" strokeWidth="9" />
        )}
      </g>
      <circle cx="60" cy="60" r="9" fill="var(--ks-ink)" />
      {badge !== null && (
        <>
          <circle cx="94" cy="92" r="26" fill="var(--ks-paper)" />
          <circle cx="94" cy="92" r="21" fill={badge.ground} />
          <path d={badge.mark} stroke={badge.ink} strokeWidth="5" />
        </>
      )}
    </svg>
  );
}
