import { forgetMachine } from '#machines/forget.machine.ts';
import { fromPromise } from './actors.ts';
import { defineService, type Site, useSite } from './site.ts';
import { forgetVisits } from './visits-in-browser.ts';

/** The machine that makes a device forget its visitor, with the records and the caches of a site. */
const forgetMachineOf = defineService((site) => {
  let caches = Promise.resolve();
  return forgetMachine.provide({
    actors: {
      forgetRecords: fromPromise(async () => {
        const isShared = await forgetRecords(site);
        // begins here, and not when the chart waits for it, so that it happens also after the visitor left the page
        caches = forgetVisits();
        return { isShared };
      }),
      awaitCaches: fromPromise(() => caches),
    },
  });
});

/** Returns the machine that makes the device of the site around the page forget its visitor. */
export const useForgetMachine = () => forgetMachineOf(useSite());

/** Imports the services that clear this device. Rejects where a script does not arrive. */
export const importServices = () => Promise.all([import('./bookings.ts'), import('./saved.ts')]);

/**
 * Clears every key of this site from this device. Resolves to false where other tabs cannot be informed. Rejects, and
 * forgets nothing, where a script does not arrive.
 */
async function forgetRecords(site: Site): Promise<boolean> {
  const [{ bookingService }, { savedService }] = await importServices();
  savedService(site).actor.start().send({ type: 'rides.forgotten' });
  return bookingService(site).forgetAll();
}
