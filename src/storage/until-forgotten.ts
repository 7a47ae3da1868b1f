import { RIDE_KEYS, STORAGE_KEYS } from './keys.ts';
import type { SafeStorage } from './safe-storage.ts';

/**
 * Returns a storage of rides that drops what a full device refused, and this page alone remembers, once everything was
 * forgotten in any tab (rule: Open pages after a Forget).
 */
export function untilForgotten(local: SafeStorage): SafeStorage {
  let generation = local.persisted(STORAGE_KEYS.generation);
  return {
    ...local,
    read(key) {
      const present = local.persisted(STORAGE_KEYS.generation);
      if (present !== generation)
        for (const each of Object.values(RIDE_KEYS))
          if (local.persisted(each) === null) local.remove(each);
      generation = present;
      return local.read(key);
    },
  };
}
