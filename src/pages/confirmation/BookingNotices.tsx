import { Button, type ButtonVariant } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { assertDefined } from '#machines/assert-defined.ts';
import type { BookingEvent, bookingMachine } from '#machines/booking.machine.ts';
import { amountLabel } from '#machines/domain/booking/amount.ts';
import { bookingStanding, type Standing } from '#machines/domain/booking/booking-status.ts';
import type { Difference } from '#machines/domain/booking/repricing.ts';
import { formatAmount } from '#machines/domain/payment/money.ts';
import type { PaymentOutcome } from '#machines/domain/payment/payment-outcome.ts';
import type { EventWithoutData } from '#machines/event-without-data.ts';
import { type OuterState, outerState } from '#machines/outer-state.ts';
import * as texts from '#texts/confirmation.ts';
import { alertTitles } from '#texts/failures.ts';
import * as paths from '../../paths.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** The props of the form's page, and of the notices in it. */
export interface BookingViewProps extends ViewProps<typeof bookingMachine> {
  /** The page of the item that is being booked. */
  itemHref: string;
}

/** The notice above the form: an alert, or an earlier payment that is not settled. */
export function BookingNotices(props: BookingViewProps) {
  const { state, support } = props;
  const { alert, previousOutcome } = state.context;
  const stop = stopOf(state);
  const isItemGone = alert?.alert === 'itemNotFound';
  const title = stop?.title ?? (alert && alertTitles[alert.alert]);
  const lines = stop === null ? (alert?.lines ?? []) : linesOf(stop, state.context);
  const ref = useRef<HTMLDivElement>(null);
  // on a phone the form has scrolled away a notice that appears
  useDidUpdate(() => ref.current?.focus(), [title, lines.join(' ')]);
  if (title === null) {
    const earlierTitle = previousOutcome && EARLIER_TITLES[previousOutcome.kind];
    if (previousOutcome === null || earlierTitle === null) return null;
    return (
      <Notice tone="info" title={earlierTitle}>
        {texts.earlierDeclined(previousOutcome.message)}
      </Notice>
    );
  }
  return (
    <Notice
      tone={stop?.tone ?? 'error'}
      title={title}
      ref={ref}
      actions={
        stop !== null ? (
          waysOn(stop, props)
        ) : (
          <>
            {isItemGone ? (
              <LinkButton variant="transparent" href={paths.getaways}>
                {texts.otherGetaways}
              </LinkButton>
            ) : (
              contactSupport
            )}
            {support}
          </>
        )
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}

/**
 * The title of the notice that the ride can be paid again, by the outcome of the earlier payment; null where it cannot:
 * nothing calls an open payment failed.
 */
const EARLIER_TITLES: Readonly<Record<PaymentOutcome['kind'], string | null>> = {
  declined: texts.earlierDeclinedTitle,
  refunded: texts.earlierRefundedTitle,
  open: null,
  paid: null,
  partlyRefunded: null,
};

const contactSupport = (
  <LinkButton key="contact" variant="transparent" href={paths.contact}>
    {texts.contactSupport}
  </LinkButton>
);

type Context = BookingViewProps['state']['context'];

/** The events of buttons, which carry no data. */
type Way = EventWithoutData<BookingEvent>['type'];

/** The notice of a state in which the rider waits, or decides whether a booking goes on. */
interface Stop {
  tone?: 'info' | 'success';
  title: string;
  text: string;
  /** Returns the sentences of the notice, where they are more than `text`. */
  lines?: (text: string, context: Context) => readonly string[];
  /** The labels of its buttons, where they are not the usual ones. */
  labels?: Partial<Record<Way, string>>;
  /** The button that stands out beside those that always do. */
  mainWay?: Way;
  /** True where the way back leads to the tickets of the item. */
  leadsToTickets?: boolean;
  /** True where the rider may need the help of a person. */
  offersSupport?: boolean;
  /** The words where the earlier payment's record is damaged, so that its ride is not certain. */
  unknownRide?: { title: string; text: string };
}

const CHECKING_EARLIER: Stop = {
  tone: 'info',
  title: texts.checkingEarlierTitle,
  text: texts.checkingEarlier,
  unknownRide: { title: texts.checkingEarlierTitle, text: texts.checkingUnknown },
};

/**
 * The words of each state: `byStanding` where they are those of `EARLIER_PAYMENTS`, null where the rider neither waits
 * nor decides whether a booking goes on.
 */
const STOPS: Readonly<
  Record<OuterState<BookingViewProps['state']['value']>, Stop | 'byStanding' | null>
> = {
  filling: null,
  deciding: null,
  pricing: null,
  ordering: null,
  blocked: null,
  departing: null,
  leaving: null,
  storing: null,
  booked: null,
  failed: null,
  previousPaid: 'byStanding',
  verifyingPrevious: CHECKING_EARLIER,
  recheckingPrevious: CHECKING_EARLIER,
  continuing: CHECKING_EARLIER,
  previousOpen: {
    title: texts.earlierOpenTitle,
    text: texts.earlierPaymentUnconfirmed,
    lines: (text, { previousOutcome }) =>
      previousOutcome === null ? [text] : [text, texts.lastAnswer(previousOutcome.message)],
    unknownRide: { title: texts.earlierOpenTitle, text: texts.unknownOpen },
  },
  startedElsewhere: { title: texts.startedElsewhereTitle, text: texts.startedElsewhere },
  previousUnreadable: { title: texts.unreadableTitle, text: texts.unreadable },
  orderUnclear: {
    title: texts.orderUnclearTitle,
    text: texts.orderUnclear,
    labels: { 'previous.overridden': texts.bookAgain },
    mainWay: 'previous.overridden',
  },
  changed: {
    title: texts.changedTitle,
    text: texts.nothingBooked,
    lines: (text, { repriced }) => [...(repriced?.differences ?? []).map(differenceText), text],
    leadsToTickets: true,
  },
  unpriced: { title: texts.unpricedTitle, text: texts.unpriced },
  unopened: {
    title: texts.unopenedTitle,
    text: texts.unopened,
    labels: {
      'payment.continued': texts.openAgain,
      'previous.checked': texts.askAboutPayment,
    },
    offersSupport: true,
  },
};

const EARLIER_PAID: Stop = {
  tone: 'success',
  title: texts.earlierPaidTitle,
  text: texts.earlierPaid,
  unknownRide: { title: texts.unknownPaidTitle, text: texts.unknownPaid },
  labels: { 'notice.dismissed': texts.bookMore },
};

/** The words about an earlier payment that was paid, by the standing of its booking. */
const EARLIER_PAYMENTS: Readonly<Record<Standing['kind'], Stop>> = {
  good: EARLIER_PAID,
  contradicted: EARLIER_PAID,
  partlyRefunded: {
    title: texts.earlierPartlyRefundedTitle,
    text: texts.earlierPartlyRefunded,
    labels: { 'notice.dismissed': texts.payAnyway },
  },
  off: {
    title: texts.earlierOffTitle,
    text: texts.earlierOff,
    labels: { 'notice.dismissed': texts.payAnyway },
  },
};

/** Returns the words of the state; null where the rider neither waits nor decides. */
function stopOf({ value, context }: BookingViewProps['state']): Stop | null {
  const { previous } = context;
  const row = STOPS[outerState(value)];
  const stop = row === 'byStanding' ? stopByStanding(previous) : row;
  return stop && isRideUnknown(previous) ? { ...stop, ...stop.unknownRide } : stop;
}

function stopByStanding(previous: Context['previous']): Stop | null {
  return previous.state === 'paid'
    ? EARLIER_PAYMENTS[bookingStanding(previous.booking).kind]
    : null;
}

/** True for an earlier payment of which no record says the ride. */
function isRideUnknown(previous: Context['previous']): boolean {
  return previous.state === 'paid'
    ? previous.booking.item === null
    : previous.state === 'unsettled' && previous.pending.draft === null;
}

function linesOf({ text, lines }: Stop, context: Context): readonly string[] {
  return lines?.(text, context) ?? [text];
}

/** Returns a difference from the selection, as a sentence. */
function differenceText(difference: Difference): string {
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
      return texts.rideClosed[difference.reason];
  }
}

/** The button of an event, in the states that accept it. */
interface WayButton {
  /** Its label, where its state has no other. */
  label: string | ((context: Context) => string);
  variant: 'filled' | 'transparent';
  /** Its variant beside *Continue to payment*, which then stands out alone. */
  variantBesidePayment?: ButtonVariant;
}

/**
 * The button of each event, the safest first; null for an event that the form or the browser sends. Those that do not
 * stand out come after the link to the tickets.
 */
const BUTTONS: Readonly<Record<Way, WayButton | null>> = {
  'booking.opened': { label: texts.viewBooking, variant: 'filled' },
  'payment.continued': { label: texts.continueToPayment, variant: 'filled' },
  'price.accepted': { label: newPriceLabel, variant: 'filled' },
  'previous.checked': {
    label: texts.checkAgain,
    variant: 'filled',
    variantBesidePayment: 'default',
  },
  'page.reloaded': { label: texts.reloadPage, variant: 'filled' },
  'previous.overridden': { label: texts.payAnyway, variant: 'transparent' },
  'notice.dismissed': { label: texts.backToForm, variant: 'transparent' },
  'form.submitted': null,
  'sorting.undone': null,
  'page.restored': null,
  'page.hidden': null,
  'page.returned': null,
};

const WAYS = Object.keys(BUTTONS) as readonly Way[];

function newPriceLabel({ repriced }: Context): string {
  const { draft } = assertDefined(repriced, 'answer about the price');
  return texts.bookAtNewPrice(amountLabel(draft, 'confirmation'));
}

/** Returns the ways that the state allows; undefined for none. */
function waysOn(stop: Stop, { state, send, itemHref, support }: BookingViewProps): ReactNode {
  const isPayable = state.can({ type: 'payment.continued' });
  const labelOf = (type: Way, { label }: WayButton) =>
    stop.labels?.[type] ?? (typeof label === 'string' ? label : label(state.context));
  const variantOf = (type: Way, { variant, variantBesidePayment = variant }: WayButton) => {
    if (stop.mainWay === type) return 'filled';
    return isPayable ? variantBesidePayment : variant;
  };
  const buttonsOf = (variant: WayButton['variant']) =>
    WAYS.map((type) => {
      const button = BUTTONS[type];
      if (button?.variant !== variant || !state.can({ type })) return null;
      return (
        <Button key={type} variant={variantOf(type, button)} onClick={() => send({ type })}>
          {labelOf(type, button)}
        </Button>
      );
    });
  const ways = [
    ...buttonsOf('filled'),
    stop.leadsToTickets && (
      <LinkButton key="choose" href={itemHref}>
        {texts.chooseAgain}
      </LinkButton>
    ),
    ...buttonsOf('transparent'),
    stop.offersSupport && contactSupport,
    stop.offersSupport && support,
  ];
  return ways.some(Boolean) ? ways : undefined;
}
