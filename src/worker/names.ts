// What the page and its worker have to name alike; both import it, so it imports nothing.

/** Where the worker stands: at the root, so that its scope is the whole site. */
export const WORKER_PATH = '/sw.js';

/** What a page tells its worker. */
export type WorkerMessage =
  /** The rider wants the release that waits. */
  | { readonly type: 'release.wanted' }
  /** What this page had loaded before the worker was there: absolute addresses. */
  | { readonly type: 'page.opened'; readonly addresses: readonly string[] }
  /** Tickets are to open without a connection. */
  | { readonly type: 'tickets.wanted' };
