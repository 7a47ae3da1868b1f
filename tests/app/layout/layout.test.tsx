import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { LANGUAGES } from '#languages.ts';
import { Footer } from '../../../src/app/layout/Footer.tsx';
import { Header } from '../../../src/app/layout/Header.tsx';
import { SandboxNote } from '../../../src/app/layout/SandboxNote.tsx';
import * as paths from '../../../src/paths.ts';
import { organisationFacts } from '../../../src/site/organisation-facts.ts';
import { inSite } from '../../fixtures/in-site.tsx';
import { render } from '../../fixtures/render.tsx';
import { createFakeServices } from '../../fixtures/services.ts';

function header(path: string) {
  const location = memoryLocation({ path, record: true });
  const { container } = render(
    <Router hook={location.hook} searchHook={location.searchHook}>
      {inSite(<Header />)}
    </Router>,
  );
  const bar = container.querySelector('header > div') as HTMLElement;
  const links = within(within(bar).getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement);
  return { location, links };
}

test('the header → five links in order, My Bookings apart', () => {
  const { links } = header('/');
  expect(
    links.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]),
  ).toEqual([
    [paths.about, 'About'],
    [paths.corporate, 'Events'],
    [paths.talentHunt, 'Talent Hunt'],
    [paths.getaways, 'Getaways'],
    [paths.contact, 'Contact'],
  ]);
  expect(screen.getAllByRole('link', { name: 'My Bookings' })[0]).toHaveAttribute(
    'href',
    paths.myBookings,
  );
  expect(links.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});

test('the link to another language → the same page, its percent codes unchanged', () => {
  header('/bookingdetails/A%2541?code=100%2525');
  for (const link of screen.getAllByRole('link', { name: 'हिन्दी' }))
    expect(link).toHaveAttribute('href', '/hi/bookingdetails/A%2541?code=100%2525');
});

test('every link of the sheet closes it, the phone number too', async () => {
  header(paths.about);
  const burger = screen.getByRole('button', { name: 'Open menu' });
  await userEvent.click(burger);
  const sheet = screen.getByRole('dialog', { name: 'Menu' });
  const names = within(sheet)
    .getAllByRole('link')
    .map((link) => link.textContent ?? '');
  expect(names).toContain(organisationFacts.phones[0].label);
  const saved = within(sheet).getByRole('link', { name: 'Saved rides' });
  expect(saved).toHaveAttribute('href', paths.saved);
  // they leave this document, and the sheet with it
  const languages: string[] = Object.values(LANGUAGES).map(({ name }) => name);
  const other = within(sheet).getByRole('link', { name: 'हिन्दी' });
  expect(other).toHaveAttribute('href', `/hi${paths.about}`);
  expect(other).toHaveAttribute('lang', 'hi-IN');
  for (const name of names.filter((each) => !languages.includes(each))) {
    if (!sheet.hasAttribute('open')) await userEvent.click(burger);
    await userEvent.click(within(sheet).getByRole('link', { name }));
    expect(sheet, name).not.toHaveAttribute('open');
  }
});

test('the footer → every link where the specification says', () => {
  render(inSite(<Footer />));
  const hrefs = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent]);
  expect(hrefs('Explore')).toEqual([
    ['/', 'Home'],
    [paths.getaways, 'Getaways'],
    [paths.corporate, 'Corporate events'],
    [paths.talentHuntInFooter, 'Talent Hunt'],
  ]);
  expect(hrefs('Company')).toEqual([
    [paths.about, 'About Us'],
    [paths.contact, 'Contact us'],
    [paths.terms, 'Terms & Conditions'],
    [paths.privacy, 'Privacy Policy'],
    [paths.refund, 'Refund Policy'],
  ]);
  expect(screen.getByRole('link', { name: organisationFacts.email })).toHaveAttribute(
    'href',
    `mailto:${organisationFacts.email}`,
  );
  expect(screen.getByRole('link', { name: organisationFacts.phones[0].label })).toHaveAttribute(
    'href',
    `tel:${organisationFacts.phones[0].dialled}`,
  );
  const office = screen.getByRole('link', { name: /Domlur, Bengaluru 560071/ });
  expect(office.getAttribute('href')).toMatch(
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=14/,
  );
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    '© 2026 Kickstand. All rights reserved.',
  );
});

test.each(['WhatsApp', 'Instagram', 'Facebook', 'LinkedIn'])('%s → in a new tab', (name) => {
  render(inSite(<Footer />));
  const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

describe('the note that nothing here is real', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  const { browser } = createFakeServices();
  const note = () => screen.queryByRole('complementary', { name: 'Sandbox' });
  /** Opens a page whose browser reports this navigation. */
  const open = (...navigation: unknown[]) => {
    const page: { getEntriesByType(type: string): unknown[] } = performance;
    vi.spyOn(page, 'getEntriesByType').mockReturnValue(navigation);
    const { unmount } = render(inSite(<SandboxNote />, {}, { browser }));
    act(() => vi.advanceTimersByTime(1_500));
    return unmount;
  };

  test.each([
    ['another server', [{ serverTiming: [{ name: 'cdn' }] }]],
    ['a server that says nothing', [{ serverTiming: [] }]],
    ['a browser that hears nothing of servers', [{}]],
    ['a page without an entry of its navigation', []],
  ])('%s → none', (_, navigation) => {
    open(...navigation);
    expect(note()).not.toBeInTheDocument();
  });

  test('a server that says so is a sandbox → one press puts the note away for this visit', () => {
    const navigation = { serverTiming: [{ name: 'cdn' }, { name: 'sandbox' }] };
    const leave = open(navigation);
    expect(note()).toHaveTextContent('Sandbox. Rides, payments and people are invented.');
    fireEvent.click(screen.getByRole('button', { name: 'Hide this note' }));
    expect(note()).not.toBeInTheDocument();
    leave();
    open(navigation);
    expect(note()).not.toBeInTheDocument();
  });
});
