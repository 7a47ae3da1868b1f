import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder, loadEnv } from 'vite';
import type { CatalogueSnapshot } from '../../src/app/page-contents.ts';
import { lastSnapshot } from './catalogue-snapshot.ts';
import { bundledConfig, type Config, ConfigError, readConfig } from './config.ts';
import { inTurn } from './in-turn.ts';
import { hasBuild, type WrittenSite, writeSite } from './prerender.ts';
import { writeWhole } from './write-whole.ts';

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = join(root, '.cache/build');

/** Held by the one process at a time that writes `dist/` and the snapshot. */
export const lock = join(root, '.cache/dist.lock');

/** The folder that a build writes. */
export const dist = join(root, 'dist');

/** What a build is made of. */
const inputs = [
  'src',
  'machines',
  'public',
  'tools',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** The configuration from the environment and `.env` files; a wrong value ends the process with a sentence that names it. */
export function configOrExit(mode = 'production'): Config {
  try {
    return readConfig({ ...loadEnv(mode, root, 'VITE_'), ...process.env });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function fingerprint(config: Config): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(bundledConfig(config)));
  for (const input of inputs) {
    const path = join(root, input);
    const files = input.includes('.')
      ? [path]
      : (await readdir(path, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort();
    for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** What a build was made of. */
interface Stamp {
  /** Its files and configuration. */
  made: string;
  /** The snapshot of the catalogue that stands in its pages; '' for none. */
  snapshot: string;
}

async function lastStamp(): Promise<Stamp | null> {
  if (!existsSync(join(dist, 'index.html'))) return null;
  try {
    return JSON.parse(await readFile(stamp, 'utf8')) as Stamp;
  } catch {
    return null;
  }
}

const writeStamp = (made: Stamp) => writeWhole(stamp, JSON.stringify(made));

function markOf(snapshot: CatalogueSnapshot | null): string {
  return snapshot === null
    ? ''
    : createHash('sha256').update(JSON.stringify(snapshot)).digest('hex');
}

/** Builds `dist/` from nothing and remembers what it was made of. */
export async function buildSite(config: Config): Promise<void> {
  const snapshot = markOf(await lastSnapshot(root, config));
  const made = { made: await fingerprint(config), snapshot };
  await rm(stamp, { force: true });
  const builder = await createBuilder({ root, logLevel: 'warn' }, null);
  await builder.buildApp();
  await writeStamp(made);
  if (config.siteUrl === undefined) {
    console.warn(
      'NOTE: VITE_SITE_URL is not set, so pages get no canonical address, no picture for shared links, no structured data and no sitemap: these need an absolute address.',
    );
  }
  if (config.apiBaseUrl === undefined) {
    console.warn(
      'NOTE: VITE_API_BASE_URL is not set, so this build will ask its own origin for the API. That is right for the sandbox; a deployment needs the API on the same origin, or the setting.',
    );
  }
}

/** Builds unless `dist/` is already made of the same files and configuration; renders its pages again where only the snapshot is another. */
export async function buildWhenStale(config: Config): Promise<void> {
  const last = await lastStamp();
  const snapshot = await lastSnapshot(root, config);
  if (last === null || last.made !== (await fingerprint(config))) {
    console.log('Building the site …');
    await buildSite(config);
  } else if (last.snapshot !== markOf(snapshot)) {
    await renderAgain(config, snapshot);
  }
}

/** Renders the pages of the last build with a snapshot; null where there is no build with this configuration. */
export async function renderAgain(
  config: Config,
  snapshot: CatalogueSnapshot | null,
): Promise<WrittenSite | null> {
  const last = await lastStamp();
  if (last === null || !(await hasBuild(root, config))) return null;
  const written = await writeSite({ root, config, snapshot });
  await writeStamp({ ...last, snapshot: markOf(snapshot) });
  return written;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await inTurn(lock, () => buildSite(configOrExit()));
  console.log('Wrote dist/');
}
