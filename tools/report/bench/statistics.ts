/** What many measurements of one thing came to. */
export interface Summary {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** A task of the main thread, in ms since the navigation began. */
export interface Task {
  readonly start: number;
  readonly duration: number;
}

/** A task blocks from its 51st millisecond on. */
const UNNOTICED_MS = 50;

/** Sums measurements up. Throws where there are none. */
export function summary(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined || least === undefined || most === undefined)
    throw new Error('Nothing was measured.');
  return { median: (low + high) / 2, least, most };
}

/** The ratios of measurements that were taken in pairs, one pair a round. */
export function pairedRatios(ours: readonly number[], theirs: readonly number[]): number[] {
  if (ours.length !== theirs.length)
    throw new Error(`${ours.length} measurements do not pair with ${theirs.length}.`);
  // two figures of 0 are equal, and the median of one infinite ratio among seven is none
  return ours.map((value, round) => (value === theirs[round] ? 1 : value / Number(theirs[round])));
}

/** Total blocking time in ms: what tasks take beyond 50 ms each, of what lies between two moments. */
export function blockingTime(tasks: readonly Task[], from: number, to: number): number {
  return tasks
    .map(({ start, duration }) => Math.min(start + duration, to) - Math.max(start, from))
    .reduce((sum, within) => sum + Math.max(0, within - UNNOTICED_MS), 0);
}
