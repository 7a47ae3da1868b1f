/** A value that the page brought along from the build's last look at the catalogue. It may be shown, never sold (rule: Sold from an answer). */
export interface Prerendered<Value> {
  readonly value: Value;
  /** When it was read from the platform, epoch ms. */
  readonly takenAt: number;
}
