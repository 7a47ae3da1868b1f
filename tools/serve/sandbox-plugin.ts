import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { reportComplaint } from '#machines/domain/report-schema.ts';
import { siteAddress } from '#machines/domain/site-address.ts';
import { listen } from '../../sandbox/listen.ts';
import { openSandbox, SANDBOX_MARK } from '../../sandbox/server.ts';
import { type Config, sandboxSettings } from '../build/config.ts';

/** Mounts the sandbox in the dev server, its payment page on the next port. Does nothing when the site has an API elsewhere. */
export function sandboxInDev(config: Config): Plugin {
  return {
    name: 'kickstand:sandbox',
    apply: 'serve',
    async configureServer(server) {
      if (config.apiBaseUrl !== undefined) return;
      const payPort = (server.config.server.port ?? 5173) + 1;
      const disk = openSandbox({
        dataDir: process.env.SANDBOX_DATA ?? '.sandbox',
        checkReport: reportComplaint,
        config: sandboxSettings(config, payPort),
      });
      const pay = await listen((request) => disk.payFetch(request), {
        port: payPort,
        host: config.host,
      });
      const answer = getRequestListener((request, env) => disk.fetch(request, env as never));
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(siteAddress(request.url ?? '/'), 'http://localhost');
        if (disk.owns(pathname)) void answer(request, response);
        else {
          response.setHeader(...SANDBOX_MARK);
          next();
        }
      });
      server.httpServer?.once('close', () => {
        void pay.close();
        disk.close();
      });
      server.config.logger.info(`  Sandbox at /sandbox/, its payment page on port ${payPort}`);
    },
  };
}
