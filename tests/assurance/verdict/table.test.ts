import { expect, test } from 'vitest';
import { type PaymentAnswer, verdict } from '#machines/domain/payment/payment.ts';
import { paymentAnswer } from '../../fixtures/payment-answers.ts';

interface Row {
  success: boolean;
  payment: string | null;
  order: string | null;
  providerSuccess: boolean | null;
  code: string | null;
  state: string | null;
  responseCode: string | null;
  message: string | null;
}

type Values = { readonly [Field in keyof Row]: readonly Row[Field][] };

/** Every value that a field is known to take, words of each family, and some that nobody knows. */
const values: Values = {
  success: [true, false],
  payment: [
    ...[null, 'success', 'captured', 'pending', 'Initiated', 'failed', 'on_hold', 'unpaid'],
    ...['Refunded', 'partiallyRefunded', 'refund_failed'],
  ],
  order: [
    ...[null, 'completed', 'Canceled', 'EXPIRED', 'rejected', 'void', 'partially_refunded'],
    'awaiting review',
  ],
  providerSuccess: [null, true, false],
  code: [
    ...[null, 'PAYMENT_SUCCESS', 'PAYMENT_ERROR', 'PAYMENT_DECLINED', 'PAYMENT_CANCELLED'],
    ...['TIMED_OUT', 'PAYMENT_PENDING', 'INTERNAL_SERVER_ERROR', 'BAD_REQUEST'],
    ...['AUTHORIZATION_FAILED', 'SOMETHING_NEW'],
  ],
  state: [null, 'COMPLETED', 'PENDING', 'FAILED', 'REVERSED', 'SOMETHING_NEW'],
  responseCode: [null, 'SUCCESS', 'REQUEST_CANCEL_BY_REQUESTER', 'SOMETHING_NEW'],
  message: [null, 'the provider says'],
};

/** Every combination of the values, or of fewer of some fields. */
function rows(fewer: Partial<Values> = {}): Row[] {
  return Object.entries({ ...values, ...fewer }).reduce<object[]>(
    (all, [field, each]) => all.flatMap((row) => each.map((value) => ({ ...row, [field]: value }))),
    [{}],
  ) as Row[];
}

// The rules once more, by the words alone: a table of what each value proves, ranked by the order
// in which the proofs count. Nothing here is shared with the code under test.
type Proof = 'doubtful refund' | 'part back' | 'back' | 'off' | 'in' | 'dead' | 'undecided';

const PROOFS = new Map<string, readonly Proof[]>([
  ['payment:refund_failed', ['doubtful refund']],
  ['payment:partiallyRefunded', ['part back']],
  ['order:partially_refunded', ['part back']],
  ['payment:Refunded', ['back']],
  ['order:void', ['back']],
  ['state:REVERSED', ['back']],
  ['order:Canceled', ['off', 'dead']],
  ['order:EXPIRED', ['off', 'dead']],
  ['order:rejected', ['off', 'dead']],
  ['payment:success', ['in']],
  ['payment:captured', ['in']],
  ['state:COMPLETED', ['in']],
  ['code:PAYMENT_SUCCESS', ['in']],
  ['responseCode:SUCCESS', ['in']],
  ['payment:failed', ['dead']],
  ['code:PAYMENT_ERROR', ['dead']],
  ['code:PAYMENT_DECLINED', ['dead']],
  ['code:PAYMENT_CANCELLED', ['dead']],
  ['code:TIMED_OUT', ['dead']],
  ['state:FAILED', ['dead']],
  ['responseCode:REQUEST_CANCEL_BY_REQUESTER', ['dead']],
  ['payment:pending', ['undecided']],
  ['payment:Initiated', ['undecided']],
  ['code:PAYMENT_PENDING', ['undecided']],
  ['code:INTERNAL_SERVER_ERROR', ['undecided']],
  ['state:PENDING', ['undecided']],
]);

const proofsOf = (fields: Partial<Row>) =>
  new Set(
    Object.entries(fields).flatMap(([field, value]) => PROOFS.get(`${field}:${value}`) ?? []),
  );

function oracle(row: Row, hasProvider = true): string {
  const proofs = proofsOf(row);
  const { code, state, responseCode } = row;
  // a provider that tells of a success only says nothing about why the payment failed
  const isCheerful = row.providerSuccess && !proofsOf({ code, state, responseCode }).has('dead');
  const words =
    row.message === null || isCheerful ? 'Payment was canceled or failed.' : row.message;
  // money that went back outweighs everything, and money that came in for an order that is off comes next
  if (proofs.has('doubtful refund')) return `open moneyIn|${words}`;
  if (proofs.has('part back'))
    return 'partlyRefunded|Part of this payment was refunded: ask us who rides.';
  if (proofs.has('back')) return 'refunded|Your payment was refunded.';
  if (proofs.has('off') && proofs.has('in')) return `open moneyIn|${words}`;
  // one side says that it failed and another that money came in: neither is believed
  if (proofs.has('dead') && proofs.has('in')) return `open contradicted|${words}`;
  if (proofs.has('dead')) return `declined|${words}`;
  if (proofs.has('undecided')) return 'open pending|Payment verification failed.';
  if (row.providerSuccess === false) return `open unclear|${words}`;
  if (!row.success) return 'open unclear|the server says';
  const isProven = hasProvider ? row.providerSuccess : proofsOf({ payment: row.payment }).has('in');
  if (!isProven) return 'open unclear|Payment verification failed.';
  return `paid|${row.message === null ? 'the server says' : row.message}`;
}

function answerOf(row: Row): PaymentAnswer {
  return {
    success: row.success,
    message: 'the server says',
    transactionId: 'T1',
    ids: ['T1'],
    merchantIds: [],
    local: {
      paymentStatus: row.payment,
      orderStatus: row.order,
      amount: null,
      userName: null,
      userEmail: null,
      userPhone: null,
    },
    provider: {
      success: row.providerSuccess,
      code: row.code,
      message: row.message,
      state: row.state,
      responseCode: row.responseCode,
      transactionId: null,
      merchantIds: [],
    },
  };
}

function decide(answer: PaymentAnswer): string {
  const decided = verdict(answer);
  const kind = decided.kind === 'open' ? `open ${decided.cause}` : decided.kind;
  return `${kind}|${decided.message}`;
}

test('the verdict agrees with the rules on every answer of the table', () => {
  const kinds = {
    paid: 0,
    declined: 0,
    refunded: 0,
    partlyRefunded: 0,
    'open pending': 0,
    'open unclear': 0,
    'open contradicted': 0,
    'open moneyIn': 0,
  };
  const wrong: unknown[] = [];
  for (const row of rows()) {
    const said = decide(answerOf(row));
    kinds[said.slice(0, said.indexOf('|')) as keyof typeof kinds] += 1;
    if (said !== oracle(row)) wrong.push({ row, said, expected: oracle(row) });
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(Object.values(kinds).reduce((sum, count) => sum + count)).toBe(278_784);
  // An answer proves a payment only without a single word against it: 1 success, 5 payments,
  // 3 orders, 5 codes, 3 states, 3 response codes and 2 messages are left.
  expect(kinds.paid).toBe(1 * 5 * 3 * 1 * 5 * 3 * 3 * 2);
  expect(Math.min(...Object.values(kinds))).toBeGreaterThan(500);
});

const none = [null];

test('without a word of the provider the platform’s own record decides', () => {
  const silent = { providerSuccess: none, code: none, state: none, responseCode: none };
  const some = rows({ ...silent, message: none });
  expect(some).toHaveLength(176);
  for (const row of some)
    expect(decide({ ...answerOf(row), provider: null })).toBe(oracle(row, false));
});

test('without the platform’s own record the provider decides', () => {
  for (const row of rows({ payment: none, order: none, responseCode: none, message: none }))
    expect(decide({ ...answerOf(row), local: null })).toBe(oracle(row));
});

test('without either it is open, with the server’s words or the specification’s', () => {
  const nothing = { ...paymentAnswer({}), success: false };
  expect(decide({ ...nothing, message: 'No such order' })).toBe('open unclear|No such order');
  expect(decide({ ...nothing, message: null })).toBe('open unclear|Payment verification failed.');
  expect(decide({ ...nothing, success: true, message: null })).toBe(
    'open unclear|Payment verification failed.',
  );
});
