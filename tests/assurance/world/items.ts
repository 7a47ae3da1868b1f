import { type BookingDraft, draftOf, type Pricing } from '#machines/domain/booking/booking.ts';
import { lines } from '#machines/domain/booking/selection.ts';
import { amountOff, type Item, ticketOptions } from '#machines/domain/catalogue/item.ts';
import type { PaymentAnswer, PlatformStatus } from '#machines/domain/payment/payment.ts';
import type { Guest } from '#machines/domain/person/guest.ts';
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
export type OpenAnswer = 'pending' | 'busy' | 'words' | 'empty' | 'contradiction';

/** `busy` is too many requests, `words` a failure in the server's own words, `empty` is {}, `contradiction` a failure beside the provider's word that the money came in. */
const OPEN: Readonly<Record<OpenAnswer, PaymentAnswer>> = {
  pending: pendingAnswer,
  busy: paymentAnswer({
    provider: { success: false, code: 'TOO_MANY_REQUESTS', message: 'Slow down' },
  }),
  words: paymentAnswer({ success: false, message: 'We could not look this up' }),
  empty: { ...paymentAnswer({}), success: false },
  contradiction: paymentAnswer({
    local: { paymentStatus: 'failed' },
    provider: { success: true, code: 'PAYMENT_SUCCESS', state: 'COMPLETED' },
  }),
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
  { answers, misdirects, hasNewWords, hasOddIds }: AnswerPowers,
): Said[] {
  const open = (name: OpenAnswer): Said => ({ name, answer: OPEN[name], isTruth: false });
  const truth = truthAbout(transactionId, order);
  const others = misdirects ? [aboutAnother(order)] : [];
  if (truth === null)
    return [...(answers.length === 0 ? (['pending'] as const) : answers).map(open), ...others];
  const spelled = hasNewWords ? inNewWords(truth, order) : [];
  const named = hasOddIds ? underOddIds(truth, transactionId) : [];
  return [truth, ...spelled, ...named, ...answers.map(open), ...others];
}

type AnswerPowers = Pick<Scope, 'answers' | 'misdirects' | 'hasNewWords' | 'hasOddIds'>;

const withMerchantId = (answer: PaymentAnswer, id: string): PaymentAnswer => ({
  ...answer,
  provider: answer.provider && { ...answer.provider, merchantIds: [id] },
});

/** An answer that says paid, and names another merchant id than the one that was asked about. */
function aboutAnother(order: Order | null): Said {
  const answer = withMerchantId(paidFor(order), 'KS-ANOTHER');
  return { name: 'another', answer, isTruth: false };
}

/** The same answer under the provider's own id, and under the asked one in other letters. */
function underOddIds(said: Said, transactionId: string): Said[] {
  const own = { transactionId: 'P1', ids: ['P1'] };
  return [
    { ...said, name: `${said.name}, provider’s id`, answer: { ...said.answer, ...own } },
    {
      ...said,
      name: `${said.name}, other letters`,
      answer: withMerchantId(said.answer, transactionId.toLowerCase()),
    },
  ];
}

/** Other words of a family than the specification's, by what became of an order. */
const NEW_WORDS: Readonly<Record<Order['status'], readonly Partial<PlatformStatus>[]>> = {
  created: [],
  paid: [{ paymentStatus: 'captured', orderStatus: 'settled' }],
  failed: [{ paymentStatus: 'PaymentFailed' }],
  moneyIn: [{ orderStatus: 'expired' }, { orderStatus: 'RejectedByOrganiser' }],
  partlyRefunded: [{ paymentStatus: 'PARTIAL_REFUND' }],
  refunded: [{ paymentStatus: 'refund_initiated' }, { orderStatus: 'voided' }],
};

function inNewWords(said: Said, order: Order | null): Said[] {
  const { local, ...rest } = paidFor(order);
  return NEW_WORDS[order?.status ?? 'created'].map((words) => ({
    ...said,
    name: `${said.name}, as ${Object.values(words).join(' and ')}`,
    answer: { ...rest, local: local && { ...local, ...words } },
  }));
}

function truthAbout(transactionId: string, order: Order | null): Said | null {
  const status = transactionId === FOREIGN ? 'paid' : (order?.status ?? 'created');
  const words = OLD_WORDS[status];
  if (words === null) return null;
  const isTruth = status !== 'moneyIn';
  if (status === 'failed') return { name: 'declined', answer: declinedAnswer, isTruth };
  const { local, ...paid } = paidFor(order);
  return { name: status, answer: { ...paid, local: local && { ...local, ...words } }, isTruth };
}

/** The specification's words for what became of an order, beside those of a success; null while nothing has. That money came in for an order that is off settles nothing. */
const OLD_WORDS: Readonly<Record<Order['status'], Partial<PlatformStatus> | null>> = {
  created: null,
  paid: {},
  failed: {},
  moneyIn: { orderStatus: 'cancelled' },
  partlyRefunded: { paymentStatus: 'partially_refunded' },
  refunded: { paymentStatus: 'refunded' },
};

/** The server's word that a ride was paid, with the amount that its order was asked for; null for a stranger's. */
export function paidFor(order: Pick<Order, 'itemKey' | 'amount'> | null): PaymentAnswer {
  return paymentAnswer({
    message: 'Payment received',
    local: {
      paymentStatus: 'success',
      userName: serverName(order?.itemKey ?? null),
      amount: order?.amount ?? null,
    },
    provider: { success: true, code: 'PAYMENT_SUCCESS', state: 'COMPLETED' },
  });
}
