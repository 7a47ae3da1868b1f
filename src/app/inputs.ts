import { type BookingSources, createBookingInputs } from './booking-inputs.ts';
import { type CatalogueSources, createCatalogueInputs } from './catalogue-inputs.ts';

/** Reads the inputs of all pages from the address, the navigation state and this device; a page fetches the part that it needs. */
export function createInputs(sources: CatalogueSources & BookingSources) {
  return { ...createCatalogueInputs(sources), ...createBookingInputs(sources) };
}
