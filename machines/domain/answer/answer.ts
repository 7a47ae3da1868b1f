import type { Failure } from './failure.ts';

/** The platform's answer to a request of this visit: the only one that is sold (rule: Sold from an answer). */
export interface FreshAnswer<Value> {
  readonly value: Value;
  readonly cachedAt: null;
  readonly failure?: undefined;
}

/**
 * An earlier answer: prerendered in the page, or cached by this visit or by the device. It is displayed with its age and
 * never sold (rule: Sold from an answer).
 */
export interface CachedAnswer<Value> {
  readonly value: Value;
  /** The time at which it was read from the platform, epoch ms. */
  readonly cachedAt: number;
  /** The reason that the platform gave no newer one; undefined before it was requested. */
  readonly failure?: Failure;
}

/** An answer that is displayed, whatever its age. */
export type Answer<Value> = FreshAnswer<Value> | CachedAnswer<Value>;

/** The result of a read of the catalogue: a fresh answer, or where the platform failed the one that the device cached. */
export type ReadResult<Value> = FreshAnswer<Value> | Required<CachedAnswer<Value>>;

/** Returns a value as the platform's answer of this visit. */
export function freshAnswer<Value>(value: Value): FreshAnswer<Value> {
  return { value, cachedAt: null };
}

/** True for the platform's answer to a request of this visit. */
export function isFresh<Value>(answer: Answer<Value>): answer is FreshAnswer<Value> {
  return answer.cachedAt === null;
}

/** True for an answer that takes the place of what is displayed: a fresh one, and one that was read after `cachedAt`; null where nothing is displayed. */
export function isNewer(answer: Answer<unknown>, cachedAt: number | null): boolean {
  return isFresh(answer) || answer.cachedAt > (cachedAt ?? -1);
}
