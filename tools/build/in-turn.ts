import { mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How often a process looks whether it is its turn, in ms. */
const WAIT = 200;
/** How long a process waits before it says for whom, in ms. */
const PATIENCE = 5_000;
/** How often the owner of a lock shows that it lives, in ms. */
const PULSE = 5_000;
/** How long a lock without such a sign counts, in ms: a number that lives may be another process's by now. */
const LIFETIME = 60_000;
/** How long a sweep can take before its process counts as dead too, in ms. */
const BROOM_LIFETIME = 10_000;

/** Lets one process after the other do what takes a file to itself; one that died, or gives no sign of life for a minute, lets go of it. */
export async function inTurn<Result>(lock: string, run: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(lock), { recursive: true });
  const since = Date.now();
  let isSaid = false;
  while (!(await isTaken(lock))) {
    if (await isSwept(lock)) continue;
    if (!isSaid && Date.now() - since > PATIENCE) {
      const owner = (await ownerOf(lock)) || 'unknown';
      console.log(`Waiting for process ${owner}, which holds ${lock} …`);
      isSaid = true;
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT));
  }
  const pulse = setInterval(() => {
    const now = new Date();
    utimes(lock, now, now).catch(() => {});
  }, PULSE).unref();
  try {
    return await run();
  } finally {
    clearInterval(pulse);
    // another process may have it, if this one was stopped for long
    if ((await ownerOf(lock)) === process.pid) await rm(lock, { force: true });
  }
}

/** The number of the process that has a lock; 0 where none says so. */
const ownerOf = async (lock: string) => Number(await readFile(lock, 'utf8').catch(() => ''));

/** How long ago a file was touched, in ms; 0 where there is none. */
async function ageOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  return found === null ? 0 : Date.now() - found.mtimeMs;
}

/**
 * Removes a lock whose owner died. One process at a time looks and removes: of two that have both seen a dead owner, the slower
 * would remove the lock that the faster has taken since.
 */
async function isSwept(lock: string): Promise<boolean> {
  if (!(await isAbandoned(lock))) return false;
  const broom = `${lock}.sweeping`;
  if (!(await isTaken(broom))) {
    if ((await ageOf(broom)) > BROOM_LIFETIME) await rm(broom, { force: true });
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
  const file = await open(lock, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return null;
    throw error;
  });
  if (file === null) return false;
  try {
    await file.writeFile(String(process.pid));
    return true;
  } catch (error) {
    // a full disk: one that names nobody would hold everybody up
    await rm(lock, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

async function isAbandoned(lock: string): Promise<boolean> {
  if ((await ageOf(lock)) > LIFETIME) return true;
  const pid = await ownerOf(lock);
  // its owner is about to write its number, or has just let go
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
