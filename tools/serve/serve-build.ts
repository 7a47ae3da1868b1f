import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { cacheControl, cacheOf, policyIn, securityHeaders } from '../build/policy.ts';
import { isPaymentReturn, paymentReturn } from './payment-return.ts';
import { fileFinder, type SiteFiles } from './site-files.ts';

/** A function that answers a request, with the signature of Hono's `app.fetch`. */
export type RequestHandler = (request: Request) => Response | Promise<Response>;

/**
 * Serves a build as the samples for nginx and Caddy do, with the policy of its own `_headers`; a snapshot may write
 * pages meanwhile. Rejects with the command to run where there is no build.
 */
export async function serveBuild(dist: string): Promise<RequestHandler> {
  const [list, headers] = [join(dist, '_site.json'), join(dist, '_headers')];
  if (!existsSync(list) || !existsSync(headers)) {
    throw new Error(`There is no build in ${dist}: run \`npm run build\` first.`);
  }
  const find = fileFinder(dist, JSON.parse(await readFile(list, 'utf8')) as SiteFiles);
  let policy = policyIn(await readFile(headers, 'utf8'));
  const site = new Hono();
  site.use(async (context, next) => {
    await next();
    const { status, headers: own } = context.res;
    const { pathname } = new URL(context.req.url);
    // a snapshot puts another folder in this one's place
    policy = await readFile(headers, 'utf8').then(policyIn, () => policy);
    for (const header of Object.entries(securityHeaders(policy))) own.set(...header);
    // what is missing now may be there after the next deployment
    if (status < 300 || status === 304) own.set('Cache-Control', cacheOf(pathname));
    else if (!own.has('Cache-Control')) own.set('Cache-Control', cacheControl.rest);
  });
  site.onError((error, { req, text }) => {
    console.error(`${req.method} ${new URL(req.url).pathname} failed: ${error.message}`);
    return text('The server failed', 500);
  });
  site.use(etag());
  site.get('*', async (context, next) => {
    const { name, status } = find(new URL(context.req.url).pathname);
    const stats = statSync(join(dist, name), { throwIfNoEntry: false });
    if (stats && status === 200) context.header('ETag', `W/"${stats.size}-${stats.mtimeMs}"`);
    const sent = await serveStatic({ root: dist, path: name, precompressed: true })(context, next);
    return (
      sent &&
      new Response(sent.body, {
        status: status === 404 ? status : sent.status,
        headers: sent.headers,
      })
    );
  });
  site.all('*', async ({ req, text }) =>
    isPaymentReturn(req.method, new URL(req.url).pathname)
      ? paymentReturn(req.raw)
      : text('Method not allowed', 405, { Allow: 'GET, HEAD' }),
  );
  return (request) => site.fetch(request);
}
