import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ReactNode } from 'react';
import type { Booking } from '#machines/domain/booking/booking.ts';
import { isOff } from '#machines/domain/booking/booking-status.ts';
import { OPEN_CAUSES, type OpenCause } from '#machines/domain/payment/payment.ts';
import type { PaymentOutcome } from '#machines/domain/payment/payment-outcome.ts';
import { BANK_DAYS } from '#machines/domain/payment/refund-days.ts';
import { type OuterState, outerState } from '#machines/outer-state.ts';
import type { paymentMachine } from '#machines/payment.machine.ts';
import { canceled } from '#texts/booking-status.ts';
import * as texts from '#texts/payment.ts';
import * as paths from '../../paths.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { Words } from '../../ui/Words.tsx';

/** The state of a payment's chart, the function that sends it events, and the button for support. */
export type PaymentViewProps = ViewProps<typeof paymentMachine>;

/** The buttons and links after a result. */
export const RESULT_ACTIONS = {
  open: { type: 'ticket.opened', label: texts.viewBooking },
  refresh: { type: 'refresh.requested', label: texts.refreshStatus, icon: IconRefresh },
  check: { type: 'check.requested', label: texts.checkAgain, icon: IconRefresh },
  retry: { type: 'retry.requested', label: texts.tryAgain },
  goBack: { href: paths.getaways, label: texts.goBack },
  myBookings: { href: paths.myBookings, label: texts.myBookings },
} as const;

/** A result of a payment as the page displays it. */
export interface DisplayedResult {
  status: 'checking' | 'paid' | 'failed' | 'unverified';
  verdict: string;
  /** The meaning for the rider. */
  meaning?: ReactNode;
  /** A quiet sentence under the meaning. */
  hint?: string | undefined;
  /** The sentence about the work in progress, announced politely when it changes. */
  progress?: string;
  /** The buttons and links, the next step first. */
  actions: readonly (keyof typeof RESULT_ACTIONS)[];
}

/** The result before the first answer. */
export const CHECKING_RESULT: DisplayedResult = {
  status: 'checking',
  verdict: texts.verifying,
  hint: texts.takesSeconds,
  actions: ['refresh'],
};

type State = PaymentViewProps['state'];

type Step = OuterState<State['value']['verification']>;

const moneyComesBack = texts.moneyComesBack(BANK_DAYS);

/** The result of each step of the verification. */
const RESULTS = {
  arriving: () => CHECKING_RESULT,
  checking: () => CHECKING_RESULT,
  deciding: () => CHECKING_RESULT,
  waiting: () => CHECKING_RESULT,
  paid: bookedResult,
  partlyRefunded: bookedResult,
  opened: bookedResult,
  unverified: unverifiedResult,
  cancelled: (state) =>
    isGoodOnRecord(state)
      ? { ...recordedAsPaid(canceled), actions: ['open', 'check', 'goBack'] }
      : failedResult(state, canceled, `${texts.cancelled} ${moneyComesBack}`),
  declined: (state) => failedResult(state, messageOf(state), `${texts.declined} ${moneyComesBack}`),
  refunded: (state) => failedResult(state, messageOf(state), texts.refunded),
  missing: () => ({
    status: 'failed',
    verdict: texts.missingTransaction,
    hint: texts.noPaymentNamed,
    actions: ['goBack', 'myBookings'],
  }),
} as const satisfies Record<Step, (state: State) => DisplayedResult>;

/** Returns the result to display in a state of the verification. */
export function displayedResult(state: State): DisplayedResult {
  return RESULTS[outerState(state.value.verification)](state);
}

const messageOf = ({ context: { outcome } }: State) => outcome?.message ?? '';

const isGoodOnRecord = ({ context: { recorded } }: State) => recorded !== null && !isOff(recorded);

/** The status and the title of each outcome with a booking. */
const BOOKED = {
  paid: { status: 'paid', verdict: texts.paidTitle },
  partlyRefunded: { status: 'unverified', verdict: texts.partlyRefundedTitle },
} as const satisfies Record<
  Extract<PaymentOutcome, { booking: Booking }>['kind'],
  Pick<DisplayedResult, 'status' | 'verdict'>
>;

function bookedResult({ context: { outcome } }: State): DisplayedResult {
  if (outcome === null || !('booking' in outcome)) return CHECKING_RESULT;
  return {
    ...BOOKED[outcome.kind],
    meaning: (
      <Words>
        <bdi>{outcome.message}</bdi> {texts.redirecting}
      </Words>
    ),
    actions: ['open'],
  };
}

/** Where the rider can only wait, the title says so, and the answer's words are a hint. */
const asHint = (message: string) => ({ verdict: texts.openTitle, hint: message });
const asTitle = (message: string) => ({ verdict: message });

/** The title and the hint of each reason for which an answer settles nothing. */
const UNVERIFIED = {
  pending: asHint,
  unclear: asTitle,
  contradicted: asTitle,
  moneyIn: asTitle,
  recordedAsPaid: asTitle,
  unreachable: asHint,
} as const satisfies Record<
  OpenCause,
  (message: string) => Pick<DisplayedResult, 'verdict' | 'hint'>
>;

function unverifiedResult(state: State): DisplayedResult {
  const { outcome, recorded } = state.context;
  if (outcome?.kind !== 'open') return CHECKING_RESULT;
  const { cause, message } = outcome;
  if (isGoodOnRecord(state) && OPEN_CAUSES[cause].leavesRecordGood)
    return { ...recordedAsPaid(message), progress: progressOf(state) };
  return {
    ...UNVERIFIED[cause](message),
    status: 'unverified',
    meaning: (
      <Words>
        <b>{texts.doNotPayAgain}</b> {texts.openReasons[cause]}
      </Words>
    ),
    progress: progressOf(state),
    actions: recorded === null ? ['refresh', 'goBack'] : ['refresh', 'open', 'goBack'],
  };
}

function failedResult(state: State, verdict: string, hint: string): DisplayedResult {
  const check = state.can({ type: 'check.requested' }) ? (['check'] as const) : [];
  return {
    status: 'failed',
    verdict,
    hint,
    actions: state.can({ type: 'retry.requested' })
      ? ['retry', ...check, 'goBack']
      : ['goBack', ...check],
  };
}

/**
 * Returns the result of a payment that this device has recorded as paid, while the last answer or the address says
 * otherwise.
 */
function recordedAsPaid(message: string): DisplayedResult {
  return {
    status: 'unverified',
    verdict: texts.recordedTitle,
    meaning: (
      <Words>
        <b>{texts.doNotPayAgain}</b> {texts.openReasons.recordedAsPaid}
      </Words>
    ),
    hint: message,
    actions: ['open', 'refresh', 'goBack'],
  };
}

function progressOf(state: State): string {
  if (state.matches({ verification: { unverified: 'rechecking' } })) return texts.lookingAgain;
  return state.matches({ verification: { unverified: 'exhausted' } })
    ? texts.stoppedLooking
    : texts.willLookAgain;
}
