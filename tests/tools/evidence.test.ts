import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  assess,
  type Goal,
  type Measure,
  type Outcome,
} from '../../tools/report/evidence/assess.ts';
import { goals } from '../../tools/report/evidence/goals.ts';
import { evidencePage } from '../../tools/report/evidence/page.ts';
import { noteTrial, RUN_FOLDER, recordEvidence } from '../../tools/report/evidence/record.ts';
import { mutantsOf, type Reports, reportsOf } from '../../tools/report/evidence/reports.ts';
import {
  folderOf,
  type Run,
  readRun,
  runForEvidence,
  treeOf,
} from '../../tools/report/evidence/runs.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kickstand-evidence-'));
  git('init', '--quiet');
  writeFileSync(join(folder, '.gitignore'), '.cache\n');
  writeFileSync(join(folder, 'code.ts'), 'export {};\n');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'One');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function git(...words: string[]): void {
  const { status, stderr } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** Counts to a figure as a command of the repository would, and ends with a code. */
function counting(count: number | null, exitCode = 0) {
  const path = `join(process.env.${RUN_FOLDER}, 'soak.json')`;
  const report = `{ date: new Date().toISOString(), figures: { count: ${count} } }`;
  const script = [
    "import { writeFileSync } from 'node:fs'",
    "import { join } from 'node:path'",
    ...(count === null ? [] : [`writeFileSync(${path}, JSON.stringify(${report}))`]),
    `process.exitCode = ${exitCode}`,
  ].join('; ');
  return { words: ['node', '--input-type=module', '-e', script] };
}

const goal = {
  command: 'soak',
  judge: (reports: Reports): Measure => {
    const { count } = reports.figures<{ count: number }>('soak');
    return { value: `${count} counted`, isMet: count >= 10 };
  },
} as const;

const runFile = () => join(folderOf('soak', folder), 'run.json');
const reportFile = () => join(folderOf('soak', folder), 'soak.json');

function change(changes: Partial<Run>): void {
  writeFileSync(runFile(), JSON.stringify({ ...readRun('soak', folder), ...changes }));
}

async function measured(count: number | null, exitCode = 0): Promise<Outcome> {
  await runForEvidence('soak', counting(count, exitCode), folder);
  return assess(goal, folder);
}

describe('what is said of a goal', () => {
  test('a command that ended well is judged by its number', async () => {
    expect(await measured(10)).toMatchObject({ verdict: 'met', value: '10 counted' });
    expect(await measured(9)).toMatchObject({ verdict: 'below', value: '9 counted' });
  });

  test('a command that failed has failed, however good its number', async () => {
    expect(await measured(10, 1)).toMatchObject({ verdict: 'failed', value: '10 counted' });
    expect(await measured(null, 2)).toMatchObject({ verdict: 'failed', value: '' });
  });

  test('a command that cannot be started has failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await runForEvidence('soak', { words: ['no-such-program'] }, folder);
    expect(assess(goal, folder)).toMatchObject({ verdict: 'failed', run: { exitCode: 1 } });
  });

  test('a command that was killed with its runner has failed, and never ended', async () => {
    await measured(10);
    change({ endedAt: null, exitCode: null });
    expect(assess(goal, folder).verdict).toBe('failed');
  });

  test('a run without its report misses it, whatever an earlier run reported', async () => {
    await measured(10);
    expect(await measured(null)).toMatchObject({ verdict: 'missing', value: '' });
  });

  test('a report of another shape counts as missing', async () => {
    await measured(10);
    writeFileSync(reportFile(), 'no JSON');
    expect(assess(goal, folder).verdict).toBe('missing');
  });

  test('a command that never ran is said to be so', () => {
    expect(assess(goal, folder)).toEqual({ verdict: 'not run', value: '', run: null });
  });

  test.each([
    ['older than the start of the run', -1],
    ['younger than its end', 3_600_000],
  ])('a report %s is stale', async (_, ms) => {
    const { run } = await measured(10);
    const date = new Date(Date.parse(run?.startedAt ?? '') + ms).toISOString();
    writeFileSync(reportFile(), JSON.stringify({ date, figures: { count: 99 } }));
    expect(assess(goal, folder)).toMatchObject({ verdict: 'stale', value: '' });
  });

  test('a report that a tool wrote itself is stale when its file is older than the run', async () => {
    const { run } = await measured(10);
    if (run === null) throw new Error('It ran.');
    const file = join(folder, '.cache/mutation.json');
    writeFileSync(file, '{"files":{}}');
    const at = (ms: number) => utimesSync(file, ms / 1_000, ms / 1_000);
    at(Date.parse(run.startedAt) - 10);
    expect(() => mutantsOf(reportsOf(run, folder), '.cache/mutation.json', /./)).toThrow('stale');
    at(Date.parse(run.startedAt) + 1);
    expect(mutantsOf(reportsOf(run, folder), '.cache/mutation.json', /./)).toEqual({
      ...{ found: 0, all: 0, leftOutStatic: 0, leftOut: 0 },
    });
    rmSync(file);
    expect(() => mutantsOf(reportsOf(run, folder), '.cache/mutation.json', /./)).toThrow('missing');
  });
});

describe('what a run was on', () => {
  test('the commit, and whether files differ from it', async () => {
    const { commit } = treeOf(folder);
    expect(commit).toMatch(/^[0-9a-f]{7,}$/);
    expect((await measured(10)).run).toMatchObject({ commit, isDirty: false, exitCode: 0 });
    writeFileSync(join(folder, 'code.ts'), 'export const changed = true;\n');
    expect((await measured(10)).run).toMatchObject({ commit, isDirty: true });
  });

  test('a new file is a change, the pages that commands write are none', () => {
    mkdirSync(join(folder, 'docs'));
    writeFileSync(join(folder, 'docs/evidence.md'), 'new');
    writeFileSync(join(folder, 'docs/performance.md'), 'new');
    expect(treeOf(folder).isDirty).toBe(false);
    writeFileSync(join(folder, 'new.ts'), '');
    expect(treeOf(folder).isDirty).toBe(true);
  });

  test('what changes while it runs makes it dirty', async () => {
    const script = "import { writeFileSync } from 'node:fs'; writeFileSync('late.ts', '')";
    await runForEvidence('soak', { words: ['node', '--input-type=module', '-e', script] }, folder);
    expect(readRun('soak', folder)).toMatchObject({ isDirty: true });
  });

  test('without a repository nothing is known, so it counts as dirty', () => {
    rmSync(join(folder, '.git'), { recursive: true });
    expect(treeOf(folder)).toEqual({ commit: '', isDirty: true });
  });
});

describe('what a command keeps', () => {
  const run = (): Run => ({
    ...{ name: 'soak', command: 'soak', commit: 'a', isDirty: false },
    ...{ startedAt: new Date(0).toISOString(), endedAt: null, exitCode: null },
  });

  test('nothing, unless it runs for evidence', () => {
    vi.stubEnv(RUN_FOLDER, undefined);
    recordEvidence('bench', { outcomes: [] });
    noteTrial('zones', { count: 1 });
    expect(() => reportsOf(run(), folder).figures('bench')).toThrow('missing');
    expect(() => reportsOf(run(), folder).trials('zones')).toThrow('missing');
  });

  test('a command keeps its figures and its trials in the folder of its run', () => {
    vi.stubEnv(RUN_FOLDER, folderOf('soak', folder));
    recordEvidence('bench', { outcomes: [] });
    noteTrial('zones', { count: 2 });
    noteTrial('zones', { count: 3 });
    expect(reportsOf(run(), folder).figures('bench')).toEqual({ outcomes: [] });
    expect(reportsOf(run(), folder).trials('zones')).toEqual([{ count: 2 }, { count: 3 }]);
  });
});

describe('each goal', () => {
  /** Reports of a run that left exactly this. */
  const leaving = (left: { figures?: object; trials?: object[]; file?: object }): Reports => ({
    figures: () => left.figures as never,
    trials: () => (left.trials ?? []) as never,
    file: () => left.file as never,
  });
  const judged = (name: string, left: Parameters<typeof leaving>[0]) => {
    const found = goals.find((one) => one.name.startsWith(name));
    if (found === undefined) throw new Error(`No goal is called "${name}".`);
    return found.judge(leaving(left));
  };
  const zone = (offset: number, lists = 1_000) => ({ offset, lists, bookings: 10 * lists });
  const mutants = (...statuses: string[]) => ({
    file: { files: { 'machines/a.ts': { mutants: statuses.map((status) => ({ status })) } } },
  });
  const killed = (count: number) => Array.from({ length: count }, () => 'Killed');

  test.each<[string, object, object]>([
    [
      'Fault matrix',
      { figures: { passed: 220, cells: 220 } },
      { figures: { passed: 219, cells: 220 } },
    ],
    [
      'Checks before',
      { figures: { passed: 1, failed: 0, seconds: 360 } },
      { figures: { passed: 1, failed: 0, seconds: 361 } },
    ],
    [
      'All checks',
      { figures: { passed: 1, failed: 0, seconds: 2_400 } },
      { figures: { passed: 1, failed: 1, seconds: 1 } },
    ],
    [
      'All checks',
      { figures: { passed: 1, failed: 0, seconds: 1 } },
      { figures: { passed: 0, failed: 0, seconds: 1 } },
    ],
    [
      'Payment verdict',
      { figures: { rows: 39_600, wrong: 0 } },
      { figures: { rows: 39_600, wrong: 1 } },
    ],
    [
      'Payment verdict',
      { figures: { rows: 39_601, wrong: 0 } },
      { figures: { rows: 39_599, wrong: 0 } },
    ],
    [
      'Verification under',
      { figures: { measuredMs: 46_000, calls: 4 } },
      { figures: { measuredMs: 46_001, calls: 4 } },
    ],
    [
      'Verification under',
      { figures: { measuredMs: 1, calls: 1 } },
      { figures: { measuredMs: null, calls: 0 } },
    ],
    [
      'Bookings in exactly',
      { trials: [0, 1, 2, 3, 4].map((offset) => zone(offset)) },
      { trials: [0, 1, 2, 3, 3].map((offset) => zone(offset)) },
    ],
    [
      'Bookings in exactly',
      { trials: [0, 1, 2, 3, 4].map((offset) => zone(offset)) },
      { trials: [zone(9, 999), ...[0, 1, 2, 3].map((offset) => zone(offset))] },
    ],
    ['Bookings in exactly', { trials: [0, 1, 2, 3, 4].map((o) => zone(o)) }, { trials: [] }],
    [
      'Inputs from outside',
      { trials: [{ seed: 1, inputs: 1_000_000, failed: false }] },
      { trials: [{ seed: 1, inputs: 1_000_000, failed: true }] },
    ],
    [
      'States and transitions',
      { figures: { rows: [['a', '2/2 100 %', '3/3 100 %', '4', '100 %']] } },
      { figures: { rows: [['a', '2/2 100 %', '2/3 66 %', '4', '100 %']] } },
    ],
    [
      'States and transitions',
      { figures: { rows: [['a', '1/1 100 %', '1/1 100 %', '1', '100 %']] } },
      { figures: { rows: [] } },
    ],
    [
      'Mutants found in machines',
      mutants(...killed(95), ...Array(5).fill('Survived')),
      mutants(...killed(94), ...Array(6).fill('Survived')),
    ],
    ['Mutants found in machines', mutants('Timeout'), mutants('Ignored')],
    [
      'Loads, steps and routes',
      { figures: { outcomes: [{ isMet: true }] } },
      { figures: { outcomes: [{ isMet: true }, { isMet: false }] } },
    ],
    [
      'Loads, steps and routes',
      { figures: { outcomes: [{ isMet: true }] } },
      { figures: { outcomes: [] } },
    ],
  ])('%s is met and missed by what was counted', (name, met, below) => {
    expect(judged(name, met)).toMatchObject({ isMet: true });
    expect(judged(name, below)).toMatchObject({ isMet: false });
  });

  test.each([
    ['Soak on a simulated clock', 2_000],
    ['Soak in Chromium', 200],
  ])('%s is missed by each way to wrong a rider, and says which', (name, bookings) => {
    const sound = {
      ...{ bookings, paid: 9, requests: 10, posts: 4, checks: 6, faults: 3, seed: 7 },
      ...{ lost: 0, doubled: 0, falselyConfirmed: 0, falselyDeclined: 0, errors: 0 },
    };
    const judge = (changes: object) => judged(name, { figures: { ...sound, ...changes } });
    expect(judge({})).toEqual({
      value: `${bookings} bookings, 9 paid, 30 % of requests faulty: 0 lost, 0 doubled, 0 falsely confirmed, 0 falsely called failed (seed 7)`,
      isMet: true,
    });
    expect(judge({ bookings: bookings - 1 }).isMet).toBe(false);
    for (const wrong of ['lost', 'doubled', 'falselyConfirmed', 'falselyDeclined', 'errors'])
      expect([wrong, judge({ [wrong]: 1 }).isMet]).toEqual([wrong, false]);
    expect(judge({ falselyDeclined: 2 }).value).toContain('2 falsely called failed');
  });

  test('journeys count from both tiers, and a flaky one of either is seen', () => {
    const journey = (status: string) => ({
      suites: [{ specs: [{ title: 'a', ok: true, tests: [{ status }] }] }],
    });
    const flakyIn = (step: string) => {
      const file = (path: string) =>
        journey(path === `.cache/test-all/${step}.json` ? 'flaky' : 'expected') as never;
      const goal = goals.find(({ name }) => name.startsWith('Flaky journeys'));
      return goal?.judge({ ...leaving({}), file });
    };
    expect(flakyIn('journeys')).toEqual({ value: '1 of 2', isMet: false });
    expect(flakyIn('long journeys')).toEqual({ value: '1 of 2', isMet: false });
    expect(flakyIn('none')).toEqual({ value: '0 of 2', isMet: true });
  });

  test('mutants that were left out are said beside the score, static ones apart', () => {
    const statusReason = 'Static mutant (and "ignoreStatic" was enabled)';
    const left = {
      file: {
        files: {
          'machines/a.machine.ts': {
            mutants: [
              { status: 'Killed' },
              { status: 'Ignored', statusReason },
              { status: 'Ignored', statusReason: 'by a comment' },
              { status: 'Pending' },
            ],
          },
        },
      },
    };
    expect(judged('Mutants found in machines', left)).toEqual({
      value: '100.0 %, 1 of 1 mutants tried; left out: 1 static, 2 others',
      isMet: true,
    });
    expect(judged('Mutants found in the charts', left)).toMatchObject({ isMet: false });
  });

  test.each([
    ['src/storage/ledger.ts', true],
    ['src/api/api.ts', true],
    ['src/app/App.tsx', false],
  ])('%s counts among what is mutated: %s', (file, isCounted) => {
    const { value } = judged('Mutants found in machines', {
      file: { files: { [file]: { mutants: [{ status: 'Killed' }] } } },
    });
    expect(value).toContain(isCounted ? '1 of 1' : '0 of 0');
  });
});

test('the page says what each figure was measured on, and why what is not met is not', async () => {
  writeFileSync(join(folder, 'code.ts'), 'export const changed = true;\n');
  const line = async (exitCode: number) => ({
    goal: { ...goal, name: `Count ${exitCode}`, goal: '10' },
    outcome: await measured(10, exitCode),
  });
  const { commit } = treeOf(folder);
  const page = evidencePage([await line(0), await line(3)], treeOf(folder), 'a machine');
  expect(page).toContain(
    `| Count 0 | 10 | 10 counted | met | \`npm run soak\` | ${commit} with changed files, `,
  );
  expect(page).toContain('| Count 3 | 10 | 10 counted | failed |');
  expect(page).toMatch(/\*\*Count 3\*\* \(failed\): `node .*` ended with 3\./s);
});

test('a command that has not run on this machine keeps the row of the page before, as long as its goal is the same', () => {
  const of = (name: string, aim = '10'): Goal => ({
    ...{ name, goal: aim, command: 'soak', whenBelow: 'It is slow.' },
    judge: () => ({ value: '', isMet: true }),
  });
  const notRun: Outcome = { verdict: 'not run', value: '', run: null };
  const table = (rows: readonly string[]) => ['# Evidence', '', ...rows, ''].join('\n');
  const earlier = table([
    '| Met | 10 | 10 counted | met | `npm run soak` | abc1234, 2026-11-22 |',
    '| Below | 10 | 9 counted | below | `npm run soak` | abc1234, 2026-11-22 |',
    '| Failed | 10 | 10 counted | failed | `npm run soak` | abc1234, 2026-11-22 |',
    '| Harder | 10 | 10 counted | met | `npm run soak` | abc1234, 2026-11-22 |',
    '| Run | 10 | 10 counted | met | `npm run soak` | abc1234, 2026-11-22 |',
  ]);
  const lines = [
    ...[of('Met'), of('Below'), of('Failed'), of('Harder', '11'), of('New')].map((goal) => ({
      goal,
      outcome: notRun,
    })),
    { goal: of('Run'), outcome: { verdict: 'missing' as const, value: '', run: null } },
  ];
  const page = evidencePage(lines, treeOf(folder), 'a machine', earlier);
  expect(page.split('\n').filter((line) => line.startsWith('| '))).toEqual([
    '| figure | goal | measured | verdict | command | on |',
    '| Met | 10 | 10 counted | met | `npm run soak` | abc1234, 2026-11-22 |',
    '| Below | 10 | 9 counted | below | `npm run soak` | abc1234, 2026-11-22 |',
    '| Failed | 10 | — | not run | `npm run soak` | — |',
    '| Harder | 11 | — | not run | `npm run soak` | — |',
    '| New | 10 | — | not run | `npm run soak` | — |',
    '| Run | 10 | — | missing | `npm run soak` | — |',
  ]);
  expect(page).toContain('- **Below** (below): It is slow.');
  expect(page).not.toContain('**Met**');
});
