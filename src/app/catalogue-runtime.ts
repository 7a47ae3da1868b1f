import type { CatalogueApi } from '../api/catalogue-api.ts';
import { createCatalogueApi } from '../api/catalogue-api.ts';
import type { PageData } from '../pages/route.ts';
import { apiConfig } from './api-config.ts';
import type { Browser } from './browser.ts';
import { createCatalogueInputs } from './catalogue-inputs.ts';
import { createCatalogueMachines } from './catalogue-machines.ts';
import { rememberLists } from './known-catalogue.ts';

/** The part of the site that shows the catalogue. */
export type CatalogueRuntime = ReturnType<typeof createCatalogueRuntime>;

/** Joins the API and the browser to the machines of the catalogue. The first answer replaces the data that the page brought along. */
export function createCatalogueRuntime(browser: Browser, origin: string, pageData: PageData) {
  const asked = createCatalogueApi(apiConfig(browser, origin));
  const { api, known } = rememberLists(tellingAnswers(pageData.forget, asked), browser.now);
  return {
    api,
    machines: createCatalogueMachines({ api, browser }),
    inputs: createCatalogueInputs({ browser, known }),
  };
}

/** Called when the catalogue has answered. */
function tellingAnswers(tell: () => void, api: CatalogueApi): CatalogueApi {
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
