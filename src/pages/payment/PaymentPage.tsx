import { useActor } from '@xstate/react';
import type { PaymentInput, paymentMachine } from '#machines/payment.machine.ts';
import { PaymentView } from './PaymentView.tsx';

interface PaymentPageProps {
  machine: typeof paymentMachine;
  input: PaymentInput;
}

/** The page at /paymentsuccessandfailure, where the payment page sends visitors back to. */
export function PaymentPage({ machine, input }: PaymentPageProps) {
  const [state, send] = useActor(machine, { input });
  return <PaymentView state={state} send={send} />;
}
