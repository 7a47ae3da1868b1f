import { html, raw } from 'hono/html';
import type { Order, OrderState } from '../store.ts';

type Markup = ReturnType<typeof html>;

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

function amountOf(order: Order): string {
  return rupees.format(order.amount / 100).replace(/\.00$/, '');
}

/** The page around every panel. */
function frame(title: string, main: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · PayStand sandbox</title>
<link rel="stylesheet" href="/pay.css">
<link rel="icon" href="/pay.svg" type="image/svg+xml">
</head>
<body>
<p class="ribbon">Test payment. No money moves, and no card number is sent anywhere.</p>
<header class="bar"><img src="/pay.svg" alt="" width="32" height="32"><span class="brand">PayStand</span><span class="mode">Sandbox</span></header>
<main>${main}</main>
<footer class="foot">PayStand is a fictional payment provider for trying things out.</footer>
</body>
</html>`;
}

function summary(order: Order, merchant: string): Markup {
  return html`<section class="summary" aria-labelledby="summary-title">
<p class="merchant">${merchant}</p>
<h1 id="summary-title" class="amount">${amountOf(order)}</h1>
<dl>
<div><dt>For</dt><dd>${order.title}</dd></div>
<div><dt>Seats</dt><dd>${String(order.seats)}</dd></div>
<div><dt>Payer</dt><dd>${order.guestName}</dd></div>
<div><dt>Order</dt><dd class="code">${order.id}</dd></div>
</dl>
</section>`;
}

/** The checkout: the order, the payment method, and the outcomes that a test can choose. */
export function checkoutView(order: Order, merchant: string): Markup {
  return frame(
    `Pay ${amountOf(order)}`,
    html`${summary(order, merchant)}
<form class="checkout" method="post" action="/pay/${order.id}">
<fieldset class="methods">
<legend>Pay with</legend>
<div class="method">
<input type="radio" name="method" id="upi" value="upi" checked>
<label for="upi"><strong>UPI</strong><span>Any UPI app</span></label>
<div class="fields"><label for="vpa">UPI ID</label><input id="vpa" value="rider@paystand" autocomplete="off" spellcheck="false"></div>
</div>
<div class="method">
<input type="radio" name="method" id="card" value="card">
<label for="card"><strong>Card</strong><span>Debit or credit</span></label>
<div class="fields">
<label for="number">Card number</label><input id="number" value="4111 1111 1111 1111" inputmode="numeric" autocomplete="off">
<div class="pair">
<div><label for="expiry">Expiry</label><input id="expiry" value="12 / 30" inputmode="numeric" autocomplete="off"></div>
<div><label for="cvv">CVV</label><input id="cvv" value="123" inputmode="numeric" autocomplete="off"></div>
</div>
</div>
</div>
</fieldset>
<button class="pay" name="outcome" value="pay">Pay ${amountOf(order)}</button>
<button class="quiet" name="outcome" value="cancel">Cancel and return to ${merchant}</button>
<section class="tests" aria-labelledby="tests-title">
<h2 id="tests-title">End this test another way</h2>
<div class="ways">
<button name="outcome" value="decline">Decline at the bank</button>
<button name="outcome" value="pending">Leave it pending</button>
<button name="outcome" value="pay-and-vanish">Pay, never return</button>
<button name="outcome" value="vanish">Close without paying</button>
</div>
<div class="late">
<label for="checks">Pending for</label>
<input id="checks" name="checks" type="number" min="1" max="99" value="2">
<span aria-hidden="true">checks</span>
<button name="outcome" value="late">Then confirm</button>
</div>
</section>
</form>`,
  );
}

const settledTexts: Record<OrderState | 'expired', [string, string]> = {
  created: ['Not paid yet', 'This payment is still open.'],
  pending: ['Being confirmed', 'Your bank has not confirmed this payment yet.'],
  paid: ['Already paid', 'This order is paid. You will not be charged again.'],
  declined: ['Declined', 'Your bank declined this payment. No charge was made.'],
  cancelled: ['Cancelled', 'You cancelled this payment. No charge was made.'],
  failed: ['Not processed', 'This payment could not be processed.'],
  expired: ['Session expired', 'This payment was open for too long. No charge was made.'],
  refunded: ['Refunded', 'This payment was refunded.'],
  partlyRefunded: ['Refunded in part', 'A part of this payment was refunded.'],
  refundFailed: ['Refund failed', 'This order was cancelled, and its refund did not go through.'],
};

/** The page for a payer who comes back to a decided payment. */
export function settledView(
  order: Order,
  state: OrderState | 'expired',
  merchant: string,
  backUrl: string,
): Markup {
  const [title, sentence] = settledTexts[state];
  return frame(
    title,
    html`${summary(order, merchant)}
<section class="checkout notice"><h2>${title}</h2><p>${sentence}</p>
<a class="pay" href="${backUrl}">Return to ${merchant}</a></section>`,
  );
}

/** The payer never returns: the page has no way back, as a closed tab has none. */
export function closedView(isPaid: boolean, merchant: string): Markup {
  return frame(
    isPaid ? 'Paid' : 'Not paid',
    html`<section class="checkout notice"><h1>${isPaid ? 'Paid, and gone' : 'Left without paying'}</h1>
<p>${isPaid ? 'The payment went through, but nothing leads back: the way it is when a phone loses its line.' : 'Nothing was paid and nothing leads back.'}</p>
<p>Close this tab, open ${merchant} again and see what it knows.</p></section>`,
  );
}

const RETURN_SCRIPT = 'document.forms[0].submit()';
/** The policy's word for the one script of the payment page. */
export const RETURN_SCRIPT_HASH = 'sha256-ePniVEkSivX/c7XWBGafqh8tSpiRrKiqYeqbG7N1TOE=';

/** The way back by POST, under the provider's own names: a form that sends itself, with a button where scripts are off. */
export function returnView(order: Order, backUrl: string): Markup {
  const url = new URL(backUrl);
  const fields = {
    code: url.searchParams.get('code') ?? '',
    transactionId: order.id,
    providerReferenceId: order.providerId,
    amount: String(order.amount),
  };
  return frame(
    'Going back',
    html`<section class="checkout notice"><h1>Going back to the shop</h1>
<form method="post" action="${url.origin}${url.pathname}">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="pay">Continue</button>
</form><script>${raw(RETURN_SCRIPT)}</script></section>`,
  );
}

/** The page of an unknown payment. */
export function missingView(): Markup {
  return frame(
    'Payment not found',
    html`<section class="checkout notice"><h1>Payment not found</h1>
<p>This address belongs to no payment. Start again from the shop.</p></section>`,
  );
}
