import { listen, stopAll } from './listeners.ts';

/** Returns the functions that watch the connection: what the device reports, and whether the last call was answered. */
export function watchConnection() {
  const calls = new EventTarget();
  let isUnanswered = false;
  return {
    /** Notes whether the network answered the last call. */
    noteAnswer(isAnswered: boolean) {
      isUnanswered = !isAnswered;
      calls.dispatchEvent(new Event('answer'));
    },
    /** True when the device reports no connection and the last call had no answer: the device alone is often wrong. */
    isCutOff: () => isUnanswered && !window.navigator.onLine,
    /**
     * Calls back when the connection may have changed, by the device or by a call; returns a function that stops it.
     */
    onConnection: (listener: () => void) =>
      stopAll([
        listen(window, ['online', 'offline'], listener),
        listen(calls, ['answer'], listener),
      ]),
  };
}

/** True when the visitor saves data. Not every browser reports it. */
export function savesData(): boolean {
  const { connection } = window.navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** True when prefetching is allowed: not offline, and not where the visitor saves data. */
export const mayFetchAhead = (): boolean => window.navigator.onLine && !savesData();
