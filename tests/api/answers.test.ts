import { describe, expect, test } from 'vitest';
import type { PaymentAnswer } from '#machines/domain/payment/payment.ts';
import {
  decodeInitiation,
  decodeMyBookings,
  decodePaymentAnswer,
} from '../../src/api/booking-schema.ts';
import { decodeShare } from '../../src/api/schema.ts';

const images = (url: string) => (url.startsWith('https:') ? url : null);
const decode = (body: unknown) => decodePaymentAnswer(body, 'phonepe');

describe('the status of a payment', () => {
  test('in full', () => {
    const body = {
      success: true,
      message: 'ok',
      transactionId: 'T1',
      transaction_id: 'T2',
      local_status: {
        payment_status: 'success',
        order_status: 'confirmed',
        amount: 499.5,
        user_name: 'Asha Rao',
        user_email: 'asha@example.com',
        user_phone: '9845011223',
      },
      phonepe_status: {
        success: true,
        code: 'PAYMENT_SUCCESS',
        message: 'Paid',
        data: { state: 'COMPLETED', responseCode: 'SUCCESS', transactionId: 'P1' },
      },
      extra: { anything: 1 },
    };
    const expected: PaymentAnswer = {
      success: true,
      message: 'ok',
      transactionId: 'T1',
      ids: ['T1', 'T2'],
      merchantIds: [],
      local: {
        paymentStatus: 'success',
        orderStatus: 'confirmed',
        amount: 49_950,
        userName: 'Asha Rao',
        userEmail: 'asha@example.com',
        userPhone: '9845011223',
      },
      provider: {
        success: true,
        code: 'PAYMENT_SUCCESS',
        message: 'Paid',
        state: 'COMPLETED',
        responseCode: 'SUCCESS',
        transactionId: 'P1',
        merchantIds: [],
      },
    };
    expect(decode(body)).toEqual(expected);
  });

  test.each<[string, object, Partial<PaymentAnswer>]>([
    ['transaction_id', { transaction_id: 'T2' }, { transactionId: 'T2', ids: ['T2'] }],
    [
      'an id in two spellings',
      { transactionId: 17, transaction_id: 'T2' },
      { transactionId: '17', ids: ['17', 'T2'] },
    ],
    [
      'merchant ids in either spelling',
      { merchantTransactionId: 'T3', merchant_transaction_id: 'T4' },
      { merchantIds: ['T3', 'T4'] },
    ],
    ...['KS 9', 'K'.repeat(129), 9.5, ['KS9']].map(
      (id): [string, object, Partial<PaymentAnswer>] => [
        `a merchant id that is none, ${JSON.stringify(id).slice(0, 8)}`,
        { merchantTransactionId: id },
        { merchantIds: [typeof id === 'string' ? id : JSON.stringify(id)] },
      ],
    ),
    ...['', ' ', null].map((id): [string, object, Partial<PaymentAnswer>] => [
      `a merchant id that says nothing, ${JSON.stringify(id)}`,
      { merchantTransactionId: id },
      { merchantIds: [] },
    ]),
    ['no id', {}, { transactionId: null }],
    [
      'null for both',
      { local_status: null, phonepe_status: null },
      { local: null, provider: null },
    ],
    ['absent statuses', {}, { local: null, provider: null }],
    ['another provider’s field', { paytm_status: { success: true } }, { provider: null }],
    ['a message with markup', { message: '<b>Rock &amp; Roll</b>' }, { message: 'Rock & Roll' }],
    ['a message that is a page', { message: '<html><p>502</p></html>' }, { message: null }],
    ['an id that is a number', { transaction_id: 1_002_345 }, { transactionId: '1002345' }],
    ...['true', 'TRUE', 1, '1', 'yes'].map((success): [string, object, Partial<PaymentAnswer>] => [
      `success as ${JSON.stringify(success)}`,
      { success, phonepe_status: { success: String(success) } },
      { success: true, provider: { success: true } as PaymentAnswer['provider'] },
    ]),
    ['success as 0', { success: 0 }, { success: false }],
    ['a message that is no text', { message: { a: 1 } }, { message: null }],
    ['a long message', { message: 'x'.repeat(999) }, { message: 'x'.repeat(300) }],
  ])('%s', (_, body, expected) => {
    expect(decode({ success: true, ...body })).toMatchObject(expected);
  });

  test('unusable details of the person and the amount are absent', () => {
    const local_status = { amount: 'none', user_name: 7, user_email: null, user_phone: 9845011223 };
    expect(decode({ success: true, local_status })?.local).toEqual({
      paymentStatus: null,
      orderStatus: null,
      amount: null,
      userName: '7',
      userEmail: null,
      userPhone: '9845011223',
    });
  });

  test('an amount may be a text', () => {
    const amountOf = (amount: unknown) =>
      decode({ success: true, local_status: { amount } })?.local?.amount;
    expect(['₹499', ' 61,598.24 ', -1, '1e3', {}].map(amountOf)).toEqual([
      49_900,
      6_159_824,
      null,
      null,
      null,
    ]);
  });

  test('a provider without data, or with null in it', () => {
    const empty = { success: null, code: null, state: null, responseCode: null };
    for (const phonepe_status of [{}, { data: null }, { success: null, data: {} }])
      expect(decode({ success: true, phonepe_status })?.provider).toMatchObject(empty);
  });

  test.each<[string, unknown]>([
    ['success as a word', { success: 'maybe' }],
    ['success as another number', { success: 2 }],
    ['success empty', { success: '' }],
    ['success as an object', { success: {} }],
    ['success null', { success: null }],
    ['success absent', { message: 'ok' }],
    ['the provider’s success as a word', { success: true, phonepe_status: { success: 'ok' } }],
    ['the provider as a text', { success: true, phonepe_status: 'ok' }],
    ['the provider as a list', { success: true, phonepe_status: [] }],
    ['the provider’s code as a number', { success: true, phonepe_status: { code: 200 } }],
    ['the provider’s data as a list', { success: true, phonepe_status: { data: [] } }],
    ['state as a number', { success: true, phonepe_status: { data: { state: 1 } } }],
    ['responseCode as a list', { success: true, phonepe_status: { data: { responseCode: [] } } }],
    ['the local status as a list', { success: true, local_status: [] }],
    ['the local status as a text', { success: true, local_status: 'success' }],
    ['payment_status as a flag', { success: true, local_status: { payment_status: true } }],
    ['order_status as a number', { success: true, local_status: { order_status: 1 } }],
    ['a list', [{ success: true }]],
    ['a text', 'success'],
    ['null', null],
    ['no JSON', undefined],
  ])('%s cannot be read, and is requested again', (_, body) => {
    expect(decode(body)).toBeNull();
  });
});

describe('where to pay', () => {
  const good = { payment_url: ' https://pay.example.com/1 ', merchant_transaction_id: ' T1 ' };
  test('both fields, trimmed', () => {
    expect(decodeInitiation({ ...good, extra: 1 })).toEqual({
      paymentUrl: 'https://pay.example.com/1',
      transactionId: 'T1',
    });
  });

  test('a transaction may be a number', () => {
    const body = { ...good, merchant_transaction_id: 1_002_345 };
    expect(decodeInitiation(body)?.transactionId).toBe('1002345');
  });

  test.each([undefined, ' ', ['https://pay.example.com']])(
    'an order whose address is %j is one without a place to pay',
    (payment_url) => {
      expect(decodeInitiation({ ...good, payment_url })).toEqual({
        paymentUrl: '',
        transactionId: 'T1',
      });
    },
  );

  test.each<[string, unknown]>([
    ['no transaction', { payment_url: 'https://pay.example.com' }],
    ['a transaction that is no id', { ...good, merchant_transaction_id: '../ x' }],
    ['a transaction that is a fraction', { ...good, merchant_transaction_id: 7.5 }],
    ['an id of a free booking', { ...good, merchant_transaction_id: 'ZERO_PRICE' }],
    ['one in other letters', { ...good, merchant_transaction_id: ' Zero_Price ' }],
    ['an id of this device', { ...good, merchant_transaction_id: 'local-1' }],
    ['null fields', { payment_url: null, merchant_transaction_id: null }],
    ['a list', [good]],
    ['null', null],
    ['no JSON', undefined],
  ])('%s is no order', (_, body) => {
    expect(decodeInitiation(body)).toBeNull();
  });
});

describe('what to share', () => {
  test.each<[string, unknown, object | null]>([
    [
      'all of it',
      { title: 'T', description: 'D', image_url: 'https://cdn.example.com/a.jpg', extra: 1 },
      { title: 'T', description: 'D', imageUrl: 'https://cdn.example.com/a.jpg' },
    ],
    ['in data', { data: { title: 'T' } }, { title: 'T', description: '', imageUrl: null }],
    ['missing fields', {}, { title: '', description: '', imageUrl: null }],
    ['an image of another kind', { title: 'T', image_url: 7 }, { title: 'T', imageUrl: null }],
    ['null fields', { title: null, description: null, image_url: null }, null],
    ['a title that is a number', { title: 7 }, null],
    ['a description that is a list', { title: 'T', description: [] }, null],
    ['a list', [], null],
    ['a text', 'x', null],
    ['null', null, null],
    ['no JSON', undefined, null],
  ])('%s', (_, body, expected) => {
    const shared = decodeShare(body, images);
    if (expected === null) expect(shared).toBeNull();
    else expect(shared).toMatchObject(expected);
  });
});

describe('bookings of a phone number', () => {
  const url = 'https://cdn.example.com/a.jpg';
  const row = { _id: 'b1', name: 'Leh', location: 'Manali', start_date: '2027-06-12' };
  const readRow = {
    id: 'b1',
    title: 'Leh',
    picture: null,
    location: 'Manali',
    date: { day: '2027-06-12', at: null },
    status: '',
    paymentStatus: '',
    onDevice: false,
  };
  test.each<[string, object, object]>([
    ['as specified', row, readRow],
    ['title', { ...row, name: undefined, title: 'Leh' }, readRow],
    ['venue', { ...row, location: undefined, venue: 'Manali' }, readRow],
    ['event_date', { ...row, start_date: undefined, event_date: '2027-06-12' }, readRow],
    [
      'a picture',
      { ...row, primary_image: { link_url: url } },
      { ...readRow, picture: { url, thumbnailUrl: url } },
    ],
    [
      'its status',
      { ...row, status: 'confirmed', payment_status: 'success' },
      { ...readRow, status: 'confirmed', paymentStatus: 'success' },
    ],
    [
      'entities, tags and an id that is a number',
      { _id: 1_002_345, name: '<b>Rock &amp; Roll</b>', location: 'Caf&eacute;' },
      { ...readRow, id: '1002345', title: 'Rock & Roll', location: 'Café', date: null },
    ],
    ['no id', { name: 'Leh' }, { ...readRow, id: null, location: '', date: null }],
    ['an id of this device', { ...row, _id: 'LOCAL-1' }, { ...readRow, id: null }],
    ['an id that begins like one', { ...row, _id: 'local1' }, { ...readRow, id: 'local1' }],
    ['no name', { _id: 'b1' }, { ...readRow, title: 'Booking', location: '', date: null }],
    ['a date nobody can read', { ...row, start_date: 'soon' }, { ...readRow, date: null }],
    [
      'more than the card shows, of the person',
      { ...row, phone: '9845011223', email: 'a@b.in' },
      readRow,
    ],
  ])('%s', (_, raw, expected) => {
    expect(decodeMyBookings({ success: true, bookings: [raw] }, images)).toEqual([expected]);
  });

  test.each<[string, unknown, number]>([
    ['data for bookings', { success: true, data: [row] }, 1],
    ['null bookings beside data', { success: true, bookings: null, data: [row] }, 1],
    ['null', { success: true, bookings: null }, 0],
    ['empty', { success: true, data: [] }, 0],
    ['success as a text', { success: 'true', data: [row] }, 1],
    ['bad ones beside a good one', { success: true, data: [null, 7, 'x', [], {}, row] }, 1],
    ['the same one twice', { success: true, data: [row, row] }, 1],
    ['as many as the site takes', { success: true, data: Array(5_000).fill(row) }, 1],
  ])('%s', (_, body, count) => {
    expect(decodeMyBookings(body, images)).toHaveLength(count);
  });

  test.each<[string, unknown]>([
    ['no list', { success: true }],
    ['a list that is none', { success: true, bookings: 'x' }],
    ['an object for a list', { success: true, data: {} }],
    ['success absent', { bookings: [row], message: 'OK' }],
    ['success in other words', { success: 'fine', bookings: [row] }],
    ['success false without a reason', { success: false, bookings: [row] }],
    ['null', null],
    ['no JSON', undefined],
    ['a list', [row]],
    ['more than the site takes', { success: true, data: Array(5_001).fill(row) }],
  ])('%s cannot be read', (_, body) => {
    expect(decodeMyBookings(body, images)).toBeNull();
  });

  test.each([
    ...['No bookings found', 'No bookings found for this phone number.'],
    ...['Sorry, no upcoming bookings were found', 'There are no bookings with this number'],
    ...['no orders', 'Bookings not found', 'Booking not found.', 'User not found'],
  ])('success false with “%s” is an empty list', (message) => {
    expect(decodeMyBookings({ success: false, message }, images)).toEqual([]);
    expect(decodeMyBookings({ success: false, detail: message, data: null }, images)).toEqual([]);
  });

  test.each([
    'No booking service available',
    'No bookings could be loaded',
    'No connection to the database',
    'Something went wrong',
    'Endpoint not found',
  ])('success false with “%s” is a refusal', (message) => {
    expect(decodeMyBookings({ success: false, message }, images)).toBe(message);
  });

  test('a refusal says why', () => {
    for (const success of [false, 'false', 0]) {
      expect(decodeMyBookings({ success, message: 'Too many &amp; often' }, images)).toBe(
        'Too many & often',
      );
    }
  });
});
