import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** Parts of other components, which the stories of those show. */
const PARTS = new Set(['Amount', 'GalleryCarousel', 'PagePart', 'Words']);

async function namesIn(folder: string, ending: string): Promise<string[]> {
  const files = await readdir(new URL(`../../${folder}`, import.meta.url));
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => basename(file, ending))
    .sort();
}

test('every shared component has its stories, and every file of stories its component', async () => {
  const components = await namesIn('src/ui', '.tsx');
  const stories = await namesIn('stories/ui', '.stories.tsx');
  expect(stories).toEqual(components.filter((name) => !PARTS.has(name)));
});
