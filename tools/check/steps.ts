import { type TestOutcome, testsOfPlaywright, testsOfVitest } from './reports.ts';

/** A group of tests that runs by itself. */
interface Step {
  /** The commands, one after another; arguments of the step go to the last one. */
  readonly commands: readonly string[];
  /**
   * The reader of the report that its tests write to `.cache/reports`, in a file of the step's name; null where it
   * runs no tests.
   */
  readonly testsOf: ((json: string) => readonly TestOutcome[]) | null;
}

const vitest = (name: string, options: string): Step => ({
  commands: [
    `vitest run ${options} --reporter=dot --reporter=json --outputFile.json=.cache/reports/${name}.json`,
  ],
  testsOf: testsOfVitest,
});
const playwright = (folder: string): Step => ({
  commands: [`playwright test -c ${folder}/playwright.config.ts`],
  testsOf: testsOfPlaywright,
});
const projects = (names: readonly string[]) =>
  `--maxWorkers=2 ${names.map((name) => `--project=${name}`).join(' ')}`;

/** The steps of the tests, by the names under which `npm run step` runs one. */
export const STEPS = {
  unit: vitest(
    'unit',
    projects(['domain', 'machines', 'api', 'storage', 'site', 'views', 'sandbox', 'tools']),
  ),
  site: {
    commands: [
      'node tools/build/snapshot.ts --sandbox --for-next-build',
      'node tools/build/build.ts',
    ],
    testsOf: null,
  },
  lint: { commands: ['biome check --error-on-warnings'], testsOf: null },
  types: {
    commands: ['tsc --noEmit', 'tsc --noEmit -p machines', 'node tools/check/types.ts'],
    testsOf: null,
  },
  unused: { commands: ['knip'], testsOf: null },
  budgets: { commands: ['node tools/check/budget.ts'], testsOf: null },
  markup: { commands: ['html-validate "dist/**/*.html"'], testsOf: null },
  journeys: playwright('tests/journeys'),
  stories: vitest('stories', '--config .storybook/vitest.config.ts'),
  assurance: vitest('assurance', projects(['world', 'faults', 'fuzz', 'verdict', 'build'])),
  'long-journeys': playwright('tests/assurance/journeys'),
  browsers: playwright('tests/assurance/browsers'),
  'rough-journeys': playwright('tests/assurance/rough'),
  storybook: { commands: ['storybook build -o storybook-static'], testsOf: null },
} as const satisfies Record<string, Step>;

/** The name of a step. */
export type StepName = keyof typeof STEPS;

/** True for the name of a step. */
export function isStepName(name: string): name is StepName {
  return Object.hasOwn(STEPS, name);
}
