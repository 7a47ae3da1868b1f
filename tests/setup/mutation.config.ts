import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { bundledConfig, readConfig } from '../../tools/build/config.ts';
import { LONG_LIMIT } from '../fixtures/time-limits.ts';

/** The rooms whose tests run, the quickest first: a mutant is left at the first test that notices it. */
const ALL_ROOMS = ['domain', 'codec', 'api', 'texts', 'storage', 'machines', 'site/payments'];
/** Those of `MUTATION_ROOMS` where it names some: what they notice alone is the least that all of them do. */
const ROOMS = process.env.MUTATION_ROOMS?.split(',') ?? ALL_ROOMS;

/** Runs the tests of quick rooms before those of slow ones. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      ROOMS.findIndex((room) => moduleId.includes(`/tests/${room}/`));
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

/**
 * The tests that `npm run mutation` runs on every mutant: the quick ones of rules, machines, the API, storage and of
 * payments on one device, which need no document.
 */
export default defineConfig({
  // the settings of a build, which code of the site reads as it starts
  define: bundledConfig(readConfig({})),
  test: {
    environment: 'node',
    // the first run is by code that counts what each test reaches, which takes several times as long
    testTimeout: LONG_LIMIT,
    // fewer inputs a property, the same in each run: thousands of mutants meet them
    env: { FUZZ_FACTOR: '1', FUZZ_SEED: '2026' },
    include: ROOMS.map((room) => `tests/${room}/**/*.test.ts`),
    // random inputs take seconds a mutant: what holds must be said by a named case too
    exclude: ['tests/storage/round-trip.test.ts', '**/*.dom.test.ts'],
    sequence: { sequencer: QuickestFirst },
  },
});
