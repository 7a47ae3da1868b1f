import { type Failure, failureText } from '#machines/domain/failure.ts';

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
