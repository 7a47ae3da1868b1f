import { type Failure, failureText } from '#machines/domain/failure.ts';

/** Thrown by every call that did not bring what was asked for. Its message never holds what was sent. */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failureText(failure));
    this.failure = failure;
  }
}
