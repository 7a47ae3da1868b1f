import { Hono } from 'hono';
import { limitBody } from '../body-size.ts';
import type { Services } from '../calls/services.ts';
import { isOpen, providerStatus, returnUrl, settle, stateAt } from '../orders.ts';
import { sign } from '../signature.ts';
import type { Order, OrderState } from '../store.ts';
import {
  checkoutView,
  closedView,
  missingView,
  RETURN_SCRIPT_HASH,
  returnView,
  settledView,
} from './pay-views.ts';

/** Sends the provider's callback to the platform. */
export type Notify = (request: Request) => Promise<Response>;

/** The choices of the payer, or of a tester, on the page: the state that each reports, null for none, and whether the payer goes back to the site. */
const OUTCOMES = {
  pay: { state: 'paid', returns: true },
  decline: { state: 'declined', returns: true },
  cancel: { state: 'cancelled', returns: true },
  pending: { state: 'pending', returns: true },
  late: { state: 'pending', returns: true },
  'pay-and-vanish': { state: 'paid', returns: false },
  vanish: { state: null, returns: false },
} as const satisfies Record<string, { state: OrderState | null; returns: boolean }>;

/** One of them. */
export type Outcome = keyof typeof OUTCOMES;

const isOutcome = (value: string | null): value is Outcome =>
  value !== null && Object.hasOwn(OUTCOMES, value);

/** Their names, in the order of the page. */
export const outcomes: readonly Outcome[] = Object.keys(OUTCOMES).filter(isOutcome);

/**
 * The hosted checkout of the fictional provider. It reports the outcome to the platform by callback, then sends the
 * payer back by GET, or from a rough platform by POST under its own names. Going back and submitting twice are safe: a decided payment stays decided.
 */
export function createPayPage(services: Services, notify: Notify): Hono {
  const app = new Hono();
  const { store, clock, config } = services;

  app.use('*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    c.header('X-Frame-Options', 'DENY');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    const order = store.order(c.req.path.split('/')[2] ?? '');
    // Browsers hold a form's redirect to form-action too, so the way back has to be in it.
    const back = order === undefined ? '' : ` ${new URL(order.redirectUrl).origin}`;
    const script = config.platform === 'rough' ? ` script-src '${RETURN_SCRIPT_HASH}';` : '';
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'self'; img-src 'self';${script} form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`,
    );
  });

  app.use('*', limitBody);

  app.get('/pay/:id', (c) => {
    const order = store.order(c.req.param('id'));
    if (order === undefined) return c.html(missingView(), 404);
    const now = clock.now();
    const view = isOpen(order, now)
      ? checkoutView(order, config.merchant)
      : settledView(order, stateAt(order, now), config.merchant, returnUrl(order, now));
    return c.html(view);
  });

  app.post('/pay/:id', async (c) => {
    const order = store.order(c.req.param('id'));
    if (order === undefined) return c.html(missingView(), 404);
    const form = new URLSearchParams(await c.req.text());
    const outcome = form.get('outcome');
    if (!isOutcome(outcome)) return c.html(checkoutView(order, config.merchant), 422);
    await decide(order, outcome, Number(form.get('checks')));
    if (!OUTCOMES[outcome].returns) {
      return c.html(closedView(store.order(order.id)?.state === 'paid', config.merchant));
    }
    const back = returnUrl(store.order(order.id) ?? order, clock.now());
    return config.platform === 'rough' ? c.html(returnView(order, back)) : c.redirect(back, 303);
  });

  app.notFound((c) => c.html(missingView(), 404));

  async function decide(order: Order, outcome: Outcome, checks: number) {
    const now = clock.now();
    const { state } = OUTCOMES[outcome];
    if (state === null || !isOpen(order, now)) return;
    if (outcome === 'late') {
      const confirmAfter = Number.isInteger(checks) && checks >= 1 && checks <= 99 ? checks : 2;
      settle(store, order, 'pending', now, { confirmAfter });
    }
    const body = JSON.stringify(providerStatus(order, state));
    const request = new Request(
      `http://platform.localhost/api/v1/order/${config.provider}/guest-callback`,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Verify': await sign(body, config.callbackSecret),
        },
        body,
      },
    );
    // A callback that does not arrive is the platform's loss: the payer goes back all the same.
    await notify(request).catch(() => undefined);
  }
  return app;
}
