import type { Page } from '@playwright/test';
import { LISTS } from '#machines/domain/catalogue/lists.ts';
import * as paths from '../../../src/paths.ts';
import { tripPath } from '../../fixtures/paths.ts';
import { read, type WireTrip } from '../../journeys/support/catalogue.ts';
import { HeldLine } from '../../journeys/support/held-line.ts';
import { hydrated } from '../../journeys/support/hydrated.ts';
import { expect, test } from '../../journeys/support/journey.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** The boxes of the visible parts of a page by their class names, which a skeleton shares with its page, to a px. */
const boxesOf = (page: Page, parts: readonly string[]) =>
  page.evaluate(
    (names) =>
      names.map((name) => {
        const elements = [...document.querySelectorAll(`main [class*=${name}]`)];
        const part = elements.find((each) => each.checkVisibility({ visibilityProperty: true }));
        const box = part?.getBoundingClientRect();
        return box && [name, ...[box.x, box.y, box.width, box.height].map(Math.round)].join(' ');
      }),
    parts,
  );

for (const size of [phone, desk])
  test(`a ride at ${size.width} px → picture, title, facts and price take the places of the skeleton`, async ({
    page,
    baseURL,
  }) => {
    const trip = await read<{ data: WireTrip }>(baseURL, 'trip/trips/manali-leh');
    await page.setViewportSize(size);
    const line = await HeldLine.of(page, /trip\/trips\/not-prerendered$/);
    await page.goto(tripPath('not-prerendered'));
    await line.rings();
    const places = ['_picture', '_facts', size === phone ? '_bar_' : '_price'];
    const waiting = page.locator('main [aria-busy=true]');
    await expect(waiting.locator('[class*=_picture]')).toBeVisible();
    const before = await boxesOf(page, places);
    expect(before).not.toContain(undefined);
    await line.answer(trip);
    await expect(waiting).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Manali to Leh/);
    const after = await boxesOf(page, places);
    // the list of facts is as long as its words
    const begins = (box: string | undefined) => box?.replace(/^(_(?:facts|price).*) \d+$/, '$1');
    expect(after.map(begins)).toEqual(before.map(begins));
  });

for (const size of [phone, desk])
  test(`a list at ${size.width} px → search, filters, months, count and cards take the places of the skeleton`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    // a card under the pointer is lifted by 2 px
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const line = await HeldLine.of(page, new RegExp(`${LISTS.trips.path.join('/')}$`));
    await page.goto(paths.about);
    // a link that is pressed before opens the prerendered list
    await hydrated(page, 'header');
    await page.getByRole('link', { name: 'Getaways' }).first().click();
    await expect(page).toHaveURL(paths.lists.trips);
    await line.rings();
    const places = ['_search', '_chips', '_strip', '_count', 'ks-paper'];
    await expect(page.locator('main [aria-busy=true] .ks-paper').first()).toBeVisible();
    const before = await boxesOf(page, places);
    expect(before).not.toContain(undefined);
    await line.pass();
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(await boxesOf(page, places)).toEqual(before);
  });
