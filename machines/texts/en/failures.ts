// why a call failed
export const offline = 'Network error: Please check your internet connection and try again.';
export const httpFailed = (status: number, text: string) =>
  `API request failed with status ${status}: ${text}`;
export const unexpectedResponse = 'Unexpected response from the server';
export const detailsNotFound = 'Details not found';
export const timedOut = 'The request timed out';
export const networkError = 'Network error';

// what could not be loaded
export const detailsNotLoaded = (reason: string) => `Error loading details: ${reason}`;
export const contentNotLoaded = (reason: string) => `Error loading content: ${reason}`;
export const listNotLoaded = (list: string, reason: string) => `Error loading ${list}: ${reason}`;
export const listNotFetched = (list: string, reason: string) =>
  `Failed to fetch ${list}: ${reason}`;

// the front page without a ride
export const noFeatured = 'No featured getaways available at the moment.';

// My Bookings
export const bookingsStatus = (status: number) => `Failed to fetch bookings. Status: ${status}`;
export const bookingsFailed = 'Failed to retrieve bookings';

// checks of a payment
export const checkStatus = (status: number) =>
  `Payment verification failed. HTTP status: ${status}`;
export const checkUnreadable = (reason: string) => `Error processing payment response: ${reason}`;
export const checkFailed = (reason: string) => `An unexpected error occurred: ${reason}`;

// starts of a payment
export const alertTitles = {
  authentication: 'Authentication Error',
  payment: 'Payment Error',
  itemNotFound: 'Item Not Found',
};
export const authenticationFailed =
  'Authentication failed. Please log in again or contact support.';
export const authenticationAdvice = 'Please log in or check your API configuration.';
export const itemGone =
  'The item you are trying to book was not found. It may have been removed or is no longer available.';
export const connectionBroken =
  'Network error: The connection broke off before the platform’s answer was here.';
export const orderMayExist =
  'The platform may have noted your booking all the same. You have not paid for it.';
export const contactSupport = 'If this issue persists, please contact our support team.';
export const tryLater = 'An unexpected error occurred. Please try again later.';
export const initiationFailed = 'Payment initiation failed';
export const withStatus = (text: string, status: number) => `${text} (Status: ${status})`;
export const missingParameters = 'Missing required parameters: itemId or bookingType';
export const unexpectedPaymentError = 'An unexpected error occurred during payment processing';

/** The words of a status; HTTP/2 sends none. */
export const statusPhrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  423: 'Locked',
  425: 'Too Early',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};
export const serverError = 'Server Error';
export const unexpectedStatus = 'Unexpected status';
