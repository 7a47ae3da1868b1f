import * as texts from '#texts/failures.ts';
import { listWords } from '#texts/lists.ts';
import { FEATURED_LISTS, type ListName } from '../catalogue/lists.ts';

/** The reason that a call failed. `list` is the list that was requested, if any. */
export type Failure = (
  | {
      /** The server answered with a status that is not OK; `text` is its own message, ready to display. */
      readonly kind: 'http';
      readonly status: number;
      readonly text: string;
      /** The server's own `message` or `detail`; null when the body had none. */
      readonly serverText?: string | null;
    }
  | {
      /** The answer cannot be read; `text` is the server's own message, where it has one. */
      readonly kind: 'unexpected';
      readonly text?: string;
      /** The status of the answer, where it is known. */
      readonly status?: number;
      /** True for an answer to a booking after which an order may exist. */
      readonly mayHaveOrder?: boolean;
    }
  | {
      /** An OK answer that holds no item. */
      readonly kind: 'missing';
    }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'network' }
  | {
      readonly kind: 'offline';
      /** True for a booking that had gone out before the connection was lost. */
      readonly mayHaveOrder?: boolean;
    }
) & { readonly list?: ListName };

/** Returns the reason of a failed call, in words (rule: Failed loads). */
export function failureText(failure: Failure): string {
  if (failure.kind === 'http') return texts.httpFailed(failure.status, failure.text);
  return REASONS[failure.kind];
}

const REASONS = {
  unexpected: texts.unexpectedResponse,
  missing: texts.detailsNotFound,
  timeout: texts.timedOut,
  network: texts.networkError,
  offline: texts.offline,
} as const satisfies Record<Exclude<Failure['kind'], 'http'>, string>;

type LoadScreen = 'featured' | ListName | 'details';

/** Returns the sentence of a screen that could not load: 'Error loading …: {message}' (rule: Failed loads). */
export function loadMessage(screen: LoadScreen, failure: Failure): string {
  if (screen === 'details') return texts.detailsNotLoaded(failureText(failure));
  const list = screen === 'featured' ? (failure.list ?? FEATURED_LISTS[0]) : screen;
  const reason =
    failure.kind === 'http'
      ? failureText(failure)
      : texts.listNotFetched(listWords[list].noun.many, failureText(failure));
  return screen === 'featured'
    ? texts.contentNotLoaded(reason)
    : texts.listNotLoaded(listWords[screen].noun.many, reason);
}

/** Returns the message of My Bookings' warning (rule: Failed lookups). */
export function bookingsMessage(failure: Failure): string {
  if (failure.kind === 'http') return texts.bookingsStatus(failure.status);
  if (failure.kind === 'unexpected') return failure.text ?? texts.bookingsFailed;
  return failureText(failure);
}

/** Returns the sentence of the payment result when a check of the status failed (rule: Failed status checks). */
export function checkMessage(failure: Failure): string {
  switch (failure.kind) {
    case 'http':
      return texts.checkStatus(failure.status);
    case 'unexpected':
    case 'missing':
      return texts.checkUnreadable(texts.unexpectedResponse);
    case 'timeout':
    case 'network':
    case 'offline':
      return texts.checkFailed(failureText(failure));
  }
}

/** An alert of the confirmation page: its kind gives the title, `lines` the text. */
export interface InitiationAlert {
  readonly alert: keyof typeof texts.alertTitles;
  readonly lines: readonly string[];
}

/** The statuses of a gateway that did not receive the platform's answer. */
const LOST_ANSWER_STATUSES: ReadonlySet<number> = new Set([408, 502, 504, 520, 522, 524]);

/** True for a failed booking after which an order may exist: its answer was lost, or cannot be used (rule: Lost answers). */
export function mayHaveOrder(failure: Failure): boolean {
  switch (failure.kind) {
    case 'http':
      return LOST_ANSWER_STATUSES.has(failure.status);
    case 'network':
    case 'timeout':
      return true;
    case 'unexpected':
    case 'offline':
      return failure.mayHaveOrder === true;
    case 'missing':
      return false;
  }
}

/** Returns the alert for a booking call that did not lead to a payment (rules: Failed payment starts; Lost answers). */
export function initiationAlert(failure: Failure): InitiationAlert {
  const alert = alertOf(failure);
  return mayHaveOrder(failure) ? withPossibleOrder(alert) : alert;
}

function withPossibleOrder({ alert, lines }: InitiationAlert): InitiationAlert {
  return { alert, lines: [...lines, texts.orderMayExist] };
}

function alertOf(failure: Failure): InitiationAlert {
  switch (failure.kind) {
    case 'http':
      if (failure.status === 401)
        return {
          alert: 'authentication',
          lines: [texts.authenticationFailed, texts.authenticationAdvice],
        };
      if (failure.status === 404) return { alert: 'itemNotFound', lines: [texts.itemGone] };
      return paymentError(initiationText(failure.serverText, failure.status));
    case 'unexpected':
      return paymentError(initiationText(failure.text, failure.status));
    case 'missing':
      return MISSING_PARAMETERS_ALERT;
    case 'network':
      return paymentError(texts.connectionBroken);
    case 'offline':
      return paymentError(texts.offline);
    case 'timeout':
      return paymentError(texts.tryLater);
  }
}

function initiationText(serverText: string | null | undefined, status?: number): string {
  const text = serverText ?? texts.initiationFailed;
  return status === undefined ? text : texts.withStatus(text, status);
}

function paymentError(message: string): InitiationAlert {
  return { alert: 'payment', lines: [message, texts.contactSupport] };
}

/** The alert for a booking without an item or a kind (rule: Failed payment starts). */
export const MISSING_PARAMETERS_ALERT: InitiationAlert = paymentError(texts.missingParameters);

/** The alert for a fault of our own while paying (rule: Failed payment starts). */
export const UNEXPECTED_PAYMENT_ERROR: InitiationAlert = paymentError(texts.unexpectedPaymentError);

/** The alert for a fault of our own while the platform was booking (rule: Lost answers). */
export const UNEXPECTED_BOOKING_ERROR = withPossibleOrder(UNEXPECTED_PAYMENT_ERROR);
