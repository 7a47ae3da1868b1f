import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const read = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');

interface Entry {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly inBundle?: boolean;
}

test('every version is exact', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('every package has the hash of its content, and none names a host', () => {
  const lock: { packages: Record<string, Entry> } = JSON.parse(read('package-lock.json'));
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  const doubtful = packages.filter(
    ([, { integrity = '', resolved, inBundle }]) =>
      resolved !== undefined || !(inBundle || /^sha512-[\w+/]+=*$/.test(integrity)),
  );
  expect(doubtful).toEqual([]);
});

test('what may reach a browser is this list: another package is a decision', () => {
  expect(Object.keys(manifest.dependencies)).toEqual(
    (
      '@mantine/core @mantine/hooks @tabler/icons-react @xstate/react character-entities-html4 clsx ' +
      'embla-carousel-react ky react react-dom uqr valibot web-vitals workbox-strategies wouter ' +
      'xstate'
    ).split(' '),
  );
});

test('no install script is ever run', () => {
  expect(read('tools/run.mjs')).toMatch(/npm ci .*--ignore-scripts/);
});
