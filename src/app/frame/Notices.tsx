import { Suspense, useCallback, useEffect, useState } from 'react';
import type { Browser } from '../../site/browser.ts';
import { config } from '../../site/config.ts';
import { useSite } from '../../site/site.ts';
import { holdsRecords } from '../../storage/keys.ts';
import { ErrorBoundary, lazyWithRetry } from '../../ui/ErrorBoundary.tsx';
import { answersAsSandbox, comesFromSandbox } from '../sandbox-hello.ts';
import { SandboxHint } from './SandboxHint.tsx';

/** The time that a page has for loading before the site's own background tasks start, in ms. */
const BACKGROUND_DELAY = 1500;

/** The key that remembers for this visit that the sandbox note was dismissed. */
const HIDDEN_KEY = 'sandboxNote';

const LazyRecovery = lazyWithRetry(
  async () => (await import('../../pages/recovery/RecoveryBanner.tsx')).RecoveryBanner,
);

/** The banner of a lost payment that came through, looked for once a page stands. */
export function RecoveryNotice() {
  const idle = useIdle();
  const isPaying = useStartedPayments(useSite().browser);
  if (!idle || !isPaying) return null;
  // If its script does not arrive, the next page load looks again.
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <LazyRecovery />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The time that a page stands before the site's worker starts, in ms: the page's own calls come first. */
const WORKER_DELAY = 5000;

/** The notices of the connection and of a new release; with them starts the worker that keeps pages. Builds alone have one. */
export function ConnectionNotice() {
  const { browser } = useSite();
  const [isDue, setIsDue] = useState(false);
  const [Notices] = useState(() =>
    lazyWithRetry(async () =>
      (await import('../connection-notices.tsx')).createConnectionNotices(browser),
    ),
  );
  useEffect(() => {
    // A page that opens without a connection has to say so.
    const timer = setTimeout(() => setIsDue(true), browser.isOnline() ? WORKER_DELAY : 0);
    return () => clearTimeout(timer);
  }, [browser]);
  if (!import.meta.env.PROD || !isDue) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Notices />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The note that nothing here is real, where the sandbox answers. */
export function SandboxNote() {
  const idle = useIdle();
  const { session } = useSite().browser;
  const ask = useCallback(
    async (signal: AbortSignal) => {
      if (session.read(HIDDEN_KEY) !== null) return false;
      // one of the two is no part of a build
      return import.meta.env.VITE_API_BASE_URL
        ? answersAsSandbox(config.apiBaseUrl, signal)
        : comesFromSandbox();
    },
    [session],
  );
  if (!idle) return null;
  return <SandboxHint ask={ask} onHide={() => session.write(HIDDEN_KEY, 'hidden')} />;
}

/** True when the page has had the connection to itself for long enough. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), BACKGROUND_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return idle;
}

/** True when anything was ever booked on this device; otherwise there is nothing to check or to sweep. */
function useStartedPayments({ local, session, onReturned }: Browser): boolean {
  const [isPaying, setIsPaying] = useState(false);
  useEffect(() => {
    const look = () => setIsPaying(holdsRecords(local) || holdsRecords(session));
    look();
    return onReturned(look);
  }, [local, session, onReturned]);
  return isPaying;
}
