import { describe, expect, test } from 'vitest';
import type { Failure } from '#machines/domain/answer/failure.ts';
import { type Booking, freeBooking } from '#machines/domain/booking/booking.ts';
import { type MyBooking, rowOf } from '#machines/domain/booking/my-bookings.ts';
import type { TakenOverText, TextOrigin } from '#machines/domain/person/early-text.ts';
import { type MyBookingsInput, myBookingsMachine } from '#machines/my-bookings.machine.ts';
import { confirmedRide, exampleGuest, listedRide, NOW } from '../fixtures/bookings.ts';
import { exampleDraft } from '../fixtures/items.ts';
import { apiError } from '../fixtures/payment-answers.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

const free = freeBooking(exampleDraft({ club: 1 }), exampleGuest, NOW, '1');

/** Runs the chart on a device with a free booking. */
function renderPage(input: Partial<MyBookingsInput> = {}) {
  const page = renderMachine(myBookingsMachine, { clock: () => NOW, ...input });
  return {
    ...page,
    /** Answers the look-up with some bookings of the platform, beside those of the device. */
    list: (listed: readonly MyBooking[], call = page.call('findBookings')) =>
      call.answer({ listed, local: [free] }),
    /** Fails the look-up; the device has some bookings then. */
    async fail(failure: Failure, local: readonly Booking[] = [free]) {
      await page.call('findBookings').fail(apiError(failure));
      expect(page.state().context.bookings).toEqual([]);
      await page.call('readDevice').answer(local);
    },
  };
}

function openPage(phone = '+91 98450 11223') {
  const page = renderPage();
  expect(page.state().context).toMatchObject({ phone: '', bookings: [] });
  expect(page.calls.shift()?.id).toBe('watchPage');
  page.send({ type: 'phone.changed', value: phone });
  return page;
}

function submitted(phone?: string) {
  const page = openPage(phone);
  page.send({ type: 'form.submitted' });
  return page;
}

describe('the number', () => {
  test.each(['', '984501122', '98450112233', '+65 9123 4567', '0065 9123 45'])(
    '"%s" cannot be sent',
    (phone) => {
      const page = openPage(phone);
      expect(page.state().can({ type: 'form.submitted' })).toBe(false);
      page.send({ type: 'form.submitted' });
      expect(page.calls).toEqual([]);
    },
  );

  test('left unfinished says so, until it is typed on', () => {
    const page = openPage('98450');
    expect(page.state().context.error).toBeNull();
    page.send({ type: 'phone.left' });
    expect(page.state().context.error).toBe('Please enter a valid 10-digit phone number');
    page.send({ type: 'phone.changed', value: '984501' });
    expect(page.state().context.error).toBeNull();
  });

  test('of another country says so, as it is typed and as it is pasted', () => {
    const page = openPage('+');
    for (const digit of '6591234567')
      page.send({ type: 'phone.changed', value: `${page.state().context.phone}${digit}` });
    expect(page.state().context.phone).toBe('+6591234567');
    page.send({ type: 'phone.left' });
    const sentence =
      'This is a number of another country. Please give an Indian number of 10 digits.';
    expect(page.state().context.error).toBe(sentence);
    page.send({ type: 'phone.changed', value: '0044 20 7946 0958' });
    page.send({ type: 'phone.left' });
    expect(page.state().context.error).toBe(sentence);
  });

  test('typed with its +91 becomes its ten digits', () => {
    const page = openPage('');
    for (const digit of '+919845011223')
      page.send({ type: 'phone.changed', value: `${page.state().context.phone}${digit}` });
    expect(page.state().context.phone).toBe('9845011223');
  });

  test.each(['', '9845011223'])('left as "%s" says nothing', (phone) => {
    const page = openPage(phone);
    page.send({ type: 'phone.left' });
    expect(page.state().context.error).toBeNull();
  });
});

describe('a number that stands in the field before it is hydrated', () => {
  const opened = (takenOver: TakenOverText, origin: TextOrigin) => {
    const page = renderPage({ takenOver });
    page.send({ type: 'phone.changed', value: '9845011223', origin });
    return page;
  };

  test.each([
    ['from the browser, where it may fill in what was forgotten', 'typed', 'filledIn'],
    ['from the browser, after everything was forgotten', 'none', 'filledIn'],
    ['from the rider, before everything was forgotten elsewhere', 'none', 'typedEarly'],
  ] as const)('%s → is left out, and the next number is taken', (_, takenOver, origin) => {
    const page = opened(takenOver, origin);
    expect(page.state().context).toMatchObject({ phone: '', error: null });
    expect(page.state().can({ type: 'form.submitted' })).toBe(false);
    page.send({ type: 'phone.changed', value: '9845011224', origin: 'typed' });
    expect(page.state().context.phone).toBe('9845011224');
  });

  test.each([
    ['from the browser, where nothing was forgotten', 'all', 'filledIn'],
    ['from the rider, where nothing was forgotten', 'all', 'typedEarly'],
    ['from the rider, where the browser may fill in what was forgotten', 'typed', 'typedEarly'],
  ] as const)('%s → is taken over', (_, takenOver, origin) => {
    expect(opened(takenOver, origin).state().context.phone).toBe('9845011223');
  });
});

describe('the list', () => {
  test('is requested once a submit, and opens on what is to come', async () => {
    const page = submitted();
    page.send({ type: 'form.submitted' });
    expect(page.calls).toHaveLength(1);
    expect(page.call('findBookings').input).toEqual({ phone: '9845011223' });
    await page.list([listedRide]);
    expect(page.value()).toEqual({ listed: 'upcoming' });
    expect(page.state().context.bookings).toEqual([rowOf(free), listedRide]);
    // what this device lists by itself is no word of the platform
    expect(page.paramsOf('noteListed')).toEqual({ bookings: [listedRide] });
    page.send({ type: 'tab.chosen', tab: 'completed' });
    expect(page.value()).toEqual({ listed: 'completed' });
    page.send({ type: 'tab.chosen', tab: 'upcoming' });
    expect(page.value()).toEqual({ listed: 'upcoming' });
  });

  test('shows a free booking of this device to its own number alone', async () => {
    const page = submitted('9999999999');
    await page.list([listedRide]);
    expect(page.state().context.bookings).toEqual([listedRide]);
  });

  test('opens a booking that has an id', async () => {
    const page = submitted();
    await page.list([listedRide]);
    expect(page.state().can({ type: 'booking.opened', booking: { ...listedRide, id: null } })).toBe(
      false,
    );
    page.send({ type: 'booking.opened', booking: listedRide });
    expect(page.effects.at(-1)).toEqual({
      name: 'openBooking',
      params: { booking: listedRide },
    });
  });

  test('of another number: the first one leaves nothing behind', async () => {
    const page = submitted();
    await page.list([listedRide]);
    page.send({ type: 'number.changed' });
    expect(page.value()).toBe('asking');
    expect(page.state().context).toMatchObject({ phone: '', bookings: [], error: null });
  });

  test('once everything is forgotten leaves nothing of the number, the list and this device', async () => {
    const page = submitted();
    await page.list([listedRide]);
    page.send({ type: 'page.forgotten', generation: undefined });
    expect(page.value()).toEqual({ listed: 'upcoming' });
    page.send({ type: 'page.forgotten', generation: 'later' });
    expect(page.value()).toBe('asking');
    expect(page.state().context).toMatchObject({ phone: '', bookings: [] });
    page.send({ type: 'phone.changed', value: '9845011223' });
    page.send({ type: 'form.submitted' });
    await page.list([listedRide]);
    page.send({ type: 'booking.opened', booking: listedRide });
    expect(page.paramsOf('openBooking')).toEqual({ booking: listedRide, generation: 'later' });
  });

  test('an answer for a number that was given up changes nothing', async () => {
    const page = submitted();
    const first = page.call('findBookings');
    page.send({ type: 'number.changed' });
    expect(first.signal.aborted).toBe(true);
    page.send({ type: 'phone.changed', value: '9999999999' });
    page.send({ type: 'form.submitted' });
    await page.list([listedRide], first);
    expect(page.value()).toBe('looking');
    await page.list([]);
    expect(page.state().context.bookings).toEqual([]);
  });

  test('a failed look-up lists the bookings that were paid on this device with the number, beside the free ones', async () => {
    const paid: Booking = {
      ...confirmedRide,
      person: { ...confirmedRide.person, phone: '9845011223' },
    };
    const other: Booking = {
      ...confirmedRide,
      id: 'KS-OTHER',
      person: { ...confirmedRide.person, phone: '9999999999' },
    };
    const page = renderPage();
    page.send({ type: 'phone.changed', value: '9845011223' });
    page.send({ type: 'form.submitted' });
    await page.fail({ kind: 'offline' }, [paid, free, other]);
    expect(page.state().context.bookings).toEqual([rowOf(paid), rowOf(free)]);
  });

  test('a device that cannot be read after a failed look-up leaves the failure as it is', async () => {
    const page = submitted();
    await page.call('findBookings').fail(apiError({ kind: 'offline' }));
    await page.call('readDevice').fail(new Error('denied'));
    expect(page.value()).toBe('failed');
    expect(page.state().context).toMatchObject({ bookings: [], failure: { kind: 'offline' } });
  });

  test('after a failed look-up the page still has the number and the free bookings of this device, for another try or another number', async () => {
    const page = submitted();
    await page.fail({ kind: 'http', status: 500, text: 'Down' });
    expect(page.value()).toBe('failed');
    expect(page.state().context).toMatchObject({
      phone: '9845011223',
      bookings: [rowOf(free)],
      failure: { kind: 'http', status: 500 },
    });
    page.send({ type: 'booking.opened', booking: rowOf(free) });
    expect(page.paramsOf('openBooking')).toEqual({ booking: rowOf(free) });
    page.send({ type: 'form.submitted' });
    expect(page.state().context.failure).toBeNull();
    expect(page.calls.map(({ id }) => id)).toEqual(['findBookings', 'readDevice', 'findBookings']);
    await page.fail({ kind: 'network' });
    page.send({ type: 'phone.changed', value: '99999' });
    expect(page.value()).toBe('asking');
    expect(page.state().context).toMatchObject({ phone: '99999', bookings: [] });
  });
});

test('the page stays open over midnight → the day of the list decides which bookings are past', async () => {
  let now = NOW;
  const page = renderPage({ clock: () => now });
  page.send({ type: 'phone.changed', value: '9845011223' });
  page.send({ type: 'form.submitted' });
  now = NOW + 86_400_000;
  await page.list([]);
  expect(page.state().context.listedAt).toBe(now);
});
