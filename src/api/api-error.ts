import { type Failure, failureText } from '#machines/domain/answer/failure.ts';
import type { Prerendered } from '#machines/domain/answer/prerendered.ts';
import { KEPT_AT } from './kept-header.ts';

/** Thrown by every failed call. Its message never contains what was sent. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failureText(failure));
    this.failure = failure;
  }
}

/** Returns the decoded value; throws the failure of an answer that cannot be read. */
export function orUnexpected<Value>(value: Value | null): Value {
  if (value !== null) return value;
  throw new ApiError({ kind: 'unexpected' });
}

/**
 * Thrown by a read of the catalogue that only the device could answer: the network failed, and `kept` is its earlier answer. It is a
 * failure unless the caller looks for `kept`, so a kept answer may be shown and is never sold (rule: Sold from an answer).
 */
export class KeptAnswer<Value = unknown> extends ApiError {
  readonly kept: Prerendered<Value>;

  constructor(failure: Failure, kept: Prerendered<Value>) {
    super(failure);
    this.kept = kept;
  }
}

/** The time of an answer that the device kept, epoch ms; null for an answer of the network. */
export function keptAtOf(headers: Headers): number | null {
  const text = headers.get(KEPT_AT);
  if (text === null) return null;
  const at = Number(text);
  // Marked but without a moment: as old as can be, and never taken for an answer of the network.
  return Number.isFinite(at) ? at : 0;
}
