import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountLabel,
  amountToPay,
  bookedAmount,
  chargeFor,
  paidAmount,
} from '#machines/domain/booking/amount.ts';
import {
  type BookingDraft,
  confirmedBooking,
  draftOf,
  isBookable,
  paymentPayload,
} from '#machines/domain/booking/booking.ts';
import { lineLabel, lines, type TicketLine, totals } from '#machines/domain/booking/selection.ts';
import { badgeDiscount, type Item, ticketOptions } from '#machines/domain/catalogue/item.ts';
import type { ItemKind } from '#machines/domain/catalogue/kinds.ts';
import {
  cardPrice,
  detailsPrice,
  optionPriceLabel,
  type PriceLabel,
} from '#machines/domain/catalogue/price.ts';
import {
  formatAmount,
  formatReduction,
  PRICE_RUPEES_LIMIT,
  RUPEES_LIMIT,
  toRupees,
} from '#machines/domain/payment/money.ts';
import { decodePaymentAnswer } from '../../../src/api/booking-schema.ts';
import { decodeItem } from '../../../src/api/schema.ts';
import { draftFromState, encodeDraft } from '../../../src/storage/draft-state.ts';
import {
  bookingCodec,
  bookingFromState,
  bookingState,
  pendingCodec,
} from '../../../src/storage/records.ts';
import { addresses, exampleGuest, examplePending, NOW } from '../../fixtures/bookings.ts';
import { paymentAnswer } from '../../fixtures/payment-answers.ts';
import { checkAsyncProperty, checkProperty } from '../../fixtures/properties.ts';
import { json, openFakeServer } from '../../fixtures/server.ts';

/** The values that a catalogue written by hand holds where a price is due. */
const oddPrices: readonly unknown[] = [
  ...[0, -0, -1, -0.01, 0.1, 0.29, 0.004, 0.005, 0.995, 1.005, 8.615, 99.99, 15_999, 123_456],
  ...[
    1_234_567.89,
    10_000_000,
    999_999_999.99,
    RUPEES_LIMIT,
    RUPEES_LIMIT + 0.01,
    1e15,
    1e21,
    1e308,
  ],
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.MIN_VALUE, 1e-7],
  ...['', '0', '15999', '₹15,999', '1,23,456', '12,34,567.89', 'Rs. 500/-', '-5', '1e5', 'NaN'],
  ...['Contact for price', ' contact  FOR price ', 'Free', 'on request', '५००', 'Infinity'],
  ...[' 15999 ', '15999.50', '0.00', '10000000', '10000000.01', '1e12', 10_000_000.01, 1e12],
  ...[null, undefined, true, false, {}, [], [100], { amount: 100 }, new Date(0)],
];
const oddDiscounts: readonly unknown[] = [
  ...[0, 5, 12, 12.5, 33.33, 50, 99.99, 99.999, 100, 100.01, 250, -5, 0.004, 1e308, Number.NaN],
  ...[
    '12',
    '12%',
    '10 % off',
    '150%',
    'twelve',
    '',
    null,
    undefined,
    true,
    [12],
    Number.POSITIVE_INFINITY,
    Number.MIN_VALUE,
  ],
];

const price = fc.oneof(
  fc.constantFrom(...oddPrices),
  fc.double(),
  fc.nat(RUPEES_LIMIT),
  fc.nat(50_000_000).map((paise) => paise / 100),
);
const discount = fc.oneof(
  fc.constantFrom(...oddDiscounts),
  fc.double(),
  fc.double({ min: 0, max: 100, noNaN: true }),
  fc.nat(100),
);
const option = fc.record(
  { id: fc.constantFrom('own', 'rental', 7), title: fc.string(), marked_price: price, discount },
  { requiredKeys: ['marked_price'] },
);
const options = fc.array(option, { maxLength: 4 });
const trip = fc.record(
  { starting_market_price: price, discount_starts: discount, booking_types: options },
  { requiredKeys: [] },
);
const event = fc.record(
  { price, original_price: price, discount, booking_types: options },
  { requiredKeys: [] },
);
const offer = fc.oneof(
  trip.map((fields): [ItemKind, object] => ['trip', fields]),
  event.map((fields): [ItemKind, object] => ['event', fields]),
);

/** Reads a text of the site back to rupees, and holds that it is money as India writes it. */
function rupeesIn(text: string): number {
  expect(text).toMatch(/^₹(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})(\.\d{1,2})?$/);
  return Number(text.replace(/[₹,]/g, ''));
}

/** Less than a paisa apart, in rupees. */
function expectSame(rupees: number, paise: number): void {
  expect(Math.abs(rupees * 100 - paise)).toBeLessThan(1);
}

function expectLabel(label: PriceLabel): void {
  if (label.kind === 'words') {
    expect(['Register Now', 'Free Register', 'Member', 'Contact for price']).toContain(label.text);
    return;
  }
  const now = rupeesIn(label.text);
  expect(now).toBeGreaterThan(0);
  if (label.oldText !== '') expect(rupeesIn(label.oldText)).toBeGreaterThan(now);
  expect(label.offText).toMatch(/^$|^([1-9]\d?|100)% off$/);
  if (label.offText !== '') expect(label.oldText).not.toBe('');
}

function expectSums(chosen: readonly TicketLine[]): void {
  const { fees } = totals(chosen);
  const total = amountToPay(chargeFor(chosen));
  const off = fees - total;
  const exact = chosen.reduce((sum, line) => sum + BigInt(line.price) * BigInt(line.quantity), 0n);
  expect(BigInt(total)).toBe(exact);
  for (const sum of [fees, off, total]) expect(sum).toBeGreaterThanOrEqual(0);
  expectSame(rupeesIn(formatAmount(total)), total);
  expectSame(rupeesIn(formatAmount(fees)), fees);
  expectSame(rupeesIn(formatReduction(off).replace('−', '')), off);
  for (const style of ['selector', 'confirmation'] as const) {
    const label = amountLabel(chargeFor(chosen), style);
    if (total > 0) expectSame(rupeesIn(label), total);
    else if (chosen.length > 0) expect(label).toMatch(/^(\d+ x Member|Member x \d+)$/);
  }
  for (const line of chosen) expect(lineLabel(line)).toMatch(/^\d+ x ₹|^Member x/);
}

/** The number that a value is, or that a text holds between words that people put around it; null for anything else. */
function numberIn(value: unknown, around: RegExp): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  const text = value.trim().replace(around, '').trim();
  return /^[0-9,]+(\.[0-9]*)?$/.test(text) ? Number(text.replaceAll(',', '')) : null;
}

/** A value where a price is due: nothing, something that nobody can pay, or an amount in rupees. */
function saidOf(marked: unknown): 'nothing' | 'unusable' | number {
  if (marked === undefined || marked === null) return 'nothing';
  const rupees = numberIn(marked, /^(₹|rs\.?)|\/-$/gi);
  const isPrice = rupees !== null && rupees >= 0 && rupees <= PRICE_RUPEES_LIMIT;
  return isPrice && (rupees === 0 || paiseOf(rupees) > 0) ? rupees : 'unusable';
}

/** Whole paise, by plain arithmetic. */
const paiseOf = (rupees: number): number => Math.round(rupees * 100);

/** The percent that is said, 0 where none is; null for something that is none. */
function percentOf(discount: unknown): number | null {
  if (discount === undefined || discount === null || discount === '') return 0;
  const percent = numberIn(discount, /%( off)?$/);
  return percent !== null && percent >= 0 && percent <= 100 ? percent : null;
}

/** The price of one unit in rupees, by plain arithmetic on the API's figures; null where it has to be asked for. */
function unitOf(marked: number, discount: unknown): number | null {
  const percent = percentOf(discount);
  if (percent === null) return null;
  // a percent counts to two decimals
  const share = 1 - Math.round(percent * 100) / 10_000;
  const isLeft = Math.round(paiseOf(marked) * share) > 0;
  return isLeft || marked === 0 || percent === 100 ? marked * share : null;
}

const itemOf = (kind: ItemKind, fields: object) =>
  decodeItem({ data: { id: 'x', name: 'A ride', ...fields } }, (url) => url, {
    id: 'x',
    kind,
  });

/** Chooses some of each option that can be chosen. */
function choose(item: Item, quantities: readonly number[]): TicketLine[] {
  const rows = ticketOptions(item, null);
  const wanted = rows.map(({ id }, index) => [id, quantities[index % quantities.length] ?? 1]);
  return lines(rows, Object.fromEntries(wanted));
}

/** The prices of an answer, as they came. */
interface Answered {
  starting_market_price?: unknown;
  price?: unknown;
  booking_types?: { marked_price?: unknown; discount?: unknown }[];
}

const quantities = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 });

test('whatever stands where a price is due, what is shown is money and adds up', () => {
  let exact = 0;
  let onRequest = 0;
  checkProperty(
    fc.property(offer, quantities, fc.boolean(), ([kind, fields], counts, isSent) => {
      // what JSON cannot hold comes as null; a page's own state can hold it
      const answer: Answered = isSent ? JSON.parse(JSON.stringify(fields)) : fields;
      const item = itemOf(kind, answer);
      if (typeof item === 'string') throw new Error('A named item is always read.');
      expectLabel(cardPrice(item));
      expectLabel(detailsPrice(item));
      expect([...Array(101).keys()]).toContain(badgeDiscount(item));
      const own = saidOf(kind === 'trip' ? answer.starting_market_price : answer.price);
      if (own === 'unusable') {
        expect(cardPrice(item).text).toBe('Register Now');
        expect(detailsPrice(item).text).toBe('Register Now');
      }
      const rows = ticketOptions(item, null);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expectLabel(optionPriceLabel(row));
      expectSums(choose(item, counts));
      const raw = answer.booking_types?.[0];
      const [first] = rows;
      const said = raw === undefined ? own : saidOf(raw.marked_price);
      if (said === 'unusable') {
        onRequest += 1;
        expect(first?.price).toEqual({ kind: 'contact' });
      }
      if (raw === undefined || typeof said !== 'number') return;
      const unit = unitOf(said, raw.discount);
      if (unit === null) {
        expect(first?.price).toEqual({ kind: 'contact' });
        return;
      }
      exact += 1;
      if (first?.price.kind !== 'amount') throw new Error('An amount is sold.');
      expect(Math.abs(first.price.price - unit * 100)).toBeLessThan(1.001);
    }),
    2_000,
  );
  expect(exact).toBeGreaterThan(500);
  expect(onRequest).toBeGreaterThan(500);
});

test('options that come as a JSON text are those of the list, and none of a text that is cut off is sold', () => {
  const listed = fc.array(option, { minLength: 1, maxLength: 4 });
  checkProperty(
    fc.property(offer, listed, fc.nat(), ([kind, fields], sent, place) => {
      const text = JSON.stringify(sent);
      const rowsOf = (booking_types: unknown) => {
        const item = itemOf(kind, { ...fields, booking_types });
        if (typeof item === 'string') throw new Error('A named item is always read.');
        return ticketOptions(item, null);
      };
      expect(rowsOf(text)).toEqual(rowsOf(JSON.parse(text)));
      expect(rowsOf(JSON.stringify(sent[0]))).toEqual(rowsOf([JSON.parse(text)[0]]));
      const cut = text.slice(0, 1 + (place % (text.length - 1)));
      for (const row of rowsOf(cut)) expect(row.price).toEqual({ kind: 'contact' });
    }),
    1_000,
  );
});

function expectDraft(draft: BookingDraft): void {
  expectSums(draft.lines);
  for (const line of draft.lines) expect(line.oldPrice).toBeGreaterThanOrEqual(line.price);
}

test('what is chosen is what is carried to the confirmation page, to the paisa', () => {
  checkProperty(
    fc.property(offer, quantities, ([kind, fields], counts) => {
      const item = itemOf(kind, fields);
      if (typeof item === 'string') throw new Error('A named item is always read.');
      const draft = draftOf(item, choose(item, counts));
      const state: unknown = JSON.parse(JSON.stringify(encodeDraft(draft)));
      const read = draftFromState(state);
      const isSold = draft.lines.length > 0 && amountToPay(draft) <= RUPEES_LIMIT * 100;
      expect(read === null).toBe(!isSold);
      if (read === null) return;
      expectDraft(read);
      expect(amountToPay(read)).toBe(amountToPay(draft));
    }),
    1_000,
  );
});

const server = openFakeServer();

test('one amount is displayed, sent, recorded and paid, whatever is chosen', async () => {
  const order = { payment_url: 'https://pay.example.com/1', merchant_transaction_id: 'T1' };
  await checkAsyncProperty(
    fc.asyncProperty(offer, quantities, async ([kind, fields], counts) => {
      const item = itemOf(kind, fields);
      if (typeof item === 'string') throw new Error('A named item is always read.');
      const draft = draftOf(item, choose(item, counts));
      const payload = paymentPayload(draft, exampleGuest, addresses);
      if (!isBookable(draft) || payload === null) return;
      const amount = draft.lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
      if (amount > 0) expectSame(rupeesIn(amountLabel(draft, 'confirmation')), amount);

      server.answer = json(order);
      await server.api().bookAsGuest(payload);
      const sent = server.received.at(-1)?.url.searchParams.get('price_to_be_paid');
      expect(sent).toBe(String(toRupees(amount)));

      const pending = { ...examplePending('T1'), draft, payload };
      const stored = pendingCodec.decode(pendingCodec.encode(pending));
      expect(stored?.payload.priceToBePaid).toBe(amount);
      expect(bookedAmount(null, stored?.draft ?? null)).toBe(amount);

      const body = { success: true, local_status: { payment_status: 'success', amount: sent } };
      const answer = decodePaymentAnswer(body, 'phonepe');
      if (answer === null) throw new Error('An answer in the shape of the API is read.');
      for (const said of [answer, paymentAnswer({})]) {
        const booking = confirmedBooking({
          transactionId: 'T1',
          pending: stored,
          answer: said,
          bookedAt: NOW,
        });
        for (const record of [booking, bookingCodec.decode(bookingCodec.encode(booking))]) {
          expect(bookedAmount(record, null)).toBe(amount);
          expect(record && paidAmount(record)).toBe(amount);
        }
      }
    }),
    150,
  );
});

/** A JSON value with the leaf of that number, counted from the front, replaced. */
function bent(value: unknown, leaf: { at: number; by: unknown }): unknown {
  if (Array.isArray(value)) return value.map((part) => bent(part, leaf));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, bent(part, leaf)] as const),
    );
  }
  if (typeof value !== 'number') return value;
  leaf.at -= 1;
  return leaf.at === -1 ? leaf.by : value;
}

const started = examplePending('T1');
const booked = confirmedBooking({
  transactionId: 'T1',
  pending: started,
  answer: paymentAnswer({}),
  bookedAt: started.initiatedAt,
});
const stored = JSON.parse(pendingCodec.encode(started));
const navigationState = JSON.parse(JSON.stringify(bookingState(booked)));

test('a number changed in storage or in the navigation state is noticed, or harmless', () => {
  let refused = 0;
  checkProperty(
    fc.property(price, fc.nat(24), (by, at) => {
      const draft = draftFromState(bent(stored, { at, by }));
      if (draft === null) refused += 1;
      else expectDraft(draft);
      const pending = pendingCodec.decode(JSON.stringify(bent(stored, { at, by })));
      if (pending !== null) {
        expectDraft(pending.draft);
        expect(pending.payload.priceToBePaid).toBe(amountToPay(pending.draft));
      }
      const booking = bookingFromState(bent(navigationState, { at, by }));
      for (const amount of [booking?.total, booking?.amountPaid]) {
        if (amount != null) expectSame(rupeesIn(formatAmount(amount)), amount);
      }
      if (booking !== null) expectSums(booking.lines);
    }),
    2_000,
  );
  expect(refused).toBeGreaterThan(100);
});

test('an amount in the answer about a payment is money or none', () => {
  checkProperty(
    fc.property(price, (amount) => {
      const body = { success: true, local_status: { payment_status: 'success', amount } };
      const answer = decodePaymentAnswer(body, 'phonepe');
      if (answer === null) return;
      const ticket = { transactionId: 'T1', pending: null, answer, bookedAt: started.initiatedAt };
      const { total, amountPaid } = confirmedBooking(ticket);
      for (const sum of [total, amountPaid]) {
        if (sum !== null) expectSame(rupeesIn(formatAmount(sum)), sum);
      }
    }),
    1_000,
  );
});
