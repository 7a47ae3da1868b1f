import { copyMachine } from '#machines/copy.machine.ts';
import { fromPromise } from './actors.ts';
import { type Site, serviceOf, useSite } from './site.ts';

/** The machine that copies a text, with its effect. */
export const useCopyMachine = () => serviceOf(useSite(), createCopyMachine);

/** Gives the machine of copying the clipboard. */
export const createCopyMachine = ({ browser }: Site) =>
  copyMachine.provide({
    actors: {
      copyPlainText: fromPromise(({ input }) => browser.copy(input.text)),
    },
  });
