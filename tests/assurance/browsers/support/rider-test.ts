import { TEST_LIMIT } from '../../../fixtures/time-limits.ts';
import { expect, unwatched as journey } from '../../../journeys/support/journey.ts';
import { FirefoxEngine } from './firefox.ts';
import { Rider } from './rider.ts';
import type { Engine } from './rider-browser.ts';
import { webKitEngine } from './webkit.ts';

export { expect };

/** A flow of a rider with a browser of their own, against the production build and an empty sandbox. */
export const test = journey.extend<{ rider: Rider }, { engine: Engine }>({
  engine: [
    async ({ browserName }, use) => {
      const engine = browserName === 'firefox' ? new FirefoxEngine() : webKitEngine;
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: TEST_LIMIT },
  ],
  rider: async ({ engine, viewport, address, sandbox: _ }, use, info) => {
    const { missing } = info.project.metadata;
    info.skip(missing !== '', missing);
    const browser = await engine.open(viewport ?? { width: 1440, height: 900 });
    try {
      const rider = new Rider(browser, address.site);
      await use(rider);
      if (info.status !== info.expectedStatus)
        await info.attach('the page', { body: await rider.tells().catch(String) });
      expect((await browser.faults()) ?? [], 'errors in the console').toEqual([]);
    } finally {
      await browser.close();
    }
  },
});
