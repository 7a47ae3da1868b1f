import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingStanding, isRefunded } from '#machines/domain/booking/booking-status.ts';
import {
  calledOffStatuses,
  decidingRule,
  isOfAnother,
  type PaymentAnswer,
  safePaymentUrl,
  transactionIdFrom,
  urlVerdict,
  VERDICT_RULE_NAMES,
  type Verdict,
  type VerdictRuleName,
  verdict,
} from '#machines/domain/payment/payment.ts';
import { decidingRefund, type Refund } from '#machines/domain/payment/refund.ts';
import { callsOffPaid, offReason, refundOf } from '#machines/domain/payment/status-word.ts';
import {
  isItemId,
  isPlatformTransactionId,
  isTransactionId,
} from '#machines/domain/payment/transaction.ts';
import { anyText } from '../../fixtures/any-text.ts';
import { answersByRule, exampleBooking, paymentAnswer } from '../../fixtures/payment-answers.ts';
import { checkProperty } from '../../fixtures/properties.ts';

// each answer of a payment, its words and what they come to: the table of assurance/verdict
test.each<[string, PaymentAnswer, Verdict]>([
  [
    'success and the provider’s success, without words',
    paymentAnswer({ provider: { success: true } }),
    { kind: 'paid', message: 'Payment successful.' },
  ],
  [
    'FAILED in capitals',
    paymentAnswer({ local: { paymentStatus: 'FAILED' }, provider: { success: true } }),
    { kind: 'declined', message: 'Payment was canceled or failed.' },
  ],
  [
    'pending with spaces around it',
    paymentAnswer({ provider: { success: true, state: ' pending ' } }),
    { kind: 'open', cause: 'pending', message: 'Payment verification failed.' },
  ],
  [
    'expired beside a bare success',
    paymentAnswer({ local: { orderStatus: 'expired' }, provider: { success: true } }),
    { kind: 'declined', message: 'Payment was canceled or failed.' },
  ],
  [
    'charged_back beside success',
    paymentAnswer({ local: { paymentStatus: 'charged_back' }, provider: { success: true } }),
    { kind: 'refunded', message: 'Your payment was refunded.' },
  ],
  [
    'the response code of a payer who cancelled, alone',
    paymentAnswer({ provider: { success: true, responseCode: 'REQUEST_CANCEL_BY_REQUESTER' } }),
    { kind: 'declined', message: 'Payment was canceled or failed.' },
  ],
])('%s', (_, answer, expected) => {
  expect(verdict(answer)).toEqual(expected);
});

const unsaid = 'Payment verification failed.';
const unclear = (message: string): Verdict => ({ kind: 'open', cause: 'unclear', message });

test.each<[string, Parameters<typeof paymentAnswer>[0], Verdict]>([
  [
    'a failure of the platform beside the provider’s code of success',
    { local: { paymentStatus: 'failed' }, provider: { success: true, code: 'PAYMENT_SUCCESS' } },
    { kind: 'open', cause: 'contradicted', message: 'Payment was canceled or failed.' },
  ],
  [
    'the provider’s code of a payment that is under way',
    { provider: { success: true, code: 'PAYMENT_PENDING' } },
    { kind: 'open', cause: 'pending', message: unsaid },
  ],
  [
    'the platform’s success alone, with its words',
    { message: 'Payment received', local: { paymentStatus: 'success' } },
    { kind: 'paid', message: 'Payment received' },
  ],
  [
    'the platform’s success alone, without words',
    { local: { paymentStatus: 'success' } },
    { kind: 'paid', message: 'Payment successful.' },
  ],
  [
    'the provider’s success beside an answer that reports none, with its words',
    { success: false, message: 'Please wait', provider: { success: true } },
    unclear('Please wait'),
  ],
  ['an answer that reports no success and says no more', { success: false }, unclear(unsaid)],
  [
    'the platform’s success beside a provider that does not say whether it succeeded',
    { message: 'Payment received', local: { paymentStatus: 'success' }, provider: {} },
    unclear(unsaid),
  ],
  ['success alone', {}, unclear(unsaid)],
  ['success beside an order alone', { local: { orderStatus: 'confirmed' } }, unclear(unsaid)],
])('an answer of %s', (_, said, expected) => {
  expect(verdict(paymentAnswer(said))).toEqual(expected);
});

test.each<[string, Verdict['kind']]>([
  ['PAYMENT_SUCCESS', 'paid'],
  ['PAYMENT_ERROR', 'declined'],
  ['PAYMENT_DECLINED', 'declined'],
  ['PAYMENT_CANCELLED', 'declined'],
  ['TIMED_OUT', 'declined'],
  ['PAYMENT_PENDING', 'open'],
  ['INTERNAL_SERVER_ERROR', 'open'],
])('beside the provider’s success its code %s makes a payment %s', (code, kind) => {
  expect(verdict(paymentAnswer({ provider: { success: true, code } })).kind).toBe(kind);
});

test('each rule of the verdict decides an answer of its own, in the order of the rules', () => {
  expect(Object.values(answersByRule).map(decidingRule)).toEqual(VERDICT_RULE_NAMES);
});

test.each<[VerdictRuleName, VerdictRuleName, Parameters<typeof paymentAnswer>[0]]>([
  [
    'refundFailed',
    'partlyRefunded',
    { local: { paymentStatus: 'refund_failed', orderStatus: 'partially_refunded' } },
  ],
  [
    'partlyRefunded',
    'refunded',
    { local: { paymentStatus: 'refunded', orderStatus: 'partially_refunded' } },
  ],
  [
    'refunded',
    'orderOff',
    {
      local: { paymentStatus: 'refunded', orderStatus: 'cancelled' },
      provider: { state: 'COMPLETED' },
    },
  ],
  ['orderOff', 'contradicted', { local: { paymentStatus: 'success', orderStatus: 'cancelled' } }],
  [
    'contradicted',
    'declined',
    { local: { paymentStatus: 'failed' }, provider: { state: 'COMPLETED' } },
  ],
  ['declined', 'pending', { local: { paymentStatus: 'failed' }, provider: { state: 'PENDING' } }],
  ['pending', 'deniedByProvider', { provider: { success: false, state: 'PENDING' } }],
  ['pending', 'paid', { provider: { success: true, state: 'PENDING' } }],
])('of two rules of the verdict that fit one answer %s decides before %s', (first, _, said) => {
  expect(decidingRule(paymentAnswer(said))).toBe(first);
});

describe('beside a failure stand only the words of a provider that reports it', () => {
  const words = 'The provider’s words';
  const ours = 'Payment was canceled or failed.';
  test.each<[string, Parameters<typeof paymentAnswer>[0], string]>([
    [
      'a provider that reports success and refuses nothing',
      { local: { paymentStatus: 'failed' }, provider: { success: true, message: words } },
      ours,
    ],
    [
      'a provider that reports success and a failed state',
      { provider: { success: true, state: 'FAILED', message: words } },
      words,
    ],
    [
      'a provider that reports no success',
      { local: { paymentStatus: 'failed' }, provider: { success: false, message: words } },
      words,
    ],
    [
      'a provider that does not say whether it succeeded',
      { local: { paymentStatus: 'failed' }, provider: { message: words } },
      words,
    ],
    [
      'a provider that reports no success and has no words',
      { local: { paymentStatus: 'failed' }, provider: { success: false } },
      ours,
    ],
    ['no provider', { local: { paymentStatus: 'failed' } }, ours],
  ])('%s', (_, said, message) => {
    expect(verdict(paymentAnswer(said))).toEqual({ kind: 'declined', message });
  });
});

describe('an answer is of another payment where its merchant ids name another one', () => {
  const providerOf = (...merchantIds: string[]) =>
    paymentAnswer({ provider: { success: true, merchantIds } }).provider;
  test.each<[string, Partial<PaymentAnswer>, boolean]>([
    ['no id at all', {}, false],
    ['another id that is no merchant id', { ids: ['P9'] }, false],
    ['the merchant id in other letter case', { merchantIds: ['Kst-1'], ids: ['Kst-1'] }, false],
    ['another merchant id beside the id', { merchantIds: ['T9'], ids: ['T9', 'kst-1'] }, false],
    [
      'another merchant id beside that of its provider',
      { merchantIds: ['T9'], provider: providerOf('KST-1') },
      false,
    ],
    ['another merchant id, without a provider', { merchantIds: ['T9'], ids: ['T9'] }, true],
    ['another merchant id of its provider', { provider: providerOf('T9') }, true],
    ['a provider without merchant ids', { ids: ['P9'], provider: providerOf() }, false],
    ['a longer id that begins with it', { merchantIds: ['kst-12'] }, true],
  ])('%s', (_, said, isAnother) => {
    expect(isOfAnother({ ...paymentAnswer({}), ...said }, 'kSt-1')).toBe(isAnother);
  });
});

describe('the words of a later answer that call a paid booking off', () => {
  test.each<[string, Parameters<typeof paymentAnswer>[0], ReturnType<typeof calledOffStatuses>]>([
    ['nothing', {}, null],
    ['paid', { local: { paymentStatus: 'success', orderStatus: 'confirmed' } }, null],
    [
      'cancelled beside a success',
      { local: { paymentStatus: 'success', orderStatus: 'cancelled' } },
      { status: 'cancelled', paymentStatus: 'success' },
    ],
    [
      'cancelled, without a word of the money',
      { local: { orderStatus: 'CANCELED' } },
      { status: 'CANCELED' },
    ],
    [
      'cancelled beside its provider’s code alone',
      { local: { orderStatus: 'cancelled' }, provider: { code: 'PAYMENT_SUCCESS' } },
      { status: 'cancelled', paymentStatus: 'PAYMENT_SUCCESS' },
    ],
    [
      'expired beside a completed payment',
      { local: { orderStatus: 'expired' }, provider: { success: true, state: 'COMPLETED' } },
      { status: 'expired', paymentStatus: 'COMPLETED' },
    ],
    [
      'a payment that is cancelled',
      { local: { paymentStatus: 'cancelled' } },
      { paymentStatus: 'cancelled' },
    ],
    [
      'a refund that failed',
      { local: { paymentStatus: 'refund_failed' } },
      { paymentStatus: 'refund_failed' },
    ],
    [
      'refunded as its provider’s code says',
      { provider: { success: true, responseCode: 'REFUNDED' } },
      { paymentStatus: 'REFUNDED' },
    ],
    [
      'cancelled as the platform says, refunded as its provider does',
      {
        local: { paymentStatus: 'cancelled', orderStatus: 'cancelled' },
        provider: { success: true, state: 'REFUNDED' },
      },
      { status: 'cancelled', paymentStatus: 'REFUNDED' },
    ],
    [
      'an order that failed beside a success',
      { local: { paymentStatus: 'success', orderStatus: 'failed' } },
      { status: 'failed', paymentStatus: 'success' },
    ],
    ['an order that is void', { local: { orderStatus: 'void' } }, { status: 'void' }],
    ['an order that failed alone', { local: { orderStatus: 'declined' } }, null],
    [
      'failed beside a confirmed order',
      { local: { paymentStatus: 'failed', orderStatus: 'confirmed' } },
      null,
    ],
    [
      'failed, its order as well',
      { local: { paymentStatus: 'failed', orderStatus: 'FAILED' } },
      null,
    ],
    ['a code of a failure', { provider: { success: false, code: 'PAYMENT_CANCELLED' } }, null],
    [
      'refunded in part alone',
      { local: { paymentStatus: 'partially_refunded' } },
      { paymentStatus: 'partially_refunded' },
    ],
    [
      'refunded in part as the platform says, as a whole as its provider does',
      {
        local: { paymentStatus: 'partially_refunded' },
        provider: { success: true, state: 'REFUNDED' },
      },
      { status: 'partially_refunded', paymentStatus: 'REFUNDED' },
    ],
    [
      'refunded as a whole as the platform says, in part as its provider does',
      {
        local: { paymentStatus: 'refunded' },
        provider: { success: true, state: 'PARTIALLY_REFUNDED' },
      },
      { status: 'PARTIALLY_REFUNDED', paymentStatus: 'refunded' },
    ],
    [
      'cancelled by a payment of which a part went back',
      {
        local: { orderStatus: 'confirmed', paymentStatus: 'partially_refunded' },
        provider: { success: true, state: 'CANCELLED' },
      },
      { status: 'CANCELLED', paymentStatus: 'partially_refunded' },
    ],
    [
      'three shares that went back: the two that outweigh the third',
      {
        local: { orderStatus: 'refunded', paymentStatus: 'partially_refunded' },
        provider: { success: true, state: 'REFUND_FAILED' },
      },
      { status: 'REFUND_FAILED', paymentStatus: 'partially_refunded' },
    ],
  ])('%s', (_, said, words) => {
    expect(calledOffStatuses(paymentAnswer(said))).toStrictEqual(words);
  });

  const WORDS_BY_SHARE = {
    doubtful: ['refund_failed'],
    part: ['partially_refunded'],
    whole: ['refunded'],
    none: [null, 'success', 'cancelled', 'failed'],
  } satisfies Record<Refund, readonly (string | null)[]>;
  const WORDS = Object.values(WORDS_BY_SHARE).flat();

  test.each(WORDS)('an order of %s: its booking says of a refund what the answer says', (order) => {
    for (const paymentStatus of WORDS)
      for (const state of WORDS) {
        const answer = paymentAnswer({
          local: { orderStatus: order, paymentStatus },
          provider: { success: true, state },
        });
        const shares = [order, paymentStatus, state].map((word) => refundOf(offReason(word)));
        const booking = { ...exampleBooking('KS1'), ...calledOffStatuses(answer) };
        const { kind, reasons } = bookingStanding(booking);
        const said = `${paymentStatus}, ${state}`;
        expect(decidingRefund(reasons.map(refundOf)), said).toBe(decidingRefund(shares));
        expect(isRefunded(booking), said).toBe(verdict(answer).kind === 'refunded');
        const words = [order, paymentStatus, state].filter(callsOffPaid);
        const calling = new Set(words.map((word) => refundOf(offReason(word))));
        if (calling.size > 1) expect(kind, said).toBe('off');
      }
  });
});

describe('the address of the result page can only make a payment fail', () => {
  test.each([
    ['', 'none'],
    ['?', 'none'],
    ['?status=SUCCESS', 'none'],
    ['?code=PAYMENT_SUCCESS&status=SUCCESS', 'none'],
    ['?code=PAYMENT_ERROR', 'none'],
    ['?status=PENDING', 'none'],
    ['?code=PAYMENT_CANCELLED', 'cancelled'],
    ['?status=CANCELLED', 'cancelled'],
    ['?status=FAILED', 'cancelled'],
    ['?merchantTransactionId=T1?code=PAYMENT_CANCELLED', 'cancelled'],
    ['?merchantTransactionId=T1?code=PAYMENT_SUCCESS', 'none'],
    ['status=FAILED', 'cancelled'],
    ['merchantTransactionId=T1?status=FAILED', 'cancelled'],
    ['?status=failed', 'cancelled'],
    ['?STATUS=Failed', 'cancelled'],
    ['?Code=payment_cancelled', 'cancelled'],
    ['?status=%20FAILED%20', 'cancelled'],
    ['?status=+FAILED', 'cancelled'],
    ['?%20status=FAILED', 'cancelled'],
    ['?status=SUCCESS&status=FAILED', 'cancelled'],
    ['?status=FAILED&status=SUCCESS', 'cancelled'],
    ['?status=SUCCESS&code=PAYMENT_CANCELLED', 'cancelled'],
    ['?status=canceled', 'cancelled'],
    ['?code=PAYMENT_CANCELED', 'cancelled'],
    ['?status=FAILEDX', 'none'],
    ['?xstatus=FAILED', 'none'],
    ['?status=&code=', 'none'],
    ['?code=CANCELLED', 'none'],
    ['?status=PAYMENT_CANCELLED', 'none'],
    ['?%E0%A4%A', 'none'],
  ])('%s: %s', (query, expected) => {
    expect(urlVerdict(query)).toBe(expected);
  });

  test('no query ever throws, and none means success', () => {
    checkProperty(
      fc.property(anyText(60), (query) => {
        expect(['cancelled', 'none']).toContain(urlVerdict(query));
      }),
    );
  });
});

describe('the transaction comes from the address, else from the stored booking', () => {
  test.each([
    ['?merchantTransactionId=T1', null, 'T1'],
    ['?merchantTransactionId=T1', 'T2', 'T1'],
    ['?MERCHANTTRANSACTIONID=T1', null, 'T1'],
    ['?merchantTransactionId=%20T1%20', null, 'T1'],
    ['?merchantTransactionId=', 'T2', 'T2'],
    ['?merchantTransactionId=..', 'T2', 'T2'],
    ['?merchantTransactionId=bad id&merchantTransactionId=T3', 'T2', 'T3'],
    ['?merchantTransactionId=bad id', null, null],
    ['', 'T2', 'T2'],
    ['', 'bad id', null],
    ['', null, null],
    ['?transactionId=T1', 'T2', 'T1'],
    ['?transactionId=T4&merchantTransactionId=T1', null, 'T1'],
    ['?merchantTransactionId=bad id&transactionid=T4', 'T2', 'T4'],
    ['?transactionId=bad id', 'T2', 'T2'],
    ['?transactionId=ORD%2F26', 'T2', 'ORD/26'],
    ['?merchantTransactionId=T1?code=PAYMENT_SUCCESS', 'T2', 'T1'],
    ['?merchantTransactionId=T1%3Fcode=PAYMENT_SUCCESS', 'T2', 'T1'],
    ['?merchantTransactionId=T1%26code=PAYMENT_SUCCESS', 'T2', 'T1'],
    ['?merchantTransactionId=T1%23paid', 'T2', 'T1'],
    ['?lang=en?merchantTransactionId=T1', 'T2', 'T1'],
    ['?merchantTransactionId=%3Fcode=X', 'T2', 'T2'],
  ])('%s with %s stored: %s', (query, pending, id) => {
    expect(transactionIdFrom(query, pending, () => null)).toBe(id);
  });

  test.each([
    ['?merchantTransactionId=T9&merchantTransactionId=T1', 'T1'],
    ['?merchantTransactionId=T9&transactionId=T1', 'T1'],
    ['?merchantTransactionId=ORD%3F26%237', 'ORD?26#7'],
    ['?merchantTransactionId=ORD%3F26%237?code=X', 'ORD?26#7'],
    ['?merchantTransactionId=T8&transactionId=T9', 'T8'],
    ['?merchantTransactionId=t1', 'T1'],
  ])('of the ids in %s the one that this device has pending counts: %s', (query, id) => {
    const ownSpelling = (one: string) =>
      ['T1', 'ORD?26#7'].find((known) => known.toLowerCase() === one.toLowerCase()) ?? null;
    expect(transactionIdFrom(query, 'T2', ownSpelling)).toBe(id);
  });

  test.each(['ZERO_PRICE', 'zero_price', 'local-1', 'LOCAL-7'])(
    '%s is an id of this site, which no address and no platform gives to a payment',
    (id) => {
      expect(isTransactionId(id)).toBe(true);
      expect(isPlatformTransactionId(id)).toBe(false);
      expect(transactionIdFrom(`?merchantTransactionId=${id}`, null, (known) => known)).toBeNull();
      expect(transactionIdFrom('', id, (known) => known)).toBeNull();
    },
  );

  test.each([
    ['A', true, true],
    ['MT-2026_11', true, true],
    ['x'.repeat(64), true, true],
    ['x'.repeat(65), true, false],
    ['x'.repeat(128), true, false],
    ['x'.repeat(129), false, false],
    ['', false, false],
    ['a b', false, false],
    ['a/b', true, false],
    ['...', true, false],
    ['..', false, false],
    ['.', false, false],
    ['a\n', false, false],
    ['आ', false, false],
    [7, false, false],
    [null, false, false],
    [['T1'], false, false],
  ])('%j is the id of a transaction: %s, of an item: %s', (value, ofTransaction, ofItem) => {
    expect(isTransactionId(value)).toBe(ofTransaction);
    expect(isItemId(value)).toBe(ofItem);
  });
});

describe('a payment page must be one that a visitor may be sent to', () => {
  const origin = 'http://kickstand.test:8080';
  test.each([
    ['https://pay.example.com/p/1?x=2', 'https://pay.example.com/p/1?x=2'],
    ['HTTPS://PAY.EXAMPLE.COM/p', 'https://pay.example.com/p'],
    ['  https://pay.example.com/  ', 'https://pay.example.com/'],
    ['\u00A0https://pay.example.com/', 'https://pay.example.com/'],
    ['http://localhost:4174/pay', 'http://localhost:4174/pay'],
    ['http://127.0.0.1/pay', 'http://127.0.0.1/pay'],
    ['http://127.8.9.10/pay', 'http://127.8.9.10/pay'],
    ['http://[::1]:4174/pay', 'http://[::1]:4174/pay'],
    ['http://kickstand.test:8080/pay', 'http://kickstand.test:8080/pay'],
  ])('%s is allowed', (url, address) => {
    expect(safePaymentUrl(url, origin)).toBe(address);
  });

  test.each([
    ...['http://pay.example.com/', 'http://kickstand.test/pay', 'https://user@pay.example.com/'],
    'https://user:secret@pay.example.com/',
    'https://:secret@pay.example.com/',
    'http://localhost@evil.example/',
    'http://localhost.evil.example/',
    ...['http://127.0.0.1.evil.example/', 'http://0.0.0.0/', 'http://1.127.0.1/'],
    'http://127.0.evil.example/',
    'https:https://pay.example.com/',
    ...['http://[::ffff:7f00:1]/', '//pay.example.com/', '/pay', 'pay', '?a=b', '', '   '],
    ...['https:pay.example.com', 'https:/pay.example.com', 'https:///pay.example.com'],
    ...['https://\\evil.example', 'https://', 'https://%zz/', 'javascript:alert(1)'],
    ...['JavaScript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,<script>1</script>'],
    ...['blob:https://pay.example.com/1', 'file:///etc/passwd', 'ftp://pay.example.com'],
    ...['upi://pay?pa=x', 'intent://pay#Intent;end', null, undefined, 7],
    { href: 'https://pay.example.com' },
    ['https://pay.example.com'],
  ])('%j is refused', (url) => {
    expect(safePaymentUrl(url, origin)).toBeNull();
  });

  describe('with a list of origins', () => {
    const allowed = ['https://pay.example.com', 'https://pay.example.org:8443'];
    test.each([
      ['https://pay.example.com/p/1', 'https://pay.example.com/p/1'],
      ['https://PAY.example.com:443/p', 'https://pay.example.com/p'],
      ['https://pay.example.org:8443/p', 'https://pay.example.org:8443/p'],
    ])('%s is on it', (url, address) => {
      expect(safePaymentUrl(url, origin, allowed)).toBe(address);
    });

    test.each([
      ...['https://evil.example/p', 'https://pay.example.com.evil.example/'],
      ...['https://sub.pay.example.com/', 'https://pay.example.com:8443/'],
      ...['https://pay.example.org/', 'http://pay.example.com/', 'https://user@pay.example.com/'],
      ...['http://localhost:4174/pay', 'http://kickstand.test:8080/pay'],
    ])('%s is not', (url) => {
      expect(safePaymentUrl(url, origin, allowed)).toBeNull();
    });

    test('a loopback origin on it is for the sandbox; the other rules still hold', () => {
      const url = 'http://localhost:4174/pay';
      expect(safePaymentUrl(url, origin, ['http://localhost:4174'])).toBe(url);
      expect(safePaymentUrl('http://evil.example/', origin, ['http://evil.example'])).toBeNull();
    });

    test('an empty one allows what none allows', () => {
      expect(safePaymentUrl('https://evil.example/p', origin, [])).toBe('https://evil.example/p');
    });
  });
});
