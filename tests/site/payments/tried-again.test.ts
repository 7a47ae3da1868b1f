import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { assertDefined } from '#machines/assert-defined.ts';
import { examplePending } from '../../fixtures/bookings.ts';
import { createFakeDevice, DAY, takingOrders } from '../../fixtures/device.ts';
import { declinedAnswer } from '../../fixtures/payment-answers.ts';
import { waitForState } from '../../fixtures/wait-for-state.ts';

test('tried again twenty days later, from a record without an age of its price → requested anew before anything is sent', async () => {
  const phone = createFakeDevice();
  phone.tab().bookingStorage.storePending(examplePending('KS1'));
  phone.clock.now += 20 * DAY;
  const { orders, api } = takingOrders(declinedAnswer);
  const tab = phone.tab(api);
  const result = tab.comeBack('KS1');
  await waitForState(result, (state) => state.matches({ verification: 'declined' }));
  result.send({ type: 'retry.requested' });
  const went = tab.browserCalls.at(-1)?.args[1] as { state: unknown } | undefined;
  tab.arrival.path = '/confirmationpage';
  tab.arrival.state = structuredClone(went?.state);
  const input = assertDefined(tab.inputs.booking(), 'input');
  const page = createActor(tab.machines.booking, { input, clock: tab.timers }).start();
  page.send({ type: 'form.submitted' });
  await waitForState(page, (state) => state.matches('unpriced'));
  expect(orders).toEqual([]);
});
