import { Button } from '@mantine/core';
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

/** A way on from a notice: a button, which is there where the state accepts its event, or a link. */
type Way =
  | {
      readonly sends: EventWithoutData<BookingEvent>['type'];
      readonly label: string | ((context: Context) => string);
      /** The first filled button of a notice stands out; another one beside it is plain. */
      readonly variant: 'filled' | 'transparent';
    }
  | { readonly link: (props: BookingViewProps) => ReactNode };

/** The ways on from the notices. */
const WAYS = {
  viewBooking: { sends: 'booking.opened', label: texts.viewBooking, variant: 'filled' },
  bookMore: { sends: 'notice.dismissed', label: texts.bookMore, variant: 'transparent' },
  payAgain: { sends: 'notice.dismissed', label: texts.payAnyway, variant: 'transparent' },
  continueToPayment: {
    sends: 'payment.continued',
    label: texts.continueToPayment,
    variant: 'filled',
  },
  openAgain: { sends: 'payment.continued', label: texts.openAgain, variant: 'filled' },
  checkAgain: { sends: 'previous.checked', label: texts.checkAgain, variant: 'filled' },
  askAboutPayment: { sends: 'previous.checked', label: texts.askAboutPayment, variant: 'filled' },
  reloadPage: { sends: 'page.reloaded', label: texts.reloadPage, variant: 'filled' },
  payAnyway: { sends: 'previous.overridden', label: texts.payAnyway, variant: 'transparent' },
  bookAgain: { sends: 'previous.overridden', label: texts.bookAgain, variant: 'filled' },
  bookAtNewPrice: { sends: 'price.accepted', label: newPriceLabel, variant: 'filled' },
  backToForm: { sends: 'notice.dismissed', label: texts.backToForm, variant: 'transparent' },
  chooseAgain: {
    link: ({ itemHref }) => (
      <LinkButton key="choose" href={itemHref}>
        {texts.chooseAgain}
      </LinkButton>
    ),
  },
  contactSupport: { link: () => contactSupport },
  support: { link: ({ support }) => support },
} as const satisfies Readonly<Record<string, Way>>;

/** The notice of a state in which the rider waits, or decides whether a booking goes on. */
interface Stop {
  tone?: 'info' | 'success';
  title: string;
  text: string;
  /** Returns the sentences of the notice, where they are more than `text`. */
  lines?: (text: string, context: Context) => readonly string[];
  /** The ways on, the safest first. */
  ways: readonly (keyof typeof WAYS)[];
  /** The words where the earlier payment's record is damaged, so that its ride is not certain. */
  unknownRide?: { title: string; text: string };
}

const CHECKING_EARLIER: Stop = {
  tone: 'info',
  title: texts.checkingEarlierTitle,
  text: texts.checkingEarlier,
  ways: [],
  unknownRide: { title: texts.checkingEarlierTitle, text: texts.checkingUnknown },
};

/**
 * The notice of each state: `byStanding` where it is that of `EARLIER_PAYMENTS`, null where the rider neither waits
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
    ways: ['continueToPayment', 'checkAgain', 'payAnyway', 'backToForm'],
    unknownRide: { title: texts.earlierOpenTitle, text: texts.unknownOpen },
  },
  startedElsewhere: {
    title: texts.startedElsewhereTitle,
    text: texts.startedElsewhere,
    ways: ['checkAgain', 'payAnyway', 'backToForm'],
  },
  previousUnreadable: {
    title: texts.unreadableTitle,
    text: texts.unreadable,
    ways: ['reloadPage', 'payAnyway', 'backToForm'],
  },
  orderUnclear: {
    title: texts.orderUnclearTitle,
    text: texts.orderUnclear,
    ways: ['bookAgain', 'backToForm'],
  },
  changed: {
    title: texts.changedTitle,
    text: texts.nothingBooked,
    lines: (text, { repriced }) => [...(repriced?.differences ?? []).map(differenceText), text],
    ways: ['bookAtNewPrice', 'chooseAgain', 'backToForm'],
  },
  unpriced: { title: texts.unpricedTitle, text: texts.unpriced, ways: [] },
  unopened: {
    title: texts.unopenedTitle,
    text: texts.unopened,
    ways: ['openAgain', 'askAboutPayment', 'backToForm', 'contactSupport', 'support'],
  },
};

const EARLIER_PAID: Stop = {
  tone: 'success',
  title: texts.earlierPaidTitle,
  text: texts.earlierPaid,
  ways: ['viewBooking', 'bookMore'],
  unknownRide: { title: texts.unknownPaidTitle, text: texts.unknownPaid },
};

/** The notice about an earlier payment that was paid, by the standing of its booking. */
const EARLIER_PAYMENTS: Readonly<Record<Standing['kind'], Stop>> = {
  good: EARLIER_PAID,
  contradicted: EARLIER_PAID,
  partlyRefunded: {
    title: texts.earlierPartlyRefundedTitle,
    text: texts.earlierPartlyRefunded,
    ways: ['viewBooking', 'payAgain'],
  },
  off: {
    title: texts.earlierOffTitle,
    text: texts.earlierOff,
    ways: ['viewBooking', 'payAgain'],
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

function newPriceLabel({ repriced }: Context): string {
  const { draft } = assertDefined(repriced, 'answer about the price');
  return texts.bookAtNewPrice(amountLabel(draft, 'confirmation'));
}

/** Returns the ways on that the state allows; undefined for none. */
function waysOn(stop: Stop, props: BookingViewProps): ReactNode {
  const { state, send } = props;
  const ways = stop.ways
    .map((name): Way => WAYS[name])
    .filter((way) => 'link' in way || state.can({ type: way.sends }));
  if (ways.length === 0) return undefined;
  const main = ways.find((way) => 'sends' in way && way.variant === 'filled');
  return ways.map((way) => {
    if ('link' in way) return way.link(props);
    const { sends, label, variant } = way;
    const isBesideMain = variant === 'filled' && way !== main;
    return (
      <Button
        key={sends}
        variant={isBesideMain ? 'default' : variant}
        onClick={() => send({ type: sends })}
      >
        {typeof label === 'string' ? label : label(state.context)}
      </Button>
    );
  });
}
