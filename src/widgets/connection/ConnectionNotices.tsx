import { Button, Container, Group } from '@mantine/core';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { releaseMachine } from '#machines/release.machine.ts';
import * as texts from '#texts/connection.ts';
import * as paths from '../../paths.ts';
import { useMachine } from '../../site/actors.ts';
import { partOf, useSite } from '../../site/site.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { createConnection } from '../../site/worker-in-browser.ts';
import { useAnnouncement } from '../../ui/announcements.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** The time for which a connection that came back is told of, in ms. */
const RESTORED_TIME = 6_000;

/** The notices of the connection and of a new release, over every page; with them the site's worker starts. */
export function ConnectionNotices() {
  const site = useSite();
  const { browser } = site;
  const connection = partOf(site, createConnection);
  const isCutOff = useSyncExternalStore(browser.onConnection, browser.isCutOff);
  const isReleaseFound = useSyncExternalStore(connection.onRelease, connection.isReleaseFound);
  const [path] = useLocation();
  const isBack = useIsBack(isCutOff);
  // while a ride is booked or paid, no release is offered
  const isPaying = [paths.confirmation, paths.paymentResult].some((page) =>
    path.toLowerCase().startsWith(page),
  );
  const [release, send] = useMachine(connection.machine);
  return (
    <>
      <ConnectionView news={isCutOff ? 'lost' : isBack ? 'restored' : null} />
      {/* without a connection another version would only lose the kept pages */}
      {isReleaseFound && !isCutOff && !isPaying && <ReleaseView state={release} send={send} />}
    </>
  );
}

/** True for a moment after a connection came back (rule: Without a connection). */
function useIsBack(isCutOff: boolean): boolean {
  const [wasCutOff, setWasCutOff] = useState(isCutOff);
  if (isCutOff && !wasCutOff) setWasCutOff(true);
  const isBack = wasCutOff && !isCutOff;
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setWasCutOff(false), RESTORED_TIME);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}

/** The notice under the header that there is no connection, and of the pages that open without one It is announced. */
export function ConnectionView({ news }: { news: 'lost' | 'restored' | null }) {
  const box = useAnnouncement<HTMLDivElement>('polite');
  return (
    <div ref={box} className="ks-screen">
      {news !== null && (
        <Group
          key={news}
          justify="center"
          wrap="nowrap"
          gap="sm"
          px="var(--ks-gutter)"
          py="sm"
          bg="signal.0"
          c="signal.9"
          fz="sm"
          lh="sm"
        >
          <Icon icon={news === 'lost' ? IconCloudOff : IconCircleCheck} size={24} />
          {news === 'lost' ? (
            <span>
              <strong>{texts.offline}</strong> {texts.stillOpens}
            </span>
          ) : (
            <span>{texts.backOnline}</span>
          )}
        </Group>
      )}
    </div>
  );
}

/** Offers a new release over every page; typed text stays in the drafts of this tab. */
export function ReleaseView({ state, send }: ViewProps<typeof releaseMachine>) {
  const isBusy = state.hasTag('busy');
  if (!isBusy && !state.matches('offered')) return null;
  return (
    <Container className="ks-screen" py="md">
      <Notice
        tone="info"
        title={texts.releaseTitle}
        actions={
          <>
            <Button
              variant="transparent"
              loading={isBusy}
              aria-busy={isBusy || undefined}
              onClick={() => send({ type: 'release.accepted' })}
            >
              {texts.reloadNow}
            </Button>
            {!isBusy && (
              <Button variant="transparent" onClick={() => send({ type: 'release.postponed' })}>
                {texts.later}
              </Button>
            )}
          </>
        }
      >
        {texts.releaseAdvice}
      </Notice>
    </Container>
  );
}
