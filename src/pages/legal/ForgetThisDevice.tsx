import { useEffect } from 'react';
import { useMachine } from '../../site/actors.ts';
import { importServices, useForgetMachine } from '../../site/forget.ts';
import { ForgetView } from './ForgetView.tsx';

/** The button that makes this device forget everything that this site stores on it. */
export function ForgetThisDevice() {
  // so that everything can be forgotten once the line is gone; a press imports them again where they did not arrive
  useEffect(() => void importServices().catch(() => {}), []);
  const [state, send] = useMachine(useForgetMachine());
  return <ForgetView state={state} send={send} />;
}
