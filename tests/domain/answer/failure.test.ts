import { describe, expect, test } from 'vitest';
import {
  bookingsMessage,
  checkMessage,
  type Failure,
  failureText,
  initiationAlert,
  loadMessage,
  MISSING_PARAMETERS_ALERT,
  mayHaveOrder,
  UNEXPECTED_PAYMENT_ERROR,
} from '#machines/domain/answer/failure.ts';
import { FEATURED_LISTS, LIST_NAMES } from '#machines/domain/catalogue/lists.ts';

const offlineText = 'Network error: Please check your internet connection and try again.';
const http = (status: number, text = 'Bad Request', serverText: string | null = null): Failure => ({
  kind: 'http',
  status,
  text,
  serverText,
});

describe('a page that could not load says why', () => {
  test.each<[string, Failure, string]>([
    ['http', http(400), 'API request failed with status 400: Bad Request'],
    ['unexpected', { kind: 'unexpected' }, 'Unexpected response from the server'],
    ['missing', { kind: 'missing' }, 'Details not found'],
    ['timeout', { kind: 'timeout' }, 'The request timed out'],
    ['network', { kind: 'network' }, 'Network error'],
    ['offline', { kind: 'offline' }, offlineText],
  ])('%s', (_, failure, text) => {
    expect(failureText(failure)).toBe(text);
    expect(loadMessage('details', failure)).toBe(`Error loading details: ${text}`);
  });

  test.each(LIST_NAMES)('the list of %s names itself', (list) => {
    expect(loadMessage(list, http(503, 'Service Unavailable'))).toBe(
      `Error loading ${list}: API request failed with status 503: Service Unavailable`,
    );
    expect(loadMessage(list, { kind: 'timeout' })).toBe(
      `Error loading ${list}: Failed to fetch ${list}: The request timed out`,
    );
    expect(loadMessage('featured', { kind: 'offline', list })).toBe(
      `Error loading content: Failed to fetch ${list}: ${offlineText}`,
    );
  });

  test('Home speaks of content', () => {
    expect(loadMessage('featured', http(404, 'Not Found'))).toBe(
      'Error loading content: API request failed with status 404: Not Found',
    );
    expect(loadMessage('featured', { kind: 'network' })).toBe(
      `Error loading content: Failed to fetch ${FEATURED_LISTS[0]}: Network error`,
    );
  });
});

test.each<[string, Failure, string]>([
  ['status', http(429), 'Failed to fetch bookings. Status: 429'],
  ['unreadable', { kind: 'unexpected' }, 'Failed to retrieve bookings'],
  ['the server’s reason', { kind: 'unexpected', text: 'Too many look-ups' }, 'Too many look-ups'],
  ['timeout', { kind: 'timeout' }, 'The request timed out'],
  ['network', { kind: 'network' }, 'Network error'],
  ['offline', { kind: 'offline' }, offlineText],
])('My Bookings, %s', (_, failure, text) => {
  expect(bookingsMessage(failure)).toBe(text);
});

test.each<[string, Failure, string]>([
  ['status', http(500), 'Payment verification failed. HTTP status: 500'],
  [
    'unreadable',
    { kind: 'unexpected' },
    'Error processing payment response: Unexpected response from the server',
  ],
  [
    'empty',
    { kind: 'missing' },
    'Error processing payment response: Unexpected response from the server',
  ],
  ['timeout', { kind: 'timeout' }, 'An unexpected error occurred: The request timed out'],
  ['network', { kind: 'network' }, 'An unexpected error occurred: Network error'],
  ['offline', { kind: 'offline' }, `An unexpected error occurred: ${offlineText}`],
])('a check of the payment, %s', (_, failure, text) => {
  expect(checkMessage(failure)).toBe(text);
});

describe('a payment that could not start raises one of three alerts', () => {
  const support = 'If this issue persists, please contact our support team.';
  test.each<[string, Failure, string]>([
    ['400', http(400), 'Payment initiation failed (Status: 400)'],
    ['409, words', http(409, 'Seats are gone', 'Seats are gone'), 'Seats are gone (Status: 409)'],
    ['503 in plain text', http(503, 'Down'), 'Payment initiation failed (Status: 503)'],
    ['broken, 200', { kind: 'unexpected', status: 200 }, 'Payment initiation failed (Status: 200)'],
    ['nothing was answered', { kind: 'unexpected' }, 'Payment initiation failed'],
    ['broken, 201', { kind: 'unexpected', status: 201 }, 'Payment initiation failed (Status: 201)'],
    [
      'words without an address',
      { kind: 'unexpected', text: 'On hold', status: 202 },
      'On hold (Status: 202)',
    ],
    ['no id to book', { kind: 'missing' }, 'Missing required parameters: itemId or bookingType'],
    ['offline', { kind: 'offline' }, offlineText],
  ])('Payment Error: %s', (_, failure, line) => {
    expect(initiationAlert(failure)).toEqual({ alert: 'payment', lines: [line, support] });
  });

  test.each<[string, Failure, string]>([
    [
      'the connection broke off',
      { kind: 'network' },
      'Network error: The connection broke off before the platform’s answer was here.',
    ],
    [
      'the time was up',
      { kind: 'timeout' },
      'An unexpected error occurred. Please try again later.',
    ],
    [
      'the device went offline after the request was sent',
      { kind: 'offline', mayHaveOrder: true },
      offlineText,
    ],
    [
      'an answer that cannot be used',
      { kind: 'unexpected', mayHaveOrder: true },
      'Payment initiation failed',
    ],
    ['408', http(408), 'Payment initiation failed (Status: 408)'],
    ['502, words', http(502, 'x', 'No backend'), 'No backend (Status: 502)'],
    ['504', http(504), 'Payment initiation failed (Status: 504)'],
    ['524 of a proxy', http(524), 'Payment initiation failed (Status: 524)'],
  ])('lost answer, %s → an order may exist, and the alert says so', (_, failure, line) => {
    expect(mayHaveOrder(failure)).toBe(true);
    expect(initiationAlert(failure).lines).toEqual([
      line,
      support,
      'The platform may have noted your booking all the same. You have not paid for it.',
    ]);
  });

  test.each<[string, Failure]>([
    ['the platform refused', http(409)],
    ['the platform failed', http(500)],
    ['the platform takes nothing now', http(503)],
    ['the device was offline', { kind: 'offline' }],
    ['an answer that the platform could not have made an order by', { kind: 'unexpected' }],
    ['there was no id to book', { kind: 'missing' }],
  ])('%s → no order was made', (_, failure) => {
    expect(mayHaveOrder(failure)).toBe(false);
  });

  test('401 is an Authentication Error, whatever the server says', () => {
    expect(initiationAlert(http(401, 'x', 'Token expired'))).toEqual({
      alert: 'authentication',
      lines: [
        'Authentication failed. Please log in again or contact support.',
        'Please log in or check your API configuration.',
      ],
    });
  });

  test('404 is Item Not Found', () => {
    expect(initiationAlert(http(404, 'x', 'Trip not found'))).toEqual({
      alert: 'itemNotFound',
      lines: [
        'The item you are trying to book was not found. It may have been removed or is no longer available.',
      ],
    });
  });

  test('our own faults are Payment Errors too', () => {
    expect(MISSING_PARAMETERS_ALERT.lines).toEqual([
      'Missing required parameters: itemId or bookingType',
      support,
    ]);
    expect(UNEXPECTED_PAYMENT_ERROR.lines).toEqual([
      'An unexpected error occurred during payment processing',
      support,
    ]);
  });
});
