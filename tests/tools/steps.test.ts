import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Outcome, runSteps, type Step, summaryOf } from '../../tools/check/steps.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kickstand-steps-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A step that runs a script. */
const step = (name: string, script: string, more: Partial<Step> = {}): Step => ({
  name,
  command: ['node', '--input-type=module', '-e', script],
  ...more,
});

/** A step that leaves a report of its tests and ends with a code. */
function reporting(report: Step['report'], content: object, code = 0): Step {
  const file = JSON.stringify(join(folder, 'tests.json'));
  const text = JSON.stringify(JSON.stringify(content));
  const script = `import { writeFileSync } from 'node:fs'; writeFileSync(${file}, ${text}); process.exitCode = ${code}`;
  return step('tests', script, report && { report });
}

interface Ran {
  outcomes: Outcome[];
  /** Starts and ends, in their order. */
  events: string[];
}

async function ran(steps: readonly Step[], cores = 2): Promise<Ran> {
  const events: string[] = [];
  const outcomes = await runSteps(steps, {
    root: folder,
    reports: folder,
    cores,
    env: process.env,
    onStart: ({ name }) => events.push(`+${name}`),
    onEnd: ({ name }) => events.push(`-${name}`),
  });
  return { outcomes, events };
}

const only = async (one: Step) => (await ran([one])).outcomes[0];

test('a step counts as one check, passed or failed by its exit code', async () => {
  expect(await only(step('good', ''))).toMatchObject({ passed: 1, failed: 0 });
  expect(await only(step('bad', 'process.exitCode = 3'))).toMatchObject({ passed: 0, failed: 1 });
  const missing = { name: 'missing', command: ['no-such-program'] };
  expect(await only(missing)).toMatchObject({ passed: 0, failed: 1 });
});

test('a step with a report counts its tests', async () => {
  const vitest = { numPassedTests: 5, numTotalTests: 7 };
  expect(await only(reporting('vitest', vitest, 1))).toMatchObject({ passed: 5, failed: 2 });
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
  expect(await only(reporting('playwright', { stats }, 1))).toMatchObject({
    ...{ passed: 4, failed: 3 },
  });
});

test('what failed is named with its reason, in the report of either runner', async () => {
  const file = (
    name: string,
    status: string,
    ...tests: readonly (readonly [string, string])[]
  ) => ({
    name,
    status,
    message: tests.length === 0 ? 'SyntaxError: Unexpected token' : '',
    assertionResults: tests.map(([fullName, result]) => ({
      fullName,
      status: result,
      failureMessages: result === 'failed' ? ['Error: 2 is not 1\n    at price.test.ts:3:1'] : [],
    })),
  });
  const vitest = {
    numPassedTests: 1,
    numTotalTests: 3,
    testResults: [
      file('price.test.ts', 'failed', ['adds', 'passed'], ['rounds', 'failed'], ['waits', 'todo']),
      file('broken.test.ts', 'failed'),
      file('good.test.ts', 'passed'),
    ],
  };
  const { failures } = (await only(reporting('vitest', vitest, 1))) ?? {};
  expect(failures).toEqual([
    { name: 'rounds', reason: ['Error: 2 is not 1'] },
    { name: 'waits', reason: [] },
    { name: 'broken.test.ts', reason: ['SyntaxError: Unexpected token'] },
  ]);
  const message =
    '\u001b[31mError: expect(locator).toBeFocused() failed\u001b[39m\n\nExpected: focused\nCall log:\n  - waiting';
  const spec = (title: string, ok: boolean) => ({
    ...{ file: 'find.e2e.ts', title, ok },
    tests: [{ results: [{ errors: ok ? [] : [{ message }] }] }],
  });
  const playwright = {
    stats: { expected: 1, unexpected: 2, flaky: 0, skipped: 0 },
    suites: [
      { specs: [spec('a', true), spec('b', false)], suites: [{ specs: [spec('c', false)] }] },
    ],
  };
  const reason = ['Error: expect(locator).toBeFocused() failed', 'Expected: focused'];
  expect((await only(reporting('playwright', playwright, 1)))?.failures).toEqual([
    { name: 'find.e2e.ts: b', reason },
    { name: 'find.e2e.ts: c', reason },
  ]);
});

test('a step that ran no test, left no report or failed outside of its tests has failed', async () => {
  const none = { numPassedTests: 0, numTotalTests: 0 };
  expect(await only(reporting('vitest', none))).toMatchObject({
    ...{ passed: 0, failed: 1, output: 'tests ran no test.\n' },
  });
  rmSync(join(folder, 'tests.json'));
  expect(await only(step('tests', '', { report: 'playwright' }))).toMatchObject({
    ...{ passed: 0, failed: 1, output: 'tests left no report.\n' },
  });
  const good = { numPassedTests: 5, numTotalTests: 5 };
  expect(await only(reporting('vitest', good, 1))).toMatchObject({ passed: 5, failed: 1 });
});

test('a step whose need has failed is not run, and fails', async () => {
  const { outcomes } = await ran([
    step('build', 'process.exitCode = 1'),
    step('journeys', 'console.log("went")', { needs: ['build'] }),
  ]);
  expect(outcomes[1]).toMatchObject({ failed: 1, output: 'Not run: build failed.\n' });
});

test('a step that this machine lacks something for is not run: neither passed nor failed, and nothing stands on it', async () => {
  const missing = 'WebKit is not on this machine.';
  const { outcomes, events } = await ran([
    step('WebKit', 'process.exitCode = 1', { missing, report: 'playwright' }),
    step('pictures', 'console.log("went")', { needs: ['WebKit'] }),
  ]);
  expect(outcomes).toMatchObject([
    { name: 'WebKit', passed: 0, failed: 0, missing },
    { failed: 1, missing: null, output: 'Not run: WebKit was not run.\n' },
  ]);
  expect(events).toEqual(['+WebKit', '-WebKit', '+pictures', '-pictures']);
});

test('the summary has a line for each step, its failures under it, and says what was not run and why', () => {
  const outcome = { passed: 0, failed: 0, seconds: 0, output: '', failures: [], missing: null };
  const pays = { name: 'a: pays', reason: ['Error: no answer', 'Expected: paid'] };
  expect(
    summaryOf([
      { ...outcome, name: 'types', passed: 1, seconds: 12.34 },
      { ...outcome, name: 'Firefox', passed: 8, failed: 1, seconds: 40, failures: [pays] },
      { ...outcome, name: 'WebKit', missing: 'WebKit is not on this machine.' },
    ]),
  ).toEqual([
    'ok   types                1 passed    0 failed    12.3 s',
    'FAIL Firefox              8 passed    1 failed    40.0 s',
    '       a: pays',
    '         Error: no answer',
    '         Expected: paid',
    '--   WebKit           not run: WebKit is not on this machine.',
  ]);
});

test('a need that nobody runs is said', async () => {
  await expect(ran([step('journeys', '', { needs: ['build'] })])).rejects.toThrow('journeys');
});

test('steps share the cores: two side by side, a wide one alone', async () => {
  const wait = 'await new Promise((resolve) => setTimeout(resolve, 300))';
  const steps = [
    step('a', wait),
    step('b', wait),
    step('wide', wait, { cores: 2, needs: ['a'] }),
    step('c', ''),
  ];
  const { events, outcomes } = await ran(steps);
  expect(events.slice(0, 2)).toEqual(['+a', '+b']);
  const begun = events.indexOf('+wide');
  expect(events[begun + 1]).toBe('-wide');
  expect(events.slice(0, begun)).toEqual(expect.arrayContaining(['-a', '-b']));
  expect(outcomes.map(({ name }) => name)).toEqual(['a', 'b', 'wide', 'c']);
  expect((await ran(steps, 1)).events.slice(0, 4)).toEqual(['+a', '-a', '+b', '-b']);
});

test('what a step wrote stays together, both streams in their order', async () => {
  const says = (word: string) =>
    `for (const n of [1, 2, 3]) { (n === 2 ? console.error : console.log)('${word}' + n); await new Promise((resolve) => setTimeout(resolve, 60)); }`;
  const { outcomes } = await ran([step('a', says('a')), step('b', says('b'))]);
  expect(outcomes.map(({ output }) => output)).toEqual(['a1\na2\na3\n', 'b1\nb2\nb3\n']);
});
