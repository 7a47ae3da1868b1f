import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashedFolder } from './policy.ts';

/**
 * The file with the time from which a file is no longer of the build, epoch ms, by its name; below the root of the
 * project.
 */
const sinceFile = '.cache/earlier-scripts.json';
/** The time for which they stay, in ms: thirty days. A tab that is open for longer loads its page anew. */
const KEEP_MS = 30 * 86_400_000;
/**
 * Matches scripts, styles and fonts, with their compressed siblings; pictures of rides come and go with the
 * catalogue.
 */
const isOfPages = /\.(js|css|woff2)(\.(br|gz))?$/;

/**
 * Copies the scripts, styles and fonts of earlier builds from the last site to the one that takes its place, for the
 * pages that riders have open (rule: Earlier scripts).
 */
export async function storeEarlierScripts({
  root,
  last,
  site,
  now = Date.now(),
}: {
  root: string;
  last: string;
  site: string;
  now?: number;
}): Promise<void> {
  const list = join(root, sinceFile);
  const stored: Readonly<Record<string, number>> = await readFile(list, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  const namesIn = (folder: string) => readdir(join(folder, hashedFolder)).catch(() => []);
  const own = new Set(await namesIn(site));
  const earlier = (await namesIn(last))
    .filter((name) => isOfPages.test(name) && !own.has(name))
    .map((name) => ({ name, since: stored[name] ?? now }))
    .filter(({ since }) => now - since < KEEP_MS);
  if (earlier.length === 0 && Object.keys(stored).length === 0) return;
  for (const { name } of earlier) {
    const path = join(hashedFolder, name);
    await cp(join(last, path), join(site, path), { preserveTimestamps: true });
  }
  await mkdir(dirname(list), { recursive: true });
  await writeFile(
    list,
    JSON.stringify(Object.fromEntries(earlier.map(({ name, since }) => [name, since]))),
  );
}
