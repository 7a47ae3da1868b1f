import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { bookingIn } from '#machines/booking-in.ts';
import { formatAmount, type Paise } from '#machines/domain/money.ts';
import { MISSING_TRANSACTION, type OpenCause, PAYMENT_CANCELED } from '#machines/domain/payment.ts';
import type { PaymentEvent, paymentMachine } from '#machines/payment.machine.ts';
import * as paths from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './Payment.module.css';
import { type PaymentIconStatus, PaymentStatusIcon } from './PaymentStatusIcon.tsx';

interface PaymentViewProps {
  state: SnapshotFrom<typeof paymentMachine>;
  send: (event: PaymentEvent) => void;
  /** The button that copies what happened. */
  support?: ReactNode;
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
  const goBack = (variant: 'primary' | 'secondary') => (
    <LinkButton href={paths.getaways} variant={variant} size="large">
      Go Back
    </LinkButton>
  );
  const refresh = (variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      size="large"
      onClick={() => send({ type: 'refresh.requested' })}
      disabled={!state.can({ type: 'refresh.requested' })}
    >
      <Icon icon={IconRefresh} />
      Refresh Status
    </Button>
  );
  const checkAgain = state.can({ type: 'check.requested' }) && (
    <Button size="large" onClick={() => send({ type: 'check.requested' })}>
      <Icon icon={IconRefresh} />
      Check again
    </Button>
  );

  if (isIn(state, 'paid') || isIn(state, 'opened')) {
    return (
      <Result
        role="status"
        status="paid"
        verdict="Payment successful"
        facts={facts}
        action={
          <Button
            variant="primary"
            size="large"
            onClick={() => send({ type: 'ticket.opened' })}
            disabled={!state.can({ type: 'ticket.opened' })}
          >
            View booking
          </Button>
        }
      >
        <p className={styles.text}>
          {message} <span>Redirecting to booking details page...</span>
        </p>
      </Result>
    );
  }
  if (isIn(state, 'unverified') && outcome?.kind === 'open') {
    const isUnclear = outcome.cause === 'unclear';
    return (
      <Result
        role="alert"
        status="unverified"
        verdict={isUnclear ? message : 'Not confirmed yet'}
        facts={facts}
        progress={progressText(state)}
        action={refresh('primary')}
        secondAction={goBack('secondary')}
        support={support}
      >
        <p className={styles.text}>
          <strong>Please do not pay again.</strong> {OPEN_REASONS[outcome.cause]}
        </p>
        {!isUnclear && <p className={styles.secondary}>{message}</p>}
      </Result>
    );
  }
  if (isIn(state, 'cancelled') || isIn(state, 'declined')) {
    const canRetry = state.can({ type: 'retry.requested' });
    return (
      <Result
        role="alert"
        status="failed"
        verdict={isIn(state, 'cancelled') ? PAYMENT_CANCELED : message}
        facts={facts}
        action={
          canRetry ? (
            <Button
              variant="primary"
              size="large"
              onClick={() => send({ type: 'retry.requested' })}
            >
              Try again
            </Button>
          ) : (
            goBack('primary')
          )
        }
        secondAction={
          <>
            {checkAgain}
            {canRetry && goBack('secondary')}
          </>
        }
        support={support}
      >
        <p className={styles.secondary}>
          {isIn(state, 'declined')
            ? 'The payment did not go through, so you can pay again.'
            : 'If you approved the payment after all, check again before you pay once more.'}{' '}
          If money left your account, your bank returns it: UPI and wallets take 3-5 business days,
          cards 5-7, net banking 7-10.
        </p>
      </Result>
    );
  }
  if (isIn(state, 'missing')) {
    return (
      <Result
        role="alert"
        status="failed"
        verdict={MISSING_TRANSACTION}
        action={goBack('primary')}
        secondAction={
          <LinkButton href={paths.myBookings} size="large">
            My Bookings
          </LinkButton>
        }
        support={support}
      >
        <p className={styles.secondary}>
          This address names no payment. If you have just paid, look your booking up under My
          Bookings before you pay again.
        </p>
      </Result>
    );
  }
  return (
    <Result
      role="status"
      status="checking"
      verdict="Verifying payment, please wait..."
      facts={facts}
      action={refresh('secondary')}
    >
      <p className={styles.secondary}>This takes a few seconds. You can stay on this page.</p>
    </Result>
  );
}

/** Why a payment is not settled, and what that means for the rider. */
const OPEN_REASONS: Readonly<Record<OpenCause, string>> = {
  pending:
    'Your bank is still working on this payment and may yet confirm it. We keep this booking for you.',
  unclear:
    'The answer does not settle this payment: your bank may yet confirm it. We keep this booking for you.',
  unreachable:
    'We could not find out whether your payment arrived. If you approved it, your booking is not lost: we keep it here and look again.',
};

function isIn(
  state: PaymentViewProps['state'],
  step: 'paid' | 'opened' | 'unverified' | 'declined' | 'cancelled' | 'missing',
): boolean {
  return state.matches({ verification: step });
}

/** What the page does about a payment that is not confirmed yet. */
function progressText(state: PaymentViewProps['state']): string {
  if (state.matches({ verification: { unverified: 'checking' } })) return 'Looking again...';
  return state.matches({ verification: { unverified: 'exhausted' } })
    ? 'We have stopped looking by ourselves. Refresh the status, or come back later: we look again on your next visit.'
    : 'We look again by ourselves while this page is open.';
}

/** What the prerendered page shows before the browser reads the address: pending, with nothing to press yet. */
export function PaymentFallback() {
  return (
    <Result role="status" status="checking" verdict="Verifying payment, please wait...">
      <p className={styles.secondary}>This takes a few seconds. You can stay on this page.</p>
    </Result>
  );
}

interface ResultProps {
  role: 'status' | 'alert';
  status: PaymentIconStatus;
  verdict: string;
  /** What the page does meanwhile, announced politely when it changes. */
  progress?: string;
  facts?: ReactNode;
  action?: ReactNode;
  secondAction?: ReactNode;
  support?: ReactNode;
  children: ReactNode;
}

function Result({
  role,
  status,
  verdict,
  progress,
  facts,
  action,
  secondAction = false,
  support,
  children,
}: ResultProps) {
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-busy={status === 'checking'}>
        <h1 className={styles.title}>Payment Status</h1>
        <PaymentStatusIcon status={status} />
        <div key={role} role={role}>
          <h2 className={styles.verdict}>{verdict}</h2>
          {children}
        </div>
        {progress !== undefined && (
          <p className={styles.progress} role="status">
            {progress}
          </p>
        )}
        {facts ?? <div className={styles.factsPlaceholder} />}
        <div className={classNames(styles.actions, secondAction !== false && styles.pair)}>
          {action}
          {secondAction}
        </div>
        {support}
      </section>
    </div>
  );
}

interface FactsProps {
  ride: string | null;
  /** What was booked for, in paise. */
  booked: Paise | null;
  /** What arrived, in paise; null before anything did. */
  paid: Paise | null;
  transactionId: string | null;
}

function Facts({ ride, booked, paid, transactionId }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {ride !== null && <Fact name="Ride">{ride}</Fact>}
      {paid !== null && <Fact name="Paid">{formatAmount(paid)}</Fact>}
      {booked !== null && booked !== paid && (
        <Fact name={paid === null ? 'Amount' : 'Booked for'}>{formatAmount(booked)}</Fact>
      )}
      {transactionId !== null && (
        <Fact name="Transaction" className={styles.id}>
          {transactionId}
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
