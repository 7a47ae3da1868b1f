import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import stryker from '../../stryker.config.json' with { type: 'json' };
import mutation from '../setup/mutation.config.ts';

const root = join(import.meta.dirname, '../..');

test('code whose mutants are tested finds every setting of a build that it reads', () => {
  const sources = globSync('src/{api,site,storage}/**/*.ts', { cwd: root });
  const read = sources.flatMap(
    (file) => readFileSync(join(root, file), 'utf8').match(/import\.meta\.env\.VITE_\w+/g) ?? [],
  );
  expect(read).not.toEqual([]);
  expect(Object.keys(mutation.define ?? {})).toEqual(expect.arrayContaining([...new Set(read)]));
});

test('mutants lie where Node strips types, which it does nowhere in node_modules', () => {
  expect(stryker.tempDirName).not.toContain('node_modules');
});
