import type { Failure } from './failure.ts';

/** The error of a call that failed, by which charts learn of the failure. */
export class FailedCall extends Error {
  readonly failure: Failure;

  constructor(message: string, failure: Failure) {
    super(message);
    this.failure = failure;
  }
}
