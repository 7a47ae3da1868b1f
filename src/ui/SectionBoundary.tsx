import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { SectionFailure } from './SectionFailure.tsx';

/** A section of a page that fails alone, and is hydrated alone: at once where it is pressed, else once the page has nothing else to do. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={SectionFailure}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
