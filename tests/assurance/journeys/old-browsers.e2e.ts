import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import * as paths from '../../../src/paths.ts';
import { knownCss, knownInterfaces } from '../../fixtures/newer-interfaces.ts';
import { expect, unwatched as test } from '../../journeys/support/journey.ts';
import { chooseOneTicket, fillIn, payButton } from '../../journeys/support/rider.ts';

const dist = join(import.meta.dirname, '../../../dist');
const interfaces = knownInterfaces();

/** Takes away what one of the oldest browsers lacks; a page's own script finds none of it. */
function takeAway(newer: readonly string[]): void {
  type Owner = Record<string | symbol, object | undefined> & { prototype?: object };
  for (const path of newer.toReversed()) {
    const owners = path.split('.');
    const member = owners.pop() ?? '';
    const name = member.replace(/_static$/, '');
    const owner = owners.reduce<Owner | undefined>(
      (of, each) => (each === 'Window' ? of : (of?.[each] as Owner | undefined)),
      globalThis as unknown as Owner,
    );
    if (owner === undefined) continue;
    const key = name.startsWith('@@') ? Symbol[name.slice(2) as 'iterator'] : name;
    Reflect.deleteProperty(member === name ? (owner.prototype ?? owner) : owner, key);
  }
}

test.describe('without any interface that is newer than the oldest browsers', () => {
  test('from home to the ticket of a paid ride', async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript(takeAway, [...interfaces.newer]);
    await page.goto('/');
    expect(
      await page.evaluate(() => [
        'any' in AbortSignal,
        'Segmenter' in Intl,
        'popover' in document.body,
      ]),
    ).toEqual([false, false, false]);
    await page.getByRole('banner').getByRole('link', { name: 'Getaways', exact: true }).click();
    await page.getByRole('link', { name: /Coorg/ }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Coorg/);
    await chooseOneTicket(page);
    await fillIn(page);
    await payButton(page).click();
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page).toHaveURL(new RegExp(paths.bookingDetails));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you, /);
    expect((await sandbox.order()).state).toBe('paid');
  });

  test('the menu of a phone opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(takeAway, [...interfaces.newer]);
    await page.goto(paths.about);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Getaways', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getaways');
  });
});

/** Newer names in the scripts of the build, each with who asks for it first. */
const askedFor: Readonly<Record<string, string>> = {
  'AbortSignal.any':
    'ky, by its supportsAbortSignal, and where it manages a signal of its own, which no call here wants',
  canShare: 'src/site/sharing-in-browser.ts',
  createPolicy: 'src/site/worker-in-browser.ts, by trustedTypes',
  createScriptURL: 'src/site/worker-in-browser.ts, by trustedTypes',
  currentEntry: 'the place on a page, by window.navigation',
  downlinkMax: 'Mantine, by navigator.connection',
  effectiveType: 'Mantine, by navigator.connection',
  fetchPriority: 'a hint: unknown, it is only a property',
  hidePopover: 'src/app/layout/MobileMenu.tsx, by isPopover',
  navigation: 'window.navigation, by whoever reads currentEntry',
  navigationType: 'src/site/navigation-in-browser.ts, by whether the event has it',
  popoverTargetElement:
    'src/replay-early-presses.ts: undefined without popovers, and the press is made again',
  saveData: 'by navigator.connection',
  // React's <ViewTransition>, which nothing renders
  canIntercept: 'React',
  skipTransition: 'React',
  startViewTransition: 'React',
};

/** Words that are names of our own or of a library, too. */
const ownWords = new Set(
  'chunks createContext cssFloat displayName fontWeight fromElement fullName imageSizes marginBottom marginTop toArray'.split(
    ' ',
  ),
);

test('the scripts of a build use nothing newer that they do not ask for', () => {
  const { newer, old } = interfaces;
  const lastOf = (path: string) =>
    path
      .split('.')
      .at(-1)
      ?.replace(/_static$/, '') ?? '';
  const oldNames = new Set([...old].map(lastOf));
  const isBuiltin = (path: string) =>
    /^(Array|Iterator|Map|Object|Promise|Set|String)\./.test(path);
  // a short word of an interface may be any object's; a compound is hardly by chance the name of one's own
  const members = new Set(
    [...newer]
      .filter((path) => path.includes('.') && !path.endsWith('_event'))
      .filter(
        (path) =>
          !oldNames.has(lastOf(path)) && (isBuiltin(path) || /[a-z][A-Z]/.test(lastOf(path))),
      )
      .map(lastOf),
  );
  const newNames = new Set<string>();
  for (const file of ['sw.js', ...scripts('.js')]) {
    const { program } = parseSync(file, readFileSync(join(dist, file), 'utf8'));
    new Visitor({
      MemberExpression({ object, property }) {
        if (property.type !== 'Identifier') return;
        const owner =
          object.type === 'Identifier'
            ? object.name
            : object.type === 'MemberExpression' && object.property.type === 'Identifier'
              ? object.property.name
              : '';
        const { name } = property;
        if (newer.has(`${owner}.${name}_static`) || newer.has(`${owner}.${name}`))
          newNames.add(`${owner}.${name}`);
        else if (members.has(name) || (owner === 'window' && newer.has(`Window.${name}`)))
          newNames.add(name);
      },
    }).visit(program);
  }
  expect([...newNames].filter((name) => !ownWords.has(name)).sort()).toEqual(
    Object.keys(askedFor).sort(),
  );
});

/** Newer CSS outside @supports, each with what stands there without it. Vite lowers nesting and what else it can. */
const harmless: Readonly<Record<string, string>> = {
  '-webkit-tap-highlight-color': 'a press is grey for a moment',
  ':has':
    'the page behind a dialog scrolls; a card has no shadow under a pointer; the room of the bottom bar is there once a script has measured it (bar-room.ts)',
  ':popover-open': 'no popover opens; always inside :is(), which forgives what it does not know',
  '@page': 'the printer’s own margins',
  '@starting-style': 'no fade',
  'content-visibility': 'a dialog opens a little later, since the page behind it is drawn too',
  'field-sizing': 'a wider choice',
  'forced-color-adjust': 'the colours of the system',
  'mask-image': 'a picture begins at an edge below the words on its sky',
  orphans: 'lines of a print',
  'position-anchor': 'the languages open at the edge of the page, not under their button',
  'scrollbar-gutter': 'the page behind a dialog moves by a scrollbar',
  'scrollbar-width': 'a scrollbar',
  size: 'the printer’s own paper',
  'text-box': 'takes the two below back',
  'text-box-edge': 'goes with text-box-trim',
  'text-box-trim': 'the room above and below a letter, in the labels of Mantine',
  'text-size-adjust': 'beside its prefixed forms',
  'text-wrap': 'other line breaks',
  'user-select': 'a label can be selected',
  widows: 'lines of a print',
  zoom: 'a ticket is printed larger, and a long one on two pages',
};

test('the styles of a build use nothing newer that a page needs', () => {
  const properties = knownCss('properties').newer;
  const rules = knownCss('at-rules').newer;
  const selectors = knownCss('selectors').newer;
  const newNames = new Set<string>();
  for (const file of scripts('.css')) {
    const css = withoutSupports(readFileSync(join(dist, file), 'utf8'));
    for (const [, name = ''] of css.matchAll(/[{;]([a-z-]+):/g))
      if (properties.has(name)) newNames.add(name);
    for (const [, name = ''] of css.matchAll(/@([a-z-]+)/g))
      if (rules.has(name)) newNames.add(`@${name}`);
    for (const [, name = ''] of css.matchAll(/::?([a-z-]+)(?=[^{};]*\{)/g))
      if (selectors.has(name)) newNames.add(`:${name}`);
    if (css.includes('&')) newNames.add('nesting');
  }
  expect([...newNames].sort()).toEqual(Object.keys(harmless).sort());
});

const scripts = (ending: string) =>
  readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith(ending))
    .map((name) => `assets/${name}`);

/** A style sheet less the blocks that ask first. */
function withoutSupports(css: string): string {
  const start = css.indexOf('@supports');
  if (start === -1) return css;
  let end = css.indexOf('{', start) + 1;
  for (let depth = 1; depth > 0; end += 1) {
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
  }
  return css.slice(0, start) + withoutSupports(css.slice(end));
}
