import { cp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  defaultClientConditions,
  defaultServerConditions,
  type EnvironmentOptions,
  type Manifest,
  type Plugin,
  type ViteBuilder,
} from 'vite';
import { lastSnapshot } from './catalogue-snapshot.ts';
import type { Config } from './config.ts';
import { type Language, languages, mainLanguage } from './languages.ts';
import {
  compressFolder,
  drawDraft,
  keepBuild,
  keptFolder,
  type LanguageBuild,
  serverFolder,
  writeSite,
} from './prerender.ts';
import { writeWorker } from './worker.ts';

/** The names of a language's two environments: the main one's are Vite's own. */
const environmentsOf = ({ id }: Language) =>
  id === mainLanguage.id
    ? { client: 'client', server: 'ssr' }
    : { client: `client_${id}`, server: `ssr_${id}` };

/** Where a language's scripts are built: the main one's in place, the others' to be put beside them. */
const outDirOf = ({ id }: Language) =>
  id === mainLanguage.id ? 'dist' : join(keptFolder, `client-${id}`);

function environments(language: Language): Record<string, EnvironmentOptions> {
  const names = environmentsOf(language);
  const isMain = language.id === mainLanguage.id;
  const conditions = (defaults: readonly string[]) =>
    isMain ? {} : { conditions: [language.id, ...defaults] };
  return {
    [names.client]: {
      consumer: 'client',
      resolve: conditions(defaultClientConditions),
      build: {
        outDir: outDirOf(language),
        emptyOutDir: true,
        copyPublicDir: isMain,
        manifest: true,
        rolldownOptions: { input: ['index.html', drawDraft] },
      },
    },
    [names.server]: {
      consumer: 'server',
      build: {
        ssr: 'src/entry-server.tsx',
        outDir: serverFolder(language),
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: false,
      },
      resolve: {
        ...conditions(defaultServerConditions),
        // what the build rewrites: markup is made from the same modules as the page's script
        noExternal: [/^@mantine/, /^@tabler/],
      },
    },
  };
}

/** Builds the scripts of one language; what changes with the language has names of its own, so that all share a folder. */
async function buildLanguage(builder: ViteBuilder, language: Language): Promise<LanguageBuild> {
  const names = environmentsOf(language);
  const { [names.client]: client, [names.server]: server } = builder.environments;
  if (!client || !server) throw new Error(`The build lacks an environment of ${language.id}`);
  await builder.build(client);
  await builder.build(server);
  const { root } = builder.config;
  const folder = resolve(root, outDirOf(language));
  const manifest = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  if (language.id === mainLanguage.id) {
    await rm(join(folder, '.vite'), { recursive: true });
    await rm(join(folder, 'index.html'));
  } else {
    const main = resolve(root, outDirOf(mainLanguage));
    await cp(join(folder, 'assets'), join(main, 'assets'), { recursive: true });
    await rm(folder, { recursive: true });
  }
  return { manifest, template };
}

/** Makes `vite build` write `dist/` whole: the scripts of each language, one HTML file for each route and each ride of the last snapshot, the policy, the headers, the service worker and the compressed siblings. */
export function prerender(config: Config): Plugin {
  return {
    name: 'kickstand:prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: Object.assign({}, ...languages.map(environments)),
    }),
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { root } = builder.config;
        const built: Record<string, LanguageBuild> = {};
        for (const language of languages)
          built[language.id] = await buildLanguage(builder, language);
        await keepBuild(root, config, built);
        await writeWorker(root, config);
        await compressFolder(resolve(root, 'dist'));
        const { pages, styles } = await writeSite({
          root,
          config,
          snapshot: await lastSnapshot(root, config),
        });
        builder.config.logger.info(
          `prerendered ${pages} pages, ${styles} style attributes allowed by hash`,
        );
      },
    },
  };
}
