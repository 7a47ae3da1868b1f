import { expect } from '../../../journeys/support/journey.ts';
import type { OpenScreen } from './open-screen.ts';

/** On a phone on its side no text and no control lies under the notch. */
export async function checkNotch({ page }: OpenScreen): Promise<void> {
  await page.setViewportSize({ width: 844, height: 390 });
  const devtools = await page.context().newCDPSession(page);
  const setInsets = (px: number) =>
    devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: px, right: px } });
  await setInsets(47);
  const under = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'header a, main :is(h1, h2, a, button), footer a, [data-bottom-bar] *, dialog :is(a, button)',
      ),
    ]
      // a row that scrolls sideways brings out what lies under the notch
      .filter((element) => element.closest('.ks-scroller') === null)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        // of a button without words its icon is what has to be seen
        const visible = element.textContent === '' ? element.querySelector('svg') : element;
        const { left, right, width } = (visible ?? element).getBoundingClientRect();
        return width > 1 && (left < 47 || right > innerWidth - 47);
      })
      .map(({ textContent }) => textContent),
  );
  expect.soft(under, 'under the notch').toEqual([]);
  await setInsets(0);
}
