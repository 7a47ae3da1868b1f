import { isOfAnother, type PaymentAnswer } from '#machines/domain/payment/payment.ts';
import { isUnknownCode, readStatus } from '#machines/domain/payment/status-word.ts';
import { type Check, defineCheck } from './check.ts';
import { joinUnique } from './words.ts';

/** A payment whose status was requested, and the site's reading of the answer. */
export interface PaymentReading {
  readonly requestedId: string;
  /** The answer; null where it cannot be read, undefined where there is none. */
  readonly answer: PaymentAnswer | null | undefined;
  /** True for a payment that somebody made. */
  readonly isReal: boolean;
}

interface PaymentFacts {
  readonly payment: PaymentReading;
}

const check = defineCheck<PaymentFacts>();
const setBy = 'the platform’s data';

const asks = ({ payment }: PaymentFacts) => [payment];
const about = ({ requestedId }: PaymentReading) =>
  `The answer to the call for the status of a payment (${requestedId})`;

const isAnother = ({ answer, requestedId }: PaymentReading) =>
  Boolean(answer && isOfAnother(answer, requestedId));

function idsIn({ answer }: PaymentReading): string[] {
  if (!answer) return [];
  return [...answer.ids, ...answer.merchantIds, ...(answer.provider?.merchantIds ?? [])];
}

/** The required parts of an answer that it may lack and is read all the same, each with what its absence is. */
const LENIENT_PARTS = {
  'an id of the payment': (payment) => idsIn(payment).length === 0,
  local_status: ({ answer }) => answer?.local === null,
  'a status of the provider (`<provider>_status`)': ({ answer }) => answer?.provider === null,
} as const satisfies Record<string, (payment: PaymentReading) => boolean>;

function missingPartsOf(payment: PaymentReading): string[] {
  if (!payment.isReal || !payment.answer) return [];
  return Object.entries(LENIENT_PARTS).flatMap(([part, isMissing]) =>
    isMissing(payment) ? [part] : [],
  );
}

function unknownWordsIn({ answer }: PaymentReading): string[] {
  const words = [answer?.local?.paymentStatus, answer?.local?.orderStatus, answer?.provider?.state];
  return words.flatMap((word) => (word && readStatus(word) === null ? [word] : []));
}

function unknownCodesIn({ answer }: PaymentReading): string[] {
  const { provider } = answer ?? {};
  return (['code', 'responseCode'] as const).flatMap((field) => {
    const code = provider?.[field];
    return code && isUnknownCode(field, code) ? [`${code} (\`${field}\`)`] : [];
  });
}

/**
 * The checks of the answer about a payment: which payment it is about, and what its words and codes mean (rules: Whose answer
 * it is; Status words; Codes of the provider).
 */
export const paymentAnswerChecks: readonly Check<PaymentFacts>[] = [
  check({
    id: 'payment-unreadable',
    asks,
    finds: ({ answer, isReal }) => isReal && answer === null,
    says: (payment) =>
      `${about(payment)} cannot be read: the site asks again, and no payment is ever confirmed.`,
    rank: 'breaks',
    setBy,
  }),
  check({
    id: 'payment-of-another',
    asks,
    finds: isAnother,
    says: (payment) =>
      `${about(payment)} names ${joinUnique(idsIn(payment))} and not the id that was requested: ` +
      'the site takes it for one about another payment, and no payment is ever confirmed.',
    rank: 'breaks',
    setBy,
  }),
  check({
    id: 'payment-id-guessed',
    asks,
    finds: (payment) => {
      const ids = idsIn(payment);
      return !isAnother(payment) && ids.length > 0 && !ids.includes(payment.requestedId);
    },
    says: (payment) =>
      `${about(payment)} names ${joinUnique(idsIn(payment))} and not the id as it was requested: ` +
      'it is read as the provider’s own id, or as the same in other letters.',
    rank: 'guessed',
    setBy,
  }),
  check({
    id: 'payment-field-missing',
    asks,
    finds: (payment) => missingPartsOf(payment).length > 0,
    says: (payment) =>
      `${about(payment)} has not ${joinUnique(missingPartsOf(payment))}, which the contract requires: ` +
      'it is read all the same, and the rest of the answer decides alone.',
    rank: 'guessed',
    setBy,
  }),
  check({
    id: 'provider-success-missing',
    asks,
    finds: ({ answer }) => answer?.provider?.success === null,
    says: (payment) =>
      `${about(payment)} has a status of the provider without a \`success\`: no payment is ever confirmed.`,
    rank: 'breaks',
    setBy,
  }),
  check({
    id: 'status-word-unknown',
    asks,
    finds: (payment) => unknownWordsIn(payment).length > 0,
    says: (payment) =>
      `The status words ${joinUnique(unknownWordsIn(payment))} of a payment (${payment.requestedId}) ` +
      'are of no family that the site knows: they decide nothing.',
    rank: 'breaks',
    setBy,
  }),
  check({
    id: 'provider-code-unknown',
    asks,
    finds: (payment) => unknownCodesIn(payment).length > 0,
    says: (payment) =>
      `The codes ${joinUnique(unknownCodesIn(payment))} of a payment (${payment.requestedId}) ` +
      'are none of those that the site reads: they decide nothing, and the rest of the answer decides alone.',
    rank: 'guessed',
    setBy,
  }),
];
