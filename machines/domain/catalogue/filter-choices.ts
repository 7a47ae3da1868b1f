/** The values that pass a choice of a filter: those above `above`, up to and including `upTo`. */
export interface ChoiceRange {
  readonly above?: number;
  readonly upTo?: number;
}

/** The choices of a ride's length, in days; null lets every ride pass, also one of an unknown length. */
export const DURATIONS = {
  any: null,
  day: { upTo: 1 },
  weekend: { above: 1, upTo: 3 },
  week: { above: 3, upTo: 7 },
  long: { above: 7 },
} as const satisfies Readonly<Record<string, ChoiceRange | null>>;

/** A choice of a ride's length. */
export type DurationChoice = keyof typeof DURATIONS;

/** The choices of a ride's price, in paise; null lets every ride pass, also one without a price. */
export const PRICES = {
  any: null,
  free: { upTo: 0 },
  'under-5000': { upTo: 500_000 },
  'under-15000': { upTo: 1_500_000 },
  'under-30000': { upTo: 3_000_000 },
  above: { above: 3_000_000 },
} as const satisfies Readonly<Record<string, ChoiceRange | null>>;

/** A choice of a ride's price. */
export type PriceChoice = keyof typeof PRICES;
