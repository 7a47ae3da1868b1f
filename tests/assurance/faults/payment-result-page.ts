import { expect } from 'vitest';
import { assertDefined } from '#machines/assert-defined.ts';
import { KEY_PREFIXES, paymentRecordKey } from '../../../src/storage/keys.ts';
import { bookingCodec } from '../../../src/storage/records.ts';
import { chooseSeats } from './confirmation-page.ts';
import { UNREADABLE } from './sights.ts';
import type { Site } from './site.ts';
import {
  type ApiCall,
  answering,
  type Cells,
  type Expected,
  type FaultyCalls,
  goodOf,
  isHttp,
  reasonOf,
  statusOf,
  type Trial,
  timedOut,
  trial,
  trickled,
  UNEXPECTED,
  type Visit,
} from './trials.ts';

const PAID = 'paid: Your payment is successful.';

/** The return from the payment page of an order that the server knows as paid, unless it says otherwise. */
function result(isPaid: boolean, good: string): Visit {
  return {
    good,
    asks: { 'payment-status': isPaid ? 1 : 4 },
    async prepare(site) {
      await chooseSeats(site);
      const input = site.inputs.booking();
      if (input === null) throw new Error('The confirmation page was opened with a selection.');
      const booking = site.open(site.machines().booking, input);
      booking.send({ type: 'form.submitted' });
      const { context } = await booking.until((now) => now.matches('leaving'));
      booking.actor.stop();
      const id = context.pending?.transactionId ?? '';
      if (isPaid) await site.pay(id);
      site.arrival.path = '/paymentsuccessandfailure';
      site.arrival.search = `?merchantTransactionId=${id}&code=PAYMENT_SUCCESS&status=SUCCESS`;
      return () => returnFromPayment(site, id);
    },
  };
}

/** The same return on a device that never held the booking: the person comes from the answer alone. */
function resultElsewhere(good: string): Visit {
  return {
    good,
    asks: { 'payment-status': 1 },
    async prepare(site) {
      await result(true, PAID).prepare(site);
      return async () => {
        site.empty();
        const page = site.open(site.machines().payment, site.inputs.payment());
        const { context } = await page.until((now) => now.matches({ verification: 'paid' }));
        const confirmed = bookingCodec.decode(site.stored().confirmedBooking ?? null);
        expect(confirmed?.person).not.toBeUndefined();
        const { name, email, phone } = confirmed?.person ?? {};
        return `paid: ${context.outcome?.message} ${[name, email, phone].join(', ')}`;
      };
    },
  };
}

async function returnFromPayment(site: Site, id: string): Promise<string> {
  const before = site.browserCalls.length;
  const storedBefore = site.stored();
  const already = site.received()['payment-status'] ?? 0;
  const page = site.open(site.machines().payment, site.inputs.payment());
  for (let check = 1; ; check += 1) {
    const state = await page.until((now) => !now.matches({ verification: 'checking' }));
    expect(site.received()['payment-status'] ?? 0).toBeLessThanOrEqual(already + check);
    expect(check).toBeLessThanOrEqual(4);
    if (!state.matches({ verification: 'waiting' })) break;
    page.clock.increment(1_999);
    expect(page.state().matches({ verification: 'waiting' })).toBe(true);
    page.clock.increment(1);
    expect(page.state().matches({ verification: 'checking' })).toBe(true);
  }
  const now = page.state();
  const { value } = now;
  const outcome = assertDefined(now.context.outcome, 'outcome');
  const newBrowserCalls = () => site.browserCalls.slice(before).map(({ name }) => name);
  if (outcome.kind !== 'paid') {
    const isUnverified = now.matches({ verification: 'unverified' });
    expect(isUnverified || now.matches({ verification: 'declined' })).toBe(true);
    expect(isUnverified).toBe(outcome.kind === 'open');
    // the pending booking stays as it was, nothing is confirmed, and nobody is sent anywhere
    expect(site.stored().pendingBooking).toBe(storedBefore.pendingBooking);
    expect(site.stored().confirmedBooking).toBeUndefined();
    expect(site.bookingStorage.pendingOf(id)?.transactionId).toBe(id);
    // the next look is 15 s away; it is not one of the four
    page.clock.increment(14_999);
    expect(page.state().value).toEqual(value);
    expect(newBrowserCalls()).toEqual([]);
    if (outcome.kind !== 'open') return `failed: ${outcome.message}`;
    const isAtOnce = outcome.cause === 'unclear';
    return `${isAtOnce ? 'failed, still open' : 'not confirmed yet'}: ${outcome.message}`;
  }
  expect(now.matches({ verification: { paid: 'acknowledged' } })).toBe(true);
  const confirmed = bookingCodec.decode(site.stored().confirmedBooking ?? null);
  expect(confirmed?.transactionId).toBe(id);
  expect(site.stored().pendingBooking).toBeUndefined();
  const records = Object.keys(site.stored()).filter((key) =>
    key.startsWith(KEY_PREFIXES.paymentRecord),
  );
  expect(records).toEqual([paymentRecordKey(id)]);
  expect(JSON.stringify(site.stored()).length).toBeLessThan(40_000);
  expect(JSON.stringify(confirmed?.person)).not.toMatch(UNREADABLE);
  expect(newBrowserCalls()).toEqual([]);
  page.clock.increment(60_000);
  expect(newBrowserCalls()).toEqual(['go']);
  return `paid: ${outcome.message}`;
}

/** The screens on which a rider meets the status of a payment. */
const visits = {
  result: result(true, PAID),
  elsewhere: resultElsewhere(
    'paid: Your payment is successful. Asha Rao, asha@example.com, 9845011223',
  ),
  unpaid: result(false, 'not confirmed yet: Payment verification failed.'),
};

const FOUR_CHECKS = { 'payment-status': 4 } as const;
const NOT_VERIFIED = 'Payment verification failed.';
const NOT_PROCESSED = `Error processing payment response: ${UNEXPECTED}`;
const unverified = (word: string) => ({ result: `not confirmed yet: ${word}` });
const paid = { result: 'paid: Payment successful.' };
// the screen fails at once, and the payment stays open: the words settle nothing (rule: Paid, declined, open)
const inconclusive = (message: string) => ({ result: `failed, still open: ${message}` });
const afterFour = (fault: Trial['fault'], word: string) =>
  trial(fault, unverified(word), FOUR_CHECKS);

const statusCells: Cells = (fault): Expected => {
  const { result, unpaid } = goodOf(visits);
  const lost = `An unexpected error occurred: ${reasonOf(fault)}`;
  const success = { phonepe_status: { success: true } };
  switch (fault) {
    case 'wrong-types':
      return [
        afterFour(fault, NOT_PROCESSED),
        // as texts and numbers flags are read; what is none of them decides nothing
        ...['true, perhaps', 2, {}].map((flag) =>
          afterFour({ body: JSON.stringify({ success: flag, ...success }) }, NOT_PROCESSED),
        ),
      ];
    case 'missing-fields': {
      const nobody = Array(3).fill('Not available').join(', ');
      return [
        afterFour(fault, NOT_PROCESSED),
        answering({ success: true, ...success }, paid),
        answering(
          { success: true, local_status: { payment_status: 'success' } },
          { ...paid, elsewhere: `${paid.result} ${nobody}` },
        ),
        answering({ success: false }, inconclusive(NOT_VERIFIED)),
        answering({ success: true }, inconclusive(NOT_VERIFIED)),
      ];
    }
    case 'extra-fields':
      return { result, unpaid };
    case 'null-arrays':
      // nothing but a friendly message may be left of the answer: that is no proof of a payment, nor a reason of a failure
      return [
        trial(fault, inconclusive(NOT_VERIFIED)),
        answering(
          { success: true, local_status: null, phonepe_status: null },
          inconclusive(NOT_VERIFIED),
        ),
        answering(
          { success: true, local_status: { payment_status: 'success' }, phonepe_status: null },
          paid,
        ),
        answering({ success: true, local_status: null, ...success }, paid),
      ];
    case 'huge-body':
      return [
        trial(fault, { result, unpaid }),
        answering({ success: false, message: 'x'.repeat(5_000) }, inconclusive('x'.repeat(300))),
        afterFour('huge-body-11mb', NOT_PROCESSED),
      ];
    case 'hang-30s':
      return timedOut(unverified(lost), FOUR_CHECKS);
    case 'connection-reset':
      return [afterFour(fault, lost), afterFour('reset-midway', lost)];
    case 'offline':
      return [afterFour(fault, lost)];
    case 'slow-trickle':
      return trickled({ result }, unverified(lost), FOUR_CHECKS);
    case 'duplicate-delivery':
      return { result };
    default:
      return [
        afterFour(
          fault,
          isHttp(fault) ? `${NOT_VERIFIED} HTTP status: ${statusOf(fault)}` : NOT_PROCESSED,
        ),
      ];
  }
};

/** The request of the call. */
const api: ApiCall = {
  call: (api) => api.fetchPaymentStatus('T_1-a'),
  answer: { success: true },
  request: { method: 'GET', path: 'order/payment/status/T_1-a', hasBearer: false },
  isCacheable: false,
};

/** The faulty call of the payment result page. */
export const paymentResultPage = {
  'payment-status': { kind: 'status', api, visits, cells: statusCells },
} satisfies FaultyCalls<'payment-status'>;
