import type { Scope } from './moves.ts';

/** A complete exploration, and the least number of worlds it must see to mean something. */
export interface Bounded extends Scope {
  readonly least: number;
}

const ALL = ['own', 'success', 'cancelled', 'doubled', 'bare', 'hostile', 'foreign'] as const;

/** One tab and one order, with every forged address. */
export const oneByOne: Bounded = {
  name: '1 tab x 1 order',
  tabs: 1,
  orders: 1,
  rides: ['A'],
  addresses: ALL,
  hasFaults: false,
  hasRecovery: true,
  canWander: true,
  canTurnAway: false,
  least: 30_000,
};

/** The same, beside a ride that costs nothing. */
export const besideFree: Bounded = {
  ...oneByOne,
  name: 'a paid and a free ride',
  rides: ['A', 'free'],
  addresses: ['own', 'cancelled', 'bare'],
  hasRecovery: false,
  least: 5_000,
};

/** The same, and the rider turns away from the result page at times. */
export const turningAway: Bounded = {
  ...oneByOne,
  name: '1 tab x 1 order, turning away',
  addresses: ['own', 'cancelled'],
  hasRecovery: false,
  canTurnAway: true,
  least: 1_500,
};

/** The same, and the storage is full or denied at any time. */
export const withFaults: Bounded = {
  ...oneByOne,
  name: '1 tab x 1 order, storage faults',
  addresses: ['own', 'cancelled', 'bare'],
  hasFaults: true,
  hasRecovery: false,
  least: 25_000,
};

/** One tab and two orders, of one ride or two. */
export const oneByTwo: Bounded = {
  ...oneByOne,
  name: '1 tab x 2 orders',
  orders: 2,
  rides: ['A', 'B'],
  addresses: ['own', 'cancelled', 'bare'],
  hasRecovery: false,
  canWander: false,
  least: 80_000,
};

/** Two tabs and one order. */
export const twoByOne: Bounded = {
  ...oneByOne,
  name: '2 tabs x 1 order',
  tabs: 2,
  rides: ['A'],
  addresses: ['own', 'cancelled'],
  hasRecovery: false,
  canWander: false,
  least: 65_000,
};

/** Two tabs and two orders, with everything that can go wrong at once: walked at random. */
export const twoByTwo: Scope = {
  ...oneByOne,
  name: '2 tabs x 2 orders',
  tabs: 2,
  orders: 2,
  rides: ['A', 'B'],
  hasFaults: true,
  canTurnAway: true,
};

/** One tab, two orders and storage faults: also too many worlds to see all of. */
export const oneByTwoWithFaults: Scope = {
  ...twoByTwo,
  name: '1 tab x 2 orders, storage faults',
  tabs: 1,
  addresses: ['own'],
};

/** The complete explorations of the test run. */
export const SCOPES: readonly Bounded[] = [
  oneByOne,
  besideFree,
  turningAway,
  withFaults,
  oneByTwo,
  twoByOne,
];

/** The longer explorations: the same bounds, with the quiet check and wandering riders throughout. */
export const FULL_SCOPES: readonly Bounded[] = [
  { ...withFaults, name: `${withFaults.name}, quiet check`, hasRecovery: true, least: 480_000 },
  { ...oneByTwo, name: `${oneByTwo.name}, wandering`, canWander: true, least: 100_000 },
  { ...twoByOne, name: `${twoByOne.name}, wandering`, canWander: true, least: 120_000 },
];
