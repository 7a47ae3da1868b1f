import * as paths from '../../src/paths.ts';
import { coorg } from './support/catalogue.ts';
import { hydrated, settled } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('/confirmationpage without a selection → home', async ({ page }) => {
  await page.goto(paths.confirmation);
  await expect(page).toHaveURL('/');
});

test('every header link changes the route, the title and the focus', async ({ page }) => {
  await page.goto('/');
  // Until the header is hydrated a press loads a document, where the browser sets the focus, not the site.
  await hydrated(page, 'header');
  const links = [
    ['About', paths.about],
    ['Events', paths.corporate],
    ['Talent Hunt', paths.talentHunt],
    ['Getaways', paths.lists.trips],
    ['Contact', paths.contact],
  ] as const;
  const titles = new Set([await page.title()]);
  for (const [name, path] of links) {
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', /page|true/);
    await expect(page.locator('h1').first()).toBeFocused();
    titles.add(await page.title());
  }
  expect(titles.size).toBe(links.length + 1);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Kickstand/i })
    .click();
  await expect(page).toHaveURL('/');
});

test('a header link pressed before the script is in → its page is loaded, and comes to life', async ({
  page,
  scripts,
}) => {
  const release = await scripts.hold(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL(paths.about);
  await expect(page).toHaveTitle(/^About us/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await hydrated(page, 'header');
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('every footer link leads to its page', async ({ page }) => {
  const addresses = [
    '/',
    paths.corporate,
    paths.talentHuntInFooter,
    paths.getaways,
    paths.about,
    paths.contact,
    paths.terms,
    paths.privacy,
    paths.refund,
  ];
  await page.goto(paths.contact);
  // as in the header: a press before is answered by a document
  await settled(page);
  for (const path of addresses) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}(/adventure-tours)?$`));
    // the page before stays until then: a press on it as it makes way would meet what comes in its place
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

const browsers = {
  'in a browser of today': () => {},
  'without the Navigation API': () => Reflect.deleteProperty(window, 'navigation'),
} as const;

for (const [which, prepare] of Object.entries(browsers)) {
  test(`back from a ride ${which} → the list stands where it was left, however short the ride’s page`, async ({
    page,
  }) => {
    await page.addInitScript(prepare);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.lists.trips);
    await settled(page);
    const scrollY = () => page.evaluate(() => window.scrollY);
    const ride = page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Getaways' });
    const list = page.getByRole('heading', { level: 1, name: 'Getaways' });
    const card = page.locator('main li a[href*="/details/"]').nth(15);
    await card.scrollIntoViewIfNeeded();
    const before = await scrollY();
    await card.click();
    await expect(page.getByRole('button', { name: 'Book Now' }).first()).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, 'px of the ride’s page').toBeLessThan(before);
    // a hand scrolls in frames, and each reports where it is: a jump and a step back within one frame are no visitor's
    await page.evaluate(
      () =>
        new Promise((scrolled) => {
          window.addEventListener('scroll', scrolled, { once: true });
          window.scrollTo(0, 700);
        }),
    );
    await page.goBack();
    await expect(list).toBeFocused();
    await expect(card).toBeInViewport();
    await expect.poll(scrollY).toBe(before);
    await page.goForward();
    await expect(ride).toBeFocused();
    await expect.poll(scrollY).toBe(700);
    await page.goBack();
    await expect(list).toBeFocused();
    await expect.poll(scrollY).toBe(before);
    // nothing pulls it on afterwards
    await settled(page);
    expect(await scrollY()).toBe(before);
    // where the visitor goes on to is new, and begins at its top
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Built by riders/ })).toBeFocused();
    expect(await scrollY()).toBe(0);
  });
}

test('a ride that is opened after Back took back a search → begins at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.lists.trips);
  await settled(page);
  await page.getByRole('searchbox').pressSequentially('leh');
  await expect(page).toHaveURL(`${paths.lists.trips}?q=leh`);
  await page.goBack();
  await expect(page).toHaveURL(paths.lists.trips);
  const card = page.locator('main li a[href*="/details/"]').nth(15);
  await card.click();
  await expect(page.getByRole('button', { name: 'Book Now' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a card with a share link: the clipboard gets it and the page says so', async ({
  page,
  context,
  sandbox,
  console: log,
}) => {
  log.expectFailedRequests();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sandbox.fault('trip-share', { preset: 'http-500' });
  await page.goto(coorg);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(
    page
      .getByText('Content copied to clipboard. You can now share it on your preferred platform.')
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    paths.detailsOf('coorg-coffee'),
  );
});

test('rides saved all over a long list → the heart of each is pressed once the list is opened anew', async ({
  page,
}) => {
  const hearts = [1, 8, 20].map((nth) =>
    page.locator(`main li:nth-child(${nth}) button[name^=save-]`),
  );
  await page.goto(paths.lists.trips);
  await settled(page);
  for (const heart of hearts) await heart.click();
  await page.reload();
  await settled(page);
  for (const heart of hearts) await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
