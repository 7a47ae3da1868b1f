import { memo, useState } from 'react';
import { useSite } from '../../site/site.ts';
import { lazyComponent } from '../../widgets/lazy/lazy-component.tsx';
import { Nothing } from '../../widgets/lazy/Nothing.tsx';
import { useAfter } from './use-after.ts';

/** The time for which a page stands before the site's worker starts, in ms: the page's own calls come first. */
const WORKER_DELAY = 5000;

const LazyConnection = lazyComponent(
  async () => (await import('../../widgets/connection/ConnectionNotices.tsx')).ConnectionNotices,
  { Lost: Nothing, Waiting: Nothing },
);

/**
 * The notices of the connection and of a new release. With them starts the worker that caches pages, which only
 * builds have.
 */
export const ConnectionNotice = memo(function ConnectionNotice() {
  const { isOnline } = useSite().browser;
  // a page that opens without a connection has to say so
  const [delay] = useState(() => (isOnline() ? WORKER_DELAY : 0));
  const isDue = useAfter(delay);
  return import.meta.env.PROD && isDue && <LazyConnection />;
});
