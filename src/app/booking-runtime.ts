import { createBookingApi } from '../api/booking-api.ts';
import type { CatalogueApi } from '../api/catalogue-api.ts';
import { createBookingStorage } from '../storage/booking-storage.ts';
import { apiConfig } from './api-config.ts';
import { createBookingInputs } from './booking-inputs.ts';
import { createBookingMachines } from './booking-machines.ts';
import type { Browser } from './browser.ts';
import { config } from './config.ts';

/** The part of the site that books, pays and remembers. */
export type BookingRuntime = ReturnType<typeof createBookingRuntime>;

/** Joins the API, the browser and this device's memory to the machines of bookings. */
export function createBookingRuntime(
  browser: Browser,
  origin: string,
  catalogue: () => Promise<CatalogueApi>,
) {
  const bookingStorage = createBookingStorage(browser);
  return {
    machines: createBookingMachines({
      api: createBookingApi(apiConfig(browser, origin)),
      catalogue,
      browser,
      bookingStorage,
    }),
    inputs: createBookingInputs({
      browser,
      bookingStorage,
      apiBase: config.apiBaseUrl,
      provider: config.paymentProvider,
      paymentOrigins: config.paymentOrigins,
    }),
    bookingStorage,
    forgetVisits: async () => (await import('./visit-caches.ts')).forgetVisits(),
  };
}
