import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A route as far as files go: its pattern, the paths that have a file each, and the path whose file answers the rest of
 * an open pattern. Paths are in lower case.
 */
export interface FiledRoute {
  path: string;
  prerender: readonly string[];
  /** Its paths in other letter cases that the site links to. */
  spellings?: readonly string[];
  shell?: string;
}

/** Which file of a build answers which address, as the build writes it to `_site.json`. */
export interface SiteFiles {
  /** By path. */
  pages: Readonly<Record<string, string>>;
  /** By path in another letter case that the site links to, for hosts that tell cases apart. */
  spellings: Readonly<Record<string, string>>;
  /** By open pattern, for the paths that have no file of their own. */
  open: Readonly<Record<string, string>>;
  /** By folder, with a slash behind it: what answers an unknown path below it. */
  missing: Readonly<Record<string, string>>;
  /** By path: the pages of single items, where the build had a snapshot of the catalogue. */
  items?: Readonly<Record<string, string>>;
}

/**
 * Returns the files that a build renders, by path; the shell of a pattern that is no page itself has a name that no address
 * reaches.
 */
export function renderedFiles(routes: readonly FiledRoute[]): Map<string, string> {
  const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  const hiddenFileOf = (path: string) => `_${path.slice(1).replaceAll(/\W+/g, '-')}.html`;
  return new Map([
    ...routes.flatMap(({ shell }) => (shell === undefined ? [] : [[shell, hiddenFileOf(shell)]])),
    ...routes.flatMap(({ prerender }) => prerender.map((path) => [path, fileOf(path)])),
  ] as [string, string][]);
}

/** Which of its files a build answers with. `missing` is what answers unknown paths, by folder. */
export function siteFiles(routes: readonly FiledRoute[], missing: SiteFiles['missing']): SiteFiles {
  const files = renderedFiles(routes);
  const entry = (address: string, path: string) => [address, files.get(path) ?? ''];
  return {
    pages: Object.fromEntries(
      routes.flatMap(({ prerender }) => prerender.map((path) => entry(path, path))),
    ),
    spellings: Object.fromEntries(
      routes.flatMap(({ spellings = [] }) =>
        spellings.map((path) => entry(path, path.toLowerCase())),
      ),
    ),
    missing,
    open: Object.fromEntries(
      routes.flatMap(({ path, shell }) => (shell === undefined ? [] : [entry(path, shell)])),
    ),
  };
}

/**
 * Returns a route pattern of the site (`/details/:id`, `/getaways/*?`) as an expression; letter case does not matter.
 */
export function routeExpression(pattern: string): RegExp {
  const source = pattern
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      if (segment === '*') return '/.*';
      if (segment === '*?') return '(?:/.*)?';
      if (segment.startsWith(':')) return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
      return `/${segment.replace(/[.+^$()[\]{}|\\]/g, '\\$&')}`;
    })
    .join('');
  return new RegExp(`^${source}/?$`, 'i');
}

/**
 * Returns the folder of the pages that items of an open pattern have of their own, with a slash behind it; undefined where they
 * have none.
 */
export function prerenderedFolder(pattern: string): string | undefined {
  return /^(.*\/):id$/.exec(pattern)?.[1];
}

/**
 * Files that only the host itself reads, compressed siblings, and pages by their file name: no address reaches them.
 */
export const hidden = /^\/_|\.(br|gz|html)$/;

/**
 * Finds the file that answers an address of a build in a folder, and its status. Letter case does not matter but in
 * names of files.
 */
export function fileFinder(
  dist: string,
  files: SiteFiles,
): (pathname: string) => { name: string; status: 200 | 404 } {
  const isFile = (name: string) => {
    if (/\.\.|\\|\0/.test(name)) return false;
    try {
      return statSync(join(dist, name)).isFile();
    } catch {
      // there is none, or the file system takes no such name: most take 255 bytes
      return false;
    }
  };
  const shells = Object.entries(files.open).map(([pattern, name]) => ({
    expression: routeExpression(pattern),
    name,
    folder: prerenderedFolder(pattern),
  }));
  return (pathname) => {
    const path = decodedPath(pathname);
    if (!hidden.test(path) && isFile(path)) return { name: path, status: 200 };
    const page = files.pages[path.toLowerCase().replace(/(.)\/+$/, '$1')];
    if (page !== undefined) return { name: page, status: 200 };
    // a slash within an id is written %2F: the address as it was sent tells it from one between segments
    const shell = shells.find(({ expression }) => expression.test(pathname));
    if (shell === undefined) {
      const folders = Object.keys(files.missing).sort((one, other) => other.length - one.length);
      const below = folders.find((each) => `${path.toLowerCase()}/`.startsWith(each));
      return { name: files.missing[below ?? ''] ?? '404.html', status: 404 };
    }
    const { folder = '', name } = shell;
    const own = `${folder}${path.slice(folder.length).replace(/\/$/, '')}.html`;
    return { name: folder !== '' && isFile(own) ? own : name, status: 200 };
  };
}

/** Returns an address without its percent signs; '' where they cannot be read. */
function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}
