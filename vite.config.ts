import globalData from '@csstools/postcss-global-data';
import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { bundledConfig, readConfig, settingNames } from './tools/build/config.ts';
import { mainLanguage } from './tools/build/languages.ts';
import { scriptFiles } from './tools/build/script-files.ts';
import { siteFacts } from './tools/build/site-facts.ts';
import { filesOfLanguage } from './tools/build/texts.ts';
import { notFoundInDev } from './tools/serve/not-found-in-dev.ts';
import { sandboxPlugin } from './tools/serve/sandbox-plugin.ts';

const root = import.meta.dirname;
const isStorybook = Boolean(process.env.STORYBOOK);
const isSite = !process.env.VITEST && !isStorybook;

/** The NODE_ENV of each command, by which libraries choose their code: an inherited one would choose the other. */
const environments = { build: 'production', serve: 'development' } as const;

/** Watches which scripts a script imports, itself or by others: what loads a part has them, so that the part need not ask for them. */
function loadedScripts() {
  const imports = new Map<string, readonly string[]>();
  let entries: readonly string[] = [];
  const plugin: Plugin = {
    name: 'loaded-scripts',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        imports.clear();
        for (const chunk of chunks) imports.set(chunk.fileName, chunk.imports);
        entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
      },
    },
  };
  /** Returns the scripts that are there where a script asks for a part. */
  const before = (script: string): ReadonlySet<string> => {
    const loaded = new Set([script, ...entries]);
    // a set gives what is added on the way, too
    for (const each of loaded) for (const imported of imports.get(each) ?? []) loaded.add(imported);
    return loaded;
  };
  return { plugin, before };
}

export default defineConfig(({ mode, command }) => {
  // tests have one of their own (vitest.config.ts)
  if (!process.env.VITEST) process.env.NODE_ENV = environments[command];
  const config = readConfig({ ...loadEnv(mode, root, settingNames), ...process.env });
  const loaded = loadedScripts();
  const shownLanguage = isSite && command === 'build' ? mainLanguage.id : config.language;
  return {
    define: bundledConfig(config),
    plugins: [
      // Storybook compiles every .mdx file itself
      ...(isStorybook ? [] : [mdx()]),
      react(),
      loaded.plugin,
      // tools/build/build.ts builds every language, each from its own texts
      ...(shownLanguage === mainLanguage.id ? [] : [filesOfLanguage(shownLanguage)]),
      ...(isSite ? [siteFacts(config), sandboxPlugin(config), notFoundInDev()] : []),
    ],
    css: {
      postcss: {
        // every style sheet may name a breakpoint
        plugins: [globalData({ files: [`${root}/src/app/breakpoints.css`] }), customMedia()],
      },
    },
    server: { port: config.port ?? 5173, strictPort: true, host: config.host ?? 'localhost' },
    build: {
      modulePreload: {
        polyfill: false,
        // what the first script asks for stands in the markup
        resolveDependencies: (_, deps, { hostId }) =>
          hostId.startsWith('assets/index-')
            ? []
            : deps.filter((dep) => !loaded.before(hostId).has(dep)),
      },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        // a message that the texts of a language lack: the bundler only warns, and a page would show nothing in its place
        onLog: (level, log, report) => {
          if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
          report(level, log);
        },
        output: {
          // a group of several entries is named after all of them
          chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
          // libraries change less often than the site
          codeSplitting: {
            groups: scriptFiles(root),
          },
        },
      },
    },
  };
});
