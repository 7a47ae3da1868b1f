import { defineConfig } from 'vitest/config';

/** The tests that Stryker runs on every mutant: the quick ones of rules, machines, the API, storage and of payments on one device, those that need no DOM. */
export default defineConfig({
  test: {
    environment: 'node',
    // fewer inputs a property, the same in each run: thousands of mutants meet them
    env: { FUZZ_FACTOR: '1', FUZZ_SEED: '2026' },
    include: [
      'tests/{domain,machines,texts,api,codec,storage}/**/*.test.ts',
      'tests/site/payments/*.test.ts',
      'tests/assurance/verdict/**/*.test.ts',
    ],
    // random inputs take seconds a mutant: what holds must be said by a named case too
    exclude: ['tests/storage/round-trip.test.ts'],
  },
});
