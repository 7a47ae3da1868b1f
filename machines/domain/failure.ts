/** The three lists of the catalogue (rule: The calls). */
export type CatalogueName = 'trips' | 'events' | 'trainings';

/** Why a call did not bring what was asked for. `list` names the list that was asked, where it was one. */
export type Failure = (
  | {
      /** The server answered with a status that is not OK; `text` is fit to be shown. */
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
      /** The status it came with, where that is told. */
      readonly status?: number;
    }
  | {
      /** An OK answer that holds no item. */
      readonly kind: 'missing';
    }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'network' }
  | { readonly kind: 'offline' }
) & { readonly list?: CatalogueName };

/** The sentence for a visitor without a connection (rule: Failed loads). */
export const OFFLINE_TEXT = 'Network error: Please check your internet connection and try again.';

/** Why a call failed, in words (rule: Failed loads). */
export function failureText(failure: Failure): string {
  switch (failure.kind) {
    case 'http':
      return `API request failed with status ${failure.status}: ${failure.text}`;
    case 'unexpected':
      return 'Unexpected response from the server';
    case 'missing':
      return 'Details not found';
    case 'timeout':
      return 'The request timed out';
    case 'network':
      return 'Network error';
    case 'offline':
      return OFFLINE_TEXT;
  }
}

/** The screens that only load something. */
export type LoadScreen = 'featured' | CatalogueName | 'details';

/** What a screen says when it could not load: 'Error loading …: {message}' (rule: Failed loads). */
export function loadMessage(screen: LoadScreen, failure: Failure): string {
  if (screen === 'details') return `Error loading details: ${failureText(failure)}`;
  const list = screen === 'featured' ? (failure.list ?? 'trips') : screen;
  const reason =
    failure.kind === 'http'
      ? failureText(failure)
      : `Failed to fetch ${list}: ${failureText(failure)}`;
  return `Error loading ${screen === 'featured' ? 'content' : screen}: ${reason}`;
}

/** What a list says when it is empty (rule: Empty lists). */
export const EMPTY_TEXT: Readonly<Record<Exclude<LoadScreen, 'details'>, string>> = {
  featured: 'No featured getaways available at the moment.',
  trips: 'No adventure tours available at the moment.',
  trainings: 'No training events available at the moment.',
  events: 'No events available at the moment.',
};

/** The message of My Bookings' warning; `BOOKINGS_ADVICE` stands under it. */
export function bookingsMessage(failure: Failure): string {
  if (failure.kind === 'http') return `Failed to fetch bookings. Status: ${failure.status}`;
  if (failure.kind === 'unexpected') return failure.text ?? 'Failed to retrieve bookings';
  return failureText(failure);
}

/** The second line of My Bookings' warning (rule: Failed lookups). */
export const BOOKINGS_ADVICE = 'Please try again or contact support if the issue persists.';

/** What the payment result says when a check of the status failed (rule: Failed status checks). */
export function checkMessage(failure: Failure): string {
  if (failure.kind === 'http') return `Payment verification failed. HTTP status: ${failure.status}`;
  if (failure.kind === 'unexpected' || failure.kind === 'missing')
    return `Error processing payment response: ${failureText({ kind: 'unexpected' })}`;
  return `An unexpected error occurred: ${failureText(failure)}`;
}

/** The three alerts of the confirmation page (rule: Failed payment starts). */
export type AlertKind = 'authentication' | 'payment' | 'itemNotFound';

/** An alert of the confirmation page: its kind gives the title, `lines` what it says. */
export interface InitiationAlert {
  readonly alert: AlertKind;
  readonly lines: readonly string[];
}

/** The titles of the alerts. */
export const ALERT_TITLES: Readonly<Record<AlertKind, string>> = {
  authentication: 'Authentication Error',
  payment: 'Payment Error',
  itemNotFound: 'Item Not Found',
};

const SUPPORT_LINE = 'If this issue persists, please contact our support team.';

/** The alert for a booking call that did not lead to a payment (rule: Failed payment starts). */
export function initiationAlert(failure: Failure): InitiationAlert {
  switch (failure.kind) {
    case 'http':
      if (failure.status === 401)
        return {
          alert: 'authentication',
          lines: [
            'Authentication failed. Please log in again or contact support.',
            'Please log in or check your API configuration.',
          ],
        };
      if (failure.status === 404)
        return {
          alert: 'itemNotFound',
          lines: [
            'The item you are trying to book was not found. It may have been removed or is no longer available.',
          ],
        };
      return paymentError(initiationText(failure.serverText, failure.status));
    case 'unexpected':
      return paymentError(initiationText(failure.text, failure.status));
    case 'missing':
      return MISSING_PARAMETERS;
    case 'network':
    case 'offline':
      return paymentError(OFFLINE_TEXT);
    case 'timeout':
      return paymentError('An unexpected error occurred. Please try again later.');
  }
}

function initiationText(serverText: string | null | undefined, status?: number): string {
  const text = serverText ?? 'Payment initiation failed';
  return status === undefined ? text : `${text} (Status: ${status})`;
}

function paymentError(message: string): InitiationAlert {
  return { alert: 'payment', lines: [message, SUPPORT_LINE] };
}

/** The alert for a booking without an item or a kind (rule: Failed payment starts). */
export const MISSING_PARAMETERS: InitiationAlert = paymentError(
  'Missing required parameters: itemId or bookingType',
);

/** The alert for a fault of our own while paying (rule: Failed payment starts). */
export const UNEXPECTED_PAYMENT_ERROR: InitiationAlert = paymentError(
  'An unexpected error occurred during payment processing',
);
