import type { PaymentAnswer, PlatformStatus } from '#machines/domain/payment/payment.ts';
import { declinedAnswer, paymentAnswer, pendingAnswer } from '../../fixtures/payment-answers.ts';
import { serverName } from './items.ts';
import { FOREIGN, type Order } from './platform-state.ts';
import type { MoveKind } from './powers.ts';
import type { Scope } from './scopes.ts';

/** A way in which the server can answer and decide nothing. */
export type OpenAnswer = 'pending' | 'busy' | 'words' | 'empty' | 'contradiction';

/** `busy` is too many requests, `words` a failure in the server's own words, `empty` is {}, `contradiction` a failure beside the provider's word that the money came in. */
const OPEN: Readonly<Record<OpenAnswer, PaymentAnswer>> = {
  pending: pendingAnswer,
  busy: paymentAnswer({
    provider: { success: false, code: 'TOO_MANY_REQUESTS', message: 'Slow down' },
  }),
  words: paymentAnswer({ success: false, message: 'We could not look this up' }),
  empty: { ...paymentAnswer({}), success: false },
  contradiction: paymentAnswer({
    local: { paymentStatus: 'failed' },
    provider: { success: true, code: 'PAYMENT_SUCCESS', state: 'COMPLETED' },
  }),
};

/** An answer about a payment, its kind of move, and whether it says what became of it. */
export interface Said {
  readonly kind: MoveKind;
  readonly name: string;
  readonly answer: PaymentAnswer;
  readonly isTruth: boolean;
}

/** Everything that the server may answer about a transaction; an unknown one is not yet decided. */
export function answersAbout(
  transactionId: string,
  order: Order | null,
  { answers, misdirects, hasNewWords, hasOddIds }: AnswerPowers,
): Said[] {
  const open = (name: OpenAnswer): Said => ({
    kind: 'status open',
    name,
    answer: OPEN[name],
    isTruth: false,
  });
  const truth = truthAbout(transactionId, order);
  const others = misdirects ? [aboutAnother(order)] : [];
  if (truth === null)
    return [...(answers.length === 0 ? (['pending'] as const) : answers).map(open), ...others];
  const spelled = hasNewWords ? inNewWords(truth, order) : [];
  const named = hasOddIds ? underOddIds(truth, transactionId) : [];
  return [truth, ...spelled, ...named, ...answers.map(open), ...others];
}

type AnswerPowers = Pick<Scope, 'answers' | 'misdirects' | 'hasNewWords' | 'hasOddIds'>;

const withMerchantId = (answer: PaymentAnswer, id: string): PaymentAnswer => ({
  ...answer,
  provider: answer.provider && { ...answer.provider, merchantIds: [id] },
});

/** An answer that says paid, and names another merchant id than the one that was asked about. */
function aboutAnother(order: Order | null): Said {
  const answer = withMerchantId(paidFor(order), 'KS-ANOTHER');
  return { kind: 'status of another', name: 'another', answer, isTruth: false };
}

/** The same answer under the provider's own id, and under the asked one in other letters. */
function underOddIds(said: Said, transactionId: string): Said[] {
  const own = { transactionId: 'P1', ids: ['P1'] };
  const odd: Said = { ...said, kind: 'status under odd ids' };
  return [
    { ...odd, name: `${said.name}, provider’s id`, answer: { ...said.answer, ...own } },
    {
      ...odd,
      name: `${said.name}, other letters`,
      answer: withMerchantId(said.answer, transactionId.toLowerCase()),
    },
  ];
}

/** Other words of a family than the specification's, by what became of an order. */
const NEW_WORDS: Readonly<Record<Order['status'], readonly Partial<PlatformStatus>[]>> = {
  created: [],
  paid: [{ paymentStatus: 'captured', orderStatus: 'settled' }],
  failed: [{ paymentStatus: 'PaymentFailed' }],
  moneyIn: [{ orderStatus: 'expired' }, { orderStatus: 'RejectedByOrganiser' }],
  partlyRefunded: [{ paymentStatus: 'PARTIAL_REFUND' }],
  refunded: [{ paymentStatus: 'refund_initiated' }, { orderStatus: 'voided' }],
};

function inNewWords(said: Said, order: Order | null): Said[] {
  const { local, ...rest } = paidFor(order);
  return NEW_WORDS[order?.status ?? 'created'].map((words) => ({
    ...said,
    kind: 'status in new words',
    name: `${said.name}, as ${Object.values(words).join(' and ')}`,
    answer: { ...rest, local: local && { ...local, ...words } },
  }));
}

function truthAbout(transactionId: string, order: Order | null): Said | null {
  const status = transactionId === FOREIGN ? 'paid' : (order?.status ?? 'created');
  const words = OLD_WORDS[status];
  if (words === null) return null;
  const isTruth = status !== 'moneyIn';
  const kind = isTruth ? 'status answered' : 'status open';
  if (status === 'failed') return { kind, name: 'declined', answer: declinedAnswer, isTruth };
  const { local, ...paid } = paidFor(order);
  const answer = { ...paid, local: local && { ...local, ...words } };
  return { kind, name: status, answer, isTruth };
}

/** The specification's words for what became of an order, beside those of a success; null while nothing has. That money came in for an order that is off settles nothing. */
const OLD_WORDS: Readonly<Record<Order['status'], Partial<PlatformStatus> | null>> = {
  created: null,
  paid: {},
  failed: {},
  moneyIn: { orderStatus: 'cancelled' },
  partlyRefunded: { paymentStatus: 'partially_refunded' },
  refunded: { paymentStatus: 'refunded' },
};

/** The word of a result page's address that claims success, where the site believes it. */
export function believedAnswer(order: Order | null): Said {
  const answer = paidFor(order);
  return { kind: 'status answered', name: 'believed', answer, isTruth: false };
}

/** The server's word that a ride was paid, with the amount that its order was asked for; null for a stranger's. */
function paidFor(order: Pick<Order, 'itemKey' | 'amount'> | null): PaymentAnswer {
  return paymentAnswer({
    message: 'Payment received',
    local: {
      paymentStatus: 'success',
      userName: serverName(order?.itemKey ?? null),
      amount: order?.amount ?? null,
    },
    provider: { success: true, code: 'PAYMENT_SUCCESS', state: 'COMPLETED' },
  });
}
