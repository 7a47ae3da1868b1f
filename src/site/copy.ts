import { copyMachine } from '#machines/copy.machine.ts';
import { fromPromise } from './actors.ts';
import { defineService, useSite } from './site.ts';

/** The machine that copies a text, with the clipboard of a site's browser. */
export const copyMachineOf = defineService(({ browser }) =>
  copyMachine.provide({
    actors: {
      copyPlainText: fromPromise(({ input }) => browser.copy(input.text)),
    },
  }),
);

/** Returns the machine that copies a text by the browser of the site around the page. */
export const useCopyMachine = () => copyMachineOf(useSite());
