/**
 * A value of the catalogue that was not requested just now: it stands in the HTML, is of this visit, or was cached by
 * the worker. It may be displayed, never sold (rule: Sold from an answer).
 */
export interface Prerendered<Value> {
  readonly value: Value;
  /** The time at which it was read from the platform, epoch ms. */
  readonly takenAt: number;
}
