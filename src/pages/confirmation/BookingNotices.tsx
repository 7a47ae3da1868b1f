import { Button } from '@mantine/core';
import { type ReactElement, useEffect, useRef } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { bookingMachine } from '#machines/booking.machine.ts';
import { ALERT_TITLES } from '#machines/domain/failure.ts';
import { formatAmount } from '#machines/domain/money.ts';
import type { Difference } from '#machines/domain/repricing.ts';
import { totalLabel } from '#machines/domain/selection.ts';
import * as texts from '#texts/confirmation.ts';
import * as paths from '../../paths.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';

interface BookingNoticesProps {
  state: SnapshotFrom<typeof bookingMachine>;
  send(event: EventFrom<typeof bookingMachine>): void;
  /** The page of the ride, for choosing tickets again. */
  itemHref: string;
  /** The button that copies what happened. */
  support?: ReactElement;
}

/** The notices above the form: an alert, or an earlier payment that is not settled. */
export function BookingNotices({ state, send, itemHref, support }: BookingNoticesProps) {
  const ref = useFocusOnChange(noticeOf(state));
  const { alert, previousMessage } = state.context;

  if (isLookingUp(state)) {
    return (
      <Notice tone="info" title={texts.checkingEarlierTitle} ref={ref}>
        {texts.checkingEarlier}
      </Notice>
    );
  }
  if (state.matches('previousPaid')) {
    return (
      <Notice
        tone="success"
        title={texts.earlierPaidTitle}
        ref={ref}
        actions={
          <>
            <Button variant="filled" onClick={() => send({ type: 'booking.opened' })}>
              {texts.viewBooking}
            </Button>
            {state.can({ type: 'previous.dismissed' }) && (
              <Button variant="transparent" onClick={() => send({ type: 'previous.dismissed' })}>
                {texts.bookMore}
              </Button>
            )}
          </>
        }
      >
        {texts.earlierPaid}
      </Notice>
    );
  }
  const stop = STOPS.find(({ value }) => state.matches(value));
  if (stop !== undefined) {
    return (
      <Notice
        tone="error"
        title={stop.title}
        ref={ref}
        actions={<StopActions state={state} send={send} />}
      >
        <p>{stop.text}</p>
        {stop.value === 'previousOpen' && previousMessage !== null && (
          <p>{texts.lastAnswer(previousMessage)}</p>
        )}
      </Notice>
    );
  }
  if (state.matches('changed')) {
    const { repriced } = state.context;
    return (
      <Notice
        tone="error"
        title={texts.changedTitle}
        ref={ref}
        actions={
          <>
            {repriced !== null && state.can({ type: 'price.accepted' }) && (
              <Button variant="filled" onClick={() => send({ type: 'price.accepted' })}>
                {texts.bookAtNewPrice(totalLabel(repriced.draft.lines, 'confirmation'))}
              </Button>
            )}
            <Button component={SiteLink} href={itemHref}>
              {texts.chooseAgain}
            </Button>
            <Button variant="transparent" onClick={() => send({ type: 'previous.dismissed' })}>
              {texts.backToForm}
            </Button>
          </>
        }
      >
        {(repriced?.differences ?? []).map((difference) => (
          <p key={wordsOf(difference)}>{wordsOf(difference)}</p>
        ))}
        <p>{texts.nothingBooked}</p>
      </Notice>
    );
  }
  if (state.matches('unpriced')) {
    return (
      <Notice tone="error" title={texts.unpricedTitle} ref={ref}>
        {texts.unpriced}
      </Notice>
    );
  }
  if (alert === null)
    return previousMessage === null ? null : (
      <Released message={previousMessage} isRefunded={state.context.isPreviousRefunded} />
    );
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

/** States in which the rider decides whether a booking goes on beside an earlier one. */
const STOPS = [
  { value: 'previousOpen', title: texts.earlierOpenTitle, text: texts.earlierOpen },
  {
    value: 'startedElsewhere',
    title: texts.startedElsewhereTitle,
    text: texts.startedElsewhere,
  },
  { value: 'previousUnreadable', title: texts.unreadableTitle, text: texts.unreadable },
  { value: 'orderUnclear', title: texts.orderUnclearTitle, text: texts.orderUnclear },
] as const;

/** The actions that the state allows, the safest first. */
function StopActions({ state, send }: Pick<BookingNoticesProps, 'state' | 'send'>) {
  const ways = [
    { type: 'payment.continued', label: texts.continueToPayment },
    { type: 'previous.checked', label: texts.checkAgain },
    { type: 'page.reloaded', label: texts.reloadPage },
    {
      type: 'previous.overridden',
      label: state.matches('orderUnclear') ? texts.bookAgain : texts.payAnyway,
    },
    { type: 'previous.dismissed', label: texts.backToForm },
  ] as const;
  return ways
    .filter(({ type }) => state.can({ type }))
    .map(({ type, label }, place) => (
      <Button key={type} variant={variantOf(type, place)} onClick={() => send({ type })}>
        {label}
      </Button>
    ));
}

function variantOf(type: string, place: number): 'filled' | 'default' | 'transparent' {
  if (place === 0) return 'filled';
  return type === 'previous.checked' ? 'default' : 'transparent';
}

/** A difference from the selection, as a sentence. */
function wordsOf(difference: Difference): string {
  switch (difference.kind) {
    case 'price': {
      const { line, price } = difference;
      return texts.changedPrice(line.name, formatAmount(line.price), formatAmount(price));
    }
    case 'gone':
      return texts.goneTicket(difference.line.name);
    case 'seats':
      return texts.seatsLeft(difference.left);
    case 'closed':
      return difference.reason === 'soldOut' ? texts.rideSoldOut : texts.rideDeparted;
  }
}

function AlertAction({ alert }: { alert: keyof typeof ALERT_TITLES }) {
  return alert === 'itemNotFound' ? (
    <Button component={SiteLink} variant="transparent" href={paths.getaways}>
      {texts.otherGetaways}
    </Button>
  ) : (
    <Button component={SiteLink} variant="transparent" href={paths.contact}>
      {texts.contactSupport}
    </Button>
  );
}

/** The earlier payment was declined or refunded, so paying again is safe. */
function Released({ message, isRefunded }: { message: string; isRefunded: boolean }) {
  return (
    <Notice
      tone="info"
      title={isRefunded ? texts.earlierRefundedTitle : texts.earlierDeclinedTitle}
    >
      {texts.earlierDeclined(message)}
    </Notice>
  );
}

function isLookingUp(state: BookingNoticesProps['state']): boolean {
  return ['verifyingPrevious', 'recheckingPrevious', 'continuing'].some((name) =>
    state.matches(name as 'continuing'),
  );
}

function noticeOf(state: BookingNoticesProps['state']): string | null {
  if (isLookingUp(state)) return 'verifying';
  if (state.matches('previousPaid')) return 'paid';
  const stop = STOPS.find(({ value }) => state.matches(value));
  if (stop !== undefined) return stop.value;
  if (state.matches('changed')) return 'changed';
  if (state.matches('unpriced')) return 'unpriced';
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
