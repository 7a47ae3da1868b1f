import { Box, Paper, Space, Stack, Text, Title } from '@mantine/core';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as texts from '#texts/payment.ts';
import { type Urgency, useAnnouncement } from '../../ui/announcements.ts';
import rows from '../../ui/FactRows.module.css';
import { Ranges } from '../../ui/Ranges.tsx';
import type { DisplayedResult, PaymentViewProps } from './displayed-result.tsx';
import styles from './PaymentCard.module.css';
import type { paymentFacts } from './payment-facts.tsx';

const URGENCIES = {
  checking: 'polite',
  paid: 'polite',
  unverified: 'assertive',
  failed: 'assertive',
} satisfies Record<DisplayedResult['status'], Urgency>;

interface CardProps extends Pick<PaymentViewProps, 'support'> {
  result: DisplayedResult;
  facts?: ReturnType<typeof paymentFacts>;
  /** The buttons. */
  children?: ReactNode;
}

/** A result on its card: the spinning wheel, the verdict, its meaning, the facts and the next steps. */
export function PaymentCard({ result, facts = [], support, children }: CardProps) {
  const { status, verdict, meaning, hint, progress } = result;
  const urgency = URGENCIES[status];
  const news = useAnnouncement<HTMLDivElement>(urgency);
  const work = useAnnouncement<HTMLParagraphElement>('polite');
  return (
    <Box className={styles.page} bg="ink.0">
      <Paper
        component="section"
        radius="xl"
        shadow="md"
        w="100%"
        maw="32.5rem"
        ta="center"
        className={styles.card}
        aria-busy={status === 'checking'}
      >
        <Title order={1} size="sm" fw={600} lh={1.4} lts={0} c="dimmed">
          {texts.title}
        </Title>
        <StatusIcon status={status} />
        <Stack ref={news} align="center" gap="0.625rem">
          <Title order={2} fz="xxl" maw="18ch">
            <bdi>{verdict}</bdi>
          </Title>
          {meaning !== undefined && (
            <Text maw="42ch" textWrap="pretty">
              {meaning}
            </Text>
          )}
          {hint !== undefined && (
            <Text size="sm" c="dimmed" maw="42ch">
              <bdi>
                <Ranges text={hint} />
              </bdi>
            </Text>
          )}
        </Stack>
        {progress !== undefined && (
          <Text ref={work} size="sm" fw={500} mt="0.875rem" maw="42ch" textWrap="balance">
            {progress}
          </Text>
        )}
        {facts.length === 0 ? (
          <Space h="lg" />
        ) : (
          <dl className={clsx(rows.rows, styles.facts)}>
            {facts.map(({ name, value, className }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={className}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={styles.actions}>{children}</div>
        {urgency === 'assertive' && support}
      </Paper>
    </Box>
  );
}

const SPOKES =
  'M60 60L100 60M60 60L94.6 80M60 60L80 94.6M60 60L60 100M60 60L40 94.6M60 60L25.4 80M60 60L20 60M60 60L25.4 40M60 60L40 25.4M60 60L60 20M60 60L80 25.4M60 60L94.6 40';

/** The badge of each outcome: the colours of its ground and of its mark, and the mark. */
const BADGES = {
  paid: { ground: 'green-6', ink: 'white', mark: 'M84 92l7 7 13-14' },
  failed: { ground: 'red-6', ink: 'white', mark: 'M86 84l16 16M102 84L86 100' },
  unverified: { ground: 'ink-6', ink: 'signal-6', mark: 'M94 82v12l7 5' },
} as const satisfies Record<Exclude<DisplayedResult['status'], 'checking'>, object>;

/** A motorcycle wheel that spins while the payment is checked, with a badge for its outcome afterwards. */
function StatusIcon({ status }: Pick<DisplayedResult, 'status'>) {
  const badge = status === 'checking' ? null : BADGES[status];
  return (
    <svg
      style={{ margin: '1.125rem 0 var(--ks-space-5)' }}
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
        stroke={badge === null ? 'var(--mantine-color-ink-1)' : 'var(--mantine-color-ink-6)'}
        strokeWidth="9"
      />
      <g
        className={badge === null ? styles.spinning : undefined}
        stroke="var(--mantine-color-ink-3)"
        strokeWidth="2"
      >
        <path d={SPOKES} strokeLinecap="butt" />
        <circle cx="60" cy="60" r="40" />
        {badge === null && (
          <path d="M60 10a50 50 0 0 1 50 50" stroke="var(--mantine-color-ink-6)" strokeWidth="9" />
        )}
      </g>
      <circle cx="60" cy="60" r="9" fill="var(--mantine-color-ink-6)" />
      {badge !== null && (
        <>
          <circle cx="94" cy="92" r="26" fill="var(--mantine-color-white)" />
          <circle cx="94" cy="92" r="21" fill={`var(--mantine-color-${badge.ground})`} />
          <path d={badge.mark} stroke={`var(--mantine-color-${badge.ink})`} strokeWidth="5" />
        </>
      )}
    </svg>
  );
}
