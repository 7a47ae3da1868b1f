import type { CommandName } from './commands.ts';
import { ReportError, type Reports, reportsOf } from './reports.ts';
import { type Run, readRun, root } from './runs.ts';

/** What was measured for a goal. */
export interface Measure {
  readonly value: string;
  readonly isMet: boolean;
}

/** A figure to reach, the command that measures it, and how its reports are judged. */
export interface Goal {
  readonly name: string;
  readonly goal: string;
  readonly command: CommandName;
  /** Reads the measured numbers; throws where there are none. */
  readonly judge: (reports: Reports) => Measure;
  /** Why a value below the goal stands as it is. */
  readonly whenBelow?: string;
}

/**
 * What can be said of a goal. `failed`: its command ended with an error or not at all; `stale`: the
 * report is of another run; `missing`: the run left none that can be read.
 */
export type Verdict = 'met' | 'below' | 'failed' | 'stale' | 'missing' | 'not run';

/** A goal as it stands: what was measured, and the run that did. */
export interface Outcome {
  readonly verdict: Verdict;
  /** '' where there is nothing to show. */
  readonly value: string;
  readonly run: Run | null;
}

/** Says of a goal only what its last run measured. */
export function assess(goal: Pick<Goal, 'command' | 'judge'>, folder = root): Outcome {
  const run = readRun(goal.command, folder);
  if (run === null) return { verdict: 'not run', value: '', run };
  const measure = measured(goal.judge, reportsOf(run, folder));
  const value = typeof measure === 'string' ? '' : measure.value;
  if (run.exitCode !== 0) return { verdict: 'failed', value, run };
  if (typeof measure === 'string') return { verdict: measure, value, run };
  return { verdict: measure.isMet ? 'met' : 'below', value, run };
}

function measured(judge: Goal['judge'], reports: Reports): Measure | 'missing' | 'stale' {
  try {
    return judge(reports);
  } catch (error) {
    return error instanceof ReportError ? error.kind : 'missing';
  }
}
