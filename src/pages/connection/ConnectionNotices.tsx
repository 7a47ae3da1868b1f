import { useEffect, useState } from 'react';
import type { releaseMachine } from '#machines/release.machine.ts';
import * as paths from '../../paths.ts';
import { useMachine } from '../../site/actors.ts';
import { ConnectionView } from './ConnectionView.tsx';
import { ReleaseView } from './ReleaseView.tsx';

/** The time for which a connection that came back is told of, in ms. */
const RESTORED_TIME = 6_000;

interface ConnectionNoticesProps {
  machine: typeof releaseMachine;
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
  machine,
  path,
  isCutOff,
  isReleaseFound,
}: ConnectionNoticesProps) {
  const isBack = useIsBack(isCutOff);
  // without a connection another version would only lose the kept pages
  const isOffered = isReleaseFound && !isCutOff && !isPayingAt(path);
  const [release, send] = useMachine(machine);
  return (
    <>
      <ConnectionView news={isCutOff ? 'lost' : isBack ? 'restored' : null} />
      {isOffered && <ReleaseView state={release} send={send} />}
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
