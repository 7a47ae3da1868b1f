import { assertEvent, assign, not, or, setup } from 'xstate';
import { type Answer, type FreshAnswer, isFresh } from './domain/answer/answer.ts';
import { chargeFor, isWithinLimit } from './domain/booking/amount.ts';
import { type BookingDraft, draftOf, type Moment } from './domain/booking/booking.ts';
import {
  lines,
  type Quantities,
  quantityOf,
  ticketCount,
  withAdded,
  withRemoved,
} from './domain/booking/selection.ts';
import { isOpenForBooking } from './domain/calendar/when.ts';
import {
  type RestoredTickets,
  restoredTickets,
  type WantedTickets,
} from './domain/catalogue/details-link.ts';
import {
  asSold,
  defaultOption,
  type Item,
  seatLimit,
  type TicketOption,
  ticketOptions,
} from './domain/catalogue/item.ts';
import { unprovidedAction, unprovidedActor } from './unprovided.ts';

/** The input of the selector: the answer about the item, and the tickets of the link that the page was opened by, where it names some. */
type TicketSelectorInput = Pick<TicketSelectorContext, 'clock' | 'uptime'> &
  Partial<Pick<TicketSelectorContext, 'path' | 'wanted'>> & { answer: Answer<Item> };

/** The context of the selector: the item, the options, once they are there, and the number of each. */
export interface TicketSelectorContext {
  item: Item;
  /** The clock (epoch ms), read at each decision. */
  clock: () => number;
  /** The time since the page was loaded, in ms. */
  uptime: () => number;
  /** The path of the page's address, whose query names the chosen tickets; undefined for a selector without a page. */
  path?: string | undefined;
  /** The answer of this visit about the item: nothing else is sold (rule: Sold from an answer). */
  answer: 'awaited' | 'received' | 'failed';
  options: readonly TicketOption[] | null;
  quantities: Quantities;
  /** The moment of the older of two answers, about the item and about its options. */
  pricedAt: Moment;
  /** The tickets of the link that the page was opened by, until the options are there; null where the link names none. */
  wanted: WantedTickets | null;
  /** The part of them that could be chosen. */
  restored?: RestoredTickets['outcome'] | undefined;
}

/** The events of the selector: of the visitor, and of the page about the item. */
type TicketSelectorEvent =
  | { type: 'selector.opened' }
  | { type: 'selector.closed' }
  | { type: 'item.awaited' }
  | { type: 'item.answered'; answer: FreshAnswer<Item> }
  | { type: 'item.unanswered' }
  /** `count` tickets; one where it is left out. */
  | { type: 'ticket.added'; id: string; count?: number | undefined }
  | { type: 'ticket.removed'; id: string }
  | { type: 'selection.confirmed' };

/** Returns the present moment of the page. */
function presentMoment({ clock, uptime }: Pick<TicketSelectorContext, 'clock' | 'uptime'>): Moment {
  return { at: clock(), uptime: uptime() };
}

/** Returns the option of a ticket that is added or taken back. */
function optionIn(event: TicketSelectorEvent): string {
  assertEvent(event, ['ticket.added', 'ticket.removed']);
  return event.id;
}

/** Returns the number of tickets that an event adds. */
function addedCount(event: TicketSelectorEvent): number {
  return (event.type === 'ticket.added' && event.count) || 1;
}

/** Returns an item with its options, and the tickets of a link as far as they can be chosen among them. */
function withOptions(
  item: Item,
  options: readonly TicketOption[],
  wanted: WantedTickets | null,
): Partial<TicketSelectorContext> {
  if (wanted === null) return { item, options };
  const offer = { list: item.list, options };
  const { quantities, outcome } = restoredTickets(wanted, offer, seatLimit(item));
  return { item, options, quantities, restored: outcome, wanted: null };
}

/** Decides for the booking popup which tickets can be chosen and when the visitor may proceed. */
export const ticketSelectorMachine = setup({
  types: {
    context: {} as TicketSelectorContext,
    events: {} as TicketSelectorEvent,
    input: {} as TicketSelectorInput,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    /** The item as the category list has it; null when the list does not. */
    fetchOptions: unprovidedActor<Item | null, { item: Item }>('fetchOptions'),
  },
  actions: {
    /** Keeps the tickets that are chosen in the page's address (rule: Links to a selection). */
    writeTickets: unprovidedAction('writeTickets'),
    proceed: unprovidedAction<{ draft: BookingDraft; pricedAt: Moment }>('proceed'),
    setItem: assign(({ context, event }) => {
      assertEvent(event, 'item.answered');
      // a new answer about the item makes the old options no younger
      const pricedAt = context.options === null ? presentMoment(context) : context.pricedAt;
      return { item: event.answer.value, answer: 'received', pricedAt };
    }),
    setAwaited: assign({ answer: 'awaited' }),
    setUnanswered: assign({ answer: 'failed' }),
    addTicket: assign(({ context: { quantities, item }, event }) => ({
      quantities: withAdded(quantities, optionIn(event), seatLimit(item), addedCount(event)),
    })),
    removeTicket: assign(({ context, event }) => ({
      quantities: withRemoved(context.quantities, optionIn(event)),
    })),
  },
  guards: {
    isOpenForBooking: ({ context }) => isOpenForBooking(context.item, context.clock()),
    isItemAwaited: ({ context }) => context.answer === 'awaited',
    isItemUnanswered: ({ context }) => context.answer === 'failed',
    hasOptions: ({ context }) => context.options !== null,
    hasTickets: ({ context }) => ticketCount(context.quantities) > 0,
    isAddable: ({ context: { quantities, item, options }, event }) =>
      ticketCount(quantities) + addedCount(event) <= seatLimit(item) &&
      (options ?? []).some(({ id, price }) => id === optionIn(event) && price.kind === 'amount'),
    isChosen: ({ context, event }) => quantityOf(context.quantities, optionIn(event)) > 0,
    isWithinLimit: ({ context: { options, quantities } }) =>
      isWithinLimit(chargeFor(lines(options ?? [], quantities))),
  },
}).createMachine({
  id: 'ticket-selector',
  context: ({ input: { answer, ...input } }) => ({
    item: answer.value,
    answer: isFresh(answer) ? 'received' : 'awaited',
    options: null,
    quantities: {},
    pricedAt: presentMoment(input),
    wanted: null,
    ...input,
  }),
  on: { 'selector.closed': '.closed' },
  initial: 'closed',
  states: {
    closed: {
      on: {
        // sold out by its list, which the page around does not know: it opens to say so
        'selector.opened': { guard: or(['isOpenForBooking', 'hasOptions']), target: 'opening' },
        'item.awaited': { actions: 'setAwaited' },
        'item.answered': { actions: 'setItem' },
        'item.unanswered': { actions: 'setUnanswered' },
      },
    },
    opening: {
      always: [
        { guard: not('isOpenForBooking'), target: 'refused' },
        { guard: 'hasOptions', target: 'empty' },
        { guard: 'isItemAwaited', target: 'waiting' },
        { guard: 'isItemUnanswered', target: 'unreachable' },
        { target: 'loading' },
      ],
    },
    waiting: {
      tags: ['busy', 'open'],
      on: {
        'item.answered': { target: 'opening', actions: 'setItem' },
        'item.unanswered': { target: 'unreachable', actions: 'setUnanswered' },
      },
    },
    unreachable: {
      tags: 'open',
      on: {
        'item.awaited': { target: 'waiting', actions: 'setAwaited' },
      },
    },
    refused: { tags: 'open' },
    loading: {
      tags: ['busy', 'open'],
      invoke: {
        id: 'fetchOptions',
        src: 'fetchOptions',
        input: ({ context }) => ({ item: context.item }),
        onDone: {
          target: 'opening',
          actions: [
            assign(({ context: { item, wanted }, event: { output: listed } }) =>
              withOptions(asSold(item, listed), ticketOptions(item, listed), wanted),
            ),
            'writeTickets',
          ],
        },
        onError: {
          target: 'opening',
          actions: [
            assign(({ context: { item, wanted } }) =>
              withOptions(item, [defaultOption(item)], wanted),
            ),
            'writeTickets',
          ],
        },
      },
    },
    empty: {
      tags: 'open',
      always: { guard: 'hasTickets', target: 'filled' },
      on: { 'ticket.added': { guard: 'isAddable', actions: ['addTicket', 'writeTickets'] } },
    },
    filled: {
      tags: 'open',
      always: { guard: not('hasTickets'), target: 'empty' },
      on: {
        'ticket.added': { guard: 'isAddable', actions: ['addTicket', 'writeTickets'] },
        'ticket.removed': { guard: 'isChosen', actions: ['removeTicket', 'writeTickets'] },
        'selection.confirmed': {
          guard: 'isWithinLimit',
          actions: {
            type: 'proceed',
            params: ({ context }) => ({
              draft: draftOf(context.item, lines(context.options ?? [], context.quantities)),
              pricedAt: context.pricedAt,
            }),
          },
        },
      },
    },
  },
});
