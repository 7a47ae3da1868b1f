import { useActor } from '@xstate/react';
import { type ReactElement, useEffect } from 'react';
import type { PaymentInput, paymentMachine } from '#machines/payment.machine.ts';
import { PaymentView } from './PaymentView.tsx';

interface PaymentPageProps {
  machine: typeof paymentMachine;
  input: PaymentInput;
  /** The button that copies what happened, for a payment. */
  support?: ((transactionId: string | null) => ReactElement) | undefined;
  /** Call back when the visitor leaves the tab and returns to it; each returns a function that stops it. */
  onHidden(listener: () => void): () => void;
  onReturned(listener: () => void): () => void;
}

/** The page at /paymentsuccessandfailure, where the payment page sends visitors back to. */
export function PaymentPage({ machine, input, support, onHidden, onReturned }: PaymentPageProps) {
  const [state, send] = useActor(machine, { input });
  useEffect(() => onHidden(() => send({ type: 'page.hidden' })), [onHidden, send]);
  useEffect(() => onReturned(() => send({ type: 'page.returned' })), [onReturned, send]);
  return <PaymentView state={state} send={send} support={support?.(state.context.transactionId)} />;
}
