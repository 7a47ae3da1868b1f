import type { ApiConfig } from '../api/api.ts';
import { fetchWithEarly } from '../api/early-answers.ts';
import type { Browser } from './browser.ts';
import { config } from './config.ts';

/** What this build asks the API with, for a site at `origin`. */
export function apiConfig(browser: Browser, origin: string): ApiConfig {
  const { apiBaseUrl, contactBaseUrl, apiToken: token, paymentProvider: provider } = config;
  return {
    baseUrl: apiBaseUrl || origin,
    contactBaseUrl: contactBaseUrl || apiBaseUrl || origin,
    token,
    provider,
    pageOrigin: origin,
    paymentOrigins: config.paymentOrigins,
    isOnline: browser.isOnline,
    fetch: fetchWithEarly,
  };
}
