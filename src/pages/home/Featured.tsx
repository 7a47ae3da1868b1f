import { useActor } from '@xstate/react';
import type { ReactElement } from 'react';
import type { Item } from '#machines/domain/item.ts';
import type { Prerendered } from '#machines/domain/prerendered.ts';
import type { featuredMachine } from '#machines/loader.machine.ts';
import { useShownTime } from '../../ui/shown-time.ts';
import { type SavingServices, useHearts } from '../saved/hearts.tsx';
import { FeaturedView } from './FeaturedView.tsx';

interface FeaturedProps {
  machine: typeof featuredMachine;
  /** The cards that the page brought along, if any. */
  prerendered?: Prerendered<readonly Item[]> | undefined;
  /** The clock, epoch ms. */
  now: () => number;
  /** The button that copies what happened. */
  support?: ReactElement;
  /** The services for saving rides from here. */
  saving?: SavingServices;
}

/** The featured getaways of the home page with their machine. */
export function Featured({ machine, prerendered, now, support, saving }: FeaturedProps) {
  const [state, send] = useActor(machine, { input: { request: null, prerendered } });
  const Heart = useHearts(saving);
  const shownTime = useShownTime(now, prerendered);
  return <FeaturedView state={state} send={send} now={shownTime} support={support} Heart={Heart} />;
}
