// Run by developers as `npm test` before each merge, and by CI as `npm run test:all`: the steps of the tests, then what
// failed.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import runAll, { type NpmRunAllResult } from 'npm-run-all2';
import { ensureChromium } from './browsers.ts';
import type { TestOutcome } from './reports.ts';
import { isStepName, STEPS, type StepName } from './steps.ts';

/** A step, with the arguments that narrow it. */
type Run = StepName | `${StepName} ${string}`;

// steps in stages: two of a stage run side by side, the long ones first; journeys keep both cores busy themselves, and
// beside others their pages would be slower than a rider's
const always: Run[][] = [
  ['unit', 'site', 'lint', 'types', 'unused'],
  ['budgets', 'markup'],
];
const quick: Run[][] = [['journeys booking find keyboard restored']];
const long: Run[][] = [
  ['journeys'],
  ['long-journeys'],
  ['assurance', 'stories', 'browsers', 'rough-journeys', 'storybook'],
];
/** The stages that run, by the option of the command. */
const TIERS: Readonly<Record<string, Run[][]>> = {
  '--all': [...always, ...long],
  '--journeys': [['site'], ['journeys']],
  '--browsers': [['site'], ['browsers']],
};
const [option = ''] = process.argv.slice(2);
const stages = TIERS[option] ?? [...always, ...quick];
if (option !== '' && TIERS[option] === undefined) {
  console.error(`npm test takes one of ${Object.keys(TIERS).join(', ')}, or nothing.`);
  process.exit(2);
}
const isBrowsers = option === '--browsers';

const reports = join(import.meta.dirname, '../../.cache/reports');
/** The most lines of a failed test's message that are printed at the end. */
const REASON_LINES = 8;

/** Returns the first lines of a runner's message about a failed test, without the lines of source. */
const linesOf = (reason: string) =>
  reason
    .split(/\n\s*(?:Call log:|at |❯ )/, 1)
    .flatMap((text) => text.split('\n').filter((line) => line.trim() !== ''))
    .slice(0, REASON_LINES)
    .map((line) => `         ${line}`);

/** Returns the tests in the report of a step; a step without tests counts as one. */
function testsOf(name: StepName, code: number | undefined): readonly TestOutcome[] {
  const { testsOf: read } = STEPS[name];
  if (read === null) return code === 0 ? [{ title: name, status: 'passed', reason: '' }] : [];
  const file = join(reports, `${name}.json`);
  const tests = existsSync(file) ? read(readFileSync(file, 'utf8')) : [];
  return tests.length > 0 ? tests : [{ title: name, status: 'failed', reason: 'It ran no test.' }];
}

/** Returns the counts of a step, and the lines to print for it at the end. */
function outcomeOf({ name: task, code }: NpmRunAllResult) {
  const [, name = ''] = task.split(' ');
  if (!isStepName(name)) throw new Error(`${task} is no step.`);
  const tests = testsOf(name, code);
  const withStatus = (status: TestOutcome['status']) =>
    tests.filter((test) => test.status === status);
  const passed = withStatus('passed').length;
  const failures = withStatus('failed');
  // a run can fail outside of its tests, too
  const failed = code === 0 ? failures.length : Math.max(failures.length, 1);
  const reasons = new Set(withStatus('notRun').map(({ reason }) => reason));
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  const lines = [
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(20)} ${counts}`,
    ...failures.flatMap(({ title, reason }) => [`       ${title}`, ...linesOf(reason)]),
    ...Array.from(reasons, (reason) => `--   ${name.padEnd(20)} not run: ${reason}`),
  ];
  return { name, passed, failed, lines };
}

rmSync(reports, { recursive: true, force: true });
// before two steps would install it at once
if (!isBrowsers) ensureChromium();
process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
// every step writes to them
for (const stream of [process.stdout, process.stderr]) stream.setMaxListeners(0);

const outcomes: ReturnType<typeof outcomeOf>[] = [];
for (const stage of stages) {
  const isBuilt = outcomes.every(({ name, failed }) => name !== 'site' || failed === 0);
  const options = { parallel: true, maxParallel: 2, continueOnError: true, nodeRun: true };
  const { stdout, stderr } = process;
  console.log(`… ${stage.join(', ')}`);
  const tasks = stage.map((run) => `step ${run}`);
  // of steps side by side, each prints what it wrote when it ends
  const aggregateOutput = stage.length > 1;
  const results = isBuilt
    ? await runAll(tasks, { ...options, aggregateOutput, stdout, stderr }).catch((error) => {
        if (error.results === undefined) throw error;
        return error.results as NpmRunAllResult[];
      })
    : tasks.map((name) => ({ name, code: 1 }));
  outcomes.push(...(results ?? []).map(outcomeOf));
}

for (const { lines } of outcomes) console.log(lines.join('\n'));
const sum = (kind: 'passed' | 'failed') => outcomes.reduce((all, step) => all + step[kind], 0);
// who asks for the browsers alone and gets none of them has proved nothing
const isNothing = isBrowsers && outcomes.at(-1)?.passed === 0;
console.log(
  `${(performance.now() / 1_000) | 0} s in all\n\n${sum('passed')} passed, ${sum('failed')} failed`,
);
process.exit(sum('failed') === 0 && !isNothing ? 0 : 1);
