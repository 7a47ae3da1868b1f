import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { CALL_NAMES, isCall } from './calls/calls.ts';
import { DEMO_PHONES } from './calls/my-bookings-call.ts';
import type { Services } from './calls/services.ts';
import { isKnownSite, payOriginFor } from './config.ts';
import { type Fault, type FaultBoard, faultProblem } from './faults/fault.ts';
import { presetFault, presets } from './faults/presets.ts';
import { isObject, type Json, objectFrom } from './json.ts';
import { settle, stateAt } from './orders.ts';
import { REPORT_BYTES_LIMIT, type ReportList } from './report-list.ts';
import type { RequestLog } from './request-log.ts';
import { isPlatform, platforms } from './rough.ts';
import { ORDER_STATES } from './store.ts';

/** The parts that the API is built from. */
export interface ApiParts {
  services: Services;
  faults: FaultBoard;
  requestLog: RequestLog;
  reports: ReportList;
}

/** The outcomes that can be played on an order: each state, and `late`, a pending payment that is paid after some checks. */
export const ORDER_OUTCOMES = [...ORDER_STATES, 'late'] as const;

/** One of the outcomes. */
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number];

const isOrderOutcome = (value: unknown): value is OrderOutcome =>
  ORDER_OUTCOMES.some((known) => known === value);

/** The calls by which people and tests steer the sandbox: from its own origin, or from no page at all. Reports alone may come from each site that the sandbox serves. */
export function adminCalls({ services, faults, requestLog, reports }: ApiParts): Hono {
  const app = new Hono();
  const { store, clock, config } = services;

  app.use('*', async (c, next) => {
    const origin = c.req.header('Origin');
    const own = new URL(c.req.url);
    const isReport = c.req.method === 'POST' && own.pathname.endsWith('/reports');
    const isOwn =
      origin === undefined
        ? c.req.header('Sec-Fetch-Site') !== 'cross-site'
        : origin === own.origin;
    const isKnown =
      origin !== undefined &&
      URL.canParse(origin) &&
      isKnownSite(new URL(origin), new URL(c.req.url), config);
    if (!isOwn && !(isReport && isKnown)) return c.json({ message: 'Not from there' }, 403);
    await next();
    c.header('Cache-Control', 'no-store');
    return undefined;
  });

  app.get('/hello', (c) =>
    c.json({
      sandbox: true,
      provider: config.provider,
      platform: config.platform,
      payOrigin: payOriginFor(new URL(c.req.url), config),
      now: clock.now(),
      demoPhones: DEMO_PHONES,
      outcomes: ORDER_OUTCOMES,
    }),
  );

  app.put('/platform', async (c) => {
    const { platform } = objectFrom(await c.req.text());
    if (!isPlatform(platform)) {
      return c.json({ message: `platform must be one of ${platforms.join(', ')}` }, 422);
    }
    config.platform = platform;
    return c.json({ platform });
  });

  app.get('/presets', (c) =>
    c.json({
      calls: CALL_NAMES,
      presets: Object.entries(presets).map(([name, { about }]) => ({ name, about })),
    }),
  );

  app.get('/faults', (c) => c.json(faults.all()));
  app.put('/faults/:call', async (c) => {
    const call = c.req.param('call');
    if (!isCall(call)) return c.json({ message: `There is no call '${call}'` }, 404);
    const queue = queueFrom(await c.req.text());
    if (typeof queue === 'string') return c.json({ message: queue }, 422);
    faults.set(call, queue);
    return c.json(faults.all());
  });
  app.delete('/faults/:call', (c) => {
    const call = c.req.param('call');
    if (!isCall(call)) return c.json({ message: `There is no call '${call}'` }, 404);
    faults.clear(call);
    return c.json(faults.all());
  });
  app.delete('/faults', (c) => {
    faults.clear();
    return c.json(faults.all());
  });

  app.get('/requests', (c) =>
    c.json({ counts: requestLog.counts(), requests: requestLog.entries(c.req.query('call')) }),
  );
  app.delete('/requests', (c) => {
    requestLog.clear();
    return c.json({ counts: requestLog.counts(), requests: [] });
  });

  app.get('/orders', (c) => {
    const now = clock.now();
    return c.json(store.orders().map((order) => ({ ...order, state: stateAt(order, now) })));
  });
  app.get('/orders/:id', (c) => {
    const order = store.order(c.req.param('id'));
    if (order === undefined) return c.json({ message: 'Order not found' }, 404);
    return c.json({ ...order, state: stateAt(order, clock.now()) });
  });
  app.post('/orders/:id/outcome', async (c) => {
    const order = store.order(c.req.param('id'));
    if (order === undefined) return c.json({ message: 'Order not found' }, 404);
    const { outcome, checks } = objectFrom(await c.req.text());
    if (!isOrderOutcome(outcome)) {
      return c.json({ message: `outcome must be one of ${ORDER_OUTCOMES.join(', ')}` }, 422);
    }
    const confirmAfter = typeof checks === 'number' && checks >= 0 ? Math.floor(checks) : 2;
    return c.json(
      outcome === 'late'
        ? settle(store, order, 'pending', clock.now(), { force: true, confirmAfter })
        : settle(store, order, outcome, clock.now(), { force: true }),
    );
  });

  app.get('/messages', (c) => c.json(store.messages()));

  app.get('/reports', (c) => c.json({ isChecked: reports.isChecked, reports: reports.all() }));
  const limit = bodyLimit({
    maxSize: REPORT_BYTES_LIMIT,
    onError: (c) => c.json({ message: `A report has ${REPORT_BYTES_LIMIT} bytes at most` }, 413),
  });
  app.post('/reports', limit, async (c) => {
    // a page that is being left sends text, whatever is in it
    const report = objectFrom(await c.req.text());
    if (Object.keys(report).length === 0) {
      return c.json({ message: 'A report is a JSON object.' }, 422);
    }
    const { complaint } = reports.add(clock.now(), report);
    return complaint === null ? c.body(null, 204) : c.json({ message: complaint }, 422);
  });
  app.delete('/reports', (c) => {
    reports.clear();
    return c.json({ isChecked: reports.isChecked, reports: [] });
  });

  app.put('/clock', async (c) => {
    const { now, frozen } = objectFrom(await c.req.text());
    const at = typeof now === 'string' ? Date.parse(now) : now;
    if (typeof at !== 'number' || !Number.isFinite(at)) {
      return c.json({ message: 'now must be a date text or epoch milliseconds' }, 422);
    }
    clock.set(at, frozen === true);
    return c.json({ now: clock.now() });
  });
  app.delete('/clock', (c) => {
    clock.reset();
    return c.json({ now: clock.now() });
  });

  app.post('/reset', (c) => {
    store.clear();
    faults.clear();
    requestLog.clear();
    reports.clear();
    clock.reset();
    return c.json({ reset: true });
  });
  return app;
}

/** One fault or preset, or a list of them that requests meet in turn; a sentence where it is unusable. */
function queueFrom(text: string): Fault[] | string {
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch {
    return 'The body must be JSON.';
  }
  if (!Array.isArray(value)) {
    const fault = oneFault(value);
    return typeof fault === 'string' ? fault : [fault];
  }
  const queue: Fault[] = [];
  for (const part of value) {
    const fault = oneFault(part);
    if (typeof fault === 'string') return fault;
    queue.push({ times: 1, ...fault });
  }
  return queue.length > 0 ? queue : 'The list of faults is empty.';
}

function oneFault(value: Json): Fault | string {
  if (isObject(value) && typeof value.preset === 'string') {
    const { preset: name, ...rest } = value;
    const fault = presetFault(name);
    if (fault === null) return `There is no preset '${name}'.`;
    return faultProblem(rest) ?? { ...fault, ...rest };
  }
  return faultProblem(value) ?? (value as Fault);
}
