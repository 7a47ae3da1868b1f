import { useState } from 'react';
import { Redirect } from 'wouter';
import type { BookingInput } from '#machines/booking.machine.ts';
import * as paths from '../../paths.ts';
import { useMachine } from '../../site/actors.ts';
import { useConfirmationService } from '../../site/confirmation.ts';
import { itemLink } from '../../ui/item-link.ts';
import { useIsClient } from '../../ui/prerendered.ts';
import { CopyTrace } from '../../widgets/copy/CopyTrace.tsx';
import { ConfirmationSkeleton } from './ConfirmationSkeleton.tsx';
import { ConfirmationView } from './ConfirmationView.tsx';

/** The page at /confirmationpage; without a selection it leads home (rule: Confirmation page). */
export function ConfirmationPage() {
  return useIsClient() ? <Arrival /> : <ConfirmationSkeleton />;
}

function Arrival() {
  const [input] = useState(useConfirmationService().input);
  return input === null ? <Redirect to={paths.home} replace /> : <Confirmation input={input} />;
}

function Confirmation({ input }: { input: BookingInput }) {
  const [state, send] = useMachine(useConfirmationService().machine, () => input);
  return (
    <ConfirmationView
      state={state}
      send={send}
      itemHref={itemLink(input.draft.item)?.href ?? paths.getaways}
      support={<CopyTrace transactionId={state.context.pending?.transactionId ?? null} />}
    />
  );
}
