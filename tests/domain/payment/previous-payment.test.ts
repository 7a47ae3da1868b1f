import { describe, expect, test } from 'vitest';
import { withoutGuest } from '#machines/domain/payment/payment-records.ts';
import {
  allowsPayingOrder,
  obstaclesIn,
  type PreviousPaymentAnswer,
  previousTransaction,
  previousWithoutPerson,
} from '#machines/domain/payment/previous-payment.ts';
import { UNKNOWN_PERSON } from '#machines/domain/person/person.ts';
import { examplePending } from '../../fixtures/bookings.ts';
import { exampleBooking } from '../../fixtures/payment-answers.ts';

describe('an answer about a previous payment', () => {
  const unsettled = { state: 'unsettled', pending: examplePending('T1') } as const;
  const paid = { state: 'paid', booking: exampleBooking('T1') } as const;

  test.each<[PreviousPaymentAnswer, string | null, ReturnType<typeof obstaclesIn>]>([
    [unsettled, 'T1', [{ kind: 'payment', id: 'T1' }]],
    [paid, 'T1', []],
    [{ state: 'newer', key: 'K' }, null, [{ kind: 'newerRecord', id: 'K' }]],
    [{ state: 'elsewhere', attempt: 'A', booking: null }, null, [{ kind: 'attempt', id: 'A' }]],
    [
      { state: 'elsewhere', attempt: 'A', booking: 'B' },
      null,
      [
        { kind: 'attempt', id: 'A' },
        { kind: 'unansweredBooking', id: 'B' },
      ],
    ],
    [{ state: 'unanswered', booking: 'B' }, null, [{ kind: 'unansweredBooking', id: 'B' }]],
    [{ state: 'none' }, null, []],
  ])(
    '$state: its transaction, and the obstacles that the rider may override',
    (previous, transaction, obstacles) => {
      expect(previousTransaction(previous)).toBe(transaction);
      expect(obstaclesIn(previous)).toEqual(obstacles);
    },
  );

  test.each<[PreviousPaymentAnswer, boolean]>([
    [{ state: 'none' }, true],
    [{ state: 'elsewhere', attempt: 'A', booking: null }, true],
    [{ state: 'unanswered', booking: 'B' }, true],
    [unsettled, false],
    [paid, false],
    [{ state: 'newer', key: 'K' }, false],
  ])('$state: an order that is recorded may be paid, or not', (previous, isAllowed) => {
    expect(allowsPayingOrder(previous)).toBe(isAllowed);
  });

  test('stores its payment, without its person, once everything was forgotten', () => {
    expect(previousWithoutPerson(unsettled)).toEqual({
      ...unsettled,
      pending: withoutGuest(unsettled.pending),
    });
    expect(previousWithoutPerson(paid)).toEqual({
      ...paid,
      booking: { ...paid.booking, person: UNKNOWN_PERSON },
    });
    expect(previousWithoutPerson({ state: 'none' })).toEqual({ state: 'none' });
  });
});
