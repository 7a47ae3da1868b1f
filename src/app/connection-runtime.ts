import { connectionMachine } from '#machines/connection.machine.ts';
import { releaseMachine } from '#machines/release.machine.ts';
import type { Browser } from '../site/browser.ts';
import { fromPromise } from '../site/from-promise.ts';
import type { SiteConnection } from './worker-in-browser.ts';

/** Gives the machines of the connection their effects, once. */
export function createConnectionMachines(
  { reload }: Pick<Browser, 'reload'>,
  { takeOver }: Pick<SiteConnection, 'takeOver'>,
) {
  return {
    connection: connectionMachine,
    release: releaseMachine.provide({
      actors: { takeOver: fromPromise<void, undefined>(takeOver) },
      actions: { reloadPage: () => reload() },
    }),
  };
}
