import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How often a process looks whether it is its turn, in ms. */
const WAIT = 200;
/** How long a sweep can take before its process counts as dead too, in ms. */
const BROOM_LIFETIME = 10_000;

/** Lets one process after the other do what takes a file to itself; one that died lets go of it. */
export async function inTurn<Result>(lock: string, run: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(lock), { recursive: true });
  while (!(await isTaken(lock))) {
    if (!(await isSwept(lock))) await new Promise((resolve) => setTimeout(resolve, WAIT));
  }
  try {
    return await run();
  } finally {
    await rm(lock, { force: true });
  }
}

/**
 * Removes a lock whose owner died. One process at a time looks and removes: of two that have both seen a dead owner, the slower
 * would remove the lock that the faster has taken since.
 */
async function isSwept(lock: string): Promise<boolean> {
  if (!(await isAbandoned(lock))) return false;
  const broom = `${lock}.sweeping`;
  if (!(await isTaken(broom))) {
    const age = Date.now() - ((await stat(broom).catch(() => null))?.mtimeMs ?? Date.now());
    if (age > BROOM_LIFETIME) await rm(broom, { force: true });
    return false;
  }
  try {
    const isStill = await isAbandoned(lock);
    if (isStill) await rm(lock, { force: true });
    return isStill;
  } finally {
    await rm(broom, { force: true });
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
