import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { savedService } from '../../../src/site/saved.ts';
import { createSite, SiteContext } from '../../../src/site/site.ts';
import { ItemCards } from '../../../src/ui/ItemCards.tsx';
import { Heart } from '../../../src/widgets/saved/Heart.tsx';
import { NOW } from '../../fixtures/bookings.ts';
import { exampleTrip } from '../../fixtures/items.ts';
import { prerendered } from '../../fixtures/prerendered.tsx';
import { createFakeServices } from '../../fixtures/services.ts';

const rides = Array.from({ length: 13 }, (_, index) => ({
  ...exampleTrip,
  id: `ride-${index + 1}`,
}));

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('saved rides of a prerendered list → the heart of each is pressed, in every group of cards', async () => {
  const { local, ...services } = createFakeServices();
  const site = createSite(services);
  const { container, whole } = prerendered(
    <SiteContext value={site}>
      <ul>
        <ItemCards items={rides} now={NOW} Heart={Heart} />
      </ul>
    </SiteContext>,
  );
  // the device knows what the build does not
  local.setItem(
    'savedRides',
    JSON.stringify({
      version: 1,
      rides: [1, 9, 13].map((nth) => ({ kind: exampleTrip.kind, id: `ride-${nth}`, at: NOW })),
    }),
  );
  // `act` would hydrate all groups before any effect
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // in a browser the effects of the first group start the actor before the next group is hydrated; here all groups are in one commit
  savedService(site).actor.start();
  const root = hydrateRoot(container, whole);
  await expect.poll(() => container.querySelectorAll('[data-hydrated=false]').length).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const pressed = [...container.querySelectorAll('button[aria-pressed=true]')].map((heart) =>
    heart.getAttribute('name'),
  );
  root.unmount();
  expect(pressed).toEqual(['save-trip-ride-1', 'save-trip-ride-9', 'save-trip-ride-13']);
});
