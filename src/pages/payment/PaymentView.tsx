import { Box, Button, Paper, Space, Stack, Text, Title } from '@mantine/core';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { bookingIn } from '#machines/booking-in.ts';
import { formatAmount, type Paise } from '#machines/domain/money.ts';
import { type OpenCause, PAYMENT_CANCELED } from '#machines/domain/payment.ts';
import type { PaymentEvent, paymentMachine } from '#machines/payment.machine.ts';
import * as texts from '#texts/payment.ts';
import * as paths from '../../paths.ts';
import rows from '../../ui/FactRows.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Amount, Words } from '../../ui/Words.tsx';
import styles from './Payment.module.css';
import { type PaymentIconStatus, PaymentStatusIcon } from './PaymentStatusIcon.tsx';

interface PaymentViewProps {
  state: SnapshotFrom<typeof paymentMachine>;
  send: (event: PaymentEvent) => void;
  /** The button that copies what happened. */
  support?: ReactElement;
}

/** The verdict on a payment: pending, paid, failed or not confirmed, each with one next step. */
export function PaymentView({ state, send, support }: PaymentViewProps) {
  const { pending, transactionId, outcome } = state.context;
  const booking = bookingIn(state.context);
  const message = outcome?.message ?? '';
  const bookedFor = booking?.total ?? pending?.draft.total ?? null;
  const facts = (
    <Facts
      ride={pending?.draft.item.title ?? null}
      booked={bookedFor}
      paid={booking?.amountPaid ?? null}
      transactionId={transactionId}
    />
  );
  const goBack = (variant: 'filled' | 'default') => (
    <Button component={SiteLink} href={paths.getaways} variant={variant} size="lg">
      {texts.goBack}
    </Button>
  );
  const refresh = (variant: 'filled' | 'default') => (
    <Button
      variant={variant}
      size="lg"
      onClick={() => send({ type: 'refresh.requested' })}
      disabled={!state.can({ type: 'refresh.requested' })}
      leftSection={<Icon icon={IconRefresh} />}
    >
      {texts.refreshStatus}
    </Button>
  );
  const checkAgain = state.can({ type: 'check.requested' }) && (
    <Button
      size="lg"
      onClick={() => send({ type: 'check.requested' })}
      leftSection={<Icon icon={IconRefresh} />}
    >
      {texts.checkAgain}
    </Button>
  );

  if (isIn(state, 'paid') || isIn(state, 'opened')) {
    return (
      <Result
        role="status"
        status="paid"
        verdict={texts.paidTitle}
        facts={facts}
        action={
          <Button
            variant="filled"
            size="lg"
            onClick={() => send({ type: 'ticket.opened' })}
            disabled={!state.can({ type: 'ticket.opened' })}
          >
            {texts.viewBooking}
          </Button>
        }
      >
        <Text mt="0.625rem" maw="42ch" textWrap="pretty">
          <Words>
            <bdi>{message}</bdi> <span>{texts.redirecting}</span>
          </Words>
        </Text>
      </Result>
    );
  }
  if (isIn(state, 'unverified') && outcome?.kind === 'open') {
    const isUnclear = outcome.cause === 'unclear' || outcome.cause === 'moneyIn';
    return (
      <Result
        role="alert"
        status="unverified"
        verdict={isUnclear ? message : texts.openTitle}
        facts={facts}
        progress={progressText(state)}
        action={refresh('filled')}
        secondAction={goBack('default')}
        support={support}
      >
        <Text mt="0.625rem" maw="42ch" textWrap="pretty">
          <Text span inherit fw={600}>
            {texts.doNotPayAgain}
          </Text>
          <span>{` ${OPEN_REASONS[outcome.cause]}`}</span>
        </Text>
        {!isUnclear && (
          <Text size="sm" c="dimmed" mt="0.625rem" maw="42ch">
            <bdi>{message}</bdi>
          </Text>
        )}
      </Result>
    );
  }
  if (isIn(state, 'cancelled') || isIn(state, 'declined') || isIn(state, 'refunded')) {
    const canRetry = state.can({ type: 'retry.requested' });
    return (
      <Result
        role="alert"
        status="failed"
        verdict={isIn(state, 'cancelled') ? PAYMENT_CANCELED : message}
        facts={facts}
        action={
          canRetry ? (
            <Button variant="filled" size="lg" onClick={() => send({ type: 'retry.requested' })}>
              {texts.tryAgain}
            </Button>
          ) : (
            goBack('filled')
          )
        }
        secondAction={
          <>
            {checkAgain}
            {canRetry && goBack('default')}
          </>
        }
        support={support}
      >
        <Text size="sm" c="dimmed" mt="0.625rem" maw="42ch">
          {isIn(state, 'refunded')
            ? texts.refunded
            : `${isIn(state, 'declined') ? texts.declined : texts.cancelled} ${texts.moneyComesBack}`}
        </Text>
      </Result>
    );
  }
  if (isIn(state, 'missing')) {
    return (
      <Result
        role="alert"
        status="failed"
        verdict={texts.missingTransaction}
        action={goBack('filled')}
        secondAction={
          <Button component={SiteLink} href={paths.myBookings} size="lg">
            {texts.myBookings}
          </Button>
        }
        support={support}
      >
        <Text size="sm" c="dimmed" mt="0.625rem" maw="42ch">
          {texts.noPaymentNamed}
        </Text>
      </Result>
    );
  }
  return (
    <Result
      role="status"
      status="checking"
      verdict={texts.verifying}
      facts={facts}
      action={refresh('default')}
    >
      <Text size="sm" c="dimmed" mt="0.625rem" maw="42ch">
        {texts.takesSeconds}
      </Text>
    </Result>
  );
}

/** The reason that a payment is not settled, and its meaning for the rider. */
const OPEN_REASONS: Readonly<Record<OpenCause, string>> = {
  pending: texts.pendingReason,
  unclear: texts.unclearReason,
  moneyIn: texts.moneyInReason,
  unreachable: texts.unreachableReason,
};

function isIn(
  state: PaymentViewProps['state'],
  step: 'paid' | 'opened' | 'unverified' | 'declined' | 'refunded' | 'cancelled' | 'missing',
): boolean {
  return state.matches({ verification: step });
}

/** The sentence about a payment that is not confirmed yet. */
function progressText(state: PaymentViewProps['state']): string {
  if (state.matches({ verification: { unverified: 'checking' } })) return texts.lookingAgain;
  return state.matches({ verification: { unverified: 'exhausted' } })
    ? texts.stoppedLooking
    : texts.willLookAgain;
}

/** The prerendered page before the browser reads the address: pending, with nothing to press yet. */
export function PaymentFallback() {
  return (
    <Result role="status" status="checking" verdict={texts.verifying}>
      <Text size="sm" c="dimmed" mt="0.625rem" maw="42ch">
        {texts.takesSeconds}
      </Text>
    </Result>
  );
}

interface ResultProps {
  role: 'status' | 'alert';
  status: PaymentIconStatus;
  verdict: string;
  /** The sentence about the work in progress, announced politely when it changes. */
  progress?: string;
  facts?: ReactElement;
  action?: ReactElement;
  secondAction?: ReactElement;
  support?: ReactElement;
  children: ReactNode;
}

function Result({
  role,
  status,
  verdict,
  progress,
  facts,
  action,
  secondAction,
  support,
  children,
}: ResultProps) {
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
        <PaymentStatusIcon status={status} />
        <Stack key={role} role={role} align="center" gap={0}>
          <Title order={2} size="var(--ks-text-heading)" maw="18ch">
            <bdi>{verdict}</bdi>
          </Title>
          <Words>{children}</Words>
        </Stack>
        {progress !== undefined && (
          <Text size="sm" fw={500} mt="0.875rem" maw="42ch" textWrap="balance" role="status">
            {progress}
          </Text>
        )}
        {facts ?? <Space h="lg" />}
        <div className={clsx(styles.actions, secondAction !== undefined && styles.pair)}>
          {action}
          {secondAction}
        </div>
        {support}
      </Paper>
    </Box>
  );
}

interface FactsProps {
  ride: string | null;
  /** The amount that was booked for, in paise. */
  booked: Paise | null;
  /** The amount that arrived, in paise; null before any did. */
  paid: Paise | null;
  transactionId: string | null;
}

function Facts({ ride, booked, paid, transactionId }: FactsProps) {
  return (
    <dl className={clsx(rows.rows, styles.facts)}>
      {ride !== null && (
        <Fact name={texts.ride}>
          <bdi>{ride}</bdi>
        </Fact>
      )}
      {paid !== null && (
        <Fact name={texts.paid}>
          <Amount text={formatAmount(paid)} />
        </Fact>
      )}
      {booked !== null && booked !== paid && (
        <Fact name={paid === null ? texts.amount : texts.bookedFor}>
          <Amount text={formatAmount(booked)} />
        </Fact>
      )}
      {transactionId !== null && (
        <Fact name={texts.transaction} className={styles.id}>
          <span translate="no">{transactionId}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({
  name,
  className,
  children,
}: {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}
