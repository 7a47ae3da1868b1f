import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordEvidence } from '../report/evidence/record.ts';
import { ensureChromium } from './chromium.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = join(root, '.cache/test');

/** Numbers of passed and failed checks. */
interface Tally {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: readonly string[];
  /** Report of the tests that the command wrote; a step without one counts as one check. */
  report?: 'vitest' | 'playwright';
  /** The step that this one cannot do without. */
  needs?: string;
}

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

const projects = [
  'domain',
  'machines',
  'api',
  'views',
  'sandbox',
  'tools',
  'world',
  'soak',
  'interleavings',
  'faults',
  'fuzz',
  'verdict',
];

const steps: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'types of machines', command: ['tsc', '--noEmit', '-p', 'machines'] },
  { name: 'lockfile', command: ['node', 'tools/check/lock.ts'] },
  { name: 'dead code', command: ['knip'] },
  vitest('unit', ...projects.map((project) => `--project=${project}`)),
  { name: 'illustrations', command: ['npm', 'test', '--silent', '--workspace', 'illustrations'] },
  { name: 'build', command: ['node', 'tools/build/build.ts'] },
  { name: 'byte budgets', command: ['node', 'tools/check/budget.ts'], needs: 'build' },
  {
    name: 'storybook build',
    command: ['storybook', 'build', '-o', 'storybook-static', '--quiet'],
  },
  vitest('stories', '--config', '.storybook/vitest.config.ts'),
  {
    name: 'journeys',
    command: ['playwright', 'test', '-c', 'tests/journeys/playwright.config.ts'],
    report: 'playwright',
    needs: 'build',
  },
];

function runCommand(command: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    const [program = '', ...options] = command;
    const child = spawn(program, options, { cwd: root, stdio: 'inherit', env });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

async function readTally(step: Step, code: number): Promise<Tally> {
  if (step.report === undefined) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  let tally: Tally = { passed: 0, failed: 0 };
  try {
    const report = JSON.parse(await readFile(join(reports, `${step.name}.json`), 'utf8'));
    tally =
      step.report === 'vitest'
        ? {
            passed: report.numPassedTests,
            failed: report.numTotalTests - report.numPassedTests,
          }
        : {
            passed: report.stats.expected,
            failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped,
          };
  } catch {
    console.error(`${step.name} left no report.`);
  }
  // a run that failed outside a test, or ran none, is a failure too
  const isHollow = (code !== 0 && tally.failed === 0) || tally.passed + tally.failed === 0;
  return isHollow ? { ...tally, failed: tally.failed + 1 } : tally;
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const chromium = ensureChromium();
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const began = performance.now();
const summary: string[] = [];
const tallies: Record<string, Tally> = {};
const total: Tally = { passed: 0, failed: 0 };
const broken = new Set<string>();
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const since = performance.now();
  const isBlocked = step.needs !== undefined && broken.has(step.needs);
  if (isBlocked) console.error(`Not run: ${step.needs} failed.`);
  const code = isBlocked
    ? 1
    : await runCommand(step.command, {
        ...process.env,
        CHROMIUM: chromium,
        STORYBOOK_DISABLE_TELEMETRY: '1',
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${step.name}.json`),
      });
  const tally = await readTally(step, code);
  tallies[step.name] = tally;
  total.passed += tally.passed;
  total.failed += tally.failed;
  if (tally.failed > 0) broken.add(step.name);
  const verdict = tally.failed === 0 ? 'ok  ' : 'FAIL';
  summary.push(
    `${verdict} ${step.name.padEnd(16)} ${String(tally.passed).padStart(5)} passed ${String(tally.failed).padStart(4)} failed  ${seconds(since).padStart(8)}`,
  );
}

console.log(`\n${summary.join('\n')}\n${seconds(began)} in all\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
recordEvidence('test', { ...total, tallies });
process.exit(total.failed === 0 ? 0 : 1);
