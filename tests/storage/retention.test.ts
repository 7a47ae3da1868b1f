import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Booking } from '#machines/domain/booking/booking.ts';
import { DAY_MS as DAY } from '#machines/domain/calendar/calendar.ts';
import { newPaymentRecord, withSettlement } from '#machines/domain/payment/payment-records.ts';
import { createBookingStorage } from '../../src/storage/booking-storage.ts';
import { holdsRecords } from '../../src/storage/keys.ts';
import { bookingCodec, paymentRecordCodec } from '../../src/storage/records.ts';
import { createSafeStorage } from '../../src/storage/safe-storage.ts';
import { examplePending, NOW } from '../fixtures/bookings.ts';
import { createFakeDevice, pendingFor, spiti, textOf } from '../fixtures/device.ts';
import { exampleEvent, remoteTrip } from '../fixtures/items.ts';
import { exampleBooking } from '../fixtures/payment-answers.ts';
import { createFakeServices } from '../fixtures/services.ts';

let device = createFakeServices();
beforeEach(() => {
  device = createFakeServices();
});

const visit = () => device.reopened();
const question = { item: remoteTrip, cleared: [], acknowledged: [] };

describe.each(['confirmedBooking', 'freeBooking.KS1', 'paidBooking.KS1'])(
  'a booking under %s',
  (key) => {
    const store = (booking: Partial<Booking>) =>
      device.local.setItem(key, bookingCodec.encode({ ...exampleBooking('KS1'), ...booking }));
    const stored = () => bookingCodec.decode(device.local.getItem(key));

    test('has its person for thirty days, and not a moment longer', () => {
      store({ bookedAt: NOW });
      device.clock.now = NOW + 30 * DAY;
      visit().sweep();
      expect(stored()?.person.email).toBe('asha@example.com');
      device.clock.now += 1;
      visit().sweep();
      expect(stored()?.person).toEqual({ name: '', email: '', phone: '' });
      expect(stored()?.transactionId).toBe('KS1');
    });

    test('loses its person in one step, so that it is never absent', () => {
      store({ bookedAt: NOW });
      const remove = vi.spyOn(device.local, 'removeItem');
      device.clock.now = NOW + 31 * DAY;
      visit().sweep();
      expect(stored()?.person.email).toBe('');
      expect(remove).not.toHaveBeenCalledWith(key);
    });

    test('loses its person too on a device that writes no text over another', () => {
      store({ bookedAt: NOW });
      const write = device.local.setItem.bind(device.local);
      device.local.setItem = (name, text) => {
        if (device.local.getItem(name) === null) write(name, text);
      };
      device.clock.now = NOW + 31 * DAY;
      visit().sweep();
      expect(stored()).toMatchObject({ transactionId: 'KS1', person: { email: '' } });
    });

    test('without a date loses its person at once', () => {
      store({ bookedAt: null });
      visit().sweep();
      expect(stored()?.person.email).toBe('');
    });

    test('dated ahead of the clock is dated today', () => {
      store({ bookedAt: NOW + 90 * DAY });
      visit().sweep();
      expect(stored()).toEqual({ ...exampleBooking('KS1'), bookedAt: NOW });
    });

    test('without a person stays as it is', () => {
      store({ bookedAt: NOW + DAY, person: { name: '', email: '', phone: '' } });
      visit().sweep();
      expect(stored()?.bookedAt).toBe(NOW + DAY);
    });

    test('is something to look after', () => {
      const safe = createSafeStorage(() => device.local);
      expect(holdsRecords(safe)).toBe(false);
      store({});
      expect(holdsRecords(safe)).toBe(true);
    });
  },
);

test.each(['pendingBooking', 'startedPayment', 'paymentJournal.KS1'])(
  'what stands under %s is something to look after',
  (key) => {
    device.local.setItem(key, 'x');
    expect(holdsRecords(createSafeStorage(() => device.local))).toBe(true);
  },
);

test('a draft or an attempt alone is nothing to look after', () => {
  device.local.setItem('paymentAttempt.trip.manali.page1', String(NOW));
  device.local.setItem('other', 'x');
  expect(holdsRecords(createSafeStorage(() => device.local))).toBe(false);
});

describe('what cannot be read', () => {
  test.each(['pendingBooking', 'confirmedBooking', 'freeBooking.1', 'freeBooking.a#1'])(
    'under %s stays for thirty days from when it was first met',
    (key) => {
      device.local.setItem(key, 'damaged');
      visit().sweep();
      device.clock.now = NOW + 30 * DAY;
      visit().sweep();
      expect(device.local.getItem(key)).toBe('damaged');
      device.clock.now += 1;
      visit().sweep();
      expect(device.local.getItem(key)).toBeNull();
      visit().sweep();
      expect(device.local.getItem('unreadableSince')).toBeNull();
    },
  );

  test('in the tab’s own storage stays for thirty days from when it was first met', () => {
    const { sweep } = createBookingStorage(device.browser);
    device.session.setItem('startedPayment', 'damaged');
    sweep();
    device.clock.now = NOW + 30 * DAY;
    sweep();
    expect(device.session.getItem('startedPayment')).toBe('damaged');
    device.clock.now += 1;
    sweep();
    expect(device.session.length).toBe(0);
  });

  test('that was written by a clock a year ahead stays for thirty days from when it was first met', () => {
    const booking = { ...exampleBooking('KS1'), bookedAt: NOW + 365 * DAY };
    const text = bookingCodec.encode(booking).slice(0, -20);
    device.local.setItem('freeBooking.1', text);
    visit().sweep();
    device.clock.now = NOW + 30 * DAY + 1;
    visit().sweep();
    expect(device.local.getItem('freeBooking.1')).toBeNull();
  });

  test('states its time → goes thirty days after that, and nothing is noted of it', () => {
    const booking = { ...exampleBooking('KS1'), bookedAt: NOW - 20 * DAY };
    device.local.setItem('freeBooking.1', bookingCodec.encode(booking).slice(0, -20));
    visit().sweep();
    expect(device.local.getItem('unreadableSince')).toBeNull();
    device.clock.now = NOW + 10 * DAY;
    visit().sweep();
    expect(device.local.getItem('freeBooking.1')).not.toBeNull();
    device.clock.now += 1;
    visit().sweep();
    expect(device.local.getItem('freeBooking.1')).toBeNull();
  });

  test('has thirty days of its own beside a text of the same length', () => {
    device.local.setItem('confirmedBooking', 'damaged');
    visit().sweep();
    device.clock.now = NOW + 20 * DAY;
    device.local.setItem('freeBooking.1', 'damaged');
    visit().sweep();
    device.clock.now = NOW + 31 * DAY;
    visit().sweep();
    expect(device.local.getItem('confirmedBooking')).toBeNull();
    expect(device.local.getItem('freeBooking.1')).toBe('damaged');
  });

  test('was noted by a newer release → its note stays where nothing is damaged here', () => {
    const note = '{"version":2,"texts":[]}';
    device.local.setItem('unreadableSince', note);
    visit().sweep();
    expect(device.local.getItem('unreadableSince')).toBe(note);
  });

  test('that is written over is met anew', () => {
    device.local.setItem('confirmedBooking', 'damaged');
    visit().sweep();
    device.clock.now = NOW + 31 * DAY;
    device.local.setItem('confirmedBooking', 'damaged once more');
    visit().sweep();
    expect(device.local.getItem('confirmedBooking')).toBe('damaged once more');
  });

  test('goes at once where its time cannot be stored, but for what a newer version wrote', () => {
    device.local.setItem('freeBooking.1', 'damaged');
    device.local.setItem('paymentJournal.KS9', '{"version":9}');
    device.local.isFullForNewKeys = true;
    visit().sweep();
    expect(device.local.getItem('freeBooking.1')).toBeNull();
    expect(device.local.getItem('paymentJournal.KS9')).toBe('{"version":9}');
  });
});

describe('a damaged text that is all that is left of a payment, on a device that takes no new key', () => {
  const text = bookingCodec.encode(exampleBooking('KS1'));

  test.each([
    ['that says its time', text.slice(0, -30), false],
    ['whose time is lost', text.replace('"timestamp":', '"timestomp":').slice(0, -30), false],
    ['that was written after everything was forgotten', text.slice(0, -30), true],
  ])(
    '%s → loses its person after thirty days, and its payment never',
    (_, damaged, isForgotten) => {
      if (isForgotten) visit().forgetAll();
      device.local.setItem('confirmedBooking', damaged);
      device.local.isFullForNewKeys = true;
      for (const days of [0, 31, 62]) {
        device.clock.now = NOW + days * DAY;
        visit().sweep();
      }
      expect(textOf(device.local)).not.toMatch(/Asha|asha@|98450/);
      const { previousPaymentFor } = visit();
      expect(previousPaymentFor(question)).toMatchObject({ pending: { transactionId: 'KS1' } });
      // the record names its ride
      expect(previousPaymentFor({ ...question, item: exampleEvent })).toBeNull();
      const left = textOf(device.local);
      const write = vi.spyOn(device.local, 'setItem');
      visit().sweep();
      expect(textOf(device.local)).toBe(left);
      expect(write.mock.calls.map(([key]) => key)).not.toContain('confirmedBooking');
    },
  );
});

test.each(['local', 'session'] as const)(
  'the latest payment (%s) names nobody after thirty days, also where its record was damaged since',
  (area) => {
    device.bookingStorage.storePending(examplePending('KS1'));
    device.clock.now = NOW + 29 * DAY;
    device.local.setItem('paymentJournal.KS1', 'damaged');
    device.bookingStorage.sweep();
    device.clock.now = NOW + 31 * DAY;
    device.bookingStorage.sweep();
    expect(textOf(device[area])).not.toMatch(/asha@example/);
    expect(textOf(device[area])).toContain('KS1');
  },
);

test.each([
  ['', () => {}],
  [
    ' that only the slot of the latest one has',
    () => device.local.removeItem('paymentJournal.KS1'),
  ],
])(
  'an open payment%s, on a device that refuses every text, stays after thirty days, and loses its person once the device takes one',
  (_, lose) => {
    device.bookingStorage.storePending(examplePending('KS1'));
    lose();
    device.local.isFull = true;
    device.clock.now = NOW + 31 * DAY;
    visit().sweep();
    expect(visit().previousPaymentFor(question)).toMatchObject({ state: 'unsettled' });
    device.local.isFull = false;
    visit().sweep();
    expect(textOf(device.local)).not.toMatch(/asha@example/);
    expect(visit().previousPaymentFor(question)).toMatchObject({ state: 'unsettled' });
  },
);

test('a damaged booking gets a payment record with the first sweep, and goes thirty days later', () => {
  const damaged = bookingCodec.encode(exampleBooking('KS1')).slice(0, -30);
  device.local.setItem('confirmedBooking', damaged);
  visit().sweep();
  expect(device.local.getItem('paymentJournal.KS1')).toContain('"transactionId":"KS1"');
  device.clock.now = NOW + 31 * DAY;
  visit().sweep();
  expect(device.local.getItem('confirmedBooking')).toBeNull();
  expect(device.local.getItem('paymentJournal.KS1')).not.toBeNull();
});

describe('the text of the latest payment', () => {
  const started = () => [
    device.local.getItem('pendingBooking'),
    device.session.getItem('startedPayment'),
  ];
  beforeEach(() => device.bookingStorage.storePending(examplePending('KS1')));

  test('stays as it was for thirty days', () => {
    const before = started();
    device.clock.now = NOW + 30 * DAY;
    device.bookingStorage.sweep();
    expect(started()).toEqual(before);
  });

  test('whose time is damaged loses its person with the record of its payment', () => {
    const text = device.local.getItem('pendingBooking') ?? '';
    device.local.setItem('pendingBooking', text.replace(/"timestamp":\d+/, '"timestamp":"x"'));
    device.clock.now = NOW + 31 * DAY;
    device.bookingStorage.sweep();
    expect(device.local.getItem('pendingBooking')).toContain('KS1');
    expect(device.local.getItem('pendingBooking')).not.toMatch(/asha@example/);
  });

  test.each([
    ['goes after thirty days where the device refuses one without the person', true],
    ['stays with its person where it is also all that is left of the payment', false],
  ])('%s', (_, isRecorded) => {
    if (!isRecorded) device.local.removeItem('paymentJournal.KS1');
    device.local.isFull = true;
    device.clock.now = NOW + 31 * DAY;
    visit().sweep();
    expect(device.local.getItem('pendingBooking') === null).toBe(isRecorded);
  });

  test('stays with its person where the tab alone has the record of the payment', () => {
    device.local.removeItem('paymentJournal.KS1');
    device.local.isFull = true;
    device.bookingStorage.markChecked('KS1');
    expect(device.session.getItem('paymentJournal.KS1')).toContain('KS1');
    device.clock.now = NOW + 31 * DAY;
    device.bookingStorage.sweep();
    expect(visit().previousPaymentFor(question)).toMatchObject({ state: 'unsettled' });
  });
});

describe('the record of a payment', () => {
  const text = () => device.local.getItem('paymentJournal.KS1');
  beforeEach(() => device.bookingStorage.storePending(examplePending('KS1')));
  const decline = () => device.bookingStorage.settle({ transactionId: 'KS1', state: 'declined' });

  test('that names nobody any more is not written again by each visit', () => {
    decline();
    device.bookingStorage.storePending(examplePending('KS2'));
    device.clock.now = NOW + 31 * DAY;
    device.bookingStorage.sweep();
    const write = vi.spyOn(device.local, 'setItem');
    device.bookingStorage.sweep();
    expect(write).not.toHaveBeenCalled();
  });

  test('that was declined goes after thirty days where the device refuses every text', () => {
    decline();
    device.local.isFull = true;
    device.clock.now = NOW + 31 * DAY;
    visit().sweep();
    expect(text()).toBeNull();
    expect(textOf(device.local)).not.toMatch(/asha@example/);
  });

  test('that is open on a device without room for the tab’s paid one stays, without its person', () => {
    device.bookingStorage.storePending(pendingFor('KS2'));
    // takes shorter texts alone
    device.local.quota = 0;
    expect(device.bookingStorage.storePaid(exampleBooking('KS1'))).toBe(false);
    device.clock.now = NOW + 31 * DAY;
    device.bookingStorage.sweep();
    expect(visit().previousPaymentFor(question)).toMatchObject({ state: 'unsettled' });
    expect(textOf(device.local)).not.toMatch(/asha@example/);
  });

  test('that was declined under a clock ahead stays where the device refuses every text', () => {
    decline();
    device.local.isFull = true;
    device.clock.now = NOW - DAY;
    visit().sweep();
    expect(text()).toContain('declined');
  });

  test('that the tab alone could store stays with every sweep', () => {
    device.local.isFullForNewKeys = true;
    device.bookingStorage.storePending(examplePending('KS2'));
    device.bookingStorage.sweep();
    expect(device.session.getItem('paymentJournal.KS2')).toContain('KS2');
  });
});

describe('settled records', () => {
  const records = () => {
    const keys = Array.from({ length: device.local.length }, (_, at) => device.local.key(at) ?? '');
    return keys.filter((key) => key.startsWith('paymentJournal.'));
  };

  test('beyond fifty go, the oldest first; open ones and those not acknowledged stay', () => {
    for (let at = 0; at < 54; at += 1) {
      const id = `KS${at}`;
      const started = newPaymentRecord({ ...examplePending(id), initiatedAt: NOW + at });
      const paid = withSettlement(started, 'paid', NOW + at, exampleBooking(id));
      const record = at < 2 ? started : { ...paid, isAcknowledged: at > 2 };
      device.local.setItem(`paymentJournal.${id}`, paymentRecordCodec.encode(record));
    }
    visit().sweep();
    expect(records()).toHaveLength(53);
    expect(records()).not.toContain('paymentJournal.KS3');
    for (const id of ['KS0', 'KS1', 'KS2', 'KS4', 'KS53'])
      expect(records()).toContain(`paymentJournal.${id}`);
  });
});

test('a payment that was declined stays so beside another one that was paid', () => {
  const tab = visit();
  tab.storePending(examplePending('KS1'));
  tab.settle({ transactionId: 'KS1', state: 'declined' });
  tab.storePaid(exampleBooking('KS2'));
  expect(
    visit().previousPaymentFor({ item: remoteTrip, cleared: [], acknowledged: ['KS2'] }),
  ).toMatchObject({ state: 'unsettled', pending: { transactionId: 'KS1' } });
  expect(visit().paymentFollowUps().unacknowledged).toEqual([]);
});

test('what was typed in one tab before another one had everything forgotten is gone; what is typed after it stays', () => {
  const tab = device.bookingStorage;
  const name = { fullName: 'Asha Rao', email: '', phone: '' };
  tab.rememberGuest(name);
  device.clock.now += 1_000;
  visit().forgetAll();
  device.clock.now += 1_000;
  expect(tab.guest()).toEqual({ fullName: '', email: '', phone: '' });
  tab.rememberGuest(name);
  expect(tab.guest()).toEqual({ fullName: '', email: '', phone: '' });
  tab.rememberGuest(name, tab.generation());
  expect(tab.guest()).toEqual(name);
});

test('beyond fifty settled records none goes that is open on the device, though a tab has it as declined', () => {
  const shared = createFakeDevice();
  const [one, two] = [shared.tab(), shared.tab()];
  one.bookingStorage.storePending(pendingFor('KS0'));
  shared.local.isFull = true;
  two.bookingStorage.settle({ transactionId: 'KS0', state: 'declined' });
  shared.local.isFull = false;
  // the rider goes on to pay in the first tab
  one.bookingStorage.storeContinued(pendingFor('KS0'));
  shared.clock.now += 1;
  for (let count = 1; count <= 51; count += 1) {
    const transactionId = `KS${count}`;
    one.bookingStorage.storePending(pendingFor(transactionId, { ...spiti, id: transactionId }));
    one.bookingStorage.settle({ transactionId, state: 'declined' });
  }
  shared.clock.now += 2 * DAY;
  two.bookingStorage.sweep();
  expect(shared.local.getItem('paymentJournal.KS0')).not.toBeNull();
  expect(shared.local.getItem('paymentJournal.KS1')).toBeNull();
});
