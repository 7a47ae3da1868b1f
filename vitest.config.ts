import { defineConfig, mergeConfig } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };
import { LONG_LIMIT, TEST_LIMIT, WAIT_LIMIT } from './tests/fixtures/time-limits.ts';

const oldest = manifest.engines.node.replace('>=', '');
const isOld = process.versions.node.localeCompare(oldest, 'en', { numeric: true }) < 0;
if (isOld) {
  console.error(
    `These tests need Node ${oldest} or newer, and this is ${process.versions.node}: start them by \`npx vitest\` or \`npm test\`, which take the Node that the project pins.`,
  );
  process.exit(1);
}

// React's build for production, which an inherited NODE_ENV would choose, cannot be tested
process.env.NODE_ENV = 'test';

// asked for only now: an older Node could not even load what it imports
const site: typeof import('./vite.config.ts') = await import(
  new URL('vite.config.ts', import.meta.url).href
);

// a longer run of a suite than the usual one has no limit
const isLongRun = Boolean(process.env.WORLD ?? process.env.FUZZ_FACTOR);
const longLimit = isLongRun ? 0 : LONG_LIMIT;

/** The settings in which a suite differs from the others. */
interface Suite {
  /** The longest that one of its tests takes, in ms. */
  limit: number;
  /** The files that run before each of its files. */
  setup?: string[];
  /** The options of Node in its workers; those of the command line reach no worker of a project. */
  execArgv?: string[];
}

/** The suites below tests/assurance. */
const assurance: Readonly<Record<string, Suite>> = {
  world: {
    limit: longLimit,
    setup: ['tests/setup/decode-once.ts'],
    // millions of short-lived states: young space (MB) for more of them leaves the collector less to copy
    execArgv: ['--max-semi-space-size=64'],
  },
  faults: { limit: TEST_LIMIT },
  fuzz: { limit: longLimit },
  verdict: { limit: TEST_LIMIT, setup: ['tests/setup/read-words-once.ts'] },
  build: { limit: LONG_LIMIT },
};

const inNode = (
  name: string,
  {
    folder = name,
    limit = TEST_LIMIT,
    setup = [],
    execArgv = [],
  }: Partial<Suite> & { folder?: string } = {},
) => ({
  extends: true as const,
  test: {
    name,
    testTimeout: limit,
    environment: 'node',
    execArgv,
    include: [`tests/${folder}/**/*.test.ts`],
    setupFiles: ['tests/setup/console.ts', ...setup],
    // those who wait for a slow line wait together
    maxConcurrency: 16,
  },
});

/** The tests of what needs a document, beside those that need none. */
const WITH_DOM = 'tests/**/*.dom.test.ts';

/** A project whose files share the modules that they test: nothing in them is of a page or of a process. */
const withSharedModules = (name: string, folder = name) => {
  const { extends: root, test } = inNode(name, { folder });
  const setupFiles = ['tests/setup/shared-modules.ts', ...test.setupFiles];
  return { extends: root, test: { ...test, exclude: [WITH_DOM], isolate: false, setupFiles } };
};

/** Every test that needs no browser; the stories have a configuration of their own in .storybook. */
export default defineConfig((environment) =>
  mergeConfig(site.default(environment), {
    test: {
      globalSetup: 'tests/setup/seed.ts',
      testTimeout: TEST_LIMIT,
      hookTimeout: TEST_LIMIT,
      expect: { poll: { timeout: WAIT_LIMIT } },
      projects: [
        ...['machines', 'sandbox', 'storage'].map((name) => withSharedModules(name)),
        withSharedModules('domain', '{domain,texts}'),
        withSharedModules('api', '{api,codec,worker}'),
        withSharedModules('site', '{site,app,ui,widgets}'),
        inNode('tools'),
        ...Object.entries(assurance).map(([name, suite]) =>
          inNode(name, { folder: `assurance/${name}`, ...suite }),
        ),
        {
          extends: true as const,
          test: {
            name: 'views',
            environment: 'happy-dom',
            include: ['tests/**/*.test.tsx', WITH_DOM],
            // its files share the modules and a document, which each of them begins anew
            isolate: false,
            setupFiles: [
              'tests/setup/shared-modules.ts',
              'tests/setup/console.ts',
              'tests/setup/dom.ts',
            ],
          },
        },
      ],
    },
  }),
);
