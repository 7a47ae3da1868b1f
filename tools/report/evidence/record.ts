import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figures } from './figures.ts';

/** The folder in which the command under way keeps what it measured; without one nothing is kept. */
export const RUN_FOLDER = 'EVIDENCE_RUN_FOLDER';

/** One result of a run. */
export interface Report<Figures = unknown> {
  /** When it was written, ISO 8601, UTC. */
  readonly date: string;
  readonly figures: Figures;
}

/** Keeps what a command measured; a run that nobody asks for evidence keeps nothing. */
export function recordEvidence<Name extends keyof Figures>(
  name: Name,
  figures: Figures[Name] & Record<string, unknown>,
): void {
  const folder = process.env[RUN_FOLDER];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${fileName(name)}.json`), `${JSON.stringify(report(figures))}\n`);
}

/** Adds what one of many tests of a command came to, to be summed up afterwards. */
export function noteTrial(name: string, figures: object): void {
  const folder = process.env[RUN_FOLDER];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${fileName(name)}.ndjson`), `${JSON.stringify(report(figures))}\n`);
}

function report(figures: object): Report {
  return { date: new Date().toISOString(), figures };
}

/** The name of a command or a report as the name of a file. */
export function fileName(name: string): string {
  return name.replaceAll(':', '-');
}
