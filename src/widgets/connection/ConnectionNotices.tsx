import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import * as paths from '../../paths.ts';
import { useMachine } from '../../site/actors.ts';
import { useConnectionMachine } from '../../site/connection.ts';
import { useSite } from '../../site/site.ts';
import { connectionService } from '../../site/worker-in-browser.ts';
import { ConnectionView } from './ConnectionView.tsx';
import { ReleaseView } from './ReleaseView.tsx';

/** The notices of the connection and of a new release, over every page; they start the site's worker. */
export function ConnectionNotices() {
  const { isReleaseAvailable, onRelease, machine } = connectionService(useSite());
  const isAvailable = useSyncExternalStore(onRelease, isReleaseAvailable);
  const [path] = useLocation();
  const [connection] = useMachine(useConnectionMachine());
  const [release, send] = useMachine(machine);
  return (
    <>
      <ConnectionView state={connection} />
      {/* without a connection another version would only lose the cached pages; while a ride is booked or paid, none is offered */}
      {isAvailable && !connection.matches('lost') && !paths.isPaymentPage(path) && (
        <ReleaseView state={release} send={send} />
      )}
    </>
  );
}
