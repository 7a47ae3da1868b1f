import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useBookings } from '../../site/bookings.ts';
import { useSite } from '../../site/site.ts';
import { useMachine } from '../../site/use-machine.ts';
import { RecoveryView } from './RecoveryView.tsx';

/** Checks in the background for payments that never came back, and shows the booking that it finds. */
export function RecoveryBanner() {
  const { onReturned } = useSite().browser;
  // the next page may announce news that this one may not
  const [path] = useLocation();
  const [state, send] = useMachine(useBookings().machines.recovery);
  useEffect(() => onReturned(() => send({ type: 'page.returned' })), [onReturned, send]);
  const latest = useRef(path);
  useEffect(() => {
    if (latest.current === path) return;
    latest.current = path;
    send({ type: 'page.changed' });
  }, [path, send]);
  return <RecoveryView state={state} send={send} />;
}
