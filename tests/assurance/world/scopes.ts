import { PRICE_LIFETIME } from '#machines/domain/booking/price-age.ts';
import { DAY_MS } from '#machines/domain/calendar/calendar.ts';
import type { ItemKey, Market, Mode } from './platform-state.ts';
import type { RecordTampering } from './record-tampering.ts';
import type { OpenAnswer } from './status-answers.ts';
import type { AddressKind } from './urls.ts';

/** The answers of a browser about a lock besides granting it once it is free. */
export type LockTrouble = 'refused' | 'silent' | 'frozen';

/** The moves that a state allows, and their bounds: a slice of the adversary's powers. */
export interface Scope {
  readonly name: string;
  readonly tabs: number;
  /** The most orders at a time; beyond that the server refuses. */
  readonly orders: number;
  readonly itemKeys: readonly ItemKey[];
  readonly addresses: readonly AddressKind[];
  /** Answers that decide nothing, besides no answer at all; with none, only what is undecided is pending. */
  readonly answers: readonly OpenAnswer[];
  /** The points that the clock may show, in ms since the first state; it goes from any to any. */
  readonly clock: readonly number[];
  /** The markets of the platform besides the first one. */
  readonly markets: readonly Market[];
  /** True when selections may come from a release before prices had an age. */
  readonly hasUndated: boolean;
  /** The states in which the storage may be at times. */
  readonly modes: readonly Mode[];
  readonly recordTamperings: readonly RecordTampering[];
  readonly locks: readonly LockTrouble[];
  /** True when the bank may take money that it declined before. */
  readonly hasLateCapture: boolean;
  /** True when the platform may call an order off that money came in for, or send the money back. */
  readonly refunds: boolean;
  /** True when what was said to be paid may be called off, refunded in part or said to have failed later, and be paid again. */
  readonly flips: boolean;
  /** True when the platform may use other words of a family than the specification's. */
  readonly hasNewWords: boolean;
  /** True when its answers may name the provider's id, or the asked one in other letters. */
  readonly hasOddIds: boolean;
  /** True when it may answer about another payment than the one that was asked about. */
  readonly misdirects: boolean;
  /** True when one request may make two orders. */
  readonly isDoubled: boolean;
  /** True when the server may give an order the id of another one. */
  readonly isReused: boolean;
  /** True when requests for orders, or their answers, get lost. */
  readonly losesOrders: boolean;
  /** True when the address of a payment may open an app and leave the page behind. */
  readonly opensApps: boolean;
  /** True when the address of a payment may open nothing, and leave the page as it is. */
  readonly opensNothing: boolean;
  /** True when the recovery in the background runs. */
  readonly hasRecovery: boolean;
  /** True when the browser crashes between any two effects. */
  readonly canCrash: boolean;
  /** True when the rider may wander off from any page and come back to it, and not only to pay. */
  readonly canWander: boolean;
  /** True when the rider turns away from a page for a while, and pages open behind others. */
  readonly canTurnAway: boolean;
  /** True when the rider looks away for a moment. */
  readonly canGlance: boolean;
  /** True when tabs are duplicated. */
  readonly canDuplicate: boolean;
  /** The most steps of the exploration from the first state; without it, as far as there are states. */
  readonly depth?: number;
  /** True when the rider has all forgotten, at any moment, in this tab or another. */
  readonly canForget: boolean;
  /** True when a tab of an earlier release, which knows no generations, starts a payment. */
  readonly hasEarlierRelease: boolean;
  /** True when other tabs may do something between a question to the device and its answer. */
  readonly isSlow: boolean;
}

/** One tab and one order, and nothing out of the ordinary. */
export const calm: Scope = {
  name: 'calm',
  tabs: 1,
  orders: 1,
  itemKeys: ['A'],
  addresses: ['own'],
  answers: [],
  clock: [0],
  markets: [],
  hasUndated: false,
  modes: [],
  recordTamperings: [],
  locks: [],
  hasLateCapture: false,
  refunds: false,
  flips: false,
  hasNewWords: false,
  hasOddIds: false,
  misdirects: false,
  isDoubled: false,
  isReused: false,
  losesOrders: true,
  opensApps: false,
  opensNothing: false,
  hasRecovery: true,
  canCrash: true,
  canWander: false,
  canTurnAway: false,
  canGlance: false,
  canDuplicate: false,
  canForget: false,
  hasEarlierRelease: false,
  isSlow: false,
};

/** A minute and a little more, in ms: what was asked about may be asked about again. */
const MINUTE = 60_000;
const EVERY_ADDRESS = [
  'own',
  'success',
  'cancelled',
  'doubled',
  'bare',
  'hostile',
  'foreign',
] as const;
/** Without crashes and lost orders, which other scopes have. */
const smooth: Scope = { ...calm, canCrash: false, losesOrders: false };

/** A rider who strays, with every forged address. */
const straying: Scope = {
  ...calm,
  name: 'forged addresses, a rider who strays',
  addresses: EVERY_ADDRESS,
  canWander: true,
  canGlance: true,
};

/** A ride that costs nothing beside one that is paid. */
export const besideFree: Scope = {
  ...calm,
  name: 'a paid and a free ride',
  itemKeys: ['A', 'free'],
  addresses: ['own', 'cancelled', 'bare'],
  hasRecovery: false,
};

/** Every answer that decides nothing, and a decline that turns paid. */
export const answering: Scope = {
  ...calm,
  name: 'every open answer, late capture',
  answers: ['pending', 'busy', 'words', 'empty', 'contradiction'],
  hasLateCapture: true,
};

/** The rider turns away, and pages open and close unseen. */
export const turningAway: Scope = { ...calm, name: 'pages that are not seen', canTurnAway: true };

/** The payment address opens an app and leaves the page behind. */
export const inApps: Scope = {
  ...smooth,
  name: 'payment in an app',
  orders: 2,
  opensApps: true,
  canGlance: true,
  hasRecovery: false,
};

/** The payment address opens nothing, and leaves the page as it is. */
export const unopened: Scope = {
  ...smooth,
  name: 'a payment page that does not open',
  orders: 2,
  opensNothing: true,
  losesOrders: true,
  canGlance: true,
  canTurnAway: true,
  hasRecovery: false,
};

/** Minutes pass, and the background check may ask again. */
export const minutes: Scope = { ...smooth, name: 'minutes, back and forth', clock: [0, MINUTE] };

/** A decline, days, and money that comes after all. */
export const days: Scope = {
  ...smooth,
  name: 'two days, back and forth, late capture',
  orders: 2,
  clock: [0, 2 * DAY_MS],
  addresses: [],
  hasLateCapture: true,
  hasRecovery: false,
};

/** Months on and back. */
export const months: Scope = {
  ...smooth,
  name: 'months, back and forth',
  clock: [0, 31 * DAY_MS, 62 * DAY_MS],
};

/** Clocks that jump far, twice, and return. */
export const jumping: Scope = {
  ...smooth,
  name: 'clocks that jump twice and return',
  clock: [0, 40 * DAY_MS, 400 * DAY_MS],
  addresses: [],
};

/** The rider has all forgotten, under a clock that is right or two days off. */
export const forgetting: Scope = {
  ...smooth,
  name: 'all is forgotten, under any clock',
  addresses: ['own', 'bare'],
  clock: [2 * DAY_MS, 0],
  canForget: true,
};

/** The same with two tabs, one of which goes on. */
export const forgettingBeside: Scope = {
  ...smooth,
  tabs: 2,
  addresses: ['own'],
  name: 'all is forgotten beside another tab',
  canForget: true,
};

/** A tab of an earlier release pays beside this one, before or after all is forgotten. */
export const besideEarlier: Scope = {
  ...smooth,
  name: 'a tab of an earlier release, and all is forgotten',
  orders: 2,
  addresses: ['own'],
  canForget: true,
  hasEarlierRelease: true,
};

/** Prices and seats that change between two looks, and selections of any age and load. */
export const repricing: Scope = {
  ...smooth,
  name: 'prices and seats that change',
  itemKeys: ['A', 'free'],
  clock: [0, PRICE_LIFETIME + MINUTE],
  markets: ['usual', 'dearer', 'soldOut'],
  hasUndated: true,
  addresses: ['own'],
  hasRecovery: false,
};

/** Money that went back or came in for nothing, and answers about another payment. */
export const refunding: Scope = {
  ...smooth,
  name: 'orders that are off, answers about others',
  orders: 2,
  addresses: ['own'],
  refunds: true,
  misdirects: true,
};

/** A platform that changes its mind about what it said was paid. */
export const flipping: Scope = {
  ...smooth,
  name: 'paid bookings that are called off later',
  orders: 2,
  addresses: ['own'],
  flips: true,
};

/** Words of each family, and ids as providers write them. */
export const spelling: Scope = {
  ...smooth,
  name: 'other words and other ids',
  addresses: ['own'],
  refunds: true,
  hasNewWords: true,
  hasOddIds: true,
};

/** The storage refuses all writes, new keys, or keeps nothing without a word. */
export const refusing: Scope = {
  ...smooth,
  name: 'storage full, crowded and deaf',
  modes: ['fine', 'full', 'crowded', 'deaf'],
};

/** The browser denies the storage for a while. */
export const denying: Scope = { ...smooth, name: 'storage denied', modes: ['fine', 'denied'] };

/** The storage takes no new keys, beside two rides. */
export const crowded: Scope = {
  ...smooth,
  name: 'no new keys, two orders',
  orders: 2,
  addresses: [],
  modes: ['fine', 'crowded'],
  hasRecovery: false,
};

/** Records that something else changed: dropped, cut off, of a newer and of an older version. */
export const tampered: Scope = {
  ...smooth,
  name: 'records tampered with',
  recordTamperings: ['evict', 'corrupt', 'newer', 'older'],
};

/** Records that are dropped or cut off while the one slot goes from ride to ride. */
const meddledSlot: Scope = {
  ...tampered,
  name: 'records tampered with, two rides',
  orders: 2,
  itemKeys: ['A', 'B'],
  addresses: [],
  recordTamperings: ['evict', 'corrupt'],
  hasRecovery: false,
};

/** Two rides, and one slot for the latest. */
export const twoItems: Scope = {
  ...calm,
  name: 'two rides',
  orders: 2,
  itemKeys: ['A', 'B'],
  addresses: ['own', 'bare'],
  hasRecovery: false,
};

/** One ride, ordered twice; one request makes two orders, and ids come again. */
export const twice: Scope = {
  ...smooth,
  name: 'doubled requests, ids used again',
  orders: 2,
  addresses: ['own'],
  isDoubled: true,
  isReused: true,
  hasRecovery: false,
};

/** Two tabs and one order. */
export const twoTabs: Scope = {
  ...smooth,
  name: 'two tabs',
  tabs: 2,
  addresses: ['own'],
  canDuplicate: true,
};

/** Two tabs and two orders, and a browser whose locks fail in every way. */
export const locking: Scope = {
  ...smooth,
  name: 'two tabs, locks that fail',
  tabs: 2,
  orders: 2,
  addresses: [],
  locks: ['refused', 'silent', 'frozen'],
  hasRecovery: false,
};

/** The same, and a device that takes its time: other tabs go on between a question and its answer. */
export const slowDevice: Scope = { ...twoTabs, name: 'two tabs, a slow device', isSlow: true };

/** Everything at once but clocks and locks: too many states to see all of, so they are walked at random. */
const everything: Scope = {
  ...straying,
  name: 'everything but clocks and locks',
  markets: ['usual', 'dearer', 'soldOut'],
  hasUndated: true,
  tabs: 2,
  orders: 3,
  itemKeys: ['A', 'B', 'free'],
  answers: ['pending', 'busy', 'words', 'empty', 'contradiction'],
  modes: ['fine', 'full', 'crowded', 'deaf', 'denied'],
  recordTamperings: ['evict', 'corrupt', 'newer', 'older'],
  hasLateCapture: true,
  refunds: true,
  flips: true,
  hasNewWords: true,
  hasOddIds: true,
  misdirects: true,
  isDoubled: true,
  isReused: true,
  opensApps: true,
  opensNothing: true,
  canTurnAway: true,
  canDuplicate: true,
  canForget: true,
  hasEarlierRelease: true,
};

/** Clocks, with everything but what a storage and a lock may do. */
const allClocks: Scope = {
  ...everything,
  name: 'clocks, with everything but storage and locks',
  clock: [0, MINUTE, 2 * DAY_MS, 31 * DAY_MS, 62 * DAY_MS],
  modes: [],
  recordTamperings: [],
};

/** Locks, with everything but clocks and what a storage may do. */
const allLocks: Scope = {
  ...everything,
  name: 'locks, with everything but storage and clocks',
  locks: ['refused', 'silent', 'frozen'],
  modes: [],
  recordTamperings: [],
};

/** The random walks. */
export const WALKS: readonly Scope[] = [everything, allClocks, allLocks];

/** So many steps far, and the least number of states; those of `npm run test:all` first, then what WORLD=wide adds, then what WORLD=full adds. */
type Bounds = readonly [depth: number, minStates: number];

/** As far as there are states. */
const END = Number.POSITIVE_INFINITY;

const BOUNDS: readonly (readonly [Scope, ...Bounds[]])[] = [
  [straying, [12, 9_600], [16, 30_000], [END, 101_000]],
  [besideFree, [14, 8_100], [END, 35_200]],
  [answering, [22, 14_800], [END, 18_900]],
  [turningAway, [18, 14_000], [END, 25_400]],
  [inApps, [17, 17_000], [20, 34_000], [24, 60_000]],
  [unopened, [14, 15_500], [18, 55_000], [END, 400_000]],
  [minutes, [11, 9_500], [12, 15_900], [16, 79_000]],
  [days, [11, 9_000], [12, 18_100], [14, 66_000]],
  [months, [9, 8_800], [10, 19_000], [12, 72_000]],
  [jumping, [10, 14_000], [12, 49_700]],
  [forgetting, [10, 13_700], [12, 41_800]],
  [forgettingBeside, [10, 34_700], [11, 77_900]],
  [besideEarlier, [9, 11_000], [10, 25_000]],
  [repricing, [10, 52_000], [11, 114_900]],
  [refunding, [14, 19_700], [15, 21_000]],
  [flipping, [14, 9_000], [17, 45_500]],
  [spelling, [14, 7_500], [16, 13_400]],
  [refusing, [11, 24_600], [12, 41_300], [14, 100_000]],
  [denying, [12, 15_800], [13, 24_000], [17, 80_000]],
  [crowded, [12, 17_600], [13, 32_900], [16, 171_000]],
  [tampered, [12, 14_000], [14, 27_600], [20, 82_000]],
  [meddledSlot, [10, 11_000], [11, 12_500]],
  [twoItems, [11, 15_300], [12, 29_200], [15, 155_000]],
  [twice, [14, 10_900], [15, 15_300], [19, 43_000]],
  [twoTabs, [10, 21_400], [11, 44_000], [12, 88_000]],
  [slowDevice, [9, 21_300], [10, 23_000]],
  [locking, [12, 9_000], [13, 17_900], [16, 124_000]],
];

/** The size of the run: that of `npm run test:all` unless WORLD says `wide` or `full`. */
export const SIZE = process.env.WORLD ?? 'quick';

/** The explorations of the run. */
export const EXPLORATIONS = BOUNDS.flatMap(([scope, ...all]) =>
  all
    .slice(0, { wide: 2, full: 3 }[SIZE] ?? 1)
    .map(([depth, minStates]) => ({ ...scope, depth, minStates })),
);
