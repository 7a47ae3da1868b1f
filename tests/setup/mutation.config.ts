import { defineConfig } from 'vitest/config';

/** What Stryker runs on every mutant: the quick tests of rules, machines, the wire and storage. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/{domain,machines,wire}/**/*.test.ts', 'tests/app/{device,store}.test.ts'],
  },
});
