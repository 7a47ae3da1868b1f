import type { FallbackProps } from './ErrorBoundary.tsx';
import { NotLoaded } from './NotLoaded.tsx';

/** Stands in place of a section that failed, and loads it again where it stands (rule: A part that fails). */
export function SectionFailure({ retry }: FallbackProps) {
  return <NotLoaded what="section" onReload={() => retry()} />;
}
