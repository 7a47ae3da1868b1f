import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.cache/evidence');

/** What a command measured, and on what. */
export interface Evidence {
  readonly name: string;
  /** The command as it is typed. */
  readonly command: string;
  /** The commit that was checked out, with a plus where files had been changed since. */
  readonly commit: string;
  /** ISO 8601, UTC. */
  readonly date: string;
  readonly figures: unknown;
}

const fileOf = (name: string) => join(folder, `${name.replaceAll(':', '-')}.json`);

/** Keeps what a command measured for `npm run evidence`; a run of the tests keeps nothing. */
export function recordEvidence(name: string, figures: object, command = `npm run ${name}`): void {
  mkdirSync(folder, { recursive: true });
  const date = new Date().toISOString();
  const evidence: Evidence = { name, command, commit: commit(), date, figures };
  writeFileSync(fileOf(name), `${JSON.stringify(evidence, null, 2)}\n`);
}

/** Adds what one of many tests of a command came to, to be summed up afterwards. */
export function noteTrial(name: string, figures: object): void {
  mkdirSync(folder, { recursive: true });
  const trial = { commit: commit(), date: new Date().toISOString(), ...figures };
  appendFileSync(join(folder, `${name}.ndjson`), `${JSON.stringify(trial)}\n`);
}

/** What a command measured last; null when it has not run here. */
export function readEvidence(name: string): Evidence | null {
  const text = readIfThere(fileOf(name));
  return text === null ? null : (JSON.parse(text) as Evidence);
}

/** What the tests of a command noted one by one, oldest first. */
export function readTrials(name: string): unknown[] {
  const text = readIfThere(join(folder, `${name}.ndjson`)) ?? '';
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** The short name of the commit that is checked out, with a plus where files have been changed since. */
export function commit(): string {
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? '+' : ''}`;
}

/** The short name of the last commit before a moment. */
export function commitAt(date: string): string {
  return git('log', '-1', '--format=%h', `--before=${date}`);
}

/** What Git says; nothing where there is no repository. */
function git(...words: string[]): string {
  const { stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return stdout?.trim() ?? '';
}
