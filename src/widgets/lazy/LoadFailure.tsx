import { startTransition, useEffect } from 'react';
import { useSite } from '../../site/site.ts';
import type { FallbackProps } from '../../ui/ErrorBoundary.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { LazyCopyTrace } from '../copy/LazyCopyTrace.tsx';
import { LostScriptError } from './lost-script-error.ts';

/**
 * Stands in place of a page or a section that failed. A press loads a section again where it stands; a page, a section of an earlier release,
 * and a section that fails again at once are loaded with the whole page.
 */
export function LoadFailure({
  what = 'section',
  error,
  retry,
}: FallbackProps & { what?: 'page' | 'section' }) {
  const { reload } = useSite().browser;
  const lost = error instanceof LostScriptError ? error : null;
  const isReplaced = lost?.isReplaced ?? false;
  // in its own place, and where the visitor comes to it again
  useEffect(() => lost?.requestAgain(), [lost]);
  return (
    <NotLoaded
      what={what}
      isReplaced={isReplaced}
      onReload={what === 'page' || isReplaced ? reload : () => startTransition(() => retry(reload))}
      support={<LazyCopyTrace />}
    />
  );
}
