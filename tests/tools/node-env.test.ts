import { spawnSync } from 'node:child_process';
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

test('the tests of views pass under an inherited NODE_ENV of production', () => {
  const { VITEST: _, ...env } = process.env;
  const options = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=views',
    'tests/setup/document.dom.test.ts',
    'tests/pages/about.test.tsx',
  ];
  const { status, stdout } = spawnSync(process.execPath, options, {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  expect(status, stdout).toBe(0);
});
