import type { Fault } from '../../../sandbox/faults/fault.ts';

/** The faults of the connection. None of them lies about a payment: a server that does cannot be found out. */
export const NETWORK_FAULTS: readonly Fault[] = [
  { reset: 'request' },
  { reset: 'answer' },
  { reset: 'body' },
  { status: 500 },
  { status: 503, body: '{"message":"Busy"}', contentType: 'application/json' },
  { status: 502, handle: true, body: '<h1>Bad gateway</h1>', contentType: 'text/html' },
  { status: 429 },
  { body: '<!doctype html><p>Sign in to the Wi-Fi', contentType: 'text/html', handle: true },
  { body: '', handle: true },
  { body: 'null', handle: true },
  { truncate: 0.5 },
  { shape: 'extra-fields' },
];

const answer = (body: object): Fault => ({
  body: JSON.stringify(body),
  contentType: 'application/json',
  handle: true,
});

/** Answers about a payment that decide nothing, a class each. */
export const OPEN_ANSWERS: readonly Fault[] = [
  answer({}),
  answer({ success: true }),
  answer({ success: false, message: 'We could not read the order.' }),
  answer({ success: true, phonepe_status: {} }),
  answer({ success: true, local_status: { payment_status: 'success' }, phonepe_status: {} }),
  answer({ success: true, local_status: { payment_status: 'initiated', order_status: 'created' } }),
  answer({ success: true, local_status: { payment_status: 'DONE' } }),
  answer({
    success: false,
    phonepe_status: { success: false, code: 'TOO_MANY_REQUESTS', message: 'Slow down.' },
  }),
  answer({
    success: false,
    phonepe_status: { success: false, code: 'TRANSACTION_NOT_FOUND', message: 'Not found.' },
  }),
  answer({ success: true, phonepe_status: { success: true, code: 'INTERNAL_SERVER_ERROR' } }),
];

/** The faults that a question about a payment may meet. */
export const STATUS_FAULTS: readonly Fault[] = [
  ...NETWORK_FAULTS,
  ...OPEN_ANSWERS,
  ...OPEN_ANSWERS,
];
