import type { Context } from 'hono';
import { type Item, itemsAt, type WireContext } from '../catalogue/catalogue.ts';
import type { SandboxClock } from '../clock.ts';
import type { SandboxConfig } from '../config.ts';
import { seatsTaken } from '../orders.ts';
import type { SandboxMemory } from '../store.ts';

/** The services that every call works with. */
export interface Services {
  store: SandboxMemory;
  clock: SandboxClock;
  config: SandboxConfig;
}

/** Today's catalogue; those of other days are dropped. */
export function catalogueOf(services: Services): Map<string, Item> {
  return itemsAt(services.clock.now());
}

/** The context of wire shapes: pictures on the request's origin, and the seats that orders hold now. */
export function wireContext(services: Services, requestUrl: string): WireContext {
  const now = services.clock.now();
  return {
    origin: new URL(requestUrl).origin,
    seatsTaken: (id) => seatsTaken(services.store, id, now),
  };
}

/** Refuses a call whose bearer is not the configured one; `optional` lets a call without any pass. */
export function refusal(
  c: Context,
  services: Services,
  need: 'required' | 'optional' = 'required',
): Response | null {
  const header = c.req.header('Authorization');
  if (header === `Bearer ${services.config.token}`) return null;
  if (header === undefined && need === 'optional') return null;
  return c.json({ success: false, message: 'Missing or invalid access token' }, 401, {
    'WWW-Authenticate': 'Bearer',
  });
}

/** The fields of a form-encoded body; null where the body is of another kind. */
export async function formOf(c: Context): Promise<URLSearchParams | null> {
  const type = c.req.header('Content-Type') ?? '';
  return /^application\/x-www-form-urlencoded\b/i.test(type)
    ? new URLSearchParams(await c.req.text())
    : null;
}
