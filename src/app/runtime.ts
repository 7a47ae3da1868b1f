import { createApi } from '../api/api.ts';
import { type BookingStorage, createBookingStorage } from '../storage/booking-storage.ts';
import type { Browser } from './browser.ts';
import { config } from './config.ts';
import { createInputs, type Inputs } from './inputs.ts';
import { createMachines, type Machines } from './machines.ts';

/** The part of the site that decides, asks and remembers. */
export interface Runtime {
  machines: Machines;
  inputs: Inputs;
  bookingStorage: BookingStorage;
}

/** Joins the API, the browser and this device's memory to the machines. */
export function createRuntime(browser: Browser, origin: string): Runtime {
  const { apiBaseUrl, contactBaseUrl, apiToken: token, paymentProvider: provider } = config;
  const { paymentOrigins } = config;
  const api = createApi({
    baseUrl: apiBaseUrl || origin,
    contactBaseUrl: contactBaseUrl || apiBaseUrl || origin,
    token,
    provider,
    pageOrigin: origin,
    paymentOrigins,
    isOnline: browser.isOnline,
  });
  const bookingStorage = createBookingStorage(browser);
  return {
    machines: createMachines({ api, browser, bookingStorage }),
    inputs: createInputs({
      browser,
      bookingStorage,
      apiBase: apiBaseUrl,
      provider,
      paymentOrigins,
    }),
    bookingStorage,
  };
}
