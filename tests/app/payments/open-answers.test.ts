import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createApi } from '../../../src/api/api.ts';
import { examplePending } from '../../fixtures/bookings.ts';
import { createFakeDevice, DAY } from '../../fixtures/device.ts';
import { remoteTrip } from '../../fixtures/items.ts';

const json = (body: object) => () => Response.json(body);

const paid = json({
  success: true,
  local_status: { payment_status: 'success', order_status: 'confirmed' },
  phonepe_status: { success: true, code: 'PAYMENT_SUCCESS', data: { state: 'COMPLETED' } },
});

/** Answers that settle nothing, as the platform would send them. */
const openAnswers: readonly [says: string, answer: () => Response][] = [
  [
    'an order that is only initiated',
    json({ success: true, local_status: { payment_status: 'initiated', order_status: 'created' } }),
  ],
  [
    'local success with an empty provider',
    json({ success: true, local_status: { payment_status: 'success' }, phonepe_status: {} }),
  ],
  ['the word DONE alone', json({ success: true, local_status: { payment_status: 'DONE' } })],
  [
    'a provider that is asked too often',
    json({
      success: false,
      phonepe_status: { success: false, code: 'TOO_MANY_REQUESTS', message: 'Slow down.' },
    }),
  ],
  [
    'a provider that knows no such transaction',
    json({
      success: false,
      phonepe_status: { success: false, code: 'TRANSACTION_NOT_FOUND', message: 'Not found.' },
    }),
  ],
  ['no success, with words', json({ success: false, message: 'We could not read the order.' })],
  ['an empty object', json({})],
  [
    'a page of HTML',
    () => new Response('<!doctype html><p>Sign in', { headers: { 'content-type': 'text/html' } }),
  ],
];

/** How long a rider stays away: 29 visits take three weeks, within the thirty days of a payment. */
const PAUSES = [61_000, 5 * 3_600_000, 2 * DAY];
const LATER_VISITS = 29;
/** The visits while the server is down, or cannot be reached. */
const DOWN_ON = 12;
const UNREACHABLE_ON = 20;

const down = () => new Response('Down', { status: 503 });
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

test.each(openAnswers)(
  '%s ends no asking: 29 later visits over three weeks each ask again, and the first on which the server says paid announces it',
  async (_, openAnswer) => {
    const phone = createFakeDevice();
    let asked = 0;
    const visit = async (answer: () => Response) => {
      const api = createApi({
        baseUrl: 'https://api.example.com',
        contactBaseUrl: 'https://api.example.com',
        token: '',
        provider: 'phonepe',
        isOnline: () => true,
        fetch: async () => {
          asked += 1;
          return answer();
        },
      });
      const tab = phone.tab({ fetchPaymentStatus: api.fetchPaymentStatus });
      const recovery = tab.recover();
      await waitFor(recovery, (state) => state.matches({ search: 'idle' }));
      recovery.stop();
      return recovery.getSnapshot();
    };
    const { bookingStorage } = phone.tab();
    bookingStorage.storePending(examplePending('KS1'));
    await visit(openAnswer);

    for (let later = 1; later <= LATER_VISITS; later += 1) {
      phone.clock.now += PAUSES[later % PAUSES.length] ?? DAY;
      const found = await visit(
        later === DOWN_ON ? down : later === UNREACHABLE_ON ? unreachable : openAnswer,
      );
      expect([later, asked, found.value]).toEqual([
        later,
        later + 1,
        { search: 'idle', banner: 'hidden' },
      ]);
      const question = { item: remoteTrip, cleared: [], acknowledged: [] };
      expect(phone.tab().bookingStorage.previousPaymentFor(question)?.state).toBe('unsettled');
    }

    phone.clock.now += 61_000;
    const found = await visit(paid);
    expect(found.matches({ banner: 'shown' })).toBe(true);
    expect(found.context.found.map(({ transactionId }) => transactionId)).toEqual(['KS1']);
    expect(phone.tab().bookingStorage.findBooking('KS1')?.person.name).toBe('Asha Rao');
  },
  // a busy machine
  30_000,
);
