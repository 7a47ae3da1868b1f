import { Box, Button, Paper, Space, Stack, Text, Title } from '@mantine/core';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { bookedAmount, paidAmount } from '#machines/domain/booking/amount.ts';
import { standingOf } from '#machines/domain/booking/booking-status.ts';
import { formatAmount, type Paise } from '#machines/domain/payment/money.ts';
import { OPEN_CAUSES } from '#machines/domain/payment/payment.ts';
import { bookingIn } from '#machines/domain/payment/payment-outcome.ts';
import type { PaymentContext, paymentMachine } from '#machines/payment.machine.ts';
import * as texts from '#texts/payment.ts';
import { canceled } from '#texts/payments.ts';
import { type OuterState, outerState } from '../../../machines/outer-state.ts';
import * as paths from '../../paths.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { Amount } from '../../ui/Amount.tsx';
import { type Urgency, useAnnouncement } from '../../ui/announcements.ts';
import rows from '../../ui/FactRows.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Words } from '../../ui/Words.tsx';
import styles from './Payment.module.css';

type PaymentViewProps = ViewProps<typeof paymentMachine>;

/** The verdict on a payment: pending, paid, failed or not confirmed, each with one next step. */
export function PaymentView({ state, send, support }: PaymentViewProps) {
  const result = resultOf(state);
  return (
    <Card result={result} facts={factsOf(state.context)} support={support}>
      {result.ways.map((name, place) => {
        const way = WAYS[name];
        const variant = place === 0 && result.status !== 'checking' ? 'filled' : 'default';
        return 'href' in way ? (
          <LinkButton key={name} href={way.href} variant={variant} size="lg">
            {way.label}
          </LinkButton>
        ) : (
          <Button
            key={name}
            variant={variant}
            size="lg"
            onClick={() => send({ type: way.type })}
            disabled={!state.can({ type: way.type })}
            leftSection={'icon' in way && <Icon icon={way.icon} />}
          >
            {way.label}
          </Button>
        );
      })}
    </Card>
  );
}

/** The ways on from a result. */
const WAYS = {
  open: { type: 'ticket.opened', label: texts.viewBooking },
  refresh: { type: 'refresh.requested', label: texts.refreshStatus, icon: IconRefresh },
  check: { type: 'check.requested', label: texts.checkAgain, icon: IconRefresh },
  retry: { type: 'retry.requested', label: texts.tryAgain },
  goBack: { href: paths.getaways, label: texts.goBack },
  myBookings: { href: paths.myBookings, label: texts.myBookings },
} as const;

interface Result {
  status: 'checking' | keyof typeof BADGES;
  verdict: string;
  /** The meaning for the rider. */
  meaning?: ReactNode;
  /** A quiet sentence under it. */
  hint?: string | undefined;
  /** The sentence about the work in progress, announced politely when it changes. */
  progress?: string;
  /** The next step first. */
  ways: readonly (keyof typeof WAYS)[];
}

const URGENCIES = {
  checking: 'polite',
  paid: 'polite',
  unverified: 'assertive',
  failed: 'assertive',
} satisfies Record<Result['status'], Urgency>;

const CHECKING: Result = {
  status: 'checking',
  verdict: texts.verifying,
  hint: texts.takesSeconds,
  ways: ['refresh'],
};

type State = PaymentViewProps['state'];
type Step = OuterState<State['value']['verification']>;

/** The result of each step of the verification. */
const RESULTS = {
  arriving: () => CHECKING,
  checking: () => CHECKING,
  deciding: () => CHECKING,
  waiting: () => CHECKING,
  paid: paidResult,
  opened: paidResult,
  unverified: unverifiedResult,
  cancelled: (state) =>
    isGoodOnRecord(state)
      ? { ...recordedAsPaid(canceled), ways: ['open', 'check', 'goBack'] }
      : failedResult(state, canceled, `${texts.cancelled} ${texts.moneyComesBack}`),
  declined: (state) =>
    failedResult(state, messageOf(state), `${texts.declined} ${texts.moneyComesBack}`),
  refunded: (state) => failedResult(state, messageOf(state), texts.refunded),
  missing: () => ({
    status: 'failed',
    verdict: texts.missingTransaction,
    hint: texts.noPaymentNamed,
    ways: ['goBack', 'myBookings'],
  }),
} as const satisfies Record<Step, (state: State) => Result>;

function resultOf(state: State): Result {
  return RESULTS[outerState(state.value.verification)](state);
}

const messageOf = ({ context: { outcome } }: State) => outcome?.message ?? '';

const isGoodOnRecord = ({ context: { recorded } }: State) =>
  recorded !== null && standingOf(recorded).kind !== 'off';

function paidResult(state: State): Result {
  const isPart = state.context.outcome?.kind === 'partlyRefunded';
  return {
    status: isPart ? 'unverified' : 'paid',
    verdict: isPart ? texts.partlyRefundedTitle : texts.paidTitle,
    meaning: (
      <Words>
        <bdi>{messageOf(state)}</bdi> {texts.redirecting}
      </Words>
    ),
    ways: ['open'],
  };
}

function unverifiedResult(state: State): Result {
  const { outcome, recorded } = state.context;
  const message = messageOf(state);
  if (outcome?.kind !== 'open') return CHECKING;
  const { isAskedAgain, leavesRecordGood } = OPEN_CAUSES[outcome.cause];
  if (isGoodOnRecord(state) && leavesRecordGood)
    return { ...recordedAsPaid(message), progress: progressOf(state) };
  return {
    status: 'unverified',
    verdict: isAskedAgain ? texts.openTitle : message,
    meaning: (
      <Words>
        <b>{texts.doNotPayAgain}</b> {texts.openReasons[outcome.cause]}
      </Words>
    ),
    hint: isAskedAgain ? message : undefined,
    progress: progressOf(state),
    ways: recorded === null ? ['refresh', 'goBack'] : ['refresh', 'open', 'goBack'],
  };
}

function failedResult(state: State, verdict: string, hint: string): Result {
  const check = state.can({ type: 'check.requested' }) ? (['check'] as const) : [];
  return {
    status: 'failed',
    verdict,
    hint,
    ways: state.can({ type: 'retry.requested' })
      ? ['retry', ...check, 'goBack']
      : ['goBack', ...check],
  };
}

/** The result of a payment that this device has recorded as paid, though the last answer or the address says otherwise. */
function recordedAsPaid(message: string): Result {
  return {
    status: 'unverified',
    verdict: texts.recordedTitle,
    meaning: (
      <Words>
        <b>{texts.doNotPayAgain}</b> {texts.openReasons.recordedAsPaid}
      </Words>
    ),
    hint: message,
    ways: ['open', 'refresh', 'goBack'],
  };
}

function progressOf(state: State): string {
  if (state.matches({ verification: { unverified: 'checking' } })) return texts.lookingAgain;
  return state.matches({ verification: { unverified: 'exhausted' } })
    ? texts.stoppedLooking
    : texts.willLookAgain;
}

/** The prerendered page before the browser reads the address: pending, with nothing to press yet. */
export function PaymentFallback() {
  return <Card result={CHECKING} />;
}

interface CardProps extends Pick<PaymentViewProps, 'support'> {
  result: Result;
  facts?: ReturnType<typeof factsOf>;
  /** The buttons. */
  children?: ReactNode;
}

function Card({ result, facts = [], support, children }: CardProps) {
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
              <bdi>{hint}</bdi>
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

/** The ride, the amounts and the transaction, as far as they are known. */
function factsOf({ pending, transactionId, outcome }: PaymentContext) {
  const booking = bookingIn({ outcome });
  const paid = booking && paidAmount(booking);
  const booked = bookedAmount(booking, pending?.draft ?? null);
  const amount = (sum: Paise | null) => sum !== null && <Amount text={formatAmount(sum)} />;
  return [
    { name: texts.ride, value: pending !== null && <bdi>{pending.draft.item.title}</bdi> },
    { name: texts.paid, value: amount(paid) },
    {
      name: paid === null ? texts.amount : texts.bookedFor,
      value: booked !== paid && amount(booked),
    },
    {
      name: texts.transaction,
      value: transactionId !== null && <span translate="no">{transactionId}</span>,
      className: styles.id,
    },
  ].filter(({ value }) => value);
}

const SPOKES =
  'M60 60L100 60M60 60L94.6 80M60 60L80 94.6M60 60L60 100M60 60L40 94.6M60 60L25.4 80M60 60L20 60M60 60L25.4 40M60 60L40 25.4M60 60L60 20M60 60L80 25.4M60 60L94.6 40';

/** The badge of each outcome: the colours of its ground and of its mark, and the mark. */
const BADGES = {
  paid: { ground: 'green-6', ink: 'white', mark: 'M84 92l7 7 13-14' },
  failed: { ground: 'red-6', ink: 'white', mark: 'M86 84l16 16M102 84L86 100' },
  unverified: { ground: 'ink-6', ink: 'signal-6', mark: 'M94 82v12l7 5' },
} as const;

/** A motorcycle wheel that spins while the payment is checked, with a badge for its outcome afterwards. */
function StatusIcon({ status }: Pick<Result, 'status'>) {
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
