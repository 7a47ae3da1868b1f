import { describe, expect, test } from 'vitest';
import { circleOf, type ModuleGraph, packageOf, plannedChunks } from '../../tools/build/chunks.ts';

/** A graph of modules of `/site`, each with what it imports by itself. */
const graphOf = (imports: Readonly<Record<string, readonly string[]>>): ModuleGraph => ({
  getModuleInfo: (id) => {
    const importedIds = imports[id.replace('/site/', '')];
    return importedIds ? { importedIds: importedIds.map((name) => `/site/${name}`) } : null;
  },
});

const chunksOf = (
  imports: Readonly<Record<string, readonly string[]>>,
  plans: Parameters<typeof plannedChunks>[3],
) => Object.fromEntries(plannedChunks(graphOf(imports), '/site', 'first.ts', plans));

describe('the chunks of a plan', () => {
  test('hold their modules with all that these import', () => {
    expect(
      chunksOf({ 'a.ts': ['b.ts'], 'b.ts': ['c.ts'] }, [{ name: 'all', from: ['a.ts'] }]),
    ).toEqual({
      '/site/first.ts': null,
      '/site/a.ts': 'all',
      '/site/b.ts': 'all',
      '/site/c.ts': 'all',
    });
  });

  test('leave what the first script imports with it', () => {
    expect(
      chunksOf({ 'first.ts': ['small.ts'], 'a.ts': ['small.ts'] }, [
        { name: 'all', from: ['a.ts'] },
      ]),
    ).toEqual({ '/site/first.ts': null, '/site/small.ts': null, '/site/a.ts': 'all' });
  });

  test('leave what an earlier chunk holds in it', () => {
    expect(
      chunksOf({ 'a.ts': ['shared.ts'], 'b.ts': ['shared.ts', 'own.ts'] }, [
        { name: 'one', from: ['a.ts'] },
        { name: 'two', from: ['b.ts'] },
      ]),
    ).toEqual({
      '/site/first.ts': null,
      '/site/a.ts': 'one',
      '/site/shared.ts': 'one',
      '/site/b.ts': 'two',
      '/site/own.ts': 'two',
    });
  });

  test('do not follow the index of Mantine, which names every module', () => {
    const index = '@mantine/core/esm/index.mjs';
    expect(
      chunksOf({ 'a.ts': [index], [index]: ['@mantine/core/esm/Box.mjs'] }, [
        { name: 'all', from: ['a.ts'] },
      ]),
    ).toEqual({ '/site/first.ts': null, '/site/a.ts': 'all' });
  });
});

test.each([
  ['/site/node_modules/react-dom/client.js', 'react-dom'],
  ['/site/node_modules/@mantine/core/esm/core/utils/noop.mjs', '@mantine/core'],
  ['/site/node_modules/wouter/node_modules/regexparam/dist/index.mjs', 'regexparam'],
  ['/site/src/main.tsx', 'the site'],
  ['\0rolldown/runtime.js', 'rolldown'],
])('%j is a part of %s', (id, name) => {
  expect(packageOf(id)).toBe(name);
});

describe('a circle of chunks', () => {
  const circle = (imports: Readonly<Record<string, readonly string[]>>) =>
    circleOf(new Map(Object.entries(imports)));

  test('is told from its first chunk to that again', () => {
    expect(circle({ page: ['main'], main: ['vendor', 'parts'], parts: ['main'] })).toEqual([
      'main',
      'parts',
      'main',
    ]);
  });

  test('is none where two ways lead to the same chunk', () => {
    expect(circle({ page: ['main', 'vendor'], main: ['vendor'], vendor: [] })).toBeNull();
  });
});
