import { useActor } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Day } from '#machines/domain/calendar.ts';
import type { Item } from '#machines/domain/item.ts';
import type { Prerendered } from '#machines/domain/prerendered.ts';
import type { featuredMachine } from '#machines/loader.machine.ts';
import { useShownDay } from '../../ui/shown-day.ts';
import { type SavingServices, useHearts } from '../saved/hearts.tsx';
import { FeaturedView } from './FeaturedView.tsx';

interface FeaturedProps {
  machine: typeof featuredMachine;
  /** The cards that the page brought along, where it did. */
  prerendered?: Prerendered<readonly Item[]> | undefined;
  /** Today in India. */
  today: Day;
  /** The button that copies what happened. */
  support?: ReactNode;
  /** What it takes to save rides from here. */
  saving?: SavingServices;
}

/** The featured getaways of the home page with their machine. */
export function Featured({ machine, prerendered, today, support, saving }: FeaturedProps) {
  const [state, send] = useActor(machine, { input: { request: null, prerendered } });
  const Heart = useHearts(saving);
  const shownDay = useShownDay(today, prerendered);
  return (
    <FeaturedView state={state} send={send} today={shownDay} support={support} Heart={Heart} />
  );
}
