import * as paths from '../../../src/paths.ts';
import { dist } from '../../../tools/build/build.ts';
import { serveBuild } from '../../../tools/serve/serve-build.ts';
import { startSandbox } from '../../fixtures/sandbox.ts';
import { chooseSeats, startPayment } from '../../journeys/support/prepared.ts';
import { guest } from '../../journeys/support/rider.ts';
import { keepsTickets } from '../../journeys/support/worker.ts';
import { isMarked, mark } from './support/page-script.ts';
import { chooseAndFillIn, goAndPay, openForm, pay, RIDE } from './support/paying.ts';
import type { Rider } from './support/rider.ts';
import { expect, test } from './support/rider-test.ts';

/** True when the platform answers. It runs in the page. */
const isAnswered = () =>
  fetch('/api/v1/order/payment/status/T2761248213').then(
    () => true,
    () => false,
  );

test('from home: find a trip, choose tickets, pay, see the booking', async ({ rider, sandbox }) => {
  await rider.opens('/');
  await rider.presses({ link: 'Explore Getaways' });
  await rider.isAt(paths.lists.trips);
  await rider.presses({ link: RIDE.title });
  await rider.sees({ title: RIDE.title });
  await chooseAndFillIn(rider);
  await pay(rider);
  await rider.presses({ button: /^Pay ₹/ });
  await rider.sees({ verdict: 'Payment successful' });
  await rider.isAt(paths.bookingDetails);
  await rider.sees({
    title: 'Thank you, Arjun Nair. Your booking is confirmed and your payment is processed.',
  });
  expect(await sandbox.order()).toMatchObject({
    ...{ state: 'paid', seats: 1, guestPhone: guest.digits },
  });
  await rider.reloads();
  await rider.sees({ text: 'Booking Status: Confirmed' });
  expect(await sandbox.count('guest-book')).toBe(1);
});

test('cancelled → it says so and can be checked again, nothing is booked anew', async ({
  rider,
  sandbox,
}) => {
  await goAndPay(rider);
  await rider.presses({ button: /^Cancel and return/ });
  await rider.sees({ alert: 'Payment was canceled or failed.' });
  const before = await sandbox.count('payment-status');
  await rider.presses({ button: 'Check again' });
  await expect.poll(() => sandbox.count('payment-status')).toBe(before + 1);
  expect((await sandbox.order()).state).toBe('cancelled');
  expect(await sandbox.count('guest-book')).toBe(1);
});

test('pending twice, then paid → the booking opens', async ({ rider, sandbox }) => {
  await goAndPay(rider);
  // the page left behind may have asked in the background as it went
  const before = await sandbox.count('payment-status');
  await rider.presses({ button: 'Then confirm' });
  await rider.sees({ verdict: 'Verifying payment, please wait...' });
  await rider.sees({ verdict: 'Payment successful' });
  await rider.presses({ button: 'View booking' });
  await rider.sees({ text: 'Booking Status: Confirmed' });
  expect(await sandbox.count('payment-status')).toBe(before + 3);
  expect(await sandbox.count('guest-book')).toBe(1);
});

test('Back from the payment page → never stuck, nothing typed is lost, and not paid twice', async ({
  rider,
  sandbox,
}) => {
  await openForm(rider);
  await rider.runs(mark);
  await pay(rider);
  await rider.sees({ button: /^Pay ₹/ });
  await rider.goesBack();
  await rider.sees({ title: 'Confirm your booking' });
  expect((await rider.sees({ field: 'Full Name' })).value).toBe(guest.name);
  // a page from the back/forward cache checks by itself, one that is loaded anew before it would pay
  if (!(await rider.runs(isMarked))) await pay(rider);
  await rider.sees({ text: 'Please do not pay again.' });
  await rider.counts(0, { button: 'Processing...' });
  expect(await sandbox.count('guest-book')).toBe(1);

  // the bank declines after all: one look clears the way, and one press pays anew
  await sandbox.settle((await sandbox.order()).id, 'declined');
  await rider.presses({ button: 'Check again' });
  await rider.sees({ text: 'Your earlier payment did not go through' });
  await pay(rider);
  await rider.sees({ button: /^Pay ₹/ });
  expect(await sandbox.count('guest-book')).toBe(2);
});

test('a paid booking is looked up by its phone number on another device', async ({
  rider,
  address: { site },
  sandbox,
}) => {
  const { transactionId } = await startPayment(site, await chooseSeats(site));
  await sandbox.settle(transactionId, 'paid');
  await rider.opens(paths.myBookings);
  await rider.fills('Enter your phone number to view your bookings', guest.phone, guest.digits);
  await rider.presses({ button: 'View My Bookings' });
  expect((await rider.sees({ panel: /./ })).text).toContain(RIDE.title);
  await rider.isAt(paths.myBookings);
  await rider.presses({ button: /View Details: Coorg/ });
  await rider.sees({ heading: RIDE.title });
  expect(await rider.runs(() => location.href)).not.toContain(guest.digits);
});

test('a misspelled search and a month find the ride, and Back takes back one after the other', async ({
  rider,
}) => {
  const path = paths.lists.trips;
  const card = { item: /./ };
  const list = { list: /^Trips & Adventure$/ };
  await rider.opens(path);
  await rider.counts(24, card, list);
  await rider.fills('search', 'laddakh');
  await rider.sees({ status: '3 trips found close to “laddakh”' });
  await rider.counts(3, card, list);

  const months = await rider.all(
    { button: /^[A-Z][a-z]{2} / },
    { group: 'Trips & Adventure by date' },
  );
  const month = months.find(({ isEnabled }) => isEnabled)?.attributes['aria-label'] ?? '';
  const [, rides] = /(\d+) trips?$/.exec(month) ?? [];
  await rider.presses({ button: month });
  await rider.isAt(/\?q=laddakh&month=\d{4}-\d\d$/);
  expect((await rider.sees({ button: month })).attributes['aria-pressed']).toBe('true');
  await rider.counts(Number(rides), card, list);

  await rider.goesBack();
  await rider.isAt(`${path}?q=laddakh`);
  await rider.counts(3, card, list);
  await rider.goesBack();
  await rider.isAt(path);
  await rider.counts(24, card, list);
  expect((await rider.sees({ field: 'search' })).value).toBe('');
});

/** Notes, in the page, the scroll position at which a link is pressed. */
const noteLeaving = () =>
  addEventListener(
    'click',
    () => {
      document.documentElement.dataset.left = String(Math.round(scrollY));
    },
    { capture: true, once: true },
  );

test('Back from a ride → the list stands where it was left', async ({ rider }) => {
  await rider.opens(paths.lists.trips);
  await rider.counts(24, { item: /./ }, { list: /^Trips & Adventure$/ });
  await rider.runs(noteLeaving);
  await rider.presses({ link: /Zanskar/ });
  await rider.sees({ title: /Zanskar/ });
  await rider.goesBack();
  await rider.isAt(paths.lists.trips);
  await rider.sees({ title: 'Getaways' });
  const left = Number(await rider.runs(() => document.documentElement.dataset.left));
  expect(left).toBeGreaterThan(1_000);
  await expect.poll(() => rider.runs(() => Math.round(scrollY))).toBe(left);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens, leads on and closes', async ({ rider }) => {
    await rider.opens('/');
    await rider.presses({ button: 'menu' });
    await rider.presses({ link: 'Getaways' }, { dialog: /./ });
    await rider.isAt(paths.lists.trips);
    await rider.counts(0, { dialog: /./ });
  });
});

test('a ticket that was paid opens without a connection', async ({ rider: anyRider }) => {
  const server = await startSandbox(await serveBuild(dist));
  const rider = anyRider.at(server.url);
  await goAndPay(rider);
  await rider.presses({ button: /^Pay ₹/ });
  await rider.presses({ button: 'View booking' });
  await rider.sees({ text: 'Booking Status: Confirmed' });
  await rider.waitsFor(keepsTickets);
  expect(server.sandbox.requestLog.counts()['guest-book']).toBe(1);
  await server.close();
  expect(await rider.runs(isAnswered)).toBe(false);
  await rider.opens(paths.bookingDetails);
  await rider.sees({ title: /^Thank you, Arjun Nair\. / });
  await rider.sees({ text: 'Booking Status: Confirmed' });
});

/** Makes Firefox load the page anew on Back, as it does where it has no memory for pages. It runs in the page. */
const refuseRestoring = () => addEventListener('unload', () => {});

/** True once the form of the page is hydrated. It runs in the page. */
const isFormHydrated = () =>
  document.querySelector('main form')?.closest('[data-hydrated]')?.getAttribute('data-hydrated') ===
  'true';

/** Has everything forgotten on the privacy page, and goes back to a page that the browser then loads anew. */
async function forgetsAndGoesBack(rider: Rider, path: string): Promise<void> {
  await rider.opens(paths.privacy);
  await rider.presses({ button: 'Forget my details on this device' });
  await rider.presses({ button: 'Yes, forget them' });
  await rider.sees({ text: 'Your details are no longer kept on this device.' });
  await rider.goesBack();
  await rider.isAt(path);
  await rider.waitsFor(isFormHydrated);
}

/** Everything of a person in the fields and the storage of a page. It runs in the page. */
const heldTexts = () =>
  JSON.stringify([
    [...document.querySelectorAll('input, textarea')].map((field) =>
      'value' in field ? field.value : '',
    ),
    { ...sessionStorage },
  ]);

test('a contact form that Back loads anew after everything was forgotten → is empty, and stores nobody', async ({
  rider,
}) => {
  await rider.opens(paths.contact);
  await rider.waitsFor(isFormHydrated);
  await rider.runs(refuseRestoring);
  await rider.fills('Name', guest.name);
  await rider.fills('Message', 'We are twelve');
  await forgetsAndGoesBack(rider, paths.contact);
  expect(await rider.runs(heldTexts)).not.toMatch(/arjun|nair|twelve/i);
  await rider.fills('Name', 'B');
  expect(await rider.runs(heldTexts)).not.toMatch(/arjun|nair|twelve/i);
});

test('My Bookings that Back loads anew after everything was forgotten → has no number, and takes the next one', async ({
  rider,
}) => {
  const label = 'Enter your phone number to view your bookings';
  await rider.opens(paths.myBookings);
  await rider.waitsFor(isFormHydrated);
  await rider.runs(refuseRestoring);
  await rider.fills(label, guest.digits);
  await forgetsAndGoesBack(rider, paths.myBookings);
  expect(await rider.runs(heldTexts)).not.toContain(guest.digits);
  await rider.fills(label, '9876501234');
  expect((await rider.sees({ button: 'View My Bookings' })).isEnabled).toBe(true);
});
