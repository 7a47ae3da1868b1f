import { createSafeStorage } from '../storage/safe-storage.ts';

/** Returns the storage of the device, which lasts until it is removed. */
export const deviceStorage = () => createSafeStorage(() => window.localStorage);

/** Returns the storage of the tab, which lasts as long as the tab. */
export const tabStorage = () => createSafeStorage(() => window.sessionStorage);
