import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { siteAddress } from '#machines/domain/text/site-address.ts';
import type * as Routes from '../../src/app/routes.ts';
import { isPaymentReturn, paymentReturn } from './payment-return.ts';
import { routeExpression } from './site-files.ts';

/**
 * Makes the dev server answer as a build's hosts do. A path that is neither a file nor a route gets the page that
 * displays Not Found, with status 404; a rider who comes back by POST is redirected.
 */
export function notFoundInDev(): Plugin {
  return {
    name: 'kickstand:not-found',
    apply: 'serve',
    configureServer(server) {
      const { root } = server.config;
      const isPage = async (pathname: string) => {
        const { routes } = (await server.ssrLoadModule('/src/app/routes.ts')) as typeof Routes;
        return routes.some(({ path }) => routeExpression(path).test(pathname));
      };
      const leadBack = getRequestListener(paymentReturn);
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(siteAddress(request.url ?? '/'), 'http://localhost');
        if (isPaymentReturn(request.method ?? '', pathname)) void leadBack(request, response);
        else next();
      });
      // behind Vite's own files, before its page for every path
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const address = request.originalUrl ?? '/';
            const { pathname } = new URL(siteAddress(address), 'http://localhost');
            if (request.url !== '/index.html' || (await isPage(pathname))) return next();
            const page = await readFile(join(root, 'index.html'), 'utf8');
            const html = await server.transformIndexHtml('/index.html', page, address);
            response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
            response.end(request.method === 'HEAD' ? undefined : html);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
