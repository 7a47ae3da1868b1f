import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { lockBreaches, readSupply, type Supply } from '../../tools/check/lock.ts';

const sound = (): Supply => ({
  manifest: { dependencies: { ky: '2.1.0' }, devDependencies: { vite: '8.3.8' } },
  lock: {
    lockfileVersion: 3,
    packages: {
      '': {},
      'node_modules/ky': { version: '2.1.0', integrity: 'sha512-a+b/c==' },
      'node_modules/vite': { version: '8.3.8', integrity: 'sha512-abc=' },
    },
  },
});

/** A sound project with another entry for ky in its lockfile. */
const withKy = (entry: object): Supply => {
  const supply = sound();
  const ky = { version: '2.1.0', integrity: 'sha512-abc=', ...entry };
  return {
    ...supply,
    lock: { ...supply.lock, packages: { ...supply.lock.packages, 'node_modules/ky': ky } },
  };
};

/** A sound project with a workspace that asks for packages of its own. */
const withWorkspace = (devDependencies: Record<string, string>, folders = ['pens']): Supply => {
  const { manifest, lock } = sound();
  return {
    manifest: { ...manifest, workspaces: folders },
    lock: {
      ...lock,
      packages: {
        ...lock.packages,
        pens: { version: '0.0.0', devDependencies },
        'node_modules/@kickstand/pens': { resolved: 'pens', link: true },
      },
    },
  };
};

test('exact versions, each with its hash and no host, are sound', () => {
  expect(lockBreaches(sound())).toEqual([]);
});

test('a workspace is no foreign package', () => {
  expect(lockBreaches(withWorkspace({ vite: '8.3.8' }))).toEqual([]);
});

describe('a breach is found', () => {
  test.each<[string, Supply, string]>([
    ['a range', { ...sound(), manifest: { dependencies: { ky: '^2.1.0' } } }, 'not pinned'],
    ['a tag', { ...sound(), manifest: { devDependencies: { vite: 'latest' } } }, 'not pinned'],
    [
      'a repository',
      { ...sound(), manifest: { dependencies: { ky: 'github:a/b' } } },
      'not pinned',
    ],
    ['another version', withKy({ version: '2.0.0' }), 'the lockfile has 2.0.0'],
    [
      'a new runtime dependency',
      { ...sound(), manifest: { dependencies: { lodash: '4.0.0' } } },
      'lodash is a new runtime dependency',
    ],
    ['an old lockfile', { ...sound(), lock: { ...sound().lock, lockfileVersion: 2 } }, 'version 2'],
    ['no packages', { manifest: {}, lock: { lockfileVersion: 3 } }, 'no package'],
    ['no hash', withKy({ integrity: undefined }), 'no sha512'],
    ['a weak hash', withKy({ integrity: 'sha1-abc=' }), 'no sha512'],
    ['a host', withKy({ resolved: 'https://example.com/ky.tgz' }), 'names a host'],
    ['a link', withKy({ link: true }), 'a link'],
    ['a link to a folder that is no workspace', withWorkspace({}, []), 'a link'],
    ['a range in a workspace', withWorkspace({ vite: '^8.3.8' }), 'not pinned'],
    ['another version in a workspace', withWorkspace({ vite: '8.0.0' }), 'the lockfile has 8.3.8'],
    ['an install script', withKy({ hasInstallScript: true }), 'run a script'],
  ])('%s', (_title, supply, sentence) => {
    expect(lockBreaches(supply).join('\n')).toContain(sentence);
  });
});

test('the packages of this project are sound', async () => {
  expect(lockBreaches(await readSupply(new URL('../../', import.meta.url)))).toEqual([]);
});

test('no install script is ever run', async () => {
  const install = await readFile(new URL('../../tools/install.mjs', import.meta.url), 'utf8');
  expect(install).toMatch(/npm ci .*--ignore-scripts/);
});
