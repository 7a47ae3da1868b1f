import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardPrice } from '#machines/domain/catalogue/price.ts';
import { type PaymentAnswer, verdict } from '#machines/domain/payment/payment.ts';
import { decodeMyBookings, decodePaymentAnswer } from '../../../src/api/booking-schema.ts';
import { decodeCatalogue, decodeItem, decodeShare } from '../../../src/api/schema.ts';
import { draftFromState } from '../../../src/storage/draft-state.ts';
import {
  bookingCodec,
  bookingFromState,
  paymentRecordCodec,
  pendingCodec,
  rowCodec,
} from '../../../src/storage/records.ts';
import { anyText } from '../../fixtures/any-text.ts';
import { checkAsyncProperty, checkProperty } from '../../fixtures/properties.ts';

const images = (url: string) => (url === '' ? null : url);

/** A JSON value whose keys are often ones that the API uses. */
function jsonWith(keys: readonly string[]): fc.Arbitrary<unknown> {
  const leaf = fc.oneof(
    fc.constantFrom<unknown>(null, true, false, 0, -1, 1, 1e300, '', 'trip', 'event', 'pending'),
    fc.string({ maxLength: 12 }),
    fc.double(),
  );
  const key = fc.constantFrom(...keys, '__proto__', 'constructor');
  return fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5, depthSize: 'small' },
      leaf,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(key, tie('value'), { maxKeys: 8 }),
    ),
  })).value;
}

const itemKeys = (
  'data trips events _id id name title starting_market_price discount_starts price ' +
  'original_price discount primary_image link_url start_date itinerary details locations ' +
  'activities booking_types marked_price tags available_seats'
).split(' ');
/** The fields of an item that hold a text and nothing else. */
const textKeys = [
  ...['name', 'title', 'organized_by', 'organizer', 'location', 'address', 'venue', 'destination'],
  ...['start_location', 'end_location', 'description', 'duration', 'terraintype', 'category'],
  ...['level', 'timings', 'meetup_time', 'status', 'payment_status', 'tags'],
];
const bookingKeys = 'success bookings data _id name start_date location message'.split(' ');
const storedKeys = (
  'version transactionId _id itemData itemType selectedItems totalAmount price quantity ' +
  'user_details timestamp payload pending state booking name id'
).split(' ');

test('no answer of a server breaks a list, an item or a share', async () => {
  await checkAsyncProperty(
    fc.asyncProperty(jsonWith(itemKeys), async (body) => {
      const items = [
        ...((await decodeCatalogue(body, 'trips', images))?.items ?? []),
        ...((await decodeCatalogue(body, 'events', images))?.items ?? []),
      ];
      const item = decodeItem(body, images, { id: 'x', kind: 'trip' });
      if (typeof item === 'object') items.push(item as (typeof items)[number]);
      for (const { id, title, price } of items) {
        expect(id === null || /^[\w-]{1,64}$/.test(id)).toBe(true);
        expect(title).not.toBe('');
        expect(JSON.stringify(cardPrice({ price }))).not.toMatch(/NaN|undefined|null|Infinity/);
      }
      decodeShare(body, images);
    }),
    3_000,
  );
});

/** A text that may hold halves of characters, or be cut where a limit falls. */
const oddText = fc.oneof(
  anyText(20),
  fc
    .tuple(fc.nat(3), fc.constantFrom(500, 20_000))
    .map(([lead, length]) => `${'x'.repeat(lead)}${'😀'.repeat(length / 2)}`.slice(0, length + 6)),
);

/** Every text within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('every text of an answer can stand in an address, halves of characters and all', () => {
  const request = { id: 'x' } as const;
  let texts = 0;
  checkProperty(
    fc.property(oddText, oddText, (text, other) => {
      const option = { title: text, description: other, marked_price: 1 };
      const day = { title: other, description: text, locations: [text], activities: other };
      const body = {
        ...Object.fromEntries(textKeys.map((key) => [key, text])),
        id: 'x',
        meetup_point_name: { name: other },
        booking_types: [option],
        itinerary: [day],
        inclusions: [text, other],
        exclusions: other,
      };
      const answers = [
        decodeItem(body, images, { ...request, kind: 'trip' }),
        decodeItem(body, images, { ...request, kind: 'event' }),
        decodeShare({ title: text, description: other }, images),
        decodeMyBookings({ success: true, bookings: [{ ...body, _id: 'x' }] }, images),
        decodePaymentAnswer({ success: true, message: text, transactionId: other }, 'phonepe'),
        rowCodec.decode(JSON.stringify({ _id: 'x', title: text, location: other })),
      ];
      for (const textOfAnswer of textsIn(answers)) {
        texts += 1;
        // throws on half a character
        encodeURIComponent(textOfAnswer);
        // a character that was cut by a limit leaves no mark behind; two halves side by side would be a whole one
        if (!/[\uFFFD\p{Surrogate}]/u.test(`${text} ${other}`))
          expect(textOfAnswer).not.toContain('\uFFFD');
      }
    }),
  );
  expect(texts).toBeGreaterThan(1_000);
});

test('no answer of a server breaks My Bookings', () => {
  checkProperty(
    fc.property(jsonWith(bookingKeys), (body) => {
      const rows = decodeMyBookings(body, images);
      if (Array.isArray(rows)) expect(rows.every(({ title }) => title !== '')).toBe(true);
    }),
    3_000,
  );
});

test('nothing in storage or in the navigation state breaks a page', () => {
  checkProperty(
    fc.property(jsonWith(storedKeys), fc.string(), (value, text) => {
      for (const stored of [JSON.stringify(value), text]) {
        pendingCodec.decode(stored);
        bookingCodec.decode(stored);
        paymentRecordCodec.decode(stored);
        rowCodec.decode(stored);
      }
      draftFromState(value);
      bookingFromState(value);
    }),
    2_000,
  );
});

describe('a payment counts as paid only when the server says so', () => {
  const word = (...words: string[]) =>
    fc.oneof(
      fc.constantFrom<unknown>(...words, ...words.map((text) => text.toLowerCase())),
      fc.constantFrom<unknown>(null, undefined, true, 1, {}, [], 'ODD'),
    );
  const flag = fc.constantFrom<unknown>(true, false, true, null, undefined, 'true', 1, {}, []);
  const answers = fc.record({
    success: flag,
    message: fc.constantFrom<unknown>(undefined, 'words', 7),
    local_status: fc.option(
      fc.record({
        payment_status: word('success', 'PENDING', 'FAILED'),
        order_status: word('CANCELLED', 'CONFIRMED'),
      }),
    ),
    phonepe_status: fc.option(
      fc.record({
        success: flag,
        code: word('PAYMENT_SUCCESS', 'PAYMENT_PENDING', 'PAYMENT_ERROR', 'TIMED_OUT'),
        data: fc.option(
          fc.record({
            state: word('COMPLETED', 'PENDING', 'FAILED'),
            responseCode: word('SUCCESS', 'REQUEST_CANCEL_BY_REQUESTER'),
          }),
        ),
      }),
    ),
  });

  const isSaid = (value: unknown) => value === true || value === 'true' || value === 1;

  /** True when nothing on the wire speaks against the payment, and somebody speaks for it. */
  function isProven(raw: { success: unknown; local_status: unknown; phonepe_status: unknown }) {
    const doubts =
      /"(pending|failed|cancelled|payment_pending|payment_error|timed_out|request_cancel_by_requester)"/i;
    if (!isSaid(raw.success) || doubts.test(JSON.stringify(raw))) return false;
    const provider = raw.phonepe_status as { success: unknown } | null;
    const local = raw.local_status as { payment_status: unknown } | null;
    return provider === null ? local?.payment_status === 'success' : isSaid(provider.success);
  }

  test('whatever else the answer holds', () => {
    let paid = 0;
    checkProperty(
      fc.property(answers, (raw) => {
        const body: unknown = JSON.parse(JSON.stringify(raw));
        const answer: PaymentAnswer | null = decodePaymentAnswer(body, 'phonepe');
        if (answer === null) return;
        const { kind, message } = verdict(answer);
        expect(message).not.toBe('');
        if (kind !== 'paid') return;
        paid += 1;
        expect(isProven(body as Parameters<typeof isProven>[0])).toBe(true);
      }),
      20_000,
    );
    expect(paid).toBeGreaterThan(50);
  });
});
