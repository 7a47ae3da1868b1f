import type { PageProps } from '../site/page-props.ts';
import { importWithRetry } from '../ui/import-with-retry.ts';
import { requestedComponent } from '../widgets/lazy/lazy-component.tsx';
import type { PageRoute } from './page-route.ts';

/** A route with its page as a component. */
export type LazyPage = ReturnType<typeof lazyPage>;

/** Returns a route whose page's script is fetched when it is first rendered. */
export function lazyPage(route: PageRoute) {
  const Page = requestedComponent<PageProps>(route.load);
  // one after the other, so that a press between them is answered
  const preload = async () => {
    await Page.preload();
    for (const load of route.prefetch ?? []) await importWithRetry(load);
  };
  return {
    ...route,
    Page,
    /** Fetches all scripts of the page ahead; a failure is displayed only when the page opens. */
    preload: () => preload().catch(() => {}),
  };
}
