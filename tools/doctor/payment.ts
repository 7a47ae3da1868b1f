import { isOfAnother, type PaymentAnswer } from '#machines/domain/payment/payment.ts';
import { readStatus } from '#machines/domain/payment/status-word.ts';
import { decodePaymentAnswer } from '../../src/api/booking-schema.ts';
import type { Check } from './ask.ts';

const DATA = 'the platform’s data';

/** A payment that was asked about, and what the site makes of the answer. */
interface PaymentCheck {
  readonly asked: string;
  readonly body: unknown;
  /** The provider of the build, which names `<provider>_status`. */
  readonly provider: string;
  /** True for a payment that somebody made. */
  readonly isReal: boolean;
}

/** The checks of the answer about a payment: whose it is, and what its words mean (rules: Whose answer it is; Status words). */
export function checksOfPayment({ asked, body, provider, isReal }: PaymentCheck): Check[] {
  const answer = decodePaymentAnswer(body, provider);
  const about = `The answer to the call for the status of a payment (${asked})`;
  const isAnother = answer !== null && isOfAnother(answer, asked);
  const named = answer === null ? [] : idsIn(answer);
  const isGuessed = !isAnother && named.length > 0 && !named.includes(asked);
  const unknown = answer === null ? [] : unknownWordsIn(answer);
  // biome-ignore format: one check a line, with its sentence below
  return [
    ['payment-unreadable', DATA, isReal && body !== undefined && answer === null &&
      `${about} cannot be read: the site asks again, and no payment is ever confirmed.`],
    ['payment-of-another', DATA, isAnother &&
      `${about} names ${named.join(', ')} and not the id that was asked for: the site takes it for one about another payment, and no payment is ever confirmed.`],
    ['payment-id-guessed', DATA, isGuessed &&
      `${about} names ${named.join(', ')} and not the id as it was asked for: it is read as the provider’s own id, or as the same in other letters.`],
    ['status-word-unknown', DATA, unknown.length > 0 &&
      `The status words ${unknown.join(', ')} of a payment (${asked}) are of no family that the site knows: they decide nothing.`],
  ];
}

function idsIn({ ids, merchantIds, provider }: PaymentAnswer): string[] {
  return [...new Set([...ids, ...merchantIds, ...(provider?.merchantIds ?? [])])];
}

function unknownWordsIn({ local, provider }: PaymentAnswer): string[] {
  const words = [local?.paymentStatus, local?.orderStatus, provider?.state];
  return words.flatMap((word) => (word && readStatus(word) === null ? [word] : []));
}
