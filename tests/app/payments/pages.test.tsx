import { screen } from '@testing-library/react';
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
