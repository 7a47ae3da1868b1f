import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { getMimeType } from 'hono/utils/mime';
import { cacheControl } from '../build/policy.ts';
import { isPaymentReturn, paymentReturn } from './payment-return.ts';

/** Answers a request; the shape that Hono's applications have too. */
export type Fetch = (request: Request) => Response | Promise<Response>;

interface StoredFile {
  path: string;
  size: number;
  etag: string;
}

interface Rule {
  matches: (path: string) => boolean;
  headers: [name: string, value: string][];
}

/** Reads the `_headers` format of static hosts: a path pattern, then its headers, indented. */
export function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    if (!line.startsWith(' ')) {
      const pattern = line.trim();
      const prefix = pattern.replace(/\*$/, '');
      const isPrefix = prefix !== pattern;
      rules.push({
        matches: (path) => (isPrefix ? path.startsWith(prefix) : path === pattern),
        headers: [],
      });
    } else {
      const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
      rules.at(-1)?.headers.push([name, value]);
    }
  }
  return rules;
}

/** A route as far as files go: its pattern, the paths that have a file each, and the path whose file answers the rest of an open pattern. Paths are in lower case. */
export interface FiledRoute {
  path: string;
  prerender: readonly string[];
  /** Its paths in other letter cases that the site links to. */
  spellings?: readonly string[];
  shell?: string;
  /** A page of one visitor. */
  isPersonal?: true;
}

/** Which file of a build answers which address, as the build writes it to `_site.json`. */
export interface SiteFiles {
  /** By path. */
  pages: Readonly<Record<string, string>>;
  /** By path in another letter case that the site links to, for hosts that tell cases apart. */
  spellings: Readonly<Record<string, string>>;
  /** By open pattern, for the paths that have no file of their own. */
  open: Readonly<Record<string, string>>;
  /** The paths and open patterns whose pages are of one visitor. */
  personal: readonly string[];
  /** By folder, with a slash behind it: what answers an unknown path below it. */
  missing: Readonly<Record<string, string>>;
  /** By path: the pages of single items, where the build had a snapshot of the catalogue. */
  items?: Readonly<Record<string, string>>;
}

/** The files that a build renders, by path; the shell of a pattern that is no page itself has a name that no address reaches. */
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
    personal: routes.flatMap(({ path, shell, prerender, isPersonal }) =>
      isPersonal ? [...prerender, ...(shell === undefined ? [] : [path])] : [],
    ),
  };
}

/** The copies of files that a build writes for other spellings, each with its original. */
export function spellingCopies({
  spellings,
}: Pick<SiteFiles, 'spellings'>): [copy: string, original: string][] {
  return Object.entries(spellings).map(([path, original]) => [`${path.slice(1)}.html`, original]);
}

/** The file that answers an unknown path: that of its language. Letter case does not matter. */
export function missingPage({ missing }: Pick<SiteFiles, 'missing'>, path: string): string {
  const asked = `${path.toLowerCase()}/`;
  const [nearest = ''] = Object.keys(missing)
    .filter((folder) => asked.startsWith(folder))
    .sort((one, other) => other.length - one.length);
  return missing[nearest] ?? '404.html';
}

/** A route pattern of the site (`/details/:id`, `/getaways/*?`) as an expression; letter case does not matter. */
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

/** The folder of the pages that items of an open pattern have of their own, with a slash behind it; undefined where they have none. */
export function ownPagesFolder(pattern: string): string | undefined {
  return /^(.*\/):id$/.exec(pattern)?.[1];
}

/** Which file answers a path, decoded, at an address as it was sent. */
export type LookUp = (path: string, address: string) => { name: string; status: 200 | 404 };

/** How a host finds its files in a build, by the names of those that are there. */
export type Host = (dist: string, names: ReadonlySet<string>) => Promise<LookUp>;

async function filesOf(dist: string): Promise<Map<string, StoredFile>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = new Map<string, StoredFile>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    files.set(path.slice(dist.length).replaceAll('\\', '/'), { path, size: content.length, etag });
  }
  return files;
}

const rangeOf = (header: string | null, size: number) => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return { start, end };
};

/** Finds files as nginx and Caddy do with our samples: by `_site.json`, without regard to letter case. */
const caseBlindHost: Host = async (dist, names) => {
  const answers = JSON.parse(await readFile(join(dist, '_site.json'), 'utf8')) as SiteFiles;
  const pages = new Map(
    Object.entries(answers.pages).map(([path, file]) => [path.toLowerCase(), `/${file}`]),
  );
  const shells = Object.entries(answers.open).map(([pattern, file]) => ({
    expression: routeExpression(pattern),
    name: `/${file}`,
    folder: ownPagesFolder(pattern),
  }));

  // a slash within an id is written %2F: the address as it was sent tells it from one between segments
  return (path, address) => {
    const isInternal = /^\/_|\.(br|gz)$|\.html$/.test(path);
    if (!isInternal && names.has(path)) return { name: path, status: 200 };
    const route = path.toLowerCase().replace(/(.)\/+$/, '$1');
    const page = pages.get(route);
    if (page !== undefined) return { name: page, status: 200 };
    const shell = shells.find(({ expression }) => expression.test(address));
    const own =
      shell?.folder && `${shell.folder}${path.slice(shell.folder.length).replace(/\/$/, '')}.html`;
    if (own && names.has(own)) return { name: own, status: 200 };
    return shell
      ? { name: shell.name, status: 200 }
      : { name: `/${missingPage(answers, path)}`, status: 404 };
  };
};

/** What is known of a folder: its files, their headers, and which of them answers what. */
interface Folder {
  files: ReadonlyMap<string, StoredFile>;
  rules: readonly Rule[];
  lookUp: LookUp;
  /** When the build's own list of its pages was written: a snapshot writes it last. */
  writtenAt: number;
}

async function readFolder(dist: string, host: Host): Promise<Folder> {
  const { mtimeMs } = await stat(join(dist, '_site.json'));
  const files = await filesOf(dist);
  return {
    files,
    rules: parseHeaders(await readFile(join(dist, '_headers'), 'utf8')),
    lookUp: await host(dist, new Set(files.keys())),
    writtenAt: mtimeMs,
  };
}

/**
 * Serves a built `dist/` as its static hosts would: compressed siblings, the headers of `_headers`, pages, shells for paths with an id,
 * 404 for what no route knows. Reads the folder once, and again after a snapshot wrote pages; rejects with what to run where there is no build.
 */
export async function createStaticServer(dist: string, host: Host = caseBlindHost): Promise<Fetch> {
  if (!existsSync(join(dist, '_site.json')) || !existsSync(join(dist, '_headers'))) {
    throw new Error(`There is no build in ${dist}: run \`npm run build\` first.`);
  }
  let folder = await readFolder(dist, host);
  let reading: Promise<void> | null = null;
  const refresh = async () => {
    const written = await stat(join(dist, '_site.json')).catch(() => null);
    if (written === null || written.mtimeMs === folder.writtenAt) return;
    reading ??= readFolder(dist, host)
      .then((latest) => {
        folder = latest;
      })
      // a build that is being made anew: what is known of the last one has to do
      .catch(() => {})
      .finally(() => {
        reading = null;
      });
    await reading;
  };

  const headersFor = (path: string) => {
    const { rules } = folder;
    const headers = new Headers({ 'Cache-Control': cacheControl.rest });
    for (const rule of rules) {
      if (!rule.matches(path)) continue;
      for (const [name, value] of rule.headers) headers.set(name, value);
    }
    return headers;
  };

  return async (request) => {
    await refresh();
    const { files, lookUp } = folder;
    const { pathname } = new URL(request.url);
    const headers = headersFor(pathname);
    const text = (body: string, status: number, own = headers) => {
      // what is missing now may be there after the next deployment
      own.set('Cache-Control', cacheControl.rest);
      own.set('Content-Type', 'text/plain; charset=utf-8');
      return new Response(body, { status, headers: own });
    };
    if (isPaymentReturn(request.method, pathname)) {
      const wayOn = await paymentReturn(request);
      for (const [name, value] of wayOn.headers) headers.set(name, value);
      return new Response(null, { status: wayOn.status, headers });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      headers.set('Allow', 'GET, HEAD');
      return text('Method not allowed', 405);
    }
    let path: string;
    try {
      path = decodeURIComponent(pathname);
    } catch {
      return text('Bad request', 400);
    }
    const found = lookUp(path, pathname);
    if (found.status === 404) headers.set('Cache-Control', cacheControl.rest);
    const plain = files.get(found.name);
    if (plain === undefined) return text('Not found', 404);
    const accepted = request.headers.get('accept-encoding') ?? '';
    const [encoding, sent] =
      (['br', 'gzip'] as const)
        .filter((coding) => accepted.includes(coding))
        .map(
          (coding) =>
            [coding, files.get(`${found.name}.${coding === 'br' ? 'br' : 'gz'}`)] as const,
        )
        .find(([, file]) => file !== undefined) ?? ([undefined, plain] as const);
    const file = sent ?? plain;
    // what a snapshot has just written may have another length
    const size = await stat(file.path).then(
      (now) => now.size,
      () => file.size,
    );
    headers.set('Content-Type', getMimeType(found.name) ?? 'application/octet-stream');
    headers.set('ETag', file.etag);
    if (files.has(`${found.name}.gz`)) headers.set('Vary', 'Accept-Encoding');
    if (encoding) headers.set('Content-Encoding', encoding);
    if (found.status === 200 && request.headers.get('if-none-match')?.includes(file.etag)) {
      return new Response(null, { status: 304, headers });
    }
    const isWhole = encoding !== undefined || found.status === 404;
    const range = isWhole ? undefined : rangeOf(request.headers.get('range'), size);
    headers.set('Accept-Ranges', isWhole ? 'none' : 'bytes');
    if (range && (range.start > range.end || range.start >= size)) {
      headers.set('Content-Range', `bytes */${size}`);
      return text('Range not satisfiable', 416);
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    headers.set('Content-Length', String(end - start + 1));
    if (range) headers.set('Content-Range', `bytes ${start}-${end}/${size}`);
    if (request.method === 'HEAD' || size === 0) {
      return new Response(null, { status: range ? 206 : found.status, headers });
    }
    // a build that is made anew takes its files away under the server
    const handle = await open(file.path).catch(() => null);
    if (handle === null) return text('Not found', 404, headersFor(pathname));
    const body = Readable.toWeb(handle.createReadStream({ start, end })) as ReadableStream;
    return new Response(body, { status: range ? 206 : found.status, headers });
  };
}
