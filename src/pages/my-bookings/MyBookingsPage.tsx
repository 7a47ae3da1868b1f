import { useActor } from '@xstate/react';
import { type ReactElement, useState } from 'react';
import type { MyBookingsInput, myBookingsMachine } from '#machines/my-bookings.machine.ts';
import { MyBookingsView } from './MyBookingsView.tsx';

interface MyBookingsPageProps {
  machine: typeof myBookingsMachine;
  /** Reads the free bookings of this device and the time, once, when the page opens. */
  readInput: () => MyBookingsInput;
  /** The button that copies what happened. */
  support?: ReactElement;
}

/** The page at /booking. */
export function MyBookingsPage({ machine, readInput, support }: MyBookingsPageProps) {
  const [input] = useState(readInput);
  const [state, send] = useActor(machine, { input });
  return <MyBookingsView state={state} send={send} support={support} />;
}
