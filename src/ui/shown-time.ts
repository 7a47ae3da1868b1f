import type { Prerendered } from '#machines/domain/prerendered.ts';
import { useIsClient } from './ClientOnly.tsx';

/** The time, epoch ms; but while a prerendered page is taken over, when what it shows was read: its words stand by that. */
export function useShownTime(now: number, prerendered: Prerendered<unknown> | undefined): number {
  const isClient = useIsClient();
  return isClient || prerendered === undefined ? now : prerendered.takenAt;
}
