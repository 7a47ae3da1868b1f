import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The sources of a build: folders and files of the project. */
export const BUILD_INPUTS = [
  'src',
  'machines',
  'public',
  'tools',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** Returns the fingerprint of the sources in a project's folder, which changes with each of them. */
export async function fingerprint(project: string): Promise<string> {
  const hash = createHash('sha256');
  const patterns = BUILD_INPUTS.flatMap((input) => [input, `${input}/**`]);
  const entries = globSync(patterns, { cwd: project, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
    hash.update(file.slice(project.length)).update(await readFile(file));
  return hash.digest('hex');
}
