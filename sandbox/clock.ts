/** The sandbox's own time, in epoch milliseconds; tests set it. */
export interface SandboxClock {
  now(): number;
  /** Moves the clock: it runs on from `at`, or stands still there when `frozen`. */
  set(at: number, frozen?: boolean): void;
  /** Returns to the real time. */
  reset(): void;
}

/** A clock over `real`, the time of day unless a test brings its own. */
export function createClock(real: () => number = Date.now): SandboxClock {
  let read = real;
  return {
    now: () => read(),
    set(at, frozen = false) {
      const since = real();
      read = frozen ? () => at : () => at + real() - since;
    },
    reset() {
      read = real;
    },
  };
}
