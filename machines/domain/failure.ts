import * as texts from '#texts/failures.ts';

/** The three lists of the catalogue (rule: The calls). */
export type CatalogueName = 'trips' | 'events' | 'trainings';

/** The reason that a call failed. `list` names the list that was asked for, if any. */
export type Failure = (
  | {
      /** The server answered with a status that is not OK; `text` can be shown. */
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
  | { readonly kind: 'offline' }
) & { readonly list?: CatalogueName };

/** The reason of a failed call, in words (rule: Failed loads). */
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
} as const;

type LoadScreen = 'featured' | CatalogueName | 'details';

/** The sentence of a screen that could not load: 'Error loading …: {message}' (rule: Failed loads). */
export function loadMessage(screen: LoadScreen, failure: Failure): string {
  if (screen === 'details') return texts.detailsNotLoaded(failureText(failure));
  const list = screen === 'featured' ? (failure.list ?? 'trips') : screen;
  const reason =
    failure.kind === 'http'
      ? failureText(failure)
      : texts.listNotFetched(list, failureText(failure));
  return screen === 'featured'
    ? texts.contentNotLoaded(reason)
    : texts.listNotLoaded(screen, reason);
}

/** The message of My Bookings' warning (rule: Failed lookups). */
export function bookingsMessage(failure: Failure): string {
  if (failure.kind === 'http') return texts.bookingsStatus(failure.status);
  if (failure.kind === 'unexpected') return failure.text ?? texts.bookingsFailed;
  return failureText(failure);
}

/** The sentence of the payment result when a check of the status failed (rule: Failed status checks). */
export function checkMessage(failure: Failure): string {
  if (failure.kind === 'http') return texts.checkStatus(failure.status);
  if (failure.kind === 'unexpected' || failure.kind === 'missing')
    return texts.checkUnreadable(texts.unexpectedResponse);
  return texts.checkFailed(failureText(failure));
}

/** An alert of the confirmation page: its kind gives the title, `lines` the text. */
export interface InitiationAlert {
  readonly alert: keyof typeof texts.alertTitles;
  readonly lines: readonly string[];
}

/** The alert for a booking call that did not lead to a payment (rule: Failed payment starts). */
export function initiationAlert(failure: Failure): InitiationAlert {
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
      return paymentError(
        initiationText(failure.text, failure.status),
        ...(failure.mayHaveOrder ? [texts.orderMayExist] : []),
      );
    case 'missing':
      return MISSING_PARAMETERS;
    case 'network':
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

function paymentError(message: string, ...more: readonly string[]): InitiationAlert {
  return { alert: 'payment', lines: [message, texts.contactSupport, ...more] };
}

/** The alert for a booking without an item or a kind (rule: Failed payment starts). */
export const MISSING_PARAMETERS: InitiationAlert = paymentError(texts.missingParameters);

/** The alert for a fault of our own while paying (rule: Failed payment starts). */
export const UNEXPECTED_PAYMENT_ERROR: InitiationAlert = paymentError(texts.unexpectedPaymentError);
