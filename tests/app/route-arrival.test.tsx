import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RouteArrival } from '../../src/app/frame/RouteArrival.tsx';

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

interface PageProps {
  path: string;
  canonical?: string;
  description?: string;
}

function Page({ path, canonical, description }: PageProps) {
  return (
    <main>
      <title>{path}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      <h1>{path}</h1>
      <RouteArrival path={path} landed="/refundpolicy" />
    </main>
  );
}

const served = '<title>Refund</title><meta name="description" content="Refunds">';
const servedCanonical = '<link rel="canonical" href="https://k.example/refundpolicy">';
const said = () =>
  [...document.head.querySelectorAll('meta[name=description], link[rel=canonical]')].map(
    (tag) => tag.getAttribute('content') ?? tag.getAttribute('href'),
  );

test('a page without a canonical address keeps none of a served page that React never took over', () => {
  document.head.innerHTML = served + servedCanonical;
  render(<Page path="/booking" description="bookings" />);
  expect(said()).toEqual(['bookings']);
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
});

test('nor does a page that says its address later', () => {
  document.head.innerHTML = served + servedCanonical;
  const { rerender } = render(<Page path="/details/x" description="all" />);
  rerender(<Page path="/details/x" description="x" canonical="https://k.example/details/x" />);
  expect(said()).toEqual(['x', 'https://k.example/details/x']);
});
