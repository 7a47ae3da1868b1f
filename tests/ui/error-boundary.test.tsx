import { fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Layout } from '../../src/app/layout/Layout.tsx';
import * as paths from '../../src/paths.ts';
import { type OrganisationFacts, organisationFacts } from '../../src/site/organisation-facts.ts';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary.tsx';
import { SectionBoundary } from '../../src/ui/SectionBoundary.tsx';
import { inSite } from '../fixtures/in-site.tsx';
import { render } from '../fixtures/render.tsx';

// React reports to the console every error that a boundary has caught
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

test('a part that fails leaves what is around it, and stands again in its place once it can', () => {
  let isLost = true;
  const Part = () => <Page isLost={isLost} />;
  render(
    <>
      <p>Around it</p>
      <SectionBoundary>
        <Part />
      </SectionBoundary>
    </>,
  );
  const again = () => screen.getByRole('button', { name: 'Load it again' });
  expect(screen.getByText('Around it')).toBeVisible();
  fireEvent.click(again());
  expect(again()).toBeVisible();
  isLost = false;
  fireEvent.click(again());
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load it again' })).not.toBeInTheDocument();
});

test('a header or a footer that fails → the page stands, each says so by itself', () => {
  const facts: OrganisationFacts = {
    ...organisationFacts,
    get brand(): string {
      throw new Error('lost');
    },
  };
  render(
    inSite(
      <Layout>
        <Page />
      </Layout>,
      {},
      { facts },
    ),
  );
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.getAllByText('This part did not load')).toHaveLength(2);
});

test('a page that fails again at once is loaded anew, one that fails later is not', () => {
  const onBrokenAgain = vi.fn();
  let isLost = true;
  const Part = () => <Page isLost={isLost} />;
  const part = (
    <ErrorBoundary
      fallback={({ retry }) => (
        <button type="button" onClick={() => retry(onBrokenAgain)}>
          Again
        </button>
      )}
    >
      <Part />
    </ErrorBoundary>
  );
  const { rerender } = render(part);
  fireEvent.click(screen.getByRole('button'));
  expect(onBrokenAgain).toHaveBeenCalledOnce();
  isLost = false;
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText('The page')).toBeVisible();
  isLost = true;
  rerender(<div key="anew">{part}</div>);
  expect(onBrokenAgain).toHaveBeenCalledOnce();
});
