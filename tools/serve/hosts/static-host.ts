import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Host } from '../static-server.ts';
import { hostExpression } from './hosts.ts';

/** Whether a static host looks at the files of a build first (Netlify), at `_redirects` first (Cloudflare Pages), or knows files alone. */
export type StaticOrder = 'files first' | 'rules first' | 'files only';

interface Rewrite {
  source: RegExp;
  target: string;
  status: 200 | 404;
}

/**
 * A static host as far as both document it: letter case counts, a page answers without its `.html` and with a slash
 * behind it, `_redirects` is followed from the top and a rule's target is a file, anything else is `404.html`.
 */
export function staticHost(order: StaticOrder): Host {
  return async (dist, names) => {
    const all =
      order === 'files only' ? [] : rewrites(await readFile(join(dist, '_redirects'), 'utf8'));
    const rules = all.filter(({ status }) => status === 200);
    // Netlify is told of them, Cloudflare takes the nearest one: both are the same file
    const missing = all
      .filter(({ status }) => status === 404)
      .map(({ source, target }) => ({ source, target: `${target}.html` }));
    const fileAt = (path: string): string | undefined => {
      const bare = path.replace(/(.)\/+$/, '$1');
      const places = [path, `${bare}.html`, path === '/' ? '/index.html' : `${bare}/index.html`];
      return places.find((place) => !/^\/_(headers|redirects)$/.test(place) && names.has(place));
    };
    const ruledAt = (path: string): string | undefined => {
      const rule = rules.find(({ source }) => source.test(path));
      return rule && fileAt(rule.target);
    };
    const steps = order === 'rules first' ? [ruledAt, fileAt] : [fileAt, ruledAt];
    return (path, address) => {
      for (const step of steps) {
        const name = step(step === ruledAt ? address : path);
        if (name !== undefined) return { name, status: 200 };
      }
      return {
        name: missing.find(({ source }) => source.test(address))?.target ?? '/404.html',
        status: 404,
      };
    };
  };
}

function rewrites(text: string): Rewrite[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [source = '', target = '', status = ''] = line.trim().split(/\s+/);
      if (status !== '200' && status !== '404')
        throw new Error(`_redirects has a rule that is no rewrite: ${line}`);
      return { source: hostExpression(source), target, status: status === '200' ? 200 : 404 };
    });
}
