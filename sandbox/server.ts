import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { createSandbox, type Sandbox } from './app.ts';
import type { SandboxConfig } from './config.ts';
import { createSqliteStore } from './sqlite-store.ts';

const HERE = import.meta.dirname;
/** A month in seconds: pictures keep their names. */
const MEDIA_CACHE = 2_592_000;

/** What a sandbox on disk may be given. */
export interface DiskOptions {
  /** Folder of the database; `.sandbox` below the working directory unless given. */
  dataDir?: string;
  config?: Partial<SandboxConfig>;
}

/** A sandbox with its database on disk, its pictures and its panel, ready to be mounted on any server. */
export interface DiskSandbox {
  sandbox: Sandbox;
  /** Whether an address belongs to the sandbox rather than to the site. */
  owns(pathname: string): boolean;
  /** Answers on the site's origin. `env` is Node's request and answer, by which faults reach the socket. */
  fetch(request: Request, env?: Partial<HttpBindings>): Promise<Response>;
  /** Answers on the payment page's origin. */
  payFetch(request: Request): Promise<Response>;
  close(): void;
}

/** Opens the sandbox of a folder; everything ordered there before is still known. */
export function openSandbox(options: DiskOptions = {}): DiskSandbox {
  const store = createSqliteStore(join(options.dataDir ?? '.sandbox', 'kickstand.db'));
  const sandbox = createSandbox({ store, ...(options.config && { config: options.config }) });
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
      if (pathname === '/pay.css') return file('pay/pay.css', 'text/css; charset=utf-8');
      if (pathname === '/pay.svg') return file('pay/pay.svg', 'image/svg+xml');
      return sandbox.pay.fetch(request);
    },
    close: () => store.close(),
  };
}

/** What the sandbox's server may be given. A port of 0 takes any free one. */
export interface ServerOptions extends DiskOptions {
  port: number;
  /** The payment page's port; the one after `port` unless given. */
  payPort?: number;
  /** Answers what the sandbox does not own: the site. */
  fallback?: (request: Request, env: HttpBindings) => Response | Promise<Response>;
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
  const servers: Server[] = [];
  const close = async () => {
    await Promise.all(servers.map(stop));
    disk.close();
  };
  try {
    const pay = await listen(
      (request) => disk.payFetch(request),
      options.payPort ?? (options.port === 0 ? 0 : options.port + 1),
    );
    servers.push(pay.server);
    disk.sandbox.config.payPort = pay.port;
    const main = await listen((request, env) => {
      const { pathname, origin } = new URL(request.url);
      if (pathname === '/sandbox/lines' && request.method === 'DELETE') {
        main.server.closeIdleConnections();
        return new Response(null, { status: 204 });
      }
      if (disk.owns(pathname)) return disk.fetch(request, env);
      return options.fallback?.(request, env) ?? Response.redirect(`${origin}/sandbox/`, 302);
    }, options.port);
    servers.push(main.server);
    return {
      url: `http://localhost:${main.port}`,
      payUrl: `http://localhost:${pay.port}`,
      sandbox: disk.sandbox,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Answer = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** Starts a server; rejects with a sentence that names a port that is taken. */
export function listen(answer: Answer, port: number): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    const server = createAdaptorServer({
      fetch: (request, env) => answer(request, env as HttpBindings),
    }) as Server;
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Set PORT to another one.`)
          : error,
      );
    });
    server.listen(port, () => resolve({ server, port: (server.address() as AddressInfo).port }));
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function file(path: string, type: string, headers?: HeadersInit): Promise<Response> {
  const bytes = await readFile(join(HERE, path));
  return new Response(bytes, {
    headers: {
      'Content-Type': type,
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}

const mediaTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

const brotli = promisify(brotliCompress);
/** Drawings in Brotli, by name: each is compressed once. */
const compressed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

async function media(pathname: string, asked: Headers): Promise<Response> {
  const [, name = '', extension = ''] = /^\/media\/([a-z0-9-]+)\.([a-z]+)$/.exec(pathname) ?? [];
  const type = mediaTypes[extension];
  const missing = () => new Response('Not found', { status: 404 });
  if (type === undefined) return missing();
  const plain = await file(`media/${name}.${extension}`, type, {
    'Cache-Control': `public, max-age=${MEDIA_CACHE}`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  }).catch(missing);
  const isDrawing = plain.ok && extension === 'svg';
  if (!isDrawing) return plain;
  plain.headers.set('Vary', 'Accept-Encoding');
  if (!/\bbr\b/.test(asked.get('Accept-Encoding') ?? '')) return plain;
  const bytes = compressed.get(name) ?? plain.arrayBuffer().then(async (raw) => brotliOf(raw));
  compressed.set(name, bytes);
  const headers = new Headers(plain.headers);
  headers.set('Content-Encoding', 'br');
  return new Response(await bytes, { headers });
}

async function brotliOf(raw: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await brotli(raw));
}

const panelFiles: Record<string, [string, string]> = {
  '/sandbox/': ['panel/index.html', 'text/html; charset=utf-8'],
  '/sandbox/panel.css': ['panel/panel.css', 'text/css; charset=utf-8'],
  '/sandbox/panel.js': ['panel/panel.js', 'text/javascript; charset=utf-8'],
};

async function panel(pathname: string): Promise<Response | null> {
  const [path, type] = panelFiles[pathname] ?? [];
  if (path === undefined || type === undefined) return null;
  return file(path, type, {
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  });
}
