import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createConnectionMachines } from '../../src/app/connection-runtime.ts';
import { ConnectionNotices } from '../../src/pages/connection/ConnectionNotices.tsx';
import * as paths from '../../src/paths.ts';

function open(path = paths.about) {
  const reload = vi.fn();
  const takeOver = vi.fn(async () => {});
  const machines = createConnectionMachines({ reload }, { takeOver });
  const notices = (props: { path?: string; isCutOff?: boolean; isReleaseFound?: boolean }) => (
    <ConnectionNotices
      machines={machines}
      path={path}
      isCutOff={false}
      isReleaseFound={false}
      {...props}
    />
  );
  const { rerender } = render(notices({}));
  return { reload, takeOver, show: (props: object) => rerender(notices(props)) };
}

const offered = () => screen.queryByText('A new version is ready');

test('no connection is announced politely, and that it is back', () => {
  const { show } = open();
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  show({ isCutOff: true });
  expect(region).toHaveTextContent(
    'No connection. Lists and rides you have seen and your confirmed tickets still open.',
  );
  show({ isCutOff: false });
  expect(region).toHaveTextContent('You are back online.');
});

test('a new release is offered; nothing happens before it is wanted', async () => {
  const { show, takeOver, reload } = open();
  show({ isReleaseFound: true });
  expect(offered()).toBeVisible();
  expect(takeOver).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload now' }));
  expect(takeOver).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('without a connection no release is offered; once it is back, it is', () => {
  const { show } = open();
  show({ isReleaseFound: true, isCutOff: true });
  expect(offered()).not.toBeInTheDocument();
  show({ isReleaseFound: true, isCutOff: false });
  expect(offered()).toBeVisible();
});

test('Later: it is gone for this visit', async () => {
  const { show, takeOver } = open();
  show({ isReleaseFound: true });
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  show({ isReleaseFound: true, path: paths.contact });
  expect(offered()).not.toBeInTheDocument();
  expect(takeOver).not.toHaveBeenCalled();
});

test.each([paths.confirmation, '/ConfirmationPage/', paths.paymentResult])(
  'nothing is offered at %s, and on the next page it is',
  (path) => {
    const { show } = open(path);
    show({ isReleaseFound: true });
    expect(offered()).not.toBeInTheDocument();
    show({ isReleaseFound: true, path: paths.bookingDetails });
    expect(offered()).toBeVisible();
    show({ isReleaseFound: true, path });
    expect(offered()).not.toBeInTheDocument();
  },
);
