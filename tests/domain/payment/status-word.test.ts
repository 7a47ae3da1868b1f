import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  foldedStatus,
  offReason,
  readStatus,
  refundOf,
  statusStems,
} from '#machines/domain/payment/status-word.ts';
import { anyText } from '../../fixtures/any-text.ts';
import { checkProperty } from '../../fixtures/properties.ts';

const meaning = (text: string) => {
  const reading = readStatus(text);
  return reading === null ? 'none' : `${reading.family} ${reading.reason ?? ''}`.trim();
};

describe('a status word belongs to a family by the stems of its parts', () => {
  const words = [
    ['refunded', 'back refunded'],
    ['REFUND_SUCCESS', 'back refunded'],
    ['refund', 'back refunding'],
    ['refund_initiated', 'back refunding'],
    ['RefundInitiated', 'back refunding'],
    ['refund pending', 'back refunding'],
    ['reversed', 'back refunded'],
    ['reversal', 'back refunding'],
    ['chargeback', 'back chargedBack'],
    ['chargeBack', 'back chargedBack'],
    ['charge_back', 'back chargedBack'],
    ['charged back', 'back chargedBack'],
    ['CHARGED_BACK', 'back chargedBack'],
    ['void', 'back voided'],
    ['Voided', 'back voided'],
    ['cancelled_refund_eligible', 'off cancelled'],
    ['refunded_eligible', 'back refunded'],
    ['chargeback_eligible', 'back chargedBack'],
    ['void_available', 'back voided'],
    ['partially_refunded', 'back partlyRefunded'],
    ['partiallyRefunded', 'back partlyRefunded'],
    ['Partially Refunded', 'back partlyRefunded'],
    ['partial_refund', 'back partlyRefunded'],
    ['PARTIAL-REFUND', 'back partlyRefunded'],
    ['refunded_partially', 'back partlyRefunded'],
    ['refund_failed', 'back refundFailed'],
    ['notPaid_partialRefundFailed', 'back refundFailed'],
    ['chargeback_rejected', 'back refundFailed'],
    ['refund_cancelled', 'back refundFailed'],
    ['refund_expired', 'back refundFailed'],
    ['refund_denied', 'back refundFailed'],
    ['REFUND_REVERSED', 'back refundFailed'],
    ['ChargebackReversed', 'back refundFailed'],
    ['chargeback_reversal', 'back refundFailed'],
    ['chargeback_refund', 'back chargedBack'],
    ['void_failed', 'back refundFailed'],
    ['chargeback cancelled', 'back refundFailed'],
    ['refundFailed', 'back refundFailed'],
    ['refund_not_processed', 'back refundFailed'],
    ['not_fully_refunded', 'back partlyRefunded'],
    ['cancelled_refund_initiated', 'back refunding'],
    ['cancelled_and_refunded', 'back refunded'],
    ['denied', 'off declined'],
    ['failed_refunded', 'back refunded'],
    ['paid_refunded', 'back refunded'],
    ['cancelled', 'off cancelled'],
    ['Canceled', 'off cancelled'],
    ['CANCELLED_BY_USER', 'off cancelled'],
    ['cancelled_by_organiser_not_refunded', 'off cancelled'],
    ['cancellation_requested', 'off cancelled'],
    [' Expired ', 'off expired'],
    ['rejected', 'off rejected'],
    ['declined', 'off declined'],
    ['payment_failed', 'off failed'],
    ['paymentFailed', 'off failed'],
    ['PAYMENT_FAILED', 'off failed'],
    ['PAYMENTFailed', 'off failed'],
    ['failure', 'off failed'],
    ['success_failed', 'off failed'],
    ['deleted', 'off deleted'],
    ['abandoned', 'off abandoned'],
    ['success', 'good'],
    ['successful', 'good'],
    ['PAYMENT_SUCCESS', 'good'],
    ['PaymentSuccess', 'good'],
    ['succeeded', 'good'],
    ['Paid', 'good'],
    ['complete', 'good'],
    ['COMPLETED', 'good'],
    ['captured', 'good'],
    ['settled', 'good'],
    ['booking-confirmed', 'good'],
    ['paid_in_full', 'good'],
    ['pending', 'waiting'],
    ['success_pending', 'waiting'],
    ['initiated', 'waiting'],
    ['PROCESSING', 'waiting'],
    ['authorised', 'waiting'],
    ['authorized', 'waiting'],
    ['created', 'waiting'],
  ] as const;

  test.each(words)('%j is %s', (text, expected) => {
    expect(meaning(text)).toBe(expected);
  });

  test('every stem that is read is in one of these words', () => {
    const texts = words.map(([text]) => text.toLowerCase().replace(/[^a-z]/g, ''));
    expect(statusStems().filter((stem) => !texts.some((text) => text.includes(stem)))).toEqual([]);
  });

  test.each([
    ...[
      '',
      'on_hold',
      'constructor',
      '__proto__',
      'unpaid',
      'un_paid',
      'unPaid',
      'UNPAID',
      'uNPaid',
      'notpaid',
      'inCOMPLETE',
    ],
    ...['not_paid', 'notPaid', 'not yet paid', 'to_be_paid', 'partially_paid', 'half paid'],
    ...['incomplete', 'in_complete', 'inComplete', 'unsuccessful', 'unSuccessful', 'unsettled'],
    ...['unconfirmed', 'uncaptured', 'confirmation', 'awaiting confirmed', 'repaid', 'prepaid'],
    ...[
      'unable_to_refund',
      'not_refunded',
      'no_refund',
      'non_refundable',
      'refundable',
      'cancelable',
      'not_cancelled',
    ],
    ...['refund_eligible', 'eligible for refund', 'refundAvailable', 'refund_not_applicable'],
    ...['never_failed', 'unexpired', 'avoided', 'payment', 'order'],
  ])('%j is of no family', (text) => {
    expect(meaning(text)).toBe('none');
  });
});

test('nothing is of no family', () => {
  expect([readStatus(null), readStatus(undefined)]).toEqual([null, null]);
});

const STEMS = {
  back: ['refund', 'refunded', 'reversed', 'reversal', 'chargeback', 'void', 'voided'],
  off: [
    'cancelled',
    'canceled',
    'expired',
    'rejected',
    'declined',
    'failed',
    'deleted',
    'abandoned',
  ],
  waiting: ['pending', 'initiated', 'processing', 'authorized', 'authorised', 'created'],
  good: [
    'success',
    'succeeded',
    'paid',
    'complete',
    'completed',
    'captured',
    'settled',
    'confirmed',
  ],
} as const;
const families = ['back', 'off', 'waiting', 'good'] as const;

/** A word of neutral parts around one part or more of families, joined and spelled at random. */
const words = (...within: readonly (keyof typeof STEMS)[]) => {
  const neutral = fc.constantFrom('payment', 'order', 'by', 'user', 'at', 'gateway', '2');
  const stems = within.map((family) => fc.constantFrom(...STEMS[family]));
  return fc
    .tuple(
      fc.array(neutral, { maxLength: 2 }),
      fc.tuple(...stems),
      fc.array(neutral, { maxLength: 2 }),
    )
    .chain(([before, inside, after]) =>
      fc
        .shuffledSubarray([...inside], { minLength: inside.length })
        .map((shuffled) => [...before, ...shuffled, ...after]),
    );
};

const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
const joined = (parts: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(' ', '_', '-', ' - ', '__').map((mark) => parts.join(mark)),
    fc.constantFrom('_', ' ').map((mark) => parts.join(mark).toUpperCase()),
    fc.constant(parts.map((part, place) => (place === 0 ? part : capital(part))).join('')),
    fc.constant(parts.map(capital).join('')),
    // any letter case
    fc
      .tuple(fc.constantFrom(' ', '_', '-'), fc.bigInt({ min: 0n, max: 2n ** 60n }))
      .map(([mark, bits]) =>
        [...parts.join(mark)]
          .map((letter, place) =>
            (bits >> BigInt(place % 60)) & 1n ? letter.toUpperCase() : letter,
          )
          .join(''),
      ),
  );

describe('in any spelling', () => {
  test.each(families)('a word with one stem is of its family: %s', (family) => {
    checkProperty(
      fc.property(words(family).chain(joined), (text) => {
        expect(readStatus(text)?.family).toBe(family);
      }),
    );
  });

  test.each([
    ['back', 'good'],
    ['back', 'waiting'],
    ['back', 'off'],
    ['off', 'good'],
    ['off', 'waiting'],
    ['waiting', 'good'],
  ] as const)('%s wins over %s', (first, second) => {
    checkProperty(
      fc.property(words(first, second).chain(joined), (text) => {
        expect(readStatus(text)?.family).toBe(first);
      }),
    );
  });

  test('a denied, partial or postponed good word never counts as good', () => {
    const small = fc.constantFrom('not', 'non', 'un', 'never', 'partially', 'to be', 'not yet');
    checkProperty(
      fc.property(
        fc
          .tuple(small, fc.constantFrom(...STEMS.good))
          .chain(([word, good]) => joined([...word.split(' '), good])),
        (text) => {
          expect(readStatus(text)).toBe(null);
        },
      ),
    );
  });

  test('any other text has a reading, and the same twice', () => {
    checkProperty(
      fc.property(anyText(60), (text) => {
        expect(readStatus(text)).toEqual(readStatus(text));
      }),
    );
  });
});

test.each([
  ['refunded', 'whole'],
  ['refund_initiated', 'whole'],
  ['void', 'whole'],
  ['charged_back', 'whole'],
  ['partial_refund', 'part'],
  ['refund_failed', 'doubtful'],
  ['failed_refund', 'doubtful'],
  ['Refund Declined', 'doubtful'],
  ['rejected refund', 'doubtful'],
  ['PAYMENT_REVERSAL', 'whole'],
  ['charged -- back', 'whole'],
  ['cancelled', 'none'],
  ['paid', 'none'],
])('of %j the part of the money that went back is: %s', (text, refund) => {
  expect(refundOf(offReason(text))).toBe(refund);
});

test.each([
  ['chargeback_settled', 'chargedBack'],
  ['refund_success', 'refunded'],
  ['refund_initiated', 'refunding'],
])('the reason of %j is %s', (text, reason) => {
  expect(offReason(text)).toBe(reason);
});

test.each([
  [' PAYMENT-CANCELED ', 'payment_cancelled'],
  ['Timed Out', 'timed_out'],
  ['Timed  - Out', 'timed_out'],
])('the code %j is %s', (code, folded) => {
  expect(foldedStatus(code)).toBe(folded);
});
