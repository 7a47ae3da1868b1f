import AxeBuilder from '@axe-core/playwright';
import { screens } from '../../tools/report/shots/screens.ts';
import { expect, test } from './support/journey.ts';

/** WCAG 2.2 AA and the levels below it. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

for (const screen of screens) {
  test(`${screen.name} → nothing for axe to find, on a phone or a desk`, async ({
    page,
    address,
    sandbox,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // a screen that only phones have is opened on one, the others on a desk and then made narrow
    const sizes = screen.below === undefined ? [desk, phone] : [phone];
    await page.setViewportSize(sizes[0] ?? desk);
    await screen.open({
      page,
      site: address.site,
      fault: (call, fault) => sandbox.fault(call, fault),
    });
    for (const size of sizes) {
      await page.setViewportSize(size);
      // in the page itself: no frame of ours stands in it, and what passes need not come back
      const axe = new AxeBuilder({ page })
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .withTags(rules);
      // a page on its way has no heading yet; the focus goes to it when it comes
      if (screen.name.endsWith('-loading')) axe.disableRules('page-has-heading-one');
      const { violations } = await axe.analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      expect(found, `axe at ${size.width} px`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `px of horizontal scroll at ${size.width} px`).toBeLessThanOrEqual(0);
    }
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
    await screen.open({
      page,
      site: address.site,
      fault: (call, fault) => sandbox.fault(call, fault),
    });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
