import { useState } from 'react';
import { Redirect } from 'wouter';
import type { BookingInput, bookingMachine } from '#machines/booking.machine.ts';
import { itemLink } from '../../item-link.ts';
import * as paths from '../../paths.ts';
import { useMachine } from '../../site/actors.ts';
import { useBookings } from '../../site/bookings.ts';
import { useIsClient } from '../../ui/prerendered.ts';
import { CopyTrace } from '../support/CopyTrace.tsx';
import { ConfirmationSkeleton } from './ConfirmationSkeleton.tsx';
import { ConfirmationView } from './ConfirmationView.tsx';

/** The page at /confirmationpage; without a selection it leads home (rule: Confirmation page). */
export function ConfirmationPage() {
  return useIsClient() ? <Arrival /> : <ConfirmationSkeleton />;
}

function Arrival() {
  const { machines, inputs } = useBookings();
  const [input] = useState(inputs.booking);
  if (input === null) return <Redirect to={paths.home} replace />;
  return <Confirmation machine={machines.booking} input={input} />;
}

interface ConfirmationProps {
  machine: typeof bookingMachine;
  /** The selection from the ticket selector. */
  input: BookingInput;
}

/** The form of a selection, with its chart. */
export function Confirmation({ machine, input }: ConfirmationProps) {
  const [state, send] = useMachine(machine, () => input);
  return (
    <ConfirmationView
      state={state}
      send={send}
      itemHref={itemLink(input.draft.item)?.href ?? paths.getaways}
      support={<CopyTrace transactionId={state.context.pending?.transactionId ?? null} />}
    />
  );
}
