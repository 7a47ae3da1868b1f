import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** The components that a file exports. */
const exportedComponents = (file: string) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(
      /^export (?:function |class |const (?=\w+ = (?:memo\(|\(|lazyComponent\()))([A-Z]\w*)/gm,
    ),
    ([, name = '']) => name,
  );

test('each component stands in a file of its name, alone', () => {
  const files = globSync('{src,stories,.storybook,sandbox}/**/*.tsx').filter(
    (file) => !file.endsWith('.stories.tsx'),
  );
  const misplaced = files
    .map((file) => ({ file, names: exportedComponents(file) }))
    .filter(({ file, names }) => names.some((name) => name !== basename(file, '.tsx')));
  expect(misplaced).toEqual([]);
});
