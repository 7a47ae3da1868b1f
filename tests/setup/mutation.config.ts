import { defineConfig } from 'vitest/config';
import { bundledConfig, readConfig } from '../../tools/build/config.ts';
import { LONG_LIMIT } from '../fixtures/time-limits.ts';

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
    include: [
      'tests/{domain,machines,texts,api,codec,storage}/**/*.test.ts',
      'tests/site/payments/*.test.ts',
      'tests/assurance/verdict/**/*.test.ts',
    ],
    // random inputs take seconds a mutant: what holds must be said by a named case too
    exclude: ['tests/storage/round-trip.test.ts', '**/*.dom.test.ts'],
  },
});
