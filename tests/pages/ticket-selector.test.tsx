import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActor } from '@xstate/react';
import { expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { freshAnswer } from '#machines/domain/answer/answer.ts';
import type { BookingDraft } from '#machines/domain/booking/booking.ts';
import type { Item, TicketOption } from '#machines/domain/catalogue/item.ts';
import { shareMachine } from '#machines/share.machine.ts';
import { ticketSelectorMachine } from '#machines/ticket-selector.machine.ts';
import { ItemView } from '../../src/pages/details/ItemView.tsx';
import { TicketSelector } from '../../src/pages/details/TicketSelector.tsx';
import { expectAnnounced } from '../fixtures/announced.ts';
import { inSite } from '../fixtures/in-site.tsx';
import { exampleTickets, exampleTrip } from '../fixtures/items.ts';
import { noonOf } from '../fixtures/noon.ts';
import { render } from '../fixtures/render.tsx';

/** Opens the popup of a ride whose tickets come once `isAnswered` has resolved. */
async function openAsking(
  item: Item = exampleTrip,
  options: readonly TicketOption[] = exampleTickets,
  isAnswered: Promise<void> = Promise.resolve(),
  riders = 1,
) {
  const proceed = vi.fn<(draft: BookingDraft) => void>();
  const machine = ticketSelectorMachine.provide({
    actors: {
      fetchOptions: fromPromise<Item | null, { item: Item }>(async () => {
        await isAnswered;
        return { ...item, bookingTypes: options };
      }),
    },
    actions: {
      writeTickets: () => {},
      proceed: (_, { draft }: { draft: BookingDraft }) => proceed(draft),
    },
  });
  function Page() {
    const [state, send] = useActor(machine, {
      input: { answer: freshAnswer(item), clock: () => noonOf('2026-11-21'), uptime: () => 0 },
    });
    const [share, sendShare] = useActor(shareMachine, {
      input: { kind: item.kind, id: item.id, link: 'https://ride.example/1', title: item.title },
    });
    return (
      <>
        <ItemView
          item={item}
          now={noonOf('2026-11-21')}
          share={share}
          onShare={(target) => sendShare({ type: 'share.requested', target })}
          sendToTickets={send}
          cachedAt={null}
        />
        <TicketSelector state={state} send={send} onItemRetry={() => {}} />
      </>
    );
  }
  render(inSite(<Page />));
  const user = userEvent.setup();
  const [more] = screen.queryAllByRole('button', { name: 'One rider more' });
  for (let count = 1; count < riders && more !== undefined; count += 1) await user.click(more);
  const [opener] = screen.getAllByRole('button', { name: /^(Book|Register) Now$/ });
  if (opener === undefined) throw new Error('There is no way to book.');
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Choose your tickets' });
  return { user, popup: within(dialog), dialog, opener, proceed };
}

async function open(item?: Item, options?: readonly TicketOption[]) {
  const opened = await openAsking(item, options);
  await opened.popup.findByRole('list');
  return opened;
}

test('tickets that are on their way → announced in the popup', async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { popup, dialog } = await openAsking(exampleTrip, exampleTickets, isAnswered);
  await expectAnnounced('status', 'Loading tickets', dialog);
  answer();
  await popup.findByRole('list');
});

test('opened → the focus is on the first + Add; nothing selected, Proceed closed and says why', async () => {
  const { popup } = await open();
  expect(popup.getByRole('button', { name: '+ Add Bring your own bike' })).toHaveFocus();
  const button = popup.getByRole('button', { name: 'Proceed' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Nothing selected yet');
  expect(popup.getByText('8 seats available · one a ticket')).toBeVisible();
});

test('option prices have two decimals, a struck price and % off; 0 is Member', async () => {
  const { popup } = await open();
  const [own, , pillion, club] = popup.getAllByRole('listitem');
  expect(own).toHaveTextContent('₹30,799.12was ₹34,999.00 12% off');
  expect(pillion).toHaveTextContent('₹19,999.00');
  expect(club).toHaveTextContent('Member');
});

test('more than one booking can hold → Proceed is closed, and the popup says why', async () => {
  const price = { kind: 'amount', price: 6e10, oldPrice: null, discount: 0 } as const;
  const charter = { id: 'charter', name: 'Charter', description: '', price };
  const { user, popup } = await open(exampleTrip, [charter]);
  await user.click(popup.getByRole('button', { name: '+ Add Charter' }));
  expect(popup.getByRole('button', { name: 'Proceed' })).toBeEnabled();
  await user.click(popup.getByRole('button', { name: 'Add one: Charter' }));
  expect(popup.getByRole('button', { name: 'Proceed' })).toBeDisabled();
  const limit = 'One booking comes to at most ₹1,00,00,00,000';
  await expectAnnounced('status', limit, screen.getByRole('dialog'));
});

test('tickets are chosen → a message for others in WhatsApp, with the address of the same selection', async () => {
  const { user, popup } = await open();
  expect(popup.queryByRole('link', { name: /^Ask my group/ })).toBeNull();
  await user.click(popup.getByRole('button', { name: '+ Add Bring your own bike' }));
  await user.click(popup.getByRole('button', { name: 'Add one: Bring your own bike' }));
  const link = popup.getByRole('link', { name: /^Ask my group/ });
  expect(link).toHaveAttribute('target', '_blank');
  const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(origin + pathname).toBe('https://wa.me/');
  expect(searchParams.get('text')?.split('\n')).toEqual([
    'Manali to Leh High Pass Expedition, Sat 12 Jun 2027',
    'Bring your own bike: 2 x ₹30,799.12',
    'Who rides along?',
    'https://kickstand.example.com/details/manali-leh?type=trip&sel=bring-your-own-bike:2',
  ]);
});

test('closed by a press beside it', async () => {
  const { user } = await open();
  // what lies beside a dialog is its backdrop, whose presses go to the dialog itself
  await user.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what the price does not cover → over the tickets; its link closes the popup and leads to the list', async () => {
  const { user, popup } = await open();
  expect(popup.getByText('Not included: Travel to Manali, Riding gear')).toBeVisible();
  await user.click(popup.getByRole('link', { name: 'See all that is not included' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Exclusions' })).toHaveFocus();
});

test('a ride that names nothing as not included → no line over the tickets', async () => {
  const { popup } = await open({ ...exampleTrip, exclusions: [] });
  expect(popup.queryByText(/Not included/)).not.toBeInTheDocument();
});

test('riders who are three → each ticket proposes three, a press chooses them, and the others propose who is left', async () => {
  const { user, popup } = await openAsking(exampleTrip, exampleTickets, undefined, 3);
  await popup.findByRole('list');
  expect(popup.getByText('Nothing selected yet')).toBeVisible();
  await user.click(popup.getByRole('button', { name: '+ Add 3 Bring your own bike' }));
  const own = within(popup.getByRole('group', { name: 'Bring your own bike, quantity' }));
  expect(own.getByText('3')).toBeVisible();
  await user.click(popup.getByRole('button', { name: 'Remove one: Bring your own bike' }));
  await user.click(popup.getByRole('button', { name: 'Remove one: Bring your own bike' }));
  await user.click(popup.getByRole('button', { name: '+ Add 2 Pillion rider' }));
  expect(popup.getByText('(3 tickets)')).toBeVisible();
  expect(popup.getByRole('button', { name: '+ Add Club pass' })).toBeVisible();
});
