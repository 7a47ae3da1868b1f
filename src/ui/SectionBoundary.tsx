import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotLoaded } from './NotLoaded.tsx';

/**
 * A section of a page that fails alone: it says so and can be tried again where it stands (rule: A part that fails).
 */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={({ retry }) => <NotLoaded what="section" onReload={() => retry()} />}>
      {children}
    </ErrorBoundary>
  );
}
