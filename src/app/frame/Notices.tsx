import { ActionIcon, Group } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState, useSyncExternalStore } from 'react';
import * as texts from '#texts/frame.ts';
import { useSite } from '../../site/site.ts';
import { holdsRecords } from '../../storage/keys.ts';
import { Icon } from '../../ui/Icon.tsx';
import { optionalComponent } from '../../ui/optional-component.tsx';
import { Words } from '../../ui/Words.tsx';

/** The time that a page has for loading before the site's own background tasks start, in ms. */
const BACKGROUND_DELAY = 1500;

/** The key that remembers for this visit that the sandbox note was dismissed. */
const HIDDEN_KEY = 'sandboxNote';

// If its script does not arrive, the next page load looks again.
const LazyRecovery = optionalComponent(
  async () => (await import('../../widgets/recovery/RecoveryBanner.tsx')).RecoveryBanner,
);

/** The banner of a lost payment that came through, looked for once a page stands. */
export function RecoveryNotice() {
  const idle = useAfter(BACKGROUND_DELAY);
  const { local, session, onReturned } = useSite().browser;
  // otherwise nothing was booked on this device: there is nothing to check or to sweep
  const isPaying = () => holdsRecords(local) || holdsRecords(session);
  return useSyncExternalStore(onReturned, isPaying, () => false) && idle && <LazyRecovery />;
}

/** The time that a page stands before the site's worker starts, in ms: the page's own calls come first. */
const WORKER_DELAY = 5000;

const LazyConnection = optionalComponent(
  async () => (await import('../../widgets/connection/ConnectionNotices.tsx')).ConnectionNotices,
);

/** The notices of the connection and of a new release; with them starts the worker that keeps pages. Builds alone have one. */
export function ConnectionNotice() {
  const { isOnline } = useSite().browser;
  // a page that opens without a connection has to say so
  const [delay] = useState(() => (isOnline() ? WORKER_DELAY : 0));
  const isDue = useAfter(delay);
  return import.meta.env.PROD && isDue && <LazyConnection />;
}

/** Says that nothing here is real, but only on a page that a sandbox serves; one press and it is gone for this visit. */
export function SandboxNote() {
  const idle = useAfter(BACKGROUND_DELAY);
  const { session } = useSite().browser;
  const [isHidden, setIsHidden] = useState(() => session.read(HIDDEN_KEY) !== null);
  if (!idle || isHidden || !comesFromSandbox()) return null;
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
          setIsHidden(true);
          session.write(HIDDEN_KEY, 'hidden');
        }}
      >
        <Icon icon={IconX} />
      </ActionIcon>
    </Group>
  );
}

/** True when the server of the page says in a header (Server-Timing) that it is a sandbox. */
function comesFromSandbox(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  // not every browser has Server-Timing
  const said = (navigation as Partial<PerformanceNavigationTiming> | undefined)?.serverTiming;
  return said?.some(({ name }) => name === 'sandbox') ?? false;
}

/** True once a delay in ms is over; until then the page has the connection to itself. */
function useAfter(delay: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useTimeout(() => setIsOver(true), delay, { autoInvoke: true });
  return isOver;
}
