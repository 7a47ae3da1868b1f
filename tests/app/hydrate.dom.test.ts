import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceHydration } from '../../src/ui/hydration.ts';

const mount = vi.fn();
vi.mock('../../src/main.tsx', () => ({ mount }));

const markup = `
  <div id="root">
    <header data-hydrated="false"><button type="button" name="menu">Menu</button></header>
    <aside><button type="button">Notice</button></aside>
    <main data-hydrated="false">
      <button type="button" name="more">More</button><button type="button" name="less">Less</button>
      <form name="message" data-hydrated="false"><input name="name"><textarea></textarea><button type="submit">Send</button></form>
    </main>
  </div>`;

const done: string[] = [];
let stop = new AbortController();

/** The page as it was prerendered; what React would hear is written down. */
beforeEach(async () => {
  done.length = 0;
  stop = new AbortController();
  vi.useFakeTimers();
  vi.resetModules();
  document.body.innerHTML = markup;
  await import('../../src/hydrate.ts');
  const hear = (event: Event) => {
    if (event.type === 'submit') event.preventDefault();
    const { target } = event;
    if (target instanceof HTMLButtonElement && target.type === 'submit') return;
    done.push(target instanceof HTMLButtonElement ? (target.textContent ?? '') : event.type);
  };
  for (const type of ['click', 'submit'])
    element('#root').addEventListener(type, hear, { signal: stop.signal });
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
});

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`No ${selector}`);
  return found;
}

function hydrate(selector: string) {
  announceHydration(element(selector));
  vi.runAllTimers();
}

const press = (key: string, init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });

test('a button pressed before its part is hydrated → pressed once, when it is', () => {
  element('header button').click();
  expect(done).toEqual([]);
  hydrate('header');
  expect(done).toEqual(['Menu']);
  hydrate('main');
  expect(done).toEqual(['Menu']);
});

test('a button that opens a popover → the browser does it at once, nothing is replayed', () => {
  const popover = { value: document.createElement('dialog') };
  Object.defineProperty(element('header button'), 'popoverTargetElement', popover);
  element('header button').click();
  expect(done).toEqual(['Menu']);
  hydrate('header');
  expect(done).toEqual(['Menu']);
});

test('a button pressed twice → pressed once', () => {
  element('header button').click();
  element('header button').click();
  hydrate('header');
  expect(done).toEqual(['Menu']);
});

test('a button of a hydrated part, or of none → React hears it at once', () => {
  hydrate('header');
  element('header button').click();
  element('aside button').click();
  expect(done).toEqual(['Menu', 'Notice']);
});

test('a part within a hydrated one → waits for its own', () => {
  hydrate('main');
  element('form button').click();
  expect(done).toEqual([]);
  hydrate('form');
  expect(done).toEqual(['submit']);
});

test('several actions on a part → replayed in the order in which they were done', () => {
  element('main > button').click();
  element('main > button + button').click();
  hydrate('main');
  expect(done).toEqual(['More', 'Less']);
});

test('a part that is hydrated later → holds up no other', () => {
  element('main > button').click();
  element('form button').click();
  hydrate('form');
  expect(done).toEqual(['submit']);
  hydrate('main');
  expect(done).toEqual(['submit', 'More']);
});

test('done again once its part is hydrated, before its turn → done once', () => {
  element('header button').click();
  announceHydration(element('header'));
  element('header button').click();
  vi.runAllTimers();
  expect(done).toEqual(['Menu']);
});

test('a form sent before it is hydrated → the browser does not send it, React hears it later', () => {
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  element('form').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  hydrate('form');
  expect(done).toEqual(['submit']);
});

test('Enter in a field → sends its form when it is hydrated', () => {
  element('input').dispatchEvent(press('Enter'));
  hydrate('form');
  expect(done).toEqual(['submit']);
});

test.each([
  ['another key', () => element('input').dispatchEvent(press('a'))],
  [
    'Enter of an input method',
    () => element('input').dispatchEvent(press('Enter', { isComposing: true })),
  ],
  ['Enter in several lines of text', () => element('textarea').dispatchEvent(press('Enter'))],
])('%s → typed as it is, sends nothing', (_, type) => {
  expect(type()).toBe(true);
  hydrate('form');
  expect(done).toEqual([]);
});

test('a form sent before React draws it anew → the one in its place is sent, once it is hydrated', () => {
  element('form button').click();
  const form = element('form');
  const anew = form.cloneNode(true);
  form.remove();
  hydrate('main');
  expect(done).toEqual([]);
  element('main').append(anew);
  hydrate('main');
  expect(done).toEqual([]);
  hydrate('form');
  hydrate('form');
  expect(done).toEqual(['submit']);
});

test('a button pressed before React draws its part with the buttons in another order → the same one is pressed', () => {
  const [more, less] = element('main').querySelectorAll('button');
  less?.click();
  const anew = [less, more].map((button) => button?.cloneNode(true) as Node);
  more?.remove();
  less?.replaceWith(...anew);
  hydrate('main');
  expect(done).toEqual(['Less']);
});

test('a button whose words a translator changed before React draws its part anew → the same one is pressed', () => {
  const [more, less] = element('main').querySelectorAll('button');
  const anew = [more, less].map((button) => button?.cloneNode(true) as Node);
  if (less) less.textContent = 'Weniger';
  less?.click();
  more?.remove();
  less?.replaceWith(...anew);
  hydrate('main');
  expect(done).toEqual(['Less']);
});

test('a form sent, drawn anew and sent again by hand before its turn → sent once', () => {
  element('form button').click();
  element('form').replaceWith(element('form').cloneNode(true));
  announceHydration(element('form'));
  element('form button').click();
  vi.runAllTimers();
  expect(done).toEqual(['submit']);
});

test('an action on what is no longer there → does not hold up the next', () => {
  element('main > button').click();
  element('header button').click();
  element('main > button').remove();
  hydrate('header');
  expect(done).toEqual(['Menu']);
});

test('the site cannot be mounted → the page says that it did not load', async () => {
  const notice = document.createElement('p');
  notice.id = 'unloaded';
  document.body.append(notice);
  // the page of every test here is mounted, too, perhaps later than this one begins
  mount.mockImplementation(() => {
    throw new Error('a fault of our own');
  });
  vi.resetModules();
  await import('../../src/hydrate.ts');
  expect(notice.hidden).toBe(true);
  await expect.poll(() => notice.hidden).toBe(false);
  mount.mockReset();
});

test('the page is loaded → the site is mounted on the markup', async () => {
  await expect.poll(() => mount.mock.calls.at(-1)?.[0]).toBe(element('#root'));
});
