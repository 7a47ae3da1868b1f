import { releaseMachine } from '#machines/release.machine.ts';
import { fromPromise } from '../site/actors.ts';
import type { Browser } from '../site/browser.ts';
import type { SiteConnection } from './worker-in-browser.ts';

/** Gives the machine of a new release its effects, once. */
export function createReleaseMachine(
  { reload }: Pick<Browser, 'reload'>,
  { takeOver }: Pick<SiteConnection, 'takeOver'>,
) {
  return releaseMachine.provide({
    actors: { takeOver: fromPromise<void, undefined>(takeOver) },
    actions: { reloadPage: () => reload() },
  });
}
