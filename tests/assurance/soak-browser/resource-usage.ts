/** What a tab holds on to, after the collector has been. */
export interface ResourceUsage {
  /** Bytes of the script's heap. */
  heap: number;
  listeners: number;
  nodes: number;
}

/** What a long-lived tab held before and after the walk. */
export interface WalkFigures {
  /** Laps between the two, each of them ten changes of the page and a booking. */
  laps: number;
  /** On the home page, before the first lap. */
  fresh: ResourceUsage;
  before: ResourceUsage;
  after: ResourceUsage;
}

/**
 * How many listeners more are no leak: those of one page, which may or may not still wait for the collector. A leak of a
 * single one at each change of the page would be four times as many after the walk.
 */
const SPARE_LISTENERS = 40;
/** How much more of the heap is none: code that was compiled meanwhile. */
const SPARE_HEAP = 1.2;

/** Whether the tab holds no more than it did. */
export function isSteady({ before, after }: WalkFigures): boolean {
  return (
    after.listeners <= before.listeners + SPARE_LISTENERS && after.heap <= before.heap * SPARE_HEAP
  );
}
