import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const panel = join(root, '.storybook/statechart');
/** A project that has nothing but the panel's folder and what its README writes, below the packages of this one. */
const project = join(root, '.cache/panel-readme');

/** The files that a document writes out: samples whose first line is a comment with their path. */
function filesIn(markdown: string): { path: string; source: string }[] {
  return [...markdown.matchAll(/^```tsx?\n\/\/ (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, path = '', source = '']) => ({ path, source }),
  );
}

test('the samples of the statechart panel’s README compile in a project of their own', async () => {
  const readme = await readFile(join(panel, 'README.md'), 'utf8');
  const files = filesIn(readme);
  expect(files.length).toBe([...readme.matchAll(/^```tsx?$/gm)].length);

  await rm(project, { recursive: true, force: true });
  await cp(panel, join(project, '.storybook/statechart'), { recursive: true });
  for (const { path, source } of files) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), source);
  }
  const config = {
    extends: '../../tsconfig.json',
    include: ['src', '.storybook/**/*'],
    exclude: [],
  };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify(config));

  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', project]).catch(
    (failed: { stdout: string }) => failed,
  );
  expect(stdout).toBe('');
});
