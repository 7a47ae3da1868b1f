import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { REFUND_DAYS } from '#machines/domain/payment/refund-days.ts';
import { forgetMachine } from '#machines/forget.machine.ts';
import { ForgetView } from '../../src/pages/legal/ForgetView.tsx';
import PrivacyPage from '../../src/pages/legal/Privacy.mdx';
import RefundPage from '../../src/pages/legal/Refund.mdx';
import TermsPage from '../../src/pages/legal/Terms.mdx';
import { type OrganisationFacts, organisationFacts } from '../../src/site/organisation-facts.ts';
import { expectAnnounced } from '../fixtures/announced.ts';
import { breakableRanges } from '../fixtures/breakable-ranges.ts';
import { inSite } from '../fixtures/in-site.tsx';
import { render } from '../fixtures/render.tsx';
import { createFakeServices } from '../fixtures/services.ts';

afterEach(() => vi.unstubAllGlobals());

const privacy = inSite(<PrivacyPage />);

/** The button, once its script is there. */
const forgetButton = () =>
  screen.findByRole('button', { name: 'Forget my details on this device' });
const question = () => screen.getByRole('group', { name: 'Forget your details on this device?' });

describe.each([
  ['Terms of use', inSite(<TermsPage key="terms" />)],
  ['Privacy Policy', privacy],
  ['Refund Policy', inSite(<RefundPage key="refund" />)],
])('%s', (title, page) => {
  test('has its title, and contents that lead to each of its sections', () => {
    render(page);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    const sections = screen.getAllByRole('region').map((section) => {
      const { textContent } = within(section).getByRole('heading', { level: 2 });
      expect(section).toHaveAccessibleName(textContent);
      return [`#${section.id}`, textContent];
    });
    expect(new Set(sections.map(([address]) => address)).size).toBe(sections.length);
    for (const contents of screen.getAllByRole('navigation', { hidden: true })) {
      const links = within(contents).getAllByRole('link', { hidden: true });
      expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(sections);
    }
  });

  test('every link has an address that is filled in', () => {
    const { container } = render(page);
    expect(container).not.toHaveTextContent(/\]\(|undefined|[{}<>]/);
    for (const link of container.querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? '';
      expect(href).toMatch(/^(#[a-z-]+|\/[a-z]+|mailto:.+@.+|tel:\+\d+)$/);
      if (href.startsWith('#')) expect(container.querySelector(href)).not.toBeNull();
    }
  });
});

test('the facts of another site → its pages speak of it, and call and write to it', () => {
  const other: OrganisationFacts = {
    ...organisationFacts,
    brand: 'Bolt & <Bevel>',
    email: 'office@bolt.example',
    phones: [{ dialled: '+911', label: '+91 1' }, organisationFacts.phones[1]],
    office: {
      ...organisationFacts.office,
      lines: ['1 Fort Road', 'Kochi'],
      city: 'Kochi',
      state: 'Kerala',
    },
  };
  const { container } = render(
    inSite(
      <>
        <TermsPage />
        <RefundPage />
      </>,
      {},
      { facts: other },
    ),
  );
  expect(container).toHaveTextContent('between you and Bolt & <Bevel>, with its office at 1 Fort');
  expect(container).toHaveTextContent('the courts of Kochi are competent');
  expect(container).toHaveTextContent('without the bank holidays of Kerala');
  for (const name of ['office@bolt.example', '+91 1']) {
    const [link] = screen.getAllByRole('link', { name });
    expect(link?.getAttribute('href')).toMatch(/^(mailto:office@bolt\.example|tel:\+911)$/);
  }
  for (const fact of [
    organisationFacts.brand,
    organisationFacts.email,
    organisationFacts.phones[0].label,
    organisationFacts.office.state,
  ]) {
    expect(container).not.toHaveTextContent(fact);
  }
});

test.each([
  ['Terms of use', inSite(<TermsPage key="terms" />), '2023-02-07', '7 February 2023'],
  ['Privacy Policy', privacy, '2025-01-22', '22 January 2025'],
])('%s → effective since its day', (_title, page, dateTime, displayed) => {
  render(page);
  expect(screen.getByText(displayed)).toHaveAttribute('datetime', dateTime);
});

test('refunds: the days until support replies and until refunds are made', () => {
  render(inSite(<RefundPage />));
  const { reply, refund } = REFUND_DAYS;
  expect(document.body).toHaveTextContent(
    `Our support team replies within ${reply} business days.`,
  );
  expect(document.body).toHaveTextContent(`Refunds are made within ${refund} business days after`);
  expect(breakableRanges()).toEqual([]);
});

describe('privacy', () => {
  test.each([
    ['Log data', /IP address/],
    ['Cookies', /sets none/],
    ['Service providers', /payment provider/],
    ['Personal information', /Name, email address, phone number/],
    ['Location', /In the background: for ride tracking/],
    ['Camera, photos and files', /camera, photos and files/],
    ['Children under 13', /no data of children under 13 is collected/],
    ['Data security', /encrypted/],
    ['Looking up bookings by phone number', /by phone number alone/],
    ['What this website stores on your device', /Your details for 30 days/],
  ])('%s is covered', (name, words) => {
    render(privacy);
    expect(screen.getByRole('region', { name })).toHaveTextContent(words);
  });

  test('Forget my details, yes → asked once, cleared once, announced', async () => {
    const { browser, bookingStorage } = createFakeServices();
    const forgetAll = vi.spyOn(bookingStorage, 'forgetAll');
    render(inSite(<PrivacyPage />, {}, { browser, bookingStorage }));
    await userEvent.click(await forgetButton());
    expect(question()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Keep them' }));
    expect(await forgetButton()).toHaveFocus();
    await userEvent.click(await forgetButton());
    expect(forgetAll).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, forget them' }));
    await expectAnnounced('status', 'Your details are no longer kept on this device.');
    expect(forgetAll).toHaveBeenCalledOnce();
    expect(await forgetButton()).toHaveFocus();
  });

  test('Forget my details, while the caches never answer → the details are gone at once, no other answer is taken, and after two seconds the page says so', async () => {
    vi.stubGlobal('caches', {
      keys: () => new Promise(() => {}),
      delete: () => new Promise(() => {}),
    });
    const { browser, bookingStorage, local } = createFakeServices();
    const chartClock = new SimulatedClock();
    local.setItem('savedRides', '{"version":1,"rides":[]}');
    render(inSite(<PrivacyPage />, {}, { browser, bookingStorage, chartClock }));
    await userEvent.click(await forgetButton());
    await userEvent.click(screen.getByRole('button', { name: 'Yes, forget them' }));
    await waitFor(() => expect(local.getItem('savedRides')).toBeNull());
    expect(question()).toHaveFocus();
    expect(question()).toHaveAttribute('aria-busy', 'true');
    for (const button of within(question()).getAllByRole('button')) {
      expect(button).toBeDisabled();
      await userEvent.click(button);
    }
    await act(async () => chartClock.increment(1_999));
    expect(question()).toBeVisible();
    await act(async () => chartClock.increment(1));
    await expectAnnounced('status', 'Your details are no longer kept on this device.');
  });

  test('Forget my details, yes, and the page is left at once → the caches are cleared all the same', async () => {
    const remove = vi.fn(async () => true);
    vi.stubGlobal('caches', { delete: remove });
    const { unmount } = render(privacy);
    await userEvent.click(await forgetButton());
    fireEvent.click(screen.getByRole('button', { name: 'Yes, forget them' }));
    unmount();
    expect(remove).not.toHaveBeenCalled();
    await waitFor(() => expect(remove).toHaveBeenCalled());
  });

  test('Forget my details, on a device that cannot inform other tabs → says so', async () => {
    const { browser, bookingStorage, local } = createFakeServices();
    local.isFullForNewKeys = true;
    render(inSite(<PrivacyPage />, {}, { browser, bookingStorage }));
    await userEvent.click(await forgetButton());
    await userEvent.click(screen.getByRole('button', { name: 'Yes, forget them' }));
    await expectAnnounced('alert', 'could not tell other tabs of this site');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('Forget my details, and its script does not arrive → says that they are still here', async () => {
    const failed = forgetMachine.resolveState({ value: 'failed', context: { isShared: null } });
    render(<ForgetView state={failed} send={() => {}} />);
    await expectAnnounced('alert', 'Your details are still on this device');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(await forgetButton()).toHaveFocus();
  });
});

test('scrolling → the contents mark the first section in the upper third of the screen', () => {
  let report: (entries: readonly Partial<IntersectionObserverEntry>[]) => void = () => {};
  const observed: Element[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe(element: Element) {
        observed.push(element);
      }
      disconnect() {}
    },
  );
  render(inSite(<RefundPage />));
  const marked = () =>
    screen
      .getAllByRole('link', { hidden: true, current: 'location' })
      .map((link) => link.textContent);
  expect(marked()).toEqual(['When you can cancel', 'When you can cancel']);
  const see = (id: string, isIntersecting: boolean) => {
    const target = observed.find((element) => element.id === id);
    act(() => report([target === undefined ? {} : { target, isIntersecting }]));
  };
  see('you-cancel', true);
  see('we-cancel', true);
  expect(marked()).toEqual(['When you can cancel', 'When you can cancel']);
  see('you-cancel', false);
  expect(marked()).toEqual(['When we cancel', 'When we cancel']);
  see('we-cancel', false);
  expect(marked()).toEqual(['When we cancel', 'When we cancel']);
});
