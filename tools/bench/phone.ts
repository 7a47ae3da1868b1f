import type { Browser } from 'playwright-core';

/**
 * The benchmark index of a cheap Android phone, to which each machine is slowed down, so that all measure the same
 * phone.
 */
const PHONE_INDEX = 500;
/** The least index of a machine that can measure: below it the phone would be quicker than the machine. */
const LEAST_INDEX = 600;
/**
 * The largest share by which the index may differ before and after a run; a larger one means that something else was
 * running.
 */
const DRIFT_LIMIT = 0.25;
/** The number of readings of the index. The best one counts, since other work only slows a machine down. */
const READINGS = 5;

/**
 * A mobile line: bytes a second, and ms a request. Chromium divides the bytes among the six connections of HTTP/1.1,
 * the sandbox's protocol.
 */
export const LINES = {
  /** The line of a town: 1,600 kbps down, 750 kbps up, 150 ms. */
  town: { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 },
  /** The line of the hills: 400 kbps down and up, 400 ms. */
  hills: { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 },
} as const;

/** The name of a mobile line. */
export type NetworkName = keyof typeof LINES;

/** The imitated phone: its line, and the factor by which its processor is slower than this machine's. */
export interface EmulatedPhone {
  line: NetworkName;
  slowdown: number;
}

/** Sends a command to a tab of the browser. */
export type Send = (method: string, params?: object) => Promise<unknown>;

/** Gives a tab the line and the processor of the phone. */
export async function imitate(
  { line, slowdown }: EmulatedPhone,
  send: Send,
  blocked: readonly string[] = [],
): Promise<void> {
  await send('Network.enable');
  // a film is no part of a page without scripts, which start it
  await send('Network.setBlockedURLs', { urls: ['*.mp4', '*.webm', ...blocked] });
  await send('Network.emulateNetworkConditions', { offline: false, ...LINES[line] });
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/**
 * Returns the factor by which this machine must be slowed down to be the phone, by its benchmark index. Throws on a
 * machine that is as slow as the phone itself.
 */
export function slowdownOf(index: number): number {
  if (index < LEAST_INDEX)
    throw new Error(
      `This machine’s benchmark index is ${index}: it is too slow, or too busy, to imitate a phone of ${PHONE_INDEX}.`,
    );
  return Number((index / PHONE_INDEX).toFixed(1));
}

/** True when two indexes of one machine are so far apart that something else was running. */
export const isBusy = (before: number, after: number): boolean =>
  Math.abs(before - after) > DRIFT_LIMIT * Math.max(before, after);

/** Measures the benchmark index of this machine in an empty tab. */
export async function measureIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const readings: number[] = [];
  for (let reading = 0; reading < READINGS; reading += 1)
    readings.push(await page.evaluate(readIndex));
  await page.close();
  return Math.max(...readings);
}

/**
 * Runs in the page: returns one reading of the index, as Lighthouse defines it. Half of it is the number of strings
 * of 10,000 letters that are built in a tenth of a second, which makes the garbage collector work; half the number of
 * copies of 100,000 numbers, which does not.
 */
function readIndex(): number {
  /** Returns the number of runs in a second. */
  const perSecond = (run: () => void) => {
    const start = performance.now();
    let runs = 0;
    while (performance.now() - start < 500) {
      run();
      runs += 1;
    }
    return (runs * 1_000) / (performance.now() - start);
  };
  const numbers = Array.from({ length: 100_000 }, (_, at) => at);
  const copy = new Array<number>(numbers.length);
  let letters = '';
  const strings = perSecond(() => {
    letters = '';
    for (let at = 0; at < 10_000; at += 1) letters += 'a';
  });
  const copies = perSecond(() => {
    for (let at = 0; at < numbers.length; at += 1) copy[at] = numbers[at] ?? 0;
  });
  // both are used, so that no compiler leaves them out
  const used = letters.length > 0 && copy.length > 0 ? 1 : 0;
  return Math.round(((strings / 10 + copies / 10) / 2) * used);
}
