import { KINDS } from '#machines/domain/catalogue/kinds.ts';
import { LISTS } from '#machines/domain/catalogue/lists.ts';
import { isItemId } from '#machines/domain/payment/transaction.ts';
import { baseOf } from '#machines/domain/text/site-address.ts';
import * as paths from '../paths.ts';

/** The fields of a request that decide its treatment. */
export type RequestFacts = Pick<Request, 'method' | 'url' | 'destination' | 'headers'>;

/** The origin of a site, and the address of its API in front of `/api/v1`. */
export interface Origins {
  /** The site's own origin, 'https://host'. */
  readonly origin: string;
  /** Base of the API without a trailing slash. */
  readonly apiBase: string;
}

/** The treatment of a request by the worker. `key` is the address under which its answer is cached. */
export type Treatment =
  /** A file whose name changes with its content: cached for good. */
  | { readonly kind: 'hashed'; readonly key: string }
  /** A picture of the site itself: the cached one is displayed, the latest is fetched meanwhile. */
  | { readonly kind: 'art'; readonly key: string }
  /** A list or a ride, the same for everybody: the network answers, or the cache where that fails. */
  | { readonly kind: 'catalogue'; readonly key: string }
  /** A picture of the catalogue on the site's own origin. */
  | { readonly kind: 'picture'; readonly key: string }
  /**
   * A page that is the same for everybody: the network answers, else the cached page, else the page without content.
   */
  | { readonly kind: 'page'; readonly key: string }
  /** A page of one visitor: the network answers, else the page without content. It is never cached. */
  | { readonly kind: 'shell' };

/** The folders and files of the build whose names do not change; films are too large to cache. */
const ART = /^\/(art\/[\w.-]+|favicon\.svg|logo(-ink)?\.svg|app-code\.svg|hero\/poster\.\w+)$/;

/** The pages that are the same for everybody, by path. */
const PUBLIC_PAGES: ReadonlySet<string> = new Set([paths.getaways, ...paths.publicPages]);

/** The pages of one visitor that open without a connection, since their data are on the device. */
export const OWN_PAGES = {
  confirmation: paths.confirmation,
  myBookings: paths.myBookings,
  bookingDetails: paths.bookingDetails,
  saved: paths.saved,
} as const;

const OWN_PATHS: ReadonlySet<string> = new Set(Object.values(OWN_PAGES));

/** Returns the test for the addresses of a pattern that ends in an id, which it captures. */
const withId = (pattern: string) => new RegExp(`^${pattern.replace(/:id\??$/, '([^/]+)')}$`, 'i');

/** The address of a ticket by its id; no cache key contains the id. */
const TICKET = withId(paths.bookingDetailsPattern);

/** The addresses of rides by their ids. */
const RIDES = paths.itemPatterns.map(withId);

const API_ROOT = '/api/v1/';

/**
 * Decides the treatment of a request (rule: Cached for the pass); null for one that passes by, never cached and never
 * answered. The list names what is allowed, so a new call is not cached until it is added.
 */
export function treatmentOf(request: RequestFacts, origins: Origins): Treatment | null {
  // Films are requested in ranges.
  if (request.method !== 'GET' || request.headers.has('range')) return null;
  const url = new URL(request.url);
  url.hash = '';
  if (request.destination === 'document') return pageTreatment(url, origins);
  const isOwn = url.origin === origins.origin;
  if (isOwn && /^\/assets\/[\w.-]+$/.test(url.pathname) && url.search === '')
    return { kind: 'hashed', key: url.href };
  if (request.destination === 'image') return pictureTreatment(url, origins);
  if (request.destination === '' && isPublicCall(url, origins))
    return { kind: 'catalogue', key: url.href };
  return null;
}

function pageTreatment(url: URL, { origin }: Origins): Treatment | null {
  if (url.origin !== origin) return null;
  const base = baseOf(url.pathname);
  const path = url.pathname.slice(base.length).replace(/(.)\/+$/, '$1') || '/';
  const page = path.toLowerCase();
  // Whoever comes back from a payment gets an answer of the network, or none (rule: Cached for the pass).
  if (page === paths.paymentResult) return null;
  if (OWN_PATHS.has(page) || TICKET.test(page)) return { kind: 'shell' };
  // What stands behind the path never changes the page, and may be anything: it is in no key.
  if (PUBLIC_PAGES.has(page)) return { kind: 'page', key: `${origin}${base}${page}` };
  const isRide = RIDES.some((ride) => isItemId(ride.exec(path)?.[1] ?? ''));
  return isRide ? { kind: 'page', key: `${origin}${base}${path}` } : null;
}

// Pictures of another host pass by: the worker has the page's policy, under which it may ask its own origin and the API's alone, and what
// comes to it without CORS cannot be looked into, neither its status nor its size.
function pictureTreatment(url: URL, { origin, apiBase }: Origins): Treatment | null {
  if (url.origin !== origin) return null;
  if (ART.test(url.pathname)) return { kind: 'art', key: url.href };
  // Nothing below the API is a picture, whatever asks for it.
  const isApi = url.href.startsWith(`${apiBase}/api/`) || /^\/(api|sandbox)\//.test(url.pathname);
  return isApi ? null : { kind: 'picture', key: url.href };
}

/** True when an address is a list of the catalogue or an item of it, without anything behind. */
function isPublicCall({ href, search }: URL, { apiBase }: Origins): boolean {
  const root = `${apiBase}${API_ROOT}`;
  if (search !== '' || !href.startsWith(root)) return false;
  const path = href.slice(root.length);
  if (Object.values(LISTS).some((list) => list.path.join('/') === path)) return true;
  return Object.values(KINDS).some(({ area }) => {
    const parent = `${area.join('/')}/`;
    return path.startsWith(parent) && isItemId(path.slice(parent.length));
  });
}
