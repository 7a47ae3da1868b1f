import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  <ErrorBoundary at={path} instead={<p>Not loaded</p>}>
    <Page isLost={isLost} />
  </ErrorBoundary>
);

test('a part that throws is replaced, also on the way to another place', () => {
  const { rerender } = render(at('/'));
  expect(screen.getByText('The page')).toBeVisible();
  rerender(at('/about', true));
  expect(screen.getByText('Not loaded')).toBeVisible();
});

test('what is broken stays so at its place, and gets another chance at another one', () => {
  const { rerender } = render(at('/about', true));
  rerender(at('/about'));
  expect(screen.getByText('Not loaded')).toBeVisible();
  rerender(at('/'));
  expect(screen.getByText('The page')).toBeVisible();
});
