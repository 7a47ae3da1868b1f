import type { Browser } from 'playwright-core';
import { byKind, withoutCode } from './heap.ts';
import { onList, pages } from './pages.ts';
import type { Growth, LapHoldings } from './results.ts';
import { openPhone, Tab } from './tab.ts';

/** Laps until every page has been loaded and every cache is warm. */
const WARM_UP = 4;
/** Laps between the two weighings. */
const LAPS = 16;

type Item = Record<string, unknown>;
interface Answer {
  readonly data: readonly { readonly trips: readonly Item[] }[];
}

/** Longer facts than this, in characters of JSON, are no part of a card. */
const CARD_FACT = 200;

/** The list of trips with so many items: those of the catalogue again and again, each with a name and an address of its own, and without what a card does not show. */
export function grown(answer: Answer, count: number): Answer {
  const items = answer.data
    .flatMap(({ trips }) => trips)
    .map((item) => Object.entries(item).filter((fact) => JSON.stringify(fact).length < CARD_FACT))
    .map((facts) => Object.fromEntries(facts));
  const trips = Array.from({ length: count }, (_, index) => {
    const item: Item = { ...items[index % items.length], name: `Grown ride ${index}` };
    for (const key of ['_id', 'id']) if (key in item) item[key] = `grown-${index}`;
    return item;
  });
  return { ...answer, data: [{ ...answer.data[0], trips }] };
}

/** Opens the list of trips with so many items and searches in it. */
export async function growth(browser: Browser, site: string, count: number): Promise<Growth> {
  const context = await openPhone(browser, site);
  const list = '/api/v1/trip/trips/categories/all';
  const answer = grown((await (await fetch(site + list)).json()) as Answer, count);
  const tab = await Tab.open(context);
  await tab.page.route(`**${list}`, (route) => route.fulfill({ json: answer }));
  await tab.go(pages.list.path);
  const firstPaint = await tab.shown({ ...pages.list.content, text: 'Grown ride' });
  await tab.settle();
  const nodes = await tab.elements();
  const { heap } = await tab.holdings();
  const search = tab.page.getByRole('searchbox');
  await search.focus();
  const typing = await tab.answerTime(() => tab.page.keyboard.type('ride 7', { delay: 150 }));
  await context.close();
  return { firstPaint, nodes, heap, typing };
}

/** Walks one tab from page to page without a page load, and weighs it before and after. */
export async function laps(
  browser: Browser,
  site: string,
): Promise<{ before: LapHoldings; after: LapHoldings }> {
  const context = await openPhone(browser, site);
  // what a page notes of itself grows with each lap
  const tab = await Tab.open(context, { isSlow: false, isWatched: false });
  const { page } = tab;
  // the film of home is there at one weighing and not yet at another
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const walk = async (count: number) => {
    for (let lap = 0; lap < count; lap += 1) {
      await page.getByRole('link', { name: 'Explore Getaways' }).tap();
      await tab.shown(onList);
      await page.locator(onList.selector).first().tap();
      await tab.shown(pages.details.content);
      await page.getByRole('banner').getByRole('link', { name: /home/i }).tap();
      await page.waitForURL(/\/$/);
      await tab.shown(pages.home.content);
    }
    await tab.settle();
    const holdings = await tab.holdings();
    return { ...holdings, withoutCode: withoutCode(byKind(await tab.heapSnapshot())) };
  };
  await tab.go('/');
  // a link that is followed before its page is alive loads the next page
  await tab.settle();
  const before = await walk(WARM_UP);
  const after = await walk(LAPS);
  await context.close();
  return { before, after };
}
