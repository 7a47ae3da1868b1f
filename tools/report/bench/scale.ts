import { bytesOf } from './goals.ts';
import type { Keeping, Sent } from './results.ts';

/** How many visits a day are reckoned with. */
export const VISITS = 1_000_000;

/** Places in which a CDN keeps its own copies, and deployments after which each fetches them anew. Assumed. */
export const EDGES = 100;
/** Deployments a day. Assumed. */
export const DEPLOYMENTS = 1;

const DAY_S = 86_400;

/** What a million visits a day ask of one kind of answers. */
export interface Load {
  readonly keeping: Keeping;
  /** Requests of one visit. */
  readonly requests: number;
  /** Bytes of one visit. */
  readonly bytes: number;
  /** Requests that reach the origin in a day. */
  readonly originRequests: number;
  /** Bytes that leave the origin in a day. */
  readonly originBytes: number;
  /** Requests that reach the origin in a second, if they came evenly. */
  readonly originRate: number;
}

/**
 * Reckons from the answers of one visit what reaches the origin behind a CDN: of what may be kept one
 * copy for each place and deployment; of what is asked again every question, answered by `unchanged` bytes
 * that say that nothing changed; of what is never kept every answer.
 */
export function scale(visit: readonly Sent[], unchanged: number): Load[] {
  return (['kept', 'asked again', 'never kept'] as const).map((keeping) => {
    const sent = visit.filter((one) => one.keeping === keeping);
    const requests = sent.length;
    const bytes = bytesOf(sent);
    const copies = EDGES * DEPLOYMENTS;
    const originRequests = requests * (keeping === 'kept' ? copies : VISITS);
    const originBytes =
      keeping === 'kept'
        ? bytes * copies
        : VISITS * (keeping === 'asked again' ? requests * unchanged : bytes);
    return {
      keeping,
      requests,
      bytes,
      originRequests,
      originBytes,
      originRate: originRequests / DAY_S,
    };
  });
}
