import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { assertDefined } from '#machines/assert-defined.ts';
import { freshAnswer } from '#machines/domain/answer/answer.ts';
import { exampleGuest } from '../../fixtures/bookings.ts';
import { createFakeDevice, takingOrders } from '../../fixtures/device.ts';
import { remoteTrip } from '../../fixtures/items.ts';
import { pendingAnswer } from '../../fixtures/payment-answers.ts';
import { waitForState } from '../../fixtures/wait-for-state.ts';

const HOUR = 3_600_000;

/** A device on which an hour passes, and whose clock is set back by that hour. */
function createDeviceSetBack() {
  const device = createFakeDevice();
  const passHour = () => {
    device.clock.uptime += HOUR;
  };
  return { ...device, passHour };
}

test('a form that stood open for the hour by which the clock was set back → its price is requested before anything is sent', async () => {
  const { tab: open, passHour } = createDeviceSetBack();
  const { orders, api } = takingOrders(pendingAnswer);
  const page = open(api).confirming();
  passHour();
  page.send({ type: 'form.submitted' });
  await waitForState(page, (state) => state.matches('unpriced'));
  expect(orders).toEqual([]);
});

test('tickets that stood open for the hour by which the clock was set back → their price is requested before anything is sent', async () => {
  const { tab: open, passHour } = createDeviceSetBack();
  const { orders, api } = takingOrders(pendingAnswer);
  const tab = open({
    ...api,
    fetchList: async () => freshAnswer({ items: [remoteTrip], omitted: 0 }),
    fetchItem: () => Promise.reject(new Error('The platform says nothing more.')),
  });
  const { clock, uptime } = tab.browser;
  const answer = freshAnswer(remoteTrip);
  const tickets = createActor(tab.machines.tickets, { input: { answer, clock, uptime } });
  tickets.start().send({ type: 'selector.opened' });
  const { context } = await waitForState(tickets, (state) => state.matches('empty'));
  const [option] = assertDefined(context.options, 'options');
  tickets.send({ type: 'ticket.added', id: assertDefined(option, 'option').id });
  passHour();
  tickets.send({ type: 'selection.confirmed' });
  const sent = tab.browserCalls.at(-1)?.args[1] as { state: unknown } | undefined;
  tab.arrival.path = '/confirmationpage';
  tab.arrival.state = structuredClone(sent?.state);
  tab.bookingStorage.rememberGuest(exampleGuest, tab.bookingStorage.generation());
  const input = assertDefined(tab.inputs.booking(), 'input');
  const page = createActor(tab.machines.booking, { input, clock: tab.timers }).start();
  page.send({ type: 'form.submitted' });
  await waitForState(page, (state) => state.matches('unpriced'));
  expect(orders).toEqual([]);
});
