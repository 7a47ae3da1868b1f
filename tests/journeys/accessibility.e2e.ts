import { expectAccessible, principalScreens } from './support/accessible.ts';
import { expect, unwatched as test } from './support/journey.ts';
import { screens } from './support/screens.ts';

const principal = screens.filter(({ name }) => principalScreens.has(name));

test('each principal screen is one of the site’s', () => {
  expect(principal.map(({ name }) => name).sort()).toEqual([...principalScreens].sort());
});

for (const screen of principal) {
  test(`${screen.name} → nothing for axe to find, on a phone or a desk`, async ({
    page,
    address,
    sandbox,
  }) => {
    await expectAccessible(screen, { page, address, sandbox });
  });
}
