import type { Goal, Outcome } from './assess.ts';
import { typed } from './commands.ts';
import type { Run, Tree } from './runs.ts';

/** A goal and how it stands. */
export interface Line {
  readonly goal: Goal;
  readonly outcome: Outcome;
}

/** What a row says of its goal: what was measured, the verdict, and the commit and day. */
interface Finding {
  readonly value: string;
  readonly verdict: string;
  readonly on: string;
}

/** A goal and what its row says; the run, where it was on this machine. */
interface Row {
  readonly goal: Goal;
  readonly finding: Finding;
  readonly run: Run | null;
}

const ENDED = ['met', 'below'];

/** What an earlier page found by commands that ended without an error, by figure and goal. */
function earlierFindings(page: string): ReadonlyMap<string, Finding> {
  const findings = new Map<string, Finding>();
  for (const line of page.split('\n')) {
    const [, name = '', goal = '', value = '', verdict = '', , on = ''] = line.split(/ ?\| ?/);
    if (ENDED.includes(verdict)) findings.set(keyOf({ name, goal }), { value, verdict, on });
  }
  return findings;
}

const keyOf = ({ name, goal }: Pick<Goal, 'name' | 'goal'>) => `${name}: ${goal}`;

/**
 * The page of evidence: a row a goal, then why what is not met stands as it is. A command that has not run on
 * this machine keeps the row of `earlier`, the page before, as long as its goal is the same.
 */
export function evidencePage(
  lines: readonly Line[],
  tree: Tree,
  machine: string,
  earlier = '',
): string {
  const known = earlierFindings(earlier);
  const rows = lines.map(({ goal, outcome }): Row => {
    const before = outcome.verdict === 'not run' ? known.get(keyOf(goal)) : undefined;
    return { goal, finding: before ?? findingOf(outcome), run: outcome.run };
  });
  const unmet = rows.filter(({ finding }) => finding.verdict !== 'met');
  return [
    '# Evidence',
    '',
    'Written by `npm run evidence`, which runs the quick commands again and takes the last result of the long ones; one that has not run on this machine keeps the row that it had, with its commit and its day. *Met* and *below* are said of numbers that a command reported which ended without an error; *failed* is a command that did not, *stale* a report of another run, *missing* a run without its report.',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${nameOf(tree)}, ${machine}.`,
    '',
    '| figure | goal | measured | verdict | command | on |',
    '|---|---|---|---|---|---|',
    ...rows.map(inTable),
    ...(unmet.length > 0 ? ['', '## Not met', ''] : []),
    ...unmet.map(
      (row) =>
        `- **${row.goal.name}** (${row.finding.verdict}): ${reason(row) ?? 'not explained yet.'}`,
    ),
    '',
  ].join('\n');
}

function reason({ goal: { command, whenBelow }, finding, run }: Row): string | undefined {
  if (finding.verdict === 'below') return whenBelow;
  if (finding.verdict === 'not run') return `\`${typed(command)}\` has not run here.`;
  if (finding.verdict !== 'failed')
    return `the last run of \`${typed(command)}\` left no report of its own.`;
  return run?.exitCode === null
    ? `\`${run.command}\` did not end.`
    : `\`${run?.command}\` ended with ${run?.exitCode}.`;
}

function findingOf({ verdict, value, run }: Outcome): Finding {
  return { value: value === '' ? '—' : value, verdict, on: run === null ? '—' : stamp(run) };
}

function inTable({ goal, finding: { value, verdict, on } }: Row): string {
  const cells = [goal.name, goal.goal, value, verdict, `\`${typed(goal.command)}\``, on];
  return `| ${cells.join(' | ')} |`;
}

function stamp(run: Run): string {
  return `${nameOf(run)}, ${run.startedAt.slice(0, 10)}`;
}

/** A commit by its name; with files that differ from it, it says so. */
function nameOf({ commit, isDirty }: Tree): string {
  return `${commit === '' ? 'no commit' : commit}${isDirty ? ' with changed files' : ''}`;
}
