import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder, loadEnv } from 'vite';
import { bundledConfig, type Config, ConfigError, readConfig } from './config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = join(root, '.cache/build');

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

/** Builds `dist/` from nothing and remembers what it was made of. */
export async function buildSite(config: Config): Promise<void> {
  const made = await fingerprint(config);
  await rm(stamp, { force: true });
  const builder = await createBuilder({ root, logLevel: 'warn' }, null);
  await builder.buildApp();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, made);
  if (config.apiBaseUrl === undefined) {
    console.warn(
      'NOTE: VITE_API_BASE_URL is not set, so this build will ask its own origin for the API. That is right for the sandbox; a deployment needs the API on the same origin, or the setting.',
    );
  }
}

/** Builds unless `dist/` is already made of the same files and configuration. */
export async function buildWhenStale(config: Config): Promise<void> {
  const last = existsSync(join(dist, 'index.html'))
    ? await readFile(stamp, 'utf8').catch(() => '')
    : '';
  if (last !== '' && last === (await fingerprint(config))) return;
  console.log('Building the site …');
  await buildSite(config);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildSite(configOrExit());
  console.log('Wrote dist/');
}
