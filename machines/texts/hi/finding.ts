import type { DurationChoice, PriceChoice } from '#machines/domain/catalogue/filter-choices.ts';

// how long
export const durations: Readonly<Record<DurationChoice, string>> = {
  any: 'कोई भी अवधि',
  day: '1 दिन',
  weekend: '2 से 3 दिन',
  week: '4 से 7 दिन',
  long: '8 दिन या ज़्यादा',
};

// what it costs
export const prices: Readonly<Record<PriceChoice, string>> = {
  any: 'कोई भी कीमत',
  free: 'मुफ़्त',
  'under-5000': '₹5,000 तक',
  'under-15000': '₹15,000 तक',
  'under-30000': '₹30,000 तक',
  above: '₹30,000 से ज़्यादा',
};

// in which order
export const orders = {
  soonest: 'पास की तारीख पहले',
  cheapest: 'कीमत: कम से ज़्यादा',
  dearest: 'कीमत: ज़्यादा से कम',
  shortest: 'छोटी राइड पहले',
};
