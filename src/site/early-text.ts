import type { TakenOverText } from '#machines/domain/person/early-text.ts';
import { bookingService } from './bookings.ts';
import type { Site } from './site.ts';

/** Returns the text from before hydration that a form of this page takes over (rule: Open pages after a Forget). */
export function takenOver(site: Site): TakenOverText {
  const { bookingStorage, heldForgotten } = bookingService(site);
  if (bookingStorage.generation() === undefined) return 'all';
  if (site.hasForgotten()) return 'none';
  return heldForgotten || isOpenedAgain() ? 'typed' : 'all';
}

/**
 * True where the browser opened this document once more and may fill its forms again: by Back, by a reload, or in a
 * tab that it restored. A browser that does not report it counts as one that did.
 */
function isOpenedAgain(): boolean {
  const [opening] = performance.getEntriesByType('navigation');
  return !(opening && 'type' in opening && opening.type === 'navigate');
}
