import { dirname, join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { readComparison } from './comparison.ts';

const folder = dirname(process.env.COMPARISON ?? '');

/** Compares the pictures that `compare.ts` took; its report shows both sides of each change and what differs. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.compare.ts',
  outputDir: join(folder, 'changes'),
  snapshotPathTemplate: join(readComparison().before, '{arg}{ext}'),
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  reporter: [['dot'], ['html', { open: 'never', outputFolder: join(folder, 'report') }]],
});
