import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { formatAmount, type Paise } from '#machines/domain/money.ts';
import type { PaymentEvent, paymentMachine } from '#machines/payment.machine.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './Payment.module.css';
import { Wheel, type WheelMark } from './Wheel.tsx';

interface PaymentViewProps {
  state: SnapshotFrom<typeof paymentMachine>;
  send: (event: PaymentEvent) => void;
}

/** The verdict on a payment: pending, paid, failed or not confirmed, each with one next step. */
export function PaymentView({ state, send }: PaymentViewProps) {
  const { pending, booking, transactionId, message } = state.context;
  const facts = (
    <Facts
      ride={pending?.draft.item.title ?? null}
      amount={pending?.draft.total ?? booking?.amountPaid ?? null}
      paid={state.matches('paid')}
      transactionId={transactionId}
    />
  );
  const goBack = (variant: 'primary' | 'secondary') => (
    <LinkButton href="/getaways" variant={variant} size="large">
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
      <Icon of={IconRefresh} />
      Refresh Status
    </Button>
  );
  const checkAgain = state.can({ type: 'again.requested' }) && (
    <Button size="large" onClick={() => send({ type: 'again.requested' })}>
      <Icon of={IconRefresh} />
      Check again
    </Button>
  );

  if (state.matches('paid') || state.matches('opened')) {
    return (
      <Result
        role="status"
        mark="paid"
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
  if (state.matches('unverified')) {
    return (
      <Result
        role="alert"
        mark="unverified"
        verdict="Not confirmed yet"
        facts={facts}
        news={laterNews(state)}
        action={refresh('primary')}
        secondAction={goBack('secondary')}
      >
        <p className={styles.text}>
          <strong>Please do not pay again.</strong>{' '}
          {state.context.isAnswered
            ? 'Your bank is still working on this payment and may yet confirm it. We keep this booking for you.'
            : 'We could not find out whether your payment arrived. If you approved it, your booking is not lost: we keep it here and look again.'}
        </p>
        <p className={styles.quiet}>{message}</p>
      </Result>
    );
  }
  if (state.matches('cancelled') || state.matches('declined')) {
    const canRetry = state.can({ type: 'retry.requested' });
    return (
      <Result
        role="alert"
        mark="failed"
        verdict={message}
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
      >
        <p className={styles.quiet}>
          {state.matches('declined')
            ? 'The payment did not go through, so you can pay again.'
            : 'If you approved the payment after all, check again before you pay once more.'}{' '}
          If money left your account, your bank returns it: UPI and wallets take 3-5 business days,
          cards 5-7, net banking 7-10.
        </p>
      </Result>
    );
  }
  if (state.matches('missing')) {
    return (
      <Result
        role="alert"
        mark="failed"
        verdict={message}
        action={goBack('primary')}
        secondAction={
          <LinkButton href="/booking" size="large">
            My Bookings
          </LinkButton>
        }
      >
        <p className={styles.quiet}>
          This address names no payment. If you have just paid, look your booking up under My
          Bookings before you pay again.
        </p>
      </Result>
    );
  }
  return (
    <Result
      role="status"
      mark="turning"
      verdict="Verifying payment, please wait..."
      facts={facts}
      action={refresh('secondary')}
    >
      <p className={styles.quiet}>This takes a few seconds. You can stay on this page.</p>
    </Result>
  );
}

/** What the page does about a payment that is not confirmed yet. */
function laterNews(state: PaymentViewProps['state']): string {
  if (state.matches({ unverified: 'checking' })) return 'Looking again...';
  return state.matches({ unverified: 'resting' })
    ? 'We have stopped looking by ourselves. Refresh the status, or come back later: we look again on your next visit.'
    : 'We look again by ourselves while this page is open.';
}

/** What the prerendered page shows before the browser reads the address: pending, with nothing to press yet. */
export function PaymentFallback() {
  return (
    <Result role="status" mark="turning" verdict="Verifying payment, please wait...">
      <p className={styles.quiet}>This takes a few seconds. You can stay on this page.</p>
    </Result>
  );
}

interface ResultProps {
  role: 'status' | 'alert';
  mark: WheelMark;
  verdict: string;
  /** What goes on meanwhile, announced politely when it changes. */
  news?: string;
  facts?: ReactNode;
  action?: ReactNode;
  secondAction?: ReactNode;
  children: ReactNode;
}

function Result({
  role,
  mark,
  verdict,
  news,
  facts,
  action,
  secondAction = false,
  children,
}: ResultProps) {
  return (
    <div className={styles.stage}>
      <section className={styles.card} aria-busy={mark === 'turning'}>
        <h1 className={styles.title}>Payment Status</h1>
        <Wheel mark={mark} />
        <div key={role} role={role}>
          <h2 className={styles.verdict}>{verdict}</h2>
          {children}
        </div>
        {news !== undefined && (
          <p className={styles.news} role="status">
            {news}
          </p>
        )}
        {facts ?? <div className={styles.noFacts} />}
        <div className={classNames(styles.actions, secondAction !== false && styles.pair)}>
          {action}
          {secondAction}
        </div>
      </section>
    </div>
  );
}

interface FactsProps {
  ride: string | null;
  /** In paise. */
  amount: Paise | null;
  paid: boolean;
  transactionId: string | null;
}

function Facts({ ride, amount, paid, transactionId }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {ride !== null && (
        <div>
          <dt>Ride</dt>
          <dd>{ride}</dd>
        </div>
      )}
      {amount !== null && (
        <div>
          <dt>{paid ? 'Paid' : 'Amount'}</dt>
          <dd>{formatAmount(amount)}</dd>
        </div>
      )}
      {transactionId !== null && (
        <div>
          <dt>Transaction</dt>
          <dd className={styles.id}>{transactionId}</dd>
        </div>
      )}
    </dl>
  );
}
