import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.cache/evidence');

/** What a command measured, and on what. */
interface Evidence {
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

/** The short name of the commit that is checked out, with a plus where files have been changed since. */
function commit(): string {
  const git = (...words: string[]) =>
    execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return `${git('rev-parse', '--short', 'HEAD').trim()}${isChanged ? '+' : ''}`;
  } catch {
    return 'unknown';
  }
}
