/** Deadlines in milliseconds; they cover the body too. */
export interface Deadlines {
  /** Lists, items, share texts and My Bookings. */
  readonly read: number;
  readonly status: number;
  readonly post: number;
  /** A picture to share: a share sheet opens only for some seconds after the click. */
  readonly picture: number;
}

/** The longest time of each kind of call. */
export const DEADLINES: Deadlines = {
  read: 15_000,
  status: 10_000,
  post: 30_000,
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
  readonly deadlines?: Partial<Deadlines> | undefined;
  /** The signal that ends a call at its deadline, in milliseconds; a timer of the browser when left out. */
  readonly deadlineSignal?: ((ms: number, url: URL) => AbortSignal) | undefined;
}
