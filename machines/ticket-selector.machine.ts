import { assign, not, or, setup } from 'xstate';
import { assertDefined } from './assert-defined.ts';
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
  type TicketOffer,
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

/** The option and the number of tickets that are added; one where it is left out. */
interface AddedTickets {
  id: string;
  count?: number | undefined;
}

/** The events of the selector: of the visitor, and of the page about the item. */
type TicketSelectorEvent =
  | { type: 'selector.opened' }
  | { type: 'selector.closed' }
  | { type: 'item.awaited' }
  | { type: 'item.answered'; answer: FreshAnswer<Item> }
  | { type: 'item.unanswered' }
  | ({ type: 'ticket.added' } & AddedTickets)
  | { type: 'ticket.removed'; id: string }
  | { type: 'selection.confirmed' };

/** Returns the present moment of the page. */
function presentMoment({ clock, uptime }: Pick<TicketSelectorContext, 'clock' | 'uptime'>): Moment {
  return { at: clock(), uptime: uptime() };
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

const setItem = {
  type: 'setItem',
  params: ({ event }: { event: { answer: FreshAnswer<Item> } }) => event.answer.value,
} as const;

const ticketsIn = ({ event }: { event: AddedTickets }) => event;

/** The tickets that are chosen on a page, and the options that they are of. */
interface ChosenTickets extends Pick<TicketSelectorContext, 'path' | 'quantities'> {
  readonly offer: TicketOffer;
}

const writeTickets = {
  type: 'writeTickets',
  params: ({ context }: { context: TicketSelectorContext }): ChosenTickets => {
    const { path, quantities, item, options } = context;
    return {
      path,
      quantities,
      offer: { list: item.list, options: assertDefined(options, 'options') },
    };
  },
} as const;

/** Adds tickets as far as the seats allow. */
const ticketAdded = {
  guard: { type: 'isAddable', params: ticketsIn },
  actions: [{ type: 'addTicket', params: ticketsIn }, writeTickets],
} as const;

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
    writeTickets: unprovidedAction<ChosenTickets>('writeTickets'),
    proceed: unprovidedAction<{ draft: BookingDraft; pricedAt: Moment }>('proceed'),
    setItem: assign(({ context }, item: Item) => {
      // a new answer about the item makes the old options no younger
      const pricedAt = context.options === null ? presentMoment(context) : context.pricedAt;
      return { item, answer: 'received', pricedAt };
    }),
    setOptions: assign(({ context: { item, wanted } }, listed: Item | null) =>
      withOptions(asSold(item, listed), ticketOptions(item, listed), wanted),
    ),
    setDefaultOption: assign(({ context: { item, wanted } }) =>
      withOptions(item, [defaultOption(item)], wanted),
    ),
    setAwaited: assign({ answer: 'awaited' }),
    setUnanswered: assign({ answer: 'failed' }),
    addTicket: assign(({ context: { quantities, item } }, { id, count = 1 }: AddedTickets) => ({
      quantities: withAdded(quantities, id, seatLimit(item), count),
    })),
    removeTicket: assign(({ context: { quantities } }, { id }: { id: string }) => ({
      quantities: withRemoved(quantities, id),
    })),
  },
  guards: {
    isOpenForBooking: ({ context }) => isOpenForBooking(context.item, context.clock()),
    isItemAwaited: ({ context }) => context.answer === 'awaited',
    isItemUnanswered: ({ context }) => context.answer === 'failed',
    hasOptions: ({ context }) => context.options !== null,
    hasTickets: ({ context }) => ticketCount(context.quantities) > 0,
    isAddable: ({ context: { quantities, item, options } }, { id, count = 1 }: AddedTickets) =>
      ticketCount(quantities) + count <= seatLimit(item) &&
      (options ?? []).some((option) => option.id === id && option.price.kind === 'amount'),
    isChosen: ({ context }, { id }: { id: string }) => quantityOf(context.quantities, id) > 0,
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
        'item.answered': { actions: setItem },
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
        'item.answered': { target: 'opening', actions: setItem },
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
          actions: [{ type: 'setOptions', params: ({ event }) => event.output }, writeTickets],
        },
        onError: { target: 'opening', actions: ['setDefaultOption', writeTickets] },
      },
    },
    empty: {
      tags: 'open',
      always: { guard: 'hasTickets', target: 'filled' },
      on: { 'ticket.added': ticketAdded },
    },
    filled: {
      tags: 'open',
      always: { guard: not('hasTickets'), target: 'empty' },
      on: {
        'ticket.added': ticketAdded,
        'ticket.removed': {
          guard: { type: 'isChosen', params: ({ event }) => event },
          actions: [{ type: 'removeTicket', params: ({ event }) => event }, writeTickets],
        },
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
