import { amountToPay } from '#machines/domain/booking/amount.ts';
import { type BookingDraft, draftOf, type Pricing } from '#machines/domain/booking/booking.ts';
import { lines } from '#machines/domain/booking/selection.ts';
import { amountOff, type Item, ticketOptions } from '#machines/domain/catalogue/item.ts';
import type { Paise } from '#machines/domain/payment/money.ts';
import type { Guest } from '#machines/domain/person/guest.ts';
import { exampleDraft, exampleEvent, exampleTrip } from '../../fixtures/items.ts';
import type { ItemKey, Market } from './platform-state.ts';

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

/** The amount of the selection that a rider makes of a ride in a market. */
export function amountIn(market: Market, itemKey: ItemKey): Paise {
  return amountToPay(draftIn(market, itemKey, { at: 0, uptime: 0, load: '' }));
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
