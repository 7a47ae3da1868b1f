import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from './commands.ts';
import { fileName, RUN_FOLDER } from './record.ts';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What is checked out: its commit, and whether any file differs from it. */
export interface Tree {
  /** The short name; '' where there is no repository. */
  readonly commit: string;
  readonly isDirty: boolean;
}

/** One run of a command: what it ran on, when, and how it ended. */
export interface Run extends Tree {
  readonly name: string;
  /** The command as it was run. */
  readonly command: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** Null while it runs, and for good where it was killed with the one who waited for it. */
  readonly endedAt: string | null;
  /** Null as long as it has not ended. */
  readonly exitCode: number | null;
}

/** Where a run of a command keeps its reports. */
export function folderOf(name: string, folder = root): string {
  return join(folder, '.cache/evidence', fileName(name));
}

const runFile = (name: string, folder: string) => join(folderOf(name, folder), 'run.json');

/**
 * Runs a command of evidence and keeps how it ended. What an earlier run reported is removed first,
 * so that nobody takes it for this one's. Resolves with the exit code.
 */
export async function runForEvidence(
  name: string,
  command: Command,
  folder = root,
): Promise<number> {
  const reports = folderOf(name, folder);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const before = treeOf(folder);
  const started: Run = {
    ...before,
    name,
    command: command.words.join(' '),
    startedAt: new Date().toISOString(),
    endedAt: null,
    exitCode: null,
  };
  const keep = (run: Run) =>
    writeFileSync(runFile(name, folder), `${JSON.stringify(run, null, 2)}\n`);
  keep(started);
  const env = { ...command.env, ...process.env, [RUN_FOLDER]: reports };
  const exitCode = await exitCodeOf(command.words, folder, env);
  const after = treeOf(folder);
  keep({
    ...started,
    // what changed on the way was not measured as a whole
    isDirty: before.isDirty || after.isDirty || after.commit !== before.commit,
    endedAt: new Date().toISOString(),
    exitCode,
  });
  return exitCode;
}

/** Runs a program and waits for it; a program that cannot start or is killed counts as failed. */
export function exitCodeOf(
  [program = '', ...words]: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd, stdio: 'inherit', env });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** The last run of a command; null when it has not run here. */
export function readRun(name: string, folder = root): Run | null {
  try {
    return JSON.parse(readFileSync(runFile(name, folder), 'utf8')) as Run;
  } catch {
    return null;
  }
}

/** The pages that commands of evidence write themselves. */
const ownPages = ['docs/evidence.md', 'docs/performance.md'];

/** What is checked out now. What evidence itself writes does not count as a change. */
export function treeOf(folder = root): Tree {
  const commit = git(folder, 'rev-parse', '--short', 'HEAD');
  const changes = git(
    folder,
    'status',
    '--porcelain',
    '--',
    '.',
    ...ownPages.map((page) => `:!${page}`),
  );
  return { commit: commit ?? '', isDirty: commit === null || changes !== '' };
}

/** What Git says; null where it says nothing for sure. */
function git(folder: string, ...words: string[]): string | null {
  const { stdout, status } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
