import { FailedCall } from './domain/answer/failed-call.ts';
import type { Failure } from './domain/answer/failure.ts';

/** Returns the failure that an actor's error carries; null for a fault of our own, which carries none. */
export function carriedFailure(error: unknown): Failure | null {
  return error instanceof FailedCall ? error.failure : null;
}

/** Returns the reason that an actor failed; a fault of our own counts as an unexpected answer. */
export function failureOf(error: unknown): Failure {
  return carriedFailure(error) ?? { kind: 'unexpected' };
}

/** True when the server has no such item, by its status or by an answer without one. */
export function isNotFound(failure: Failure): boolean {
  return failure.kind === 'missing' || (failure.kind === 'http' && failure.status === 404);
}
