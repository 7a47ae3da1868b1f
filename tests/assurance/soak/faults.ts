import type { Fault } from '../../../sandbox/faults/fault.ts';

/** What goes wrong on the line. None of them lies about a payment: a server that does cannot be found out. */
export const FAULTS: readonly Fault[] = [
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
