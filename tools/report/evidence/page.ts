import type { Goal, Outcome } from './assess.ts';
import { typed } from './commands.ts';
import type { Run, Tree } from './runs.ts';

/** A goal and how it stands. */
export interface Line {
  readonly goal: Goal;
  readonly outcome: Outcome;
}

/** The page of evidence: a row a goal, then why what is not met stands as it is. */
export function evidencePage(lines: readonly Line[], tree: Tree, machine: string): string {
  const unmet = lines.filter(({ outcome }) => outcome.verdict !== 'met');
  return [
    '# Evidence',
    '',
    'Written by `npm run evidence`, which runs the quick commands again and takes the last result of the long ones. *Met* and *below* are said of numbers that a command reported which ended without an error; *failed* is a command that did not, *stale* a report of another run, *missing* a run without its report.',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${nameOf(tree)}, ${machine}.`,
    '',
    '| figure | goal | measured | verdict | command | on |',
    '|---|---|---|---|---|---|',
    ...lines.map(row),
    ...(unmet.length > 0 ? ['', '## Not met', ''] : []),
    ...unmet.map(
      ({ goal, outcome }) =>
        `- **${goal.name}** (${outcome.verdict}): ${reason(goal, outcome) ?? 'not explained yet.'}`,
    ),
    '',
  ].join('\n');
}

function reason({ command, whenBelow }: Goal, { verdict, run }: Outcome): string | undefined {
  if (verdict === 'below') return whenBelow;
  if (verdict === 'not run') return `\`${typed(command)}\` has not run here.`;
  if (verdict !== 'failed')
    return `the last run of \`${typed(command)}\` left no report of its own.`;
  return run?.exitCode === null
    ? `\`${run.command}\` did not end.`
    : `\`${run?.command}\` ended with ${run?.exitCode}.`;
}

function row({ goal, outcome }: Line): string {
  const { verdict, value, run } = outcome;
  const cells = [
    goal.name,
    goal.goal,
    value === '' ? '—' : value,
    verdict,
    `\`${typed(goal.command)}\``,
    run === null ? '—' : stamp(run),
  ];
  return `| ${cells.join(' | ')} |`;
}

function stamp(run: Run): string {
  return `${nameOf(run)}, ${run.startedAt.slice(0, 10)}`;
}

/** A commit by its name; with files that differ from it, it says so. */
function nameOf({ commit, isDirty }: Tree): string {
  return `${commit === '' ? 'no commit' : commit}${isDirty ? ' with changed files' : ''}`;
}
