import type { Failure } from './domain/answer/failure.ts';
import type { Prerendered } from './domain/answer/prerendered.ts';

/** Returns the failure that an actor's error carries; null for a fault of our own, which carries none. */
export function carriedFailure(error: unknown): Failure | null {
  if (!(error instanceof Error) || !('failure' in error)) return null;
  return error.failure as Failure;
}

/** Returns the reason that an actor failed; a fault of our own counts as an unexpected answer. */
export function failureOf(error: unknown): Failure {
  return carriedFailure(error) ?? { kind: 'unexpected' };
}

/** True when the server knows no such item, by its status or by an answer that holds none. */
export function isNotFound(failure: Failure): boolean {
  return failure.kind === 'missing' || (failure.kind === 'http' && failure.status === 404);
}

/**
 * Returns the earlier answer that the device cached, where a read of the catalogue failed with it; null for any other
 * error.
 */
export function cachedOf<Value>(error: unknown): Prerendered<Value> | null {
  if (!(error instanceof Error) || !('cached' in error)) return null;
  return error.cached as Prerendered<Value>;
}

/** True for an error with a cached answer later than `takenAt`, epoch ms; null counts as earlier than any. */
export function isCachedAfter(error: unknown, takenAt: number | null): boolean {
  return (cachedOf(error)?.takenAt ?? -1) > (takenAt ?? -1);
}
