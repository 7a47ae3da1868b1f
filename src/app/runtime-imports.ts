import type { ImportFunction, PageRoute } from '../pages/route.ts';

/** Fetches the script of the catalogue's runtime. */
export const importCatalogue = () => import('./catalogue-runtime.ts');

/** Fetches the script of the bookings' runtime. */
export const importBookings = () => import('./booking-runtime.ts');

const runtimes = { catalogue: importCatalogue, bookings: importBookings };

/** The modules that a page asks for once it stands. */
export const followingImports = ({
  prefetch = [],
  prefetchRuntime,
}: PageRoute): readonly ImportFunction[] =>
  prefetchRuntime ? [...prefetch, runtimes[prefetchRuntime]] : prefetch;
