import { expect, unwatched as journey } from '../../../journeys/support/journey.ts';
import { startFirefox } from './firefox.ts';
import { Rider } from './rider.ts';
import { startWebKit } from './webkit.ts';

export { expect };

/** A flow of a rider with a browser of their own, against the production build and an empty sandbox. */
export const test = journey.extend<{ rider: Rider }>({
  rider: async ({ browserName, viewport, address, sandbox: _ }, use, info) => {
    const { missing } = info.project.metadata;
    info.skip(missing !== '', missing);
    const start = browserName === 'firefox' ? startFirefox : startWebKit;
    const browser = await start(viewport ?? { width: 1440, height: 900 });
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
