import { type ComponentType, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { releaseMachine } from '#machines/release.machine.ts';
import { ConnectionNotices } from '../pages/connection/ConnectionNotices.tsx';
import { fromPromise } from '../site/actors.ts';
import type { Browser } from '../site/browser.ts';
import { createConnection } from './worker-in-browser.ts';

/** Starts the site's worker, and shows over every page that there is no connection or a new release. */
export function createConnectionNotices(browser: Browser): ComponentType {
  const { onRelease, isReleaseFound, takeOver } = createConnection(browser);
  const machine = releaseMachine.provide({
    actors: { takeOver: fromPromise<void, undefined>(takeOver) },
    actions: { reloadPage: () => browser.reload() },
  });
  return function Connection() {
    const [path] = useLocation();
    return (
      <ConnectionNotices
        machine={machine}
        path={path}
        isCutOff={useSyncExternalStore(browser.onConnection, browser.isCutOff)}
        isReleaseFound={useSyncExternalStore(onRelease, isReleaseFound)}
      />
    );
  };
}
