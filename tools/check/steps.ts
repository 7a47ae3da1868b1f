import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** One command among the checks. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Who wrote the report of its tests, `NAME.json` in the folder of reports; a step without one counts as one check. */
  readonly report?: 'vitest' | 'playwright';
  /** The steps that this one cannot do without. */
  readonly needs?: readonly string[];
  /** How many cores it keeps busy; one if not said. */
  readonly cores?: number;
  /** Why it cannot be run on this machine, for people: it then has neither passed nor failed, and says so. */
  readonly missing?: string | null;
}

/** Numbers of passed and failed checks. */
export interface Tally {
  passed: number;
  failed: number;
}

/** A test that failed. */
export interface Failure {
  readonly name: string;
  /** What the runner says of it, in a few lines. */
  readonly reason: readonly string[];
}

/** A step that has ended. */
export interface Outcome extends Tally {
  readonly name: string;
  readonly seconds: number;
  /** All that it wrote, in the order in which it did. */
  readonly output: string;
  /** What failed in it; none where no report tells. */
  readonly failures: readonly Failure[];
  /** Why it was not run on this machine; null where it was. */
  readonly missing: string | null;
}

/** Where steps run and what they are given. */
export interface Setting {
  readonly root: string;
  /** The folder in which steps leave their reports. */
  readonly reports: string;
  /** How many cores there are to share. */
  readonly cores: number;
  readonly env: NodeJS.ProcessEnv;
  readonly onStart?: (step: Step) => void;
  readonly onEnd?: (outcome: Outcome) => void;
}

/**
 * Runs steps in their order, side by side as far as the cores go; each waits for those that it needs.
 * A step that ends with an error fails, and so does one whose tests left no report or ran none. One that
 * this machine lacks something for is not run.
 */
export async function runSteps(steps: readonly Step[], setting: Setting): Promise<Outcome[]> {
  const waiting = [...steps];
  const running = new Set<Promise<void>>();
  const outcomes = new Map<string, Outcome>();
  let free = setting.cores;

  const start = async (step: Step, cores: number) => {
    free -= cores;
    setting.onStart?.(step);
    const outcome = await outcomeOf(step, outcomes, setting);
    outcomes.set(step.name, outcome);
    setting.onEnd?.(outcome);
    free += cores;
  };

  while (waiting.length + running.size > 0) {
    const ready = waiting.find(({ needs = [] }) => needs.every((name) => outcomes.has(name)));
    const cores = Math.min(ready?.cores ?? 1, setting.cores);
    if (ready !== undefined && cores <= free) {
      waiting.splice(waiting.indexOf(ready), 1);
      const run = start(ready, cores).finally(() => running.delete(run));
      running.add(run);
    } else if (running.size > 0) await Promise.race(running);
    else throw new Error(`Nobody runs what ${waiting.map(({ name }) => name).join(', ')} needs.`);
  }
  return steps.map(({ name }) => outcomes.get(name)).filter((outcome) => outcome !== undefined);
}

/** What a run came to: a line for each step, and each failure that has a name with its reason. The end of a log is often all that is kept of it. */
export function summaryOf(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap(({ name, passed, failed, seconds, failures, missing }) => {
    if (missing !== null) return [`--   ${name.padEnd(16)} not run: ${missing}`];
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    const taken = `${seconds.toFixed(1)} s`.padStart(9);
    return [
      `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(16)} ${counts} ${taken}`,
      ...failures.flatMap(({ name, reason }) => [
        `       ${name}`,
        ...reason.map((line) => `         ${line}`),
      ]),
    ];
  });
}

async function outcomeOf(
  step: Step,
  before: ReadonlyMap<string, Outcome>,
  setting: Setting,
): Promise<Outcome> {
  const { name, missing = null } = step;
  if (missing !== null)
    return { name, passed: 0, failed: 0, seconds: 0, output: '', failures: [], missing };
  const began = performance.now();
  // what was not run gives nothing to those who need it
  const broken = step.needs?.find((need) => {
    const outcome = before.get(need);
    return outcome?.failed !== 0 || outcome.missing !== null;
  });
  const { code, output } =
    broken === undefined
      ? await run(step, setting)
      : {
          code: 1,
          output: `Not run: ${broken} ${before.get(broken)?.missing === null ? 'failed' : 'was not run'}.\n`,
        };
  const { tally, fault, failures = [] } = await tallyOf(step, code, setting.reports);
  return {
    name,
    ...tally,
    failures,
    missing,
    seconds: (performance.now() - began) / 1_000,
    output: fault === undefined ? output : `${output}${fault}\n`,
  };
}

function run({ name, command, report: writer }: Step, { root, reports, env }: Setting) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const [program = '', ...options] = command;
    // a Playwright that some other step's test starts writes no report of that step
    const report =
      writer === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${name}.json`) } : {};
    const child = spawn(program, options, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, ...report },
    });
    const written: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => written.push(chunk));
    const end = (code: number, more = '') =>
      resolve({ code, output: Buffer.concat(written).toString() + more });
    child.on('error', (error) => end(1, `${error.message}\n`));
    child.on('close', (code) => end(code ?? 1));
    // a process that it left behind may keep its output open
    child.on('exit', (code) => setTimeout(end, 1_000, code ?? 1));
  });
}

async function tallyOf(
  { name, report: writer }: Step,
  code: number,
  reports: string,
): Promise<{ tally: Tally; fault?: string; failures?: Failure[] }> {
  const failed = code === 0 ? 0 : 1;
  if (writer === undefined) return { tally: { passed: 1 - failed, failed } };
  let tally: Tally;
  let failures: Failure[];
  try {
    const report = JSON.parse(await readFile(join(reports, `${name}.json`), 'utf8'));
    tally =
      writer === 'vitest'
        ? { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests }
        : {
            passed: report.stats.expected,
            failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped,
          };
    failures = writer === 'vitest' ? failedInVitest(report) : failedInPlaywright(report);
  } catch {
    return { tally: { passed: 0, failed: 1 }, fault: `${name} left no report.` };
  }
  if (tally.passed + tally.failed === 0)
    return { tally: { passed: 0, failed: 1 }, fault: `${name} ran no test.` };
  // a run can fail outside of a test too
  return { tally: { ...tally, failed: Math.max(tally.failed, failed) }, failures };
}

/** How much of a runner's message is a reason. */
const REASON_LINES = 8;

/** The lines of a message before it tells how it came to be. */
function reasonOf(messages: readonly string[]): string[] {
  const [said = ''] = stripVTControlCharacters(messages.join('\n')).split(
    /\n\s*(?:Call log:|at )/,
    1,
  );
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, REASON_LINES);
}

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

function failedInVitest({ testResults = [] }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    if (failed.length > 0)
      return failed.map(({ fullName, failureMessages = [] }) => ({
        name: fullName,
        reason: reasonOf(failureMessages),
      }));
    // a file that could not even be loaded has no test
    return status === 'passed' ? [] : [{ name, reason: reasonOf([message]) }];
  });
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly ok: boolean;
    readonly tests?: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

function failedInPlaywright({ suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests = [] }) => ({
      name: `${file}: ${title}`,
      reason: reasonOf(
        tests
          .flatMap(({ results }) => results)
          .flatMap(({ errors }) => errors)
          .map(({ message = '' }) => message),
      ),
    }));
  return [...failed, ...suites.flatMap(failedInPlaywright)];
}
