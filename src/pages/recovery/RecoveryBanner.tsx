import { useActor } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { recoveryMachine } from '#machines/recovery.machine.ts';
import { RecoveryView } from './RecoveryView.tsx';

interface RecoveryBannerProps {
  machine: typeof recoveryMachine;
  /** The path: the next page may announce news that this one may not. */
  path: string;
  /** Calls back when the visitor returns to the tab; returns a function that stops it. */
  onReturned: (listener: () => void) => () => void;
}

/** Checks in the background for payments that never came back, and shows the booking that it finds. */
export function RecoveryBanner({ machine, path, onReturned }: RecoveryBannerProps) {
  const [state, send] = useActor(machine);
  useEffect(() => onReturned(() => send({ type: 'page.returned' })), [onReturned, send]);
  const latest = useRef(path);
  useEffect(() => {
    if (latest.current === path) return;
    latest.current = path;
    send({ type: 'page.changed' });
  }, [path, send]);
  return <RecoveryView state={state} send={send} />;
}
