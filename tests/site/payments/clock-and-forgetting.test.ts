import { describe, expect, test } from 'vitest';
import { freeBooking } from '#machines/domain/booking/booking.ts';
import { exampleGuest, examplePending, NOW } from '../../fixtures/bookings.ts';
import {
  createFakeDevice,
  createPayingDevice,
  DAY,
  saying,
  textOf,
  tick,
} from '../../fixtures/device.ts';
import { exampleDraft, remoteTrip } from '../../fixtures/items.ts';
import { declinedAnswer, paidAnswer, paymentAnswer } from '../../fixtures/payment-answers.ts';
import { FakeStorage } from '../../fixtures/storage.ts';
import { waitForState } from '../../fixtures/wait-for-state.ts';

const question = { item: remoteTrip, cleared: [], acknowledged: [] };
const PERSON = /Asha|asha@example|98450/;

async function visit(tab: ReturnType<ReturnType<typeof createFakeDevice>['tab']>) {
  const recovery = tab.recover();
  await tick();
  return recovery;
}

test.each(['storePending', 'storeUnpayable', 'storeContinued'] as const)(
  'a payment requested before all was forgotten is stored without its person when its answer comes: %s',
  (store) => {
    const phone = createFakeDevice();
    const tab = phone.tab();
    const generation = tab.bookingStorage.generation();
    phone.tab().bookingStorage.forgetAll();
    tab.bookingStorage[store]({ ...examplePending('KS1'), generation });
    expect(textOf(phone.local)).not.toMatch(PERSON);
    expect(phone.tab().bookingStorage.previousPaymentFor(question)?.state).toBe('unsettled');
  },
);

test('a free booking that was confirmed before all was forgotten is stored without its person', () => {
  const phone = createFakeDevice();
  const tab = phone.tab();
  const generation = tab.bookingStorage.generation();
  phone.tab().bookingStorage.forgetAll();
  const free = freeBooking(exampleDraft({ club: 1 }, remoteTrip), exampleGuest, NOW, '1');
  tab.bookingStorage.storeFree({ ...free, generation });
  expect(textOf(phone.local)).toContain('local-1');
  expect(textOf(phone.local)).not.toMatch(PERSON);
});

test('a page whose storage refused a payment holds nothing of its person once all is forgotten in another tab', () => {
  const phone = createFakeDevice();
  const tab = phone.tab();
  phone.local.isFull = true;
  tab.bookingStorage.storePending(examplePending('KS1'));
  phone.local.isFull = false;
  expect(tab.browser.local.read('paymentJournal.KS1')).toMatch(PERSON);
  phone.tab().bookingStorage.forgetAll();
  tab.bookingStorage.dropForgotten();
  expect(tab.browser.local.read('paymentJournal.KS1') ?? '').not.toMatch(PERSON);
});

describe('back from the payment page, and the answer names the rider', () => {
  const answer = paymentAnswer({
    local: {
      paymentStatus: 'success',
      userName: 'Asha Rao',
      userEmail: 'asha@example.com',
      userPhone: '9845011223',
    },
    provider: { success: true, code: 'PAYMENT_SUCCESS', state: 'COMPLETED' },
  });
  const back = async (phone: ReturnType<typeof createFakeDevice>) => {
    const page = phone.tab(saying(answer)).comeBack('KS1');
    await waitForState(page, (state) => state.matches({ verification: 'paid' }));
    return phone.tab().bookingStorage.findBooking('KS1');
  };

  test('everything was forgotten meanwhile → the booking is stored, and nobody with it', async () => {
    const phone = createPayingDevice();
    phone.tab().bookingStorage.forgetAll();
    expect(await back(phone)).toMatchObject({ transactionId: 'KS1' });
    expect(textOf(phone.local)).not.toMatch(PERSON);
  });

  test('the payment began after everything was forgotten → the booking has its rider', async () => {
    const phone = createFakeDevice();
    phone.tab().bookingStorage.forgetAll();
    const { bookingStorage } = phone.tab();
    const generation = bookingStorage.generation();
    bookingStorage.storePending({ ...examplePending('KS1'), generation });
    expect(await back(phone)).toMatchObject({ person: { name: 'Asha Rao' } });
  });

  test('this device has forgotten nothing → the booking has the rider of the answer', async () => {
    expect(await back(createFakeDevice())).toMatchObject({ person: { name: 'Asha Rao' } });
  });
});

describe('the date of a booking, on every page', () => {
  const HOUR = DAY / 24;

  async function openedTicket(phone: ReturnType<typeof createFakeDevice>) {
    const tab = phone.tab(saying(paidAnswer));
    const page = tab.comeBack('KS1');
    // The page waits for the answer until the next day.
    phone.clock.now += 12 * HOUR;
    await waitForState(page, (state) => state.matches({ verification: 'paid' }));
    return page.getSnapshot().context.outcome;
  }

  test('is that of the start of its payment, however late the result page opens', async () => {
    const phone = createPayingDevice();
    phone.clock.now += 2 * HOUR;
    expect(await openedTicket(phone)).toMatchObject({ booking: { bookedAt: NOW } });
    expect(phone.tab().bookingStorage.findBooking('KS1')).toMatchObject({ bookedAt: NOW });
  });

  test('is that of the start of its payment, although its record was damaged', async () => {
    const phone = createPayingDevice();
    const key = 'paymentJournal.KS1';
    const { pending, ...record } = JSON.parse(phone.local.getItem(key) ?? '');
    const damaged = { ...record, pending: { ...pending, itemData: undefined } };
    phone.local.setItem(key, JSON.stringify(damaged));
    phone.local.removeItem('pendingBooking');
    phone.clock.now += 2 * HOUR;
    expect(await openedTicket(phone)).toMatchObject({ booking: { bookedAt: NOW } });
  });

  const LOST_STARTS: [string, (text: string) => string][] = [
    ['half of a record is left', (text) => text.slice(0, text.length / 2)],
    ['nothing of a record is left', () => ''],
    [
      'a record has no readable time',
      (text) => text.replace(/"timestamp":\d+/g, '"timestamp":"x"'),
    ],
    ['the clock was ahead', (text) => text.replaceAll(String(NOW), String(NOW + 400 * DAY))],
  ];

  test.each(LOST_STARTS)('is that of the answer, where %s', async (_, damage) => {
    const phone = createPayingDevice();
    const key = 'paymentJournal.KS1';
    phone.local.setItem(key, damage(phone.local.getItem(key) ?? ''));
    phone.local.removeItem('pendingBooking');
    expect(await openedTicket(phone)).toMatchObject({ booking: { bookedAt: NOW + 12 * HOUR } });
  });

  test('is that of the answer, where this device did not start its payment', async () => {
    const phone = createFakeDevice();
    expect(await openedTicket(phone)).toMatchObject({ booking: { bookedAt: NOW + 12 * HOUR } });
  });
});

test.each([
  ['the record is stored', 'pendingBooking'],
  ['only the latest pending booking is left', 'paymentJournal.KS1'],
])(
  'a payment that began after everything was forgotten, of which %s, is seen paid on another page → the booking has its rider',
  async (_, lost) => {
    const phone = createFakeDevice();
    phone.tab().bookingStorage.forgetAll();
    const { bookingStorage } = phone.tab();
    const generation = bookingStorage.generation();
    bookingStorage.storePending({ ...examplePending('KS1'), generation });
    phone.local.removeItem(lost);
    await visit(phone.tab(saying(paidAnswer)));
    const booking = phone.tab().bookingStorage.findBooking('KS1');
    expect(booking).toMatchObject({ person: { name: 'Asha Rao' } });
  },
);

test.each<[string, (phone: ReturnType<typeof createFakeDevice>) => void]>([
  ['all was forgotten in another tab', (phone) => phone.tab().bookingStorage.forgetAll()],
  [
    'thirty-one days went by and the device was swept',
    (phone) => {
      phone.clock.now += 31 * DAY;
      phone.tab().bookingStorage.sweep();
    },
  ],
])('a declined payment stands while %s, Try again → writes nobody anew', async (_, happen) => {
  const phone = createFakeDevice();
  phone.tab().bookingStorage.storePending(examplePending('KS1'));
  const session = new FakeStorage();
  const page = phone.tab(saying(declinedAnswer), { session }).comeBack('KS1');
  await waitForState(page, (state) => state.matches({ verification: 'declined' }));
  happen(phone);
  page.send({ type: 'retry.requested' });
  expect(textOf(session)).not.toMatch(PERSON);
  expect(phone.tab({}, { session }).bookingStorage.guest().fullName).toBe('');
});
