import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How often a process looks whether it is its turn, in ms. */
const WAIT = 200;

/** Lets one process after the other do what takes a file to itself; one that died lets go of it. */
export async function inTurn<Result>(lock: string, run: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(lock), { recursive: true });
  while (!(await isTaken(lock))) {
    if (await isAbandoned(lock)) await rm(lock, { force: true });
    else await new Promise((resolve) => setTimeout(resolve, WAIT));
  }
  try {
    return await run();
  } finally {
    await rm(lock, { force: true });
  }
}

async function isTaken(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isAbandoned(lock: string): Promise<boolean> {
  const pid = Number(await readFile(lock, 'utf8').catch(() => ''));
  // its owner is about to write its number, or has just let go
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
