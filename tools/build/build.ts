// Run by operators as `npm run build`, at each release and change of settings: writes dist/.
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv, type Manifest, build as viteBuild } from 'vite';
import type { CatalogueSnapshot } from '../../src/app/page-contents.ts';
import { lastSnapshot } from './catalogue-snapshot.ts';
import { compressFolder } from './compress.ts';
import { bundledConfig, type Config, ConfigError, readConfig, settingNames } from './config.ts';
import { fingerprint } from './fingerprint.ts';
import { createTemporaryFolder, replaceFolder } from './folders.ts';
import { type Language, languages, mainLanguage } from './languages.ts';
import { type BundledPackage, listPackages, packagesIn, writeNotices } from './notices.ts';
import { type LanguageBuild, type SiteBuild, writeSite } from './prerender.ts';
import { filesOfLanguage } from './texts.ts';
import { writeWorker } from './worker.ts';

/** The folder of the project. */
export const root = join(import.meta.dirname, '../..');

/** The folder that a build writes. */
export const dist = join(root, 'dist');

/** The folder of the last build, from which its pages are rendered again. */
const lastFolder = join(root, '.cache/build');
const storedFacts = 'build.json';

/** A build as it is stored. */
interface StoredBuild extends Pick<SiteBuild, 'languages'> {
  /** Its configuration. */
  settings: string;
  /** The fingerprint of its files. */
  files: string;
}

/**
 * Returns the configuration from the environment and `.env` files; a wrong value ends the process with a sentence that names
 * it.
 */
export function configOrExit(mode = 'production'): Config {
  try {
    return readConfig({ ...loadEnv(mode, root, settingNames), ...process.env });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const settingsOf = (config: Config) => JSON.stringify(bundledConfig(config));

/** Returns the last build with this configuration; null where there is none. */
async function lastBuild(config: Config): Promise<(StoredBuild & SiteBuild) | null> {
  const build: StoredBuild | null = await readFile(join(lastFolder, storedFacts), 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  return build?.settings === settingsOf(config) ? { ...build, folder: lastFolder } : null;
}

/**
 * Builds one language for the browser and for rendering; what changes with the language has names of its own, so that
 * all share a folder.
 */
async function buildLanguage(
  folder: string,
  { id }: Language,
): Promise<{ built: LanguageBuild; packages: readonly BundledPackage[] }> {
  const isMain = id === mainLanguage.id;
  const plugins = isMain ? [] : [filesOfLanguage(id)];
  const client = join(folder, isMain ? 'client' : `client-${id}`);
  await viteBuild({
    root,
    logLevel: 'warn',
    plugins,
    build: {
      outDir: client,
      copyPublicDir: isMain,
      manifest: true,
      ssrManifest: true,
      license: listPackages,
    },
  });
  await viteBuild({
    root,
    logLevel: 'warn',
    plugins,
    environments: {
      ssr: {
        resolve: {
          // what the build rewrites: markup is made from the same modules as the page's script
          noExternal: [/^@mantine/, /^@tabler/],
        },
      },
    },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: join(folder, id),
      copyPublicDir: false,
      // one file: it is loaded under an address of each build, and its parts would ask for it under another
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const listed = async (name: string) =>
    JSON.parse(await readFile(join(client, '.vite', name), 'utf8')) as unknown;
  const manifest = (await listed('manifest.json')) as Manifest;
  // a page's module that shares a chunk is in no list but this one: module to files, its chunk first
  const files = Object.entries((await listed('ssr-manifest.json')) as Record<string, string[]>);
  const chunks = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]));
  for (const [module, [first = '']] of files) {
    const chunk = chunks.get(first);
    if (chunk !== undefined) manifest[module] ??= chunk;
  }
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const packages = await packagesIn(client);
  if (isMain) {
    await rm(join(client, '.vite'), { recursive: true });
    await rm(join(client, 'index.html'));
  } else {
    await cp(join(client, 'assets'), join(folder, 'client/assets'), { recursive: true });
    await rm(client, { recursive: true });
  }
  return { built: { manifest, template }, packages };
}

/** Builds the site from nothing, writes `dist/`, and stores the files from which its pages are rendered. */
async function buildSite(config: Config): Promise<void> {
  // an inherited one, or one of .env, would make a build for development
  process.env.NODE_ENV = 'production';
  console.log('Building the site …');
  const files = await fingerprint(root);
  const folder = await createTemporaryFolder(root, 'build');
  const built = {} as Record<Language['id'], LanguageBuild>;
  const packages: BundledPackage[] = [];
  for (const language of languages) {
    const own = await buildLanguage(folder, language);
    built[language.id] = own.built;
    packages.push(...own.packages);
  }
  const build = { folder, languages: built };
  packages.push(...(await writeWorker(root, build, config)));
  await writeNotices(root, join(folder, 'client'), packages);
  await compressFolder(join(folder, 'client'));
  await writeSite({ root, config, build, snapshot: await lastSnapshot(root, config) });
  const facts: StoredBuild = { settings: settingsOf(config), files, languages: built };
  await writeFile(join(folder, storedFacts), JSON.stringify(facts));
  await replaceFolder(folder, lastFolder);
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

/** True when `dist/` is not made of the present files and configuration. */
export async function isBuildStale(config: Config): Promise<boolean> {
  const last = await lastBuild(config);
  return !existsSync(dist) || last?.files !== (await fingerprint(root));
}

/** Builds the site where its build is stale. */
export async function buildWhenStale(config: Config): Promise<void> {
  if (await isBuildStale(config)) await buildSite(config);
}

/**
 * Renders the pages of the last build with a snapshot. Returns the number of files that changed; null where there is
 * no build with this configuration.
 */
export async function renderAgain(
  config: Config,
  snapshot: CatalogueSnapshot | null,
): Promise<number | null> {
  const build = await lastBuild(config);
  return build === null ? null : writeSite({ root, config, build, snapshot });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildSite(configOrExit());
  console.log('Wrote dist/');
}
