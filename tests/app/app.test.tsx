import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { freshAnswer } from '#machines/domain/answer/answer.ts';
import { ApiError } from '../../src/api/api-error.ts';
import type { Api } from '../../src/api/platform-api.ts';
import { holdBackgroundTasks } from '../fixtures/background-tasks.ts';
import { exampleTrip } from '../fixtures/items.ts';
import { renderSite } from '../fixtures/render-site.tsx';
import { createFakeServices } from '../fixtures/services.ts';

/** The page of corporate events, whose script comes when the test says so. */
const slow = vi.hoisted(() => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
});
vi.mock('../../src/pages/corporate/CorporatePage.tsx', async (actual) => {
  await slow.promise;
  return actual();
});

/** The pages of rides, of which one breaks. */
vi.mock(import('../../src/pages/details/DetailsPage.tsx'), async (actual) => {
  const { DetailsPage, ...views } = await actual();
  return {
    ...views,
    DetailsPage: (props) => {
      if (props.params.id === 'broken') throw new Error('broken');
      return <DetailsPage {...props} />;
    },
  };
});

beforeEach(holdBackgroundTasks);

function open(path: string, answers: Partial<Api> = {}) {
  const fakes = createFakeServices({
    fetchList: async (name) =>
      freshAnswer({ items: name === 'trips' ? [exampleTrip] : [], omitted: 0 }),
    fetchItem: async () => freshAnswer(exampleTrip),
    ...answers,
  });
  renderSite(path, fakes);
  return fakes;
}

test.each([
  ['/getaways', '/getaways/adventure-tours'],
  ['/getaways/nowhere', '/getaways/adventure-tours'],
  ['/traininghome', '/getaways/traininghome'],
  ['/confirmationpage', '/'],
  ['/getaways?q=50%2525%2520off', '/getaways/adventure-tours?q=50%2525%2520off'],
])('%s → led to %s', async (path, target) => {
  open(path);
  const address = () => window.location.pathname + window.location.search;
  await waitFor(() => expect(address()).toBe(target));
});

test('a tab whose address is encoded has its own title', async () => {
  open('/getaways/%65ventshome');
  await waitFor(() => expect(document.title).toBe('Events · Kickstand'));
});

test('a link to /getaways goes to its trips at once, by one entry of the history', async () => {
  open('/about');
  const link = (await screen.findAllByRole('link', { name: 'Getaways' }))[0];
  const paths: unknown[] = [];
  const note = () => paths.push(window.location.pathname);
  window.addEventListener('pushState', note);
  window.addEventListener('replaceState', note);
  await userEvent.click(link as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'Getaways' });
  window.removeEventListener('pushState', note);
  window.removeEventListener('replaceState', note);
  expect(paths).toEqual(['/getaways/adventure-tours']);
});

test('/popupdetails → Talent Hunt with its popup open; closing it leads to /talenthunt', async () => {
  const fakes = open('/popupdetails');
  const popup = await screen.findByRole('dialog', { name: /sponsor/i });
  await userEvent.click(within(popup).getAllByRole('button', { name: /close/i })[0] as HTMLElement);
  expect(fakes.browserCalls).toContainEqual({
    name: 'go',
    args: ['/talenthunt', { replace: true }],
  });
});

const canonicals = () =>
  Array.from(document.querySelectorAll('link[rel=canonical]'), (link) => link.getAttribute('href'));

test('a ride that is not there → search engines are to leave its page out', async () => {
  open('/details/nowhere', { fetchItem: () => Promise.reject(new ApiError({ kind: 'missing' })) });
  await screen.findByRole('heading', { level: 1, name: 'Details not found' });
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(canonicals()).toEqual([]);
});

test('a page that still loads → the focus waits on it and goes to its heading when that comes', async () => {
  open('/getaways/adventure-tours');
  const card = await screen.findByRole('link', { name: /Manali to Leh/ });
  await userEvent.click(card);
  const heading = await screen.findByRole('heading', { level: 1, name: /Manali to Leh/ });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('a ride whose page breaks stays so at its address; the next ride is whole when it arrives', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open('/details/broken');
  const broken = await screen.findByRole('heading', { name: 'This page did not load' });
  expect(document.title).toBe('This page did not load · Kickstand');
  act(() => navigate('/details/broken?from=list'));
  expect(broken).toBeVisible();
  const focused: unknown[] = [];
  const note = ({ target }: Event) => focused.push(target);
  document.addEventListener('focusin', note);
  act(() => navigate('/details/manali-leh'));
  const heading = await screen.findByRole('heading', { level: 1, name: exampleTrip.title });
  await waitFor(() => expect(heading).toHaveFocus());
  document.removeEventListener('focusin', note);
  expect(focused).toEqual([screen.getByRole('main'), heading]);
});

test('a page whose content others took away → the way on stands, and the page after it is whole', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open('/about');
  await screen.findByRole('heading', { level: 1 });
  for (const part of screen.getByRole('main').querySelectorAll(':scope > section')) part.remove();
  act(() => navigate('/contact'));
  await screen.findByRole('heading', { name: 'This page did not load' });
  expect(screen.getByRole('banner')).toBeVisible();
  act(() => navigate('/refundpolicy'));
  expect(await screen.findByRole('heading', { name: 'Refund Policy' })).toBeVisible();
});

test('a tap on a link is answered while its page is on its way', async () => {
  open('/about');
  const heading = await screen.findByRole('heading', { level: 1 });
  const [link] = screen.getAllByRole('link', { name: 'Events' });
  await userEvent.click(link as HTMLElement);
  expect(screen.getByRole('progressbar', { name: 'Opening the page' })).toBeVisible();
  expect(heading).toBeVisible();
  slow.resolve();
  await waitFor(() => expect(heading).not.toBeInTheDocument());
  expect(screen.queryByRole('progressbar')).toBeNull();
});

describe('similar rides', () => {
  const other = { ...exampleTrip, id: 'spiti', title: 'Spiti winter run', availableSeats: 3 };

  test('a list that fails leaves the page of the ride as it is', async () => {
    const fetchList = vi.fn(() => Promise.reject(new ApiError({ kind: 'offline' })));
    open('/details/manali-leh', {
      fetchItem: async () => freshAnswer({ ...exampleTrip, availableSeats: 0 }),
      fetchList,
    });
    await waitFor(() => expect(fetchList).toHaveBeenCalled());
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Similar rides with seats' })).toBeNull(),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(exampleTrip.title);
  });

  test('a ride that can be booked asks for no list', async () => {
    const fetchList = vi.fn(async () => freshAnswer({ items: [other], omitted: 0 }));
    open('/details/manali-leh', { fetchList });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(exampleTrip.title);
    expect(fetchList).not.toHaveBeenCalled();
  });
});
