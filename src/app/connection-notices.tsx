import { type ComponentType, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { type Browser, savesData } from '../site/browser.ts';
import { GENERATION_KEY, holdsRecords } from '../storage/keys.ts';
import { lazyWithRetry } from '../ui/ErrorBoundary.tsx';
import { createConnection } from './worker-in-browser.ts';

/** Starts the site's worker, and shows over every page that there is no connection or a new release. Words and charts load with the first news. */
export function createConnectionNotices(browser: Browser): ComponentType {
  const connection = createConnection({
    holdsRecords: () => holdsRecords(browser.local),
    savesData,
    onReturned: browser.onReturned,
    generation: () => browser.local.persisted(GENERATION_KEY),
    now: browser.now,
  });
  let isReleaseFound = false;
  let isNews = false;
  const onRelease = (listener: () => void) =>
    connection.onRelease(() => {
      isReleaseFound = true;
      listener();
    });
  const Notices = lazyWithRetry(async () => {
    const [{ ConnectionNotices }, { createReleaseMachine }] = await Promise.all([
      import('../pages/connection/ConnectionNotices.tsx'),
      import('./connection-runtime.ts'),
    ]);
    const machine = createReleaseMachine(browser, connection);
    return (props: { path: string; isCutOff: boolean; isReleaseFound: boolean }) => (
      <ConnectionNotices machine={machine} {...props} />
    );
  });
  return function Connection() {
    const [path] = useLocation();
    const isCutOff = useSyncExternalStore(browser.onConnection, browser.isCutOff);
    const isFound = useSyncExternalStore(onRelease, () => isReleaseFound);
    isNews ||= isCutOff || isFound;
    if (!isNews) return null;
    return (
      <Suspense>
        <Notices path={path} isCutOff={isCutOff} isReleaseFound={isFound} />
      </Suspense>
    );
  };
}
