import { globSync, readFileSync } from 'node:fs';
import * as paths from '../../../src/paths.ts';
import { desktopChromiumOptions } from '../../../tools/check/browsers.ts';
import { hydrated } from '../../journeys/support/hydrated.ts';
import { expect, isRedrawn, listenTo, unwatched as test } from '../../journeys/support/journey.ts';
import { readShifts, watchShifts } from '../../journeys/support/shifts.ts';
import { addTranslator } from '../../journeys/support/translator.ts';
import { draftOf } from '../../journeys/support/typed-early.ts';

test.use({ launchOptions: desktopChromiumOptions() });

/** Changes that others make to a page as soon as it is there, and again after each change of it; runs in the page, so it stands alone. */
const others: Readonly<Record<string, () => void>> = {
  'a password manager puts an element beside each field': () => {
    for (const field of document.querySelectorAll('main input, main textarea')) {
      if (field.nextElementSibling?.matches('[data-foreign]')) continue;
      const icon = document.createElement('div');
      icon.dataset.foreign = '';
      icon.style.cssText = 'position: relative; width: 0; height: 0; float: left';
      field.after(icon);
    }
  },
  'an extension puts each field into an element': () => {
    for (const field of document.querySelectorAll('main input, main textarea')) {
      if (field.parentElement?.matches('[data-foreign]')) continue;
      const box = document.createElement('span');
      box.dataset.foreign = '';
      box.style.display = 'contents';
      field.replaceWith(box);
      box.append(field);
    }
  },
  'Cloudflare hides the text of each link to an e-mail': () => {
    for (const link of document.querySelectorAll('a[href^="mailto:"]:not([data-foreign])')) {
      const hidden = document.createElement('a');
      hidden.className = '__cf_email__';
      hidden.dataset.foreign = '';
      hidden.textContent = link.textContent;
      link.replaceChildren(hidden);
      link.setAttribute('data-foreign', '');
    }
  },
  'a phone makes links of numbers': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const numbers: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (
        /\+?\d[\d ]{8,}/.test(text.data) &&
        !text.parentElement?.closest('[data-foreign], script')
      )
        numbers.push(text);
    }
    for (const text of numbers) {
      const link = document.createElement('a');
      link.dataset.foreign = '';
      link.href = `tel:${text.data.replaceAll(/\D/g, '')}`;
      link.style.cssText = 'color: inherit; text-decoration: inherit';
      text.replaceWith(link);
      link.append(text);
    }
  },
};

for (const who of [...Object.keys(others), 'a translator changes each text']) {
  test(`${who} before the page is hydrated → what is typed meanwhile stays, with the focus and the caret`, async ({
    page,
    scripts,
  }) => {
    const errors: string[] = [];
    listenTo(page, errors);
    await watchShifts(page);
    const act = others[who];
    if (act === undefined) await addTranslator(page, 'at once');
    else
      await page.addInitScript(`new MutationObserver(() => document.body && (${act})())
        .observe(document, { childList: true, subtree: true })`);
    const release = await scripts.hold(page);
    await page.goto(paths.contact, { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: /^Message/ });
    await field.focus();
    await page.keyboard.type('Hello please');
    for (let step = 0; step < ' please'.length; step += 1) await page.keyboard.press('ArrowLeft');
    expect(await page.locator('[data-foreign], font > font').count()).toBeGreaterThan(1);
    await page.keyboard.type(', two');
    // its mark makes texts wider, also those that are painted already
    const byTranslator = act === undefined ? (await readShifts(page)).score : 0;
    release();
    // a page whose every text is another stands without its form for a moment
    if (act === undefined) await hydrated(page, 'main form');
    await page.keyboard.type(' riders', { delay: 100 });
    await hydrated(page, 'main form');
    await expect(field).toHaveValue('Hello, two riders please');
    await expect(field).toBeFocused();
    await page.keyboard.type(' and a dog');
    await expect(field).toHaveValue('Hello, two riders and a dog please');
    expect((await draftOf(page)).message).toBe('Hello, two riders and a dog please');
    // the links of the header move by a hair when their font comes
    const { score, shifts } = await readShifts(page);
    expect(score - byTranslator, `moved: ${shifts.join(', ')}`).toBeLessThan(0.001);
    expect(errors.filter((line) => !isRedrawn(line))).toEqual([]);
  });
}

const forms = [
  { path: paths.contact, label: 'Email', typed: 'priya.nair@example.com' },
  {
    path: paths.myBookings,
    label: 'Enter your phone number to view your bookings',
    typed: '9876543210',
  },
];

for (const { path, label, typed } of forms) {
  test(`an extension puts each field of ${path} into an element → each letter typed meanwhile is in its field, which has the focus`, async ({
    page,
    scripts,
  }) => {
    await page.addInitScript(`new MutationObserver(() => document.body && (${others['an extension puts each field into an element']})())
      .observe(document, { childList: true, subtree: true })`);
    const release = await scripts.hold(page);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByLabel(label, { exact: true });
    await field.focus();
    await page.keyboard.type(typed.slice(0, 4));
    release();
    await page.keyboard.type(typed.slice(4, 8), { delay: 100 });
    await hydrated(page, 'main form');
    await page.keyboard.type(typed.slice(8));
    await expect(field).toHaveValue(typed);
    await expect(field).toBeFocused();
    expect(await field.evaluate((own) => own.parentElement?.matches('[data-foreign]'))).toBe(true);
  });
}

/** Puts a field of the page into an element of its own, as an extension does. */
function wrap(field: Element): void {
  const box = document.createElement('span');
  box.style.display = 'contents';
  field.replaceWith(box);
  box.append(field);
}

test('an extension moves the field that is typed into → it has the focus at once, with the caret; one that was left stays left', async ({
  page,
}) => {
  await page.goto(paths.contact);
  await hydrated(page, 'main form');
  const field = page.getByRole('textbox', { name: /^Message/ });
  await field.fill('Hello please');
  for (let step = 0; step < ' please'.length; step += 1) await page.keyboard.press('ArrowLeft');
  await field.evaluate(wrap);
  await page.keyboard.type(', two riders');
  await expect(field).toHaveValue('Hello, two riders please');
  await field.blur();
  await field.evaluate(wrap);
  await expect(page.locator('body')).toBeFocused();
  await field.focus();
  const name = page.getByLabel('Name', { exact: true });
  await name.focus();
  await field.evaluate(wrap);
  await expect(name).toBeFocused();
});

test('an extension moves a field that was focused while its form waits for its script → it has the focus again', async ({
  page,
  scripts,
}) => {
  await scripts.hold(page, 'ContactForm');
  await page.goto(paths.contact, { waitUntil: 'commit' });
  await hydrated(page, 'header');
  const field = page.getByRole('textbox', { name: /^Message/ });
  await field.focus();
  await field.evaluate(wrap);
  await expect(field).toBeFocused();
});

test('a script that moves a field at every focus → the page still answers', async ({ page }) => {
  await page.goto(paths.contact);
  await hydrated(page, 'main form');
  const field = page.getByRole('textbox', { name: /^Message/ });
  await field.focus();
  await field.evaluate((moved: HTMLElement) => {
    const move = () => {
      const box = document.createElement('span');
      moved.replaceWith(box);
      box.append(moved);
    };
    moved.addEventListener('focus', move);
    move();
  });
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Priya Nair');
  await expect(name).toHaveValue('Priya Nair');
});

test('every address of an e-mail in the pages of a build is marked against being rewritten', () => {
  const pages = globSync('dist/**/*.html');
  expect(pages.length).toBeGreaterThan(50);
  let markedCount = 0;
  for (const page of pages) {
    const html = readFileSync(page, 'utf8').replaceAll(/<(script|template)\b.*?<\/\1>/gs, '');
    const rewritten = html.replaceAll(/<!--email_off-->.*?<!--\/email_off-->/gs, (part) => {
      if (part.includes('mailto:')) markedCount += 1;
      return '';
    });
    expect(rewritten, page).not.toMatch(/[\w.]@[\w-]+\.\w/);
  }
  expect(markedCount).toBe(pages.length);
});
