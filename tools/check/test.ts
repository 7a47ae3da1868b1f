import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.ts';
import { ensureRiderBrowser, type RiderBrowserName } from './rider-browsers.ts';
import { runSteps, type Step, summaryOf } from './steps.ts';

// Every check before a merge; with --all, the long proofs after them; with --browsers, only the flows in
// the browsers beside Chromium.
const isAll = process.argv.includes('--all');
const isBrowsers = process.argv.includes('--browsers');
const root = fileURLToPath(new URL('../..', import.meta.url));
const command = isBrowsers ? 'test:browsers' : isAll ? 'test:all' : 'test';
const reports = join(root, '.cache', command.replace(':', '-'));

const vitest = (name: string, ...options: string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...options,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${name}.json`)}`,
  ],
  report: 'vitest',
});

const inProjects = (name: string, projects: readonly string[]) =>
  // two, though one core is left to others by default: another step ends first, and leaves its own
  vitest(name, '--maxWorkers=2', ...projects.map((project) => `--project=${project}`));

const inBrowser = (name: string, folder: string, ...options: string[]): Step => ({
  name,
  command: ['playwright', 'test', '-c', `${folder}/playwright.config.ts`, ...options],
  report: 'playwright',
  needs: ['snapshot'],
  // two browsers, and none of them hurried by another check
  cores: 2,
});

/** The flows in a browser beside Chromium, where this machine has it or may install it. */
const inRiderBrowser = (name: string, browser: RiderBrowserName): Step => ({
  ...inBrowser(name, 'tests/assurance/browsers', `--project=${browser}`),
  missing: isAll || isBrowsers ? ensureRiderBrowser(browser) : null,
});

/** The site with its pages, as all that opens it in a browser needs it. */
const site: readonly Step[] = [
  { name: 'build', command: ['node', 'tools/build/build.ts'] },
  {
    name: 'snapshot',
    command: ['node', 'tools/build/snapshot.ts', '--sandbox'],
    needs: ['build'],
  },
];

/** What is quick enough for every change. The long ones come first, the short ones fill the second core. */
const quick: readonly Step[] = [
  vitest('stories', '--config', '.storybook/vitest.config.ts'),
  ...site,
  inProjects('unit', ['domain', 'machines', 'api', 'views', 'sandbox', 'tools']),
  { name: 'byte budgets', command: ['node', 'tools/check/budget.ts'], needs: ['snapshot'] },
  { name: 'markup', command: ['html-validate', 'dist/**/*.html'], needs: ['snapshot'] },
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'types of machines', command: ['tsc', '--noEmit', '-p', 'machines'] },
  { name: 'lockfile', command: ['node', 'tools/check/lock.ts'] },
  { name: 'dead code', command: ['knip'] },
  inBrowser('journeys', 'tests/journeys'),
];

/** The flows of riders in the browsers beside Chromium. */
const browsers: readonly Step[] = [
  inRiderBrowser('Firefox', 'firefox'),
  inRiderBrowser('WebKit', 'webkit'),
];

/** The proofs that take their time. */
const long: readonly Step[] = [
  inProjects('assurance', ['world', 'faults', 'fuzz', 'verdict', 'build']),
  {
    name: 'storybook build',
    command: ['storybook', 'build', '-o', 'storybook-static', '--quiet'],
  },
  inBrowser('long journeys', 'tests/assurance/journeys'),
  ...browsers,
  // the last: its servers bring another catalogue into the pages
  inBrowser('rough journeys', 'tests/assurance/rough'),
];

const steps = isBrowsers ? [...site, ...browsers] : isAll ? [...quick, ...long] : quick;
const chromium = isBrowsers ? {} : { CHROMIUM: ensureChromium() };
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const began = performance.now();
const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;
const outcomes = await runSteps(steps, {
  root,
  reports,
  cores: Math.min(2, availableParallelism()),
  env: { ...process.env, ...chromium, STORYBOOK_DISABLE_TELEMETRY: '1' },
  onStart: ({ name }) => console.log(`… ${name}`),
  // what ran beside it has a place of its own
  onEnd: ({ name, seconds, output, missing }) =>
    console.log(
      missing === null
        ? `\n── ${name}, ${inSeconds(seconds)}\n${output.trim()}\n`
        : `\n── ${name}, not run\n${missing}\n`,
    ),
});
const seconds = (performance.now() - began) / 1_000;

for (const line of summaryOf(outcomes)) console.log(line);
const sum = (count: 'passed' | 'failed') =>
  outcomes.reduce((total, outcome) => total + outcome[count], 0);
const total = { passed: sum('passed'), failed: sum('failed') };
console.log(`${inSeconds(seconds)} in all\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
const ran = outcomes.filter(({ missing }) => missing === null);
// who asks for the browsers alone and gets none of them has proved nothing
const isNothing = isBrowsers && ran.length === site.length;
process.exit(total.failed === 0 && !isNothing ? 0 : 1);
