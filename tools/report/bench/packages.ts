import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { minify } from 'vite';
import { type KeptModules, keptModules } from '../../build/chunks.ts';
import { filesOf } from '../../check/budget.ts';
import type { SiteFiles } from '../../serve/static-server.ts';
import { root } from '../evidence/runs.ts';

/** The script that a page loads first, brotli, in bytes by package; the heaviest first. */
export type Shares = readonly (readonly [name: string, bytes: number])[];

const brotli = promisify(brotliCompress);

/** The bytes of one chunk, compressed as it is sent, shared out to its packages by what each weighs minified and compressed alone. */
export async function shareOut(
  parts: Readonly<Record<string, string>>,
  sent: number,
): Promise<Shares> {
  const alone = await Promise.all(
    Object.entries(parts).map(async ([name, code]) => {
      const { code: small } = await minify(`${name}.js`, code, {
        ...{ module: true, mangle: { toplevel: true } },
        // what nothing in here uses, others do
        compress: false,
      });
      return [name, code.trim() === '' ? 0 : (await brotli(small)).length] as const;
    }),
  );
  const sum = alone.reduce((total, [, bytes]) => total + bytes, 0);
  return sum === 0 ? [] : alone.map(([name, bytes]) => [name, (bytes / sum) * sent] as const);
}

/** What the first script of pages is made of, by path. */
export async function scriptByPackage(
  dist: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Shares>> {
  const kept = JSON.parse(await readFile(join(root, keptModules), 'utf8')) as KeptModules;
  const { pages, items = {} } = JSON.parse(
    await readFile(join(dist, '_site.json'), 'utf8'),
  ) as SiteFiles;
  const files: Readonly<Record<string, string>> = { ...items, ...pages };
  const shared = new Map<string, Shares>();
  for (const path of paths) {
    const html = await readFile(join(dist, files[path] ?? ''), 'utf8');
    const sums = new Map<string, number>();
    for (const script of new Set(filesOf(html).scripts)) {
      const { size } = await stat(join(dist, `${script}.br`));
      const parts = kept[script.slice(1)];
      if (parts === undefined) throw new Error(`The last build kept no code of ${script}.`);
      for (const [name, bytes] of await shareOut(parts, size))
        sums.set(name, (sums.get(name) ?? 0) + bytes);
    }
    shared.set(
      path,
      [...sums].sort(([, one], [, other]) => other - one),
    );
  }
  return shared;
}
