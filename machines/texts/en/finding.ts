import type { DurationChoice, PriceChoice } from '#machines/domain/catalogue/filter-choices.ts';

// how long
export const durations: Readonly<Record<DurationChoice, string>> = {
  any: 'Any duration',
  day: '1 day',
  weekend: '2 to 3 days',
  week: '4 to 7 days',
  long: '8 days or more',
};

// what it costs
export const prices: Readonly<Record<PriceChoice, string>> = {
  any: 'Any price',
  free: 'Free',
  'under-5000': 'Up to ₹5,000',
  'under-15000': 'Up to ₹15,000',
  'under-30000': 'Up to ₹30,000',
  above: 'Above ₹30,000',
};

// in which order
export const orders = {
  soonest: 'Soonest first',
  cheapest: 'Price: low to high',
  dearest: 'Price: high to low',
  shortest: 'Shortest first',
};
