import { defineConfig } from 'vitest/config';

/** What Stryker runs on every mutant: the quick tests of rules, machines and the wire. */
export default defineConfig({
  test: { environment: 'node', include: ['tests/{domain,machines,wire}/**/*.test.ts'] },
});
