import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from './record.ts';
import { fileName } from './record.ts';
import { folderOf, type Run, root } from './runs.ts';

/** Thrown for a report that is not there, or that another run wrote than the one it is taken for. */
export class ReportError extends Error {
  readonly kind: 'missing' | 'stale';

  constructor(kind: 'missing' | 'stale', file: string) {
    super(`${file} is ${kind}.`);
    this.kind = kind;
  }
}

/** What one run reported. Every reader throws a `ReportError` for a report that is not that run's. */
export interface Reports {
  /** What a command recorded under a name. */
  figures<Figures>(name: string): Figures;
  /** What the tests of a command noted one by one. */
  trials<Figures>(name: string): Figures[];
  /** A report that a tool wrote itself, by its path in the repository. */
  file<Content>(path: string): Content;
}

/** Opens the reports of a run. */
export function reportsOf(run: Run, folder = root): Reports {
  const began = Date.parse(run.startedAt);
  const ended = run.endedAt === null ? Number.POSITIVE_INFINITY : Date.parse(run.endedAt);
  const isOfRun = (at: number) => at >= began && at <= ended;
  const own = (name: string) => join(folderOf(run.name, folder), fileName(name));
  const dated = <Figures>(file: string, line: string): Figures => {
    const { date, figures } = JSON.parse(line) as Report<Figures>;
    if (!isOfRun(Date.parse(date))) throw new ReportError('stale', file);
    return figures;
  };
  return {
    figures(name) {
      const file = `${own(name)}.json`;
      return dated(file, textOf(file));
    },
    trials(name) {
      const file = `${own(name)}.ndjson`;
      return textOf(file)
        .split('\n')
        .filter(Boolean)
        .map((line) => dated(file, line));
    },
    file(path) {
      const file = join(folder, path);
      const text = textOf(file);
      if (!isOfRun(Math.ceil(statSync(file).mtimeMs))) throw new ReportError('stale', file);
      return JSON.parse(text);
    },
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ReportError('missing', file);
  }
}

/** One journey in Chromium, as its run ended. */
export interface Journey {
  title: string;
  isPassed: boolean;
  isFlaky: boolean;
}

interface Suite {
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: Suite[];
}

/** The journeys of a run of `npm run test:all`, quick and long. */
export function journeysOf(reports: Reports): Journey[] {
  return ['journeys', 'long journeys'].flatMap((step) =>
    reports.file<{ suites: Suite[] }>(`.cache/test-all/${step}.json`).suites.flatMap(flat),
  );
}

function flat({ specs = [], suites = [] }: Suite): Journey[] {
  const own = specs.map(({ title, ok, tests }) => ({
    title,
    isPassed: ok,
    isFlaky: tests.some(({ status }) => status === 'flaky'),
  }));
  return [...own, ...suites.flatMap(flat)];
}

/** Mutants of the files that were asked for. */
export interface Mutants {
  found: number;
  /** Those that were tried: found and missed. */
  all: number;
  /** Those that were left out untried because what they change is computed once, as a module loads. */
  leftOutStatic: number;
  /** Those that were left out for any other reason, or not reached before the run ended. */
  leftOut: number;
}

interface Mutant {
  readonly status: string;
  readonly statusReason?: string;
}

/** Statuses that count for the score: what did not compile says nothing. */
const FOUND = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];
/** What was not tried. */
const LEFT_OUT = ['Ignored', 'Pending'];

/** What became of the mutants of the files whose path matches, in the report of a run. */
export function mutantsOf(reports: Reports, report: string, wanted: RegExp): Mutants {
  const { files } = reports.file<{ files: Record<string, { mutants: Mutant[] }> }>(report);
  const mutants = Object.entries(files)
    .filter(([file]) => wanted.test(file))
    .flatMap(([, file]) => file.mutants);
  const of = (statuses: readonly string[]) =>
    mutants.filter(({ status }) => statuses.includes(status));
  const leftOut = of(LEFT_OUT);
  const isStatic = ({ statusReason = '' }: Mutant) => statusReason.startsWith('Static mutant');
  const leftOutStatic = leftOut.filter(isStatic).length;
  return {
    found: of(FOUND).length,
    all: of(FOUND).length + of(MISSED).length,
    leftOutStatic,
    leftOut: leftOut.length - leftOutStatic,
  };
}
