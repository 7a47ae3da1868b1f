import { describe, expect, test } from 'vitest';
import { assertDefined } from '#machines/assert-defined.ts';
import { bookingOfOutcome } from '#machines/domain/payment/outcome-booking.ts';
import {
  checkOf,
  leavesRideFree,
  type PaymentOutcome,
  type PaymentToCheck,
  paymentDecision,
  paymentWithoutPerson,
  reopensDeclined,
  settlementState,
  type TimedPaymentAnswer,
  unreachableOutcome,
} from '#machines/domain/payment/payment-outcome.ts';
import { UNKNOWN_PERSON } from '#machines/domain/person/person.ts';
import { examplePending, NOW, unknownPayment } from '../../fixtures/bookings.ts';
import {
  declinedAnswer,
  declinedOutcome,
  exampleBooking,
  moneyInAnswer,
  paidAnswer,
  paidOutcome,
  partlyRefundedAnswer,
  partlyRefundedOutcome,
  paymentAnswer,
  pendingAnswer,
  pendingOutcome,
  refundedOutcome,
  unclearAnswer,
  unclearOutcome,
  unreachable,
} from '../../fixtures/payment-answers.ts';

const check: PaymentToCheck = {
  transactionId: 'KS1',
  pending: examplePending('KS1'),
  startedAt: NOW,
};

describe('the outcome of an answer, and its words against a booking that was paid before', () => {
  test.each<[string, TimedPaymentAnswer, PaymentOutcome, object | null]>([
    ['paid', paidAnswer, paidOutcome('KS1'), null],
    ['partly refunded', partlyRefundedAnswer, partlyRefundedOutcome('KS1'), null],
    ['declined', declinedAnswer, declinedOutcome, null],
    [
      'declined, and its order is off, without a word of the money',
      paymentAnswer({ local: { orderStatus: 'expired' } }),
      { kind: 'declined', message: 'Payment was canceled or failed.' },
      { status: 'expired' },
    ],
    [
      'refunded',
      paymentAnswer({ provider: { state: 'REVERSED' } }),
      refundedOutcome,
      { paymentStatus: 'REVERSED' },
    ],
    ['pending', pendingAnswer, pendingOutcome, null],
    ['a failure that decides nothing', unclearAnswer, unclearOutcome, null],
    [
      'an order that is off, and money that came in',
      moneyInAnswer,
      { kind: 'open', message: 'Payment was canceled or failed.', cause: 'moneyIn' },
      { status: 'cancelled', paymentStatus: 'success' },
    ],
    [
      'a refund that failed',
      paymentAnswer({ local: { paymentStatus: 'refund_failed' } }),
      { kind: 'open', message: 'Payment was canceled or failed.', cause: 'moneyIn' },
      { paymentStatus: 'refund_failed' },
    ],
  ])('%s', (_, answer, outcome, calledOffStatuses) => {
    expect(paymentDecision(check, answer)).toEqual({ outcome, calledOffStatuses });
  });
});

test.each([
  ['the start of its payment', NOW - 3_600_000, NOW - 3_600_000],
  ['the answer, where this device did not start its payment', null, NOW],
])('a booking is dated by %s', (_, startedAt, bookedAt) => {
  const { outcome } = paymentDecision({ ...check, startedAt }, { ...paidAnswer, at: NOW });
  expect(outcome).toMatchObject({ booking: { bookedAt } });
});

describe('a failure of a payment that this device has recorded as paid', () => {
  const recorded = exampleBooking('KS1');
  const calledOff = { ...recorded, status: 'cancelled', isCalledOff: true };
  const orderIsOff = paymentAnswer({ local: { orderStatus: 'cancelled' } });

  test.each([
    ['leaves its booking good', recorded, declinedAnswer, 'recordedAsPaid'],
    ['may be of an order that is off by now', recorded, orderIsOff, 'moneyIn'],
    ['leaves a booking off that was called off before', calledOff, declinedAnswer, 'moneyIn'],
  ] as const)('%s, and stays open', (_, booking, answer, cause) => {
    const { outcome } = paymentDecision({ ...check, recorded: booking }, answer);
    expect(outcome).toMatchObject({ kind: 'open', cause });
  });
});

test.each([paidAnswer, partlyRefundedAnswer])(
  'after everything was forgotten, the booking of a check names nobody',
  (answer) => {
    const { outcome } = paymentDecision({ ...check, isForgotten: true }, answer);
    expect(outcome).toMatchObject({ booking: { transactionId: 'KS1', person: UNKNOWN_PERSON } });
  },
);

describe('the payment that an answer is about', () => {
  const provider = assertDefined(paidAnswer.provider, 'provider');
  const naming = (ids: readonly string[], merchantIds: readonly string[] = []) => ({
    ...paidAnswer,
    transactionId: ids[0] ?? null,
    ids,
    provider: { ...provider, transactionId: 'P1', merchantIds },
  });

  test.each([
    ['the provider’s own id at its top level', naming(['P1'])],
    ['the number of a database', naming(['1002345'])],
    ['the requested id in other letters', naming(['ks1'])],
    ['the provider’s id beside the merchant id', naming(['P1'], ['KS1'])],
    ['the merchant id in other letters', naming(['P1'], ['ks1'])],
    ['the requested id beside another merchant id', naming(['KS1'], ['SOMEBODY'])],
    ['one of two merchant ids', naming([], ['SOMEBODY', 'KS1'])],
    ['no id', naming([])],
  ])('%s → the requested one', (_, answer) => {
    expect(paymentDecision(check, answer).outcome.kind).toBe('paid');
  });

  test.each([
    ['another merchant id', naming([], ['SOMEBODY'])],
    ['another merchant id beside the provider’s own', naming(['P1'], ['SOMEBODY'])],
    ['another merchant id at its top level', { ...paidAnswer, merchantIds: ['SOMEBODY'] }],
    [
      'another merchant id, of an order that is off',
      { ...moneyInAnswer, merchantIds: ['SOMEBODY'] },
    ],
  ])('%s → another one, so that it decides nothing', (_, answer) => {
    expect(paymentDecision(check, answer)).toEqual({
      outcome: { kind: 'open', message: 'Payment verification failed.', cause: 'unclear' },
      calledOffStatuses: null,
    });
  });
});

describe('an outcome decides the record of its payment, and whether its ride can be paid again', () => {
  test.each([
    ['paid', paidOutcome('KS1'), 'paid', false],
    ['partly refunded', partlyRefundedOutcome('KS1'), 'paid', false],
    ['declined', declinedOutcome, 'declined', true],
    ['refunded', refundedOutcome, 'refunded', true],
    ['pending', pendingOutcome, 'open', false],
    ['unreachable', unreachable('Network error'), 'open', false],
    ['contradicted', { ...pendingOutcome, cause: 'contradicted' }, 'openAgain', false],
    ['money that came in', { ...pendingOutcome, cause: 'moneyIn' }, 'openAgain', false],
  ] as const)('%s', (_, outcome, state, isFree) => {
    expect(settlementState(outcome)).toBe(state);
    expect(reopensDeclined(outcome)).toBe(state === 'openAgain');
    expect(leavesRideFree(outcome)).toBe(isFree);
  });
});

test('a paid or partly refunded payment has a booking, and no other outcome has one', () => {
  const booking = exampleBooking('KS1');
  expect(bookingOfOutcome({ outcome: paidOutcome('KS1') })).toEqual(booking);
  expect(bookingOfOutcome({ outcome: partlyRefundedOutcome('KS1') })).not.toBeNull();
  for (const outcome of [declinedOutcome, refundedOutcome, pendingOutcome, null])
    expect(bookingOfOutcome({ outcome })).toBeNull();
});

test('a payment that this device started is checked with its booking and its start', () => {
  const pending = { ...examplePending('KS1'), generation: 'first' };
  expect(checkOf(pending)).toEqual({
    transactionId: 'KS1',
    pending,
    startedAt: NOW,
    generation: 'first',
  });
  expect(checkOf(unknownPayment)).toMatchObject({ pending: null, startedAt: NOW });
});

test('a check without a readable answer leaves a payment open', () => {
  expect(unreachableOutcome({ kind: 'unexpected' })).toMatchObject({
    kind: 'open',
    cause: 'unreachable',
  });
});

test('what a check holds is left without its person once everything is forgotten', () => {
  const held = { pending: examplePending('KS1'), recorded: exampleBooking('KS1') };
  const left = paymentWithoutPerson({ ...held, outcome: paidOutcome('KS1') });
  expect(left.isForgotten).toBe(true);
  expect(left.pending?.guest).toEqual({ fullName: '', email: '', phone: '' });
  expect(left.recorded?.person).toEqual(UNKNOWN_PERSON);
  expect(bookingOfOutcome({ outcome: left.outcome })?.person).toEqual(UNKNOWN_PERSON);
  expect(paymentWithoutPerson({ pending: null, recorded: undefined, outcome: null })).toEqual({
    isForgotten: true,
    pending: null,
    recorded: undefined,
    outcome: null,
  });
});
