import * as texts from '#texts/booking-status.ts';
import { isLoopback, parseUrl } from '../text/url.ts';
import type { Paise } from './money.ts';
import { decidingRefund, REFUND_SHARES, REFUNDS, type Refund } from './refund.ts';
import {
  callsOffPaid,
  codeMeaning,
  foldedStatus,
  isGood,
  offReason,
  readStatus,
  refundOf,
} from './status-word.ts';
import { isPlatformTransactionId, type TransactionId } from './transaction.ts';

/** The server's answer about a payment. Every field was checked at the wire; null is absent. */
export interface PaymentAnswer {
  readonly success: boolean;
  readonly message: string | null;
  /** The first id at its top level, which may be the platform's, the provider's or that of a database. */
  readonly transactionId: string | null;
  /** Every id at its top level. */
  readonly ids: readonly string[];
  /** The ids at its top level that are merchant ids by their name. */
  readonly merchantIds: readonly string[];
  readonly local: PlatformStatus | null;
  readonly provider: ProviderStatus | null;
}

/** The platform's own record of the order (`local_status`). */
export interface PlatformStatus {
  readonly paymentStatus: string | null;
  readonly orderStatus: string | null;
  readonly amount: Paise | null;
  readonly userName: string | null;
  readonly userEmail: string | null;
  readonly userPhone: string | null;
}

/** The payment provider's part of it (`<provider>_status`). */
export interface ProviderStatus {
  readonly success: boolean | null;
  readonly code: string | null;
  readonly message: string | null;
  readonly state: string | null;
  readonly responseCode: string | null;
  /** The provider's own id. */
  readonly transactionId: string | null;
  readonly merchantIds: readonly string[];
}

/** The two sides that an answer speaks of. */
export type AnswerSides = Pick<PaymentAnswer, 'local' | 'provider'>;

/**
 * True when an answer is of another payment: it names merchant ids, and none of its ids is the requested one, letter
 * case aside (rule: Whose answer it is).
 */
export function isOfAnother(answer: PaymentAnswer, transactionId: string): boolean {
  const requestedId = transactionId.toLowerCase();
  const merchantIds = [...answer.merchantIds, ...(answer.provider?.merchantIds ?? [])];
  const isNamed = [...answer.ids, ...merchantIds].some((id) => id.toLowerCase() === requestedId);
  return merchantIds.length > 0 && !isNamed;
}

/** The facts of a reason for which an answer settles nothing. */
interface OpenCauseFacts {
  /** True where the page asks again at once (rule: Four checks, then four later looks). */
  readonly isRequestedAgain: boolean;
  /** True where a booking that this device has on record as paid stays good beside it. */
  readonly leavesRecordGood: boolean;
  /** True where a side says that money came in: an earlier decline no longer counts (rule: Money in after a decline). */
  readonly reopensDeclined: boolean;
}

/** The reasons for which an answer settles nothing. */
export const OPEN_CAUSES = {
  /** The bank is still at work. */
  pending: { isRequestedAgain: true, leavesRecordGood: true, reopensDeclined: false },
  /** The server reports a failure that may yet change, or nothing decisive. */
  unclear: { isRequestedAgain: false, leavesRecordGood: true, reopensDeclined: false },
  /** One side says that it failed, the other that money came in. */
  contradicted: { isRequestedAgain: false, leavesRecordGood: true, reopensDeclined: true },
  /** Money came in for an order that is off, or a refund of it failed. */
  moneyIn: { isRequestedAgain: false, leavesRecordGood: false, reopensDeclined: true },
  /** The answer says that it failed, and this device has recorded it as paid. */
  recordedAsPaid: { isRequestedAgain: false, leavesRecordGood: true, reopensDeclined: false },
  /** No answer could be read. */
  unreachable: { isRequestedAgain: true, leavesRecordGood: true, reopensDeclined: false },
} as const satisfies Record<string, OpenCauseFacts>;

/** The reason that an answer settles nothing. */
export type OpenCause = keyof typeof OPEN_CAUSES;

/**
 * The meaning of an answer, with the sentence to show. An `open` payment may still turn out paid,
 * whatever the sentence says; of a `refunded` one the money went back: nothing is confirmed, and the ride can be paid again.
 * Of a `partlyRefunded` one a part went back: its booking stands, and the ride is not paid again unasked.
 */
export type Verdict =
  | { readonly kind: 'paid'; readonly message: string }
  | { readonly kind: 'partlyRefunded'; readonly message: string }
  | { readonly kind: 'declined' | 'refunded'; readonly message: string }
  | { readonly kind: 'open'; readonly message: string; readonly cause: OpenCause };

/** The facts of an answer that decide its verdict. */
interface AnswerFacts {
  readonly isOrderOff: boolean;
  readonly isMoneyIn: boolean;
  /** True when a side reports a definite failure. */
  readonly hasFailed: boolean;
  readonly isPending: boolean;
  /** True when the provider reports no success. */
  readonly isDeniedByProvider: boolean;
  /** True when it reports success exactly as specified. */
  readonly isPaid: boolean;
}

function factsOf(answer: PaymentAnswer): AnswerFacts {
  const { local, provider } = answer;
  return {
    isOrderOff: isOrderOff(local),
    isMoneyIn: isMoneyIn(answer),
    hasFailed: isDefiniteFailure(local, provider),
    isPending: isPending(local, provider),
    isDeniedByProvider: provider?.success === false,
    isPaid: isPaidAnswer(answer),
  };
}

/** The name of a rule, and the verdict of the answers that it decides. */
interface NamedVerdict {
  readonly name: string;
  readonly verdict: (answer: PaymentAnswer) => Verdict;
}

/** The rule of an answer by the share of the money that went back; null where the rules below decide. */
const REFUND_RULES = {
  // The platform holds the money of an order that is off.
  doubtful: {
    name: 'refundFailed',
    verdict: ({ provider }) => openVerdict('moneyIn', failureWords(provider)),
  },
  part: {
    name: 'partlyRefunded',
    verdict: () => ({ kind: 'partlyRefunded', message: texts.partlyRefunded }),
  },
  whole: {
    name: 'refunded',
    verdict: () => ({ kind: 'refunded', message: texts.refunded }),
  },
  none: null,
} as const satisfies Readonly<Record<Refund, NamedVerdict | null>>;

/** A rule of the verdict with the answers that it is for. */
interface VerdictRule extends NamedVerdict {
  readonly applies: (facts: AnswerFacts) => boolean;
}

/** The rules of an answer by which no money went back, in their order: the first one that applies decides. */
const VERDICT_RULES = [
  {
    name: 'orderOff',
    applies: ({ isOrderOff, isMoneyIn }) => isOrderOff && isMoneyIn,
    verdict: ({ provider }) => openVerdict('moneyIn', failureWords(provider)),
  },
  // rule: Two sides that contradict each other
  {
    name: 'contradicted',
    applies: ({ hasFailed, isMoneyIn }) => hasFailed && isMoneyIn,
    verdict: ({ provider }) => openVerdict('contradicted', failureWords(provider)),
  },
  {
    name: 'declined',
    applies: ({ hasFailed }) => hasFailed,
    verdict: ({ provider }) => ({ kind: 'declined', message: failureWords(provider) }),
  },
  {
    name: 'pending',
    applies: ({ isPending }) => isPending,
    verdict: () => openVerdict('pending', texts.verificationFailed),
  },
  {
    name: 'deniedByProvider',
    applies: ({ isDeniedByProvider }) => isDeniedByProvider,
    verdict: ({ provider }) => openVerdict('unclear', failureWords(provider)),
  },
  {
    name: 'paid',
    applies: ({ isPaid }) => isPaid,
    verdict: ({ provider, message }) => ({
      kind: 'paid',
      message: provider?.message ?? message ?? texts.successful,
    }),
  },
] as const satisfies readonly VerdictRule[];

/** The rule of an answer to which no other one applies. */
const UNDECIDED = {
  name: 'undecided',
  verdict: ({ success, message }: PaymentAnswer) =>
    openVerdict('unclear', (success ? null : message) ?? texts.verificationFailed),
} as const;

/** The name of a rule of the verdict. */
export type VerdictRuleName =
  | NonNullable<(typeof REFUND_RULES)[Refund]>['name']
  | (typeof VERDICT_RULES)[number]['name']
  | typeof UNDECIDED.name;

/** The names of the rules of the verdict, in their order. */
export const VERDICT_RULE_NAMES: readonly VerdictRuleName[] = [
  ...REFUND_SHARES.flatMap((share) => REFUND_RULES[share] ?? []),
  ...VERDICT_RULES,
  UNDECIDED,
].map(({ name }) => name);

/** Returns the rule that decides an answer (rule: Paid, declined, open). */
function ruleOf(answer: PaymentAnswer) {
  const refunds = statusWordsOf(answer).map((word) => refundOf(offReason(word)));
  const facts = factsOf(answer);
  return (
    REFUND_RULES[decidingRefund(refunds)] ??
    VERDICT_RULES.find(({ applies }) => applies(facts)) ??
    UNDECIDED
  );
}

/** Returns the name of the rule that decides an answer: the first that applies. */
export function decidingRule(answer: PaymentAnswer): VerdictRuleName {
  return ruleOf(answer).name;
}

/**
 * Decides a payment by the first of the rules that applies to the answer; an answer of no rule leaves it open. Beside a
 * failure stand only the words of a side that does not report success itself.
 */
export function verdict(answer: PaymentAnswer): Verdict {
  return ruleOf(answer).verdict(answer);
}

function openVerdict(cause: OpenCause, message: string): Verdict {
  return { kind: 'open', message, cause };
}

/** Returns the words of an answer, the platform's own before those of the provider. */
function statusWordsOf({ local, provider }: AnswerSides) {
  const { state, code, responseCode } = provider ?? {};
  return [local?.orderStatus, local?.paymentStatus, state, code, responseCode];
}

/** The words that an answer says against a booking that was paid: in place of those of its record. */
export interface CalledOffStatuses {
  readonly status?: string;
  readonly paymentStatus?: string;
}

/**
 * Returns the words of an answer that call a paid booking off, for its record; null for none (rule: Bookings that are
 * off).
 */
export function calledOffStatuses({ local, provider }: AnswerSides): CalledOffStatuses | null {
  const order = local?.orderStatus;
  const codes = [provider?.code, provider?.responseCode].filter(meansMoney);
  const payment = [local?.paymentStatus, provider?.state, ...codes];
  const [deciding, other] = refundWords([order, ...payment]);
  // rule: Refunded in part and as a whole
  if (deciding !== undefined && other !== undefined)
    return { status: deciding, paymentStatus: other };
  return wordsAgainst(order, payment);
}

/** Returns the first word of each share of the money that went back, the heaviest share first. */
function refundWords(words: readonly (string | null | undefined)[]): string[] {
  return REFUND_SHARES.filter((share) => REFUNDS[share].isRefund).flatMap(
    (share) => words.find((word) => refundOf(offReason(word)) === share) ?? [],
  );
}

/** True for a word by which money came in, or went back. */
function meansMoney(word: string | null | undefined): boolean {
  return isGood(word) || isRefundWord(word);
}

function isRefundWord(word: string | null | undefined): boolean {
  return REFUNDS[refundOf(offReason(word))].isRefund;
}

/**
 * Returns the words of an order and of its payment that call a paid booking off; null for none. A failed order calls it
 * off only where money came in (rule: An order that failed after it was paid). Beside an order that is off, a good word
 * of the payment counts too: its money may have come in again after a refund. Of a payment that is off and refunded both
 * words stand, the word of *off* in place of an order that is not off.
 */
export function wordsAgainst(
  order: string | null | undefined,
  payment: readonly (string | null | undefined)[],
): CalledOffStatuses | null {
  const refund = payment.find(isRefundWord);
  const off = payment.find((word) => callsOffPaid(word) && !isRefundWord(word));
  const status = callsOffOrder(order, payment) ? order : refund && off;
  // the one that says more than the order
  const against = isRefundWord(order) ? (off ?? refund) : (refund ?? off);
  if (status == null && against == null) return null;
  const paymentStatus = against ?? payment.find(isGood);
  return { ...(status != null && { status }), ...(paymentStatus != null && { paymentStatus }) };
}

/** True when the word of an order calls its booking off. Where money came in each word of *off* or *back* does, else those alone that call off what was paid. */
function callsOffOrder(
  order: string | null | undefined,
  payment: readonly (string | null | undefined)[],
): boolean {
  return payment.some(meansMoney) ? offReason(order) !== null : callsOffPaid(order);
}

/** True when a word says that money came in; a bare `success: true` does not (rule: Paid, declined, open). */
function isMoneyIn({ local, provider }: AnswerSides): boolean {
  const words = [local?.paymentStatus, provider?.state, provider?.code, provider?.responseCode];
  return words.some(isGood);
}

function isOrderOff(local: PlatformStatus | null): boolean {
  return isOffWord(local?.orderStatus);
}

function isOffWord(word: string | null | undefined): boolean {
  return readStatus(word)?.family === 'off';
}

function isDefiniteFailure(local: PlatformStatus | null, provider: ProviderStatus | null): boolean {
  return isOffWord(local?.paymentStatus) || isOrderOff(local) || isRefused(provider);
}

function isRefused(provider: ProviderStatus | null): boolean {
  return (
    codeMeaning('code', provider?.code) === 'failed' ||
    isOffWord(provider?.state) ||
    codeMeaning('responseCode', provider?.responseCode) === 'failed'
  );
}

function isPending(local: PlatformStatus | null, provider: ProviderStatus | null): boolean {
  const isWaiting = (word: string | null | undefined) => readStatus(word)?.family === 'waiting';
  return (
    isWaiting(local?.paymentStatus) ||
    codeMeaning('code', provider?.code) === 'pending' ||
    codeMeaning('responseCode', provider?.responseCode) === 'pending' ||
    isWaiting(provider?.state)
  );
}

function isPaidAnswer({ success, local, provider }: PaymentAnswer): boolean {
  if (success !== true) return false;
  return provider === null ? isGood(local?.paymentStatus) : provider.success === true;
}

function failureWords(provider: ProviderStatus | null): string {
  const isContradicted = provider?.success === true && !isRefused(provider);
  const words = isContradicted ? null : provider?.message;
  return words ?? texts.canceled;
}

/** The verdict of the result page's address: it can only make the payment fail, never succeed. */
export type UrlVerdict = 'cancelled' | 'none';

/**
 * Reads `code` and `status` of the result page's query: trimmed, names and values without regard
 * to case; of repeated ones, one that fails is enough (rule: The address can only fail).
 */
export function urlVerdict(query: string): UrlVerdict {
  const isCancelled = parametersOf(query).some(([name, value]) =>
    FAILING_PARAMETERS.has(`${name}=${foldedStatus(value)}`),
  );
  return isCancelled ? 'cancelled' : 'none';
}

/** The parameters that make a payment fail, as `foldedStatus` spells their values. */
const FAILING_PARAMETERS: ReadonlySet<string> = new Set([
  'code=payment_cancelled',
  'status=cancelled',
  'status=failed',
]);

/** The names of a transaction in the result page's query: the platform's, then the provider's. */
const ID_NAMES = ['merchanttransactionid', 'transactionid'];

/**
 * Returns the transaction to verify (rule: The transaction of an address): the id in the query that this device has, in
 * its spelling (`ownSpelling`), else the first id in the query, else the transaction started here. Null without any.
 */
export function transactionIdFrom(
  query: string,
  startedHere: string | null,
  ownSpelling: (transactionId: TransactionId) => TransactionId | null,
): TransactionId | null {
  const parameters = parametersOf(query);
  const named = ID_NAMES.flatMap((name) =>
    parameters.filter(([key]) => key === name).map(([, value]) => value),
  );
  const ids = named.map(idOnly);
  const [own] = [...named, ...ids]
    .filter(isPlatformTransactionId)
    .flatMap((id) => ownSpelling(id) ?? []);
  return own ?? [...ids, startedHere].find(isPlatformTransactionId) ?? null;
}

/** Returns an id without the query or anchor that a provider appended to it. */
export function idOnly(value: string): string {
  return value.replace(/[?&#].*/s, '');
}

/**
 * Returns the parameters of a query, names in lower case. A provider that appends a query of its own to an address
 * with one begins it with another `?`.
 */
export function parametersOf(query: string): [name: string, value: string][] {
  return [...new URLSearchParams(query.replace(/^\?/, '').replaceAll('?', '&'))].map(
    ([name, value]) => [name.trim().toLowerCase(), value.trim()],
  );
}

/**
 * Returns the address of the payment page as the browser reads it; null when the visitor must not be sent there. It
 * must be absolute, carry no name or password, and be https, or http on this device or the page's own origin. Where
 * origins are given, it must be of one of them.
 */
export function safePaymentUrl(
  url: unknown,
  pageOrigin: string,
  origins: readonly string[] = [],
): string | null {
  if (typeof url !== 'string' || !/^https?:\/\/[^/\\]/i.test(url.trim())) return null;
  const address = parseUrl(url.trim());
  if (address === null || address.username !== '' || address.password !== '') return null;
  if (origins.length > 0 && !origins.includes(address.origin)) return null;
  if (address.protocol === 'https:') return address.href;
  return isLoopback(address.hostname) || address.origin === pageOrigin ? address.href : null;
}
