import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createBookingStorage } from '../../../src/storage/booking-storage.ts';
import { createSafeStorage } from '../../../src/storage/safe-storage.ts';
import { examplePending } from '../../fixtures/bookings.ts';
import { paidAnswer } from '../../fixtures/payment-answers.ts';
import { renderSite } from '../../fixtures/render-site.tsx';
import { createFakeServices } from '../../fixtures/services.ts';

function open(
  path: string,
  prepare: (fakes: ReturnType<typeof createFakeServices>) => void,
  runtimeFails = false,
) {
  const fakes = createFakeServices({
    fetchTrips: async () => ({ items: [], omitted: 0 }),
    fetchTrainings: async () => ({ items: [], omitted: 0 }),
    fetchEvents: async () => ({ items: [], omitted: 0 }),
    fetchPaymentStatus: async () => paidAnswer,
  });
  prepare(fakes);
  // a fresh page load over the same storages
  const browser = {
    ...fakes.browser,
    local: createSafeStorage(() => fakes.local),
    session: createSafeStorage(() => fakes.session),
  };
  const visit = { ...fakes, browser, bookingStorage: createBookingStorage(browser) };
  renderSite(path, visit, async () => {
    if (runtimeFails) throw new TypeError('Failed to fetch dynamically imported module');
  });
  return fakes;
}

test('the banner announces a payment that localStorage kept', async () => {
  open('/about', (fakes) => fakes.bookingStorage.storePending(examplePending('KS1')));
  expect(await screen.findByText('Your payment came through', {}, { timeout: 4000 })).toBeVisible();
}, 10_000);

test('the banner announces a payment that only the session of the tab could keep', async () => {
  open('/about', (fakes) => {
    fakes.local.isFull = true;
    fakes.bookingStorage.storePending(examplePending('KS1'));
  });
  expect(await screen.findByText('Your payment came through', {}, { timeout: 4000 })).toBeVisible();
}, 10_000);

test('Forget my details does not claim that the details are gone when its script did not arrive', async () => {
  const swallowed: unknown[] = [];
  process.on('unhandledRejection', (error) => swallowed.push(error));
  const fakes = open(
    '/privacypolicy',
    (w) => w.bookingStorage.storePending(examplePending('KS1')),
    true,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Forget my details on this device' }));
  await user.click(screen.getByRole('button', { name: 'Yes, forget them' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const isSaid = screen.queryByText('Your details are no longer kept on this device.') !== null;
  const isKept = /Asha/.test(fakes.local.getItem('paymentJournal.KS1') ?? '');
  expect({ isSaid, isKept }).not.toEqual({ isSaid: true, isKept: true });
}, 10_000);
