import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import {
  circleOf,
  classicScript,
  type ModuleGraph,
  plannedChunks,
} from '../../tools/build/chunks.ts';

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

test('a script that is no module has its names to itself, and ends the build when it needs another chunk', async () => {
  const make = (imports: Readonly<Record<string, string>>) =>
    build({
      root: '/site',
      configFile: false,
      logLevel: 'silent',
      plugins: [
        classicScript('drawing.js'),
        {
          name: 'files',
          resolveId: (id) => (id in files || id in imports ? id : null),
          load: (id) => ({ ...files, ...imports })[id] ?? null,
        },
      ],
      build: {
        write: false,
        minify: false,
        modulePreload: false,
        rolldownOptions: { input: ['/site/drawing.js', '/site/other.js'] },
      },
    });
  const files = {
    '/site/shared.js': 'export const shown = [];',
    '/site/other.js': 'import { shown } from "/site/shared.js"; console.log(shown);',
  };
  const alone = 'const title = "Coorg"; document.title = title;';
  const built = await make({ '/site/drawing.js': alone });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const drawing = outputs.find(({ fileName }) => fileName.includes('drawing'));
  const code = drawing?.type === 'chunk' ? drawing.code.trim() : '';
  expect(code).toMatch(/^\(\(\) ?=> ?\{/);
  expect(code).toMatch(/\}\)\(\);$/);
  await expect(
    make({
      '/site/drawing.js': `import { shown } from "/site/shared.js"; shown.push(1); ${alone}`,
    }),
  ).rejects.toThrow('it can share no chunk');
});
