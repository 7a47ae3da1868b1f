import { Container } from '@mantine/core';
import { expect, screen, waitFor } from 'storybook/test';
import { ticketOptions } from '#machines/domain/catalogue/item.ts';
import { ticketSelectorMachine } from '#machines/ticket-selector.machine.ts';
import preview from '../.storybook/preview.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { ItemView } from '../src/pages/details/ItemView.tsx';
import { TicketSelector } from '../src/pages/details/TicketSelector.tsx';
import { exampleEvent, exampleTickets, exampleTrip } from '../tests/fixtures/items.ts';
import {
  allOff,
  bare,
  brokenPicture,
  departed,
  emojiTitled,
  free,
  inLakhs,
  lastSeat,
  longNamed,
  NOW,
  onRequest,
  rightToLeft,
  soldOut,
  training,
  undiscounted,
  unpriced,
} from '../tests/fixtures/unusual-items.ts';
import { machinePage } from './docs/machine-page.tsx';
import { idleShare } from './idle-share.ts';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/Ticket Selector',
  parameters: { page: '/details/manali-leh', docs: { page: machinePage('ticket-selector') } },
});

const at = pinned(
  ticketSelectorMachine,
  movesOf('ticket-selector'),
  {
    item: exampleTrip,
    clock: () => NOW,
    uptime: () => 0,
    answer: 'received',
    options: exampleTickets,
    quantities: {},
    pricedAt: { at: NOW, uptime: 0 },
    wanted: null,
  },
  (state, send) => (
    <Container>
      <ItemView
        item={state.context.item}
        now={state.context.clock()}
        share={idleShare}
        onShare={() => {}}
        sendToTickets={send}
        cachedAt={NOW} // a prerendered item requests no similar rides
      />
      <TicketSelector state={state} send={send} onItemRetry={() => {}} />
    </Container>
  ),
);
const two = { own: 2 };

export const Closed = meta.story(at('closed', { options: null }));
/** Book was pressed before the answer of this visit came. */
export const Waiting = meta.story(at('waiting', { answer: 'awaited', options: null }));
export const Unreachable = meta.story(at('unreachable', { answer: 'failed', options: null }));
/** The answer of this visit says that the last seat is gone. */
export const Refused = meta.story(at('refused', { item: soldOut, options: null }));
export const Loading = meta.story(at('loading', { options: null }));
export const Empty = meta.story(at('empty'));
export const Filled = meta.story(at('filled', { quantities: two }));

export const EmptyNothingExcluded = meta.story(
  at('empty', { item: { ...exampleTrip, exclusions: [] } }),
);
export const EmptyMuchExcluded = meta.story(
  at('empty', {
    item: {
      ...exampleTrip,
      exclusions: [
        'Fuel for your own motorcycle',
        'Lunches and drinks',
        'Flight out of Leh',
        'Riding gear',
      ],
    },
  }),
);
export const FilledFreeOnly = meta.story(at('filled', { quantities: { club: 2 } }));
export const FilledPaidAndFree = meta.story(at('filled', { quantities: { own: 1, club: 2 } }));
export const FilledToTheLastSeat = meta.story(
  at('filled', { item: lastSeat, quantities: { own: 1 } }),
);
/** The page was opened by a link with tickets, some of which are unavailable. */
export const FilledByALink = meta.story(at('filled', { quantities: two, restored: 'some' }));
export const EmptyByALink = meta.story(at('empty', { restored: 'none' }));
export const OneOption = meta.story(at('empty', { options: ticketOptions(exampleTrip, null) }));
export const OneOptionOfAnEvent = meta.story(
  at('empty', { item: exampleEvent, options: ticketOptions(exampleEvent, null) }),
);
export const OptionOnRequest = meta.story(
  at('empty', { item: onRequest, options: ticketOptions(onRequest, null) }),
);
export const FallbackPrice = meta.story(
  at('empty', { item: unpriced, options: ticketOptions(unpriced, null) }),
);
export const ManyOptions = meta.story(
  at('empty', {
    options: Array.from({ length: 14 }, (_, index) => ({
      id: `kind-${index}`,
      name: `Ticket kind ${index + 1}`,
      description: exampleTickets[index % 3]?.description ?? '',
      price: exampleTickets[index % 3]?.price ?? { kind: 'contact' },
    })),
  }),
);

const page = (item: typeof exampleTrip | typeof exampleEvent) =>
  at('closed', { item, options: null });
export const ItemLongNames = meta.story(page(longNamed));
/** An option asks for an engine, which stands among the lines of *Is it for me?* */
export const ItemForStrongMotorcycles = meta.story(
  page({
    ...exampleTrip,
    bookingTypes: exampleTickets.map((ticket) => ({
      ...ticket,
      description: `${ticket.name}, 350 cc or more`,
    })),
  }),
);
export const ItemRightToLeft = meta.story(page(rightToLeft));
export const ItemEmojiTitle = meta.story(page(emojiTitled));
export const ItemWithNothingOptional = meta.story(page(bare));
export const ItemBrokenPicture = meta.story(page(brokenPicture));
export const ItemInLakhs = meta.story(page(inLakhs));
export const ItemZeroPercentOff = meta.story(page(undiscounted));
export const ItemHundredPercentOff = meta.story(page(allOff));
export const ItemFree = meta.story(page(free));
export const ItemOnRequest = meta.story(page(onRequest));
export const ItemUnpriced = meta.story(page(unpriced));
export const ItemSoldOut = meta.story(page(soldOut));
export const ItemDeparted = meta.story(page(departed));
export const ItemEvent = meta.story(page(exampleEvent));
export const ItemTraining = meta.story(page(training));

/** Three riders: the page names the price for all of them, and each ticket proposes three. */
export const ProposesTicketsForThree = meta.story({
  ...at('closed'),
  play: async ({ canvas, userEvent }) => {
    const press = async (name: string) => {
      const buttons = await canvas.findAllByRole('button', { name });
      // the page holds it for phones and for wide screens
      const visible = buttons.find((button) => button.checkVisibility());
      await expect(visible).toBeDefined();
      if (visible !== undefined) await userEvent.click(visible);
    };
    await press('One rider more');
    await press('One rider more');
    await expect(canvas.getAllByText('from ₹92,397.36 for 3')).toHaveLength(2);
    await press('Book Now');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '+ Add 3 Bring your own bike' })).toBeVisible(),
    );
  },
});

/** Two tickets in, one out, the last one out: Proceed is enabled and disabled with them. */
export const SelectsTickets = meta.story({
  ...at('empty'),
  play: async ({ userEvent }) => {
    const proceed = await screen.findByRole('button', { name: 'Proceed' });
    await expect(proceed).toBeDisabled();
    const [add] = screen.getAllByRole('button', { name: /\+ Add/ });
    if (add !== undefined) await userEvent.click(add);
    await userEvent.click(screen.getByRole('button', { name: /^Add one/ }));
    // the popup comes out of the transparent
    await waitFor(() => expect(screen.getByText('(2 tickets)')).toBeVisible());
    await expect(proceed).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: /^Remove one/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Remove one/ }));
    await expect(proceed).toBeDisabled();
  },
});

/** Opened and put away: the focus comes back to the button. */
export const OpensAndCancels = meta.story({
  ...at('closed'),
  play: async ({ canvas, userEvent }) => {
    const [book] = await canvas.findAllByRole('button', { name: 'Book Now' });
    if (book === undefined) throw new Error('The page offers no booking.');
    await userEvent.click(book);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(book).toHaveFocus());
  },
});
