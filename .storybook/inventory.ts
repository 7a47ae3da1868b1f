import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const NAME = 'virtual:inventory';
const ICON = /from '(@tabler\/icons-react\/dist\/esm\/icons\/(Icon\w+)\.mjs)'/g;

/**
 * Returns the plugin that lists, for the Foundations, the icons that the site imports and the pictures that it
 * serves.
 */
export function inventory(): Plugin {
  return {
    name: 'inventory',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const icons = await usedIcons();
      const names = [...icons.keys()].sort();
      return [
        ...names.map((name) => `import ${name} from '${icons.get(name)}';`),
        `export const icons = { ${names.join(', ')} };`,
        `export const pictures = ${JSON.stringify({
          site: await svgsIn('public/art', '/art'),
          catalogue: await svgsIn('sandbox/media', '/media'),
        })};`,
      ].join('\n');
    },
  };
}

async function usedIcons(): Promise<Map<string, string>> {
  const iconPaths = new Map<string, string>();
  const files = await readdir(join(root, 'src'), { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.tsx'))) {
    const source = await readFile(join(root, 'src', file), 'utf8');
    for (const [, path = '', name = ''] of source.matchAll(ICON)) iconPaths.set(name, path);
  }
  return iconPaths;
}

async function svgsIn(folder: string, address: string): Promise<string[]> {
  const files = await readdir(join(root, folder));
  return files
    .filter((name) => name.endsWith('.svg'))
    .sort()
    .map((name) => `${address}/${name}`);
}
