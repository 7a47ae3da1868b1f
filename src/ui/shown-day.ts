import { type Day, dayOf } from '#machines/domain/calendar.ts';
import type { Prerendered } from '#machines/domain/prerendered.ts';
import { useIsClient } from './ClientOnly.tsx';

/** Today; but while a prerendered page is taken over, the day on which what it shows was read: its words stand by that day. */
export function useShownDay(today: Day, prerendered: Prerendered<unknown> | undefined): Day {
  const isClient = useIsClient();
  return isClient || prerendered === undefined ? today : dayOf(prerendered.takenAt);
}
