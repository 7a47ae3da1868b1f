import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { root } from '../../tools/build/build.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['build', 'development', true],
  ['serve', 'production', false],
] as const)(
  'a %s with an inherited NODE_ENV of %s → is for production: %s',
  async (command, inherited, isProduction) => {
    vi.stubEnv('VITEST', undefined);
    vi.stubEnv('NODE_ENV', inherited);
    const config = await resolveConfig({ root, logLevel: 'silent' }, command);
    expect(config.isProduction).toBe(isProduction);
  },
);
