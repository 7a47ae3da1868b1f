import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createGenerations } from '../../src/storage/generations.ts';
import { bookingCodec } from '../../src/storage/records.ts';
import { createSafeStorage } from '../../src/storage/safe-storage.ts';
import { exampleGuest } from '../fixtures/bookings.ts';
import { createFakeDevice, textOf } from '../fixtures/device.ts';
import texts from '../fixtures/earlier-release.json' with { type: 'json' };
import { createFakeServices } from '../fixtures/services.ts';
import { FakeStorage } from '../fixtures/storage.ts';

const PERSON = /Asha|asha@|98450/;

describe('a form that was typed in a tab before another one had everything forgotten', () => {
  let device = createFakeServices();
  beforeEach(() => {
    device = createFakeServices();
    device.bookingStorage.rememberGuest(exampleGuest);
  });

  test('is noticed before anything reads it, and no more once it is dropped', () => {
    const { bookingStorage, reopened } = device;
    expect(bookingStorage.holdsForgotten()).toBe(false);
    reopened().forgetAll();
    expect(bookingStorage.holdsForgotten()).toBe(true);
    bookingStorage.dropForgotten();
    expect(bookingStorage.holdsForgotten()).toBe(false);
    expect(device.session).toHaveLength(0);
  });

  test('is dropped too where a tab of an earlier release wrote it', () => {
    device.reopened().forgetAll();
    device.session.setItem('guestDraft', texts.session.guestDraft);
    device.session.setItem('startedPayment', texts.session.startedPayment);
    device.bookingStorage.dropForgotten();
    expect(device.session).toHaveLength(0);
  });

  test('gives way to one that is typed since, which stays', () => {
    const { bookingStorage, reopened } = device;
    reopened().forgetAll();
    bookingStorage.rememberGuest(exampleGuest, bookingStorage.generation());
    expect(bookingStorage.holdsForgotten()).toBe(false);
    bookingStorage.dropForgotten();
    expect(bookingStorage.guest()).toEqual(exampleGuest);
  });

  test('stays where a newer release wrote it', () => {
    const newer = '{"version":2,"name":"Asha"}';
    device.session.setItem('guestDraft', newer);
    device.reopened().forgetAll();
    device.bookingStorage.dropForgotten();
    expect(device.session.getItem('guestDraft')).toBe(newer);
  });

  test('is not mixed up with a note of the sandbox that was closed since', () => {
    const { bookingStorage, reopened, session } = device;
    reopened().forgetAll();
    bookingStorage.dropForgotten();
    session.setItem('sandboxNote', 'hidden');
    expect(bookingStorage.holdsForgotten()).toBe(false);
  });
});

test('nothing was ever forgotten → nothing is dropped', () => {
  const { bookingStorage } = createFakeServices();
  bookingStorage.rememberGuest(exampleGuest);
  bookingStorage.dropForgotten();
  expect(bookingStorage.guest()).toEqual(exampleGuest);
});

describe('what an earlier release wrote after everything was forgotten', () => {
  test('belongs to what the next Forget takes, once this release has read it', () => {
    const phone = createFakeDevice();
    const tab = phone.tab();
    phone.tab().bookingStorage.forgetAll();
    tab.session.setItem('startedPayment', texts.session.startedPayment);
    expect(tab.bookingStorage.startedHere()).toBe('KS5');
    phone.tab().bookingStorage.forgetAll();
    expect(tab.bookingStorage.startedHere()).toBeNull();
  });

  test('loses its person also where only the text of the device is read', () => {
    const area = new FakeStorage();
    const device = createSafeStorage(() => area);
    const generations = createGenerations(device);
    generations.begin('second');
    area.setItem('pendingBooking', texts.local.pendingBooking);
    expect(generations.within(device).persisted('pendingBooking')).not.toMatch(PERSON);
    expect(textOf(area)).not.toMatch(PERSON);
    expect(area.getItem('pendingBooking')).toContain('KS5');
  });

  test('as a paid payment has its own booking, without the person', () => {
    const { bookingStorage, local, reopened } = createFakeServices();
    bookingStorage.forgetAll();
    local.setItem('paymentJournal.KS5', texts.paid['paymentJournal.KS5']);
    const booking = bookingCodec.decode(texts.paid.confirmedBooking);
    expect(booking?.paymentId).toBe('KS5');
    expect(reopened().findBooking('KS5')).toEqual({
      ...booking,
      person: { name: '', email: '', phone: '' },
    });
  });

  test.each([
    ['a record that was emptied to make room', 'paymentJournal.KS1', '-'],
    ['a damaged record that names no transaction', 'paymentJournal.', 'x'],
  ])('as %s is no payment', (_, key, text) => {
    const { bookingStorage, local, reopened } = createFakeServices();
    bookingStorage.forgetAll();
    local.setItem(key, text);
    reopened().sweep();
    expect(reopened().paymentFollowUps().due).toEqual([]);
  });
});

describe('a storage after everything was forgotten', () => {
  let area = new FakeStorage();
  let storage = createSafeStorage(() => area);
  beforeEach(() => {
    area = new FakeStorage();
    const device = createSafeStorage(() => area);
    const generations = createGenerations(device);
    generations.begin('second');
    storage = generations.within(device);
  });

  test('writes nothing while it reads what was written since', () => {
    storage.write('pendingBooking', '{"version":1}');
    storage.write('confirmedBooking', '{"version":1}');
    area.isFull = true;
    storage.write('confirmedBooking', '{"version":1,"status":"confirmed"}');
    const write = vi.spyOn(area, 'setItem');
    for (const key of storage.keys('')) {
      storage.read(key);
      storage.persisted(key);
    }
    expect(storage.read('confirmedBooking')).toContain('confirmed');
    expect(storage.read('itemId')).toBeNull();
    expect(write).not.toHaveBeenCalled();
  });

  test.each(['pendingBooking', 'paymentJournal.KS1', 'guestDraft'])(
    'reads and leaves %s of a newer release, which stamps its texts in its own way',
    (key) => {
      const newer = '{"version":2,"name":"Asha"}';
      area.setItem(key, newer);
      expect([storage.read(key), storage.persisted(key), storage.keys(key)]).toEqual([
        newer,
        newer,
        [key],
      ]);
      expect(area.getItem(key)).toBe(newer);
    },
  );

  test('has no key for a text of before', () => {
    area.setItem('freeBooking.1', '{"generation":"first","version":1}');
    storage.write('freeBooking.2', '{"version":1}');
    expect(storage.keys('freeBooking.')).toEqual(['freeBooking.2']);
  });
});
