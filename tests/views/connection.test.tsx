import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createConnectionMachines } from '../../src/app/connection-runtime.ts';
import { ConnectionNotices } from '../../src/pages/connection/ConnectionNotices.tsx';
import * as paths from '../../src/paths.ts';
import { render } from '../fixtures/render.tsx';

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

test('without a connection no release is offered; once it is back, it is', () => {
  const { show } = open();
  show({ isReleaseFound: true, isCutOff: true });
  expect(offered()).not.toBeInTheDocument();
  show({ isReleaseFound: true, isCutOff: false });
  expect(offered()).toBeVisible();
});
