import type { SafeStorage } from './safe-storage.ts';

/** The two storages of a page, a clock in epoch ms, and the id of the storage's generation. */
export interface DeviceAreas {
  readonly local: SafeStorage;
  /** The storage of the tab, which lasts as long as the tab. */
  readonly session: SafeStorage;
  clock(): number;
  generation(): string | undefined;
}
