import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { type ApiParts, adminCalls } from './admin.ts';
import { limitBody } from './body-size.ts';
import { CALLS, callOf } from './calls/calls.ts';
import type { Services } from './calls/services.ts';
import { isKnownSite, payOriginFor } from './config.ts';
import { play, type ResettableConnection } from './faults/play.ts';
import type { Json } from './json.ts';
import { roughen } from './rough.ts';

type Env = { Bindings: ResettableConnection };

/** The platform's API: the calls themselves behind a gate that keeps the request log and plays the faults. */
export function createApi(parts: ApiParts): Hono<Env> {
  const { services, faults, requestLog } = parts;
  const calls = callsOf(services);
  const app = new Hono<Env>();

  app.onError((error) => {
    // In process a reset connection is a rejected promise, as it is with fetch.
    throw error;
  });
  app.use('*', siteCors(services));
  app.use('*', limitBody);
  app.use('*', compress({ threshold: 1_024 }));

  app.all('/api/*', async (c) => {
    const call = callOf(c.req.method, c.req.path);
    const fault = call === null ? null : faults.take(call);
    const body = await c.req.text();
    const entry = requestLog.record({
      at: services.clock.now(),
      call: call ?? 'unknown',
      method: c.req.method,
      path: c.req.path,
      query: c.req.query(),
      origin: c.req.header('Origin') ?? null,
      authorized: c.req.header('Authorization') !== undefined,
      contentType: c.req.header('Content-Type') ?? null,
      form: formFields(c, body),
      fault: fault !== null,
    });
    const answer = async () => {
      const tidy = await calls.fetch(again(c.req.raw, body));
      return call === null || services.config.platform === 'tidy'
        ? tidy
        : roughAnswer(tidy, payOriginFor(new URL(c.req.url), services.config));
    };
    const response =
      fault === null || call === null
        ? await answer()
        : await play(
            fault,
            CALLS[call].answers,
            { signal: c.req.raw.signal, connection: c.env ?? {} },
            answer,
          );
    if (!response.headers.has('x-hono-already-sent')) entry.status = response.status;
    return fault === null ? response : unchanged(response);
  });

  app.route('/sandbox', adminCalls(parts));
  app.notFound((c) => c.json({ success: false, message: 'Not found' }, 404));
  return app;
}

function callsOf(services: Services): Hono {
  const calls = new Hono().basePath('/api/v1');
  calls.use('*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  for (const { method, path, handle } of Object.values(CALLS))
    calls.on(method, path, (c) => handle(c, services));
  calls.notFound((c) => c.json({ success: false, message: 'Not found' }, 404));
  calls.onError((error, c) => {
    console.error(error);
    return c.json({ success: false, message: 'The sandbox failed' }, 500);
  });
  return calls;
}

/** An answer of JSON as a rough platform writes it; others as they are. */
async function roughAnswer(answer: Response, pictures: string): Promise<Response> {
  if (!answer.headers.get('Content-Type')?.startsWith('application/json')) return answer;
  const headers = new Headers(answer.headers);
  headers.delete('Content-Length');
  const body = JSON.stringify(roughen((await answer.json()) as Json, pictures));
  return new Response(body, { status: answer.status, headers });
}

function siteCors(services: Services) {
  return cors({
    origin: (origin, c: Context) =>
      URL.canParse(origin) && isKnownSite(new URL(origin), new URL(c.req.url), services.config)
        ? origin
        : null,
    allowHeaders: ['Authorization', 'Content-Type', 'Accept'],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  });
}

const WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** The same request once more: a fault may deliver it several times. */
function again(request: Request, body: string): Request {
  const hasBody = !WITHOUT_BODY.has(request.method);
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    ...(hasBody && { body }),
  });
}

function formFields(c: Context, body: string): Record<string, string> {
  const isForm = (c.req.header('Content-Type') ?? '').startsWith(
    'application/x-www-form-urlencoded',
  );
  return isForm ? Object.fromEntries(new URLSearchParams(body)) : {};
}

/** A faulty answer leaves byte by byte as it is: nothing compresses it on the way. */
function unchanged(response: Response): Response {
  if (response.headers.has('x-hono-already-sent')) return response;
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-store, no-transform');
  return new Response(response.body, { status: response.status, headers });
}
