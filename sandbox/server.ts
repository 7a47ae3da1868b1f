import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { HttpBindings } from '@hono/node-server';
import { getMimeType } from 'hono/utils/mime';
import { createSandbox, type Sandbox } from './app.ts';
import type { SandboxConfig } from './config.ts';
import { type Listening, listen, type Place, type RequestHandler } from './listen.ts';
import type { ReportCheck } from './report-list.ts';
import { platformOf } from './rough.ts';
import { createSqliteStore, deleteDatabase } from './sqlite-store.ts';

const HERE = import.meta.dirname;
/** A month in seconds: pictures keep their names. */
const MEDIA_CACHE = 2_592_000;

/** The options of a sandbox on disk. */
export interface DiskOptions {
  /** Folder of the database; `.sandbox` below the working directory unless given. */
  dataDir?: string;
  config?: Partial<SandboxConfig>;
  checkReport?: ReportCheck;
}

/** A sandbox with its database on disk, its pictures and its panel, ready to be mounted on any server. */
export interface DiskSandbox {
  sandbox: Sandbox;
  /** True when an address belongs to the sandbox rather than to the site. */
  owns(pathname: string): boolean;
  /** Answers on the site's origin. `env` is Node's request and answer, by which faults reach the socket. */
  fetch(request: Request, env?: Partial<HttpBindings>): Promise<Response>;
  /** Answers on the payment page's origin. */
  payFetch(request: Request): Promise<Response>;
  close(): void;
}

/** The database of a sandbox, by its folder: `.sandbox` below the working directory unless given. */
const databaseOf = ({ dataDir = '.sandbox' }: DiskOptions) => join(dataDir, 'kickstand.db');

/** Empties the sandbox of a folder, whichever release wrote it; one that runs is emptied in its panel. */
export const resetSandbox = (options: DiskOptions) => deleteDatabase(databaseOf(options));

/** Opens the sandbox of a folder; all its earlier orders are still there, unless another release wrote them. */
export function openSandbox(options: DiskOptions = {}): DiskSandbox {
  const store = createSqliteStore(databaseOf(options));
  const { config, checkReport } = options;
  const platform = platformOf(process.env.SANDBOX_PLATFORM);
  const sandbox = createSandbox({
    store,
    config: { platform, ...config },
    ...(checkReport && { checkReport }),
  });
  return {
    sandbox,
    owns: (pathname) => /^\/(api|sandbox|media)(\/|$)/.test(pathname),
    async fetch(request, env) {
      const { pathname, origin } = new URL(request.url);
      if (pathname.startsWith('/media/')) return media(pathname, request.headers);
      if (pathname === '/sandbox') return Response.redirect(`${origin}/sandbox/`, 302);
      return (await panel(pathname)) ?? sandbox.api.fetch(request, env);
    },
    async payFetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname === '/pay.css') return file('pay/pay.css');
      if (pathname === '/pay.svg') return file('pay/pay.svg');
      // a rough platform keeps its pictures on another host than its answers
      if (pathname.startsWith('/media/')) return media(pathname, request.headers);
      return sandbox.pay.fetch(request);
    },
    close: () => store.close(),
  };
}

/** The options of the sandbox's server. */
export interface ServerOptions extends DiskOptions, Place {
  /** The payment page's port; the one after `port` unless given. */
  payPort?: number;
  /** Answers all other requests: the site. */
  fallback?: RequestHandler;
}

/** A running sandbox. */
export interface SandboxServer {
  url: string;
  payUrl: string;
  sandbox: Sandbox;
  /** Ends both servers, open connections included, and closes the database. */
  close(): Promise<void>;
}

/** Serves the API (and the site, by `fallback`) on one port and the payment page on another. */
export async function createSandboxServer(options: ServerOptions): Promise<SandboxServer> {
  const disk = openSandbox(options);
  const { host } = options;
  const running: Listening[] = [];
  const close = async () => {
    await Promise.all(running.map((server) => server.close()));
    disk.close();
  };
  try {
    const pay = await listen((request) => disk.payFetch(request), {
      port: options.payPort ?? (options.port === 0 ? 0 : options.port + 1),
      host,
    });
    running.push(pay);
    disk.sandbox.config.payPort = pay.port;
    const main = await listen(
      async (request, env) => {
        const { pathname, origin } = new URL(request.url);
        if (pathname === '/sandbox/lines' && request.method === 'DELETE') {
          main.closeIdleConnections();
          return new Response(null, { status: 204 });
        }
        if (disk.owns(pathname)) return disk.fetch(request, env);
        if (options.fallback === undefined) return Response.redirect(`${origin}/sandbox/`, 302);
        return marked(await options.fallback(request, env));
      },
      { port: options.port, host },
    );
    running.push(main);
    return { url: main.url, payUrl: pay.url, sandbox: disk.sandbox, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The header by which pages know, without asking, that a sandbox serves them. */
export const SANDBOX_MARK = ['Server-Timing', 'sandbox'] as const;

/** The site's answer; a page among them says that a sandbox serves it. */
function marked(answer: Response): Response {
  if (answer.headers.get('content-type')?.startsWith('text/html'))
    answer.headers.append(...SANDBOX_MARK);
  return answer;
}

async function file(path: string, headers?: HeadersInit): Promise<Response> {
  const bytes = await readFile(join(HERE, path));
  return new Response(bytes, {
    headers: {
      'Content-Type': getMimeType(path) ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}

const pictures = new Set(['svg', 'avif', 'webp', 'jpg', 'png']);

const brotli = promisify(brotliCompress);
/** The highest quality, 11, takes nearly three times as long for 2 % fewer bytes. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
/** Drawings in Brotli, by name: each is compressed once. */
const compressed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A picture of the catalogue, by its path. */
export async function media(pathname: string, requestHeaders: Headers): Promise<Response> {
  const [, name = '', extension = ''] = /^\/media\/([a-z0-9-]+)\.([a-z]+)$/.exec(pathname) ?? [];
  const missing = () => new Response('Not found', { status: 404 });
  if (!pictures.has(extension)) return missing();
  const plain = await file(`media/${name}.${extension}`, {
    'Cache-Control': `public, max-age=${MEDIA_CACHE}`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  }).catch(missing);
  const isDrawing = plain.ok && extension === 'svg';
  if (!isDrawing) return plain;
  plain.headers.set('Vary', 'Accept-Encoding');
  if (!/\bbr\b/.test(requestHeaders.get('Accept-Encoding') ?? '')) return plain;
  const bytes = compressed.get(name) ?? plain.arrayBuffer().then(async (raw) => brotliOf(raw));
  compressed.set(name, bytes);
  const headers = new Headers(plain.headers);
  headers.set('Content-Encoding', 'br');
  return new Response(await bytes, { headers });
}

async function brotliOf(raw: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await brotli(raw, BROTLI_OPTIONS));
}

const panelFiles: Record<string, string> = {
  '/sandbox/': 'panel/index.html',
  '/sandbox/panel.css': 'panel/panel.css',
  '/sandbox/theme.css': 'panel/theme.css',
  '/sandbox/panel.js': 'panel/panel.js',
};

async function panel(pathname: string): Promise<Response | null> {
  const path = panelFiles[pathname];
  if (path === undefined) return null;
  return file(path, {
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  });
}
