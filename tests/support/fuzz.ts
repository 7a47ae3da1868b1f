import fc from 'fast-check';

/** How many times the usual number of inputs to try; `npm run fuzz` sets it so that they are a million; without it they are a tenth of that. */
export const factor = Number(process.env.FUZZ_FACTOR ?? 2.4);

/** The seed of every property of the run: `FUZZ_SEED` repeats one. */
export const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2_147_483_647);

/** The longest that a property may take, in milliseconds. */
export const LIMIT_MS = 60_000 * Math.max(1, factor);

fc.configureGlobal({ seed });
