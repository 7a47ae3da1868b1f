import type { Api } from '../api/platform-api.ts';
import { type BookingDependencies, createBookingMachines } from './booking-machines.ts';
import { type CatalogueDependencies, createCatalogueMachines } from './catalogue-machines.ts';
import { createSavedMachines } from './saved-machines.ts';

/** Everything outside the machines: the API, the browser, and this device's storage. */
export interface MachineDependencies
  extends CatalogueDependencies,
    Omit<BookingDependencies, 'catalogue'> {
  api: Api;
}

/** Gives every machine its effects, once; a page fetches the part that it needs. */
export function createMachines(dependencies: MachineDependencies) {
  const { api, browser } = dependencies;
  return {
    ...createCatalogueMachines(dependencies),
    ...createBookingMachines({ ...dependencies, catalogue: async () => api }),
    ...createSavedMachines({ api: async () => api, browser }),
  };
}
