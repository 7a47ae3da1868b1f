import { useActor } from '@xstate/react';
import type { Day } from '#machines/domain/calendar.ts';
import type { featuredMachine } from '#machines/loader.machine.ts';
import { FeaturedView } from './FeaturedView.tsx';

interface FeaturedProps {
  machine: typeof featuredMachine;
  /** Today in India. */
  today: Day;
}

/** The featured getaways of the home page with their machine. */
export function Featured({ machine, today }: FeaturedProps) {
  const [state, send] = useActor(machine, { input: { request: null } });
  return <FeaturedView state={state} send={send} today={today} />;
}
