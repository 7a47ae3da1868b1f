const machines = import.meta.glob<string>('../../machines/*.machine.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const tests = import.meta.glob<string>('../../tests/machines/*.test.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The sentence over a machine in its own file, which says what the machine decides. */
export function sentenceOf(name: string): string {
  const source = machines[`../../machines/${name}.machine.ts`] ?? '';
  const comments = [...source.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map(([, text = '']) =>
    text
      .replace(/^\s*\*/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return comments.find((comment) => comment.startsWith('Decides')) ?? '';
}

/** The titles of a file of tests. */
export interface TestTitles {
  /** The file's path from the root of the project. */
  readonly file: string;
  readonly titles: readonly string[];
}

/** The tests that run a machine, by the machines that their files import. */
export function testsOf(name: string): TestTitles[] {
  return Object.entries(tests)
    .filter(([, source]) => source.includes(`/${name}.machine.ts'`))
    .map(([path, source]) => ({
      file: path.replace('../../', ''),
      titles: [...source.matchAll(/\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.*?)\1/g)].map(
        ([, , title = '']) => title,
      ),
    }));
}
