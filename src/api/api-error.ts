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
