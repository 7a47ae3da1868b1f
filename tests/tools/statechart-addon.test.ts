import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ADDON = '.storybook/statechart';

interface Manifest {
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

async function manifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(root, ADDON, 'package.json'), 'utf8'));
}

/** Every import of the TypeScript files of a folder: of packages by name, of files by their path from the root. */
async function importsIn(folder: string): Promise<{ file: string; target: string }[]> {
  const names = await readdir(join(root, folder), { recursive: true });
  const files = names.filter((name) => /\.tsx?$/.test(name)).map((name) => join(folder, name));
  const found = await Promise.all(
    files.map(async (file) => {
      const { module } = parseSync(file, await readFile(join(root, file), 'utf8'));
      const specifiers = [
        ...module.staticImports.map((each) => each.moduleRequest.value),
        ...module.staticExports.flatMap(({ entries }) =>
          entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
        ),
      ];
      return specifiers.map((specifier) => ({
        file,
        target: specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier,
      }));
    }),
  );
  return found.flat();
}

test('the addon imports its own files and the packages that its manifest names, nothing else', async () => {
  const { dependencies, peerDependencies } = await manifest();
  const packages = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
  const imports = await importsIn(ADDON);
  expect(imports.length).toBeGreaterThan(30);
  const foreign = imports.filter(
    ({ target }) =>
      !target.startsWith(`${ADDON}/`) &&
      !target.startsWith('node:') &&
      !packages.some((name) => target === name || target.startsWith(`${name}/`)),
  );
  expect(foreign).toEqual([]);
});

test('stories, tests and the rest of the workbench use what the manifest exports', async () => {
  const { exports } = await manifest();
  const surface = Object.values(exports).map((path) => posix.join(ADDON, path));
  const outside = [...(await importsIn('.storybook')), ...(await importsIn('stories'))].filter(
    ({ file, target }) => !file.startsWith(`${ADDON}/`) && target.startsWith(`${ADDON}/`),
  );
  expect(outside.length).toBeGreaterThan(10);
  expect(outside.filter(({ target }) => !surface.includes(target))).toEqual([]);
});

test('every entry of the manifest is a file of the addon', async () => {
  const { exports } = await manifest();
  const files = await readdir(join(root, ADDON));
  expect(Object.values(exports).filter((path) => !files.includes(path.slice(2)))).toEqual([]);
});
