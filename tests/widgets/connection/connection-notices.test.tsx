import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { releaseMachine } from '../../../machines/release.machine.ts';
import * as paths from '../../../src/paths.ts';
import { listen } from '../../../src/site/listeners.ts';
import { createSite, SiteContext } from '../../../src/site/site.ts';
import { ANNOUNCE_DELAY } from '../../../src/ui/announcements.ts';
import { ConnectionNotices } from '../../../src/widgets/connection/ConnectionNotices.tsx';
import { render } from '../../fixtures/render.tsx';
import { createFakeServices } from '../../fixtures/services.ts';

const { connectionService } = vi.hoisted(() => ({ connectionService: vi.fn() }));
// a test's environment has no service workers
vi.mock('../../../src/site/worker-in-browser.ts', () => ({ connectionService }));

afterEach(() => vi.useRealTimers());

/** The notices of a page; another one's take the place of what is not named. */
function open(first: { path?: string; isCutOff?: boolean; isReleaseAvailable?: boolean } = {}) {
  let now = first;
  const watch = (listener: () => void) => listen(window, ['changed'], listener);
  const { browser } = createFakeServices();
  const site = createSite({
    browser: { ...browser, isCutOff: () => now.isCutOff ?? false, onConnection: watch },
  });
  connectionService.mockReturnValue({
    machine: releaseMachine,
    isReleaseAvailable: () => now.isReleaseAvailable ?? false,
    onRelease: watch,
  });
  const { hook, navigate } = memoryLocation({ path: first.path ?? paths.about });
  render(
    <Router hook={hook}>
      <SiteContext value={site}>
        <ConnectionNotices />
      </SiteContext>
    </Router>,
  );
  return (props: typeof first) =>
    act(() => {
      now = props;
      navigate(props.path ?? paths.about);
      window.dispatchEvent(new Event('changed'));
    });
}

const offered = () => screen.queryByText('A new version is ready');

describe('a new release', () => {
  test('without a connection is not offered; once it is back, it is', () => {
    const show = open({ isReleaseAvailable: true, isCutOff: true });
    expect(offered()).not.toBeInTheDocument();
    show({ isReleaseAvailable: true });
    expect(offered()).toBeVisible();
  });

  test.each([paths.confirmation, `${paths.paymentResult}/`])(
    'while a ride is booked or paid at %s waits for the next page, and one that was offered is withdrawn',
    (path) => {
      const show = open({ path, isReleaseAvailable: true });
      expect(offered()).not.toBeInTheDocument();
      show({ isReleaseAvailable: true });
      expect(offered()).toBeVisible();
      show({ path, isReleaseAvailable: true });
      expect(offered()).not.toBeInTheDocument();
    },
  );

  test('put away stays away on the next pages', async () => {
    const show = open({ isReleaseAvailable: true });
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    show({ path: paths.confirmation, isReleaseAvailable: true });
    show({ isReleaseAvailable: true });
    expect(offered()).not.toBeInTheDocument();
  });
});

describe('a connection', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const lost = () => screen.queryByText('No connection.');
  const back = () => screen.queryByText('You are back online.');

  test('that is lost is announced until it is back, and that for six seconds', () => {
    vi.useFakeTimers();
    const show = open();
    expect(lost()).not.toBeInTheDocument();
    show({ isCutOff: true });
    pass(ANNOUNCE_DELAY);
    expect(screen.getByRole('status')).toHaveTextContent(/^No connection\./);
    pass(3_600_000);
    expect(lost()).toBeVisible();
    show({});
    pass(5_999);
    expect(back()).toBeVisible();
    pass(1);
    expect(back()).not.toBeInTheDocument();
    expect(lost()).not.toBeInTheDocument();
  });

  test('lost again while it is announced as back: no timer takes that away', () => {
    vi.useFakeTimers();
    const show = open({ isCutOff: true });
    show({});
    show({ isCutOff: true });
    pass(60_000);
    expect(lost()).toBeVisible();
    show({});
    pass(5_999);
    expect(back()).toBeVisible();
  });
});
