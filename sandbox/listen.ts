import type { Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';

/** Answers a request; `env` is Node's request and answer. */
export type RequestHandler = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** The place at which a server listens. A port of 0 takes any free one. */
export interface Place {
  port: number;
  /** The setting HOST; loopback alone unless given. */
  host?: string | undefined;
}

/** A running server. */
export interface Listening {
  port: number;
  /** The address to open it at. */
  url: string;
  closeIdleConnections(): void;
  /** Ends it, open connections included. */
  close(): Promise<void>;
}

/** Both addresses that `localhost` may stand for. */
const LOOPBACK = ['127.0.0.1', '::1'];
const EVERYWHERE = ['0.0.0.0', '::'];
const TRY_LIMIT = 20;

const bracketed = (host: string) => (isIP(host) === 6 ? `[${host}]` : host);

/** The address to open a server at that was started with this HOST. */
export function addressOf(host: string | undefined, port: number): string {
  const isNamed = host !== undefined && !EVERYWHERE.includes(host);
  return `http://${isNamed ? bracketed(host) : 'localhost'}:${port}`;
}

const OWN_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * True when a request was meant for a server with this HOST, by its Host header with any port. A page of
 * another site whose name was made to point at this machine (DNS rebinding) sends its own name.
 */
export function isAllowedHost(header: string, host?: string): boolean {
  const [, name = ''] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d+)?$/.exec(header.toLowerCase()) ?? [];
  if (OWN_NAMES.has(name)) return true;
  if (host === undefined) return false;
  // no name can be made to point at a bare address
  if (EVERYWHERE.includes(host)) return isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  return name === bracketed(host).toLowerCase();
}

/** The answer to a request whose Host header names neither this machine nor HOST. */
function refusal(host?: string): Response {
  const known = host === undefined ? 'localhost only' : `localhost and ${host} only`;
  return new Response(
    `This server answers to ${known}. To open it under another name, start it with HOST set to that name.\n`,
    {
      status: 403,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    },
  );
}

/** Serves at a place of this machine, to requests meant for it; rejects with a sentence when the port is taken or HOST is not this machine's. */
export async function listen(answer: RequestHandler, { port, host }: Place): Promise<Listening> {
  const fetch: RequestHandler = (request, env) =>
    isAllowedHost(env.incoming.headers.host ?? '', host) ? answer(request, env) : refusal(host);
  const servers = await bindAll(fetch, { port, host });
  const bound = portOf(servers) ?? port;
  return {
    port: bound,
    url: addressOf(host, bound),
    closeIdleConnections: () => {
      for (const server of servers) server.closeIdleConnections();
    },
    close: () => stopAll(servers),
  };
}

/** One server for each address; the same port on both, so any free one may take several tries. */
async function bindAll(answer: RequestHandler, { port, host }: Place): Promise<Server[]> {
  for (let tries = 1; ; tries += 1) {
    const servers: Server[] = [];
    try {
      for (const address of host === undefined ? LOOPBACK : [host]) {
        const taken = portOf(servers);
        const server = await bind(answer, taken ?? port, address).catch((error) => {
          // a machine without IPv6 has one loopback address
          if (taken !== undefined && isNoAddress(error)) return null;
          throw error;
        });
        if (server !== null) servers.push(server);
      }
      return servers;
    } catch (error) {
      await stopAll(servers);
      const isTaken = codeOf(error) === 'EADDRINUSE';
      if (isTaken && port === 0 && tries < TRY_LIMIT) continue;
      if (isTaken) {
        throw new Error(`Port ${port} is in use: stop what listens there, or set PORT.`);
      }
      if (host !== undefined && isNoAddress(error)) {
        throw new Error(`HOST is ${host}, which is no address of this machine.`);
      }
      throw error;
    }
  }
}

function portOf([server]: readonly Server[]): number | undefined {
  const address = server?.address() as AddressInfo | null | undefined;
  return address?.port;
}

function bind(answer: RequestHandler, port: number, address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createAdaptorServer({
      fetch: (request, env) => answer(request, env as HttpBindings),
    }) as Server;
    server.once('error', reject);
    server.listen({ port, host: address, ipv6Only: address === '::1' }, () => resolve(server));
  });
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** The codes of errors for an address that this machine does not have. */
const NO_ADDRESS: ReadonlySet<string> = new Set([
  'EADDRNOTAVAIL',
  'EAFNOSUPPORT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

const isNoAddress = (error: unknown) => NO_ADDRESS.has(codeOf(error));

async function stopAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    ),
  );
}
