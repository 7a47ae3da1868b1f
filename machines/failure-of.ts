import type { Failure } from './domain/answer/failure.ts';
import type { Prerendered } from './domain/answer/prerendered.ts';

/** The failure that an actor's error carries; null for a fault of our own, which carries none. */
export function carriedFailure(error: unknown): Failure | null {
  if (!(error instanceof Error) || !('failure' in error)) return null;
  return error.failure as Failure;
}

/** The reason that an actor failed; a fault of our own counts as an unexpected answer. */
export function failureOf(error: unknown): Failure {
  return carriedFailure(error) ?? { kind: 'unexpected' };
}

/** True when the server knows no such item, by its status or by an answer that holds none. */
export function isNotFound(failure: Failure): boolean {
  return failure.kind === 'missing' || (failure.kind === 'http' && failure.status === 404);
}

/** The earlier answer that the device kept, where a read of the catalogue failed with it; null for any other error. */
export function keptOf<Value>(error: unknown): Prerendered<Value> | null {
  if (!(error instanceof Error) || !('kept' in error)) return null;
  return error.kept as Prerendered<Value>;
}

/** True for an error with a kept answer later than `takenAt`, epoch ms; null counts as earlier than any. */
export function isKeptAfter(error: unknown, takenAt: number | null): boolean {
  return (keptOf(error)?.takenAt ?? -1) > (takenAt ?? -1);
}
