import { expect, test } from 'vitest';
import {
  createPayingDevice,
  DAY,
  saying,
  takingOrders,
  tick,
  waited,
} from '../../fixtures/device.ts';
import { declinedAnswer, moneyInAnswer, paymentAnswer } from '../../fixtures/payment-answers.ts';
import { waitForState } from '../../fixtures/wait-for-state.ts';

const failedAndCompleted = paymentAnswer({
  local: { paymentStatus: 'failed' },
  provider: { success: true, code: 'PAYMENT_SUCCESS', state: 'COMPLETED' },
});

test.each([
  ['failed as the platform says, completed as its provider says', failedAndCompleted],
  [
    'paid as the platform says, failed as its provider says',
    paymentAnswer({
      local: { paymentStatus: 'success' },
      provider: { success: false, state: 'FAILED' },
    }),
  ],
])(
  '%s → neither a ticket nor a second payment without a word, and the words of a failure at once',
  async (_, answer) => {
    const device = createPayingDevice();
    const tab = device.tab(saying(answer));
    const page = tab.comeBack('KS1');
    await waitForState(page, (state) => !state.hasTag('busy'));
    expect(page.getSnapshot().context).toMatchObject({
      checks: 1,
      outcome: { kind: 'open', cause: 'contradicted', message: 'Payment was canceled or failed.' },
    });
    expect(page.getSnapshot().can({ type: 'retry.requested' })).toBe(false);
    expect(tab.bookingStorage.findBooking('KS1')).toBeNull();

    const { orders, api } = takingOrders(answer);
    const later = device.tab(api);
    const again = later.confirm();
    await tick();
    await waited(later);
    expect(again.getSnapshot().value).toBe('previousOpen');
    expect(orders).toEqual([]);
  },
);

test.each([
  ['its money came in though its order is off', moneyInAnswer],
  ['one side says that its money came in', failedAndCompleted],
])(
  'declined, and an hour later %s → two days later the rider is still asked before a second payment',
  async (_, answer) => {
    const device = createPayingDevice();
    const page = device.tab(saying(declinedAnswer)).comeBack('KS1');
    await waitForState(page, (state) => state.matches({ verification: 'declined' }));
    device.clock.now += DAY / 24;
    device.tab(saying(answer)).recover();
    await tick();
    device.clock.now += 2 * DAY;
    const { orders, api } = takingOrders(answer);
    const later = device.tab(api);
    const again = later.confirm();
    await tick();
    await waited(later);
    expect(again.getSnapshot().value).toBe('previousOpen');
    expect(orders).toEqual([]);
  },
);
