import react from '@vitejs/plugin-react';
import { defaultClientConditions, loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { breakpointsInCss } from './tools/build/breakpoints.ts';
import { chunks } from './tools/build/chunk-plans.ts';
import {
  classicScript,
  modulesInManifest,
  noCirclesOfChunks,
  plannedGroup,
} from './tools/build/chunks.ts';
import { bundledConfig, readConfig } from './tools/build/config.ts';
import { mainLanguage } from './tools/build/languages.ts';
import { leanIcons } from './tools/build/lean-icons.ts';
import { drawDraft } from './tools/build/prerender.ts';
import { siteFacts } from './tools/build/site-facts.ts';
import { noMissingText, textsWithUsers } from './tools/build/texts.ts';
import { notFoundInDev } from './tools/serve/not-found-in-dev.ts';
import { sandboxInDev } from './tools/serve/sandbox-plugin.ts';

const root = import.meta.dirname;
const isSite = !process.env.VITEST && !process.env.STORYBOOK;

const inNode = (name: string, folder = name) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node',
    include: [`tests/${folder}/**/*.test.ts`],
    setupFiles: ['tests/setup/console.ts'],
    // those who wait for a slow line wait together
    maxConcurrency: 16,
  },
});

export default defineConfig(({ mode, command }) => {
  const config = readConfig({ ...loadEnv(mode, root, 'VITE_'), ...process.env });
  const shownLanguage = isSite && command === 'build' ? mainLanguage.id : config.language;
  return {
    define: bundledConfig(config),
    plugins: [
      react(),
      ...(isSite
        ? [
            leanIcons(),
            noCirclesOfChunks(),
            classicScript(drawDraft),
            modulesInManifest(),
            textsWithUsers(),
            noMissingText(),
            siteFacts(config),
            sandboxInDev(config),
            notFoundInDev(),
          ]
        : []),
    ],
    // tools/build/build.ts builds every language, each under its own condition
    ...(shownLanguage === mainLanguage.id
      ? {}
      : { resolve: { conditions: [shownLanguage, ...defaultClientConditions] } }),
    css: { postcss: { plugins: [breakpointsInCss] } },
    server: { port: config.port ?? 5173, strictPort: true, host: config.host ?? 'localhost' },
    build: {
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        // the addresses of pages and their words stand where they are used: no chunk has to bring the others'
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        // paths begin with their language, which no longer lets the bundler see that they do nothing
        treeshake: {
          // what is read and not used goes, also where a texts' module reads its language. A layout that is forced by a
          // read alone would go with it: React has one such read, for its <ViewTransition>, which nothing here renders
          propertyReadSideEffects: false,
          moduleSideEffects: [
            { test: /\/src\/paths\.ts$/, sideEffects: false },
            // packages of one hook each: who uses none of them needs none
            { test: /\/use-sync-external-store\//, sideEffects: false },
          ],
        },
        output: {
          // few files, each its own task: what never changes, then what pages share
          codeSplitting: {
            groups: [
              // react
              {
                name: 'vendor',
                test: /rolldown\/runtime|\/src\/evaluate-react\.ts$|node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//,
                priority: 3,
              },
              plannedGroup(root, 'src/hydrate.ts', chunks),
            ],
          },
        },
      },
    },
    test: {
      globalSetup: 'tests/setup/seed.ts',
      // beside Chromium on two cores a test may take many times as long
      testTimeout: 20_000,
      projects: [
        ...['domain', 'machines', 'api', 'sandbox', 'tools'].map((name) => inNode(name)),
        ...['world', 'faults', 'fuzz', 'verdict', 'build'].map((name) =>
          inNode(name, `assurance/${name}`),
        ),
        inNode('storage', '{storage,app/payments}'),
        {
          extends: true as const,
          test: {
            name: 'views',
            environment: 'happy-dom',
            include: ['tests/{views,app}/**/*.test.{ts,tsx}'],
            exclude: ['tests/app/payments/**'],
            setupFiles: ['tests/setup/console.ts', 'tests/setup/dom.ts'],
          },
        },
      ],
    },
  };
});
