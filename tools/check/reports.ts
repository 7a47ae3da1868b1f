import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** One test of a run. A test that passed has no reason. */
export interface TestOutcome {
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'notRun';
  readonly reason: string;
}

const SKIPPED = 'It was skipped.';

/** Reads the report of Vitest's own `json` reporter. A test that was skipped has failed. */
export function testsOfVitest(json: string): readonly TestOutcome[] {
  const { testResults }: JsonTestResults = JSON.parse(json);
  return testResults.flatMap(({ name, status: fileStatus, message, assertionResults }) => [
    ...assertionResults.map(({ ancestorTitles, title, status, failureMessages }): TestOutcome => {
      const path = [...ancestorTitles, title].join(' > ');
      if (status === 'passed') return { title: path, status, reason: '' };
      const messages = stripVTControlCharacters((failureMessages ?? []).join('\n'));
      return { title: path, status: 'failed', reason: messages === '' ? SKIPPED : messages };
    }),
    // a file that cannot be loaded has no tests
    ...(fileStatus === 'failed' && assertionResults.length === 0
      ? [{ title: name, status: 'failed', reason: message } as const]
      : []),
  ]);
}

/** Reads the report of Playwright's own `json` reporter. A test that was skipped without a reason has failed. */
export function testsOfPlaywright(json: string): readonly TestOutcome[] {
  const { suites }: JSONReport = JSON.parse(json);
  return suites.flatMap((suite) => testsOfSuite(suite, []));
}

function testsOfSuite(suite: JSONReportSuite, titles: readonly string[]): readonly TestOutcome[] {
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map((test) => outcomeOf(test, [...titles, title].join(' › '))),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOfSuite(inner, [...titles, inner.title])),
  ];
}

function outcomeOf({ status, annotations, results }: JSONReportTest, title: string): TestOutcome {
  if (status === 'expected') return { title, status: 'passed', reason: '' };
  if (status === 'skipped') {
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? '';
    return reason === ''
      ? { title, status: 'failed', reason: SKIPPED }
      : { title, status: 'notRun', reason };
  }
  const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
  return { title, status: 'failed', reason: stripVTControlCharacters(messages.join('\n')) };
}
