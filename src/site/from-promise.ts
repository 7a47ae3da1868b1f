import { type PromiseActorLogic, fromPromise as plainFromPromise } from 'xstate';

/** The arguments that start a promise actor. */
interface Start<Input> {
  input: Input;
  /** Aborts when the actor stops. */
  signal: AbortSignal;
}

/**
 * A promise actor whose promise never settles once it was stopped. StrictMode stops every actor and starts
 * the same one again: otherwise the abort of the first run would reach the second as a failure.
 */
export function fromPromise<Output, Input>(
  run: (start: Start<Input>) => PromiseLike<Output>,
): PromiseActorLogic<Output, Input> {
  return plainFromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        run({ input, signal }).then(
          (output) => {
            if (!signal.aborted) resolve(output);
          },
          (error: unknown) => {
            if (!signal.aborted) reject(error);
          },
        );
      }),
  );
}
