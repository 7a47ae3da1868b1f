/** A part of the tests that runs by itself. */
interface Step {
  /** Its commands, one after another; arguments of the step go to the last one. */
  readonly commands: readonly string[];
  /** True where it writes its tests to `.cache/reports`, in a file of its name. */
  readonly hasTests: boolean;
}

const vitest = (name: string, options: string): Step => ({
  commands: [
    `vitest run ${options} --reporter=dot --reporter=junit --outputFile.junit=.cache/reports/${name}.xml`,
  ],
  hasTests: true,
});
const playwright = (folder: string): Step => ({
  commands: [`playwright test -c ${folder}/playwright.config.ts`],
  hasTests: true,
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
    commands: ['node tools/build/build.ts', 'node tools/build/snapshot.ts --sandbox'],
    hasTests: false,
  },
  lint: { commands: ['biome check --error-on-warnings'], hasTests: false },
  types: {
    commands: ['tsc --noEmit', 'tsc --noEmit -p machines', 'node tools/check/types.ts'],
    hasTests: false,
  },
  unused: { commands: ['knip'], hasTests: false },
  budgets: { commands: ['node tools/check/budget.ts'], hasTests: false },
  markup: { commands: ['html-validate "dist/**/*.html"'], hasTests: false },
  journeys: playwright('tests/journeys'),
  stories: vitest('stories', '--config .storybook/vitest.config.ts'),
  assurance: vitest('assurance', projects(['world', 'faults', 'fuzz', 'verdict', 'build'])),
  'long-journeys': playwright('tests/assurance/journeys'),
  browsers: playwright('tests/assurance/browsers'),
  'rough-journeys': playwright('tests/assurance/rough'),
  storybook: { commands: ['storybook build -o storybook-static'], hasTests: false },
} as const satisfies Record<string, Step>;

/** The name of a step. */
export type StepName = keyof typeof STEPS;

/** True for the name of a step. */
export function isStepName(name: string): name is StepName {
  return Object.hasOwn(STEPS, name);
}
