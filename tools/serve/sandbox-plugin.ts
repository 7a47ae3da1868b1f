import { getRequestListener } from '@hono/node-server';
import type { Connect, Plugin } from 'vite';
import { siteAddress } from '#machines/domain/text/site-address.ts';
import { listen } from '../../sandbox/listen.ts';
import { openSandbox, SANDBOX_MARK } from '../../sandbox/server.ts';
import { invalidReportReason } from '../../src/app/reporting/report-schema.ts';
import { type Config, sandboxSettings } from '../build/config.ts';

/**
 * Mounts the sandbox in the dev server, with its payment page on the next port. Does nothing when the site has an API
 * elsewhere.
 */
export function sandboxPlugin(config: Config): Plugin {
  return {
    name: 'kickstand:sandbox',
    apply: 'serve',
    configureServer(server) {
      if (config.apiBaseUrl !== undefined) return;
      const { httpServer, middlewares } = server;
      const { logger, server: serverOptions } = server.config;
      let sandbox: Promise<Sandbox> | undefined;
      // Not before this server listens: when the configuration changes, the one before it has the port and the data
      // until then.
      httpServer?.once('listening', () => {
        sandbox = openInDev(config, (serverOptions.port ?? 5173) + 1);
        sandbox.then(
          ({ payPort }) =>
            logger.info(`  Sandbox at /sandbox/, its payment page on port ${payPort}`),
          ({ message }: Error) => logger.error(message),
        );
      });
      httpServer?.once('close', () => void sandbox?.then(({ close }) => close()).catch(() => {}));
      middlewares.use((request, response, next) => {
        const answer = async () => {
          const open = await sandbox;
          if (open === undefined) next();
          else open.answer(request, response, next);
        };
        answer().catch(next);
      });
    },
  };
}

/** A sandbox that answers in the dev server. */
interface Sandbox {
  readonly payPort: number;
  readonly answer: Connect.NextHandleFunction;
  close(): Promise<void>;
}

/** Opens the sandbox and serves its payment page; rejects with a sentence when the port is taken. */
async function openInDev(config: Config, payPort: number): Promise<Sandbox> {
  const disk = openSandbox({
    dataDir: process.env.SANDBOX_DATA ?? '.sandbox',
    checkReport: invalidReportReason,
    config: sandboxSettings(config, payPort),
  });
  const listenOptions = { port: payPort, host: config.host };
  const pay = await listen((request) => disk.payFetch(request), listenOptions).catch(
    (error: unknown) => {
      disk.close();
      throw error;
    },
  );
  return {
    payPort,
    answer(request, response, next) {
      const { pathname } = new URL(siteAddress(request.url ?? '/'), 'http://localhost');
      if (disk.owns(pathname)) {
        const bindings = { incoming: request, outgoing: response };
        return void getRequestListener((call) => disk.fetch(call, bindings))(request, response);
      }
      response.setHeader(...SANDBOX_MARK);
      return next();
    },
    async close() {
      await pay.close();
      disk.close();
    },
  };
}
