import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Fetch } from './site.ts';

/** Serves on a port of this machine until `close`; rejects with a sentence when the port is taken. */
export function listen(
  fetch: Fetch,
  port: number,
): Promise<{ port: number; close: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port }, (info) => {
      resolve({
        port: info.port,
        close: () =>
          new Promise((closed) => {
            (server as Server).close(() => closed());
            (server as Server).closeAllConnections();
          }),
      });
    });
    server.on('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use: stop what listens there, or set PORT.`)
          : error,
      );
    });
  });
}

/** Runs a server's start, which returns how to close it: prints a failure as one line, and closes on Ctrl-C. */
export async function run(start: () => Promise<() => Promise<void>>): Promise<void> {
  try {
    const close = await start();
    const stop = () => {
      void close().then(() => process.exit(0));
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
