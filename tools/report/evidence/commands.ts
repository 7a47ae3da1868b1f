/** A command that measures. */
export interface Command {
  readonly words: readonly string[];
  /** Settings that the environment does not override by having its own. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it takes less than two minutes, so that `npm run evidence` runs it anew. */
  readonly isQuick?: true;
  /** What has to be there first, and the command that makes it. */
  readonly needs?: { readonly file: string; readonly words: readonly string[] };
}

/** Every command that keeps figures, by the name under which it keeps them. */
export const commands = {
  test: { words: ['node', 'tools/check/test.ts'] },
  'test:all': { words: ['node', 'tools/check/test.ts', '--all'] },
  budget: {
    words: ['node', 'tools/check/budget.ts'],
    isQuick: true,
    needs: { file: 'dist/_site.json', words: ['node', 'tools/build/build.ts'] },
  },
  model: { words: ['node', 'tests/machines/model/report.ts'], isQuick: true },
  faults: { words: ['vitest', 'run', '--project=faults'], isQuick: true },
  rules: {
    words: ['vitest', 'run', '--project=domain', '--project=verdict', 'verdict', 'my-bookings'],
    isQuick: true,
  },
  world: { words: ['node', 'tests/assurance/world/report.ts'] },
  'world:full': {
    words: ['node', '--max-old-space-size=12288', 'tests/assurance/world/report.ts', '--full'],
  },
  fuzz: {
    words: ['vitest', 'run', '--project=fuzz', '--reporter=verbose'],
    env: { FUZZ_FACTOR: '24' },
  },
  soak: { words: ['node', 'tests/assurance/soak/report.ts'] },
  'soak:browser': { words: ['node', 'tests/assurance/soak-browser/report.ts'] },
  bench: { words: ['node', 'tools/report/bench/bench.ts'] },
  // all mutants anew: a run that takes over results would not see what changed beside code and tests
  mutation: { words: ['stryker', 'run', '--force'] },
  'mutation:charts': { words: ['stryker', 'run', 'stryker.charts.json', '--force'] },
} as const satisfies Record<string, Command>;

/** The name of a command that keeps figures. */
export type CommandName = keyof typeof commands;

/** Whether a word names a command that keeps figures. */
export function isCommandName(word: string): word is CommandName {
  return Object.hasOwn(commands, word);
}

/** How a command is typed. */
export function typed(name: CommandName): string {
  if (name === 'test') return 'npm test';
  if (name === 'budget') return 'node tools/check/budget.ts';
  return name === 'rules' ? 'npm run evidence' : `npm run ${name}`;
}
