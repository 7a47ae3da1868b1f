import { isFresh, type ReadResult } from '#machines/domain/answer/answer.ts';
import { FailedCall } from '#machines/domain/answer/failed-call.ts';
import { type Failure, failureText } from '#machines/domain/answer/failure.ts';
import { CACHED_AT } from './cached-header.ts';

/** Thrown by every failed call. Its message never contains what was sent. */
export class ApiError extends FailedCall {
  override readonly name = 'ApiError';

  constructor(failure: Failure) {
    super(failureText(failure), failure);
  }
}

/** Returns the decoded value; throws the failure of an answer that cannot be read. */
export function orUnexpected<Value>(value: Value | null): Value {
  if (value !== null) return value;
  throw new ApiError({ kind: 'unexpected' });
}

/**
 * Returns the value of a fresh answer; throws the failure of a cached one, which is never sold (rule: Sold from an
 * answer).
 */
export function freshValue<Value>(answer: ReadResult<Value>): Value {
  if (isFresh(answer)) return answer.value;
  throw new ApiError(answer.failure);
}

/** Returns the time of an answer that the device cached, epoch ms; null for an answer of the network. */
export function cachedAtOf(headers: Headers): number | null {
  const text = headers.get(CACHED_AT);
  if (text === null) return null;
  const at = Number(text);
  // Marked but without a moment: as old as can be, and never taken for an answer of the network.
  return Number.isFinite(at) ? at : 0;
}
