import {
  expectAccessible,
  openScreen,
  overflowOf,
  principalScreens,
} from '../../journeys/support/accessible.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { screens } from '../../journeys/support/screens.ts';

for (const screen of screens.filter(({ name }) => !principalScreens.has(name))) {
  test(`${screen.name} → nothing for axe to find, on a phone or a desk`, async ({
    page,
    address,
    sandbox,
  }) => {
    await expectAccessible(screen, { page, address, sandbox });
  });
}

const reflowed = screens.filter(({ name }) =>
  [
    'home',
    'getaways-trips',
    'details-trip',
    'confirmation-invalid',
    'my-bookings-list',
    'booking-details',
    'contact',
    'refund',
  ].includes(name),
);

for (const screen of reflowed) {
  test(`${screen.name} at 320 px, as at 400 % zoom → no horizontal scroll`, async ({
    page,
    address,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openScreen(screen, { page, address, sandbox });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
}
