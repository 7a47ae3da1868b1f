import { useDeferredValue, useState } from 'react';
import { useMachine } from '../../site/actors.ts';
import { useListService } from '../../site/lists.ts';
import { useSite } from '../../site/site.ts';
import { useDisplayedTime } from '../../ui/prerendered.ts';
import { FeaturedView } from './FeaturedView.tsx';

/** The featured getaways of the home page with their machine. */
export function Featured() {
  const { machines, inputs } = useListService();
  const [prerendered] = useState(inputs.featured);
  const [state, send] = useMachine(machines.featured, () => ({ request: null, prerendered }));
  const now = useDisplayedTime(useSite().browser.clock, prerendered?.cachedAt);
  return (
    <FeaturedView
      // rendered in slices, so that presses meanwhile are answered
      state={useDeferredValue(state)}
      send={send}
      now={now}
    />
  );
}
