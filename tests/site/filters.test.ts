import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Filters } from '#machines/domain/catalogue/filters.ts';
import type { Browser } from '../../src/site/browser.ts';
import { listService } from '../../src/site/lists.ts';
import { createSite } from '../../src/site/site.ts';
import { createFakeServices } from '../fixtures/services.ts';

const list = '/getaways/adventure-tours';

/** A browser with a history, and the filters of the list that stands at its address. */
function openList(path: string, search: string, early: Partial<Filters> | null = null) {
  const { browser: fake } = createFakeServices();
  const steps = [{ path, search }];
  let at = 0;
  let tell = () => {};
  const moveTo = (index: number) => {
    at = index;
    tell();
  };
  const browser: Browser = {
    ...fake,
    arrival: () => ({ ...fake.arrival(), ...steps[at] }),
    onMoved: (listener) => {
      tell = listener;
      return () => {};
    },
    go: (to, { replace = false } = {}) => {
      const { pathname, search: query } = new URL(to, 'https://kickstand.example.com');
      const next = replace ? at : at + 1;
      steps.splice(next, steps.length, { path: pathname, search: query });
      moveTo(next);
    },
  };
  const clock = new SimulatedClock();
  const input = { path: list, query: early === null ? search : '' };
  const { filters } = listService(createSite({ browser })).machines;
  const actor = createActor(filters, { input, clock });
  if (early !== null) actor.send({ type: 'filters.changed', change: early });
  actor.start();
  return {
    go: browser.go,
    back: () => moveTo(at - 1),
    rest: (ms: number) => clock.increment(ms),
    search: (text: string) => actor.send({ type: 'filters.changed', change: { search: text } }),
    displayedQuery: () => actor.getSnapshot().context.query,
    history: () => steps.map((step) => step.search),
  };
}

test.each(['/getaways/adventure%2Dtours', '/Getaways/Adventure-Tours/'])(
  'a list that was opened at %s is filtered too',
  (path) => {
    const page = openList(path, '?month=2027-03');
    page.search('leh');
    expect(page.displayedQuery()).toBe('?q=leh&month=2027-03');
  },
);

test.each<[string, string, Partial<Filters> | null]>([
  ['a blank behind the search', '?q=leh&page=2', null],
  ['a choice that the browser restores', '?month=2027-03&page=2', { month: '2027-03' }],
])('%s leaves the page of the list', (_, query, early) => {
  const page = openList(list, query, early);
  if (early === null) page.search('leh ');
  page.rest(1_000);
  expect(page.displayedQuery()).toBe(query);
  expect(page.history()).toEqual([query]);
});

test('a change on the way to another page leaves its address, and is void on coming back', () => {
  const page = openList(list, '');
  page.go('/details/manali-leh');
  page.search('leh');
  page.rest(1_000);
  expect(page.history()).toEqual(['', '']);
  page.back();
  expect(page.displayedQuery()).toBe('');
});
