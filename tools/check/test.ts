import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordEvidence } from '../report/evidence/record.ts';
import { ensureChromium } from './chromium.ts';
import { runSteps, type Step } from './steps.ts';

// Every check before a merge; with --all, the long proofs after them.
const isAll = process.argv.includes('--all');
const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = join(root, isAll ? '.cache/test-all' : '.cache/test');

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
  vitest(name, ...projects.map((project) => `--project=${project}`));

const inChromium = (name: string, folder: string): Step => ({
  name,
  command: ['playwright', 'test', '-c', `${folder}/playwright.config.ts`],
  report: 'playwright',
  needs: ['snapshot'],
  // two browsers, and none of them hurried by another check
  cores: 2,
});

/** What is quick enough for every change. The long ones come first, the short ones fill the second core. */
const quick: readonly Step[] = [
  vitest('stories', '--config', '.storybook/vitest.config.ts'),
  { name: 'build', command: ['node', 'tools/build/build.ts'] },
  {
    name: 'snapshot',
    command: ['node', 'tools/build/snapshot.ts', '--sandbox'],
    needs: ['build'],
  },
  inProjects('unit', ['domain', 'machines', 'api', 'views', 'sandbox', 'tools']),
  { name: 'byte budgets', command: ['node', 'tools/check/budget.ts'], needs: ['snapshot'] },
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'types of machines', command: ['tsc', '--noEmit', '-p', 'machines'] },
  { name: 'lockfile', command: ['node', 'tools/check/lock.ts'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'illustrations', command: ['npm', 'test', '--silent', '--workspace', 'illustrations'] },
  inChromium('journeys', 'tests/journeys'),
];

/** The proofs that take their time. */
const long: readonly Step[] = [
  inProjects('assurance', ['world', 'soak', 'interleavings', 'faults', 'fuzz', 'verdict']),
  {
    name: 'storybook build',
    command: ['storybook', 'build', '-o', 'storybook-static', '--quiet'],
  },
  inChromium('long journeys', 'tests/assurance/journeys'),
];

const chromium = ensureChromium();
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const began = performance.now();
const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;
const outcomes = await runSteps(isAll ? [...quick, ...long] : quick, {
  root,
  reports,
  cores: Math.min(2, availableParallelism()),
  env: { ...process.env, CHROMIUM: chromium, STORYBOOK_DISABLE_TELEMETRY: '1' },
  onStart: ({ name }) => console.log(`… ${name}`),
  // what ran beside it has a place of its own
  onEnd: ({ name, seconds, output }) =>
    console.log(`\n── ${name}, ${inSeconds(seconds)}\n${output.trim()}\n`),
});
const seconds = (performance.now() - began) / 1_000;

for (const { name, passed, failed, seconds: taken, failures } of outcomes) {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(16)} ${counts} ${inSeconds(taken).padStart(9)}`,
  );
  for (const failure of failures) console.log(`       ${failure}`);
}
const sum = (count: 'passed' | 'failed') =>
  outcomes.reduce((total, outcome) => total + outcome[count], 0);
const total = { passed: sum('passed'), failed: sum('failed') };
console.log(`${inSeconds(seconds)} in all\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
const tallies = Object.fromEntries(
  outcomes.map(({ name, passed, failed }) => [name, { passed, failed }]),
);
recordEvidence(isAll ? 'test:all' : 'test', { ...total, seconds: Math.round(seconds), tallies });
process.exit(total.failed === 0 ? 0 : 1);
