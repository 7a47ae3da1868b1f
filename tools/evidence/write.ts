import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { type Goal, goals, type Measure } from './goals.ts';
import { commit, readEvidence, recordEvidence, root } from './record.ts';
import { readTitles } from './reports.ts';

const rulesReport = '.cache/evidence/rules-report.json';

/** The commands that take less than two minutes, by the name under which they record. */
const quick: Record<string, readonly (readonly string[])[]> = {
  budget: [['node', 'tools/budget.ts']],
  model: [['node', 'tests/machines/model/report.ts']],
  faults: [['vitest', 'run', '--project=faults']],
  rules: [
    [
      ...['vitest', 'run', '--project=domain', 'verdict.table', 'my-bookings'],
      ...['--reporter=json', `--outputFile.json=${rulesReport}`],
    ],
  ],
};

if (!process.argv.includes('--collect')) for (const name of Object.keys(quick)) refresh(name);

const measures = goals.map((goal) => ({ goal, measure: goal.measure() }));
mkdirSync(join(root, 'docs'), { recursive: true });
writeFileSync(join(root, 'docs/evidence.md'), page());
console.log('Wrote docs/evidence.md');

/** Runs a quick command where its last result is missing or of another commit. */
function refresh(name: string): void {
  const last = readEvidence(name);
  if (last?.commit === commit() && !last.commit.endsWith('+')) return;
  if (name === 'budget' && !existsSync(join(root, 'dist/_site.json')))
    run(['node', 'tools/build.ts']);
  for (const command of quick[name] ?? []) run(command);
  if (name === 'rules')
    recordEvidence(name, { titles: readTitles(rulesReport) }, 'npx vitest run tests/domain');
}

function run([program = '', ...words]: readonly string[]): void {
  console.log(`\n── ${[program, ...words].join(' ')}`);
  spawnSync(program, words, { cwd: root, stdio: 'inherit' });
}

function page(): string {
  const below = measures.filter(({ measure }) => measure !== null && !measure.isMet);
  return [
    '# Evidence',
    '',
    'Written by `npm run evidence`, which runs the quick commands again and takes the last result of the long ones; a plus behind a commit means that files had been changed since.',
    '',
    `${new Date().toISOString().slice(0, 10)}, commit ${commit()}, ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}.`,
    '',
    '| figure | goal | measured | verdict | command | on |',
    '|---|---|---|---|---|---|',
    ...measures.map(({ goal, measure }) => row(goal, measure)),
    ...(below.length > 0 ? ['', '## Below the goal', ''] : []),
    ...below.map(({ goal }) => `- **${goal.name}**: ${goal.whenBelow ?? 'not explained yet.'}`),
    '',
  ].join('\n');
}

function row({ name, goal, command }: Goal, measure: Measure | null): string {
  const cells =
    measure === null
      ? ['not run', '—', `\`${command}\``, '—']
      : [
          measure.value,
          measure.isMet ? 'met' : 'below',
          `\`${command}\``,
          `${measure.commit}, ${measure.date.slice(0, 10)}`,
        ];
  return `| ${[name, goal, ...cells].join(' | ')} |`;
}
