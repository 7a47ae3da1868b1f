import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import type { connectionMachine } from '#machines/connection.machine.ts';
import type { releaseMachine } from '#machines/release.machine.ts';
import * as paths from '../../paths.ts';
import { ConnectionView } from './ConnectionView.tsx';
import { ReleaseView } from './ReleaseView.tsx';

interface ConnectionNoticesProps {
  machines: { connection: typeof connectionMachine; release: typeof releaseMachine };
  /** The path: while a ride is booked or paid, no release is offered. */
  path: string;
  /** True when the device says that it has no connection, and the last call was not answered either. */
  isCutOff: boolean;
  /** True when a release waits. */
  isReleaseFound: boolean;
}

const paying: ReadonlySet<string> = new Set([paths.confirmation, paths.paymentResult]);

const isPayingAt = (path: string) => paying.has(path.toLowerCase().replace(/(.)\/+$/, '$1'));

/** The notices of the connection and of a new release, over every page. */
export function ConnectionNotices({
  machines,
  path,
  isCutOff,
  isReleaseFound,
}: ConnectionNoticesProps) {
  const isPaying = isPayingAt(path);
  const [connection, tell] = useActor(machines.connection);
  const [release, send] = useActor(machines.release, { input: { isPaying } });
  useEffect(
    () => tell({ type: isCutOff ? 'connection.lost' : 'connection.restored' }),
    [isCutOff, tell],
  );
  useEffect(() => send({ type: 'page.changed', isPaying }), [isPaying, send]);
  useEffect(() => {
    if (isReleaseFound) send({ type: 'release.found' });
  }, [isReleaseFound, send]);
  return (
    <>
      <ConnectionView state={connection} />
      {/* without a connection another version would only lose the kept pages */}
      {!isCutOff && <ReleaseView state={release} send={send} />}
    </>
  );
}
