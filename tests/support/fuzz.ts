import fc from 'fast-check';
import { noteTrial } from '../../tools/report/evidence/record.ts';

/** How many times the usual number of inputs to try; `npm run fuzz` sets it so that they are a million; without it they are a tenth of that. */
const factor = Number(process.env.FUZZ_FACTOR ?? 2.4);

/** The seed of every property of the run: `FUZZ_SEED` repeats one. */
export const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2_147_483_647);

/** The longest that a property may take, in milliseconds. */
export const LIMIT_MS = 60_000 * Math.max(1, factor);

/**
 * Tries a property on so many inputs, times the factor of the run, from the seed of the run.
 * Throws with the smallest input that breaks it, and the seed that finds it again.
 */
export function holds<Inputs>(property: fc.IProperty<Inputs>, inputs = 100): void {
  judge(fc.check(property, parameters(inputs)));
}

/** The same for a property that waits. */
export async function holdsInTime<Inputs>(
  property: fc.IAsyncProperty<Inputs>,
  inputs = 100,
): Promise<void> {
  judge(await fc.check(property, parameters(inputs)));
}

function parameters(inputs: number): { seed: number; numRuns: number } {
  return { seed, numRuns: Math.ceil(inputs * factor) };
}

function judge<Inputs>(details: fc.RunDetails<Inputs>): void {
  if (process.env.FUZZ_FACTOR !== undefined)
    noteTrial('fuzz', { seed, inputs: details.numRuns, failed: details.failed });
  if (!details.failed) return;
  const text = `FUZZ_SEED=${seed} repeats this.\n${fc.defaultReportMessage(details)}`;
  throw new Error(text, { cause: details.errorInstance });
}
