import { type BookingDraft, draftOf, type Pricing } from '#machines/domain/booking.ts';
import type { Guest } from '#machines/domain/guest.ts';
import { amountOff, type Item, ticketOptions } from '#machines/domain/item.ts';
import type { PaymentAnswer } from '#machines/domain/payment.ts';
import { lines } from '#machines/domain/selection.ts';
import { exampleDraft, exampleEvent, exampleTrip } from '../../fixtures/items.ts';
import { declinedAnswer, paymentAnswer, pendingAnswer } from '../../fixtures/payment-answers.ts';
import { FOREIGN, type ItemKey, type Market, type Order } from './platform-state.ts';
import type { Scope } from './scopes.ts';

/** The guest and the selection that a rider brings to the confirmation page. */
export const ITEMS: Readonly<Record<ItemKey, { draft: BookingDraft; guest: Guest }>> = {
  A: {
    draft: exampleDraft({ own: 1 }, { ...exampleTrip, itinerary: [] }),
    guest: { fullName: 'Asha Rao', email: 'asha@example.com', phone: '9845011223' },
  },
  B: {
    draft: exampleDraft({ pillion: 1 }, exampleEvent),
    guest: { fullName: 'Bala Iyer', email: 'bala@example.com', phone: '9845011224' },
  },
  free: {
    draft: exampleDraft({ club: 1 }, { ...exampleEvent, id: 'club-morning' }),
    guest: { fullName: 'Chitra Das', email: 'chitra@example.com', phone: '9845011225' },
  },
};

/** A ride as the platform sells it in a market. */
export function itemIn(market: Market, itemKey: ItemKey): Item {
  const { item, lines: chosen } = ITEMS[itemKey].draft;
  const bookingTypes = chosen.map(({ id, name, description, price }) => ({
    id,
    name,
    description,
    price: amountOff(market === 'dearer' ? price * 2 : price, 0),
  }));
  const availableSeats = market === 'soldOut' ? 0 : item.availableSeats;
  return { ...item, bookingTypes, availableSeats };
}

/** The selection that a rider makes of a ride in a market, from an answer of that moment (epoch ms) and load. */
export function draftIn(market: Market, itemKey: ItemKey, priced: Pricing): BookingDraft {
  const item = itemIn(market, itemKey);
  const [line] = ITEMS[itemKey].draft.lines;
  return { ...draftOf(item, lines(ticketOptions(item, null), { [line?.id ?? '']: 1 })), priced };
}

/** The ride of an item. Throws for an item that no ride has. */
export function itemKeyOf(itemId: string | null): ItemKey {
  for (const itemKey of ['A', 'B', 'free'] as const)
    if (ITEMS[itemKey].draft.item.id === itemId) return itemKey;
  throw new Error(`No ride has the item ${itemId}.`);
}

/** The person that the server's answers name for a transaction. */
export function serverName(itemKey: ItemKey | null): string {
  return itemKey === null ? 'A stranger' : `${ITEMS[itemKey].guest.fullName} (server)`;
}

/** A way in which the server can answer and decide nothing. */
export type OpenAnswer = 'pending' | 'busy' | 'words' | 'empty';

/** `busy` is too many requests, `words` a failure in the server's own words, `empty` is {}. */
const OPEN: Readonly<Record<OpenAnswer, PaymentAnswer>> = {
  pending: pendingAnswer,
  busy: paymentAnswer({
    provider: { success: false, code: 'TOO_MANY_REQUESTS', message: 'Slow down' },
  }),
  words: paymentAnswer({ success: false, message: 'We could not look this up' }),
  empty: { ...paymentAnswer({}), success: false },
};

/** An answer about a payment, and whether it says what became of it. */
export interface Said {
  readonly name: string;
  readonly answer: PaymentAnswer;
  readonly isTruth: boolean;
}

/** Everything that the server may answer about a transaction; an unknown one is not yet decided. */
export function answersAbout(
  transactionId: string,
  order: Order | null,
  { answers, misdirects }: Pick<Scope, 'answers' | 'misdirects'>,
): Said[] {
  const open = (name: OpenAnswer): Said => ({ name, answer: OPEN[name], isTruth: false });
  const truth = truthAbout(transactionId, order);
  const others = misdirects ? [aboutAnother(order)] : [];
  if (truth !== null) return [truth, ...answers.map(open), ...others];
  return [...(answers.length === 0 ? (['pending'] as const) : answers).map(open), ...others];
}

/** An answer that says paid, and names another transaction than the one that was asked about. */
function aboutAnother(order: Order | null): Said {
  return {
    name: 'another',
    answer: { ...paidFor(order?.itemKey ?? null), transactionId: 'KS-ANOTHER' },
    isTruth: false,
  };
}

function truthAbout(transactionId: string, order: Order | null): Said | null {
  if (order?.status === 'refunded' || order?.status === 'moneyIn') return offAbout(order);
  const isPaid = transactionId === FOREIGN || order?.status === 'paid';
  if (!isPaid && order?.status !== 'failed') return null;
  return {
    name: isPaid ? 'paid' : 'declined',
    answer: isPaid ? paidFor(order?.itemKey ?? null) : declinedAnswer,
    isTruth: true,
  };
}

/** The server's word about an order that is off: that the money went back settles it, that it came in does not. */
function offAbout({ itemKey, status }: Order): Said {
  const isTruth = status === 'refunded';
  const { local, ...paid } = paidFor(itemKey);
  const off = isTruth ? { paymentStatus: 'refunded' } : { orderStatus: 'cancelled' };
  return {
    name: status,
    answer: { ...paid, local: local && { ...local, ...off } },
    isTruth,
  };
}

/** The server's word that a ride was paid. */
export function paidFor(itemKey: ItemKey | null): PaymentAnswer {
  return paymentAnswer({
    message: 'Payment received',
    local: { paymentStatus: 'success', userName: serverName(itemKey) },
    provider: { success: true, code: 'PAYMENT_SUCCESS', state: 'COMPLETED' },
  });
}
