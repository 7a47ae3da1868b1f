import type { Browser, Locator, Page } from 'playwright-core';
import { bookable, type Content, onDetails, onList, pages } from './pages.ts';
import type { StepName, Target, Tour, TwinTour } from './results.ts';
import { twinPath } from './site.ts';
import { openPhone, Tab } from './tab.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: /open menu/i });
const bookButton = (page: Page) =>
  page
    .getByRole('button', { name: /^Book Now/ })
    .locator('visible=true')
    .first();
const rideCard = (page: Page) => page.locator(`main a[href="${pages.details.path}"]`);

async function chooseTicket(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^\+ Add/ })
    .first()
    .tap();
}

const proceed = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Proceed' }).tap();

/** Walks from home to the form by taps and keys, and measures each. */
export async function tour(browser: Browser, site: string): Promise<Tour> {
  const context = await openPhone(browser, site);
  const tab = await Tab.open(context);
  const { page } = tab;
  const steps: Partial<Record<StepName, number>> = {};
  const step = async (name: StepName, act: () => Promise<unknown>) => {
    await tab.settle();
    steps[name] = await tab.answerTime(act);
  };
  /** A step that leads to another page: its next paint, and from the tap to the content. */
  const route = async (name: StepName, link: Locator, ...contents: Content[]) => {
    const times: number[] = [];
    await step(name, async () => {
      await page.evaluate(() => {
        const note = (event: Event) => Object.assign(window, { tappedAt: event.timeStamp });
        addEventListener('pointerdown', note, { once: true, capture: true });
      });
      await link.tap();
      const shownAt: number[] = [];
      for (const content of contents) shownAt.push(await tab.shown(content));
      const tappedAt = await page.evaluate(
        () => (window as unknown as { tappedAt: number }).tappedAt,
      );
      times.push(...shownAt.map((at) => at - tappedAt));
    });
    return times;
  };

  await tab.go('/');
  await tab.shown(pages.home.content);
  await step('menu', () => menuButton(page).tap());
  await page.getByRole('button', { name: /close menu/i }).tap();
  const explore = page.getByRole('link', { name: 'Explore Getaways' });
  const [toList = Number.NaN] = await route('home → list', explore, onList);
  const tabs = page.getByRole('navigation', { name: 'Getaways' });
  await step('tabs', () => tabs.getByRole('link', { name: 'Trainings' }).tap());
  await tab.settle();
  await tabs.getByRole('link', { name: /^Trips/ }).tap();
  await tab.shown({ selector: 'main a[href*="type=trip"]' });
  await page.getByRole('combobox', { name: 'Duration' }).focus();
  // a native list of options opens outside the page: keys choose in it without opening it
  await step('filter', () => page.keyboard.press('ArrowDown'));
  await page.keyboard.press('ArrowUp');
  const search = page.getByRole('searchbox');
  await step('search', () => search.pressSequentially('ride', { delay: 100 }));
  await search.fill('');
  await tab.settle();
  const [toDetails = Number.NaN, toBook = Number.NaN] = await route(
    'list → details',
    rideCard(page),
    onDetails,
    bookable,
  );
  await step('accordion', () => page.getByRole('heading', { name: /^Day 2/ }).tap());
  await step('selector', () => bookButton(page).tap());
  await step('+ Add', () => chooseTicket(page));
  await step('Proceed', () => proceed(page));
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await step('typing', () => name.pressSequentially('Arjun', { delay: 100 }));
  const sent = tab.traffic.sent();
  await context.close();
  return {
    steps: steps as Record<StepName, number>,
    routes: { 'home → list': toList, 'list → details': toDetails },
    bookable: toBook,
    sent,
  };
}

/** Walks the same way over twins, a page load each. */
export async function twinTour(browser: Browser, site: string): Promise<TwinTour> {
  const context = await openPhone(browser, site);
  const tab = await Tab.open(context);
  await tab.go(twinPath('home'));
  await tab.settle();
  const disclosure = await tab.answerTime(() => tab.page.locator('#disclosure summary').tap());
  const load = async (name: 'list' | 'details') => {
    await tab.go(twinPath(name));
    const time = await tab.shown({ ...pages[name].content, path: '' });
    await tab.settle();
    return time;
  };
  const routes = { 'home → list': await load('list'), 'list → details': await load('details') };
  await context.close();
  return { disclosure, routes };
}

/** Taps a control of the home page as soon as it is painted; resolves with when it was answered, in ms since the navigation began. */
export async function firstTap(browser: Browser, site: string, target: Target): Promise<number> {
  const context = await openPhone(browser, site);
  const tab = await Tab.open(context);
  const { page } = tab;
  const isApp = target === 'app';
  await tab.go(isApp ? '/' : twinPath('home'));
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const control = isApp ? menuButton(page) : page.locator('#disclosure summary');
  const box = await control.boundingBox();
  if (box === null) throw new Error(`Nothing to tap on the ${target}'s home page.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  // the menu stands as a popover until its script is in
  const opened = isApp ? 'dialog:is([open], :popover-open)' : '#disclosure[open]';
  const answered = await tab.shown({ selector: opened });
  await context.close();
  return answered;
}

/** Begins a booking, and returns the state of the history with which the form opens. */
export async function beginBooking(browser: Browser, site: string): Promise<unknown> {
  const context = await openPhone(browser, site);
  const tab = await Tab.open(context, { isSlow: false });
  await tab.go(pages.details.path);
  await tab.shown(pages.details.content);
  await tab.settle();
  await bookButton(tab.page).tap();
  await chooseTicket(tab.page);
  await proceed(tab.page);
  await tab.shown(pages.confirmation.content);
  const state: unknown = await tab.page.evaluate(() => history.state);
  await context.close();
  return state;
}
