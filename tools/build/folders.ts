import { existsSync, renameSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

/**
 * Makes an empty folder in `.cache/`, which is filled before it replaces another one, and removes the folders of runs
 * that were cut off.
 */
export async function createTemporaryFolder(root: string, name: string): Promise<string> {
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  for (const left of await readdir(cache)) {
    const [, pid] = /^new-\w+-(\d+)(?:\.old)?$/.exec(left) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      await rm(join(cache, left), { recursive: true, force: true });
  }
  const folder = join(cache, `new-${name}-${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  return folder;
}

/**
 * Replaces a folder by another one by a rename, so that a whole one is there before and after; of two runs the last
 * one counts.
 */
export async function replaceFolder(folder: string, target: string): Promise<void> {
  const old = `${folder}.old`;
  if (existsSync(target)) renameSync(target, old);
  renameSync(folder, target);
  await rm(old, { recursive: true, force: true });
}
