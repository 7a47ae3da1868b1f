import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** Parts of other components, or of pages, which the stories of those show. */
const PARTS = new Set([
  'Amount',
  'Announcer',
  'CardSkeletonGrid',
  'ItemCards',
  'LinkButton',
  'SectionBoundary',
  'SectionFailure',
  'Ranges',
  'Reduction',
  'RetryButton',
  'SkeletonLine',
  'NumberedSteps',
  'Words',
]);

test('every shared component has its stories, and every file of stories its component', () => {
  const components = globSync('src/ui/*.tsx').flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(
        /^export (?:function |class |const (?=\w+ = memo\())([A-Z]\w+)/gm,
      ),
      ([, name = '']) => name,
    ),
  );
  const stories = globSync('stories/ui/*.stories.tsx').map((file) =>
    basename(file, '.stories.tsx'),
  );
  expect(stories.sort()).toEqual(components.filter((name) => !PARTS.has(name)).sort());
});
