import { type ReactNode, useEffect, useRef } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { bookingMachine } from '#machines/booking.machine.ts';
import { ALERT_TITLES } from '#machines/domain/failure.ts';
import * as paths from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface BookingNoticesProps {
  state: SnapshotFrom<typeof bookingMachine>;
  send(event: EventFrom<typeof bookingMachine>): void;
  /** The button that copies what happened. */
  support?: ReactNode;
}

/** What stands between the guest and the booking: an alert, or an earlier payment that is not settled. */
export function BookingNotices({ state, send, support }: BookingNoticesProps) {
  const ref = useFocusOnChange(noticeOf(state));
  const { alert, previousMessage } = state.context;

  if (isLookingUp(state)) {
    return (
      <Notice tone="info" title="Checking your earlier payment" ref={ref}>
        You began to pay for this ride before. We look up what became of that payment first, so that
        you do not pay twice.
      </Notice>
    );
  }
  if (state.matches('previousPaid')) {
    return (
      <Notice
        tone="success"
        title="You have already paid for this ride"
        ref={ref}
        actions={
          <>
            <Button variant="primary" onClick={() => send({ type: 'booking.opened' })}>
              View booking
            </Button>
            {state.can({ type: 'previous.dismissed' }) && (
              <Button variant="text" onClick={() => send({ type: 'previous.dismissed' })}>
                Book more tickets
              </Button>
            )}
          </>
        }
      >
        Your earlier payment went through and your booking is confirmed. Nothing more is due.
      </Notice>
    );
  }
  if (state.matches('previousOpen')) {
    return (
      <Notice
        tone="error"
        title="Please do not pay again."
        ref={ref}
        actions={<PreviousPaymentActions state={state} send={send} />}
      >
        <p>
          Your earlier payment for this ride is not confirmed yet. The bank may still confirm it,
          and then a second payment would be one too many.
        </p>
        {previousMessage !== null && <p>The last answer was: {previousMessage}</p>}
      </Notice>
    );
  }
  if (state.matches('startedElsewhere')) {
    return (
      <Notice
        tone="error"
        title="You are paying for this ride in another tab"
        ref={ref}
        actions={<PreviousPaymentActions state={state} send={send} />}
      >
        A payment for this ride was started a moment ago, in another tab or before this page was
        loaded anew. Go on there, or check again in a minute: paying here too would be one payment
        too many.
      </Notice>
    );
  }
  if (alert === null)
    return previousMessage === null ? null : <Declined message={previousMessage} />;
  return (
    <Notice
      tone="error"
      title={ALERT_TITLES[alert.alert]}
      ref={ref}
      actions={
        <>
          <AlertAction alert={alert.alert} />
          {support}
        </>
      }
    >
      {alert.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}

/** Looks again, pays all the same, or goes back to the form. */
function PreviousPaymentActions({ state, send }: BookingNoticesProps) {
  return (
    <>
      {state.can({ type: 'payment.continued' }) && (
        <Button variant="primary" onClick={() => send({ type: 'payment.continued' })}>
          Continue to payment
        </Button>
      )}
      <Button
        variant={state.can({ type: 'payment.continued' }) ? 'secondary' : 'primary'}
        onClick={() => send({ type: 'previous.checked' })}
      >
        Check again
      </Button>
      {state.can({ type: 'previous.overridden' }) && (
        <Button variant="text" onClick={() => send({ type: 'previous.overridden' })}>
          Pay anyway
        </Button>
      )}
      {state.can({ type: 'previous.dismissed' }) && (
        <Button variant="text" onClick={() => send({ type: 'previous.dismissed' })}>
          Back to the form
        </Button>
      )}
    </>
  );
}

function AlertAction({ alert }: { alert: keyof typeof ALERT_TITLES }) {
  return alert === 'itemNotFound' ? (
    <LinkButton variant="text" href={paths.getaways}>
      See other getaways
    </LinkButton>
  ) : (
    <LinkButton variant="text" href={paths.contact}>
      Contact support
    </LinkButton>
  );
}

/** The earlier payment was declined, so paying again is safe. */
function Declined({ message }: { message: string }) {
  return (
    <Notice tone="info" title="Your earlier payment did not go through">
      {message} You can pay again.
    </Notice>
  );
}

function isLookingUp(state: BookingNoticesProps['state']): boolean {
  return state.matches('verifyingPrevious') || state.matches('recheckingPrevious');
}

function noticeOf(state: BookingNoticesProps['state']): string | null {
  if (isLookingUp(state)) return 'verifying';
  if (state.matches('previousPaid')) return 'paid';
  if (state.matches('previousOpen')) return 'open';
  if (state.matches('startedElsewhere')) return 'elsewhere';
  const { alert } = state.context;
  return alert === null ? null : [alert.alert, ...alert.lines].join(' ');
}

/** Moves the focus to a notice when it appears, because on a phone the form has scrolled it away. */
function useFocusOnChange(notice: string | null) {
  const ref = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && notice !== null) ref.current?.focus();
    isFirst.current = false;
  }, [notice]);
  return ref;
}
