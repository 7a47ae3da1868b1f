import type { ApiConfig } from '../api/api-config.ts';
import { fetchWithEarly } from '../api/early-answers.ts';
import { keptAtOf } from '../api/kept-answer.ts';
import type { Browser } from './browser.ts';
import { config } from './config.ts';

/** The API settings of this build, for a site at `origin`. */
export function apiConfig(browser: Browser, origin: string): ApiConfig {
  const { apiBaseUrl, contactBaseUrl, apiToken: token, paymentProvider: provider } = config;
  return {
    baseUrl: apiBaseUrl || origin,
    contactBaseUrl: contactBaseUrl || apiBaseUrl || origin,
    token,
    provider,
    pageOrigin: origin,
    isOnline: browser.isOnline,
    fetch: notingAnswers(browser.noteAnswer, fetchWithEarly),
  };
}

/** Notes for each call whether the network answered it. An answer kept by the device does not count, nor does an aborted call. */
function notingAnswers(note: Browser['noteAnswer'], send: typeof fetch): typeof fetch {
  return async (...call) => {
    try {
      const response = await send(...call);
      note(keptAtOf(response.headers) === null);
      return response;
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) note(false);
      throw error;
    }
  };
}
