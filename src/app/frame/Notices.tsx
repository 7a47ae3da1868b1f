import { ActionIcon, Group } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as texts from '#texts/frame.ts';
import { config } from '../../site/config.ts';
import { useSite } from '../../site/site.ts';
import { holdsRecords } from '../../storage/keys.ts';
import { silentPart } from '../../ui/ErrorBoundary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Words } from '../../ui/Words.tsx';
import { answersAsSandbox, comesFromSandbox } from '../sandbox-hello.ts';

/** The time that a page has for loading before the site's own background tasks start, in ms. */
const BACKGROUND_DELAY = 1500;

/** The key that remembers for this visit that the sandbox note was dismissed. */
const HIDDEN_KEY = 'sandboxNote';

// If its script does not arrive, the next page load looks again.
const LazyRecovery = silentPart(
  async () => (await import('../../pages/recovery/RecoveryBanner.tsx')).RecoveryBanner,
);

/** The banner of a lost payment that came through, looked for once a page stands. */
export function RecoveryNotice() {
  const idle = useIdle();
  const { local, session, onReturned } = useSite().browser;
  // otherwise nothing was booked on this device: there is nothing to check or to sweep
  const isPaying = () => holdsRecords(local) || holdsRecords(session);
  return useSyncExternalStore(onReturned, isPaying, () => false) && idle && <LazyRecovery />;
}

/** The time that a page stands before the site's worker starts, in ms: the page's own calls come first. */
const WORKER_DELAY = 5000;

const LazyConnection = silentPart(
  async () => (await import('../../pages/connection/ConnectionNotices.tsx')).ConnectionNotices,
);

/** The notices of the connection and of a new release; with them starts the worker that keeps pages. Builds alone have one. */
export function ConnectionNotice() {
  const { browser } = useSite();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    // A page that opens without a connection has to say so.
    const timer = setTimeout(() => setIsDue(true), browser.isOnline() ? WORKER_DELAY : 0);
    return () => clearTimeout(timer);
  }, [browser]);
  return import.meta.env.PROD && isDue && <LazyConnection />;
}

/** Says that nothing here is real, but only where the sandbox answers; one press and it is gone for this visit. */
export function SandboxNote() {
  const idle = useIdle();
  const { session } = useSite().browser;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!idle || session.read(HIDDEN_KEY) !== null) return;
    const leaving = new AbortController();
    // one of the two is no part of a build
    if (import.meta.env.VITE_API_BASE_URL)
      answersAsSandbox(config.apiBaseUrl, leaving.signal).then(setShown, () => {});
    else setShown(comesFromSandbox());
    return () => leaving.abort();
  }, [idle, session]);
  if (!shown) return null;
  return (
    <Group
      component="aside"
      className="ks-screen"
      justify="center"
      wrap="nowrap"
      gap="space1"
      px="var(--ks-gutter)"
      bg="signal.0"
      c="signal.9"
      fz="sm"
      lh={1.4}
      aria-label={texts.sandbox}
    >
      <p>
        <Words>{texts.sandboxNote(<strong key="start">{texts.sandboxStart}</strong>)}</Words>
      </p>
      <ActionIcon
        flex="none"
        aria-label={texts.hideNote}
        onClick={() => {
          setShown(false);
          session.write(HIDDEN_KEY, 'hidden');
        }}
      >
        <Icon icon={IconX} />
      </ActionIcon>
    </Group>
  );
}

/** True when the page has had the connection to itself for long enough. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useTimeout(() => setIdle(true), BACKGROUND_DELAY, { autoInvoke: true });
  return idle;
}
