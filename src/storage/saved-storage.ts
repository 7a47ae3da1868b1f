import {
  type ChangeOutcome,
  decodeRides,
  encodeRides,
  MOST_RECENT,
  MOST_SAVED,
  type RideChange,
  type SavedRide,
  type SavedRides,
  withoutRide,
  withSaved,
  withViewed,
} from '#machines/domain/catalogue/saved-items.ts';
import { RIDE_KEYS } from './keys.ts';
import type { SafeStorage } from './safe-storage.ts';

/** Keeps the visitor's rides in `local`; nothing of them is sent anywhere. `now` in epoch ms. */
export function createSavedStorage(local: SafeStorage, now: () => number) {
  const saved = () => decodeRides(local.read(RIDE_KEYS.saved), MOST_SAVED);
  const recent = () => decodeRides(local.read(RIDE_KEYS.recent), MOST_RECENT);

  function write(key: string, rides: readonly SavedRide[]): boolean {
    if (rides.length > 0) return local.write(key, encodeRides(rides));
    local.remove(key);
    return local.persisted(key) === null;
  }

  function changeSaved(
    done: 'saved' | 'removed',
    next: (rides: readonly SavedRide[]) => readonly SavedRide[] | null,
  ): ChangeOutcome {
    const before = saved();
    if (before === 'newer') return 'newer';
    const after = next(before);
    if (after === null) return 'full';
    return write(RIDE_KEYS.saved, after) ? done : 'notStored';
  }

  return {
    /** Both lists; unreadable ones count as absent. */
    read: (): SavedRides => ({ saved: withoutNewer(saved()), recent: withoutNewer(recent()) }),
    /** Changes a list as it is now, with the changes of other tabs, and returns the outcome. */
    change: (change: RideChange): ChangeOutcome => {
      switch (change.type) {
        case 'save':
          return changeSaved('saved', (rides) =>
            withSaved(rides, { ...change.ride, at: change.at ?? now() }),
          );
        case 'remove':
          return changeSaved('removed', (rides) => withoutRide(rides, change.ride));
        case 'view': {
          const before = recent();
          if (before !== 'newer')
            write(RIDE_KEYS.recent, withViewed(before, { ...change.ride, at: now() }));
          return 'quiet';
        }
        case 'clearRecent':
          local.remove(RIDE_KEYS.recent);
          return 'quiet';
        case 'forget':
          for (const key of Object.values(RIDE_KEYS)) local.remove(key);
          return 'quiet';
      }
    },
  };
}

function withoutNewer(rides: readonly SavedRide[] | 'newer'): readonly SavedRide[] {
  return rides === 'newer' ? [] : rides;
}
