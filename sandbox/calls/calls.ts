import type { Call } from './call.ts';
import { itemCalls, listCalls, shareCalls } from './catalogue-calls.ts';
import { contactCalls } from './contact-call.ts';
import { bookingCalls } from './guest-book-call.ts';
import { lookupCalls } from './my-bookings-call.ts';
import { providerCalls, statusCalls } from './payment-calls.ts';

/** The calls of the site's pages, in the order in which their routes are tried: My Bookings and the share texts lie below the items. */
export const PAGE_CALLS = {
  ...listCalls,
  ...lookupCalls,
  ...shareCalls,
  ...itemCalls,
  ...contactCalls,
  ...bookingCalls,
  ...statusCalls,
} satisfies Readonly<Record<string, Call>>;

/** Every call: those of the pages, and the one that the payment provider makes. Routes, request log, faults and their panel go by this table. */
export const CALLS = {
  ...PAGE_CALLS,
  ...providerCalls,
} satisfies Readonly<Record<string, Call>>;

/** The name of a call, as in the fault matrix. */
export type CallName = keyof typeof CALLS;

/** The name of a call that a page of the site makes. */
export type PageCallName = keyof typeof PAGE_CALLS;

/** The names of the calls, in the order of the table. */
export const CALL_NAMES = Object.keys(CALLS) as readonly CallName[];

/** The names of the calls that the site's pages make. */
export const PAGE_CALL_NAMES = Object.keys(PAGE_CALLS) as readonly PageCallName[];

/** True when a text names a call. */
export function isCall(text: string): text is CallName {
  return Object.hasOwn(CALLS, text);
}

const patterns = CALL_NAMES.map((name) => {
  const { method, path } = CALLS[name];
  return { name, method, pattern: new RegExp(`^/api/v1${path.replace(/:\w+/g, '[^/]+')}$`) };
});

/** The call that a request makes; null for any other address. */
export function callOf(method: string, path: string): CallName | null {
  const verb = method === 'HEAD' ? 'GET' : method;
  return patterns.find((one) => one.method === verb && one.pattern.test(path))?.name ?? null;
}
