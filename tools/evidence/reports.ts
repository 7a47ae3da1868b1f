import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { commitAt, root } from './record.ts';

/** One journey in Chromium, as its last run ended. */
export interface Journey {
  file: string;
  title: string;
  isPassed: boolean;
  isFlaky: boolean;
}

interface Suite {
  file: string;
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: Suite[];
}

/** The journeys of the last `npm test`; null when it has not run here. */
export function readJourneys(): Journey[] | null {
  const report = readJson<{ suites: Suite[] }>('.cache/test/journeys.json');
  return report?.suites.flatMap(journeysOf) ?? null;
}

function journeysOf({ file, specs = [], suites = [] }: Suite): Journey[] {
  const own = specs.map(({ title, ok, tests }) => ({
    file,
    title,
    isPassed: ok,
    isFlaky: tests.some(({ status }) => status === 'flaky'),
  }));
  return [...own, ...suites.flatMap(journeysOf)];
}

/** Mutants of a run of the mutation tests, of the files whose path matches. */
export interface Mutants {
  found: number;
  all: number;
}

/** The last run of the mutation tests; null when there was none here. */
export interface Mutation {
  of(path: RegExp): Mutants;
  commit: string;
  date: string;
}

/** Statuses that count for the score: what did not compile says nothing. */
const FOUND = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

/** Reads the report of the mutation tests. It does not say on what it ran: its own date does. */
export function readMutation(): Mutation | null {
  const path = '.cache/mutation.json';
  const report = readJson<{ files: Record<string, { mutants: { status: string }[] }> }>(path);
  if (report === null) return null;
  const date = statSync(join(root, path)).mtime.toISOString();
  return {
    date,
    commit: commitAt(date),
    of(wanted) {
      const mutants = Object.entries(report.files)
        .filter(([file]) => wanted.test(file))
        .flatMap(([, file]) => file.mutants);
      const count = (statuses: readonly string[]) =>
        mutants.filter(({ status }) => statuses.includes(status)).length;
      return { found: count(FOUND), all: count(FOUND) + count(MISSED) };
    },
  };
}

/** Which tests of a report of Vitest passed, by title. */
export function readTitles(path: string): string[] {
  const report = readJson<{
    testResults: { assertionResults: { title: string; status: string }[] }[];
  }>(path);
  return (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ title }) => title),
  );
}

function readJson<Report>(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')) as Report;
  } catch {
    return null;
  }
}
