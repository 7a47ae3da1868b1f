import * as texts from '#texts/payments.ts';
import type { Paise } from './money.ts';
import { isGood, offReason, refundOf } from './status-word.ts';
import { isPlatformId, type TransactionId } from './transaction.ts';
import { isLoopback, parseUrl } from './url.ts';

/** The server's answer about a payment. Every field was checked at the wire; null is absent. */
export interface PaymentAnswer {
  readonly success: boolean;
  readonly message: string | null;
  readonly transactionId: string | null;
  readonly local: LocalStatus | null;
  readonly provider: ProviderStatus | null;
}

/** The platform's own record of the order (`local_status`). */
export interface LocalStatus {
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
  readonly transactionId: string | null;
}

/**
 * The reason that an answer settles nothing: the payment is `pending`; the server reports a failure that may
 * yet change, or nothing decisive (`unclear`); the order is off though money came in (`moneyIn`);
 * or no answer could be read (`unreachable`).
 */
export type OpenCause = 'pending' | 'unclear' | 'moneyIn' | 'unreachable';

/**
 * The meaning of an answer, with the sentence to show. An `open` payment may still turn out paid,
 * whatever the sentence says; of a `refunded` one the money went back: nothing is confirmed, and the ride can be paid again.
 */
export type Verdict =
  | { readonly kind: 'paid'; readonly message: string }
  | { readonly kind: 'declined' | 'refunded'; readonly message: string }
  | { readonly kind: 'open'; readonly message: string; readonly cause: OpenCause };

const FAILED_CODES = ['PAYMENT_ERROR', 'PAYMENT_DECLINED', 'PAYMENT_CANCELLED', 'TIMED_OUT'];
const PENDING_CODES = ['PAYMENT_PENDING', 'INTERNAL_SERVER_ERROR'];

/**
 * Decides a payment (rule: Paid, declined, open): money that went back, money of an order that is off, definite failure, then evidence that it
 * is still pending, then the provider's no, then success exactly as specified; anything else is open.
 * Words are read without regard to case. Beside a failure stand
 * only the words of a side that does not report success itself.
 */
export function verdict(answer: PaymentAnswer): Verdict {
  const { local, provider } = answer;
  if (isRefunded(local, provider)) return { kind: 'refunded', message: texts.refunded };
  if (isMoneyIn(local, provider)) return open('moneyIn', failureWords(provider));
  if (isDefiniteFailure(local, provider))
    return { kind: 'declined', message: failureWords(provider) };
  if (isPending(local, provider)) return open('pending', texts.verificationFailed);
  if (provider?.success === false) return open('unclear', failureWords(provider));
  if (isPaid(answer)) {
    const message = provider?.message ?? answer.message ?? texts.successful;
    return { kind: 'paid', message };
  }
  const words = answer.success ? null : answer.message;
  return open('unclear', words ?? texts.verificationFailed);
}

function open(cause: OpenCause, message: string): Verdict {
  return { kind: 'open', message, cause };
}

function isRefunded(local: LocalStatus | null, provider: ProviderStatus | null): boolean {
  const words = [local?.paymentStatus, local?.orderStatus, provider?.state, provider?.code];
  return words.some((word) => refundOf(offReason(word)) !== 'none');
}

/** True when money came in for an order that was cancelled, and nothing says that the payment failed. */
function isMoneyIn(local: LocalStatus | null, provider: ProviderStatus | null): boolean {
  const isIn = isGood(local?.paymentStatus) || isOneOf(provider?.state, ['COMPLETED']);
  return isIn && isOff(local) && !isOneOf(local?.paymentStatus, ['FAILED']) && !isRefused(provider);
}

function isOff(local: LocalStatus | null): boolean {
  return offReason(local?.orderStatus) === 'cancelled';
}

function isDefiniteFailure(local: LocalStatus | null, provider: ProviderStatus | null): boolean {
  return isOneOf(local?.paymentStatus, ['FAILED']) || isOff(local) || isRefused(provider);
}

function isRefused(provider: ProviderStatus | null): boolean {
  return (
    isOneOf(provider?.code, FAILED_CODES) ||
    isOneOf(provider?.state, ['FAILED']) ||
    isOneOf(provider?.responseCode, ['REQUEST_CANCEL_BY_REQUESTER'])
  );
}

function isPending(local: LocalStatus | null, provider: ProviderStatus | null): boolean {
  return (
    isOneOf(local?.paymentStatus, ['PENDING']) ||
    isOneOf(provider?.code, PENDING_CODES) ||
    isOneOf(provider?.state, ['PENDING'])
  );
}

function isPaid({ success, local, provider }: PaymentAnswer): boolean {
  if (success !== true) return false;
  return provider === null ? isGood(local?.paymentStatus) : provider.success === true;
}

function failureWords(provider: ProviderStatus | null): string {
  const isContradicted = provider?.success === true && !isRefused(provider);
  const words = isContradicted ? null : provider?.message;
  return words ?? texts.canceled;
}

function isOneOf(value: string | null | undefined, words: readonly string[]): boolean {
  const word = value?.trim().toUpperCase().replace('CANCELED', 'CANCELLED');
  return word !== undefined && words.includes(word);
}

/** The verdict of the result page's address: it can only make the payment fail, never succeed. */
export type UrlVerdict = 'cancelled' | 'none';

/**
 * Reads `code` and `status` of the result page's query: trimmed, names and values without regard
 * to case; of repeated ones, one that fails is enough (rule: The address can only fail).
 */
export function urlVerdict(query: string): UrlVerdict {
  const isCancelled =
    valuesOf(query, 'code').some((code) => isOneOf(code, ['PAYMENT_CANCELLED'])) ||
    valuesOf(query, 'status').some((status) => isOneOf(status, ['CANCELLED', 'FAILED']));
  return isCancelled ? 'cancelled' : 'none';
}

/** The transaction to verify: of the query by the platform's name for it, else by the provider's, else of the stored pending booking; null when neither is one. */
export function transactionIdFrom(query: string, pendingId: string | null): TransactionId | null {
  const named = ['merchanttransactionid', 'transactionid'].flatMap((name) => valuesOf(query, name));
  return named.find(isPlatformId) ?? (isPlatformId(pendingId) ? pendingId : null);
}

function valuesOf(query: string, name: string): string[] {
  return [...new URLSearchParams(query)]
    .filter(([key]) => key.trim().toLowerCase() === name)
    .map(([, value]) => value.trim());
}

/**
 * The address of the payment page as the browser would read it, or null when the visitor must not
 * be sent there: it must be absolute, https (http only on this device or the page's own origin),
 * carry no name or password, and be of one of the given origins where there are any.
 */
export function paymentAddress(
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
