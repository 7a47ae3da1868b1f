import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import * as paths from '../../paths.ts';
import { useMachine } from '../../site/actors.ts';
import { useSite } from '../../site/site.ts';
import { connectionService } from '../../site/worker-in-browser.ts';
import { ConnectionView } from './ConnectionView.tsx';
import { ReleaseView } from './ReleaseView.tsx';

/** The time for which the notice of a connection that came back stays, in ms. */
const RESTORED_DELAY = 6_000;

/** The notices of the connection and of a new release, over every page; they start the site's worker. */
export function ConnectionNotices() {
  const site = useSite();
  const { browser } = site;
  const connection = connectionService(site);
  const isCutOff = useSyncExternalStore(browser.onConnection, browser.isCutOff);
  const isReleaseAvailable = useSyncExternalStore(
    connection.onRelease,
    connection.isReleaseAvailable,
  );
  const [path] = useLocation();
  const isBack = useIsBack(isCutOff);
  const [release, send] = useMachine(connection.machine);
  return (
    <>
      <ConnectionView news={isCutOff ? 'lost' : isBack ? 'restored' : null} />
      {/* without a connection another version would only lose the cached pages; while a ride is booked or paid, none is offered */}
      {isReleaseAvailable && !isCutOff && !paths.isPaymentPage(path) && (
        <ReleaseView state={release} send={send} />
      )}
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
    const timer = setTimeout(() => setWasCutOff(false), RESTORED_DELAY);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}
