import { type Api, createApi } from '../api/api.ts';
import type { PageData } from '../pages/route.ts';
import { type BookingStorage, createBookingStorage } from '../storage/booking-storage.ts';
import type { Browser } from './browser.ts';
import { config } from './config.ts';
import { createInputs, type Inputs } from './inputs.ts';
import { rememberItems } from './known-items.ts';
import { createMachines, type Machines } from './machines.ts';

/** The part of the site that decides, asks and remembers. */
export interface Runtime {
  machines: Machines;
  inputs: Inputs;
  bookingStorage: BookingStorage;
}

/** Joins the API, the browser and this device's memory to the machines. An answer of the catalogue ends the time of what the page brought along. */
export function createRuntime(browser: Browser, origin: string, pageData: PageData): Runtime {
  const { apiBaseUrl, contactBaseUrl, apiToken: token, paymentProvider: provider } = config;
  const { paymentOrigins } = config;
  const asked = createApi({
    baseUrl: apiBaseUrl || origin,
    contactBaseUrl: contactBaseUrl || apiBaseUrl || origin,
    token,
    provider,
    pageOrigin: origin,
    paymentOrigins,
    isOnline: browser.isOnline,
  });
  const { api, find: knownItem } = rememberItems(
    tellingAnswers(pageData.forget, asked),
    browser.now,
  );
  const bookingStorage = createBookingStorage(browser);
  return {
    machines: createMachines({ api, browser, bookingStorage }),
    inputs: createInputs({
      browser,
      bookingStorage,
      apiBase: apiBaseUrl,
      provider,
      paymentOrigins,
      knownItem,
    }),
    bookingStorage,
  };
}

/** Tells when the catalogue has answered. */
function tellingAnswers(tell: () => void, api: Api): Api {
  const told =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      const answer = await call(...args);
      tell();
      return answer;
    };
  return {
    ...api,
    fetchTrips: told(api.fetchTrips),
    fetchTrainings: told(api.fetchTrainings),
    fetchEvents: told(api.fetchEvents),
    fetchItem: told(api.fetchItem),
  };
}
