import { expect } from 'vitest';
import { amountToPay } from '#machines/domain/booking/amount.ts';
import { draftOf } from '#machines/domain/booking/booking.ts';
import { lines } from '#machines/domain/booking/selection.ts';
import { ticketOptions } from '#machines/domain/catalogue/item.ts';
import { toRupees } from '#machines/domain/payment/money.ts';
import { previousTransaction } from '#machines/domain/payment/previous-payment.ts';
import { alertTitles, orderMayExist } from '#texts/failures.ts';
import { freshValue } from '../../../src/api/api-error.ts';
import { encodeDraft } from '../../../src/storage/draft-state.ts';
import { paymentRecordKey } from '../../../src/storage/keys.ts';
import { pendingCodec } from '../../../src/storage/records.ts';
import { examplePayload } from '../../fixtures/bookings.ts';
import type { Site } from './site.ts';
import {
  type ApiCall,
  answering,
  type Cells,
  type Expected,
  type FaultyCalls,
  hurried,
  OFFLINE,
  statusOf,
  timedOut,
  trial,
  trickled,
  type Visit,
} from './trials.ts';

/** The guest who is typed into the booking form. */
const guest = { fullName: 'Asha Rao', email: 'asha@example.com', phone: '98450 11223' };

/** Fills the confirmation page with two seats in Coorg. */
export async function chooseSeats(site: Site): Promise<void> {
  const item = freshValue(await site.api.fetchItem({ id: 'coorg-coffee', kind: 'trip' }));
  const options = ticketOptions(item, null);
  const draft = draftOf(item, lines(options, { [options[0]?.id ?? '']: 2 }));
  const priced = {
    at: site.browser.clock(),
    uptime: site.browser.uptime(),
    load: site.browser.load(),
  };
  site.arrival.state = structuredClone(encodeDraft({ ...draft, priced }));
  site.bookingStorage.rememberGuest(guest);
}

/** The sight of a booking that went well. */
const LEFT = 'left for the payment page';

const confirmation: Visit = {
  good: LEFT,
  asks: { 'guest-book': 1 },
  async prepare(site) {
    await chooseSeats(site);
    return async () => {
      // nothing is left of an earlier look
      site.empty();
      site.bookingStorage.rememberGuest(guest);
      const before = site.browserCalls.length;
      const input = site.inputs.booking();
      if (input === null) throw new Error('The confirmation page was opened with a selection.');
      const page = site.open(site.machines().booking, input);
      page.send({ type: 'form.submitted' });
      page.send({ type: 'form.submitted' });
      expect(page.state().hasTag('busy')).toBe(true);
      const state = await page.until((now) => now.matches('leaving') || now.matches('failed'));
      const newBrowserCalls = site.browserCalls.slice(before);
      const { alert, pending } = state.context;
      expect(state.context.guest).toEqual(guest);
      if (state.matches('leaving')) {
        expect(newBrowserCalls.map(({ name }) => name)).toEqual(['leave']);
        expect(newBrowserCalls[0]?.args).toEqual([state.context.paymentUrl]);
        const sent = site.requests('guest-book').map(({ query }) => Number(query.price_to_be_paid));
        expect(new Set(sent)).toEqual(new Set([toRupees(amountToPay(input.draft))]));
        const stored = site.stored();
        const id = pending?.transactionId ?? '';
        expect(Object.keys(stored).sort()).toEqual(
          ['bookingType', 'itemId', paymentRecordKey(id), 'pendingBooking'].sort(),
        );
        expect(pendingCodec.decode(stored.pendingBooking ?? null)?.transactionId).toBe(id);
        expect(JSON.stringify(stored).length).toBeLessThan(30_000);
        return LEFT;
      }
      expect(newBrowserCalls).toEqual([]);
      if (alert === null) throw new Error('A failed booking has its alert.');
      // an order whose id is known is stored by its record alone, one that may exist by the booking that was sent
      const order = previousTransaction(state.context.previous);
      const isUnanswered = order === null && alert.lines.includes(orderMayExist);
      const unanswered = isUnanswered ? ['unansweredBooking.trip.coorg-coffee'] : [];
      expect(Object.keys(site.stored())).toEqual(
        order === null ? unanswered : [paymentRecordKey(order)],
      );
      expect(state.value).toEqual({ failed: 'cooldown' });
      page.clock.increment(1_000);
      expect(page.state().can({ type: 'form.submitted' })).toBe(true);
      if (isUnanswered) {
        // nobody can ask about that order, so the next press asks the rider
        page.send({ type: 'form.submitted' });
        await page.until((now) => now.matches('orderUnclear'));
      }
      return [alertTitles[alert.alert], ...alert.lines].join(' | ');
    };
  },
};

const left = { form: LEFT };
const SUPPORT = 'If this issue persists, please contact our support team.';
const NOT_STARTED = 'Payment initiation failed';
const MAY_HAVE_ORDER =
  'The platform may have noted your booking all the same. You have not paid for it.';
const shownAs = (...words: readonly string[]) => ({ form: words.join(' | ') });
const paymentError = (...words: readonly string[]) => shownAs('Payment Error', ...words, SUPPORT);
/** An OK answer that cannot be used: an order may exist (rule: Never twice). */
const unusable = (words = NOT_STARTED) =>
  shownAs('Payment Error', `${words} (Status: 200)`, SUPPORT, MAY_HAVE_ORDER);
const refused = (status: number, words = NOT_STARTED) =>
  paymentError(`${words} (Status: ${status})`);
/** A booking whose answer was lost: an order may exist (rule: Lost answers). */
const lost = (words: string) => shownAs('Payment Error', words, SUPPORT, MAY_HAVE_ORDER);
const late = lost('An unexpected error occurred. Please try again later.');
/** Said to a rider who is online: it does not blame their connection, since the request had gone (rule: Lost answers). */
const BROKEN_OFF = 'Network error: The connection broke off before the platform’s answer was here.';
/** The statuses of a server between the site and the platform. */
const BETWEEN = [408, 502, 504];

/** Payment addresses that are never followed. */
const EVIL_ADDRESSES = [
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https://a@evil.example',
];

const bookingCells: Cells = (fault): Expected => {
  switch (fault) {
    case 'http-400':
      return [
        trial(fault, refused(400)),
        trial(
          { status: 400, body: '{"message":"The ride is closed."}' },
          refused(400, 'The ride is closed.'),
        ),
      ];
    case 'http-401':
      return shownAs(
        'Authentication Error',
        'Authentication failed. Please log in again or contact support.',
        'Please log in or check your API configuration.',
      );
    case 'http-404':
      return shownAs(
        'Item Not Found',
        'The item you are trying to book was not found. It may have been removed or is no longer available.',
      );
    case 'http-409':
      return [
        trial(fault, refused(409)),
        trial('message-409', refused(409, 'Only one seat is left on this ride.')),
      ];
    case 'http-500':
      // the order was made, but no answer said so: the visitor may press again
      return [
        trial(fault, refused(500)),
        trial('http-500-after-effect', refused(500)),
        ...BETWEEN.map((status) =>
          trial({ status, handle: true, body: '' }, lost(`${NOT_STARTED} (Status: ${status})`)),
        ),
      ];
    case 'http-429':
    case 'http-503':
      return refused(statusOf(fault));
    case 'wrong-types':
      return [
        trial(fault, unusable()),
        ...EVIL_ADDRESSES.map((url) =>
          answering({ payment_url: url, merchant_transaction_id: 'T1' }, unusable()),
        ),
      ];
    case 'missing-fields':
      return [
        trial(fault, unusable()),
        trial('message-in-200', unusable('Bookings are closed for tonight.')),
      ];
    case 'extra-fields':
    case 'duplicate-delivery':
      return left;
    case 'huge-body':
      return [
        trial(fault, left),
        trial('huge-body-11mb', unusable()),
        trial(
          { status: 500, body: JSON.stringify({ message: 'x'.repeat(5_000) }) },
          refused(500, 'x'.repeat(300)),
        ),
      ];
    case 'hang-30s':
      return [...timedOut(late), hurried('hang-after-effect', late)];
    case 'slow-trickle':
      return trickled(left, late);
    case 'connection-reset':
      return [fault, 'reset-after-effect' as const, 'reset-midway' as const].map((one) =>
        trial(one, lost(BROKEN_OFF)),
      );
    case 'offline':
      return paymentError(OFFLINE);
    default:
      return unusable();
  }
};

/** The request of the call. */
const api: ApiCall = {
  call: (api) => api.bookAsGuest(examplePayload),
  answer: { payment_url: 'https://pay.example.com/1', merchant_transaction_id: 'T1' },
  request: {
    method: 'POST',
    path: 'order/guest-book/trip/manali-leh?booking_type=trip&item_id=manali-leh&price_to_be_paid=61598.24&seats=2&redirect_url=https%3A%2F%2Fkickstand.example.com%2Fpaymentsuccessandfailure',
    hasBearer: true,
    body: 'guest_name=Asha+Rao&guest_email=asha%40example.com&guest_phone=9845011223',
  },
  isCacheable: false,
};

/** The faulty call of the confirmation page. */
export const confirmationPage = {
  'guest-book': { kind: 'post', api, visits: { form: confirmation }, cells: bookingCells },
} satisfies FaultyCalls<'guest-book'>;
