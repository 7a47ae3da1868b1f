import type { PageProps } from '../site/page-props.ts';
import { importWithRetry } from '../ui/import-with-retry.ts';
import { requestedComponent } from '../widgets/lazy/lazy-component.tsx';
import type { PageRoute } from './page-route.ts';

/** A route with its page as a component. */
export type LazyPage = ReturnType<typeof lazyPage>;

/** Returns a route whose page's script is fetched when it is first rendered. */
export function lazyPage(route: PageRoute) {
  // one after the other, so that a press between them is answered
  const preload = async () => {
    for (const load of [route.load, ...(route.prefetch ?? [])]) await importWithRetry(load);
  };
  return {
    ...route,
    Page: requestedComponent<PageProps>(route.load),
    /** Fetches all scripts of the page ahead; a failure is displayed only when the page opens. */
    preload: () => preload().catch(() => {}),
  };
}
