import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import type { recoveryMachine } from '#machines/recovery.machine.ts';
import { RecoveryView } from './RecoveryView.tsx';

interface RecoveryBannerProps {
  machine: typeof recoveryMachine;
  /** Calls back when the visitor returns to the tab; gives the way to stop. */
  onReturned: (listener: () => void) => () => void;
}

/** Looks quietly for payments that never came back, and shows the booking that it finds. */
export function RecoveryBanner({ machine, onReturned }: RecoveryBannerProps) {
  const [state, send] = useActor(machine);
  useEffect(() => onReturned(() => send({ type: 'page.returned' })), [onReturned, send]);
  return <RecoveryView state={state} send={send} />;
}
