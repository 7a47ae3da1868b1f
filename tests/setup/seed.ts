/** Gives all tests of a run one seed for their random inputs and says which, so that `FUZZ_SEED` can repeat the run. */
export function setup(): void {
  if (process.env.FUZZ_SEED !== undefined) return;
  process.env.FUZZ_SEED = String(Date.now() % 2_147_483_647);
  console.log(`FUZZ_SEED=${process.env.FUZZ_SEED}`);
}
