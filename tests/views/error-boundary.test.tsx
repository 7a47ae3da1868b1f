import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as paths from '../../src/paths.ts';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary.tsx';

// React tells the console of every error that a boundary has caught
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Page({ isLost = false }: { isLost?: boolean }) {
  if (isLost) throw new Error('lost');
  return <p>The page</p>;
}

const at = (path: string, isLost = false) => (
  <ErrorBoundary resetKey={path} fallback={<p>Not loaded</p>}>
    <Page isLost={isLost} />
  </ErrorBoundary>
);

test('a part that throws is replaced, also on the way to another place', () => {
  const { rerender } = render(at('/'));
  expect(screen.getByText('The page')).toBeVisible();
  rerender(at(paths.about, true));
  expect(screen.getByText('Not loaded')).toBeVisible();
});

test('a broken page stays broken at its address, and is tried again at another one', () => {
  const { rerender } = render(at(paths.about, true));
  rerender(at(paths.about));
  expect(screen.getByText('Not loaded')).toBeVisible();
  rerender(at('/'));
  expect(screen.getByText('The page')).toBeVisible();
});

test('on the way from a broken place, what stood instead is gone when the new place arrives', () => {
  const arrivals: string[] = [];
  function Arrival({ path }: { path: string }) {
    useEffect(() => {
      arrivals.push(`${path}: ${screen.queryByText('Not loaded') ? 'not loaded' : 'whole'}`);
    }, [path]);
    return null;
  }
  const arriving = (path: string, isLost = false) => (
    <>
      {at(path, isLost)}
      <Arrival path={path} />
    </>
  );
  const { rerender } = render(arriving(paths.about, true));
  rerender(arriving('/'));
  expect(arrivals).toEqual(['/about: not loaded', '/: whole']);
});
