import { isItemKind } from '#machines/domain/catalogue/kinds.ts';
import {
  type ChangeOutcome,
  isAmong,
  RECENT_LIMIT,
  type RideChange,
  SAVED_LIMIT,
  type SavedRide,
  type SavedRides,
  withoutRide,
  withSaved,
  withViewed,
} from '#machines/domain/catalogue/saved-items.ts';
import { isItemId } from '#machines/domain/payment/transaction.ts';
import { RIDE_KEYS } from './keys.ts';
import { isNewerRecord, recordIn, recordText } from './record-text.ts';
import type { SafeStorage } from './safe-storage.ts';
import { untilForgotten } from './until-forgotten.ts';

/** The longest list of rides that is read, in characters: a hundred rides with the longest ids take some 12,000. */
const RIDES_LIMIT = 20_000;

/** A list of rides as its record, read without valibot: most pages open without it, and all of them read the saved rides. */
const ridesCodec = {
  encode: (rides: readonly SavedRide[]): string =>
    recordText({ rides: rides.map(({ kind, id, at }) => ({ kind, id, at })) }),
  /** Leaves out a ride that cannot be read, or that stands there twice. */
  decode(text: string | null): readonly SavedRide[] {
    const rides = recordIn(text, RIDES_LIMIT)?.rides;
    const readable = Array.isArray(rides) ? rides.filter(isSavedRide) : [];
    return readable.filter((ride, index) => !isAmong(readable.slice(0, index), ride));
  },
};

function isSavedRide(value: unknown): value is SavedRide {
  const { kind, id, at }: { kind?: unknown; id?: unknown; at?: unknown } = Object(value);
  return isItemKind(kind) && isItemId(id) && Number.isSafeInteger(at);
}

/** Stores the visitor's rides on a device; nothing of them is sent anywhere. `now` in epoch ms. */
export function createSavedStorage(device: SafeStorage, clock: () => number) {
  const local = untilForgotten(device);
  /** Returns the first `most` rides of a list; 'newer' for a list that a newer release wrote. */
  const ridesUnder = (key: string, most: number): readonly SavedRide[] | 'newer' => {
    const text = local.read(key);
    return isNewerRecord(text) ? 'newer' : ridesCodec.decode(text).slice(0, most);
  };
  const saved = () => ridesUnder(RIDE_KEYS.saved, SAVED_LIMIT);
  const recent = () => ridesUnder(RIDE_KEYS.recent, RECENT_LIMIT);

  function write(key: string, rides: readonly SavedRide[]): boolean {
    if (rides.length > 0) return local.write(key, ridesCodec.encode(rides));
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
    /** Returns both lists; unreadable ones count as absent. */
    read: (): SavedRides => ({ saved: withoutNewer(saved()), recent: withoutNewer(recent()) }),
    /** Changes the present list, which has the changes of other tabs, and returns the outcome. */
    change: (change: RideChange): ChangeOutcome => {
      switch (change.type) {
        case 'save':
          return changeSaved('saved', (rides) =>
            withSaved(rides, { ...change.ride, at: change.at ?? clock() }),
          );
        case 'remove':
          return changeSaved('removed', (rides) => withoutRide(rides, change.ride));
        case 'view': {
          const before = recent();
          if (before !== 'newer')
            write(RIDE_KEYS.recent, withViewed(before, { ...change.ride, at: clock() }));
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
