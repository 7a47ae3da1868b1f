import { type BookingApi, createBookingApi } from './booking-api.ts';
import { type CatalogueApi, createCatalogueApi } from './catalogue-api.ts';
import type { ApiConfig } from './client.ts';

/** All calls of the platform. */
export type Api = CatalogueApi & BookingApi;

/** Returns the whole API at `baseUrl`; a page fetches the part that it needs. */
export function createApi(config: ApiConfig): Api {
  return { ...createCatalogueApi(config), ...createBookingApi(config) };
}
