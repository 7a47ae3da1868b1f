import { useState } from 'react';
import { useCatalogue } from '../../site/catalogue.ts';
import { useSite } from '../../site/site.ts';
import { useMachine } from '../../site/use-machine.ts';
import { useShownTime } from '../../ui/prerendered.tsx';
import { NoticedHeart } from '../saved/Heart.tsx';
import { CopyTrace } from '../support/CopyTrace.tsx';
import { FeaturedView } from './FeaturedView.tsx';

/** The featured getaways of the home page with their machine. */
export function Featured() {
  const { machines, inputs } = useCatalogue();
  const [prerendered] = useState(inputs.featured);
  const [state, send] = useMachine(machines.featured, () => ({ request: null, prerendered }));
  const now = useShownTime(useSite().browser.now, prerendered);
  return (
    <FeaturedView
      state={state}
      send={send}
      now={now}
      support={<CopyTrace transactionId={null} />}
      Heart={NoticedHeart}
    />
  );
}
