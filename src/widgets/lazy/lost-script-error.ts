interface LostScript {
  /** The error of the last request, which names the script. */
  cause: unknown;
  /** True where a newer release stands in place of this page's, so that the host no longer has the script. */
  isReplaced: boolean;
  /** Makes the component request its script anew wherever it is rendered from then on. */
  requestAgain: () => void;
}

/** The error of a component whose script did not arrive, in the words of the browser. */
export class LostScriptError extends Error {
  // by which a report names it: the build shortens the name of the class
  override readonly name = 'LostScriptError';
  readonly isReplaced: boolean;
  readonly requestAgain: () => void;

  constructor({ cause, isReplaced, requestAgain }: LostScript) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.isReplaced = isReplaced;
    this.requestAgain = requestAgain;
  }
}
