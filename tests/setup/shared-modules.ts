import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

const { testPath = '' } = expect.getState();
/** True for a file that mocks modules: it gets all of them anew, and so does the file after it. */
const isMocking = /\bvi\.(?:doMock|mock|resetModules)\(/.test(readFileSync(testPath, 'utf8'));

if (isMocking) vi.resetModules();
afterAll(() => {
  if (isMocking) vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
