/** The longest time of each kind of call, in milliseconds; it covers the body too. */
export const DEADLINES = {
  /** Lists, items, share texts and My Bookings. */
  read: 15_000,
  status: 10_000,
  post: 30_000,
  /** A picture to share: a share sheet opens only for some seconds after the click. */
  picture: 1_000,
};

/** The settings of the API. Bases are absolute addresses. */
export interface ApiConfig {
  readonly baseUrl: string;
  readonly contactBaseUrl: string;
  /** The fixed bearer, '' for none; never shown, even where a server echoes it. */
  readonly token: string;
  /** The payment provider as its field names it, such as 'phonepe'. */
  readonly provider: string;
  /** The page's own origin; the API's when left out. */
  readonly pageOrigin?: string | undefined;
  /** The browser's own when left out. */
  readonly fetch?: typeof fetch | undefined;
  /** True when the device believes it has a connection. */
  readonly isOnline: () => boolean;
  /** The signal that ends a call at its deadline, in milliseconds; a timer of the browser when left out. */
  readonly deadlineSignal?: ((ms: number, url: URL) => AbortSignal) | undefined;
}
