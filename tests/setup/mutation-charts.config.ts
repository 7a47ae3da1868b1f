import { defineConfig } from 'vitest/config';

/**
 * What Stryker runs on the charts with their static mutants: a chart is built once as its module loads, so each of
 * those needs every test, and the tests of the machines alone are quick enough for that.
 */
export default defineConfig({
  test: {
    environment: 'node',
    env: { FUZZ_FACTOR: '1', FUZZ_SEED: '2026' },
    include: ['tests/machines/**/*.test.ts'],
  },
});
