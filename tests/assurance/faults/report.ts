// Read by developers who change a call or its screens: `npm run faults` runs the cells with this reporter.

/** The part of a test that the table reads. The types of `vitest/node` would give matchers of elements another form in every test. */
interface RunTest {
  readonly name: string;
  result(): { readonly state: 'passed' | 'failed' | 'skipped' | 'pending' };
}
/** The part of a file of tests that the table reads. */
interface RunFile {
  readonly children: { allTests(): Iterable<RunTest> };
}

const MARKS: Readonly<Record<ReturnType<RunTest['result']>['state'], string>> = {
  passed: '✓',
  failed: '✗',
  skipped: '-',
  pending: '-',
};

/** Prints the cells as a table when all have run: a row a fault, a column a call. */
export default class FaultTable {
  onTestRunEnd(modules: readonly RunFile[]): void {
    const cells = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter(({ name }) => /^[\w-]+\/[\w-]+$/.test(name))
      .map((test) => ({ name: test.name, mark: MARKS[test.result().state] }));
    const marks = new Map(cells.map(({ name, mark }) => [name, mark]));
    const namesAt = (part: 0 | 1) => [
      ...new Set(cells.map(({ name }) => name.split('/')[part] ?? '')),
    ];
    const [calls, faults] = [namesAt(0), namesAt(1)];
    const width = Math.max(...faults.map((fault) => fault.length));
    const column = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);
    const lines = [
      ...calls.map((call, index) => `${column(index)}  ${call}`),
      '',
      `${''.padEnd(width)}  ${calls.map((_, index) => column(index)).join(' ')}`,
      ...faults.toSorted().map((fault) => {
        const row = calls.map((call) => marks.get(`${call}/${fault}`) ?? ' ');
        return `${fault.padEnd(width)}  ${row.join(' ')}`;
      }),
    ];
    console.log(`\n${lines.join('\n')}\n`);
  }
}
