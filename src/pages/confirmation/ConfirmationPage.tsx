import { useActor } from '@xstate/react';
import { type ReactElement, useEffect } from 'react';
import { Redirect } from 'wouter';
import type { BookingInput, bookingMachine } from '#machines/booking.machine.ts';
import * as paths from '../../paths.ts';
import { ConfirmationView } from './ConfirmationView.tsx';

interface ConfirmationPageProps {
  machine: typeof bookingMachine;
  /** The selection from the ticket selector; null for a visitor who came without it. */
  input: BookingInput | null;
  itemHref: string;
  /** The button that copies what happened, for a payment. */
  support?: ((transactionId: string | null) => ReactElement) | undefined;
  /** Calls back when the browser shows this page again from its cache; returns a function that stops it. */
  onPageRestored(listener: () => void): () => void;
  /** Calls back when the visitor returns to the tab; returns a function that stops it. */
  onReturned(listener: () => void): () => void;
}

/** The page at /confirmationpage; without a selection it leads home (rule: Confirmation page). */
export function ConfirmationPage({ input, ...booking }: ConfirmationPageProps) {
  return input === null ? (
    <Redirect to={paths.home} replace />
  ) : (
    <Confirmation {...booking} input={input} />
  );
}

function Confirmation({
  machine,
  input,
  itemHref,
  support,
  onPageRestored,
  onReturned,
}: ConfirmationPageProps & { input: BookingInput }) {
  const [state, send] = useActor(machine, { input });
  useEffect(() => onPageRestored(() => send({ type: 'page.restored' })), [onPageRestored, send]);
  useEffect(() => onReturned(() => send({ type: 'page.returned' })), [onReturned, send]);
  return (
    <ConfirmationView
      state={state}
      send={send}
      itemHref={itemHref}
      support={support?.(state.context.pending?.transactionId ?? null)}
    />
  );
}
