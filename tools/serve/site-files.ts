import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The fields of a route that decide its files: its pattern, the paths that have a file each, and the path whose file
 * answers the rest of an open pattern. Paths are in lower case.
 */
export interface FiledRoute {
  path: string;
  prerender: readonly string[];
  /** Its paths in other letter cases that the site links to. */
  spellings?: readonly string[];
  shell?: string;
}

/** The file of a build that answers each address, as the build writes it to `_site.json`. */
export interface SiteFiles {
  /** The file of each page, by path. */
  pages: Readonly<Record<string, string>>;
  /** The file of each path in another letter case that the site links to, for hosts that tell cases apart. */
  spellings: Readonly<Record<string, string>>;
  /** The file of each open pattern, for paths that have no file of their own. */
  open: Readonly<Record<string, string>>;
  /** The file that answers an unknown path below a folder, by folder with a slash at its end. */
  missing: Readonly<Record<string, string>>;
  /** The page of each single item, by path, where the build had a snapshot of the catalogue. */
  items?: Readonly<Record<string, string>>;
}

/**
 * Returns the files that a build renders, by path. The shell of a pattern that is no page itself has a name that no
 * address reaches.
 */
export function renderedFiles(routes: readonly FiledRoute[]): Map<string, string> {
  const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  const hiddenFileOf = (path: string) => `_${path.slice(1).replaceAll(/\W+/g, '-')}.html`;
  return new Map([
    ...routes.flatMap(({ shell }) => (shell === undefined ? [] : [[shell, hiddenFileOf(shell)]])),
    ...routes.flatMap(({ prerender }) => prerender.map((path) => [path, fileOf(path)])),
  ] as [string, string][]);
}

/**
 * Returns the file that answers each address of a build. `missing` is the page that answers unknown paths, by folder.
 */
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
 * Returns the expression of a route pattern of the site (`/details/:id`, `/getaways/*?`); letter case does not
 * matter.
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
 * Returns the folder with the pages of single items of an open pattern, with a slash at its end; undefined where
 * there are none.
 */
export function prerenderedFolder(pattern: string): string | undefined {
  return /^(.*\/):id$/.exec(pattern)?.[1];
}

/**
 * Matches files that no address reaches: those for the host itself, compressed siblings, and pages by their file
 * name.
 */
export const hidden = /^\/_|\.(br|gz|html)$/;

/**
 * Returns the function that finds the file for an address of a build, and its status. Letter case matters only in
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
    // a slash within an id is written %2F: the address as it was sent distinguishes it from one between segments
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

/** Returns an address with its percent codes decoded; '' where they are invalid. */
function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}
